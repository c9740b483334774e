"""The pack of Deal: colours with their rent ladders, all 106 cards, and what is printed on them (section 17)."""

from collections.abc import Callable
from itertools import chain

import msgspec

from bot.kit.contract import Card, Cash


class Colour(msgspec.Struct, frozen=True):
    """A colour group (table 17.1): its word, the size of a set (DEAL-35), the rent by cards, the value of a standard card, buildings or not."""

    word: str
    size: int
    ladder: tuple[Cash, ...]
    value: Cash
    built: bool = True


COLOURS: dict[str, Colour] = {
    colour.word: colour
    for colour in (
        Colour("brown", 2, (1, 2), 1),
        Colour("light-blue", 3, (1, 2, 3), 1),
        Colour("pink", 3, (1, 2, 4), 2),
        Colour("orange", 3, (1, 3, 5), 2),
        Colour("red", 3, (2, 3, 6), 3),
        Colour("yellow", 3, (2, 4, 6), 3),
        Colour("green", 3, (2, 4, 7), 4),
        Colour("dark-blue", 2, (3, 8), 4),
        Colour("station", 4, (1, 2, 3, 4), 2, built=False),
        Colour("utility", 2, (1, 2), 2, built=False),
    )
}
"""In table order, which decides ties (section 0.1)."""

MONEY, PROPERTY, WILD, ACTION, RENT = "money", "property", "wild", "action", "rent"
BREAKER, FORCED, SLY, NO, COLLECTOR, BIRTHDAY, DOUBLE, HOUSE, HOTEL, PASS_GO = (
    *("deal-breaker", "forced-deal", "sly-deal", "just-say-no", "debt-collector"),
    *("birthday", "double-rent", "house", "hotel", "pass-go"),
)


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card. `kind` is money, property, wild, action or rent; `word` names the card.

    `value` is its bank value, 0 for the multicolour wild, which cannot pay. `colours`: where a property or wild may
    lie, or what a rent card may charge. `code` is the card's code in the rules (section 0.1), copies with a letter.
    """

    kind: str
    word: str
    value: Cash
    colours: tuple[str, ...] = ()
    code: str = ""


def _copies(count: int, face: Face) -> list[Face]:
    """`count` equal cards, their codes told apart by a letter."""
    if count == 1:
        return [face]
    return [msgspec.structs.replace(face, code=f"{face.code}-{chr(ord('a') + copy)}") for copy in range(count)]


SHORT = dict(zip(COLOURS, ("BR", "LB", "PK", "OR", "RD", "YL", "GR", "DB", "ST", "UT"), strict=True))
_PROPERTIES = [
    Face(PROPERTY, f"{word}-{number}", colour.value, (word,), f"{SHORT[word]}{number}")
    for word, colour in COLOURS.items()
    for number in range(1, {"brown": 2, "dark-blue": 2, "utility": 2, "station": 4}.get(word, 3) + 1)
]
EVERY = tuple(COLOURS)


def _wild(first: str, second: str, value: Cash) -> Face:
    return Face(WILD, "wild", value, (first, second), f"W-{SHORT[first]}{SHORT[second]}")


def _rent(first: str, second: str) -> Face:
    return Face(RENT, "rent", 1, (first, second), f"R-{SHORT[first]}{SHORT[second]}")


FACES: tuple[Face, ...] = tuple(
    chain(
        *(
            _copies(count, Face(MONEY, "money", value, code=f"M{value}"))
            for value, count in ((1, 6), (2, 5), (3, 3), (4, 3), (5, 2), (10, 1))
        ),
        _PROPERTIES,
        _copies(1, _wild("brown", "light-blue", 1)),
        _copies(1, _wild("light-blue", "station", 4)),
        _copies(2, _wild("pink", "orange", 2)),
        _copies(2, _wild("red", "yellow", 3)),
        _copies(1, _wild("dark-blue", "green", 4)),
        _copies(1, _wild("green", "station", 4)),
        _copies(1, _wild("station", "utility", 2)),
        _copies(2, Face(WILD, "wild-any", 0, EVERY, "W-ANY")),
        *(
            _copies(count, Face(ACTION, word, value, code=code))
            for word, code, count, value in (
                *((BREAKER, "DBREAK", 2, 5), (FORCED, "FORCED", 3, 3), (SLY, "SLY", 3, 3), (NO, "NO", 3, 4)),
                *((COLLECTOR, "DEBT", 3, 3), (BIRTHDAY, "BDAY", 3, 2), (DOUBLE, "DOUBLE", 2, 1)),
                *((HOUSE, "HOUSE", 3, 3), (HOTEL, "HOTEL", 2, 4), (PASS_GO, "GO", 10, 1)),
            )
        ),
        _copies(2, _rent("brown", "light-blue")),
        _copies(2, _rent("pink", "orange")),
        _copies(2, _rent("red", "yellow")),
        _copies(2, _rent("dark-blue", "green")),
        _copies(2, _rent("station", "utility")),
        _copies(3, Face(RENT, "rent-any", 3, EVERY, "R-ANY")),
    )
)
"""One pack by serial number less one, in the order of section 17; a second pack goes on with 107 (section 0.1)."""
PACK = len(FACES)
_BOTH = (Face("", "", 0), *FACES, *FACES)
face: Callable[[Card], Face] = _BOTH.__getitem__
"""What is printed on a card of either pack; cards count from 1."""
VALUES: tuple[Cash, ...] = tuple([printed.value for printed in _BOTH])
"""The bank value of each card."""
WILDS: frozenset[Card] = frozenset([card for card, printed in enumerate(_BOTH) if printed.kind == WILD])
ANCHORS: frozenset[Card] = frozenset(
    [card for card, printed in enumerate(_BOTH) if printed.kind in (PROPERTY, WILD) and printed.value]
)
"""What makes a set more than multicolour wilds (section 0.1)."""
PROPERTIES: frozenset[Card] = frozenset([card for card, printed in enumerate(_BOTH) if printed.kind == PROPERTY])
