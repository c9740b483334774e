"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.kit.contract import Cash, EventFor
from bot.present import clock_text
from bot.present.builder import pictures
from bot.present.builder.decision_controls import raising
from bot.present.builder.table_view import CALM, RAISES, RED, BuilderTableView
from bot.present.panel_model import Panel
from bot.present.panels import auctions


def auction_panel(table_view: BuilderTableView) -> Panel:
    """The running auction (BUILDER-52 to BUILDER-62); red in its last moments."""
    running, wait = table_view.view.auction, auctions.awaiting(table_view)
    assert running is not None
    deed = table_view.deeds[running.lot]
    said = (
        "## " + table_view.say("panel-auction", space=table_view.space(running.lot)),
        table_view.say("panel-lot", price=table_view.cash(deed.price)) + f" · {table_view.deed_hint(deed)}",
        auctions.leading(table_view, running, running.low),
        # A debt or an answer about a mortgage comes first (BUILDER-62).
        table_view.say("panel-auction-held") if running.held else auctions.clock(table_view, wait),
        clock_text.absence(table_view, wait) if wait else "",
        auctions.calling(table_view, wait),
    )
    return Panel(
        f"{auctions.AUCTION}-{running.number}",
        tuple(filter(None, said)),
        auctions.controls(
            table_view, quick(table_view, running), running.low, (actions.Bid, actions.Pass), raising(table_view)
        ),
        pictures.auction(table_view, wait),
        ping=auctions.called(table_view, wait),
        accent=RED if auctions.warned(table_view, wait) else CALM,
    )


def quick(table_view: BuilderTableView, running: AuctionView) -> dict[Cash, str]:
    """Useful bids: 5, 20 and 50 above the standing one, none below the least that would be taken (BUILDER-53)."""
    return {
        amount: _raise(table_view, running, amount)
        for more in RAISES
        if (amount := max(running.low, running.high + more))
    }


def _raise(table_view: BuilderTableView, running: AuctionView, amount: Cash) -> str:
    """What a quick bid is called: by how much more, and the whole."""
    if running.leader is None:
        return table_view.cash(amount)
    return table_view.say("panel-raise", more=table_view.cash(amount - running.high), amount=table_view.cash(amount))


# ---- auctions that are over

OPENING, CLOSING = (events.AuctionOpened,), (events.LotSold, events.LotUnsold)
ENDS = (events.BiddingEnded, *CLOSING)


def past_auctions(table_view: BuilderTableView, slots: Sequence[str], recent: Sequence[EventFor]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = auctions.ended(
        slots, recent, (OPENING, CLOSING), events.BiddingEnded, running=table_view.view.auction is not None
    )
    return [_past(table_view, slot, told) for slot, told in found]


def _past(table_view: BuilderTableView, slot: str, told: Sequence[EventFor]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event for each in told if isinstance(each.event, OPENING)), None)
    title = table_view.say("panel-auction-past")
    if opened is not None:
        title = table_view.say("panel-auction", space=table_view.space(opened.space))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    return auctions.past(table_view, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
