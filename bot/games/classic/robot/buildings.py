"""Building, selling and mortgaging as robots see it: rents gained or lost for the cash, from the view alone."""

from bot.games.classic import actions as verbs
from bot.games.classic import title_deeds
from bot.games.classic.landing_odds import Ground, steps
from bot.games.classic.robot.valuation import (
    FAR,
    ground,
    ground_named,
    me,
    often,
    others,
    owing,
    plot,
    reserve,
    spare,
    worth,
)
from bot.games.classic.view import ClassicView, PlotView
from bot.kit.contract import Action, Cash, Choice, LegalAction

VERBS = (verbs.Build, verbs.Enter, verbs.Sell)
DEBT = 50_000
"""What brings money in debt is done before anything else but claims."""
LONG = 1.6
"""Rents of buildings are counted so much further than those of bare ground: they are what ends games."""
SPARE: Cash = 250
"""Cash above the reserve with which mortgages are lifted."""


def candidate_actions(view: ClassicView, legal_action: LegalAction) -> list[Action]:
    """For each number of buildings the levels on the dearest places; none that an open rent could not be paid after."""
    group, heights = legal_action.params
    assert isinstance(group, Choice)
    assert isinstance(heights, Choice)
    named = str(group.options[0])
    found, owed = steps(tuple([str(one) for one in heights.options])), owing(view)
    if owed and legal_action.action is not verbs.Sell:
        found = tuple([one for one in found if _gain(view, named, one)[1] <= me(view).available - owed])
    return [legal_action.action(named, one) for one in found]


def _heights(view: ClassicView, family: Ground) -> list[int]:
    """How high the places of a group are built now."""
    return [view.plots[place].level for place in family.places]


def _earning(view: ClassicView, family: Ground, levels: int) -> float:
    """What the rents of a group bring with so many levels on it, in the long run."""
    return family.earns[levels] * often(view) * FAR * others(view)


# ---- building


def _quiet(view: ClassicView) -> bool:
    """Whether it is time to build: at the end of the own turn, or in jail, before the others throw."""
    return view.me == view.active and view.stage in ("end", "jail")


def _gain(view: ClassicView, group: str, levels: str) -> tuple[float, Cash]:
    """What rising to those levels brings and costs."""
    family = ground_named(view, group)
    now, then = sum(_heights(view, family)), sum(title_deeds.levels(levels))
    gain = LONG * (_earning(view, family, then) - _earning(view, family, now))
    return gain, (then - now) * family.shop


def building_up(view: ClassicView, action: verbs.Build) -> float:
    """What raises rents most, all that the cash allows, keeping enough for the next rents."""
    gain, cost = _gain(view, action.group, action.levels)
    if not _quiet(view) or cost > spare(view):
        return -float(cost)
    return gain - cost


def entering(view: ClassicView, action: verbs.Enter) -> float:
    """In a shortage the same, whatever the reserve: buildings are gone else."""
    gain, cost = _gain(view, action.group, action.levels)
    return gain - cost if cost <= spare(view) + reserve(view) / 2 else -float(cost)


def building(view: ClassicView) -> float:
    """What one more building is worth where it was ordered."""
    for order in () if view.contest is None else view.contest.orders:
        if order.seat == view.me:
            family = ground_named(view, order.group)
            now = sum(_heights(view, family))
            if now + 1 < len(family.earns):
                return _earning(view, family, now + 1) - _earning(view, family, now)
    return 0.0


# ---- raising money


def _needed(view: ClassicView) -> Cash:
    """What is still to be raised for the own debt; 0 without one."""
    debt = view.debt
    return 0 if debt is None or debt.seat != view.me else max(0, debt.amount - me(view).cash)


def _raising(view: ClassicView, loss: float, brings: Cash) -> float:
    """In debt: the least loss for what is needed; a sum that covers it all is better than one that leaves more to do."""
    needed = _needed(view)
    if not needed:
        return -1 - loss
    useful = min(brings, needed)
    return DEBT - 100 * loss / max(1, useful) - 0.1 * (brings - useful)


def _bare(view: ClassicView, p: PlotView) -> float:
    """What a property earns as it is, in the long run."""
    family = ground(view, p.space)
    index = family.places.index(view.plots.index(p))
    if p.monopoly and family.shop:
        earns = family.earns[0] * FAR
    elif family.shop:
        earns = family.single[index] * FAR
    else:
        mine = [place for place in family.places if view.plots[place].owner == p.owner]
        earns = family.earns[len(mine) - 1] / len(mine) * FAR
    return earns * often(view) * others(view)


def selling(view: ClassicView, action: verbs.Sell) -> float:
    """In debt alone: the rents lost, and half of what was paid."""
    family = ground_named(view, action.group)
    now, then = sum(_heights(view, family)), sum(title_deeds.levels(action.levels))
    brings = (now - then) * (family.shop // 2)
    loss = LONG * (_earning(view, family, now) - _earning(view, family, then)) + brings
    return _raising(view, loss, brings)


def mortgaging(view: ClassicView, action: verbs.Mortgage) -> float:
    """In debt what earns least for what it brings; else to buy or to build what is worth much more."""
    p = plot(view, action.space)
    loss = _bare(view, p) + p.interest
    if _needed(view):
        return _raising(view, loss, p.mortgage)
    if p.monopoly and ground(view, p.space).shop:
        return -1 - loss
    return _for_lot(view, p) if view.stage == "buy" else _for_shops(view, p, loss)


def _for_lot(view: ClassicView, p: PlotView) -> float:
    """To buy what completes a group, if mortgages can pay for it."""
    if view.lot is None or view.me != view.active:
        return -1
    lot = plot(view, view.lot)
    short = lot.price - me(view).available
    eager = worth(view, view.lot, me(view).seat) > 1.7 * lot.price
    can = sum([other.mortgage for other in view.plots if _single(other, view.me)])
    return 2_000 - _bare(view, p) if eager and 0 < short <= can else -1


def _single(p: PlotView, seat: int | None) -> bool:
    """Whether it can be mortgaged without harm to a group."""
    return p.owner == seat and not p.mortgaged and not (p.monopoly and p.shop)


def _for_shops(view: ClassicView, p: PlotView, loss: float) -> float:
    """To build up a group to what is good, as long as nothing dear is near."""
    if not _quiet(view):
        return -1
    poor = me(view).available < reserve(view) + 200
    for family in _own_groups(view):
        now = sum(_heights(view, family))
        if poor and now < family.good:
            gain = LONG * (_earning(view, family, family.good) - _earning(view, family, now)) / (family.good - now)
            return gain * p.mortgage / family.shop - p.mortgage - 2 * loss
    return -1


def _own_groups(view: ClassicView) -> list[Ground]:
    """The whole groups on which the one who looks may build."""
    found = {p.group for p in view.plots if p.owner == view.me and p.monopoly and p.shop}
    down = {p.group for p in view.plots if p.mortgaged}
    return [ground_named(view, group) for group in sorted(found - down)]


def lifting(view: ClassicView, action: verbs.Lift) -> float:
    """Groups that can be built on first; the others when cash is plenty."""
    p = plot(view, action.space)
    left = spare(view) - p.mortgage - p.interest
    if view.stage == "inherit":
        left += p.interest
    whole = p.monopoly and p.shop and left >= 2 * p.shop
    if left < (0 if whole else SPARE) or not (_quiet(view) or view.stage == "inherit"):
        return -float(p.mortgage)
    if not whole and any(sum(_heights(view, family)) < family.good for family in _own_groups(view)):
        return -float(p.mortgage)
    return 1 + _bare(view, p) + (5_000 if whole else 0)
