"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.city import actions, data, events
from bot.kit.contract import EventFor
from bot.present import clock_text
from bot.present.city import pictures, position_text
from bot.present.city.table_view import CALM, RAISES, RED, CityTableView
from bot.present.panel_model import Panel
from bot.present.panels import auctions

OPENING = (events.AuctionOpened, events.BankOpened)
CLOSING = (events.LotSold, events.LotUnsold)
ENDS = (events.BiddingEnded, *CLOSING)


def auction_panel(table_view: CityTableView) -> Panel:
    """The running auction (CITY-37 to CITY-42); red once the unit has warned (CITY-38)."""
    running, wait = table_view.view.auction, auctions.awaiting(table_view)
    assert running is not None
    card, quick = table_view.printed(running.lot), auctions.raises(table_view, running, RAISES)
    said = (
        "## " + table_view.say("panel-auction", space=table_view.space(running.lot)),
        table_view.say(
            "panel-lot",
            group=table_view.say(f"group-{card.group}"),
            price=table_view.cash(card.price),
            rent=table_view.cash(table_view.plots[running.lot].rent),
        ),
        "-# " + table_view.say("panel-rents", rents=position_text.rents(table_view, running.lot)),
        auctions.leading(table_view, running, data.STEP),
        auctions.clock(table_view, wait),
        clock_text.absence(table_view, wait) if wait else "",
        auctions.calling(table_view, wait),
    )
    return Panel(
        f"auction-{running.number}",
        tuple(filter(None, said)),
        auctions.controls(table_view, quick, running.high + 1, (actions.Bid, actions.Pass)),
        pictures.auction(table_view, wait),
        ping=auctions.called(table_view, wait),
        accent=RED if auctions.warned(table_view, wait) else CALM,
    )


def past_auctions(table_view: CityTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = auctions.ended(
        slots, recent, (OPENING, CLOSING), events.BiddingEnded, running=table_view.view.auction is not None
    )
    return [_past(table_view, slot, told) for slot, told in found]


def _past(table_view: CityTableView, slot: str, told: Sequence[EventFor]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event.space for each in told if isinstance(each.event, OPENING)), None)
    title = (
        table_view.say("panel-auction-past")
        if opened is None
        else table_view.say("panel-auction", space=table_view.space(opened))
    )
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    return auctions.past(table_view, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
