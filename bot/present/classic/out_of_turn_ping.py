"""In slow pace, a message mentions the person who must decide out of turn, once: a debt, deeds to take over."""

from bot.games.classic.events import money as events
from bot.games.classic.events.buildings import MortgageLifted
from bot.present.classic.decision_controls import of_turn
from bot.present.classic.table_view import ClassicTableView
from bot.present.panel_model import Panel
from bot.present.panels import debts, out_of_turn_ping

TOLD = {"debt": (events.DebtPaid, events.SharePaid, events.WentBankrupt, events.LeftGame), "inherit": (MortgageLifted,)}
"""Who is called, and what may have become of each."""


def summons_panels(table_view: ClassicTableView) -> list[Panel]:
    """A message for each person who must decide out of turn."""
    called = out_of_turn_ping.called(table_view, table_view.view.active, TOLD)
    return [out_of_turn_ping.panel(table_view, wait, owed(table_view), of_turn(table_view, wait)) for wait in called]


def owed(table_view: ClassicTableView) -> str:
    """The open debt for everybody to see: who must find how much, for whom (CLASSIC-150)."""
    debt = table_view.view.debt
    return debts.public(table_view, debt, "panel-debt-each" if debt and debt.shares else "panel-debt")
