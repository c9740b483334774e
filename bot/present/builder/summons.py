"""In slow pace, whoever must decide out of turn is called once, in a message of its own: a debt, mortgages received."""

from collections.abc import Sequence

from bot.games.builder import deal_events, end_events, money_events
from bot.games.kit.model import Told
from bot.present import summons
from bot.present.builder.choices import of_turn
from bot.present.builder.scene import Scene
from bot.present.panel import Panel

TOLD = {
    "debt": (money_events.DebtPaid, money_events.DebtCancelled, end_events.WentBankrupt, end_events.LeftGame),
    "inherit": (money_events.MortgageRepaid, deal_events.MortgageKept),
}
"""Who is called, and what may have become of each."""


def summons_panels(scene: Scene) -> list[Panel]:
    """Whoever is awaited out of turn."""
    called = summons.called(scene, scene.view.active, TOLD)
    return [
        summons.panel(scene, wait, owed(scene) if wait.id.startswith("debt") else "", of_turn(scene, wait))
        for wait in called
    ]


def owed(scene: Scene) -> str:
    """The open debt for everybody to see: who must find how much, for whom (BUILDER-128)."""
    debt = scene.view.debt
    if debt is None:
        return ""
    values = {"name": scene.name(debt.seat), "amount": scene.cash(debt.amount), "whom": scene.name(debt.creditor)}
    return scene.say("panel-debt", **values)


def past_summons(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form: what became of it, if that is still known."""
    return [summons.past(scene, slot, recent, TOLD) for slot in slots]
