"""The six-chip limit: what is left on the space at the start of a turn (section 3)."""

from bot.games.builder import chips
from bot.games.builder.actions import Drop
from bot.games.builder.data import ITEMS, KINDS
from bot.games.builder.events.chips import ChipsDropped
from bot.games.builder.state import State, surplus
from bot.kit.contract import Rng, Seat, Tell


def drop(s: State, seat: Seat, action: Drop, _dice: Rng, tell: Tell) -> None:
    """Exactly the surplus stays on the space under the token (BUILDER-20, BUILDER-21), in jail on its corner (BUILDER-97)."""
    counts = chips.counted(action.chips)
    chips.lay(s, seat, counts)
    s.stack.pop()
    tell(ChipsDropped(seat, s.spaces[seat], chips.words(counts)))


def usual(s: State) -> Drop:
    """One at a time from the type held most; ties in the order boat, excavator, crane, truck (phase LEAVE_EXCESS)."""
    seat = s.turns.active
    left, gone = list(s.chips[seat]), [0, 0, 0, 0]
    for _ in range(surplus(s, seat)):
        kind = max(KINDS, key=lambda kind: (left[kind], kind))
        left[kind] -= 1
        gone[kind] += 1
    return Drop(tuple([word for kind in KINDS for word in ITEMS[kind][: gone[kind]]]))
