"""How a token goes along the track: chips and salary on the way (sections 3 and 6)."""

from bot.games.builder import data
from bot.games.builder.chips import pick_up
from bot.games.builder.events import Moved
from bot.games.builder.events.money import SalaryPaid
from bot.games.builder.state import State
from bot.kit.contract import Seat, Space, Tell
from bot.kit.mechanics.balances import BANK, pay


def advance(s: State, seat: Seat, steps: int, tell: Tell) -> None:
    """So many spaces forward, backward when negative, taking chips and salary in path order (BUILDER-43, BUILDER-47).

    Chips are taken on every space passed and on the last, by dice and cards alike, forward and backward (BUILDER-25,
    BUILDER-27); the space that the move starts from is not passed (BUILDER-26). GO pays 200 each time it is passed or
    reached forward (BUILDER-44), nothing backward (BUILDER-45).
    """
    start = s.spaces[seat]
    space, laps = data.TRACK.move(start, steps)
    s.spaces[seat], s.start, s.steps = space, start, steps
    tell(Moved(seat, start, space))
    way = data.TRACK.trail(start, steps)[1:] if s.lying else ()
    if s.lying.keys().isdisjoint(way):
        if laps:
            _salary(s, seat, tell)
        return
    for passed in way:
        if passed == data.GO and steps > 0:
            _salary(s, seat, tell)
        if passed in s.lying:
            pick_up(s, seat, passed, tell)


def _salary(s: State, seat: Seat, tell: Tell) -> None:
    pay(s.purse, BANK, seat, data.SALARY, tell, SalaryPaid(seat, data.SALARY))


def forward(s: State, seat: Seat, space: Space, tell: Tell) -> None:
    """Forward to `space`, a whole round if it is the own one."""
    advance(s, seat, data.TRACK.distance(s.spaces[seat], space) or data.TRACK.size, tell)
