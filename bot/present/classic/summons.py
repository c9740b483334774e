"""In slow pace, whoever must decide out of turn is called once, in a message of its own: a debt, deeds to take over."""

from collections.abc import Sequence

from bot.games.classic import money_events as events
from bot.games.classic.town_events import MortgageLifted
from bot.games.kit.model import Told, Wait
from bot.present.classic.choices import of_turn
from bot.present.classic.scene import CALM, GAME, RED, Scene
from bot.present.panel import Panel
from bot.tables.model import PAUSED, SLOW

SUMMONING = ("debt", "inherit")
TOLD = {
    "debt": (events.DebtPaid, events.SharePaid, events.WentBankrupt, events.LeftGame),
    "inherit": (MortgageLifted,),
}
"""What may have become of each."""


def summons_panels(scene: Scene) -> list[Panel]:
    """Whoever is awaited out of turn."""
    if scene.table.pace != SLOW:
        return []
    return [_panel(scene, wait) for wait in scene.waits if _summons(scene, wait)]


def _summons(scene: Scene, wait: Wait) -> bool:
    kind = wait.id.rpartition("-")[0]
    return kind in SUMMONING and scene.view.active not in wait.seats and bool(scene.people(wait.seats))


def _panel(scene: Scene, wait: Wait) -> Panel:
    """What is to be done, until when."""
    seat, until = wait.seats[0], scene.until(wait.id)
    what = scene.told_you(wait.id)
    said = (
        scene.say("panel-called", mention=scene.mention(seat), what=what),
        owed(scene),
        "-# " + scene.say("panel-until", until=until) if until else "",
        scene.absence(wait),
    )
    made = () if scene.table.phase == PAUSED else of_turn(scene, wait)
    return Panel(wait.id, tuple(filter(None, said)), made, ping=scene.people(wait.seats), accent=RED)


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
    made = []
    for slot in slots:
        kinds = TOLD[slot.rpartition("-")[0]]
        told = [each for each in recent if isinstance(each.event, kinds)]
        said = scene.words.event(GAME, told[-1], scene.names) if told else scene.say("panel-summons-over")
        made.append(Panel(slot, (said,), accent=CALM, last=True))
    return made
