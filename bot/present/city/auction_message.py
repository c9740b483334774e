"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from bot.games.city import actions, data, events
from bot.present.city import pictures, position_text
from bot.present.city.table_view import RAISES, CityTableView
from bot.present.panel_model import Panel
from bot.present.panels import auctions, final_messages

EVENTS = auctions.AuctionEvents(
    opened=(events.AuctionOpened, events.BankOpened),
    closed=(events.LotSold, events.LotUnsold),
    bid=(events.BidMade,),
    early=events.BiddingEnded,
)


def title(table_view: CityTableView, space: int) -> str:
    """What is auctioned."""
    return table_view.say("panel-auction", space=table_view.space(space))


past_auctions: final_messages.FinalForms[CityTableView] = auctions.finals(
    EVENTS,
    lambda table_view: table_view.view.auction is not None,
    lambda table_view, opened: title(table_view, opened.space),
)


def auction_panel(table_view: CityTableView) -> Panel:
    """The running auction (CITY-37 to CITY-42); red once the unit has warned (CITY-38)."""
    running = table_view.view.auction
    assert running is not None
    card, quick = table_view.printed(running.lot), auctions.raises(table_view, running, RAISES)
    head = (
        "## " + title(table_view, running.lot),
        table_view.say(
            "panel-lot",
            group=table_view.say(f"group-{card.group}"),
            price=table_view.cash(card.price),
            rent=table_view.cash(table_view.plots[running.lot].rent),
        ),
        "-# " + table_view.say("panel-rents", rents=position_text.rents(table_view, running.lot)),
    )
    controls = auctions.controls(table_view, quick, running.high + 1, (actions.Bid, actions.Pass))
    picture = pictures.auction(table_view, auctions.awaiting(table_view))
    return auctions.panel(table_view, running, head, data.STEP, controls, picture)
