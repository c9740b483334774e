"""Positions of City that the pictures are tested with: from the first purchase to a full town."""

from msgspec.structs import replace

from bot.games.city.data import DISTRICTS
from bot.games.city.view import AuctionView, CityView, CountLine, HourView, PlotView, SeatView, TradeView, UnitView
from bot.kit.mechanics.debt import DebtView

NAMES = ("Amélie", "Jean-Baptiste de la Rochefoucauld", "田中さん", "Zoé 🎲", "Bob", "Maximiliane")


def plots(
    owners: dict[int, int], blocks: dict[int, tuple[int, int]], mortgaged: frozenset[int] = frozenset()
) -> tuple[PlotView, ...]:
    """All districts with their owners, blocks and rents; nothing doubled."""
    made = []
    for space, card in DISTRICTS.items():
        residential, industrial = blocks.get(space, (0, 0))
        value = card.rents[residential + industrial]
        made.append(
            PlotView(
                space=space,
                group=card.group,
                price=card.price,
                rent=0 if space in mortgaged else value,
                owner=owners.get(space),
                residential=residential,
                industrial=industrial,
                mortgage=value if space in mortgaged else 0,
            )
        )
    return tuple(made)


def early() -> CityView:
    """Three players, three districts, one about to be bought."""
    seats = (
        SeatView(0, 36_700, 24, 36_760, districts=1),
        SeatView(1, 36_100, 14, 36_220, districts=1, moved=-160),
        SeatView(2, 35_700, 19, 35_860, districts=1, moved=160),
    )
    town = plots({6: 0, 14: 1, 19: 2}, {14: (1, 0)})
    return CityView(None, seats, town, "buy", 0, 4, 2, dice=(3, 5), lot=24, trail=tuple(range(16, 25)))


def start() -> CityView:
    """Six players on GO before the first throw."""
    seats = tuple(SeatView(seat, 37_700, 0, 37_700) for seat in range(6))
    return CityView(None, seats, plots({}, {}), "roll", 3, 1, 1)


def crowded() -> CityView:
    """Six players, one of them out, every district owned and full, two mortgaged, the third presses on."""
    owners = {space: (0, 1, 2, 4, 5)[number % 5] for number, space in enumerate(DISTRICTS)}
    blocks = {space: ((number * 3) % 9, 8 - (number * 3) % 9) for number, space in enumerate(DISTRICTS)}
    town = plots(owners, blocks, frozenset({9, 26}))
    cash, spaces = (13_370, 250, 120_430, 0, 37_000, 40), (0, 10, 0, 33, 27, 27)
    seats = tuple(
        SeatView(
            seat,
            cash[seat],
            spaces[seat],
            cash[seat] + sum(plot.rent for plot in town if plot.owner == seat),
            jailed=seat == 1,
            solvent=seat != 3,
            districts=sum(plot.owner == seat for plot in town),
        )
        for seat in range(6)
    )
    trail = (*range(30, 40), 0)
    hour = HourView(2, 4)
    return CityView(None, seats, town, "build", 2, 104, 19, dice=(6, 5), unit=UnitView(3, 2), hour=hour, trail=trail)


def auction() -> CityView:
    """A district is auctioned: the second leads, two have passed."""
    view = early()
    return replace(view, stage="auction", auction=AuctionView(24, 3, 3_450, 1, (0,)))


def debt() -> CityView:
    """The active player owes rent that cash does not cover."""
    view = crowded()
    return replace(view, stage="debt", active=5, debt=DebtView(5, 2, 14_000, 22_040))


def over() -> CityView:
    """The final count."""
    view = crowded()
    ranked = sorted((each for each in view.seats if each.solvent), key=lambda each: -(each.wealth or 0))
    lines = tuple(
        CountLine(
            each.seat,
            each.cash or 0,
            tuple((plot.space, plot.rent) for plot in view.plots if plot.owner == each.seat),
            each.wealth or 0,
            rank,
        )
        for rank, each in enumerate(ranked, 1)
    )
    return replace(view, stage="over", unit=UnitView(), dice=None, trail=(), count=(*lines, CountLine(3, 0, (), 0, 6)))


def landmarks() -> CityView:
    """Everything that can stand: landmarks, stations, hazards, bonus buildings, alone and beside blocks."""
    view = crowded()
    kinds = ("prison", "park", "power-station", "school", "rubbish-dump", "water-tower", "sewage-plant", "wind-farm")
    town = []
    for number, each in enumerate(view.plots):
        blocks = {"residential": number % 3, "industrial": number % 2 * 2}
        marks = {"specials": (kinds[number % 8],) if number % 4 < 3 else (), "station": number % 5 == 0}
        marks |= {"stadium": number % 8 == 3, "skyscraper": number % 8 == 7, "tower": number == 11}
        town.append(replace(each, mortgage=0, **blocks, **marks))
    return replace(view, plots=tuple(town), unit=UnitView(0, 0), fresh=(16, 31), trail=tuple(range(7, 13)))


