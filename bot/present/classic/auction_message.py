"""The countdown message of an auction, of a property or of a building that is short; and how it ended."""

from bot.games.classic import actions
from bot.games.classic.events import auctions as events
from bot.games.classic.view import AuctionView
from bot.kit.contract import Event, Space
from bot.present.classic import pictures, position_text
from bot.present.classic.table_view import RAISES, ClassicTableView
from bot.present.controls.decision_buttons import raising
from bot.present.panel_model import Panel
from bot.present.panels import auctions, final_messages

FLOOR = 1
"""The least first bid (CLASSIC-88)."""
EVENTS = auctions.AuctionEvents(
    opened=(events.AuctionOpened, events.BuildingLotOpened),
    closed=(events.LotSold, events.LotUnsold, events.BuildingWon, events.BuildingUnsold, events.OneOrderLeft),
    bid=(events.BidMade, events.BuildingBid),
    early=events.BiddingEnded,
)


def auction_panel(table_view: ClassicTableView) -> Panel:
    """The running auction (CLASSIC-86 to CLASSIC-93); red in its last moments.

    Whoever is short may raise money while it runs (CLASSIC-89, CLASSIC-189).
    """
    running = table_view.view.auction
    assert running is not None
    head = ("## " + _title(table_view, running.lot, running.kind), *_about(table_view, running))
    quick, verbs = auctions.raises(table_view, running, RAISES), (actions.Bid, actions.Pass)
    controls = auctions.controls(table_view, quick, running.high + 1, verbs, raising(table_view))
    picture = pictures.auction(table_view, auctions.awaiting(table_view))
    return auctions.panel(table_view, running, head, FLOOR, controls, picture)


def _title(table_view: ClassicTableView, lot: Space | None, kind: str) -> str:
    """The property, or the kind of building, that is auctioned."""
    if lot is not None:
        return table_view.say("panel-auction", space=table_view.space(lot))
    return table_view.say("panel-auction-building", kind=kind)


def _about(table_view: ClassicTableView, running: AuctionView) -> list[str]:
    """The lot's deed, or the shortage; and what comes after it."""
    if running.lot is None:
        contest = table_view.view.contest
        left = table_view.view.shops if running.kind == "shop" else table_view.view.towers
        said = [table_view.say("panel-building-left", kind=running.kind, left=left)]
        if contest is not None:
            said.append(
                "-# "
                + table_view.say("panel-bidders", names=table_view.listed(running.seats), count=len(running.seats))
            )
        return said
    plot = table_view.plots[running.lot]
    said = [table_view.say("panel-lot", group=table_view.group(plot.group), price=table_view.cash(plot.price))]
    said.append("-# " + position_text.rents(table_view, plot))
    if running.series and running.left:
        said.append("-# " + table_view.say("panel-lots-left", count=running.left))
    return said


def _opened(table_view: ClassicTableView, event: Event) -> str:
    if isinstance(event, events.AuctionOpened):
        return _title(table_view, event.space, "")
    assert isinstance(event, events.BuildingLotOpened)
    return _title(table_view, None, event.kind)


past_auctions: final_messages.FinalForms[ClassicTableView] = auctions.finals(
    EVENTS, lambda table_view: table_view.view.auction is not None, _opened
)
