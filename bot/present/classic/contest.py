"""The message of a building shortage: what is left, who has ordered what, who may still join in; and how it ended."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic import lot_events as events
from bot.games.classic.town_events import Built
from bot.games.classic.view import ContestView, OrderView
from bot.games.kit.model import Told, Wait
from bot.present.classic.scene import CALM, GAME, RED, Scene
from bot.present.controls import Row
from bot.present.panel import BAD, PRIMARY, Button, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

CONTEST, ENTER = "contest", "enter"
"""The message, and the private panel in which an order is put together."""
TOLD = (events.OrderEntered, events.OrderForgone, events.OrderLapsed, events.OneOrderLeft, Built)


def awaiting(scene: Scene) -> Wait | None:
    """The decision of those who are asked."""
    return next((wait for wait in scene.waits if wait.id.startswith(f"{CONTEST}-")), None)


def contest_panels(scene: Scene) -> list[Panel]:
    """The shortage while orders may be placed (CLASSIC-123, CLASSIC-125); its auctions have messages of their own."""
    contest, wait = scene.view.contest, awaiting(scene)
    if contest is None or wait is None or contest.closed:
        return []
    row = scene.row(wait.id)
    red = row is not None and row.warned > 0
    slow = scene.table.pace == SLOW
    asked = scene.words.list(scene.mention(seat) if slow else scene.name(seat) for seat in contest.asked)
    said = (
        "## " + _title(scene, contest),
        *[order(scene, each) for each in contest.orders],
        scene.say("panel-contest-asked", names=asked, count=len(contest.asked)),
        scene.ends("panel-contest-until", wait.id),
        scene.absence(wait),
    )
    called = scene.people(contest.asked) if slow else ()
    lines = tuple(filter(None, said))
    return [Panel(wait.id, lines, _controls(scene, wait), ping=called, accent=RED if red else CALM)]


def _title(scene: Scene, contest: ContestView) -> str:
    """How many are left."""
    left = scene.view.shops if contest.kind == "shop" else scene.view.towers
    return scene.say("panel-contest", kind=contest.kind, left=left)


def order(scene: Scene, each: OrderView) -> str:
    """Who wants what."""
    values = {"group": scene.group(each.group), "levels": "-".join(map(str, each.levels))}
    return "- " + scene.say("panel-order", name=scene.name(each.seat), **values)


def _controls(scene: Scene, wait: Wait) -> tuple[Row, ...]:
    """Join in, or order nothing: the same for everybody, judged for whoever presses."""
    if scene.table.phase == PAUSED or not scene.people(wait.seats):
        return ()
    join = Button(scene.words.action(GAME, actions.Enter) + "…", scene.opens(ENTER), PRIMARY)
    nothing = Button(scene.words.action(GAME, actions.Forgo), scene.asker.press(PLAY, wait.id, "Forgo"), BAD)
    return ((join, nothing),)


def past_contests(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of shortages: what came of the orders."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    """What has been told since the last shortage began."""
    began = [at for at, told in enumerate(recent) if isinstance(told.event, events.ContestOpened)]
    since = recent[began[-1] :] if began else ()
    told = [scene.words.event(GAME, each, scene.names) for each in since if isinstance(each.event, TOLD)]
    first = [scene.words.event(GAME, since[0], scene.names)] if since else []
    said = ("## " + scene.say("panel-contest-past"), *first, *(f"- {line}" for line in told[:10]))
    return Panel(slot, said if len(said) > 1 else (*said, scene.say("panel-contest-over")), accent=CALM, last=True)
