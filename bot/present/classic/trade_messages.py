"""The countdown message of a deal: its picture, what mortgages cost, what it changes, the clock; and how it ended."""

from bot.games.classic import actions
from bot.games.classic.events import trades as events
from bot.games.classic.view import PlotView, TradeView
from bot.kit.contract import Cash, Goods, Refusal, Seat, Space, Value
from bot.present import clock_text
from bot.present.classic import pictures
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.control_id import COMPOSE
from bot.present.panel_model import GOOD, Button
from bot.present.panels import trades

ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    ended=(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealLapsed),
    number="number",
)


def about(ctx: ClassicContext, deal: TradeView) -> tuple[str, ...]:
    """Until when, why it no longer holds, fees, and what it would change besides the rents that its picture shows."""
    wait = trades.awaiting(ctx, deal)
    said = [trades.clock(ctx, wait), clock_text.absence(ctx, wait) if wait else "", _stale(ctx, deal)]
    turned = [*fees(ctx, deal.seat, deal.take, deal.lift), _open_fees(ctx, deal)]
    return (*said, *turned, *changes(ctx, deal))


def _stale(ctx: ClassicContext, deal: TradeView) -> str:
    """Why it cannot be made any more (CLASSIC-146)."""
    if not deal.stale:
        return ""
    return ctx.say("trade-stale", why=ctx.words.refusal(GAME, _why(ctx, deal), ctx.names))


def _why(ctx: ClassicContext, deal: TradeView) -> Refusal:
    """The reason with its facts, as the partner's offer has it."""
    for legal_action in ctx.may(deal.partner):
        if (
            legal_action.action is actions.Accept
            and legal_action.wait == f"{trades.DEAL}-{deal.number}"
            and legal_action.blocked
        ):
            return legal_action.blocked
    return Refusal(deal.stale)


def hint(ctx: ClassicContext, item: Value) -> str:
    """A property's family, and its rent or mortgage; nothing for a jail card."""
    plot = ctx.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return ""
    values = {"group": ctx.group(plot.group)}
    if plot.mortgaged:
        return ctx.say("trade-property-mortgaged", amount=ctx.cash(plot.mortgage), **values)
    return ctx.say("trade-property", rent=ctx.rent(plot), **values)


# ---- mortgages that change hands


def pledged(ctx: ClassicContext, goods: Goods) -> list[PlotView]:
    """The mortgaged properties among goods."""
    found = [ctx.plots[item] for item in goods if isinstance(item, int) and item in ctx.plots]
    return [plot for plot in found if plot.mortgaged]


def fee(plot: PlotView, lift: Goods) -> Cash:
    """What a mortgaged property costs its new owner: the tenth, or the mortgage to lift it at once (CLASSIC-147)."""
    return plot.mortgage if plot.space in lift else plot.interest


def fees(ctx: ClassicContext, seat: Seat, received: Goods, lift: Goods) -> list[str]:
    """What a side pays the Bank for mortgages, each by itself (CLASSIC-201); nothing for none."""
    turned = pledged(ctx, received)
    if not turned:
        return []
    parts = [
        ctx.say(
            "trade-fee-lifts" if plot.space in lift else "trade-fee-keeps",
            space=ctx.space(plot.space),
            amount=ctx.cash(fee(plot, lift)),
        )
        for plot in turned
    ]
    total = ctx.cash(sum(fee(plot, lift) for plot in turned))
    return ["-# " + ctx.say("trade-fees", name=ctx.name(seat), amount=total, parts=ctx.words.list(parts))]


def _open_fees(ctx: ClassicContext, deal: TradeView) -> str:
    """The partner chooses when accepting (CLASSIC-148)."""
    turned = pledged(ctx, deal.give)
    if not turned:
        return ""
    tenth, whole = sum(plot.interest for plot in turned), sum(plot.mortgage for plot in turned)
    values = {"tenth": ctx.cash(tenth), "whole": ctx.cash(whole), "name": ctx.name(deal.partner)}
    return "-# " + ctx.say("trade-fees-open", **values)


# ---- what it changes


def changes(ctx: ClassicContext, deal: TradeView, accepted: Goods = ()) -> tuple[str, ...]:
    """Whole groups won and broken, and both sides' net worth; `accepted`: what the partner lifts."""
    if deal.stale:
        return ()
    said = [line for seat in (deal.seat, deal.partner) for line in _groups(ctx, deal, seat)]
    said += [_worth(ctx, deal.seat, deal.give, deal.take, deal.lift, deal.ask - deal.pay)]
    said += [_worth(ctx, deal.partner, deal.take, deal.give, accepted, deal.pay - deal.ask)]
    return tuple([f"-# {line}" for line in said])


def _groups(ctx: ClassicContext, deal: TradeView, seat: Seat) -> list[str]:
    """The families that a side completes or breaks."""
    had = {plot.space for plot in ctx.view.plots if plot.owner == seat}
    found: dict[str, list[Space]] = {}
    for plot in ctx.view.plots:
        found.setdefault(plot.group, []).append(plot.space)
    return trades.groups(ctx, deal, seat, had, found, ctx.group)


def _worth(ctx: ClassicContext, seat: Seat, given: Goods, taken: Goods, lift: Goods, cash: Cash) -> str:
    """Net worth before and after, fees taken off (CLASSIC-166)."""
    was = ctx.view.seats[seat].worth
    then = was + cash - sum(_value(ctx, item, ()) for item in given) + sum(_value(ctx, item, lift) for item in taken)
    then -= sum(fee(plot, lift) for plot in pledged(ctx, taken))
    return ctx.say("trade-worth", name=ctx.name(seat), was=ctx.cash(was), then=ctx.cash(then))


def _value(ctx: ClassicContext, item: Value, lift: Goods) -> Cash:
    """What a thing counts: the printed price, half of it while mortgaged."""
    plot = ctx.plots.get(item) if isinstance(item, int) else None
    if plot is None:
        return 0
    return plot.price // 2 if plot.mortgaged and plot.space not in lift else plot.price


# ---- answers


def answers(ctx: ClassicContext, deal: TradeView) -> list[Button]:
    """Accept, refuse, counter, withdraw; where mortgages come along, accepting asks what is lifted (CLASSIC-148)."""
    return trades.answers(ctx, deal, _accept(ctx, deal))


def _accept(ctx: ClassicContext, deal: TradeView) -> Button:
    stale = bool(deal.stale)
    if not pledged(ctx, deal.give):
        return trades.accepting(ctx, deal, disabled=stale, fields=".+")
    press = ctx.controls.press(COMPOSE, None, f"Accept.{deal.number}.+")
    return Button(ctx.say("trade-accept-choose"), press, GOOD, stale)


DEALS = trades.TradePanels(about, answers, pictures.deal)
