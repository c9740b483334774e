"""The pictures that a table of Knockout asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.games.knockout.data import FIRST_AIM
from bot.games.knockout.state import NOBODY
from bot.games.knockout.view import AwaitedView, KnockoutView, SeatView
from bot.present.knockout.panel_context import GAME, KnockoutContext
from bot.present.panel_model import PictureRequest

FILM, STILL = f"{GAME}/slide", f"{GAME}/slid"


def plain(view: KnockoutView) -> KnockoutView:
    """A view without what no board shows, so that equal boards are equal pictures."""
    seats = tuple([SeatView(each.seat, each.side, playing=True) for each in view.seats])
    asked = None if view.awaited is None else _asked(view.awaited)
    return replace(
        view,
        me=None,
        seats=seats,
        awaited=asked,
        aim=FIRST_AIM,
        statement=None,
        course=(),
        second="off",
        ranks=(),
        number=0,
        answered=0,
    )


def _asked(asked: AwaitedView) -> AwaitedView:
    """What is awaited, as far as a board shows it."""
    slider = NOBODY if asked.what == "chance" else asked.slider
    seats = asked.seats if slider == NOBODY else (slider,)
    return AwaitedView("", asked.what, asked.side, asked.token, seats, slider)


def film(ctx: KnockoutContext, *, scored: bool) -> PictureRequest | None:
    """The last slide as an animation (KNOCKOUT-150), or as a still where the table wants it (KNOCKOUT-156); None before it.

    `scored`: its round may have been scored since; the picture shows the board before that.
    """
    if ctx.view.slide is None:
        return None
    still = ctx.table.options.get("animation", "gif") == "still"
    shown = replace(plain(ctx.view), statement=ctx.view.statement if scored else None)
    return ctx.order(STILL if still else FILM, shown)


def board(ctx: KnockoutContext) -> PictureRequest:
    """The board as it is now."""
    return ctx.order(GAME, plain(ctx.view))


def still(ctx: KnockoutContext, *, scored: bool) -> PictureRequest:
    """The board with the course of the last slide; `scored` as for `film`."""
    shown = film(ctx, scored=scored)
    return board(ctx) if shown is None else replace(shown, key=STILL)


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
