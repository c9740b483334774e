"""Positions of Deal that the pictures are tested with: hands of 1 to 15 cards, tables of 2, 5 and 10 players."""

from msgspec.structs import replace

from bot.games.deal.data import COLOURS, FACES, PROPERTY, face
from bot.games.deal.view import DealView, DemandView, GroupView, SeatView, ThreadView

NAMES = (
    *("Amélie", "Jean-Baptiste de la Rochefoucauld", "田中さん", "Zoé 🎲", "Bob", "Maximiliane"),
    *("Wolfgang Amadeus Mozart", "Ida", "Łukasz", "Margarethe Schwarzenegger"),
)
CODES = {each.code: number for number, each in enumerate(FACES, 1)}
"""Serial numbers by the codes of the rules."""


def cards(*codes: str) -> tuple[int, ...]:
    """Cards by their codes; those beginning with 2: are of the second pack."""
    return tuple(CODES[code.removeprefix("2:")] + (len(FACES) if code.startswith("2:") else 0) for code in codes)


def group(colour: str, *codes: str, house: str = "", hotel: str = "") -> GroupView:
    """Cards lying on a colour, with the rent that they bring."""
    laid, printed = cards(*codes), COLOURS[colour]
    anchored = any(face(card).word != "wild-any" for card in laid)
    complete = len(laid) == printed.size and anchored
    rent = printed.ladder[min(len(laid), printed.size) - 1] if anchored else 0
    rent += 3 * bool(house) + 4 * bool(hotel)
    return GroupView(colour, laid, complete, rent, *(cards(code)[0] if code else 0 for code in (house, hotel)))


def seat(number: int, held: int, bank: tuple[str, ...], *groups: GroupView, playing: bool = True) -> SeatView:
    """A player by what lies before them."""
    noted = cards(*bank)
    colours = len({each.colour for each in groups if each.complete})
    return SeatView(number, held, noted, sum(face(card).value for card in noted), groups, colours, playing)


AMELIE = seat(
    0,
    6,
    ("M1-a", "M1-b", "M2-a", "M5-a", "SLY-a", "GO-a", "GO-b"),
    group("brown", "BR1", "W-BRLB", house="HOUSE-a"),
    group("pink", "PK2", "W-PKOR-a"),
    group("red", "RD1"),
    group("station", "ST1", "ST4", "W-GRST"),
)
JEAN = seat(
    1,
    3,
    ("M10", "M3-a"),
    group("orange", "OR1", "OR3", "W-ANY-a", house="HOUSE-b", hotel="HOTEL-a"),
    group("dark-blue", "DB2"),
)
THIRD = seat(2, 7, (), group("light-blue", "W-ANY-b"), group("utility", "UT1", "UT2"))
BOB = seat(
    4,
    0,
    ("M1-c", "M2-b", "M2-c", "M3-b", "M4-a", "M5-b"),
    group("light-blue", "LB1", "LB2", "LB3"),
    group("yellow", "YL1", "YL2", "W-RDYL-a"),
    group("green", "GR1"),
    group("pink", "PK1", "PK3"),
    group("red", "RD2", "W-RDYL-b"),
    group("station", "ST2"),
    group("dark-blue", "DB1"),
)
ZOE = seat(3, 5, ("M1-d",))


def two() -> DealView:
    """Two players, the first has played two cards."""
    seats = (AMELIE, JEAN)
    played = cards("M1-a", "GO-c", "W-PKOR-a")
    return DealView(None, seats, (1, 0), 0, "play", 7, 4, 1, 68, discards=played[1:2], played=played[2])


def start() -> DealView:
    """Five players before the first play."""
    seats = tuple(SeatView(number, 7 if number == 3 else 5, (), 0, (), 0) for number in range(5))
    return DealView(None, seats, (3, 4, 0, 1, 2), 3, "play", 1, 1, 3, 79)


def five() -> DealView:
    """Five players; the second charges rent, doubled: one has paid, one cancels, one is asked."""
    seats = (AMELIE, JEAN, THIRD, ZOE, BOB)
    threads = (
        ThreadView(1, 0, 24, None, (), "paid", cards("M5-a", "M1-a", "M2-a")),
        ThreadView(2, 2, 24, 1, cards("NO-a")),
        ThreadView(3, 3, 24, 3),
        ThreadView(4, 4, 24, None, cards("NO-b"), "cancelled"),
    )
    demand = DemandView(1, "rent", cards("R-PKOR-a", "DOUBLE-a"), threads, "orange")
    discards = cards("GO-c", "GO-d", "BDAY-a", "NO-b")
    return DealView(None, seats, (3, 4, 0, 1, 2), 1, "respond", 23, 5, 1, 41, 3, discards, cards("NO-a")[0], demand)


