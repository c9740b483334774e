"""The countdown message of an offer: its picture, what it changes, the clock, the answers; and how it ended."""

from bot.games.builder import data
from bot.games.builder.chips import counted
from bot.games.builder.events import trades as events
from bot.games.builder.view import TradeView
from bot.kit.contract import Refusal, Seat
from bot.present import clock_text
from bot.present.builder import chip_text, pictures
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.panel_model import Button
from bot.present.panels import trades

ENDS = trades.TradeEvents(
    opened=events.DealProposed,
    ended=(
        *(events.DealMade, events.DealRefused, events.DealWithdrawn, events.DealCountered),
        *(events.DealVoid, events.DealLapsed),
    ),
    number="deal",
)


def about(ctx: BuilderContext, deal: TradeView) -> tuple[str, ...]:
    """Until when, why it cannot be accepted now, and what it would change besides the rents that its picture shows."""
    wait = trades.awaiting(ctx, deal)
    said = [trades.clock(ctx, wait), clock_text.absence(ctx, wait) if wait else "", _hindrance(ctx, deal)]
    return (*said, *changes(ctx, deal))


def _hindrance(ctx: BuilderContext, deal: TradeView) -> str:
    """Something is gone, so that it would be void; or something is only held back for now (BUILDER-119)."""
    if deal.stale:
        return "⚠️ " + ctx.say("trade-stale")
    return "⏸️ " + ctx.words.refusal(GAME, Refusal(deal.blocked)) if deal.blocked else ""


# ---- what it is about


def changes(ctx: BuilderContext, deal: TradeView) -> tuple[str, ...]:
    """Colours completed and broken, and the chips that both would hold (BUILDER-122); nothing for a void one."""
    if deal.stale:
        return ()
    said = []
    for seat in (deal.seat, deal.partner):
        said += trades.groups(ctx, deal, seat, {deed.space for deed in ctx.owned(seat)}, data.GROUPS, ctx.group)
    said += [line for seat in (deal.seat, deal.partner) if (line := _chips(ctx, deal, seat))]
    return tuple([f"-# {line}" for line in said])


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
