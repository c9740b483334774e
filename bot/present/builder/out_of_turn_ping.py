"""In slow pace, a message mentions the person who must decide out of turn, once: a debt, mortgages received."""

from bot.games.builder.events import game_over, money, trades
from bot.present.builder.decision_controls import of_turn
from bot.present.builder.panel_context import BuilderContext
from bot.present.panel_model import Panel
from bot.present.panels import debts, out_of_turn_ping

TOLD = {
    "debt": (money.DebtPaid, money.DebtCancelled, game_over.WentBankrupt, game_over.LeftGame),
    "inherit": (money.MortgageRepaid, trades.MortgageKept),
}
"""Who is called, and what may have become of each."""


def summons_panels(ctx: BuilderContext) -> list[Panel]:
    """A message for each person who must decide out of turn."""
    called = out_of_turn_ping.called(ctx, ctx.view.active, TOLD)
    debt = debts.public(ctx, ctx.view.debt)
    return [
        out_of_turn_ping.panel(ctx, wait, debt if wait.kind == "debt" else "", of_turn(ctx, wait)) for wait in called
    ]
