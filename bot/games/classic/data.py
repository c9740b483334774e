"""The numbers of the classic game: stock, fixed sums, deeds and cards (section 7). Money in whole credits."""

import msgspec

from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.movement import Track

STARTING_CASH: Cash = 1_500
SPEED_CASH: Cash = 1_000
"""What each player has more with the Speed Die (CLASSIC-7)."""
SALARY: Cash = 200
FINE: Cash = 50
SHOPS, TOWERS = 32, 12
"""The Bank's buildings (CLASSIC-5)."""
SHOPS_EACH, TOWER = 4, 5
"""Levels: shops a place holds at most, and the level of a tower."""
TIMES, BOTH_TIMES = 4, 10
"""What a Machine's rent is times the dice: with one Machine, with both (CLASSIC-71)."""
TURNS_IN_JAIL = 3
HOURS = 168
"""The longest limit that may be set, in hours (CLASSIC-165)."""

EACH: Seat = -2
"""The creditor of a debt to each other player (CLASSIC-102); who they are stands in the state's `shares`."""

BUS, MISTER = 4, (5, 6)
"""Faces of the Speed Die by the fall of a common die: 1, 2, 3, then Bus, Mr M, Mr M (CLASSIC-30)."""
NUMBERS = 3
SPEED: tuple[str, ...] = ("none", "1", "2", "3", "bus", "mister", "mister")
"""The word of each face; `none` where the die was not thrown."""
FIRST, SECOND, SUM = "first", "second", "sum"

GO, PLACE, FACTION, MACHINE, JAIL, PARKING = "go", "place", "faction", "machine", "jail", "parking"
GO_TO_JAIL, LEAP, CHEST, TAX = "go-to-jail", "leap", "chest", "tax"
TRACK = Track(40)

SHOP_LOT, TOWER_LOT = -1, -2
"""The lots of a shortage auction: an `Auction` has one of these where others have a space."""
SHOP, TOWER_KIND = "shop", "tower"
KINDS: dict[int, str] = {SHOP_LOT: SHOP, TOWER_LOT: TOWER_KIND}

JAIL_CARDS: dict[str, str] = {LEAP: "card-jail-1", CHEST: "card-jail-2"}
"""The word of each deck's jail card, as it is kept and traded (CLASSIC-103)."""

RENT, TAX_DUE, FINE_DUE, CARD, INTEREST = "rent", "tax", "fine", "card", "interest"
"""What a payment is for."""


class Square(msgspec.Struct, frozen=True):
    """A space. `price` of what can be bought, or the tax of a tax space; `rents` bare, with 1 to 4 shops, with a tower.

    `rents` of a Faction are by how many its owner has. `shop` is the price of a shop and of a tower, `mortgage` what
    the Bank lends. `group` is a colour, `faction` or `machine`.
    """

    kind: str
    group: str = ""
    price: Cash = 0
    rents: tuple[Cash, ...] = ()
    shop: Cash = 0
    mortgage: Cash = 0


class Face(msgspec.Struct, frozen=True):
    """A card. `word` names it; `effect` is one of those in `cards.EFFECTS`.

    `amount` and `tower` are sums, `space` where it sends, `kind` the family it looks for, `steps` how far back.
    """

    word: str
    effect: str
    amount: Cash = 0
    tower: Cash = 0
    space: Space = -1
    kind: str = ""
    steps: int = 0


_FACTION_RENTS = (25, 50, 100, 200)
_PRICES: dict[str, Cash] = {
    **dict.fromkeys(("brown", "sky"), 50),
    **dict.fromkeys(("pink", "orange"), 100),
    **dict.fromkeys(("red", "yellow"), 150),
    **dict.fromkeys(("green", "blue"), 200),
}
"""What a shop, and a tower, costs by group (table 7.2)."""
_PLACES: dict[Space, tuple[str, Cash, tuple[Cash, ...]]] = {
    1: ("brown", 60, (2, 10, 30, 90, 160, 250)),
    3: ("brown", 60, (4, 20, 60, 180, 320, 450)),
    6: ("sky", 100, (6, 30, 90, 270, 400, 550)),
    8: ("sky", 100, (6, 30, 90, 270, 400, 550)),
    9: ("sky", 120, (8, 40, 100, 300, 450, 600)),
    11: ("pink", 140, (10, 50, 150, 450, 625, 750)),
    13: ("pink", 140, (10, 50, 150, 450, 625, 750)),
    14: ("pink", 160, (12, 60, 180, 500, 700, 900)),
    16: ("orange", 180, (14, 70, 200, 550, 750, 950)),
    18: ("orange", 180, (14, 70, 200, 550, 750, 950)),
    19: ("orange", 200, (16, 80, 220, 600, 800, 1_000)),
    21: ("red", 220, (18, 90, 250, 700, 875, 1_050)),
    23: ("red", 220, (18, 90, 250, 700, 875, 1_050)),
    24: ("red", 240, (20, 100, 300, 750, 925, 1_100)),
    26: ("yellow", 260, (22, 110, 330, 800, 975, 1_150)),
    27: ("yellow", 260, (22, 110, 330, 800, 975, 1_150)),
    29: ("yellow", 280, (24, 120, 360, 850, 1_025, 1_200)),
    31: ("green", 300, (26, 130, 390, 900, 1_100, 1_275)),
    32: ("green", 300, (26, 130, 390, 900, 1_100, 1_275)),
    34: ("green", 320, (28, 150, 450, 1_000, 1_200, 1_400)),
    37: ("blue", 350, (35, 175, 500, 1_100, 1_300, 1_500)),
    39: ("blue", 400, (50, 200, 600, 1_400, 1_700, 2_000)),
}
"""Group, price and rents of the 22 places (table 7.2)."""
_OTHERS: dict[Space, Square] = {
    0: Square(GO),
    4: Square(TAX, price=200),
    10: Square(JAIL),
    20: Square(PARKING),
    30: Square(GO_TO_JAIL),
    38: Square(TAX, price=100),
    **dict.fromkeys((7, 22, 36), Square(LEAP)),
    **dict.fromkeys((2, 17, 33), Square(CHEST)),
    **dict.fromkeys((5, 15, 25, 35), Square(FACTION, FACTION, 200, _FACTION_RENTS, mortgage=100)),
    **dict.fromkeys((12, 28), Square(MACHINE, MACHINE, 150, (TIMES, BOTH_TIMES), mortgage=75)),
}


