"""The pictures that a table of Classic asks for, each of a view without what it does not show."""

from msgspec.structs import replace

from bot.games.classic.view import ClaimView, ClassicView, SeatView, TradeView
from bot.kit.contract import Space, Wait
from bot.present import clock_text
from bot.present.classic.table_view import GAME, ClassicTableView
from bot.present.panel_model import PictureRequest


def board(table_view: ClassicTableView) -> PictureRequest:
    """The board as it is now, without what it does not show: bids and deals do not change it."""
    view = table_view.view
    seats = tuple([replace(seat, available=seat.cash) for seat in view.seats])
    bare = replace(view, me=None, seats=seats, auction=None, deals=(), course=(), since=0)
    return table_view.order(GAME, bare)


def auction(table_view: ClassicTableView, wait: Wait | None) -> PictureRequest:
    """The lot, the leading bid and the time that is left."""
    return table_view.order(
        f"{GAME}/auction", replace(table_view.view, me=None, clock=clock_text.quarters(table_view, wait), course=())
    )


def deal(table_view: ClassicTableView, deal: TradeView, wait: Wait | None) -> PictureRequest:
    """Both sides of a deal and its time; nothing else, so that other people's moves do not change it."""
    view = table_view.view
    bare = _bare(table_view, "deal")
    return table_view.order(
        f"{GAME}/deal", replace(bare, plots=view.plots, deals=(deal,), clock=clock_text.quarters(table_view, wait))
    )


def claim(table_view: ClassicTableView, claim: ClaimView) -> PictureRequest:
    """One rent that may be asked for."""
    return table_view.order(
        f"{GAME}/claim", replace(_bare(table_view, "claim"), plots=table_view.view.plots, claims=(claim,))
    )


def card(table_view: ClassicTableView) -> PictureRequest:
    """The card drawn last in this turn."""
    return table_view.order(
        f"{GAME}/card", replace(_bare(table_view, "card"), drawn=table_view.view.drawn, card=table_view.view.card)
    )


def deed(table_view: ClassicTableView, space: Space) -> PictureRequest:
    """A property's deed."""
    return table_view.order(f"{GAME}/deed", replace(table_view.view, me=None, lot=space, auction=None, course=()))


def end(table_view: ClassicTableView) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's wealth by turn."""
    view = table_view.view
    count = table_view.order(f"{GAME}/count", replace(view, me=None, course=()))
    bare = replace(_bare(table_view, "over"), seats=view.seats, course=view.course, stride=view.stride)
    return (count, table_view.order(f"{GAME}/chart", bare)) if len(view.course) > 1 else (count,)


def _bare(table_view: ClassicTableView, stage: str) -> ClassicView:
    """A view of the board with nothing on it."""
    view = table_view.view
    seats = tuple([SeatView(each.seat, 0, 0, 0, 0, solvent=each.solvent) for each in view.seats])
    return ClassicView(None, view.board, seats, (), stage, view.active, 0, 0)
