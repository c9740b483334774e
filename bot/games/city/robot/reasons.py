"""Why a robot of City does what it does: one reason, of facts that everybody may read."""

from collections.abc import Callable
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data
from bot.games.city.robot.valuation import cash, plot, rival, rounds
from bot.games.city.view import CityView
from bot.kit.contract import Action, Space, Value
from bot.kit.robots.move import Reason, because, naming, wanting

EARLY = 6
"""Districts for sale with which a game is young."""


def explain(view: CityView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there was nothing to decide."""
    return because(REASONS, action, view)


def veiled(view: CityView, _action: Action) -> bool:
    """With hidden cash, what was not chosen may tell what could not be paid (CITY-202)."""
    return any(seat.cash is None for seat in view.seats)


def district(view: CityView, space: Space) -> Reason:
    """Why one wants a district: it makes the group whole, keeps another from it, goes with others, earns."""
    group = plot(view, space).group
    return wanting(space, view.me, {p.owner for p in view.plots if p.group == group and p.space != space})


def _auction(view: CityView, _action: verbs.Auction) -> Reason:
    space = 0 if view.lot is None else view.lot
    short = view.lot is not None and not veiled(view, _action) and cash(view) < plot(view, view.lot).price
    return Reason("short" if short else "cheaper", {"space": space})


def _bid(view: CityView, action: verbs.Bid) -> Reason:
    lot = view.lot
    if lot is None:
        return Reason("earns-all")
    found = district(view, lot)
    return found if found.code in ("completes", "denies") else Reason("worth-more", {"space": lot})


def _pick(view: CityView, action: verbs.Pick) -> Reason:
    if view.card == "card-repossessed":
        return Reason("least", {"space": action.space})
    if view.card == "card-free-build":
        return Reason("grows", {"space": action.space})
    return district(view, action.space)


def _build(view: CityView, action: verbs.Build) -> Reason:
    p = plot(view, action.space)
    facts: dict[str, Value] = {"space": action.space, "count": action.count}
    if p.residential + p.industrial + action.count == data.FULL:
        return Reason("fills", facts)
    return Reason("shields" if action.kind == data.INDUSTRIAL else "grows", facts)


def _done(view: CityView, _action: verbs.Done) -> Reason:
    if not any(p.owner == view.me for p in view.plots):
        return Reason("no-site")
    return Reason("saves" if view.unit.left else "nothing-left")


def _station(view: CityView, action: verbs.PlaceStation) -> Reason:
    p = plot(view, action.space)
    code = "station-free" if p.owner is None else "station-own" if p.owner == view.me else "station-other"
    return Reason(code, {"space": action.space})


def _place(view: CityView, action: verbs.Place) -> Reason:
    p = plot(view, action.space)
    facts: dict[str, Value] = {"space": action.space, "piece": action.piece}
    if action.piece in data.BONUSES:
        return Reason("protects" if p.owner == view.me else "harmless", facts)
    if p.owner is None:
        return Reason("harmless", facts)
    return Reason("slows-leader" if p.owner == rival(view) else "slows", {**facts, "seat": p.owner})


def _travel(view: CityView, action: verbs.Travel) -> Reason:
    here = view.seats[0 if view.me is None else view.me].space
    p = plot(view, action.space)
    if p.owner is None:
        return Reason("travels-free", {"space": action.space})
    crosses = data.TRACK.laps(here, data.TRACK.distance(here, action.space))
    return Reason("travels-go" if crosses else "travels", {"space": action.space})


def _fine(view: CityView, _action: Action) -> Reason:
    free = sum([p.owner is None for p in view.plots])
    return Reason("leaves-early" if free > EARLY else "leaves")


def _dodge(view: CityView, _action: verbs.Dodge) -> Reason:
    bill = view.bill or view.debt
    return Reason("dodges", {"amount": 0 if bill is None else bill.amount})


REASONS: dict[type[Action], Reason | Callable[[CityView, Any], Reason | None]] = {
    verbs.Roll: lambda view, _action: Reason("stays-in") if view.stage == "jail" else None,
    verbs.Buy: lambda view, _action: Reason("earns-all") if view.lot is None else district(view, view.lot),
    verbs.Auction: _auction,
    verbs.Bid: _bid,
    verbs.Pass: lambda view, _action: Reason("dear", {"space": 0 if view.lot is None else view.lot}),
    verbs.Choose: lambda view, action: district(view, action.space),
    verbs.Skip: lambda view, _action: Reason("saves" if rounds(view) else "nothing-left"),
    verbs.Pick: _pick,
    verbs.Press: Reason("presses"),
    verbs.Build: _build,
    verbs.Done: _done,
    verbs.PlaceStation: _station,
    verbs.BuildStadium: Reason("stadium"),
    verbs.BuildSkyscraper: naming("doubles", "space"),
    verbs.BuildTower: Reason("tower"),
    verbs.RemoveHazard: naming("clears", "space"),
    verbs.Place: _place,
    verbs.Demolish: naming("demolishes", "space"),
    verbs.Taxi: naming("taxi", "steps"),
    verbs.Travel: _travel,
    verbs.Stay: lambda view, _action: Reason("walks" if view.stage == "taxi" else "stays"),
    verbs.PayFine: _fine,
    verbs.UseJailCard: _fine,
    verbs.Pay: Reason("keeps-card"),
    verbs.Dodge: _dodge,
    verbs.Mortgage: naming("mortgages", "space"),
    verbs.LiftMortgage: naming("lifts", "space"),
    verbs.GoBankrupt: Reason("bankrupt"),
    verbs.Vote: lambda view, action: Reason("more-time" if action.answer == "yes" else "time-enough"),
    verbs.Propose: Reason("good-for-both"),
    verbs.Accept: Reason("good-deal"),
    verbs.Refuse: Reason("bad-deal"),
}
