"""The message of a turn: whose it is, until when, what just happened, the buttons of who is awaited; and the end."""

from collections.abc import Sequence

from bot.games.classic import actions, events
from bot.games.classic.view import CountLine
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.classic import claims, pictures, position_text
from bot.present.classic.decision_controls import of_turn
from bot.present.classic.out_of_turn_ping import owed
from bot.present.classic.table_view import ClassicTableView
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import game_over, table_status, turns
from bot.present.panels.claims import number as numbered

DEED = "deed"
PHASES = ("auction", "debt", "inherit", "contest")
"""While one of these is open the turn stands still (CLASSIC-23)."""
BELOW = {"auction": "panel-auction-below", "contest": "panel-contest-below"}
"""Phases with a message of their own."""
ELSEWHERE = ("deal", "claim", "hour")
"""Waits that are told in lines or messages of their own."""
GREYED = (actions.Buy, actions.PayFine, actions.Pay)
"""Verbs of which the message says why they are greyed."""


def turn_panel(table_view: ClassicTableView, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = table_view.view, _public(table_view)
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = [_awaited(table_view, wait) for wait in public]
    answered = turns.answerable(table_view, public)
    said = (
        turns.title(table_view, view.turn, view.active),
        *waiting,
        *table_status.lines(table_view.table, table_view.words),
        owed(table_view),
        *claims.lines(table_view),
        position_text.news(table_view, told),
        position_text.card(table_view),
        *turns.why_greyed(table_view, answered, GREYED),
    )
    own = (
        Button(table_view.words.say("button-mine"), table_view.opens(MINE)),
        Button(table_view.say("panel-deeds"), table_view.opens(DEED)),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (
            *(row for wait in answered for row in of_turn(table_view, wait)),
            *claims.controls(table_view, told),
            turns.lasting(table_view, *own),
        ),
        pictures.board(table_view),
        ping=turns.mentioned(table_view, view.active, waiting),
        accent=participants.colour(table_view, view.active),
        footer=(position_text.purses(table_view), position_text.stock(table_view)),
        more=_card(table_view),
    )


def _card(table_view: ClassicTableView) -> tuple[PictureRequest, ...]:
    """The card drawn in this turn."""
    return (pictures.card(table_view),) if table_view.view.drawn else ()


# ---- who is to do what


def _public(table_view: ClassicTableView) -> list[Wait]:
    """The decisions that the turn's message tells: those of a phase, else that of the turn."""
    return [
        wait
        for wait in table_view.waits
        if wait.kind not in ELSEWHERE
        and not (wait.held and table_view.view.stage in PHASES and wait.kind not in PHASES)
    ]


def _awaited(table_view: ClassicTableView, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    kind = wait.kind
    if kind in BELOW:
        return table_view.say(BELOW[kind])
    claim = claims.blocking(table_view) if wait.held else None
    if claim is not None:
        return _held(table_view, wait, numbered(claim), table_view.name(claim.owner))
    return turns.awaited(table_view, wait, spoken_to=wait.seats[0] == table_view.view.active)


def _held(table_view: ClassicTableView, wait: Wait, claim: str, owner: str) -> str:
    """The dice wait for a rent that may still be asked for (CLASSIC-80)."""
    name = participants.mention(table_view, wait.seats[0])
    return clock_text.ends(table_view, "panel-held", claim, mention=name, owner=owner)


# ---- the end


def end_panel(table_view: ClassicTableView) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch (CLASSIC-163 to CLASSIC-167)."""
    deeds = Button(table_view.say("panel-deeds"), table_view.opens(DEED))
    return game_over.panel(
        table_view,
        game_over.winner(table_view),
        _count(table_view),
        (deeds,),
        pictures.board(table_view),
        pictures.end(table_view),
    )


def _count(table_view: ClassicTableView) -> tuple[str, ...]:
    """One line for each seat: rank, net worth and what it is made of (CLASSIC-166); who is out in order of leaving."""

    def sums(line: CountLine, name: str) -> str:
        parts = {part: table_view.cash(getattr(line, part)) for part in ("total", "cash", "properties", "buildings")}
        return table_view.say("panel-count", name=name, **parts)

    out = [seat.seat for seat in table_view.view.seats if not seat.solvent]
    return game_over.count(table_view, table_view.view.count, out, sums)
