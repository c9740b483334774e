"""The countdown message of a deal: both sides with all that stands on them, what it changes, the clock; how it ended."""

from collections.abc import Sequence

from bot.games.city.events import trades as events
from bot.games.city.trade_preview import SideEffect, effects
from bot.games.city.view import TradeView
from bot.kit.contract import Cash, Refusal, Seat, Space, Value, Wait
from bot.kit.mechanics import trade
from bot.present import clock_text
from bot.present.city import pictures
from bot.present.city.panel_context import GAME, CityContext
from bot.present.panel_model import Button
from bot.present.panels import trades

MOST_RENTS = 8
"""Changed rents that are listed; a tower that changes hands changes two dozen."""
ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="deal",
)


def about(ctx: CityContext, deal: TradeView) -> tuple[str, ...]:
    """How it stands, both sides, and what it would change."""
    return (*state(ctx, deal, trades.awaiting(ctx, deal)), *contents(ctx, deal), *changes(ctx, deal))


def state(ctx: CityContext, deal: TradeView, wait: Wait | None) -> tuple[str, ...]:
    """Until when; that it stands still while an auction runs (CITY-206); why it cannot be made any more (CITY-122)."""
    until = ctx.say("trade-held") if deal.held else trades.clock(ctx, wait)
    why = ctx.words.refusal(GAME, _stale(ctx, deal), ctx.names) if deal.stale else ""
    stale = ctx.say("trade-stale", why=why) if why else ""
    return until, stale, clock_text.absence(ctx, wait) if wait else ""


def _stale(ctx: CityContext, deal: TradeView) -> Refusal:
    """Why it cannot be made any more, with what is missing as far as the looker may see it (CITY-122, CITY-208)."""
    if deal.stale != "deal-stale":
        debt = ctx.view.debt
        return Refusal(deal.stale, {} if debt is None else {"seat": debt.seat})
    for seat, goods, cash in ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask)):
        view = ctx.view.seats[seat]
        held: set[Value] = {*view.cards, *(plot.space for plot in ctx.view.plots if plot.owner == seat)}
        item = trade.lacking(goods, cash, held, cash if view.cash is None else view.cash)
        if item is not None:
            return Refusal(deal.stale, {"seat": seat, "give": item})
    return Refusal(deal.stale)


def contents(ctx: CityContext, deal: TradeView) -> tuple[str, ...]:
    """Both sides, one thing a line, each district with everything on it (CITY-119); a debt that it settles."""
    said = trades.contents(ctx, deal, lambda goods: [thing(ctx, item) for item in goods])
    debt = ctx.view.debt
    if deal.settles and debt is not None and debt.seat == deal.seat:
        return (*said, ctx.say("trade-settles", amount=ctx.cash(debt.amount)))
    return said


def thing(ctx: CityContext, item: Value) -> str:
    """A kept card, or a district with its blocks, its pieces and its rent."""
    plot = ctx.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return ctx.words.value(GAME, "goods", item)
    blocks, space = plot.residential + plot.industrial, ctx.space(plot.space)
    if plot.mortgage:
        said = ctx.say("trade-district-mortgaged", space=space, blocks=blocks, amount=ctx.cash(plot.mortgage))
    else:
        said = ctx.say("trade-district", space=space, blocks=blocks, rent=ctx.cash(plot.rent))
    return " · ".join([said, *(ctx.words.value(GAME, "word", piece) for piece in plot.pieces)])


def changes(ctx: CityContext, deal: TradeView) -> tuple[str, ...]:
    """What the deal changes: whole groups, rents that are doubled or no longer, the sums of both; or nothing."""
    if deal.stale:
        return ()
    sides = effects(ctx.view, deal)
    said = [_group(ctx, "trade-completes", side.seat, group) for side in sides for group in side.completed]
    said += [_group(ctx, "trade-breaks", side.seat, group) for side in sides for group in side.broken]
    rents = _rents(sides)
    for space, (before, after) in rents[:MOST_RENTS]:
        values = {"before": ctx.cash(before), "after": ctx.cash(after)}
        said.append(ctx.say("trade-rent", space=ctx.space(space), **values))
    if len(rents) > MOST_RENTS:
        said.append(ctx.say("preview-more", count=len(rents) - MOST_RENTS))
    said += [_sums(ctx, side) for side in sides if side.cash or side.before != side.after]
    return (ctx.say("trade-effects"), *(f"-# {line}" for line in said)) if said else ()


def _group(ctx: CityContext, key: str, seat: Seat, group: str) -> str:
    return ctx.say(key, name=ctx.name(seat), group=ctx.say(f"group-{group}"))


def _rents(sides: Sequence[SideEffect]) -> list[tuple[Space, tuple[Cash, Cash]]]:
    """The districts whose rent itself changes, whoever earns it, before and after."""
    found: dict[Space, tuple[Cash, Cash]] = {}
    for change in (change for side in sides for change in side.rents):
        before, after = found.get(change.space, (0, 0))
        found[change.space] = before + change.before, after + change.after
    return [(space, rents) for space, rents in sorted(found.items()) if rents[0] != rents[1]]


def _sums(ctx: CityContext, side: SideEffect) -> str:
    """What a side earns and is worth, before and after; its rents alone where its cash is hidden (CITY-202)."""
    wealth = ctx.view.seats[side.seat].wealth
    if wealth is not None and side.before == side.after:
        then = wealth + side.cash
        return ctx.say("trade-worth", name=ctx.name(side.seat), was=ctx.cash(wealth), then=ctx.cash(then))
    values = {"name": ctx.name(side.seat), "before": ctx.cash(side.before), "after": ctx.cash(side.after)}
    if wealth is None:
        return ctx.say("trade-rents", **values)
    then = wealth + side.cash + side.after - side.before
    return ctx.say("trade-sums", **values, was=ctx.cash(wealth), then=ctx.cash(then))


def answers(ctx: CityContext, deal: TradeView) -> list[Button]:
    """Accept, refuse, counter, withdraw; while an auction runs only what ends it (CITY-206)."""
    accept = trades.accepting(ctx, deal, disabled=bool(deal.stale) or deal.held)
    return trades.answers(ctx, deal, accept, held=deal.held)


DEALS = trades.TradePanels(about, answers, pictures.deal)
