"""The round's bills, and the end: who has won, the count, the seed that proves every slide, a rematch."""

from itertools import pairwise

from bot.games.knockout.state import OVER as GAME_OVER
from bot.games.knockout.view import SideView
from bot.present import ending
from bot.present.knockout import lines
from bot.present.knockout.scene import CALM, Scene
from bot.present.panel import Panel

ROUND = "round"


def statement_panel(scene: Scene) -> Panel | None:
    """The bills of the round scored last, a side at a time, in words and as a picture; it stays as it is.

    None before the first, and for a round that was never scored.
    """
    told = scene.view.statement
    if told is None or (scene.view.stage == GAME_OVER and told.round != scene.view.round):
        return None
    title = "## " + scene.say("panel-bills", round=told.round)
    said = (title, *lines.bills(scene, told))
    return Panel(f"{ROUND}-{told.round}", said, picture=scene.statement(), accent=CALM, last=True)


def end_panel(scene: Scene) -> Panel:
    """Who has won, each side's cash round by round, the seed (KNOCKOUT-81, KNOCKOUT-140, KNOCKOUT-189), and a rematch."""
    title = _winner(scene) if scene.view.ranks else ending.called_off(scene)
    return ending.panel(scene, title, [_rank(scene, side) for side in by_rank(scene)], (), scene.count())


def _winner(scene: Scene) -> str:
    """The side with the most cash, a team or one player; several sides where they share the win (KNOCKOUT-82)."""
    best = [side for side in by_rank(scene) if scene.view.ranks[side.seats[0]] == 1]
    named = [scene.players(side) for side in best]
    if len(best) > 1:
        named = [f"{scene.sign(side)} {name}" for side, name in zip(best, named, strict=True)]
    return scene.say("panel-winner", names=" · ".join(named), sides=len(best), count=len(best[0].members))


def by_rank(scene: Scene) -> list[SideView]:
    """The sides from the winner down."""
    ranks = scene.view.ranks
    place = {side.index: ranks[side.seats[0]] if ranks else 0 for side in scene.view.sides}
    return sorted(scene.view.sides, key=lambda side: (place[side.index], -side.cash, side.index))


def _rank(scene: Scene, side: SideView) -> str:
    """A side's place, its cash, and what each round brought."""
    ranks = scene.view.ranks
    rank = ranks[side.seats[0]] if ranks else 0
    name = f"{scene.sign(side)} {scene.players(side)}"
    name = scene.words.say("end-rank", rank=rank, name=name) if rank else name
    if side.resigned:
        return scene.say("panel-count-left", name=name, cash=scene.cash(side.cash))
    course = [0, *(each[side.index] for each in scene.view.course)]
    gains = [lines.signed(scene, now - before) for before, now in pairwise(course)]
    rest = side.cash - course[-1]
    gains += [lines.signed(scene, rest)] if rest else []
    return scene.say("panel-count", name=name, cash=scene.cash(side.cash), rounds=" ".join(gains) or "0")
