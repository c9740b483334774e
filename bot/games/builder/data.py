"""The board of Builder: spaces, deeds, island, cards, costs, points and fixed amounts (sections 22 to 24).

What nobody could be found to publish was made to fit what is known: such a value is marked [designed] where it stands,
so that whoever owns the box can correct it in one line. Section 26 of the rules lists them all.
"""

import msgspec

from bot.kit.contract import Card, Cash, Space
from bot.kit.mechanics.movement import Track

# ---- money

STARTING_CASH: Cash = 900
STEP: Cash = 5
"""The smallest note: every sum named is a multiple of it, and bids rise by it at least (BUILDER-4, BUILDER-53)."""
FIRST_BID: Cash = 10
SALARY: Cash = 200
FINE: Cash = 50
ATTEMPTS = 3
"""Rolls for a double in a stay in jail (BUILDER-95)."""
RENT, FINE_DUE, CARD = "rent", "fine", "card"
"""What a payment is for."""

# ---- chips

TRUCK, CRANE, EXCAVATOR, BOAT = range(4)
CHIPS = ("truck", "crane", "excavator", "boat")
"""The four types, in the order that counts wherever one is needed."""
KINDS = range(4)
STOCK = 20
"""Chips of each type in the box (BUILDER-9)."""
STARTING_CHIPS = 4
LIMIT = 6
"""Chips that may be held when a turn begins (BUILDER-20)."""
GIFT = 2
"""What a deed, a 6, a space or a delivery brings (BUILDER-36, BUILDER-37, BUILDER-80, BUILDER-81)."""
COMMON = 6
"""The total at which everybody takes chips of the own kind (BUILDER-37)."""
RATE, PARKING_RATE = 4, 2
"""Chips given for one: to the bank (BUILDER-102), on Free Parking (BUILDER-83)."""
ITEMS: tuple[tuple[str, ...], ...] = tuple(tuple(f"{chip}-{n}" for n in range(1, STOCK + 1)) for chip in CHIPS)
"""Chips as things to choose or trade: `crane-3` is the third crane of whoever holds three."""
TYPE: dict[str, int] = {word: kind for kind in KINDS for word in (CHIPS[kind], *ITEMS[kind])}
"""The type of a chip by its word, numbered or not."""
ROLL_TABLE: dict[int, int] = {
    # [designed] each type 9 chances in 36
    **dict.fromkeys((5, 6), TRUCK),
    **dict.fromkeys((8, 9), CRANE),
    **dict.fromkeys((4, 7), EXCAVATOR),
    **dict.fromkeys((2, 3, 10, 11, 12), BOAT),
}
"""Roll for Resources: the type by the total (BUILDER-81)."""

# ---- the board

TRACK = Track(32)  # [designed]
GO, JAIL = 0, 8  # [designed]
SPACES: tuple[str, ...] = (
    # [designed] the order; the kinds are the rulebook's
    *("go", "deed", "chance", "deed", "collect", "deed", "roll", "deed"),
    *("jail", "deed", "steal", "deed", "collect", "deed", "chance", "deed"),
    *("parking", "deed", "chance", "deed", "collect", "deed", "roll", "deed"),
    *("go-to-jail", "deed", "steal", "deed", "collect", "deed", "chance", "deed"),
)
"""What each of the 32 spaces is."""
COLLECT: dict[Space, int] = {4: TRUCK, 12: CRANE, 20: EXCAVATOR, 28: BOAT}  # [designed] one type for each space


class Title(msgspec.Struct, frozen=True):
    """What is printed on a deed. `number` is the total that brings two chips of type `chip`."""

    space: Space
    group: str
    price: Cash
    rent: Cash
    number: int
    chip: int

    @property
    def mortgage(self) -> Cash:
        """Half the price (BUILDER-126)."""
        return self.price // 2  # [designed]

    @property
    def repay(self) -> Cash:
        """Mortgage value and a tenth, rounded up to a note (BUILDER-126)."""
        return -(-self.mortgage * 11 // (10 * STEP)) * STEP  # [designed]


_TITLES: tuple[tuple[Space, str, Cash, Cash, int, int], ...] = (
    # space, colour, price [designed], rent [designed], number [designed], chip [designed but Courcelles']
    (1, "brown", 60, 10, 10, TRUCK),
    (3, "brown", 60, 20, 9, EXCAVATOR),
    (5, "sky", 100, 30, 5, CRANE),
    (7, "sky", 120, 40, 4, EXCAVATOR),
    (9, "pink", 140, 50, 4, BOAT),
    (11, "pink", 160, 60, 5, TRUCK),
    (13, "orange", 180, 70, 11, BOAT),
    (15, "orange", 200, 80, 8, CRANE),
    (17, "red", 220, 90, 2, TRUCK),
    (19, "red", 240, 100, 7, EXCAVATOR),
    (21, "yellow", 260, 110, 10, CRANE),
    (23, "yellow", 280, 120, 9, BOAT),
    (25, "green", 300, 130, 3, CRANE),
    (27, "green", 320, 150, 8, BOAT),
    (29, "blue", 350, 175, 12, EXCAVATOR),
    (31, "blue", 400, 200, 7, TRUCK),
)
TITLES: dict[Space, Title] = {title[0]: Title(*title) for title in _TITLES}
"""The 16 deeds in board order."""
PLACE: tuple[int, ...] = tuple(list(TITLES).index(space) if space in TITLES else -1 for space in range(32))
"""A deed's place among the 16 by its space; -1 for other spaces."""
SET_POINTS: dict[str, int] = {
    **dict.fromkeys(("brown", "sky"), 2),
    **dict.fromkeys(("pink", "orange"), 3),
    **dict.fromkeys(("red", "yellow"), 4),
    **dict.fromkeys(("green", "blue"), 5),
}
"""What a complete set counts in the end, by colour (BUILDER-78)."""
GROUPS: dict[str, tuple[Space, ...]] = {
    group: tuple(space for space, title in TITLES.items() if title.group == group) for group in SET_POINTS
}
"""The two spaces of each colour (BUILDER-76)."""
SETS: tuple[tuple[int, int, int], ...] = tuple(
    (PLACE[first], PLACE[second], SET_POINTS[group]) for group, (first, second) in GROUPS.items()
)
"""The places of both deeds of each colour, and what they count together (BUILDER-78)."""
SPACES_OF_DEEDS: tuple[Space, ...] = tuple(TITLES)
"""A deed's space by its place among the 16."""
PARTNER: tuple[int, ...] = tuple(
    PLACE[other] for space, title in TITLES.items() for other in GROUPS[title.group] if other != space
)
"""The place of the other deed of the colour, by a deed's place."""
PRODUCERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(PLACE[space] for space, title in TITLES.items() if title.number == total) for total in range(13)
)
"""The places of the deeds that bring chips at each total (BUILDER-36)."""