def paid() -> CityView:
    """The next player has to roll; what the last one built and paid is marked."""
    moved = (-3_000, 0, 4_500, 0, -1_500, 0)
    view = crowded()
    seats = tuple(replace(each, moved=moved[each.seat]) for each in view.seats)
    return replace(
        view,
        seats=seats,
        stage="roll",
        active=4,
        dice=None,
        unit=UnitView(),
        fresh=(21, 37),
        trail=tuple(range(25, 34)),
    )


def jail() -> CityView:
    """Two players, one of them jailed and to decide."""
    seats = (SeatView(0, 12_340, 10, 20_000, jailed=True, districts=4), SeatView(1, 45_600, 22, 50_000, districts=5))
    owners = {1: 0, 3: 0, 16: 0, 18: 0, 6: 1, 8: 1, 9: 1, 37: 1, 39: 1}
    town = plots(owners, {1: (3, 0), 16: (0, 4), 37: (1, 1), 39: (2, 6)}, frozenset({8}))
    return CityView(None, seats, town, "jail", 0, 31, 16, hour=HourView(1, 2), trail=(18, 19, 20, 21, 22))


def token_chosen() -> CityView:
    """Four players halfway, one about to choose a lot."""
    view = jail()
    seats = (
        *(replace(each, jailed=False) for each in view.seats),
        SeatView(2, 8_000, 33, 9_000),
        SeatView(3, 700, 33, 700),
    )
    return replace(view, seats=seats, stage="auction-space", active=2, dice=(2, 2), trail=(29, 30, 31, 32, 33))


def packed(stage: str) -> CityView:
    """The most that six players can build, pay and say at once: every plot full, the whole stock of pieces standing."""
    view = over() if stage == "over" else paid()
    kinds = ("prison", "park", "power-station", "school", "rubbish-dump", "water-tower", "sewage-plant", "wind-farm")
    town = []
    for number, each in enumerate(view.plots):
        blocks = {"residential": 4 + (number + 1) % 2, "industrial": 3 + number % 2}
        marks = {"specials": (kinds[number % 8],), "station": number % 3 == 0, "tower": number == 12}
        marks |= {"stadium": number in (3, 11), "skyscraper": number % 4 == 1 and number < 20}
        owner = (1, 2, 3, 5, 4, 0)[number % 6]
        town.append(replace(each, owner=owner, mortgage=0, rent=13_350, **blocks, **marks))
    spaces = (7, 7, 7, 14, 23, 38)
    seats = tuple(
        SeatView(seat, 123_450, space, 234_560, districts=4, moved=-13_350 if seat % 2 else 13_350)
        for seat, space in enumerate(spaces)
    )
    seats = tuple(replace(each, cards=("card-jail-1", "card-taxi"), dodge=each.seat == 2) for each in seats)
    deals = (TradeView(3, 0, 4, (), 500, (), 0), TradeView(4, 2, 5, (), 500, (), 0))
    view = replace(view, stage=stage, seats=seats, plots=tuple(town), fresh=(11, 14, 21, 23, 24, 37), dice=(6, 5))
    view = replace(view, deals=deals, clock=1)
    if stage == "pay":
        return replace(view, bill=DebtView(4, 2, 13_350, 14_000, "rent", 14))
    if stage == "card":
        return replace(view, card="card-repossessed")
    if stage == "auction":
        return replace(view, lot=24, auction=AuctionView(24, 3, 13_450, 1, (0, 2, 3)))
    if stage == "debt":
        return replace(view, active=5, debt=DebtView(5, 2, 14_000, 22_040))
    if stage == "over":
        return replace(view, count=tuple(CountLine(seat, 123_450, (), 234_560, seat + 1) for seat in range(6)))
    return view


LONG_NAMES = (
    "Jean-Baptiste de la Rochefoucauld",
    "Maximiliane von Hohenzollern",
    "Wolfgang Amadeus Mozart",
    "Bartholomew Featherstone",
    "Guillaume Quesnel-Dubreuil",
    "Margarethe Schwarzenegger",
)


def taxi() -> CityView:
    """A taxi may be taken after the throw; who holds which card is in the strip."""
    view = crowded()
    cards = (("card-taxi", "card-tax"), (), ("card-taxi",), (), (), ())
    seats = tuple(replace(each, cards=cards[each.seat], dodge=each.seat == 4) for each in view.seats)
    seats = (*seats[:2], replace(seats[2], space=13), *seats[3:])
    return replace(view, stage="taxi", unit=UnitView(), seats=seats, trail=tuple(range(8, 14)), clock=2)


