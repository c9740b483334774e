"""The message of a turn: whose it is, until when, what just happened, the buttons of who is awaited; and the end."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.events import game_over as end_events
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.builder import claims, pictures, position_text
from bot.present.builder.decision_controls import DEED, ISLAND, of_turn
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.panel_model import Button, Panel
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


def turn_panel(ctx: BuilderContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = ctx.view, _public(ctx)
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = [_awaited(ctx, wait) for wait in public]
    answered = turns.answerable(ctx, public)
    said = (
        turns.title(ctx, view.turn, view.active),
        *waiting,
        *table_status.lines(ctx.table, ctx.words),
        debts.public(ctx, view.debt),
        *claims.lines(ctx),
        ctx.say("panel-counting") if view.stage == "count" else "",
        position_text.news(ctx, told),
        position_text.card(ctx),
        *turns.why_greyed(ctx, answered, GREYED),
    )
    own = (
        Button(ctx.words.say("button-mine"), ctx.opens(MINE)),
        Button(ctx.say("panel-island"), ctx.opens(ISLAND)),
        Button(ctx.say("panel-deeds"), ctx.opens(DEED)),
    )
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (*(row for wait in answered for row in of_turn(ctx, wait)), *claims.controls(ctx), turns.lasting(ctx, *own)),
        pictures.board(ctx),
        ping=turns.mentioned(ctx, view.active, waiting),
        accent=participants.colour(ctx, view.active),
        footer=(position_text.purses(ctx), position_text.lying(ctx), position_text.course(ctx)),
        more=(pictures.card(ctx),) if view.card else (),
    )


# ---- who is to do what


def _public(ctx: BuilderContext) -> list[Wait]:
    """The decisions that the turn's message tells: what goes before the turn, else that of the turn."""
    found = [wait for wait in ctx.waits if wait.kind not in ELSEWHERE]
    first = [wait for wait in found if wait.kind in INTERRUPTING]
    return first or found


def _awaited(ctx: BuilderContext, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    if wait.kind == "auction":
        return ctx.say("panel-auction-below")
    claim = claims.blocking(ctx) if wait.held else None
    if claim is None:
        return turns.awaited(ctx, wait, spoken_to=wait.seats[0] == ctx.view.active)
    values = {"mention": participants.mention(ctx, wait.seats[0]), "owner": ctx.name(claim.owner)}
    return clock_text.ends(ctx, "panel-held", numbered(claim), **values)


# ---- the end


def end_panel(ctx: BuilderContext) -> Panel:
    """Who has won and why it is over, the count with its arithmetic, the seed that proves the dice, a rematch (section 19)."""
    view, words = ctx.view, ctx.words
    why = words.event(GAME, end_events.GameEnded(view.why), ctx.names) if view.why else ""
    own = (Button(ctx.say("panel-island"), ctx.opens(ISLAND)), Button(ctx.say("panel-deeds"), ctx.opens(DEED)))
    said = (why, *(position_text.count(ctx, line) for line in view.count))
    title = ending.winner(ctx)
    return ending.panel(ctx, title, said, own, pictures.board(ctx), pictures.end(ctx))
