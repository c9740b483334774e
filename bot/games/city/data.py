"""The board of City: spaces, districts, rents, prices, stock and fixed amounts (section 20). Money in k."""

import msgspec

from bot.kit.contract import Card, Cash, Space
from bot.kit.mechanics.movement import Track

STARTING_CASH: Cash = 37_700
SALARY: Cash = 2_000
STADIUM_INCOME: Cash = 1_000
INDUSTRIAL_TAX: Cash = 2_000
FINE: Cash = 500
STEP: Cash = 10
"""The smallest note: least opening, least raise (CITY-35, CITY-39)."""
FULL = 8
"""Blocks a district holds at most (CITY-60)."""
BOX_BLOCKS = 38
"""Blocks of each kind under limited blocks (CITY-197): 8 x 1, 6 x 2, 6 x 3."""
CARDS: tuple[str, ...] = (
    "",
    *("card-go", "card-to-jail", "card-to-24", "card-to-39", "card-back", "card-easy-money", "card-auction"),
    *("card-inheritance", "card-free-build", "card-repossessed", "card-new-line", "card-takeover", "card-earthquake"),
    *("card-toxic-waste", "card-prison", "card-sewage", "card-jail-1", "card-jail-2", "card-taxi", "card-tax"),
    *("card-clean-up", "card-grant", "card-match-day", "card-express", "card-levy"),
)
"""The word of each Chance card by its number: C01 to C24 of section 20.5 in their order, C17 twice (17 and 18)."""
CHANCE_CARDS: tuple[Card, ...] = tuple(range(1, len(CARDS)))
"""The 25 cards. Rent Dodge is not among them (CITY-4)."""
DODGE = "card-dodge"
"""The word of the Rent Dodge card, which is no Chance card and never among what is traded (CITY-4, CITY-107)."""
KEPT: frozenset[Card] = frozenset({17, 18, 19, 20})
"""Cards to keep: Get Out of Jail Free twice, Taxi, Tax Dodge (CITY-100)."""
JAIL_CARDS: tuple[Card, ...] = (17, 18)
TAXI_CARD: Card = 19
TAX_CARD: Card = 20
TAXI_STEPS = (-2, -1, 1, 2)
"""How far a Taxi goes (CITY-102)."""
RENT, TAX, FINE_DUE, CARD = "rent", "tax", "fine", "card"
"""What a payment is for."""
CARD_SUMS: dict[str, dict[str, Cash]] = {
    "card-easy-money": {"amount": 1_000},
    "card-inheritance": {"amount": 500},
    "card-free-build": {"instead": 500},
    "card-repossessed": {"amount": 1_000},
    "card-toxic-waste": {"amount": 1_000},
    "card-clean-up": {"instead": 500},
    "card-grant": {"instead": 500},
    "card-match-day": {"amount": 1_000, "instead": 500},
    "card-express": {"instead": 500},
    "card-levy": {"amount": 100, "most": 2_000},
}
"""What cards pay or cost (section 20.5): `amount` (C14 each plant, C22 each stadium, C24 each block, `most` in all),
`instead` where the card cannot be carried out."""
GRANTS = ("park", "school", "water-tower", "wind-farm")
"""The order in which the city grants bonus buildings to who does not choose (C21)."""
PERMISSIONS: dict[Space, tuple[str, str]] = {
    5: ("rubbish-dump", "park"),
    15: ("prison", "school"),
    25: ("sewage-plant", "water-tower"),
    35: ("power-station", "wind-farm"),
}
"""The hazard and the bonus building that each planning permission offers (CITY-87)."""
STOCK: dict[str, int] = {
    "station": 8,
    "stadium": 2,
    "skyscraper": 5,
    "tower": 1,
    **dict.fromkeys((piece for pair in PERMISSIONS.values() for piece in pair), 3),
}
"""Pieces in the box (section 20.3)."""
HAZARD_BLOCKS: dict[str, int] = {"rubbish-dump": 2, "power-station": 3, "sewage-plant": 3, "prison": 4}
"""What a hazard is worth in blocks (CITY-96)."""
REMOVAL: Cash = 500
"""Per block of a hazard's worth (CITY-96)."""
STADIUM: Cash = 2_000
TOWER: Cash = 7_000
ROUNDS_AN_HOUR = 15
CALLING_ROUNDS = 3
ANNOUNCED_ROUNDS = (5, 3, 2, 1)
"""Rounds left, the one that begins included, at which the slow hour announces itself (CITY-146)."""

RESIDENTIAL, INDUSTRIAL = "residential", "industrial"
KINDS_OF_BLOCK = (RESIDENTIAL, INDUSTRIAL)
HAZARDS = frozenset({"rubbish-dump", "power-station", "sewage-plant", "prison"})
BONUSES = frozenset({"park", "school", "water-tower", "wind-farm"})

