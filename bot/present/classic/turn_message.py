"""The message of a turn: whose it is, until when, what just happened, the buttons of who is awaited; and the end."""

from collections.abc import Sequence

from bot.games.classic import actions, events
from bot.games.classic.view import CountLine
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.classic import claims, pictures, position_text
from bot.present.classic.decision_controls import of_turn
from bot.present.classic.out_of_turn_ping import owed
from bot.present.classic.panel_context import ClassicContext
from bot.present.panel_model import Button, Panel
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


def turn_panel(ctx: ClassicContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = ctx.view, _public(ctx)
    told = turns.told_in(recent, view.turn, view.turn, events.TurnBegan)
    waiting = [_awaited(ctx, wait) for wait in public]
    answered = turns.answerable(ctx, public)
    said = (
        turns.title(ctx, view.turn, view.active),
        *waiting,
        *table_status.lines(ctx.table, ctx.words),
        owed(ctx),
        *claims.lines(ctx),
        position_text.news(ctx, told),
        position_text.card(ctx),
        *turns.why_greyed(ctx, answered, GREYED),
    )
    own = (Button(ctx.words.say("button-mine"), ctx.opens(MINE)), Button(ctx.say("panel-deeds"), ctx.opens(DEED)))
    return Panel(
        f"{turns.TURN}-{view.turn}",
        said,
        (
            *(row for wait in answered for row in of_turn(ctx, wait)),
            *claims.controls(ctx, told),
            turns.lasting(ctx, *own),
        ),
        pictures.board(ctx),
        ping=turns.mentioned(ctx, view.active, waiting),
        accent=participants.colour(ctx, view.active),
        footer=(position_text.purses(ctx), position_text.stock(ctx)),
        more=(pictures.card(ctx),) if view.drawn else (),
    )


# ---- who is to do what


def _public(ctx: ClassicContext) -> list[Wait]:
    """The decisions that the turn's message tells: those of a phase, else that of the turn."""
    return [
        wait
        for wait in ctx.waits
        if wait.kind not in ELSEWHERE and not (wait.held and ctx.view.stage in PHASES and wait.kind not in PHASES)
    ]


def _awaited(ctx: ClassicContext, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    kind = wait.kind
    if kind in BELOW:
        return ctx.say(BELOW[kind])
    claim = claims.blocking(ctx) if wait.held else None
    if claim is not None:
        return _held(ctx, wait, numbered(claim), ctx.name(claim.owner))
    return turns.awaited(ctx, wait, spoken_to=wait.seats[0] == ctx.view.active)


def _held(ctx: ClassicContext, wait: Wait, claim: str, owner: str) -> str:
    """The dice wait for a rent that may still be asked for (CLASSIC-80)."""
    name = participants.mention(ctx, wait.seats[0])
    return clock_text.ends(ctx, "panel-held", claim, mention=name, owner=owner)


# ---- the end


def end_panel(ctx: ClassicContext) -> Panel:
    """Who has won, the count explained, the seed that proves the dice, and a rematch (CLASSIC-163 to CLASSIC-167)."""
    deeds = Button(ctx.say("panel-deeds"), ctx.opens(DEED))
    return game_over.panel(ctx, game_over.winner(ctx), _count(ctx), (deeds,), pictures.board(ctx), pictures.end(ctx))


def _count(ctx: ClassicContext) -> tuple[str, ...]:
    """One line for each seat: rank, net worth and what it is made of (CLASSIC-166); who is out in order of leaving."""

    def sums(line: CountLine, name: str) -> str:
        parts = {part: ctx.cash(getattr(line, part)) for part in ("total", "cash", "properties", "buildings")}
        return ctx.say("panel-count", name=name, **parts)

    out = [seat.seat for seat in ctx.view.seats if not seat.solvent]
    return game_over.count(ctx, ctx.view.count, out, sums)
