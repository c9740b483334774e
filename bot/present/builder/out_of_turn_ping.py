"""In slow pace, whoever must decide out of turn is called once, in a message of its own: a debt, mortgages received."""

from collections.abc import Sequence

from bot.games.builder.events import game_over, money, trades
from bot.kit.contract import EventFor
from bot.present.builder.decision_controls import of_turn
from bot.present.builder.table_view import BuilderTableView
from bot.present.panel_model import Panel
from bot.present.panels import out_of_turn_ping

TOLD = {
    "debt": (money.DebtPaid, money.DebtCancelled, game_over.WentBankrupt, game_over.LeftGame),
    "inherit": (money.MortgageRepaid, trades.MortgageKept),
}
"""Who is called, and what may have become of each."""


def summons_panels(table_view: BuilderTableView) -> list[Panel]:
    """Whoever is awaited out of turn."""
    called = out_of_turn_ping.called(table_view, table_view.view.active, TOLD)
    return [
        out_of_turn_ping.panel(
            table_view, wait, owed(table_view) if wait.id.startswith("debt") else "", of_turn(table_view, wait)
        )
        for wait in called
    ]


def owed(table_view: BuilderTableView) -> str:
    """The open debt for everybody to see: who must find how much, for whom (BUILDER-128)."""
    debt = table_view.view.debt
    if debt is None:
        return ""
    values = {
        "name": table_view.name(debt.seat),
        "amount": table_view.cash(debt.amount),
        "whom": table_view.name(debt.creditor),
    }
    return table_view.say("panel-debt", **values)


def past_summons(table_view: BuilderTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form: what became of it, if that is still known."""
    return [out_of_turn_ping.past(table_view, slot, recent, TOLD) for slot in slots]
