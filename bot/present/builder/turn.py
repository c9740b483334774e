"""The message of a turn: whose it is, until when, what just happened, the buttons of whoever is awaited; and the end."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.builder import actions, end_events, events
from bot.games.kit.model import Told, Wait
from bot.present import ending, evening, turns
from bot.present.builder import claims, lines
from bot.present.builder.choices import DEED, ISLAND, MINE, of_turn
from bot.present.builder.scene import GAME, Scene
from bot.present.builder.summons import owed
from bot.present.panel import Button, Order, Panel

INTERRUPTING = ("debt", "inherit", "auction")
"""While one of these is open the turn stands still (BUILDER-158)."""
ELSEWHERE = ("deal", "claim")
"""Waits that are told in lines or messages of their own."""
GREYED = (actions.Buy, actions.PayFine)
"""Verbs of which the message says why they are greyed."""


def turn_panel(scene: Scene, recent: Sequence[Told]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = scene.view, _public(scene)
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = [_awaited(scene, wait) for wait in public]
    answered = turns.answerable(scene, public)
    said = (
        turns.title(scene, view.turn, view.active),
        *waiting,
        *evening.lines(scene.table, scene.words),
        owed(scene),
        *claims.lines(scene),
        scene.say("panel-counting") if view.stage == "count" else "",
        lines.news(scene, told),
        lines.card(scene),
        *turns.why_greyed(scene, answered, GREYED),
    )
    own = (
        Button(scene.words.say("button-mine"), scene.opens(MINE)),
        Button(scene.say("panel-island"), scene.opens(ISLAND)),
        Button(scene.say("panel-deeds"), scene.opens(DEED)),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        tuple(filter(None, said)),
        (
            *(row for wait in answered for row in of_turn(scene, wait)),
            *claims.controls(scene),
            turns.lasting(scene, *own),
        ),
        scene.board(),
        ping=turns.mentioned(scene, view.active, waiting),
        accent=scene.colour(view.active),
        footer=tuple(filter(None, (lines.purses(scene), lines.lying(scene), lines.course(scene)))),
        more=_card(scene),
    )


def _card(scene: Scene) -> tuple[Order, ...]:
    """The card drawn in this turn, shown to all."""
    return (scene.card(),) if scene.view.card else ()


# ---- who is to do what


def _kind(wait: Wait) -> str:
    return wait.id.rpartition("-")[0]


def _public(scene: Scene) -> list[Wait]:
    """The decisions that the turn's message tells: what goes before the turn, else that of the turn."""
    found = [wait for wait in scene.waits if _kind(wait) not in ELSEWHERE]
    first = [wait for wait in found if _kind(wait) in INTERRUPTING]
    return first or found


def _awaited(scene: Scene, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    if _kind(wait) == "auction":
        return scene.say("panel-auction-below")
    claim = claims.blocking(scene) if wait.held else None
    if claim is None:
        return turns.awaited(scene, wait, spoken_to=wait.seats[0] == scene.view.active)
    values = {"mention": scene.mention(wait.seats[0]), "owner": scene.name(claim.owner)}
    return scene.ends("panel-held", claims.number(claim), **values)


# ---- what is over


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Turns that are over: their events, without picture and controls."""
    return turns.past(scene, slots, recent, scene.view.turn, events.TurnBegan, lambda told: lines.news(scene, told))


# ---- the end


def end_panel(scene: Scene) -> Panel:
    """Who has won and why it is over, the count with its arithmetic, the seed that proves the dice, a rematch (section 19)."""
    view, words = scene.view, scene.words
    why = words.event(GAME, end_events.GameEnded(view.why), scene.names) if view.why else ""
    own = (
        Button(scene.say("panel-island"), scene.opens(ISLAND)),
        Button(scene.say("panel-deeds"), scene.opens(DEED)),
    )
    said = (why, *(lines.count(scene, line) for line in view.count))
    title = ending.winner(scene, GAMES[GAME].result(scene.table.state) or [])
    return ending.panel(scene, title, said, own, scene.board(), scene.end())
