"""In slow pace, whoever must decide out of turn is called once, in a message of its own: a debt, deeds to take over."""

from collections.abc import Sequence

from bot.games.classic import money_events as events
from bot.games.classic.town_events import MortgageLifted
from bot.games.kit.model import Told
from bot.present import summons
from bot.present.classic.choices import of_turn
from bot.present.classic.scene import Scene
from bot.present.panel import Panel

TOLD = {
    "debt": (events.DebtPaid, events.SharePaid, events.WentBankrupt, events.LeftGame),
    "inherit": (MortgageLifted,),
}
"""Who is called, and what may have become of each."""


def summons_panels(scene: Scene) -> list[Panel]:
    """Whoever is awaited out of turn."""
    called = summons.called(scene, scene.view.active, TOLD)
    return [summons.panel(scene, wait, owed(scene), of_turn(scene, wait)) for wait in called]


def owed(scene: Scene) -> str:
    """The open debt for everybody to see: who must find how much, for whom (CLASSIC-150)."""
    debt = scene.view.debt
    if debt is None:
        return ""
    key = "panel-debt-each" if debt.shares else "panel-debt"
    values = {"name": scene.name(debt.seat), "amount": scene.cash(debt.amount), "whom": scene.name(debt.creditor)}
    return scene.say(key, **values)


def past_summons(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form: what became of it, if that is still known."""
    return [summons.past(scene, slot, recent, TOLD) for slot in slots]