def _square(space: Space) -> Square:
    """One space of table 7.1; a mortgage brings half the price."""
    if space in _OTHERS:
        return _OTHERS[space]
    group, price, rents = _PLACES[space]
    return Square(PLACE, group, price, rents, _PRICES[group], price // 2)


SQUARES: tuple[Square, ...] = tuple([_square(space) for space in range(40)])
"""The board in order (table 7.1)."""

TO, NEAREST, BACK, KEEP, TO_JAIL, REPAIRS = "to", "nearest", "back", "keep", "to-jail", "repairs"
PAY, COLLECT, PAY_EACH, FROM_EACH, BACK_TO, CHOICE = "pay", "collect", "pay-each", "from-each", "back-to", "choice"
FACES: tuple[Face, ...] = (
    Face("", ""),
    Face("lf1", TO, space=0),
    Face("lf2", TO, space=24),
    Face("lf3", TO, space=11),
    Face("lf4", TO, space=5),
    Face("lf5", TO, space=39),
    Face("lf6", NEAREST, kind=FACTION),
    Face("lf7", NEAREST, kind=FACTION),
    Face("lf8", NEAREST, kind=MACHINE),
    Face("lf9", KEEP),
    Face("lf10", BACK, steps=3),
    Face("lf11", TO_JAIL),
    Face("lf12", REPAIRS, 25, 100),
    Face("lf13", PAY, 15),
    Face("lf14", PAY_EACH, 50),
    Face("lf15", COLLECT, 150),
    Face("lf16", COLLECT, 50),
    Face("lf17", TO, space=15),
    Face("lf18", COLLECT, 100),
    Face("lf19", PAY, 150),
    Face("lf20", PAY, 20),
    Face("lf21", REPAIRS, 40, 115),
    Face("tc1", TO, space=0),
    Face("tc2", COLLECT, 200),
    Face("tc3", PAY, 50),
    Face("tc4", COLLECT, 50),
    Face("tc5", KEEP),
    Face("tc6", TO_JAIL),
    Face("tc7", COLLECT, 100),
    Face("tc8", COLLECT, 20),
    Face("tc9", FROM_EACH, 10),
    Face("tc10", COLLECT, 100),
    Face("tc11", PAY, 100),
    Face("tc12", PAY, 50),
    Face("tc13", COLLECT, 25),
    Face("tc14", REPAIRS, 40, 115),
    Face("tc15", COLLECT, 10),
    Face("tc16", COLLECT, 100),
    Face("tc17", BACK_TO, space=1),
    Face("tc18", CHOICE, 10),
)
"""The cards of tables 7.4 to 7.6 by number."""
_NUMBER = {face.word: number for number, face in enumerate(FACES)}
INTERNATIONAL, HERITAGE = "international", "heritage"


def _cards(*words: str) -> tuple[Card, ...]:
    return tuple([_NUMBER[word] for word in words])


LEAP_DECKS: dict[str, tuple[int, ...]] = {
    INTERNATIONAL: tuple(range(1, 17)),
    HERITAGE: (1, 2, 3, 5, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21),
}
CHEST_DECKS: dict[str, tuple[int, ...]] = {INTERNATIONAL: tuple(range(1, 17)), HERITAGE: (*range(1, 14), 15, 17, 18)}
LEAP_CARDS: dict[str, tuple[Card, ...]] = {
    deck: _cards(*(f"lf{n}" for n in numbers)) for deck, numbers in LEAP_DECKS.items()
}
CHEST_CARDS: dict[str, tuple[Card, ...]] = {
    deck: _cards(*(f"tc{n}" for n in numbers)) for deck, numbers in CHEST_DECKS.items()
}
"""The 16 cards of each deck by the option `deck` (tables 7.4 to 7.6)."""
