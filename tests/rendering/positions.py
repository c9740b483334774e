"""Positions of City that the pictures are tested with: from the first purchase to a full town."""

from msgspec.structs import replace

from bot.games.city.data import DISTRICTS
from bot.games.city.view import AuctionView, CityView, CountLine, DebtView, HourView, PlotView, SeatView, UnitView

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
        SeatView(1, 36_100, 14, 36_220, districts=1),
        SeatView(2, 35_700, 19, 35_860, districts=1),
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
    ranked = sorted((each for each in view.seats if each.solvent), key=lambda each: -each.wealth)
    lines = tuple(
        CountLine(
            each.seat,
            each.cash,
            tuple((plot.space, plot.rent) for plot in view.plots if plot.owner == each.seat),
            each.wealth,
            rank,
        )
        for rank, each in enumerate(ranked, 1)
    )
    return replace(view, stage="over", unit=UnitView(), dice=None, trail=(), count=(*lines, CountLine(3, 0, (), 0, 6)))


def deed() -> CityView:
    """A full district of a player."""
    return replace(crowded(), lot=39)


GOLDEN: dict[str, tuple[str, CityView, str, str]] = {
    "city-start-dark-fr": ("city", start(), "dark", "fr"),
    "city-early-light-en": ("city", early(), "light", "en"),
    "city-early-dark-fr": ("city", early(), "dark", "fr"),
    "city-crowded-light-fr": ("city", crowded(), "light", "fr"),
    "city-crowded-dark-en": ("city", crowded(), "dark", "en"),
    "city-auction-dark-en": ("city", auction(), "dark", "en"),
    "city-debt-light-fr": ("city", debt(), "light", "fr"),
    "city-over-light-en": ("city", over(), "light", "en"),
    "deed-light-fr": ("city/deed", deed(), "light", "fr"),
    "deed-dark-en": ("city/deed", replace(early(), lot=24), "dark", "en"),
    "auction-dark-fr": ("city/auction", auction(), "dark", "fr"),
    "auction-light-en": ("city/auction", auction(), "light", "en"),
}
"""Golden pictures by name: key, view, theme, language."""
