"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from bot.games.city import actions, data, events
from bot.present.city import pictures, position_text
from bot.present.city.panel_context import CityContext
from bot.present.panel_model import Panel
from bot.present.panels import auctions, final_messages

EVENTS = auctions.AuctionEvents(
    opened=(events.AuctionOpened, events.BankOpened),
    closed=(events.LotSold, events.LotUnsold),
    bid=(events.BidMade,),
    early=events.BiddingEnded,
)


past_auctions: final_messages.FinalForms[CityContext] = auctions.finals(
    EVENTS, lambda ctx: ctx.view.auction is not None, lambda ctx, opened: auctions.title(ctx, opened.space)
)


def auction_panel(ctx: CityContext) -> Panel:
    """The running auction (CITY-37 to CITY-42); red once the unit has warned (CITY-38)."""
    running = ctx.view.auction
    assert running is not None
    card, quick = ctx.printed(running.lot), auctions.raises(ctx, running)
    head = (
        "## " + auctions.title(ctx, running.lot),
        ctx.say(
            "panel-lot",
            group=ctx.say(f"group-{card.group}"),
            price=ctx.cash(card.price),
            rent=ctx.cash(ctx.plots[running.lot].rent),
        ),
        "-# " + ctx.say("panel-rents", rents=position_text.rents(ctx, running.lot)),
        auctions.leading(ctx, running, data.STEP),
    )
    controls = auctions.controls(ctx, quick, running.high + 1, (actions.Bid, actions.Pass))
    picture = pictures.auction(ctx, auctions.awaiting(ctx))
    return auctions.panel(ctx, running, head, controls, picture)
