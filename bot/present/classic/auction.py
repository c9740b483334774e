"""The countdown message of an auction, of a property or of a building that is short; and how it ended."""

from collections.abc import Sequence

from bot.games.classic import actions
from bot.games.classic import lot_events as events
from bot.games.classic.view import AuctionView
from bot.games.kit.model import Told
from bot.present import bidding
from bot.present.classic import lines
from bot.present.classic.choices import raising
from bot.present.classic.scene import CALM, RAISES, RED, Scene
from bot.present.panel import Panel

FLOOR = 1
"""The least first bid (CLASSIC-88)."""
OPENING = (events.AuctionOpened, events.BuildingLotOpened)
CLOSING = (events.LotSold, events.LotUnsold, events.BuildingWon, events.BuildingUnsold, events.OneOrderLeft)
ENDS = (events.BiddingEnded, *CLOSING)
BIDS = (events.BidMade, events.BuildingBid)


def auction_panel(scene: Scene) -> Panel:
    """The running auction (CLASSIC-86 to CLASSIC-93); red in its last moments.

    Whoever is short may raise money while it runs (CLASSIC-89, CLASSIC-189).
    """
    running, wait = scene.view.auction, bidding.awaiting(scene)
    assert running is not None
    said = (
        "## " + _title(scene, running),
        *_about(scene, running),
        bidding.leading(scene, running, FLOOR),
        bidding.clock(scene, wait),
        scene.absence(wait) if wait else "",
        bidding.calling(scene, wait),
    )
    quick, verbs = bidding.raises(scene, running, RAISES), (actions.Bid, actions.Pass)
    return Panel(
        f"{bidding.AUCTION}-{running.number}",
        tuple(filter(None, said)),
        bidding.controls(scene, quick, running.high + 1, verbs, raising(scene)),
        scene.auction(wait),
        ping=bidding.called(scene, wait),
        accent=RED if bidding.warned(scene, wait) else CALM,
    )


def _title(scene: Scene, running: AuctionView) -> str:
    if running.lot is not None:
        return scene.say("panel-auction", space=scene.space(running.lot))
    return scene.say("panel-auction-building", kind=running.kind)


def _about(scene: Scene, running: AuctionView) -> list[str]:
    """The lot's deed, or the shortage; and what comes after it."""
    if running.lot is None:
        contest = scene.view.contest
        left = scene.view.shops if running.kind == "shop" else scene.view.towers
        said = [scene.say("panel-building-left", kind=running.kind, left=left)]
        if contest is not None:
            said.append("-# " + scene.say("panel-bidders", names=scene.listed(running.seats), count=len(running.seats)))
        return said
    plot = scene.plots[running.lot]
    said = [scene.say("panel-lot", group=scene.group(plot.group), price=scene.cash(plot.price))]
    said.append("-# " + lines.rents(scene, plot))
    if running.series and running.left:
        said.append("-# " + scene.say("panel-lots-left", count=running.left))
    return said


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
    if isinstance(opened, events.AuctionOpened):
        title = scene.say("panel-auction", space=scene.space(opened.space))
    elif isinstance(opened, events.BuildingLotOpened):
        title = scene.say("panel-auction-building", kind=opened.kind)
    bids = sum(isinstance(each.event, BIDS) for each in told)
    return bidding.past(scene, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
