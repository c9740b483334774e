"""The pictures that a table of Builder asks for, each of a view without what it does not show."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.builder.view import BuilderView, ScoreView, SeatView, TradeView
from bot.kit.contract import Seat, Space, Wait
from bot.present import clock_text
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.panel_model import PictureRequest


def _bare(ctx: BuilderContext) -> BuilderView:
    """The view without what no picture but its own shows: other people's bids and offers do not change the rest."""
    return replace(ctx.view, me=None, auction=None, deals=(), course=(), since=0)


def board(ctx: BuilderContext) -> PictureRequest:
    """The board as it is now."""
    return ctx.order(GAME, _bare(ctx))


def turn(ctx: BuilderContext) -> PictureRequest:
    """What matters of it in a turn, close by."""
    return replace(board(ctx), key=f"{GAME}/turn")


def auction(ctx: BuilderContext, wait: Wait | None) -> PictureRequest:
    """The lot, the leading bid and the time that is left."""
    bare = replace(_bare(ctx), auction=ctx.view.auction, clock=clock_text.quarters(ctx, wait))
    return ctx.order(f"{GAME}/auction", bare)


def deal(ctx: BuilderContext, deal: TradeView, wait: Wait | None = None) -> PictureRequest:
    """Both sides of an offer and its time; nothing else, so that other people's moves do not change it."""
    seats = tuple([SeatView(each.seat, 0, 0, (), each.own, 0, ScoreView()) for each in ctx.view.seats])
    bare = BuilderView(None, seats, ctx.view.deeds, (), "deal", deal.seat, 0, 0, (), deals=(deal,))
    return ctx.order(f"{GAME}/deal", replace(bare, clock=clock_text.quarters(ctx, wait)))


def deed(ctx: BuilderContext, space: Space) -> PictureRequest:
    """A property's deed."""
    return ctx.order(f"{GAME}/deed", replace(_bare(ctx), lot=space))


def mine(ctx: BuilderContext, seat: Seat) -> PictureRequest:
    """What a seat has: chips, blocks, what each level costs, properties."""
    return ctx.order(f"{GAME}/mine", replace(_bare(ctx), me=seat))


def island(ctx: BuilderContext, *marked: str) -> PictureRequest:
    """The map alone, large; `marked` are the foundations looked at, else those on which something was built."""
    view = _bare(ctx)
    return ctx.order(f"{GAME}/island", replace(view, raised=marked or view.raised))


def bonus(ctx: BuilderContext) -> PictureRequest:
    """The two bonus cards and who would have them now."""
    return ctx.order(f"{GAME}/bonus", _bare(ctx))


def where(
    ctx: BuilderContext, seat: Seat, places: Sequence[str], site: str = "", paying: Sequence[int] = ()
) -> PictureRequest:
    """The foundations that a seat may choose from; with `site` what the next floor there would cost and count.

    `paying`: the chips of choice named so far, by type; none for the usual ones.
    """
    bare = replace(_bare(ctx), me=seat, places=tuple(places), site=site, paying=tuple(paying), raised=())
    return ctx.order(f"{GAME}/site", bare)


def end(ctx: BuilderContext) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's points by turn."""
    view = ctx.view
    count = ctx.order(f"{GAME}/count", _bare(ctx))
    chart = ctx.order(f"{GAME}/chart", replace(_bare(ctx), course=view.course))
    return (count, chart) if len(view.course) > 1 else (count,)