def pay() -> CityView:
    """A doubled rent is due that Rent Dodge could cancel."""
    view = landmarks()
    seats = (*view.seats[:4], replace(view.seats[4], dodge=True, cards=("card-jail-1",)), view.seats[5])
    bill = DebtView(4, 2, 2 * DISTRICTS[14].rents[3], 46_000, "rent", 14)
    return replace(view, stage="pay", active=4, seats=seats, unit=UnitView(), bill=bill, trail=tuple(range(5, 15)))


def permission() -> CityView:
    """A planning permission: the hazard or the bonus building is to be placed."""
    view = token_chosen()
    seats = (*view.seats[:2], replace(view.seats[2], space=25), view.seats[3])
    return replace(view, stage="permission", seats=seats, trail=tuple(range(19, 26)), clock=1)


def trip() -> CityView:
    """The train may be taken to any of the stations that are lit; two deals are open."""
    view = landmarks()
    seats = (*view.seats[:2], replace(view.seats[2], space=1), *view.seats[3:])
    deals = (TradeView(3, 0, 4, (), 500, (), 0), TradeView(4, 2, 5, (), 500, (), 0))
    return replace(view, stage="trip", seats=seats, unit=UnitView(), deals=deals, trail=(38, 39, 0, 1), clock=0)


def card() -> CityView:
    """A Chance card with a choice, cash is hidden."""
    view = token_chosen()
    seats = tuple(replace(each, cash=None, wealth=None, moved=None) for each in view.seats)
    return replace(view, stage="card", card="card-repossessed", seats=seats)


def stacked() -> CityView:
    """As many pieces as may stand together: three of a sort on a plot, beside landmarks and blocks."""
    view = crowded()
    kinds = ("prison", "park", "power-station", "school", "rubbish-dump", "water-tower", "sewage-plant", "wind-farm")
    town = []
    for number, each in enumerate(view.plots):
        marks = {"specials": (kinds[number % 8],) * (1 + number % 3), "station": number % 3 == 0}
        marks |= {"stadium": number % 8 == 3, "skyscraper": number % 5 == 4, "tower": number == 11}
        town.append(replace(each, residential=number % 5, industrial=number % 4, mortgage=0, **marks))
    return replace(view, plots=tuple(town), fresh=())


def skyline() -> CityView:
    """Whole colours under their owners' flags; the Tower and a skyscraper have just been built."""
    view = landmarks()
    owners = {group: number % 6 for number, group in enumerate(dict.fromkeys(each.group for each in view.plots))}
    town = []
    for each in view.plots:
        marks = {"specials": (), "station": False, "stadium": False, "tower": each.space == 34}
        marks |= {"skyscraper": each.space in (14, 21, 3)}
        owner = owners[each.group] if each.group not in {"sky", "yellow"} else each.owner
        town.append(replace(each, owner=owner, residential=each.space % 5, **marks))
    return replace(view, stage="roll", plots=tuple(town), unit=UnitView(), fresh=(34, 14), active=3, dice=None)


def dealt() -> CityView:
    """A deal of four things against two and cash that makes a group whole and breaks another; the last seconds run."""
    view = landmarks()
    owned = {1: 0, 3: 4, 6: 0, 8: 4, 9: 4, 11: 0, 13: 0, 14: 4}
    town = tuple(replace(each, owner=owned.get(each.space, each.owner)) for each in view.plots)
    deal = TradeView(7, 0, 4, (1, 6, "card-taxi"), 2_500, (14,), 0)
    return replace(view, plots=town, deals=(deal,), clock=0)


def given() -> CityView:
    """A deal of districts for cash alone, just proposed."""
    deal = TradeView(2, 1, 2, (14,), 0, (), 1_750)
    return replace(early(), deals=(deal,), clock=3)


