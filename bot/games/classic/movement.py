"""How a token goes along the track, and the salary at GO (section 4.3)."""

from bot.games.classic import data, phases
from bot.games.classic.events import DieAwoke, Moved, SalaryPaid
from bot.games.classic.state import State
from bot.kit.contract import Seat, Space, Tell
from bot.kit.mechanics.balances import BANK, pay


def advance(s: State, steps: int, tell: Tell) -> None:
    """The active token goes `steps` forward, 0 after 39 (CLASSIC-14); backward, when negative, for nothing (CLASSIC-27)."""
    seat = s.turns.active
    start = s.spaces[seat]
    space, laps = data.TRACK.move(start, steps)
    s.spaces[seat] = space
    s.legs.append((start, steps))
    tell(Moved(seat, start, space))
    if laps:
        _salary(s, seat, tell)


def _salary(s: State, seat: Seat, tell: Tell) -> None:
    """200 each time GO is passed or reached, once for stopping on it (CLASSIC-25, CLASSIC-26, CLASSIC-216).

    The first one wakes the Speed Die, for the very next roll (CLASSIC-31).
    """
    pay(s.purse, BANK, seat, data.SALARY, tell, SalaryPaid(seat, data.SALARY))
    if s.rules.speed and not s.awake[seat]:
        s.awake[seat] = True
        tell(DieAwoke(seat))


def forward(s: State, space: Space, tell: Tell, *, nearest: bool = False) -> None:
    """Forward to `space`, which is then resolved like any landing (CLASSIC-98)."""
    s.stack.append(phases.ToArrive(nearest))
    advance(s, data.TRACK.distance(s.spaces[s.turns.active], space), tell)


def back(s: State, steps: int, tell: Tell) -> None:
    """So many spaces back without salary; the space reached is resolved (CLASSIC-100)."""
    s.stack.append(phases.ToArrive())
    advance(s, -steps, tell)
