"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.games.kit.model import Cash, Offer, Told, Wait
from bot.present import bidding
from bot.present.builder.choices import raising
from bot.present.builder.scene import CALM, GAME, RAISES, RED, Scene
from bot.present.controls import LABEL, Row, cut
from bot.present.panel import BAD, PRIMARY, Button, Panel
from bot.present.press import FORM, PLAY


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
        _controls(scene, running, wait),
        scene.auction(wait),
        ping=bidding.called(scene, wait),
        accent=RED if bidding.warned(scene, wait) else CALM,
    )


def _controls(scene: Scene, running: AuctionView, wait: Wait | None) -> tuple[Row, ...]:
    """Quick bids, any other amount, pass, raising money: the same for everybody, judged for whoever presses."""
    if wait is None:
        return ()
    most = max([_most(offer) for seat in wait.seats for offer in scene.may(seat)], default=0)
    made = [
        Button(
            cut(_raise(scene, running, amount), LABEL),
            scene.asker.press(PLAY, wait.id, f"Bid.{amount}"),
            PRIMARY,
            disabled=amount > most,
        )
        for amount in quick(running)
    ]
    other = Button(scene.words.say("other"), scene.asker.press(FORM, wait.id, "Bid.?"), disabled=most < running.low)
    fold = Button(scene.words.action(GAME, actions.Pass), scene.asker.press(PLAY, wait.id, "Pass"), BAD)
    return (tuple(made), (other, fold, raising(scene)))


def quick(running: AuctionView) -> list[Cash]:
    """Useful bids: 5, 20 and 50 above the standing one, none below the least that would be taken (BUILDER-53)."""
    return list(dict.fromkeys(max(running.low, running.high + more) for more in RAISES))


def _raise(scene: Scene, running: AuctionView, amount: Cash) -> str:
    """What a quick bid is called: by how much more, and the whole."""
    if running.leader is None:
        return scene.cash(amount)
    return scene.say("panel-raise", more=scene.cash(amount - running.high), amount=scene.cash(amount))


def _most(offer: Offer) -> Cash:
    """The highest bid of an offer; 0 for other verbs."""
    return getattr(offer.params[0], "high", 0) if offer.action is actions.Bid and offer.blocked is None else 0


# ---- auctions that are over

OPENING, CLOSING = (events.AuctionOpened,), (events.LotSold, events.LotUnsold)


def past_auctions(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = bidding.ended(slots, recent, OPENING, CLOSING, running=scene.view.auction is not None)
    return [_past(scene, slot, told) for slot, told in found]


def _past(scene: Scene, slot: str, told: Sequence[Told]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event for each in told if isinstance(each.event, OPENING)), None)
    title = scene.say("panel-auction-past")
    if opened is not None:
        title = scene.say("panel-auction", space=scene.space(opened.space))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    return bidding.past(scene, slot, title, [each for each in told if isinstance(each.event, CLOSING)], bids)
