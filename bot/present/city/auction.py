"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.city import actions, data, events
from bot.games.kit.model import Told
from bot.present import bidding
from bot.present.city import lines
from bot.present.city.scene import CALM, RAISES, RED, Scene
from bot.present.panel import Panel

OPENING = (events.AuctionOpened, events.BankOpened)
CLOSING = (events.LotSold, events.LotUnsold)
ENDS = (events.BiddingEnded, *CLOSING)


def auction_panel(scene: Scene) -> Panel:
    """The running auction (CITY-37 to CITY-42); red once the unit has warned (CITY-38)."""
    running, wait = scene.view.auction, bidding.awaiting(scene)
    assert running is not None
    card, quick = scene.printed(running.lot), bidding.raises(scene, running, RAISES)
    said = (
        "## " + scene.say("panel-auction", space=scene.space(running.lot)),
        scene.say(
            "panel-lot",
            group=scene.say(f"group-{card.group}"),
            price=scene.cash(card.price),
            rent=scene.cash(scene.plots[running.lot].rent),
        ),
        "-# " + scene.say("panel-rents", rents=lines.rents(scene, running.lot)),
        bidding.leading(scene, running, data.STEP),
        bidding.clock(scene, wait),
        scene.absence(wait) if wait else "",
        bidding.calling(scene, wait),
    )
    return Panel(
        f"auction-{running.number}",
        tuple(filter(None, said)),
        bidding.controls(scene, quick, running.high + 1, (actions.Bid, actions.Pass)),
        scene.auction(wait),
        ping=bidding.called(scene, wait),
        accent=RED if bidding.warned(scene, wait) else CALM,
    )


def past_auctions(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = bidding.ended(
        slots, recent, (OPENING, CLOSING), events.BiddingEnded, running=scene.view.auction is not None
    )
    return [_past(scene, slot, told) for slot, told in found]


def _past(scene: Scene, slot: str, told: Sequence[Told]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event.space for each in told if isinstance(each.event, OPENING)), None)
    title = scene.say("panel-auction-past") if opened is None else scene.say("panel-auction", space=scene.space(opened))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    return bidding.past(scene, slot, title, [each for each in told if isinstance(each.event, ENDS)], bids)
