"""Boards as data: what a group may change of a game's board, and the canonical text in which a table keeps it.

A game says by a `Frame` what can be changed; `bot.kit.boards.board_parser` reads a group's file against it.
"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from bot.kit.contract import Cash, Space

BOARD = "board"
"""The option by which a host chooses the board; for a group's own, `setup` gets its canonical text."""
USUAL = "usual"
"""The word of the board that a game brings, where it brings one only."""
LARGEST = 20_000
"""Bytes of a canonical text at most: it goes with every step of a table into the database."""
Texts = dict[str, str]
"""What is said by language, the one given first in front; the language "" stands for all."""
Sums = dict[str, Cash | tuple[Cash, ...]]
"""Amounts by field, and those that belong together in their order."""


class AmountSpec(msgspec.Struct, frozen=True):
    """An amount that may be changed, within bounds and in steps; `usual` is what the game's board says."""

    low: Cash
    high: Cash
    step: Cash = 1
    usual: Cash = 0


class Ladder(msgspec.Struct, frozen=True):
    """Amounts of which none is below the one before, as many as `usual` has."""

    low: Cash
    high: Cash
    step: Cash = 1
    usual: tuple[Cash, ...] = ()


Fields = Mapping[str, AmountSpec | Ladder]


class CardSchema(msgspec.Struct, frozen=True):
    """A card: how often it may be in its pile, its amounts, and the space it sends to, if it names one.

    `kept` is the word under which it is kept and traded where that is another.
    """

    most: int
    sums: Mapping[str, AmountSpec] = {}
    space: Space | None = None
    kept: str = ""


class Pile(msgspec.Struct, frozen=True):
    """Cards drawn from together, by word, with how many there usually are; the number of all has bounds."""

    usual: Mapping[str, int]
    low: int
    high: int


class BoardSchema(msgspec.Struct, frozen=True):
    """What may be changed of a game's board.

    `spaces` are all of them in their order, `groups` and `cards` by word. `below`: pairs of fields of a space, of which
    the first (the first of a ladder) may not be more than the second. Keys of sentences are those of the game without
    its own key in front.
    """

    game: str
    spaces: tuple[Fields, ...]
    groups: Mapping[str, Fields]
    cards: Mapping[str, CardSchema]
    piles: tuple[Pile, ...] = ()
    below: tuple[tuple[str, str], ...] = ()
    title_key: str = "value-card-{}"
    text_key: str = "card-{}"
    group_key: str = "group-{}"


class SpaceOverrides(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A space: its name, the name as it stands after "of", "at" and with its article, its amounts."""

    name: Texts = {}
    of: Texts = {}
    at: Texts = {}
    the: Texts = {}
    sums: Sums = {}


class GroupOverrides(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A colour group: its name and the amounts that its districts share."""

    name: Texts = {}
    sums: Sums = {}


class CardOverrides(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card: title, text, how many there are, its amounts."""

    title: Texts = {}
    text: Texts = {}
    copies: int | None = None
    sums: dict[str, Cash] = {}


class BoardOverrides(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a group has changed; all else is as on the game's own board.

    `money` is how an amount is written; `#` stands for the figures, and without it the text follows them.
    """

    game: str = ""
    title: Texts = {}
    money: Texts = {}
    spaces: dict[Space, SpaceOverrides] = {}
    groups: dict[str, GroupOverrides] = {}
    cards: dict[str, CardOverrides] = {}

    def sums(self, space: Space) -> Sums:
        """The amounts of a space that are changed."""
        found = self.spaces.get(space)
        return {} if found is None else found.sums

    def card(self, card: str) -> CardOverrides:
        """What is changed of a card."""
        return self.cards.get(card, _CARD)


_CARD = CardOverrides()
_NOTHING = BoardOverrides()


def is_shared(board: str) -> bool:
    """Whether a board is a group's own, not the word of a shipped one."""
    return board.startswith("{")


def canonical(own: BoardOverrides) -> str:
    """The text in which a table keeps a board: the same for the same board, and nothing in it but what is changed."""
    return msgspec.json.encode(own).decode()


@lru_cache(maxsize=64)
def own(board: str) -> BoardOverrides:
    """What the canonical text `board` changes; nothing where it is the word of a shipped board.

    Raises ValueError for a text that is no board.
    """
    return msgspec.json.decode(board, type=BoardOverrides) if is_shared(board) else _NOTHING


def localized(texts: Texts, lang: str) -> str:
    """The text for a language: its own, the one for all, or the one given first; empty where there is none."""
    if not texts:
        return ""
    return texts.get(lang) or texts.get("") or next(iter(texts.values()))


def amount(sums: Mapping[str, Cash | tuple[Cash, ...]], field: str, usual: Cash) -> Cash:
    """The amount of a field as changed, else as usual."""
    found = sums.get(field, usual)
    return found if isinstance(found, int) else usual


def ladder(sums: Sums, field: str, usual: tuple[Cash, ...]) -> tuple[Cash, ...]:
    """The amounts of a field as changed, else as usual."""
    found = sums.get(field, usual)
    return found if isinstance(found, tuple) else usual


def copies(own_: BoardOverrides, pile: Mapping[str, int]) -> dict[str, int]:
    """How many there are of each card of a pile, as changed, else as usual."""
    found = {word: own_.card(word).copies for word in pile}
    return {word: usual if (changed := found[word]) is None else changed for word, usual in pile.items()}
