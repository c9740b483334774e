"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.kit.contract import Cash, Space
from bot.present.builder import pictures
from bot.present.builder.table_view import RAISES, BuilderTableView
from bot.present.controls.decision_buttons import raising
from bot.present.panel_model import Panel
from bot.present.panels import auctions, final_messages

EVENTS = auctions.AuctionEvents(
    opened=(events.AuctionOpened,),
    closed=(events.LotSold, events.LotUnsold),
    bid=(events.BidMade,),
    early=events.BiddingEnded,
)


def title(table_view: BuilderTableView, space: Space) -> str:
    """What is auctioned."""
    return table_view.say("panel-auction", space=table_view.space(space))


past_auctions: final_messages.FinalForms[BuilderTableView] = auctions.finals(
    EVENTS,
    lambda table_view: table_view.view.auction is not None,
    lambda table_view, opened: title(table_view, opened.space),
)


def auction_panel(table_view: BuilderTableView) -> Panel:
    """The running auction (BUILDER-52 to BUILDER-62); red in its last moments."""
    running = table_view.view.auction
    assert running is not None
    deed, verbs = table_view.deeds[running.lot], (actions.Bid, actions.Pass)
    head = (
        "## " + title(table_view, running.lot),
        table_view.say("panel-lot", price=table_view.cash(deed.price)) + f" · {table_view.deed_hint(deed)}",
    )
    controls = auctions.controls(table_view, quick(table_view, running), running.low, verbs, raising(table_view))
    # A debt or an answer about a mortgage comes first (BUILDER-62).
    held = table_view.say("panel-auction-held") if running.held else ""
    picture = pictures.auction(table_view, auctions.awaiting(table_view))
    return auctions.panel(table_view, running, head, running.low, controls, picture, held=held)


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