GO, JAIL, PARKING, GO_TO_JAIL = 0, 10, 20, 30
TRACK = Track(40)
SPACES: tuple[str, ...] = (
    *("go", "district", "chance", "district", "tax", "permission", "district", "chance", "district", "district"),
    *(
        "jail",
        "district",
        "auction",
        "district",
        "district",
        "permission",
        "district",
        "chance",
        "district",
        "district",
    ),
    *("parking", "district", "chance", "district", "district", "permission", "district", "district", "chance"),
    *("district", "go-to-jail", "district", "district", "auction", "district", "permission", "chance", "district"),
    *("tax", "district"),
)
"""What each of the 40 spaces is."""


class District(msgspec.Struct, frozen=True):
    """What is printed on a district card: `rents` by counting blocks 0 to 8; prices per block and of a skyscraper."""

    space: Space
    group: str
    price: Cash
    rents: tuple[Cash, ...]
    residential: Cash
    industrial: Cash
    skyscraper: Cash


BUILDING: dict[str, tuple[Cash, Cash, Cash]] = {
    "brown": (500, 1_000, 2_000),
    "sky": (500, 1_000, 2_000),
    "purple": (1_000, 2_000, 3_000),
    "orange": (1_000, 2_000, 3_000),
    "red": (1_500, 3_000, 4_000),
    "yellow": (1_500, 3_000, 4_000),
    "green": (2_000, 4_000, 5_000),
    "blue": (2_000, 4_000, 5_000),
}
"""Residential block, industrial block, skyscraper, by group."""

_CARDS: tuple[tuple[Space, str, Cash, tuple[Cash, ...]], ...] = (
    (1, "brown", 600, (20, 100, 200, 400, 800, 1_600, 2_200, 3_000, 5_500)),
    (3, "brown", 600, (40, 200, 400, 800, 1_600, 2_200, 3_000, 4_000, 7_000)),
    (6, "sky", 1_000, (60, 300, 600, 1_200, 1_800, 2_500, 3_500, 5_000, 7_500)),
    (8, "sky", 1_000, (60, 300, 600, 1_200, 1_800, 2_500, 3_500, 5_000, 7_500)),
    (9, "sky", 1_200, (80, 400, 800, 1_500, 2_500, 3_500, 4_500, 6_000, 8_500)),
    (11, "purple", 1_400, (100, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_500, 9_000)),
    (13, "purple", 1_400, (100, 500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_500, 9_000)),
    (14, "purple", 1_600, (120, 600, 1_200, 2_400, 3_500, 4_500, 5_500, 7_000, 9_500)),
    (16, "orange", 1_800, (140, 700, 1_400, 2_800, 3_800, 4_800, 6_000, 7_500, 10_000)),
    (18, "orange", 1_800, (140, 700, 1_400, 2_800, 3_800, 4_800, 6_000, 7_500, 10_000)),
    (19, "orange", 2_000, (160, 800, 1_600, 3_000, 4_000, 5_000, 6_000, 8_000, 11_000)),
    (21, "red", 2_200, (180, 900, 1_800, 3_500, 4_500, 5_500, 6_500, 8_500, 12_000)),
    (23, "red", 2_200, (180, 900, 1_800, 3_500, 4_500, 5_500, 6_500, 8_500, 12_000)),
    (24, "red", 2_400, (200, 1_000, 2_000, 3_800, 4_800, 5_800, 6_800, 8_800, 13_500)),
    (26, "yellow", 2_600, (220, 1_100, 2_200, 4_000, 5_000, 6_000, 7_000, 8_000, 14_000)),
    (27, "yellow", 2_600, (220, 1_100, 2_200, 4_000, 5_000, 6_000, 7_000, 10_000, 14_000)),
    (29, "yellow", 2_800, (240, 1_200, 2_400, 4_200, 5_200, 6_200, 8_200, 10_500, 15_000)),
    (31, "green", 3_000, (260, 1_300, 2_600, 4_400, 5_300, 6_500, 8_500, 11_000, 15_500)),
    (32, "green", 3_000, (260, 1_300, 2_600, 4_400, 5_300, 6_500, 8_500, 11_000, 15_500)),
    (34, "green", 3_200, (280, 1_500, 3_000, 4_500, 5_500, 7_000, 9_000, 12_000, 16_000)),
    (37, "blue", 3_500, (350, 1_750, 4_500, 5_500, 7_000, 9_000, 11_000, 16_000, 18_000)),
    (39, "blue", 4_000, (500, 3_000, 5_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000)),
)

DISTRICTS: dict[Space, District] = {
    space: District(space, group, price, rents, *BUILDING[group]) for space, group, price, rents in _CARDS
}
"""The 22 districts in board order."""
PLACE: tuple[int, ...] = tuple(list(DISTRICTS).index(space) if space in DISTRICTS else -1 for space in range(40))
"""A district's place among the 22 by its space; -1 for other spaces."""
GROUPS: dict[str, tuple[Space, ...]] = {
    group: tuple(space for space, card in DISTRICTS.items() if card.group == group) for group in BUILDING
}
