"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.kit.contract import Cash
from bot.present.builder import pictures
from bot.present.builder.panel_context import BuilderContext
from bot.present.controls.decision_buttons import raising
from bot.present.panel_model import Panel
from bot.present.panels import auctions, final_messages

EVENTS = auctions.AuctionEvents(
    opened=(events.AuctionOpened,),
    closed=(events.LotSold, events.LotUnsold),
    bid=(events.BidMade,),
    early=events.BiddingEnded,
)


past_auctions: final_messages.FinalForms[BuilderContext] = auctions.finals(
    EVENTS, lambda ctx: ctx.view.auction is not None, lambda ctx, opened: auctions.title(ctx, opened.space)
)


def auction_panel(ctx: BuilderContext) -> Panel:
    """The running auction (BUILDER-52 to BUILDER-62); red in its last moments."""
    running = ctx.view.auction
    assert running is not None
    deed, verbs = ctx.deeds[running.lot], (actions.Bid, actions.Pass)
    head = (
        "## " + auctions.title(ctx, running.lot),
        ctx.say("panel-lot", price=ctx.cash(deed.price)) + f" · {ctx.deed_hint(deed)}",
        auctions.leading(ctx, running, running.low),
    )
    controls = auctions.controls(ctx, quick(ctx, running), running.low, verbs, raising(ctx))
    # A debt or an answer about a mortgage comes first (BUILDER-62).
    held = ctx.say("panel-auction-held") if running.held else ""
    picture = pictures.auction(ctx, auctions.awaiting(ctx))
    return auctions.panel(ctx, running, head, controls, picture, held=held)


def quick(ctx: BuilderContext, running: AuctionView) -> dict[Cash, str]:
    """Useful bids: 5, 20 and 50 above the standing one, none below the least that would be taken (BUILDER-53)."""
    return {
        amount: _raise(ctx, running, amount) for more in ctx.RAISES if (amount := max(running.low, running.high + more))
    }


def _raise(ctx: BuilderContext, running: AuctionView, amount: Cash) -> str:
    """What a quick bid is called: by how much more, and the whole."""
    if running.leader is None:
        return ctx.cash(amount)
    return ctx.say("panel-raise", more=ctx.cash(amount - running.high), amount=ctx.cash(amount))
