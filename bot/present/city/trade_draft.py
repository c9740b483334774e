"""A deal being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.city import actions, data
from bot.games.city.view import TradeView
from bot.kit.contract import Action, Refusal, Seat, Value
from bot.present.city.table_view import CityTableView
from bot.present.city.trade_messages import DEALS, changes
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

COMPOSED = ("Propose", "OfferSettlement")
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on a deal's own message and panel."""
ADDED = (100, 1_000, 5_000)
"""Amounts put on top of what is there, in k."""
RUNNING = Refusal("auction-running")


def compose(table_view: CityTableView, seat: Seat, text: str) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more."""
    hindered = RUNNING if table_view.view.auction is not None else None
    return trade_draft_panel.compose(table_view, text, lambda made: _composed(table_view, seat, made), hindered)


def _composed(table_view: CityTableView, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(table_view.context, lambda value: _hint(table_view, value), ADDED)
    why = trade_draft_panel.refusal(table_view, made)
    deal = _deal(table_view, seat, made.action)
    said = [
        *trade_draft_panel.sides(table_view, deal),
        _left(table_view, deal),
        _settled(table_view, deal),
        *changes(table_view, deal),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(table_view, why),
    ]
    return Panel(MINE, said, trade_draft_panel.controls(table_view, context, made, why))


def _deal(table_view: CityTableView, seat: Seat, action: Action) -> TradeView:
    """The deal that an action would open."""
    debt = table_view.view.debt
    if isinstance(action, actions.Propose):
        return TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    assert isinstance(action, actions.OfferSettlement)
    creditor = debt.creditor if debt is not None and debt.creditor is not None else seat
    return TradeView(0, seat, creditor, action.give, action.pay, action.take, action.ask, settles=True)


def _left(table_view: CityTableView, deal: TradeView) -> str:
    """The cash that both would have afterwards, as far as it may be seen (CITY-202)."""
    mine, theirs = table_view.view.seats[deal.seat].cash, table_view.view.seats[deal.partner].cash
    return table_view.say(
        "trade-left",
        mine=table_view.cash(None if mine is None else mine - deal.pay + deal.ask),
        name=table_view.name(deal.partner),
        theirs=table_view.cash(None if theirs is None else theirs + deal.pay - deal.ask),
    )


def _settled(table_view: CityTableView, deal: TradeView) -> str:
    debt = table_view.view.debt
    return (
        table_view.say("trade-settles", amount=table_view.cash(debt.amount))
        if deal.settles and debt is not None
        else ""
    )


def _hint(table_view: CityTableView, value: Value) -> str:
    """A district's group, blocks and rent."""
    plot = table_view.plots.get(value) if isinstance(value, int) else None
    if plot is None:
        return ""
    built, rent = plot.residential + plot.industrial, table_view.cash(plot.rent)
    return " · ".join(
        [table_view.say(f"group-{plot.group}"), table_view.say("panel-built", built=built, full=data.FULL, rent=rent)]
    )


# ---- answering


def counter(deal: TradeView) -> actions.Propose:
    """The sides swapped, a new deal with a time of its own (CITY-121)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay)


panel = trade_draft_panel.private(DEALS, lambda table_view: table_view.view.deals, compose, counter)
"""The private panel of a deal, open or put together; else why there is none."""
