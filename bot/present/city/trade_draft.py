"""A deal being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.city import actions, data
from bot.games.city.view import TradeView
from bot.kit.contract import Action, Refusal, Seat, Value
from bot.present.city.panel_context import CityContext
from bot.present.city.trade_messages import DEALS, changes, earnings, settled
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

COMPOSED = ("Propose", "OfferSettlement")
ADDED = (1_000, 5_000)
"""Amounts put on top of what is there, in k."""
RUNNING = Refusal("auction-running")


def compose(ctx: CityContext, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more."""
    hindered = RUNNING if ctx.view.auction is not None else None
    return trade_draft_panel.compose(ctx, text, lambda made: _composed(ctx, seat, made), hindered)


def _composed(ctx: CityContext, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(ctx.controls, lambda value: _hint(ctx, value), ADDED)
    why, seats = trade_draft_panel.refusal(ctx, made), ctx.view.seats
    deal = _deal(ctx, seat, made.action)
    said = [
        *trade_draft_panel.sides(ctx, deal),
        trade_draft_panel.left(ctx, deal, seats[deal.seat].cash, seats[deal.partner].cash),
        settled(ctx, deal),
        *changes(ctx, deal, earnings),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(ctx, why),
    ]
    return Panel(MINE, said, trade_draft_panel.controls(ctx, ctx.view.deals, context, made, why))


def _deal(ctx: CityContext, seat: Seat, action: Action) -> TradeView:
    """The deal that an action would open."""
    debt = ctx.view.debt
    if isinstance(action, actions.Propose):
        return TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    assert isinstance(action, actions.OfferSettlement)
    creditor = debt.creditor if debt is not None and debt.creditor is not None else seat
    return TradeView(0, seat, creditor, action.give, action.pay, action.take, action.ask, settles=True)


def _hint(ctx: CityContext, value: Value) -> str:
    """A district's group, blocks and rent."""
    plot = ctx.plots.get(value) if isinstance(value, int) else None
    if plot is None:
        return ""
    built, rent = plot.residential + plot.industrial, ctx.cash(plot.rent)
    return " · ".join([ctx.say(f"group-{plot.group}"), ctx.say("panel-built", built=built, full=data.FULL, rent=rent)])


panel = trade_draft_panel.private(
    DEALS,
    lambda ctx: ctx.view.deals,
    compose,
    # The counter-offer has the sides swapped: a new deal with a time of its own (CITY-121).
    lambda deal: actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay),
)
"""The private panel of a deal, open or put together; else why there is none."""
