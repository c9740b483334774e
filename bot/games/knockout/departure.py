"""Leaving: a partner goes on alone; a side without players has resigned (section 15)."""

from bot.games.knockout import events, phases
from bot.games.knockout.actions import Leave
from bot.games.knockout.state import HAND, OUT, State, colour, side_at, side_of, token
from bot.kit.contract import Rng, Seat, Tell


def leave(s: State, seat: Seat, _action: Leave, _dice: Rng, tell: Tell) -> None:
    """At any time (KNOCKOUT-180)."""
    index = side_at(s, seat)
    if index is None:
        return
    side = s.sides[index]
    side.members.remove(seat)
    if side.members:
        asked = s.pending  # the partner takes over the running wait, with its deadline: the decision stays the same one
        if isinstance(asked, (phases.ToSlide, phases.ToRetry, phases.ToChance)) and asked.seat == seat:
            asked.seat = side.members[0]
        tell(events.LeftGame(seat, colour(s, index)))
        return
    _resign(s, index)
    tell(events.Resigned(seat, colour(s, index)))


def _resign(s: State, index: int) -> None:
    """Its waits are dropped, its tokens in hand, and one paid for and not yet slid, are out.

    Those on the board stay as obstacles until the round ends (KNOCKOUT-181).
    """
    for t in s.sides[index].tokens:
        if t.status == HAND:
            t.status = OUT
    asked = s.pending
    if asked is None or side_of(s, asked.token) != index:
        return
    if isinstance(asked, phases.ToSlide):
        token(s, asked.token).status = OUT
    s.pending = None
