"""The one door through which chips move: bank, players, spaces (BUILDER-9)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.games.builder import data
from bot.games.builder.events.chips import ChipsPickedUp, ChipsReceived
from bot.games.builder.state import State
from bot.kit.contract import Goods, Seat, Space, Tell


def words(counts: Sequence[int]) -> Goods:
    """A word for each chip, in the order of the types."""
    return _words(tuple(counts))


@lru_cache(maxsize=4096)
def _words(counts: tuple[int, ...]) -> Goods:
    return tuple([data.CHIPS[kind] for kind in data.KINDS for _ in range(counts[kind])])


def counted(items: Iterable[int | str]) -> list[int]:
    """How many of each type are named, by plain or numbered words."""
    counts = [0, 0, 0, 0]
    for item in items:
        counts[data.TYPE[str(item)]] += 1
    return counts


def items(counts: Sequence[int], most: int = data.STOCK) -> tuple[str, ...]:
    """Chips as things to choose, at most so many of a type."""
    return _items(tuple(counts), most)


@lru_cache(maxsize=4096)
def _items(counts: tuple[int, ...], most: int) -> tuple[str, ...]:
    return tuple([word for kind in data.KINDS for word in data.ITEMS[kind][: min(counts[kind], most)]])


def receive(s: State, seat: Seat, kind: int, count: int) -> int:
    """Chips from the bank, as far as it has them (BUILDER-42, BUILDER-88); how many."""
    given = count if count <= s.bank[kind] else s.bank[kind]
    s.bank[kind] -= given
    s.chips[seat][kind] += given
    return given


def gift(s: State, seat: Seat, kind: int, why: str, tell: Tell) -> None:
    """Two chips of a type from the bank, told even if it has none left."""
    counts = [0, 0, 0, 0]
    counts[kind] = receive(s, seat, kind, data.GIFT)
    tell(ChipsReceived(seat, words(counts), why))


def give_back(s: State, seat: Seat, counts: Sequence[int]) -> None:
    """Chips to the bank."""
    held = s.chips[seat]
    for kind in data.KINDS:
        held[kind] -= counts[kind]
        s.bank[kind] += counts[kind]


def hand_over(s: State, giver: Seat, taker: Seat, counts: Sequence[int]) -> None:
    """Chips from player to player."""
    for kind in data.KINDS:
        s.chips[giver][kind] -= counts[kind]
        s.chips[taker][kind] += counts[kind]


def lay(s: State, seat: Seat, counts: Sequence[int]) -> None:
    """Chips are left on the space where the token stands; they belong to nobody there (BUILDER-29)."""
    pile = s.lying.setdefault(s.spaces[seat], [0, 0, 0, 0])
    for kind in data.KINDS:
        s.chips[seat][kind] -= counts[kind]
        pile[kind] += counts[kind]


def pick_up(s: State, seat: Seat, space: Space, tell: Tell) -> None:
    """A token takes all that lies on a space, whoever owns it (BUILDER-25)."""
    pile = s.lying.pop(space, None)
    if pile is None:
        return
    for kind in data.KINDS:
        s.chips[seat][kind] += pile[kind]
    tell(ChipsPickedUp(seat, space, words(pile)))
