"""The countdown message of an auction, of a property or of a building that is short; and how it ended."""

from bot.games.classic import actions
from bot.games.classic.events import auctions as events
from bot.games.classic.view import AuctionView
from bot.kit.contract import Event, Space
from bot.present.classic import pictures, position_text
from bot.present.classic.panel_context import ClassicContext
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


def auction_panel(ctx: ClassicContext) -> Panel:
    """The running auction (CLASSIC-86 to CLASSIC-93); red in its last moments.

    Whoever is short may raise money while it runs (CLASSIC-89, CLASSIC-189).
    """
    running = ctx.view.auction
    assert running is not None
    leading = auctions.leading(ctx, running, FLOOR)
    head = ("## " + _title(ctx, running.lot, running.kind), *_about(ctx, running), leading)
    quick, verbs = auctions.raises(ctx, running), (actions.Bid, actions.Pass)
    controls = auctions.controls(ctx, quick, running.high + 1, verbs, raising(ctx))
    picture = pictures.auction(ctx, auctions.awaiting(ctx))
    return auctions.panel(ctx, running, head, controls, picture)


def _title(ctx: ClassicContext, lot: Space | None, kind: str) -> str:
    """The property, or the kind of building, that is auctioned."""
    if lot is not None:
        return auctions.title(ctx, lot)
    return ctx.say("panel-auction-building", kind=kind)


def _about(ctx: ClassicContext, running: AuctionView) -> list[str]:
    """The lot's deed, or the shortage; and what comes after it."""
    if running.lot is None:
        contest = ctx.view.contest
        left = ctx.view.shops if running.kind == "shop" else ctx.view.towers
        said = [ctx.say("panel-building-left", kind=running.kind, left=left)]
        if contest is not None:
            said.append("-# " + ctx.say("panel-bidders", names=ctx.listed(running.seats), count=len(running.seats)))
        return said
    plot = ctx.plots[running.lot]
    said = [ctx.say("panel-lot", group=ctx.group(plot.group), price=ctx.cash(plot.price))]
    said.append("-# " + position_text.rents(ctx, plot))
    if running.series and running.left:
        said.append("-# " + ctx.say("panel-lots-left", count=running.left))
    return said


def _opened(ctx: ClassicContext, event: Event) -> str:
    if isinstance(event, events.AuctionOpened):
        return _title(ctx, event.space, "")
    assert isinstance(event, events.BuildingLotOpened)
    return _title(ctx, None, event.kind)


past_auctions: final_messages.FinalForms[ClassicContext] = auctions.finals(
    EVENTS, lambda ctx: ctx.view.auction is not None, _opened
)
