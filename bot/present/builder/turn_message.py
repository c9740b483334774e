"""The message of a turn: whose it is, until when, what just happened, the buttons of who is awaited; and the end."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.events import game_over as end_events
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.builder import claims, pictures, position_text
from bot.present.builder.decision_controls import DEED, ISLAND, of_turn
from bot.present.builder.table_view import GAME, BuilderTableView
from bot.present.panel_model import Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import debts, table_status, turns
from bot.present.panels import game_over as ending
from bot.present.panels.claims import number as numbered

INTERRUPTING = ("debt", "inherit", "auction")
"""While one of these is open the turn stands still (BUILDER-158)."""
ELSEWHERE = ("deal", "claim")
"""Waits that are told in lines or messages of their own."""
GREYED = (actions.Buy, actions.PayFine)
"""Verbs of which the message says why they are greyed."""


def turn_panel(table_view: BuilderTableView, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = table_view.view, _public(table_view)
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = [_awaited(table_view, wait) for wait in public]
    answered = turns.answerable(table_view, public)
    said = (
        turns.title(table_view, view.turn, view.active),
        *waiting,
        *table_status.lines(table_view.table, table_view.words),
        debts.public(table_view, view.debt),
        *claims.lines(table_view),
        table_view.say("panel-counting") if view.stage == "count" else "",
        position_text.news(table_view, told),
        position_text.card(table_view),
        *turns.why_greyed(table_view, answered, GREYED),
    )
    own = (
        Button(table_view.words.say("button-mine"), table_view.opens(MINE)),
        Button(table_view.say("panel-island"), table_view.opens(ISLAND)),
        Button(table_view.say("panel-deeds"), table_view.opens(DEED)),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (
            *(row for wait in answered for row in of_turn(table_view, wait)),
            *claims.controls(table_view),
            turns.lasting(table_view, *own),
        ),
        pictures.board(table_view),
        ping=turns.mentioned(table_view, view.active, waiting),
        accent=participants.colour(table_view, view.active),
        footer=_footer(table_view),
        more=_card(table_view),
    )


def _footer(table_view: BuilderTableView) -> tuple[str, ...]:
    """Cash, chips that lie on spaces, and how many turns are left."""
    lines = (position_text.purses(table_view), position_text.lying(table_view), position_text.course(table_view))
    return tuple(filter(None, lines))


def _card(table_view: BuilderTableView) -> tuple[PictureRequest, ...]:
    """The card drawn in this turn, shown to all."""
    return (pictures.card(table_view),) if table_view.view.card else ()


# ---- who is to do what


def _public(table_view: BuilderTableView) -> list[Wait]:
    """The decisions that the turn's message tells: what goes before the turn, else that of the turn."""
    found = [wait for wait in table_view.waits if wait.kind not in ELSEWHERE]
    first = [wait for wait in found if wait.kind in INTERRUPTING]
    return first or found


def _awaited(table_view: BuilderTableView, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    if wait.kind == "auction":
        return table_view.say("panel-auction-below")
    claim = claims.blocking(table_view) if wait.held else None
    if claim is None:
        return turns.awaited(table_view, wait, spoken_to=wait.seats[0] == table_view.view.active)
    values = {"mention": participants.mention(table_view, wait.seats[0]), "owner": table_view.name(claim.owner)}
    return clock_text.ends(table_view, "panel-held", numbered(claim), **values)


# ---- the end


def end_panel(table_view: BuilderTableView) -> Panel:
    """Who has won and why it is over, the count with its arithmetic, the seed that proves the dice, a rematch (section 19)."""
    view, words = table_view.view, table_view.words
    why = words.event(GAME, end_events.GameEnded(view.why), table_view.names) if view.why else ""
    own = (
        Button(table_view.say("panel-island"), table_view.opens(ISLAND)),
        Button(table_view.say("panel-deeds"), table_view.opens(DEED)),
    )
    said = (why, *(position_text.count(table_view, line) for line in view.count))
    title = ending.winner(table_view)
    return ending.panel(table_view, title, said, own, pictures.board(table_view), pictures.end(table_view))
