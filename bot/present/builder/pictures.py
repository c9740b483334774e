"""The pictures that a table of Builder asks for, each of a view without what it does not show."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.builder.view import BuilderView, ScoreView, SeatView, TradeView
from bot.kit.contract import Seat, Space, Wait
from bot.present import clock_text
from bot.present.builder.table_view import GAME, BuilderTableView
from bot.present.panel_model import PictureRequest


def _bare(table_view: BuilderTableView) -> BuilderView:
    """The view without what no picture but its own shows: other people's bids and offers do not change the rest."""
    return replace(table_view.view, me=None, auction=None, deals=(), course=(), purses=(), since=0)


def board(table_view: BuilderTableView) -> PictureRequest:
    """The board as it is now."""
    return table_view.order(GAME, _bare(table_view))


def auction(table_view: BuilderTableView, wait: Wait | None) -> PictureRequest:
    """The lot, the leading bid and the time that is left."""
    bare = replace(_bare(table_view), auction=table_view.view.auction, clock=clock_text.quarters(table_view, wait))
    return table_view.order(f"{GAME}/auction", bare)


def deal(table_view: BuilderTableView, deal: TradeView, wait: Wait | None = None) -> PictureRequest:
    """Both sides of an offer and its time; nothing else, so that other people's moves do not change it."""
    seats = tuple([SeatView(each.seat, 0, 0, (), each.own, 0, ScoreView()) for each in table_view.view.seats])
    bare = BuilderView(None, seats, table_view.view.deeds, (), "deal", deal.seat, 0, 0, (), deals=(deal,))
    return table_view.order(f"{GAME}/deal", replace(bare, clock=clock_text.quarters(table_view, wait)))


def card(table_view: BuilderTableView) -> PictureRequest:
    """The Chance card drawn last in this turn."""
    view = table_view.view
    bare = BuilderView(None, (), (), (), "roll", view.active, 0, 0, (0, 0, 0, 0), card=view.card)
    return table_view.order(f"{GAME}/card", bare)


def deed(table_view: BuilderTableView, space: Space) -> PictureRequest:
    """A property's deed."""
    return table_view.order(f"{GAME}/deed", replace(_bare(table_view), lot=space))


def mine(table_view: BuilderTableView, seat: Seat) -> PictureRequest:
    """What a seat has: chips, blocks, what each level costs, properties."""
    return table_view.order(f"{GAME}/mine", replace(_bare(table_view), me=seat))


def island(table_view: BuilderTableView, *marked: str) -> PictureRequest:
    """The map alone, large; `marked` are the foundations looked at, else those on which something was built."""
    view = _bare(table_view)
    return table_view.order(f"{GAME}/island", replace(view, raised=marked or view.raised))


def bonus(table_view: BuilderTableView) -> PictureRequest:
    """The two bonus cards and who would have them now."""
    return table_view.order(f"{GAME}/bonus", _bare(table_view))


def where(
    table_view: BuilderTableView, seat: Seat, places: Sequence[str], site: str = "", paying: Sequence[int] = ()
) -> PictureRequest:
    """The foundations that a seat may choose from; with `site` what the next floor there would cost and count.

    `paying`: the chips of choice named so far, by type; none for the usual ones.
    """
    bare = replace(_bare(table_view), me=seat, places=tuple(places), site=site, paying=tuple(paying), raised=())
    return table_view.order(f"{GAME}/site", bare)


def end(table_view: BuilderTableView) -> tuple[PictureRequest, ...]:
    """After the last board: the final count as a table, and everybody's points by turn."""
    view = table_view.view
    count = table_view.order(f"{GAME}/count", _bare(table_view))
    chart = table_view.order(f"{GAME}/chart", replace(_bare(table_view), course=view.course, purses=view.purses))
    return (count, chart) if len(view.course) > 1 else (count,)