def counted() -> CityView:
    """The final count of six with all 22 districts, two of them mortgaged, and how their wealth went."""
    view = over()
    ends = {line.seat: line.total for line in view.count}
    course = []
    for turn in range(104):
        wealth = []
        for seat in range(6):
            swing = (abs((turn * 7 + seat * 53) % 180 - 90) - 45) * 210
            wealth.append(max(0, 37_700 + (ends[seat] - 37_700) * turn // 103 + swing * turn * (103 - turn) // 2_600))
        course.append(tuple(0 if seat == 3 and turn > 70 else each for seat, each in enumerate(wealth)))
    return replace(view, course=tuple(course), stride=1)


def drawn() -> CityView:
    """A Chance card with much to say."""
    return replace(early(), stage="card", lot=None, card="card-repossessed")


def deed() -> CityView:
    """A full district of a player."""
    return replace(crowded(), lot=39)


def docks() -> CityView:
    """The printed example: a power station voids the residential blocks, the skyscraper doubles (CITY-51)."""
    view = landmarks()
    marks = {"residential": 2, "industrial": 4, "rent": 7_000, "station": True, "stadium": True, "skyscraper": True}
    town = [
        replace(each, specials=("power-station",) * 2, **marks) if each.space == 14 else each for each in view.plots
    ]
    return replace(view, lot=14, plots=tuple(town))


def decided() -> CityView:
    """Four players after a walk of seven, the lot to be bought; a deal is open."""
    view = replace(jail(), stage="buy", active=3, lot=1, dice=(3, 4), trail=(34, 35, 36, 37, 38, 39, 0, 1))
    seats = (
        replace(view.seats[0], jailed=False, moved=1_200),
        view.seats[1],
        SeatView(2, 8_000, 0, 9_000, moved=-1_200, cards=("card-taxi",)),
        SeatView(3, 700, 1, 700, dodge=True),
    )
    town = tuple(replace(each, owner=None, residential=0) if each.space == 1 else each for each in view.plots)
    return replace(view, seats=seats, plots=town, deals=(TradeView(3, 0, 1, (), 500, (), 0),))


GOLDEN: dict[str, tuple[str, CityView, str, str]] = {
    "city-start-dark-fr": ("city", start(), "dark", "fr"),
    "city-early-light-en": ("city", early(), "light", "en"),
    "city-crowded-light-fr": ("city", crowded(), "light", "fr"),
    "city-auction-dark-en": ("city", auction(), "dark", "en"),
    "city-debt-light-fr": ("city", debt(), "light", "fr"),
    "city-over-light-en": ("city", over(), "light", "en"),
    "city-landmarks-dark-fr": ("city", landmarks(), "dark", "fr"),
    "city-paid-dark-fr": ("city", paid(), "dark", "fr"),
    "city-taxi-dark-en": ("city", taxi(), "dark", "en"),
    "city-pay-light-fr": ("city", pay(), "light", "fr"),
    "city-permission-dark-fr": ("city", permission(), "dark", "fr"),
    "city-trip-light-en": ("city", trip(), "light", "en"),
    "city-card-dark-fr": ("city", card(), "dark", "fr"),
    "city-stacked-light-fr": ("city", stacked(), "light", "fr"),
    "city-skyline-dark-fr": ("city", skyline(), "dark", "fr"),
    "city-turn-lot-light-fr": ("city/turn", decided(), "light", "fr"),
    "city-turn-build-dark-en": ("city/turn", stacked(), "dark", "en"),
    "city-turn-taxi-light-fr": ("city/turn", taxi(), "light", "fr"),
    "city-turn-debt-dark-fr": ("city/turn", debt(), "dark", "fr"),
    "city-turn-jail-dark-fr": ("city/turn", jail(), "dark", "fr"),
    "city-turn-trip-light-en": ("city/turn", trip(), "light", "en"),
    "deed-light-fr": ("city/deed", deed(), "light", "fr"),
    "deed-docks-dark-fr": ("city/deed", docks(), "dark", "fr"),
    "deed-docks-light-en": ("city/deed", docks(), "light", "en"),
    "auction-built-dark-en": ("city/auction", replace(docks(), auction=AuctionView(14, 3, 12_500, None)), "dark", "en"),
    "deed-dark-en": ("city/deed", replace(early(), lot=24), "dark", "en"),
    "auction-dark-fr": ("city/auction", auction(), "dark", "fr"),
    "auction-red-light-fr": ("city/auction", replace(auction(), clock=0), "light", "fr"),
    "deal-dark-fr": ("city/deal", dealt(), "dark", "fr"),
    "deal-light-en": ("city/deal", given(), "light", "en"),
    "count-light-fr": ("city/count", counted(), "light", "fr"),
    "count-dark-en": ("city/count", counted(), "dark", "en"),
    "chart-light-en": ("city/chart", counted(), "light", "en"),
    "chart-dark-fr": ("city/chart", counted(), "dark", "fr"),
    "card-light-fr": ("city/card", drawn(), "light", "fr"),
    "card-dark-en": ("city/card", replace(drawn(), card="card-taxi"), "dark", "en"),
}
"""Golden pictures by name: key, view, theme, language."""
TEN = (start(), early(), auction(), crowded(), debt(), landmarks(), paid(), jail(), token_chosen(), over())
"""Ten positions of the board, for the contact sheets."""
