"""The countdown message of a deal: its picture, the clock, what it changes; how it ended."""

from collections.abc import Callable

from bot.games.city.events import trades as events
from bot.games.city.trade_preview import SideEffect, effects
from bot.games.city.view import TradeView
from bot.kit.contract import Refusal, Seat, Value, Wait
from bot.kit.mechanics import trade
from bot.present import clock_text
from bot.present.city import pictures
from bot.present.city.panel_context import GAME, CityContext
from bot.present.panel_model import Button
from bot.present.panels import trades

ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="deal",
)


def about(ctx: CityContext, deal: TradeView) -> tuple[str, ...]:
    """How it stands, a debt that it settles, and what it would change besides the rents that its picture shows."""
    return (*state(ctx, deal, trades.awaiting(ctx, deal)), settled(ctx, deal), *changes(ctx, deal, worth))


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


def settled(ctx: CityContext, deal: TradeView) -> str:
    """The debt that it settles (CITY-123)."""
    debt = ctx.view.debt
    if not deal.settles or debt is None or debt.seat != deal.seat:
        return ""
    return ctx.say("trade-settles", amount=ctx.cash(debt.amount))


def changes(ctx: CityContext, deal: TradeView, sums: Callable[[CityContext, SideEffect], str]) -> tuple[str, ...]:
    """What the deal changes: whole groups, the sums of both; or nothing."""
    if deal.stale:
        return ()
    sides = effects(ctx.view, deal)
    said = [_group(ctx, "trade-completes", side.seat, group) for side in sides for group in side.completed]
    said += [_group(ctx, "trade-breaks", side.seat, group) for side in sides for group in side.broken]
    said += [sums(ctx, side) for side in sides if side.cash or side.before != side.after]
    return tuple([f"-# {line}" for line in said if line])


def _group(ctx: CityContext, key: str, seat: Seat, group: str) -> str:
    return ctx.say(key, name=ctx.name(seat), group=ctx.say(f"group-{group}"))


def worth(ctx: CityContext, side: SideEffect) -> str:
    """What a side is worth, before and after; nothing where its cash is hidden (CITY-202)."""
    wealth = ctx.view.seats[side.seat].wealth
    if wealth is None:
        return ""
    then = wealth + side.cash + side.after - side.before
    return ctx.say("trade-worth", name=ctx.name(side.seat), was=ctx.cash(wealth), then=ctx.cash(then))


def earnings(ctx: CityContext, side: SideEffect) -> str:
    """The same with what it earns, where no picture says that."""
    if side.before == side.after:
        return worth(ctx, side)
    values = {"name": ctx.name(side.seat), "before": ctx.cash(side.before), "after": ctx.cash(side.after)}
    wealth = ctx.view.seats[side.seat].wealth
    if wealth is None:
        return ctx.say("trade-rents", **values)
    then = wealth + side.cash + side.after - side.before
    return ctx.say("trade-sums", **values, was=ctx.cash(wealth), then=ctx.cash(then))


def answers(ctx: CityContext, deal: TradeView) -> list[Button]:
    """Accept, refuse, counter, withdraw; while an auction runs only what ends it (CITY-206)."""
    accept = trades.accepting(ctx, deal, disabled=bool(deal.stale) or deal.held)
    return trades.answers(ctx, deal, accept, held=deal.held)


DEALS = trades.TradePanels(about, answers, pictures.deal)
