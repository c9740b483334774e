"""Why a robot of the classic game does what it does: one reason, of facts that everybody may read."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data
from bot.games.classic.robot.action_values import EARLY
from bot.games.classic.robot.valuation import ahead, dearest, free, me, plot
from bot.games.classic.view import ClassicView, PlotView
from bot.kit.contract import Action, Space, Value
from bot.kit.robots.move import Reason, because, naming, wanting


def explain(view: ClassicView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there was nothing to decide."""
    return because(REASONS, action, view)


def property_(view: ClassicView, space: Space) -> Reason:
    """Why one wants a property: it makes the family whole, keeps another from it, goes with others, earns."""
    group = plot(view, space).group
    return wanting(space, view.me, {p.owner for p in view.plots if p.group == group and p.space != space})


def _decline(view: ClassicView, _action: verbs.Decline) -> Reason:
    space = 0 if view.lot is None else view.lot
    short = view.lot is not None and me(view).available < plot(view, view.lot).price
    return Reason("short" if short else "cheaper", {"space": space})


def _bid(view: ClassicView, _action: verbs.Bid) -> Reason:
    if view.lot is None:
        return Reason("last-buildings")
    found = property_(view, view.lot)
    return found if found.code in ("completes", "denies") else Reason("worth-more", {"space": view.lot})


def _landing(view: ClassicView, space: Space) -> Reason:
    """Why one stops there."""
    place = next((p for p in view.plots if p.space == space), None)
    facts: dict[str, Value] = {"space": space}
    if place is not None and place.owner is None:
        return Reason("reaches-free", facts)
    return Reason("reaches-own" if place is not None and place.owner == view.me else "reaches", facts)


def _build(view: ClassicView, action: verbs.Build) -> Reason:
    for one in view.seats:
        if one.solvent and one.seat != view.me and _near(view, one.seat, action.group):
            return Reason("builds-before", {"group": action.group, "seat": one.seat})
    return Reason("builds", {"group": action.group})


def _near(view: ClassicView, seat: int, group: str) -> bool:
    """Whether the next throw may bring a player to the group."""
    here = view.seats[seat].space
    return any(2 <= data.TRACK.distance(here, p.space) <= 12 for p in view.plots if p.group == group)


def _end(view: ClassicView, _action: verbs.EndTurn) -> Reason | None:
    """It kept its cash, if there was something to build."""
    return Reason("saves") if any(p.owner == view.me and p.monopoly and _room(p) for p in view.plots) else None


def _room(p: PlotView) -> bool:
    """Whether a building has a place there."""
    return bool(p.shop) and p.level < data.TOWER


def _mortgage(view: ClassicView, action: verbs.Mortgage) -> Reason:
    if view.debt is not None and view.debt.seat == view.me:
        return Reason("mortgages", {"space": action.space})
    return Reason("mortgages-to-buy" if view.stage == "buy" else "mortgages-to-build", {"space": action.space})


def _lift(view: ClassicView, action: verbs.Lift) -> Reason:
    p = plot(view, action.space)
    return Reason("lifts-group" if p.monopoly and p.shop else "lifts", {"space": action.space})


def _fine(view: ClassicView, _action: Action) -> Reason:
    return Reason("leaves-early" if free(view) > EARLY else "leaves")


def _roll(view: ClassicView, _action: verbs.Roll) -> Reason | None:
    if view.stage != "jail":
        return None
    seat = me(view).seat
    return Reason("stays-in" if dearest(view, seat) or ahead(view, seat) else "tries-double")


REASONS: dict[type[Action], Reason | Callable[[ClassicView, Any], Reason | None]] = {
    verbs.Roll: _roll,
    verbs.Buy: lambda view, _action: Reason("earns-all") if view.lot is None else property_(view, view.lot),
    verbs.Decline: _decline,
    verbs.Bid: _bid,
    verbs.Pass: lambda view, _action: (
        Reason("dear-building") if view.lot is None else Reason("dear", {"space": view.lot})
    ),
    verbs.Bus: lambda view, action: _landing(view, next(one.space for one in view.ways if one.way == action.way)),
    verbs.Go: lambda view, action: _landing(view, action.space),
    verbs.Build: _build,
    verbs.Enter: Reason("last-buildings"),
    verbs.Forgo: Reason("no-order"),
    verbs.EndTurn: _end,
    verbs.Sell: naming("sells", "group"),
    verbs.Mortgage: _mortgage,
    verbs.Lift: _lift,
    verbs.Done: Reason("lets-lie"),
    verbs.PayFine: _fine,
    verbs.UseJailCard: _fine,
    verbs.Claim: Reason("claims"),
    verbs.Pay: Reason("pays-card"),
    verbs.Draw: Reason("draws-card"),
    verbs.GoBankrupt: Reason("bankrupt"),
    verbs.Propose: Reason("good-for-both"),
    verbs.Accept: Reason("good-deal"),
    verbs.Refuse: Reason("bad-deal"),
}
