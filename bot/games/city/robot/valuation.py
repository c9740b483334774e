"""What districts are worth to a seat, from the view alone: price, rents to come, and the hope for whole groups."""

from collections.abc import Sequence

from bot.games.city import data
from bot.games.city.custom_board import board
from bot.games.city.view import CityView, PlotView
from bot.kit.contract import Cash, Seat, Space

Owners = Sequence[Seat | None]
"""Who owns each district, in board order."""
VISITS = 0.03
"""How often a token stops on a given district in a round."""
LIVE_ROUNDS = 15
"""Rounds that a live hour is taken to have."""
LATE = 4
"""Rounds before the last in which what a district costs stops being a measure of what it will be worth."""
GROUPS = {group: tuple(data.PLACE[space] for space in spaces) for group, spaces in data.GROUPS.items()}


def plot(view: CityView, space: Space) -> PlotView:
    """The district of a space."""
    return view.plots[data.PLACE[space]]


def owners(view: CityView) -> list[Seat | None]:
    """Who owns what now."""
    return [p.owner for p in view.plots]


def rounds(view: CityView) -> int:
    """Rounds left, the present one included; an hour of real time is taken for so many."""
    if view.hour.over:
        return 0
    left = view.hour.rounds_left
    return max(2, LIVE_ROUNDS - view.round) if left is None else left


def lasting(view: CityView) -> float:
    """The part of a printed price that there is still time to earn: none in the last round, where rents count alone."""
    return min(1.0, max(0, rounds(view) - 1) / LATE) ** 2


def cash(view: CityView) -> Cash:
    """Own cash."""
    return 0 if view.me is None else view.seats[view.me].cash or 0


def card(view: CityView, space: Space) -> data.District:
    """What is printed for a district."""
    return board(view.board).districts[space]


def level(view: CityView, p: PlotView, blocks: int | None = None) -> Cash:
    """The rent by the card for so many counting blocks, those that count now by default; nothing doubled."""
    return card(view, p.space).rents[p.counting if blocks is None else min(blocks, data.FULL)]


def doubled(view: CityView, owned: Owners, place: int) -> bool:
    """Whether the rent of a district would be doubled if `owned` were so (CITY-48)."""
    seat = owned[place]
    return any(
        owned[other] == seat and (p.tower or (p.skyscraper and p.group == view.plots[place].group))
        for other, p in enumerate(view.plots)
        if p.tower or p.skyscraper
    )


def estate(view: CityView, owned: Owners, seat: Seat) -> float:
    """What all districts of a seat would be worth to it if `owned` were so, in k."""
    left = rounds(view)
    weight = 1 + VISITS * max(0, left - 1) * (sum([one.solvent for one in view.seats]) - 1)
    lasts = lasting(view)
    total = 0.0
    for group in GROUPS.values():
        mine = [place for place in group if owned[place] == seat]
        if not mine:
            continue
        total += sum([_district(view, view.plots[place], weight, lasts) for place in mine])
        if doubled(view, owned, mine[0]):
            total += sum([level(view, view.plots[place]) for place in mine]) * weight
        else:
            total += _hope(view, [owned[place] for place in group], group, seat)
    return total


def _district(view: CityView, p: PlotView, weight: float, lasts: float) -> float:
    """One district by itself."""
    worth = p.price * lasts + level(view, p) * weight
    return worth - min(p.mortgage, worth)


def _hope(view: CityView, held: Owners, group: tuple[int, ...], seat: Seat) -> float:
    """What a group adds that can be doubled, or may be one day."""
    left, share = rounds(view), held.count(seat) / len(group)
    if left < 1 or (left == 1 and (share < 1 or seat != view.active)):
        return 0.0
    grown = sum([level(view, p, p.counting + min(4, left - 1)) for p in [view.plots[place] for place in group]])
    if share == 1:
        return max(0.0, grown - card(view, view.plots[group[0]].space).skyscraper)
    rivals = len([owner for owner in held if owner is not None and owner != seat])
    return grown * share * share * (0.25 if not rivals else 0.08)


def moved(view: CityView, goods: Sequence[object], seat: Seat, now: Owners | None = None) -> list[Seat | None]:
    """Who would own what if `seat` got these goods; cards are passed over."""
    after = list(owners(view) if now is None else now)
    for item in goods:
        if isinstance(item, int):
            after[data.PLACE[item]] = seat
    return after


def worth(view: CityView, space: Space, seat: Seat) -> float:
    """What a district is worth to a seat: its estate with it less its estate without."""
    place = data.PLACE[space]
    now = owners(view)
    without, having = list(now), list(now)
    without[place], having[place] = None, seat
    return estate(view, having, seat) - estate(view, without, seat)


def rival(view: CityView) -> Seat | None:
    """The richest of the others, as far as one can see."""
    others = [one for one in view.seats if one.solvent and one.seat != view.me]
    if not others:
        return None
    now = owners(view)
    return max(others, key=lambda one: (one.cash or 0) + estate(view, now, one.seat)).seat
