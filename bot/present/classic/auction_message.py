"""The countdown message of an auction, of a property or of a building that is short; and how it ended."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic.events import auctions as events
from bot.games.classic.view import AuctionView
from bot.kit.contract import EventFor
from bot.present import clock_text
from bot.present.classic import pictures, position_text
from bot.present.classic.decision_controls import raising
from bot.present.classic.table_view import CALM, RAISES, RED, ClassicTableView
from bot.present.panel_model import Panel
from bot.present.panels import auctions

FLOOR = 1
"""The least first bid (CLASSIC-88)."""
OPENING = (events.AuctionOpened, events.BuildingLotOpened)
CLOSING = (events.LotSold, events.LotUnsold, events.BuildingWon, events.BuildingUnsold, events.OneOrderLeft)
ENDS = (events.BiddingEnded, *CLOSING)
BIDS = (events.BidMade, events.BuildingBid)


def auction_panel(table_view: ClassicTableView) -> Panel:
    """The running auction (CLASSIC-86 to CLASSIC-93); red in its last moments.

    Whoever is short may raise money while it runs (CLASSIC-89, CLASSIC-189).
    """
    running, wait = table_view.view.auction, auctions.awaiting(table_view)
    assert running is not None
    said = (
        "## " + _title(table_view, running),
        *_about(table_view, running),
        auctions.leading(table_view, running, FLOOR),
        auctions.clock(table_view, wait),
        clock_text.absence(table_view, wait) if wait else "",
        auctions.calling(table_view, wait),
    )
    quick, verbs = auctions.raises(table_view, running, RAISES), (actions.Bid, actions.Pass)
    return Panel(
        f"{auctions.AUCTION}-{running.number}",
        tuple(filter(None, said)),
        auctions.controls(table_view, quick, running.high + 1, verbs, raising(table_view)),
        pictures.auction(table_view, wait),
        ping=auctions.called(table_view, wait),
        accent=RED if auctions.warned(table_view, wait) else CALM,
    )


def _title(table_view: ClassicTableView, running: AuctionView) -> str:
    if running.lot is not None:
        return table_view.say("panel-auction", space=table_view.space(running.lot))
    return table_view.say("panel-auction-building", kind=running.kind)


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


def past_auctions(table_view: ClassicTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = auctions.ended(
        slots, recent, (OPENING, CLOSING), events.BiddingEnded, running=table_view.view.auction is not None
    )
    return [_past(table_view, slot, told) for slot, told in found]


def _past(table_view: ClassicTableView, slot: str, told: Sequence[EventFor]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event for each in told if isinstance(each.event, OPENING)), None)
    title = table_view.say("panel-auction-past")
    if isinstance(opened, events.AuctionOpened):
        title = table_view.say("panel-auction", space=table_view.space(opened.space))
    elif isinstance(opened, events.BuildingLotOpened):
        title = table_view.say("panel-auction-building", kind=opened.kind)
    bids = sum(isinstance(each.event, BIDS) for each in told)
    return auctions.past(table_view, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
