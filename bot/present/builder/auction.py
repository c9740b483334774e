"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.games.kit.model import Cash, Told
from bot.present import bidding
from bot.present.builder.choices import raising
from bot.present.builder.scene import CALM, RAISES, RED, Scene
from bot.present.panel import Panel


def auction_panel(scene: Scene) -> Panel:
    """The running auction (BUILDER-52 to BUILDER-62); red in its last moments."""
    running, wait = scene.view.auction, bidding.awaiting(scene)
    assert running is not None
    deed = scene.deeds[running.lot]
    said = (
        "## " + scene.say("panel-auction", space=scene.space(running.lot)),
        scene.say("panel-lot", price=scene.cash(deed.price)) + f" · {scene.deed_hint(deed)}",
        bidding.leading(scene, running, running.low),
        # A debt or an answer about a mortgage comes first (BUILDER-62).
        scene.say("panel-auction-held") if running.held else bidding.clock(scene, wait),
        scene.absence(wait) if wait else "",
        bidding.calling(scene, wait),
    )
    return Panel(
        f"{bidding.AUCTION}-{running.number}",
        tuple(filter(None, said)),
        bidding.controls(scene, quick(scene, running), running.low, (actions.Bid, actions.Pass), raising(scene)),
        scene.auction(wait),
        ping=bidding.called(scene, wait),
        accent=RED if bidding.warned(scene, wait) else CALM,
    )


def quick(scene: Scene, running: AuctionView) -> dict[Cash, str]:
    """Useful bids: 5, 20 and 50 above the standing one, none below the least that would be taken (BUILDER-53)."""
    return {
        amount: _raise(scene, running, amount) for more in RAISES if (amount := max(running.low, running.high + more))
    }


def _raise(scene: Scene, running: AuctionView, amount: Cash) -> str:
    """What a quick bid is called: by how much more, and the whole."""
    if running.leader is None:
        return scene.cash(amount)
    return scene.say("panel-raise", more=scene.cash(amount - running.high), amount=scene.cash(amount))


# ---- auctions that are over

OPENING, CLOSING = (events.AuctionOpened,), (events.LotSold, events.LotUnsold)
ENDS = (events.BiddingEnded, *CLOSING)


def past_auctions(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = bidding.ended(
        slots, recent, (OPENING, CLOSING), events.BiddingEnded, running=scene.view.auction is not None
    )
    return [_past(scene, slot, told) for slot, told in found]


def _past(scene: Scene, slot: str, told: Sequence[Told]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event for each in told if isinstance(each.event, OPENING)), None)
    title = scene.say("panel-auction-past")
    if opened is not None:
        title = scene.say("panel-auction", space=scene.space(opened.space))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    return bidding.past(scene, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
