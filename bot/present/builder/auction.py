"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.builder import actions, events
from bot.games.builder.view import AuctionView
from bot.games.kit.model import Cash, Offer, Told, Wait
from bot.present.builder.choices import raising
from bot.present.builder.scene import CALM, GAME, RAISES, RED, Scene
from bot.present.controls import LABEL, Row, cut
from bot.present.panel import BAD, PRIMARY, Button, Panel
from bot.present.press import FORM, PLAY
from bot.tables.model import PAUSED, SLOW

AUCTION = "auction"


def auction_panel(scene: Scene) -> Panel:
    """The running auction (BUILDER-52 to BUILDER-62); red in its last moments."""
    running, wait = scene.view.auction, _awaiting(scene)
    assert running is not None
    deed = scene.deeds[running.lot]
    row = scene.row(wait.id) if wait else None
    red = row is not None and row.warned > 0
    called = scene.people(wait.seats) if wait is not None and scene.table.pace == SLOW else ()
    said = (
        "## " + scene.say("panel-auction", space=scene.space(running.lot)),
        scene.say("panel-lot", price=scene.cash(deed.price)) + f" · {scene.deed_hint(deed)}",
        _leading(scene, running),
        _clock(scene, running, wait, red=red),
        scene.absence(wait) if wait else "",
        _calling(scene, wait) if called else "",
    )
    return Panel(
        f"{AUCTION}-{running.number}",
        tuple(filter(None, said)),
        _controls(scene, running, wait),
        scene.auction(wait),
        ping=called,
        accent=RED if red else CALM,
    )


def _awaiting(scene: Scene) -> Wait | None:
    return next((wait for wait in scene.waits if wait.id.startswith(f"{AUCTION}-")), None)


def _leading(scene: Scene, running: AuctionView) -> str:
    """Who leads with what, or the least first bid; and who bids no more."""
    if running.leader is None:
        line = scene.say("panel-no-bid", low=scene.cash(running.low))
    else:
        line = scene.say("panel-leads", name=scene.name(running.leader), amount=scene.cash(running.high))
    if not running.passed:
        return line
    return line + "\n-# " + scene.say("panel-passed", names=scene.listed(running.passed), count=len(running.passed))


def _clock(scene: Scene, running: AuctionView, wait: Wait | None, *, red: bool) -> str:
    """When the hammer falls; or that it waits for a debt or an answer about a mortgage (BUILDER-62)."""
    if running.held:
        return scene.say("panel-auction-held")
    until = scene.until(wait.id) if wait else ""
    return scene.say("panel-auction-soon" if red else "panel-auction-until", until=until) if until else ""


def _calling(scene: Scene, wait: Wait | None) -> str:
    """In slow pace those who may bid are called, once, when the message is new."""
    names = [scene.mention(seat) for seat in wait.seats] if wait is not None else []
    return "-# " + scene.say("panel-auction-calls", names=scene.words.list(names))


def _controls(scene: Scene, running: AuctionView, wait: Wait | None) -> tuple[Row, ...]:
    """Quick bids, any other amount, pass, raising money: the same for everybody, judged for whoever presses."""
    if wait is None or scene.table.phase == PAUSED:
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

OPENING, CLOSING = events.AuctionOpened, (events.LotSold, events.LotUnsold)


def past_auctions(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = _auctions(recent)
    ended = found[:-1] if scene.view.auction is not None and found else found
    numbered = sorted(slots, key=lambda slot: int(slot.removeprefix(f"{AUCTION}-")))
    kept = ended[-len(numbered) :] if numbered else []
    missing: list[list[Told]] = [[] for _ in range(len(numbered) - len(kept))]
    return [_past(scene, slot, told) for slot, told in zip(numbered, [*missing, *kept], strict=True)]


def _auctions(recent: Sequence[Told]) -> list[list[Told]]:
    """The events of each auction, from its opening to the fall of the hammer."""
    found: list[list[Told]] = []
    inside = False
    for told in recent:
        if isinstance(told.event, OPENING):
            found.append([])
            inside = True
        if inside:
            found[-1].append(told)
        if isinstance(told.event, CLOSING):
            inside = False
    return found


def _past(scene: Scene, slot: str, told: Sequence[Told]) -> Panel:
    """What was sold to whom, and how many bids it took."""
    opened = next((each.event for each in told if isinstance(each.event, OPENING)), None)
    title = scene.say("panel-auction-past")
    if opened is not None:
        title = scene.say("panel-auction", space=scene.space(opened.space))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    ends = [scene.words.event(GAME, each, scene.names) for each in told if isinstance(each.event, CLOSING)]
    counted = ("-# " + scene.say("panel-bids", count=bids),) if bids else ()
    return Panel(slot, (f"## {title}", *(ends or [scene.say("panel-auction-over")]), *counted), accent=CALM, last=True)
