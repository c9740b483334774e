"""The message of a turn: whose it is, until when, what just happened, the buttons of whoever is awaited; and the end."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.classic import actions, events
from bot.games.kit.dice import fingerprint
from bot.games.kit.model import Seat, Told, Wait
from bot.present import evening
from bot.present.classic import claims, lines
from bot.present.classic.choices import of_turn
from bot.present.classic.scene import CALM, GAME, Scene
from bot.present.classic.summons import owed
from bot.present.controls import Row, reasons
from bot.present.lobby import RULES, opens, rematch
from bot.present.panel import Button, Order, Panel
from bot.tables.model import PAUSED

TURN, END = "turn", "end"
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
    table, view = scene.table, scene.view
    told = of_turn_told(recent, view.turn, view.turn)
    waiting = () if table.phase == PAUSED else tuple([_awaited(scene, wait) for wait in _public(scene)])
    said = (
        _title(scene, view.turn, view.active),
        *waiting,
        *evening.lines(table, scene.words),
        owed(scene),
        *claims.lines(scene),
        lines.news(scene, told),
        lines.card(scene),
        *_why_greyed(scene),
    )
    pinged = [person for person in scene.people((view.active,)) if any(f"<@{person}>" in line for line in waiting)]
    return Panel(
        f"{TURN}-{view.turn}",
        tuple(filter(None, said)),
        (*_controls(scene), *claims.controls(scene, told), lasting(scene)),
        scene.board(),
        ping=tuple(pinged),
        accent=scene.colour(view.active),
        footer=(lines.purses(scene), lines.stock(scene)),
        more=_card(scene),
    )


def _title(scene: Scene, turn: int, seat: Seat) -> str:
    return "## " + scene.say("panel-turn", turn=turn, name=scene.name(seat))


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
    return to_move(scene, wait)


def _held(scene: Scene, wait: Wait, claim: str, owner: str) -> str:
    """The dice wait for a rent that may still be asked for (CLASSIC-80)."""
    name = scene.mention(wait.seats[0])
    return scene.say("panel-held", mention=name, owner=owner, until=scene.until(claim))


def to_move(scene: Scene, wait: Wait) -> str:
    """What one seat is to do: the active person is spoken to and mentioned, all others are spoken of; and until when."""
    seat = wait.seats[0]
    if seat != scene.view.active or not scene.people((seat,)):
        return timed(scene, scene.words.wait(GAME, wait.id, scene.names, wait.seats), wait)
    what = scene.told_you(wait.id)
    return timed(scene, scene.say("panel-await-you", mention=scene.mention(seat), what=what), wait)


def timed(scene: Scene, line: str, wait: Wait) -> str:
    """A line with the end of its time below it."""
    until = "" if wait.held else scene.until(wait.id)
    end = "-# " + scene.say("panel-until", until=until) if until else ""
    return "\n".join(filter(None, (line, end, scene.absence(wait))))


def _answerable(scene: Scene) -> list[Wait]:
    """The decisions with buttons here: of one person each, while the table plays."""
    if scene.table.phase == PAUSED:
        return []
    return [wait for wait in _public(scene) if len(wait.seats) == 1 and scene.people(wait.seats)]


def _controls(scene: Scene) -> tuple[Row, ...]:
    """The buttons of whoever is awaited; nothing while a robot is thinking."""
    return tuple([row for wait in _answerable(scene) for row in of_turn(scene, wait)])


def _why_greyed(scene: Scene) -> tuple[str, ...]:
    """Why a button of the message is greyed."""
    found = [offer for wait in _answerable(scene) for offer in scene.may(wait.seats[0]) if offer.action in GREYED]
    return tuple(["-# " + line for line in reasons(scene.asker, found)])


def lasting(scene: Scene) -> tuple[Button, ...]:
    """The buttons that every turn has, the same for all."""
    table, words = scene.table, scene.words
    return (
        Button(words.say("button-mine"), opens(table, MINE)),
        Button(scene.say("panel-deeds"), opens(table, DEED)),
        Button(words.say("button-rules"), opens(table, RULES)),
        Button(words.say("button-table"), opens(table, evening.TABLE_PANEL)),
    )


# ---- what is over


def of_turn_told(recent: Sequence[Told], turn: int, now: int) -> list[Told]:
    """The events of one turn; what was told before the first known beginning belongs to the turn before that."""
    begun = [told.event.turn for told in recent if isinstance(told.event, events.TurnBegan)]
    at = begun[0] - 1 if begun else now
    found: list[Told] = []
    for told in recent:
        if isinstance(told.event, events.TurnBegan):
            at = told.event.turn
        if at == turn:
            found.append(told)
    return found


def past_turns(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """Turns that are over: their events, without picture and controls."""
    return [_past(scene, slot, recent) for slot in slots]


def _past(scene: Scene, slot: str, recent: Sequence[Told]) -> Panel:
    turn = int(slot.removeprefix(f"{TURN}-"))
    told = of_turn_told(recent, turn, scene.view.turn)
    began = next((each.event for each in told if isinstance(each.event, events.TurnBegan)), None)
    title = "## " + scene.say("panel-turn-past", turn=turn) if began is None else _title(scene, turn, began.seat)
    return Panel(slot, tuple(filter(None, (title, lines.news(scene, told)))), accent=CALM, last=True)


# ---- the end


def end_panel(scene: Scene) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch (CLASSIC-163 to CLASSIC-167)."""
    table, words = scene.table, scene.words
    ranks = GAMES[GAME].result(table.state) or []
    best = [scene.name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    title = words.say("end-winner", players=words.list(best), count=len(best)) if ranks else words.say("end-called-off")
    proof = [words.say("end-seed", seed=table.seed.hex())]
    proof.append(words.say("end-fingerprint", fingerprint=fingerprint(table.seed)))
    return Panel(
        END,
        (f"## {title}", *_count(scene)),
        ((*rematch(table, words), Button(scene.say("panel-deeds"), opens(table, DEED))),),
        scene.board(),
        accent=CALM,
        footer=("-# " + "\n-# ".join(proof),),
        more=scene.end(),
    )


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
