"""The round's bills, and the end: who has won, the count, the seed that proves every slide, a rematch."""

from itertools import pairwise

from bot.games.knockout.state import OVER as GAME_OVER
from bot.games.knockout.view import SideView
from bot.present.knockout import pictures, position_text, side_text
from bot.present.knockout.panel_context import KnockoutContext
from bot.present.panel_context import CALM
from bot.present.panel_model import Panel
from bot.present.panels import game_over

ROUND = "round"


def statement_panel(ctx: KnockoutContext) -> Panel | None:
    """The bills of the round scored last, a side at a time, as a picture, in words where the table wants them; it stays.

    None before the first, and for a round that was never scored.
    """
    told = ctx.view.statement
    if told is None or (ctx.view.stage == GAME_OVER and told.round != ctx.view.round):
        return None
    title = "### " + ctx.say("panel-bills", round=told.round)
    said = (title, *(position_text.bills(ctx, told) if ctx.words_first else ()))
    return Panel(f"{ROUND}-{told.round}", said, picture=pictures.statement(ctx), accent=CALM, last=True)


def end_panel(ctx: KnockoutContext) -> Panel:
    """Who has won, each side's cash round by round, the seed (KNOCKOUT-81, KNOCKOUT-140, KNOCKOUT-189), and a rematch."""
    title = _winner(ctx) if ctx.view.ranks else ctx.words.say("end-called-off")
    ranked = by_rank(ctx)
    said = (game_over.worth(ctx, ctx.cash(ranked[0].cash)),)
    return game_over.panel(ctx, title, said, [_rank(ctx, side) for side in ranked], (pictures.count(ctx),))


def _winner(ctx: KnockoutContext) -> str:
    """The side with the most cash, a team or one player; several sides where they share the win (KNOCKOUT-82)."""
    best = [side for side in by_rank(ctx) if ctx.view.ranks[side.seats[0]] == 1]
    named = [side_text.players(ctx, side) for side in best]
    if len(best) > 1:
        named = [f"{side_text.sign(ctx, side)} {name}" for side, name in zip(best, named, strict=True)]
    return ctx.say("panel-winner", names=" · ".join(named), sides=len(best), count=len(best[0].members))


def by_rank(ctx: KnockoutContext) -> list[SideView]:
    """The sides from the winner down."""
    ranks = ctx.view.ranks
    place = {side.index: ranks[side.seats[0]] if ranks else 0 for side in ctx.view.sides}
    return sorted(ctx.view.sides, key=lambda side: (place[side.index], -side.cash, side.index))


def _rank(ctx: KnockoutContext, side: SideView) -> str:
    """A side's place, its cash, and what each round brought."""
    ranks = ctx.view.ranks
    rank = ranks[side.seats[0]] if ranks else 0
    name = f"{side_text.sign(ctx, side)} {side_text.players(ctx, side)}"
    name = ctx.words.say("end-rank", rank=rank, name=name) if rank else name
    if side.resigned:
        return ctx.say("panel-count-left", name=name, cash=ctx.cash(side.cash))
    course = [0, *(each[side.index] for each in ctx.view.course)]
    gains = [position_text.signed(ctx, now - before) for before, now in pairwise(course)]
    rest = side.cash - course[-1]
    gains += [position_text.signed(ctx, rest)] if rest else []
    return ctx.say("panel-count", name=name, cash=ctx.cash(side.cash), rounds=" ".join(gains) or "0")
