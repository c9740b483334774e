"""The pictures that a table of City asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.games import GAMES
from bot.games.city import data
from bot.games.city.view import CityView, SeatView, TradeView
from bot.kit.contract import Wait
from bot.present import clock_text
from bot.present.city.table_view import GAME, CityTableView
from bot.present.clock_text import FULL_RING
from bot.present.panel_model import PictureRequest


def _hour_clock(table_view: CityTableView) -> int:
    """The same for the game hour: by its rounds in slow pace; red with the last warning, and in the last turn."""
    hour = table_view.view.hour
    if hour.over:
        return 0
    if hour.rounds_left is not None:
        quarters = -(-FULL_RING * hour.rounds_left // data.ROUNDS_AN_HOUR)
        return min(FULL_RING, quarters) if hour.rounds_left > 1 else 0
    wait = clock_text.first_wait(table_view, "hour")
    warnings = GAMES[GAME].clocks[wait.clock].warn.get(table_view.table.pace, ()) if wait else ()
    return clock_text.quarters(table_view, wait, max(1, len(warnings)))


def board(table_view: CityTableView) -> PictureRequest:
    """The board as it is now, without what it does not show.

    A running auction and deals have their own pictures: bids do not change the board's.
    """
    between = tuple(TradeView(deal.number, deal.seat, deal.partner, (), 0, (), 0) for deal in table_view.view.deals)
    bare = replace(table_view.view, auction=None, deals=between, course=(), box=(), pile=0)
    return table_view.order(GAME, replace(bare, clock=_hour_clock(table_view)))


def auction(table_view: CityTableView, wait: Wait | None) -> PictureRequest:
    """The lot and the unit with the leading bid and the time that is left (CITY-153)."""
    return table_view.order(f"{GAME}/auction", replace(table_view.view, clock=clock_text.quarters(table_view, wait)))


def deal(table_view: CityTableView, deal: TradeView, wait: Wait | None) -> PictureRequest:
    """Both sides of a deal and the unit with its time; nothing else, so that other people's cash does not change it."""
    view = table_view.view
    seats = tuple(SeatView(each.seat, None, 0, None, solvent=each.solvent) for each in view.seats)
    bare = CityView(
        None, seats, view.plots, "deal", view.active, 0, 0, deals=(deal,), clock=clock_text.quarters(table_view, wait)
    )
    return table_view.order(f"{GAME}/deal", bare)


def card(table_view: CityTableView) -> PictureRequest | None:
    """The Chance card that asks the looker for a choice."""
    view = table_view.view
    if view.stage != "card" or view.active != table_view.seat:
        return None
    return table_view.order(f"{GAME}/card", CityView(None, (), (), "card", view.active, 0, 0, card=view.card))


def end(table_view: CityTableView) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's wealth by turn."""
    count = table_view.order(f"{GAME}/count", replace(table_view.view, course=()))
    bare = CityView(
        None, table_view.view.seats, (), "over", table_view.view.active, table_view.view.turn, table_view.view.round
    )
    chart = table_view.order(
        f"{GAME}/chart", replace(bare, course=table_view.view.course, stride=table_view.view.stride)
    )
    return (count, chart) if len(table_view.view.course) > 1 else (count,)


def deed(table_view: CityTableView, space: int) -> PictureRequest:
    """A district's deed."""
    return table_view.order(f"{GAME}/deed", replace(table_view.view, lot=space, auction=None))
