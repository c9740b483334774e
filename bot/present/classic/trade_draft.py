"""A deal being put together, privately: with whom, what for what, which mortgages are lifted; and answering one."""

from msgspec.structs import replace

from bot.games.classic import actions
from bot.games.classic.view import TradeView
from bot.kit.contract import Seat, Value
from bot.present.classic.panel_context import ClassicContext
from bot.present.classic.trade_messages import DEALS, changes, fee, fees, hint, pledged
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

PROPOSE, ACCEPT = actions.Propose.__name__, actions.Accept.__name__
COMPOSED = (PROPOSE, ACCEPT)
ADDED = (50, 200)
"""Amounts put on top of what is there."""


def compose(ctx: ClassicContext, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together or accepted; None when it cannot be any more."""
    return trade_draft_panel.compose(
        ctx,
        text,
        lambda made: _accepting(ctx, seat, made) if made.verb == ACCEPT else _proposing(ctx, seat, _trimmed(made)),
    )


def _trimmed(made: Draft) -> Draft:
    """Only mortgages that would be taken over can be lifted (CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Propose)
    kept = [space for space in action.lift if space in action.take]
    return replace(made, parts=(*made.parts[:-1], "+" + "+".join(map(str, kept))))


def _proposing(ctx: ClassicContext, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, fees, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(ctx.controls, lambda value: hint(ctx, value), ADDED)
    action, why = made.action, trade_draft_panel.refusal(ctx, made)
    assert isinstance(action, actions.Propose)
    deal = TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask, action.lift)
    said = [
        *trade_draft_panel.sides(ctx, deal),
        *fees(ctx, seat, deal.take, deal.lift),
        _left(ctx, seat, deal),
        *(() if made.empty else changes(ctx, deal)),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(ctx, why),
    ]
    shown = made if pledged(ctx, deal.take) else _without_lift(made)
    return Panel(MINE, said, trade_draft_panel.controls(ctx, ctx.view.deals, context, shown, why))


def _without_lift(made: Draft) -> Draft:
    """Nothing mortgaged is taken, so nothing is asked about it."""
    params = (*made.legal_action.params[:-1], replace(made.legal_action.params[-1], options=(), high=0))
    return replace(made, legal_action=replace(made.legal_action, params=params))


def _accepting(ctx: ClassicContext, seat: Seat, made: Draft) -> Panel | None:
    """What is received, which mortgages of it are lifted at once, what that costs (CLASSIC-147, CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Accept)
    deal = next((deal for deal in ctx.view.deals if deal.number == action.deal), None)
    if deal is None:
        return None
    why = trade_draft_panel.refusal(ctx, made)
    said = [
        "### " + ctx.say("trade-accepting", name=ctx.name(deal.seat)),
        *trade_draft_panel.exchanged(ctx, (deal.take, deal.ask), (deal.give, deal.pay)),
        *fees(ctx, seat, deal.give, action.lift),
        _left(ctx, seat, deal, action.lift),
        *changes(ctx, deal, action.lift),
        trade_draft_panel.warning(ctx, why),
    ]
    return Panel(MINE, said, trade_draft_panel.controls(ctx, ctx.view.deals, ctx.controls, made, why))


def _left(ctx: ClassicContext, seat: Seat, deal: TradeView, accepted: tuple[Value, ...] = ()) -> str:
    """The cash that both would have afterwards, the looker first; the partner's fees as far as they are known."""
    seats = ctx.view.seats
    mine = seats[deal.seat].cash - deal.pay + deal.ask
    mine -= sum(fee(plot, deal.lift) for plot in pledged(ctx, deal.take))
    theirs = seats[deal.partner].cash + deal.pay - deal.ask
    theirs -= sum(fee(plot, accepted) for plot in pledged(ctx, deal.give))
    other = deal.partner
    if seat == deal.partner:
        mine, theirs, other = theirs, mine, deal.seat
    return ctx.say("trade-left", mine=ctx.cash(mine), name=ctx.name(other), theirs=ctx.cash(theirs))


panel = trade_draft_panel.private(
    DEALS,
    lambda ctx: ctx.view.deals,
    compose,
    # The counter-offer has the sides swapped: a new deal with a time of its own (CLASSIC-145).
    lambda deal: actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay, ()),
)
"""The private panel of a deal, open or put together; else why there is none."""
