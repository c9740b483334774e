"""What a deal would change, reckoned from a view alone: an open deal, or one that is still being put together."""

import msgspec

from bot.games.city import data, trade_exec
from bot.games.city.state import Plot, Town, rent
from bot.games.city.view import CityView, TradeView
from bot.kit.contract import Cash, Seat, Space


class RentChange(msgspec.Struct, frozen=True):
    """What a side earns on a district when others land there, before and after; 0 where it owns nothing."""

    space: Space
    before: Cash
    after: Cash


class SideEffect(msgspec.Struct, frozen=True):
    """What becomes of one side. `cash` is what it gains, below zero what it spends.

    `rents`: every district whose rent changes for it, in board order; `before` and `after` are the sums over all its
    districts, as the final count takes them (CITY-149). `completed` and `broken` are colour groups.
    """

    seat: Seat
    cash: Cash
    rents: tuple[RentChange, ...]
    before: Cash
    after: Cash
    completed: tuple[str, ...]
    broken: tuple[str, ...]


def effects(view: CityView, t: TradeView) -> tuple[SideEffect, SideEffect]:
    """The proposer's side and the partner's (CITY-48, CITY-49, CITY-119, CITY-170).

    A deal that was not sent yet has any number. Whether it may be made is not judged here.
    """
    now = trade_exec.Sketch([_plot(p) for p in view.plots], view.board)
    then = trade_exec.sketch(now, t.seat, t.partner, give=t.give, take=t.take)
    gain = t.ask - t.pay
    return _side(now, then, t.seat, gain), _side(now, then, t.partner, -gain)


def _plot(p: object) -> Plot:
    """A district of a view as the rules reckon with it."""
    fields = {name: getattr(p, name) for name in Plot.__struct_fields__}
    return Plot(**fields | {"specials": list(fields["specials"])})


def _side(now: Town, then: Town, seat: Seat, cash: Cash) -> SideEffect:
    old, new = _rents(now, seat), _rents(then, seat)
    changes = [RentChange(p.space, old.get(p.space, 0), new.get(p.space, 0)) for p in now.plots]
    had, has = _groups(now, seat), _groups(then, seat)
    return SideEffect(
        seat=seat,
        cash=cash,
        rents=tuple([change for change in changes if change.before != change.after]),
        before=sum(old.values()),
        after=sum(new.values()),
        completed=tuple([group for group in has if group not in had]),
        broken=tuple([group for group in had if group not in has]),
    )


def _rents(town: Town, seat: Seat) -> dict[Space, Cash]:
    """What others would pay `seat` now, by district."""
    return {p.space: rent(town, p) for p in town.plots if p.owner == seat}


def _groups(town: Town, seat: Seat) -> list[str]:
    """The colour groups of which `seat` owns every district, mortgaged ones counted (CITY-171)."""
    owned = {p.space for p in town.plots if p.owner == seat}
    return [group for group, spaces in data.GROUPS.items() if owned.issuperset(spaces)]
