"""How a token goes along the track, and the salary at GO (section 3)."""

from bot.games.city import data, phases
from bot.games.city.events import Moved, SalaryPaid
from bot.games.city.state import State, owned
from bot.kit.contract import Cash, Seat, Space, Tell
from bot.kit.mechanics.balances import BANK, pay


def advance(s: State, steps: int, tell: Tell) -> None:
    """The active token goes `steps` forward (CITY-16), backward when negative, over GO for nothing then (CITY-20)."""
    seat = s.turns.active
    start = s.spaces[seat]
    space, laps = data.TRACK.move(start, steps)
    s.spaces[seat], s.start, s.steps = space, start, steps
    tell(Moved(seat, start, space))
    if laps:
        amount = salary(s, seat, exact=space == data.GO)
        pay(s.purse, BANK, seat, amount, tell, SalaryPaid(seat, amount))


def salary(s: State, seat: Seat, *, exact: bool) -> Cash:
    """2M for crossing or reaching GO (CITY-17, CITY-19, CITY-34), and 1M for each own stadium (CITY-18).

    With the option, an exact landing pays 4M (CITY-201).
    """
    stadiums = sum([p.stadium for p in owned(s, seat)])
    return data.SALARY * (2 if exact and s.rules.double_go else 1) + data.STADIUM_INCOME * stadiums


def forward(s: State, space: Space, tell: Tell) -> None:
    """Forward to `space`, which is then resolved in full."""
    s.stack.append(phases.ToArrive())
    advance(s, data.TRACK.distance(s.spaces[s.turns.active], space), tell)


def back(s: State, steps: int, tell: Tell) -> None:
    """So many spaces back without salary; the space reached is resolved in full."""
    s.stack.append(phases.ToArrive())
    advance(s, -steps, tell)
