"""Why a robot of Builder does what it does: one reason, of facts that everybody may read."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import data
from bot.games.builder.robot import chip_value, island
from bot.games.builder.view import BuilderView
from bot.kit.contract import Action, Seat, Space
from bot.kit.robots.move import Reason, because, naming


def explain(view: BuilderView, action: Action) -> Reason | None:
    """The main reason for `action`; None where there was nothing to decide."""
    return None if view.me is None else because(REASONS, action, view, view.me)


# ---- deeds and money


def deed(view: BuilderView, me: Seat, space: Space) -> Reason:
    """Why one wants a deed: it completes a set, keeps another from it, or brings chips and rents."""
    place = data.PLACE[space]
    partner = view.deeds[data.PARTNER[place]].owner
    if partner == me:
        return Reason("completes", {"space": space})
    if partner is not None:
        return Reason("denies", {"space": space, "seat": partner})
    return Reason("earns", {"space": space, "chip": view.deeds[place].chip, "number": view.deeds[place].number})


def _buy(view: BuilderView, me: Seat, _action: verbs.Buy) -> Reason | None:
    return None if view.lot is None else deed(view, me, view.lot)


def _auction(view: BuilderView, me: Seat, _action: verbs.Auction) -> Reason | None:
    if view.lot is None:
        return None
    short = view.seats[me].cash < view.deeds[data.PLACE[view.lot]].price
    return Reason("short" if short else "cheaper", {"space": view.lot})


def _ask(view: BuilderView, _me: Seat, action: verbs.Ask) -> Reason | None:
    for claim in view.claims:
        if claim.number == action.claim:
            return Reason("asks", {"amount": claim.amount, "seat": claim.payer})
    return None


def _swap(view: BuilderView, me: Seat, action: verbs.Swap) -> Reason:
    found = deed(view, me, action.other)
    return found if found.code != "earns" else Reason("swaps", {"space": action.other})


# ---- chips


def _type(view: BuilderView, me: Seat, chip: str) -> Reason:
    return Reason("lacks" if chip_value.names(view, me, chip) else "balances", {"chip": chip})


def _steal(view: BuilderView, me: Seat, action: verbs.Steal) -> Reason:
    if chip_value.stops(view, action):
        return Reason("stops", {"chip": action.chip, "seat": action.victim})
    code = "steals" if chip_value.names(view, me, action.chip) else "slows"
    return Reason(code, {"chip": action.chip, "seat": action.victim})


# ---- the island


def _build(view: BuilderView, me: Seat, action: verbs.Build) -> Reason:
    place = data.SITE[action.site]
    floor = view.sites[place].floors + 1
    if floor == data.FLOORS:
        return Reason("tops", {"site": action.site})
    if floor > 1:
        return Reason("rises", {"site": action.site, "level": floor})
    if island.wins_group(view, me, place):
        return Reason("groups", {"site": action.site})
    if any(view.sites[other].owner == me for other in data.NEIGHBOURS[place]):
        return Reason("joins", {"site": action.site})
    return Reason("founds", {"site": action.site})


def _end(view: BuilderView, me: Seat, _action: verbs.EndTurn) -> Reason | None:
    if view.seats[me].jailed:
        return None
    if island.saving(view, me):
        return Reason("saves")
    return (
        Reason("waits", {"level": chip_value.level(view, me)}) if view.seats[me].held >= data.COSTS[1].total else None
    )


# ---- trades


def _propose(view: BuilderView, me: Seat, action: verbs.Propose) -> Reason:
    for item in action.take:
        if isinstance(item, int):
            return deed(view, me, item)
        if chip_value.names(view, me, item):
            return Reason("lacks", {"chip": data.CHIPS[data.TYPE[item]]})
    return Reason("good-for-both")


def _refuse(view: BuilderView, me: Seat, action: verbs.Refuse) -> Reason:
    for t in view.deals:
        if t.number == action.deal:
            for item in t.take:
                if isinstance(item, int) and deed(view, t.seat, item).code == "completes":
                    return Reason("keeps-set", {"space": item, "seat": t.seat})
    return Reason("bad-deal")


REASONS: dict[type[Action], Reason | Callable[[BuilderView, Seat, Any], Reason | None]] = {
    verbs.Roll: lambda view, me, action: Reason("stays-in") if view.stage == "jail" else None,
    verbs.PayFine: Reason("leaves"),
    verbs.UseJailCard: Reason("leaves"),
    verbs.Buy: _buy,
    verbs.Auction: _auction,
    verbs.Bid: _buy,
    verbs.Pass: lambda view, me, action: None if view.lot is None else Reason("dear", {"space": view.lot}),
    verbs.Ask: _ask,
    verbs.Waive: Reason("spares"),
    verbs.Mortgage: naming("mortgages", "space"),
    verbs.Repay: naming("repays", "space"),
    verbs.Keep: Reason("keeps-mortgage"),
    verbs.KeepAll: Reason("keeps-mortgage"),
    verbs.Swap: _swap,
    verbs.Decline: Reason("declines"),
    verbs.Drop: Reason("drops"),
    verbs.Exchange: lambda view, me, action: _type(view, me, action.wanted),
    verbs.Park: lambda view, me, action: _type(view, me, action.wanted),
    verbs.Pick: lambda view, me, action: _type(view, me, action.chip),
    verbs.Steal: _steal,
    verbs.Build: _build,
    verbs.Penthouse: Reason("crowns"),
    verbs.EndTurn: _end,
    verbs.Propose: _propose,
    verbs.Accept: Reason("good-deal"),
    verbs.Refuse: _refuse,
    verbs.EndAndCount: Reason("counts"),
    verbs.GoBankrupt: Reason("bankrupt"),
}
"""Verbs that are not named need no reason."""
