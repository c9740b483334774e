"""An offer being put together, privately: with whom, what for what, what it would change; and answering one."""

from bot.games.builder import actions, data
from bot.games.builder.view import TradeView
from bot.kit.contract import Seat, Value
from bot.present.builder import pictures
from bot.present.builder.table_view import BuilderTableView
from bot.present.builder.trade_messages import DEALS, changes
from bot.present.controls.draft import Draft
from bot.present.controls.draft_panel import lost
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE
from bot.present.panels import trade_draft_panel

PROPOSE = "Propose"
ANSWERED = (actions.Accept, actions.Refuse, actions.Withdraw)
"""Verbs that stand on an offer's own message and panel."""
ADDED = (10, 50, 200)
"""Amounts put on top of what is there."""


def compose(table_view: BuilderTableView, seat: Seat, text: str) -> Panel | None:
    """The next question of an offer that is put together; None when it cannot be any more."""
    return trade_draft_panel.compose(table_view, text, lambda made: _composed(table_view, seat, made))


def _composed(table_view: BuilderTableView, seat: Seat, made: Draft) -> Panel:
    """Both sides as they stand, in words and as a picture, what is left, what changes, and why it cannot be sent yet."""
    context = trade_draft_panel.advised(table_view.context, lambda value: _hint(table_view, value), ADDED)
    why = trade_draft_panel.refusal(table_view, made)
    action = made.action
    assert isinstance(action, actions.Propose)
    deal = TradeView(0, seat, action.partner, action.give, action.pay, action.take, action.ask)
    said = [
        *trade_draft_panel.sides(table_view, deal),
        _left(table_view, deal),
        *changes(table_view, deal),
        lost(context, made),
        "" if made.empty else trade_draft_panel.warning(table_view, why),
    ]
    shown = None if made.empty else pictures.deal(table_view, deal)
    return Panel(MINE, said, trade_draft_panel.controls(table_view, context, made, why), shown)


def _left(table_view: BuilderTableView, deal: TradeView) -> str:
    """The cash that both would have afterwards."""
    mine = table_view.view.seats[deal.seat].cash - deal.pay + deal.ask
    theirs = table_view.view.seats[deal.partner].cash + deal.pay - deal.ask
    return table_view.say(
        "trade-left", mine=table_view.cash(mine), name=table_view.name(deal.partner), theirs=table_view.cash(theirs)
    )


def _hint(table_view: BuilderTableView, value: Value) -> str:
    """A property's colour, rent and chips; which of several alike a chip is."""
    if isinstance(value, int):
        deed = table_view.deeds.get(value)
        if deed is None:
            return ""
        owned = table_view.say("panel-mortgaged-short") + " · " if deed.mortgaged else ""
        return owned + table_view.deed_hint(deed)
    number = value.rpartition("-")[2]
    return table_view.say("trade-chip", number=int(number)) if value in data.TYPE and number.isdecimal() else ""


# ---- answering


def counter(deal: TradeView) -> actions.Propose:
    """The sides swapped; once sent it replaces the offer (BUILDER-120)."""
    return actions.Propose(deal.seat, deal.take, deal.ask, deal.give, deal.pay)


panel = trade_draft_panel.private(DEALS, lambda table_view: table_view.view.deals, compose, counter, pictured=True)
"""The private panel of a deal, open or put together; else why there is none."""
