"""The pictures that a table of City asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.city import data
from bot.games.city.view import CityView, SeatView, TradeView
from bot.kit.contract import Wait
from bot.present import clock_text
from bot.present.city.panel_context import GAME, CityContext
from bot.present.clock_text import FULL_RING
from bot.present.panel_model import PictureRequest


def _hour_clock(ctx: CityContext) -> int:
    """The same for the game hour: by its rounds in slow pace; red with the last warning, and in the last turn."""
    hour = ctx.view.hour
    if hour.over:
        return 0
    if hour.rounds_left is not None:
        quarters = -(-FULL_RING * hour.rounds_left // data.ROUNDS_AN_HOUR)
        return min(FULL_RING, quarters) if hour.rounds_left > 1 else 0
    wait = clock_text.first_wait(ctx, "hour")
    warnings = GAMES[GAME].clocks[wait.clock].warn.get(ctx.table.pace, ()) if wait else ()
    return clock_text.quarters(ctx, wait, max(1, len(warnings)))


def board(ctx: CityContext) -> PictureRequest:
    """The board as it is now, without what it does not show.

    A running auction and deals have their own pictures: bids do not change the board's.
    """
    between = tuple(TradeView(deal.number, deal.seat, deal.partner, (), 0, (), 0) for deal in ctx.view.deals)
    bare = replace(ctx.view, auction=None, deals=between, course=(), box=(), pile=0)
    return ctx.order(GAME, replace(bare, clock=_hour_clock(ctx)))


def turn(ctx: CityContext) -> PictureRequest:
    """What matters of it in a turn, close by."""
    return replace(board(ctx), key=f"{GAME}/turn")


def auction(ctx: CityContext, wait: Wait | None) -> PictureRequest:
    """The lot and the unit with the leading bid and the time that is left (CITY-153)."""
    return ctx.order(f"{GAME}/auction", replace(ctx.view, clock=clock_text.quarters(ctx, wait)))


def deal(ctx: CityContext, deal: TradeView, wait: Wait | None) -> PictureRequest:
    """Both sides of a deal and the unit with its time; nothing else, so that other people's cash does not change it."""
    view = ctx.view
    seats = tuple(SeatView(each.seat, None, 0, None, solvent=each.solvent) for each in view.seats)
    bare = CityView(
        None, seats, view.plots, "deal", view.active, 0, 0, deals=(deal,), clock=clock_text.quarters(ctx, wait)
    )
    return ctx.order(f"{GAME}/deal", bare)


def card(ctx: CityContext) -> PictureRequest | None:
    """The Chance card that asks the looker for a choice."""
    view = ctx.view
    if view.stage != "card" or view.active != ctx.seat:
        return None
    return ctx.order(f"{GAME}/card", CityView(None, (), (), "card", view.active, 0, 0, card=view.card))


def end(ctx: CityContext) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's wealth by turn."""
    count = ctx.order(f"{GAME}/count", replace(ctx.view, course=()))
    bare = CityView(None, ctx.view.seats, (), "over", ctx.view.active, ctx.view.turn, ctx.view.round)
    chart = ctx.order(f"{GAME}/chart", replace(bare, course=ctx.view.course, stride=ctx.view.stride))
    return (count, chart) if len(ctx.view.course) > 1 else (count,)


def deed(ctx: CityContext, space: int) -> PictureRequest:
    """A district's deed."""
    return ctx.order(f"{GAME}/deed", replace(ctx.view, lot=space, auction=None))