# ---- the island

MAP: tuple[str, ...] = (
    # [designed] foundations by row and column; a dot is water
    ".####.",
    "######",
    "##..##",
    "######",
    ".####.",
)
SITES: tuple[str, ...] = tuple(
    f"{'abcde'[row]}{column + 1}" for row, line in enumerate(MAP) for column, cell in enumerate(line) if cell == "#"
)
"""The 24 foundations by their words, row by row (BUILDER-115)."""
SITE: dict[str, int] = {word: place for place, word in enumerate(SITES)}
"""A foundation's place among the 24 by its word."""


def _near(word: str) -> tuple[int, ...]:
    """The foundations that share an edge with one: the same row and neighbouring columns, or the other way round."""
    row, column = word[0], int(word[1])
    around = (
        f"{chr(ord(row) - 1)}{column}",
        f"{row}{column - 1}",
        f"{row}{column + 1}",
        f"{chr(ord(row) + 1)}{column}",
    )
    return tuple(SITE[other] for other in around if other in SITE)


NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_near(word) for word in SITES)
"""By a foundation's place, the places of those beside it; nothing is adjacent over water (BUILDER-115, BUILDER-142)."""
GRID_WIDTH = len(MAP[0]) + 1
"""Columns of a grid of bits with the island on it, and one that stays empty between the rows."""
BIT: tuple[int, ...] = tuple(1 << ("abcde".index(word[0]) * GRID_WIDTH + int(word[1])) for word in SITES)
"""A foundation's bit in such a grid, by its place."""
BLOCKS = 12
"""Blocks of each player (BUILDER-8)."""
FLOORS = 4
"""Blocks of a building at most (BUILDER-110)."""
PENTHOUSE = FLOORS + 1
"""The level that ends the game."""


class Cost(msgspec.Struct, frozen=True):
    """Chips of a level: so many of each type by name, so many of any type, so many in all."""

    named: tuple[int, int, int, int]
    free: int
    total: int


COSTS: tuple[Cost, ...] = (
    Cost((0, 0, 0, 0), 0, 0),
    Cost((0, 0, 0, 0), 2, 2),
    Cost((0, 0, 0, 0), 3, 3),
    Cost((1, 1, 1, 0), 1, 4),
    Cost((0, 1, 1, 1), 1, 4),  # [designed] which three are named
    Cost((1, 1, 1, 1), 1, 5),
)
"""By level: floors 1 to 4, then the penthouse (BUILDER-108, section 24)."""
WORTH: tuple[int, ...] = (0, 1, 3, 6, 10, 16)
"""What a building counts in the end by its height, 5 with the penthouse (BUILDER-139)."""
BILLIONAIRE, COMMUNITY = 3, 5
"""The bonus cards (BUILDER-141, BUILDER-142)."""
SMALLEST_GROUP = 2
"""Buildings that a group has at least (BUILDER-142)."""

# ---- Chance

CARDS: tuple[str, ...] = (
    # [designed] all but the first five, and what a forced trade does
    "",
    *("card-jail-1", "card-jail-2", "card-swap", "card-swap", "card-swap"),
    *("card-go", "card-to-jail", "card-to-31", "card-to-19", "card-to-5", "card-to-16", "card-back"),
    *("card-dividend", "card-loan", "card-speeding", "card-inspection", "card-delivery", "card-delivery"),
    *("card-crew", "card-raid"),
)
"""The word of each Chance card by its number, CH-01 to CH-20 of section 23."""
CHANCE_CARDS: tuple[Card, ...] = tuple(range(1, len(CARDS)))
JAIL_CARDS: tuple[Card, ...] = (1, 2)
"""Cards to keep (BUILDER-99)."""
CARD_TARGETS: dict[str, Space] = {"card-go": 0, "card-to-31": 31, "card-to-19": 19, "card-to-5": 5, "card-to-16": 16}
BACK = 3
DIVIDEND: Cash = 50
LOAN: Cash = 150
SPEEDING: Cash = 15
INSPECTION: Cash = 10
"""For each own block on the map."""
STOPPED = "stopped"
"""Why a game is over that its people have called off."""
