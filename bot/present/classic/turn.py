"""The message of a turn: whose it is, until when, what just happened, the buttons of whoever is awaited; and the end."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.classic import actions, events
from bot.games.kit.model import Told, Wait
from bot.present import ending, evening, turns
from bot.present.classic import claims, lines
from bot.present.classic.choices import of_turn
from bot.present.classic.scene import GAME, Scene
from bot.present.classic.summons import owed
from bot.present.panel import Button, Order, Panel

MINE, DEED = "mine", "deed"
PHASES = ("auction", "debt", "inherit", "contest")
"""While one of these is open the turn stands still (CLASSIC-23)."""
BELOW = {"auction": "panel-auction-below", "contest": "panel-contest-below"}
"""Phases with a message of their own."""
ELSEWHERE = ("deal", "claim", "hour")
"""Waits that are told in lines or messages of their own."""
GREYED = (actions.Buy, actions.PayFine, actions.Pay)
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
        lines.news(scene, told),
        lines.card(scene),
        *turns.why_greyed(scene, answered, GREYED),
    )
    own = (
        Button(scene.words.say("button-mine"), scene.opens(MINE)),
        Button(scene.say("panel-deeds"), scene.opens(DEED)),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        tuple(filter(None, said)),
        (
            *(row for wait in answered for row in of_turn(scene, wait)),
            *claims.controls(scene, told),
            turns.lasting(scene, *own),
        ),
        scene.board(),
        ping=turns.mentioned(scene, view.active, waiting),
        accent=scene.colour(view.active),
        footer=(lines.purses(scene), lines.stock(scene)),
        more=_card(scene),
    )


def _card(scene: Scene) -> tuple[Order, ...]:
    """The card drawn in this turn."""
    return (scene.card(),) if scene.view.drawn else ()


# ---- who is to do what


def _kind(wait: Wait) -> str:
    return wait.id.rpartition("-")[0]


def _public(scene: Scene) -> list[Wait]:
    """The decisions that the turn's message tells: those of a phase, else that of the turn."""
    return [
        wait
        for wait in scene.waits
        if _kind(wait) not in ELSEWHERE and not (wait.held and scene.view.stage in PHASES and _kind(wait) not in PHASES)
    ]


def _awaited(scene: Scene, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    kind = _kind(wait)
    if kind in BELOW:
        return scene.say(BELOW[kind])
    claim = claims.blocking(scene) if wait.held else None
    if claim is not None:
        return _held(scene, wait, claims.number(claim), scene.name(claim.owner))
    return turns.awaited(scene, wait, spoken_to=wait.seats[0] == scene.view.active)


def _held(scene: Scene, wait: Wait, claim: str, owner: str) -> str:
    """The dice wait for a rent that may still be asked for (CLASSIC-80)."""
    name = scene.mention(wait.seats[0])
    return scene.ends("panel-held", claim, mention=name, owner=owner)


# ---- what is over


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Turns that are over: their events, without picture and controls."""
    return turns.past(scene, slots, recent, scene.view.turn, events.TurnBegan, lambda told: lines.news(scene, told))


# ---- the end


def end_panel(scene: Scene) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch (CLASSIC-163 to CLASSIC-167)."""
    deeds = Button(scene.say("panel-deeds"), scene.opens(DEED))
    ranks = GAMES[GAME].result(scene.table.state) or []
    return ending.panel(scene, ending.winner(scene, ranks), _count(scene), (deeds,), scene.board(), scene.end())


def _count(scene: Scene) -> tuple[str, ...]:
    """One line for each seat: rank, net worth and what it is made of (CLASSIC-166); who is out in order of leaving."""
    solvent = {seat.seat: seat.solvent for seat in scene.view.seats}
    made = []
    for line in scene.view.count:
        name = scene.words.say("end-rank", rank=line.rank, name=scene.name(line.seat))
        if not solvent[line.seat]:
            made.append(scene.say("panel-count-out", name=name))
            continue
        sums = {part: scene.cash(getattr(line, part)) for part in ("total", "cash", "properties", "buildings")}
        made.append(scene.say("panel-count", name=name, **sums))
    return tuple(made)