def theft() -> DealView:
    """A swap is tried with the fifth of five."""
    thread = ThreadView(1, 4, 0, 4)
    take, give = cards("GR1"), cards("RD1")[0]
    demand = DemandView(0, "forced-deal", cards("FORCED-a"), (thread,), take=take, give=give)
    return replace(five(), active=0, demand=demand, played=cards("FORCED-a")[0], plays=2)


def ten() -> DealView:
    """Ten players with two packs, one of them gone; everybody owes for a birthday."""
    models = (AMELIE, JEAN, THIRD, ZOE, BOB)
    seats = tuple(replace(models[number % 5], seat=number, playing=number != 8) for number in range(10))
    threads = tuple(
        ThreadView(number, number, 2, number if number % 2 else None, (), "" if number % 2 else "paid", cards("M2-a"))
        for number in range(10)
        if number not in (4, 8)
    )
    demand = DemandView(4, "birthday", cards("BDAY-b"), threads)
    order = (6, 7, 8, 9, 0, 1, 2, 3, 4, 5)
    discards = cards("BDAY-a", "GO-a", "2:GO-a")
    return DealView(None, seats, order, 4, "respond", 38, 4, 0, 112, 3, discards, cards("BDAY-b")[0], demand)


def packed() -> DealView:
    """The fullest table: nearly all cards of two packs lie before ten players, the properties in small sets."""
    laid: dict[int, dict[str, list[str]]] = {number: {} for number in range(10)}
    properties = [each for each in FACES if each.kind == PROPERTY or each.word == "wild"]
    for pack in ("", "2:"):
        for number, each in enumerate(properties):
            laid[(number * 3 + len(pack)) % 10].setdefault(each.colours[0], []).append(pack + each.code)
    bank = ("M1-a", "M1-b", "M2-a", "M3-a", "M4-a", "M5-a", "M5-b", "M10")
    seats = tuple(
        seat(number, 5, bank, *(group(colour, *codes) for colour, codes in sets.items()))
        for number, sets in laid.items()
    )
    return replace(ten(), seats=seats)


def over() -> DealView:
    """The fifth of five has won."""
    bob = replace(BOB, groups=(*BOB.groups[:2], group("green", "GR1", "GR2", "W-GRST"), *BOB.groups[3:]), colours=3)
    seats = (AMELIE, JEAN, THIRD, replace(ZOE, playing=False, bank=(), total=0), bob)
    return replace(five(), seats=seats, active=4, stage="over", demand=None, ranks=(3, 2, 4, 5, 1), plays=0)


def hand(count: int) -> DealView:
    """The first player's own hand of so many cards, the last two new."""
    codes = (
        *("ST3", "W-DBGR", "FORCED-b", "M1-e", "NO-c", "LB3", "R-ANY-a", "GO-e", "UT1", "DB1", "W-ANY-a", "HOTEL-b"),
        *("BDAY-c", "GR3", "M10", "R-DBGR-a", "DBREAK-a", "W-STUT"),
    )
    held = cards(*codes[:count])
    return replace(two(), me=0, hand=held, fresh=held[-2:])


def answering() -> DealView:
    """The own hand while an answer is asked: only a Just Say No is of use."""
    return replace(five(), me=3, hand=hand(7).hand, fresh=())


def discarding() -> DealView:
    """Nine cards at the end of the turn, two have to go."""
    return replace(hand(9), stage="discard", excess=2, fresh=(), plays=0)


TABLES = (two(), start(), five(), theft(), ten(), over())
HANDS = (hand(0), hand(1), hand(3), hand(5), hand(7), hand(10), hand(15), answering(), discarding())
GOLDEN: dict[str, tuple[str, DealView, str, str]] = {
    "deal-two-light-en": ("deal", two(), "light", "en"),
    "deal-start-light-fr": ("deal", start(), "light", "fr"),
    "deal-five-dark-en": ("deal", five(), "dark", "en"),
    "deal-five-light-fr": ("deal", five(), "light", "fr"),
    "deal-theft-dark-fr": ("deal", theft(), "dark", "fr"),
    "deal-ten-dark-fr": ("deal", ten(), "dark", "fr"),
    "deal-over-dark-en": ("deal", over(), "dark", "en"),
    "deal-hand-5-light-en": ("deal/hand", hand(5), "light", "en"),
    "deal-hand-10-light-fr": ("deal/hand", hand(10), "light", "fr"),
    "deal-hand-15-dark-fr": ("deal/hand", hand(15), "dark", "fr"),
    "deal-answering-dark-fr": ("deal/hand", answering(), "dark", "fr"),
    "deal-card-dark-fr": ("deal/card", replace(two(), played=cards("NO-a")[0]), "dark", "fr"),
    "deal-card-light-en": ("deal/card", replace(two(), played=cards("W-LBST")[0]), "light", "en"),
}
"""Golden pictures by name: key, view, theme, language."""
