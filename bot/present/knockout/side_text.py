"""Sides, their tokens and what spaces pay, in words and signs."""

from bot.games.knockout.data import CELLS, TOKENS
from bot.games.knockout.view import SideView
from bot.kit.contract import Space
from bot.kit.fields import WORD
from bot.present.knockout.panel_context import EDGES, GAME, KnockoutContext
from bot.present.panel_context import CALM


def colour_of(ctx: KnockoutContext, side: SideView) -> str:
    """A side's colour in a word."""
    return ctx.words.value(GAME, WORD, side.colour)


def players(ctx: KnockoutContext, side: SideView, *, escaped: bool = True) -> str:
    """The names of a side's players; of all it began with when nobody is left."""
    seats = side.members or side.seats
    return ctx.listed(seats) if escaped else ctx.words.list(ctx.names[seat] for seat in seats)


def sign(ctx: KnockoutContext, side: SideView) -> str:
    """A side's coloured disc."""
    return ctx.say(f"panel-sign-{side.colour}")


def named(ctx: KnockoutContext, number: int) -> str:
    """A token in words: its colour and its number among its side's four."""
    return ctx.say("panel-token", colour=colour_of(ctx, ctx.owner(number)), number=number % TOKENS + 1)


def edge(ctx: KnockoutContext) -> int:
    """The colour of a message: of the side that is awaited."""
    return EDGES[ctx.view.sides[ctx.awaited.side].colour] if ctx.awaited else CALM


def worth(ctx: KnockoutContext, space: Space) -> str:
    """What a space pays, or nothing."""
    pays = CELLS[space].pays
    return ctx.cash(pays) if pays else ""
