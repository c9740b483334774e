"""The pictures that a table of Knockout asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.present.knockout.panel_context import GAME, KnockoutContext
from bot.present.knockout.replay_board import plain
from bot.present.panel_model import PictureRequest


def board(ctx: KnockoutContext) -> PictureRequest:
    """The board as it is now."""
    return ctx.order(GAME, plain(ctx.view))


def aim(ctx: KnockoutContext, aim: tuple[int, int, int]) -> PictureRequest:
    """An aim among the tokens at rest, with the spread of a real hand unless the table plays without."""
    band = ctx.banded
    view = replace(plain(ctx.view), aim=aim, slide=None)
    return ctx.order(f"{GAME}/aim" if band else f"{GAME}/aim-bare", view)


def statement(ctx: KnockoutContext) -> PictureRequest:
    """The last round's bills."""
    sides = tuple([replace(side, tokens=(), left=0) for side in ctx.view.sides])
    bare = replace(
        plain(ctx.view), sides=sides, slide=None, awaited=None, card=(), pot=0, turn=0, round=0, rounds=0, stage=""
    )
    told = ctx.view.statement
    course = ctx.view.course[: told.round] if told else ()
    return ctx.order(f"{GAME}/statement", replace(bare, statement=told, course=course))


def count(ctx: KnockoutContext) -> PictureRequest:
    """The final count."""
    view = ctx.view
    return ctx.order(f"{GAME}/count", replace(plain(view), slide=None, course=view.course, ranks=view.ranks))
