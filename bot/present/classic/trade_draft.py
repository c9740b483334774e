"""A deal being put together, privately: with whom, what for what, which mortgages are lifted; and answering one."""

from msgspec.structs import replace

from bot.games.classic import actions
from bot.games.classic.view import TradeView
from bot.kit.contract import Seat, Value
from bot.present.classic.table_view import ClassicTableView
from bot.present.classic.trade_messages import DEALS, changes, contents, fee, fees, pledged, thing
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

PROPOSE, ACCEPT = actions.Propose.__name__, actions.Accept.__name__
COMPOSED = (PROPOSE, ACCEPT)
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""


def compose(table_view: ClassicTableView, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together or accepted; None when it cannot be any more."""
    return trade_draft_panel.compose(
        table_view,
        text,
        lambda made: (
            _accepting(table_view, seat, made)
            if made.verb == ACCEPT
            else _proposing(table_view, seat, _trimmed(table_view, made))
        ),
    )


def _trimmed(table_view: ClassicTableView, made: Draft) -> Draft:
    """Only mortgages that would be taken over can be lifted (CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Propose)
    kept = [space for space in action.lift if space in action.take]
    return replace(made, parts=(*made.parts[:-1], "+" + "+".join(map(str, kept))))


def _proposing(table_view: ClassicTableView, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, fees, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(table_view.context, lambda value: _hint(table_view, value), ADDED)
    action, why = made.action, trade_draft_panel.refusal(table_view, made)
    assert isinstance(action, actions.Propose)
    deal = TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask, action.lift)
    said = [
        *trade_draft_panel.sides(table_view, deal),
        *fees(table_view, seat, deal.take, deal.lift),
        _left(table_view, seat, deal),
        *(() if made.empty else changes(table_view, deal)),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(table_view, why),
    ]
    shown = made if pledged(table_view, deal.take) else _without_lift(made)
    return Panel(MINE, said, trade_draft_panel.controls(table_view, context, shown, why))


def _without_lift(made: Draft) -> Draft:
    """Nothing mortgaged is taken, so nothing is asked about it."""
    params = (*made.legal_action.params[:-1], replace(made.legal_action.params[-1], options=(), high=0))
    return replace(made, legal_action=replace(made.legal_action, params=params))


def _accepting(table_view: ClassicTableView, seat: Seat, made: Draft) -> Panel | None:
    """What is received, which mortgages of it are lifted at once, what that costs (CLASSIC-147, CLASSIC-148)."""
    action = made.action
    assert isinstance(action, actions.Accept)
    deal = next((deal for deal in table_view.view.deals if deal.number == action.deal), None)
    if deal is None:
        return None
    why = trade_draft_panel.refusal(table_view, made)
    said = [
        "### " + table_view.say("trade-accepting", name=table_view.name(deal.seat)),
        *contents(table_view, deal),
        *fees(table_view, seat, deal.give, action.lift),
        _left(table_view, seat, deal, action.lift),
        *changes(table_view, deal, action.lift),
        trade_draft_panel.warning(table_view, why),
    ]
    return Panel(MINE, said, trade_draft_panel.controls(table_view, table_view.context, made, why))


def _left(table_view: ClassicTableView, seat: Seat, deal: TradeView, accepted: tuple[Value, ...] = ()) -> str:
    """The cash that both would have afterwards, the looker first; the partner's fees as far as they are known."""
    seats = table_view.view.seats
    mine = seats[deal.seat].cash - deal.pay + deal.ask
    mine -= sum(fee(plot, deal.lift) for plot in pledged(table_view, deal.take))
    theirs = seats[deal.partner].cash + deal.pay - deal.ask
    theirs -= sum(fee(plot, accepted) for plot in pledged(table_view, deal.give))
    other = deal.partner
    if seat == deal.partner:
        mine, theirs, other = theirs, mine, deal.seat
    return table_view.say(
        "trade-left", mine=table_view.cash(mine), name=table_view.name(other), theirs=table_view.cash(theirs)
    )


def _hint(table_view: ClassicTableView, value: Value) -> str:
    """A property's family, and its rent or mortgage."""
    return "" if isinstance(value, str) else thing(table_view, value).partition(" · ")[2]


# ---- answering


def counter(deal: TradeView) -> actions.Propose:
    """The sides swapped, a new deal with a time of its own (CLASSIC-145)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay, ())


panel = trade_draft_panel.private(DEALS, lambda table_view: table_view.view.deals, compose, counter)
"""The private panel of a deal, open or put together; else why there is none."""
