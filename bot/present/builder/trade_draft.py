"""An offer being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.builder import actions, data
from bot.games.builder.view import TradeView
from bot.kit.contract import Seat, Value
from bot.present.builder.panel_context import BuilderContext
from bot.present.builder.trade_messages import DEALS, changes
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

PROPOSE = "Propose"
ADDED = (50, 200)
"""Amounts put on top of what is there."""


def compose(ctx: BuilderContext, seat: Seat, text: str) -> Panel | None:
    """The next question of an offer that is put together; None when it cannot be any more."""
    return trade_draft_panel.compose(ctx, text, lambda made: _composed(ctx, seat, made))


def _composed(ctx: BuilderContext, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(ctx.controls, lambda value: _hint(ctx, value), ADDED)
    why, seats = trade_draft_panel.refusal(ctx, made), ctx.view.seats
    action = made.action
    assert isinstance(action, actions.Propose)
    deal = TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    said = [
        *trade_draft_panel.sides(ctx, deal),
        trade_draft_panel.left(ctx, deal, seats[deal.seat].cash, seats[deal.partner].cash),
        *changes(ctx, deal),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(ctx, why),
    ]
    return Panel(MINE, said, trade_draft_panel.controls(ctx, ctx.view.deals, context, made, why))


def _hint(ctx: BuilderContext, value: Value) -> str:
    """A property's colour, rent and chips; which of several alike a chip is."""
    if isinstance(value, int):
        deed = ctx.deeds.get(value)
        if deed is None:
            return ""
        owned = ctx.say("panel-mortgaged-short") + " · " if deed.mortgaged else ""
        return owned + ctx.deed_hint(deed)
    number = value.rpartition("-")[2]
    return ctx.say("trade-chip", number=int(number)) if value in data.TYPE and number.isdecimal() else ""


panel = trade_draft_panel.private(
    DEALS,
    lambda ctx: ctx.view.deals,
    compose,
    # The counter-offer has the sides swapped: once sent it replaces the offer (BUILDER-120).
    lambda deal: actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay),
)
"""The private panel of a deal, open or put together; else why there is none."""
