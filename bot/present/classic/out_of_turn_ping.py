"""In slow pace, a message mentions the person who must decide out of turn, once: a debt, deeds to take over."""

from bot.games.classic.events import money as events
from bot.games.classic.events.buildings import MortgageLifted
from bot.present.classic.decision_controls import of_turn
from bot.present.classic.panel_context import ClassicContext
from bot.present.panel_model import Panel
from bot.present.panels import debts, out_of_turn_ping

TOLD = {"debt": (events.DebtPaid, events.SharePaid, events.WentBankrupt, events.LeftGame), "inherit": (MortgageLifted,)}
"""Who is called, and what may have become of each."""


def summons_panels(ctx: ClassicContext) -> list[Panel]:
    """A message for each person who must decide out of turn."""
    called = out_of_turn_ping.called(ctx, ctx.view.active, TOLD)
    return [out_of_turn_ping.panel(ctx, wait, owed(ctx), of_turn(ctx, wait)) for wait in called]


def owed(ctx: ClassicContext) -> str:
    """The open debt for everybody to see: who must find how much, for whom (CLASSIC-150)."""
    debt = ctx.view.debt
    return debts.public(ctx, debt, "panel-debt-each" if debt and debt.shares else "panel-debt")
