"""The pictures that a table of Classic asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.games.classic.view import ClaimView, ClassicView, SeatView, TradeView
from bot.kit.contract import Space, Wait
from bot.present import clock_text
from bot.present.classic.panel_context import GAME, ClassicContext
from bot.present.panel_model import PictureRequest


def board(ctx: ClassicContext) -> PictureRequest:
    """The board as it is now, without what it does not show: bids and deals do not change it."""
    view = ctx.view
    seats = tuple([replace(seat, available=seat.cash) for seat in view.seats])
    bare = replace(view, me=None, seats=seats, auction=None, deals=(), course=(), since=0)
    return ctx.order(GAME, bare)


def turn(ctx: ClassicContext) -> PictureRequest:
    """What matters of it in a turn, close by."""
    return replace(board(ctx), key=f"{GAME}/turn")


def auction(ctx: ClassicContext, wait: Wait | None) -> PictureRequest:
    """The lot, the leading bid and the time that is left."""
    return ctx.order(f"{GAME}/auction", replace(ctx.view, me=None, clock=clock_text.quarters(ctx, wait), course=()))


def deal(ctx: ClassicContext, deal: TradeView, wait: Wait | None) -> PictureRequest:
    """Both sides of a deal and its time; nothing else, so that other people's moves do not change it."""
    view = ctx.view
    bare = _bare(ctx, "deal")
    return ctx.order(
        f"{GAME}/deal", replace(bare, plots=view.plots, deals=(deal,), clock=clock_text.quarters(ctx, wait))
    )


def claim(ctx: ClassicContext, claim: ClaimView) -> PictureRequest:
    """One rent that may be asked for."""
    return ctx.order(f"{GAME}/claim", replace(_bare(ctx, "claim"), plots=ctx.view.plots, claims=(claim,)))


def deed(ctx: ClassicContext, space: Space) -> PictureRequest:
    """A property's deed."""
    return ctx.order(f"{GAME}/deed", replace(ctx.view, me=None, lot=space, auction=None, course=()))


def end(ctx: ClassicContext) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's wealth by turn."""
    view = ctx.view
    count = ctx.order(f"{GAME}/count", replace(view, me=None, course=()))
    bare = replace(_bare(ctx, "over"), seats=view.seats, course=view.course, stride=view.stride)
    return (count, ctx.order(f"{GAME}/chart", bare)) if len(view.course) > 1 else (count,)


def _bare(ctx: ClassicContext, stage: str) -> ClassicView:
    """A view of the board with nothing on it."""
    view = ctx.view
    seats = tuple([SeatView(each.seat, 0, 0, 0, 0, solvent=each.solvent) for each in view.seats])
    return ClassicView(None, view.board, seats, (), stage, view.active, 0, 0)
