"""The countdown message of an offer: both sides, what it changes, the clock, the answers; and how it ended."""

from bot.games.builder import data
from bot.games.builder.chips import counted
from bot.games.builder.events import trades as events
from bot.games.builder.view import TradeView
from bot.kit.contract import Goods, Refusal, Seat, Value
from bot.kit.fields import GOODS
from bot.present import clock_text
from bot.present.builder import chip_text, pictures
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.panel_model import Button
from bot.present.panels import trades

ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    made=events.DealMade,
    ended=(
        *(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealCountered),
        *(events.DealVoid, events.DealLapsed),
    ),
    number="deal",
)


def about(ctx: BuilderContext, deal: TradeView) -> tuple[str, ...]:
    """Until when, why it cannot be accepted now, both sides, and what it would change."""
    wait = trades.awaiting(ctx, deal)
    said = [trades.clock(ctx, wait), clock_text.absence(ctx, wait) if wait else "", _hindrance(ctx, deal)]
    return (*said, *contents(ctx, deal), *changes(ctx, deal))


def _hindrance(ctx: BuilderContext, deal: TradeView) -> str:
    """Something is gone, so that it would be void; or something is only held back for now (BUILDER-119)."""
    if deal.stale:
        return "⚠️ " + ctx.say("trade-stale")
    return "⏸️ " + ctx.words.refusal(GAME, Refusal(deal.blocked)) if deal.blocked else ""


# ---- what it is about


def contents(ctx: BuilderContext, deal: TradeView) -> tuple[str, ...]:
    """Both sides, one thing a line, chips together."""
    return trades.contents(ctx, deal, lambda goods: _things(ctx, goods))


def _things(ctx: BuilderContext, goods: Goods) -> list[str]:
    chips = tuple([item for item in goods if item in data.TYPE])
    things = [thing(ctx, item) for item in goods if item not in data.TYPE]
    return [*things, ctx.words.value(GAME, GOODS, chips)] if chips else things


def thing(ctx: BuilderContext, item: Value) -> str:
    """A kept card, or a property with its colour and rent, number and chips, or its mortgage."""
    deed = ctx.deeds.get(item) if isinstance(item, int) else None
    if deed is None:
        return ctx.words.value(GAME, GOODS, item)
    said = f"{ctx.space(deed.space)} · {ctx.deed_hint(deed)}"
    if not deed.mortgaged:
        return said
    repay = ctx.cash(data.TITLES[deed.space].repay)
    return said + " · " + ctx.say("trade-mortgaged", repay=repay)


def changes(ctx: BuilderContext, deal: TradeView) -> tuple[str, ...]:
    """Colours completed and broken, and the chips that both would hold (BUILDER-122); nothing for a void one."""
    if deal.stale:
        return ()
    said = []
    for seat in (deal.seat, deal.partner):
        said += trades.groups(ctx, deal, seat, {deed.space for deed in ctx.owned(seat)}, data.GROUPS, ctx.group)
    said += [line for seat in (deal.seat, deal.partner) if (line := _chips(ctx, deal, seat))]
    return (ctx.say("trade-effects"), *(f"-# {line}" for line in said)) if said else ()


def _chips(ctx: BuilderContext, deal: TradeView, seat: Seat) -> str:
    """A side's chips afterwards, where some change hands."""
    moved = (deal.give, deal.take) if seat == deal.seat else (deal.take, deal.give)
    given, taken = (counted([item for item in goods if item in data.TYPE]) for goods in moved)
    if not (any(given) or any(taken)):
        return ""
    held = ctx.view.seats[seat].chips
    then = [max(0, have - less + more) for have, less, more in zip(held, given, taken, strict=True)]
    return ctx.say("trade-chips", name=ctx.name(seat), chips=chip_text.pile(ctx, then))


# ---- answers


def answers(ctx: BuilderContext, deal: TradeView) -> list[Button]:
    """Accept, decline and counter where the receiver may press; cancel where the sender may. Judged by who presses.

    On a message for everybody these are persons, on a private panel it is the looker (BUILDER-120).
    """
    return trades.answers(ctx, deal, trades.accepting(ctx, deal, disabled=deal.stale or bool(deal.blocked)))


DEALS = trades.TradePanels(about, answers, pictures.deal)
