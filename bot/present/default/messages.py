"""Any game's public messages: one for each turn, one for the end; and the final form of a turn."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import EventFor, Wait
from bot.kit.events.turns import TurnBegan
from bot.present import participants
from bot.present.controls.legal_action_controls import Row, buttons, rows
from bot.present.default.panel_context import DefaultContext
from bot.present.panel_model import Panel
from bot.present.panels import final_messages, game_over, turns
from bot.tables.model import OVER, PAUSED


def panels(ctx: DefaultContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = ctx.table.phase == OVER
    made = [end_panel(ctx) if over else turn_panel(ctx, recent)]
    return final_messages.with_past(ctx, made, live, recent, {turns.TURN: past_turns})


def turn_panel(ctx: DefaultContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, who is to do what until when, what happened, and the buttons of the person awaited."""
    active, waiting = ctx.active, []
    if ctx.table.phase != PAUSED:
        waiting = [_awaited(ctx, wait) for wait in ctx.decisions]
    text = turns.TurnText(happened(ctx, recent), waiting)
    made = turns.panel(ctx, ctx.turn, active, text, _controls(ctx), ctx.board())
    return replace(made, ping=_called(ctx))


def _awaited(ctx: DefaultContext, wait: Wait) -> str:
    """What a decision asks, until when; persons are mentioned."""
    asked, people = ctx.asked(wait), participants.people(ctx, wait.seats)
    mentions = ctx.words.list(f"<@{person}>" for person in people)
    line = ctx.say("panel-await", mention=mentions, what=asked) if people else asked
    return turns.timed(ctx, line, wait)


def _called(ctx: DefaultContext) -> tuple[int, ...]:
    """The persons who are awaited."""
    seats = [seat for wait in ctx.decisions for seat in wait.seats]
    return () if ctx.table.phase == PAUSED else tuple(dict.fromkeys(participants.people(ctx, seats)))


def _controls(ctx: DefaultContext) -> tuple[Row, ...]:
    """The buttons of a person who is awaited alone, and why some are greyed; none where seats hold secrets."""
    if GAMES[ctx.game].secret_verbs:
        return ()
    found = [
        each for wait in turns.answerable(ctx, ctx.decisions) for each in ctx.may(wait.seats[0]) if each.wait == wait.id
    ]
    return rows(buttons(ctx.controls, found))


def happened(ctx: DefaultContext, recent: Sequence[EventFor]) -> list[str]:
    """What happened in this turn; the last of all that happened where the game does not tell when turns begin."""
    told = list(recent)
    if ctx.tells_turns:
        told = turns.told_in(recent, ctx.turn, ctx.turn)
    return turns.news(ctx, told, (TurnBegan,))


_past: final_messages.FinalForms[DefaultContext] = turns.finals(
    lambda ctx: ctx.turn, lambda ctx, told: turns.news(ctx, told, (TurnBegan,))
)


def past_turns(ctx: DefaultContext, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """Turns that are over: what happened in them where the game tells when they begin, else only their number."""
    return _past(ctx, slots, recent if ctx.tells_turns else ())


def end_panel(ctx: DefaultContext) -> Panel:
    """Who has won, everybody's rank and numbers, the seed that proves the dice, and a rematch."""
    ranks = game_over.ranks(ctx)
    ranking = [_rank(ctx, seat, ranks[seat]) for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat])]
    winner = game_over.winner(ctx)
    return game_over.panel(ctx, winner, ranking, (), (ctx.board(),))


def _rank(ctx: DefaultContext, seat: int, rank: int) -> str:
    said = ctx.words.say("end-rank", rank=rank, name=ctx.name(seat))
    return " · ".join(filter(None, (said, ctx.numbers[seat])))
