"""The countdown message of an auction: the lot and its deed, who leads, quick bids, the clock; and how it ended."""

from collections.abc import Sequence

from bot.games.city import actions, data, events
from bot.games.kit.model import Offer, Told, Wait
from bot.present.city import lines
from bot.present.city.scene import CALM, GAME, RAISES, RED, Scene
from bot.present.controls import LABEL, Row, cut
from bot.present.panel import BAD, PRIMARY, Button, Panel
from bot.present.press import FORM, PLAY
from bot.tables.model import PAUSED, SLOW

OPENING = (events.AuctionOpened, events.BankOpened)
CLOSING = (events.LotSold, events.LotUnsold)


def auction_panel(scene: Scene) -> Panel:
    """The running auction (CITY-37 to CITY-42); red once the unit has warned (CITY-38)."""
    running, wait = scene.view.auction, _wait(scene)
    assert running is not None
    row = scene.row(wait.id) if wait else None
    red = row is not None and row.warned > 0
    until = scene.until(wait.id) if wait else ""
    clock = scene.say("panel-auction-soon" if red else "panel-auction-until", until=until) if until else ""
    card = scene.printed(running.lot)
    said = (
        "## " + scene.say("panel-auction", space=scene.space(running.lot)),
        scene.say(
            "panel-lot",
            group=scene.say(f"group-{card.group}"),
            price=scene.cash(card.price),
            rent=scene.cash(scene.plots[running.lot].rent),
        ),
        "-# " + scene.say("panel-rents", rents=lines.rents(scene, running.lot)),
        _leading(scene),
        clock,
        scene.absence(wait) if wait else "",
        _calling(scene, wait),
    )
    awaited = wait.seats if wait and scene.table.pace == SLOW else ()
    return Panel(
        f"auction-{running.number}",
        tuple(filter(None, said)),
        _controls(scene, wait),
        scene.auction(wait),
        ping=scene.people(awaited),
        accent=RED if red else CALM,
    )


def _wait(scene: Scene) -> Wait | None:
    return next((wait for wait in scene.waits if wait.id.startswith("auction-")), None)


def _leading(scene: Scene) -> str:
    """Who leads with what, and who bids no more."""
    running = scene.view.auction
    assert running is not None
    if running.leader is None:
        line = scene.say("panel-no-bid", low=scene.cash(data.STEP))
    else:
        line = scene.say("panel-leads", name=scene.name(running.leader), amount=scene.cash(running.high))
    if not running.passed:
        return line
    passed = scene.words.list(scene.name(seat) for seat in running.passed)
    return line + "\n-# " + scene.say("panel-passed", names=passed, count=len(running.passed))


def _calling(scene: Scene, wait: Wait | None) -> str:
    """A slow auction calls those it waits for, by name; its message rings only once, when it is new."""
    if wait is None or scene.table.pace != SLOW or not scene.people(wait.seats):
        return ""
    return "-# " + scene.say("panel-auction-calls", names=scene.words.list(scene.mention(seat) for seat in wait.seats))


def _controls(scene: Scene, wait: Wait | None) -> tuple[Row, ...]:
    """Quick bids, any other amount, and pass: the same for everybody, judged for whoever presses."""
    if wait is None or scene.table.phase == PAUSED:
        return ()
    amounts = [amount for seat in wait.seats for offer in scene.may(seat) if (amount := _most(offer))]
    most = max(amounts, default=0)
    running = scene.view.auction
    high = 0 if running is None else running.high
    made = [
        Button(
            cut(scene.say("panel-raise", more=scene.cash(more), amount=scene.cash(high + more)), LABEL),
            scene.asker.press(PLAY, wait.id, f"Bid.{high + more}"),
            PRIMARY,
            disabled=high + more > most,
        )
        for more in RAISES
    ]
    other = Button(scene.words.say("other"), scene.asker.press(FORM, wait.id, "Bid.?"), disabled=high >= most)
    fold = Button(scene.words.action(GAME, actions.Pass), scene.asker.press(PLAY, wait.id, "Pass"), BAD)
    return (tuple(made), (other, fold))


def _most(offer: Offer) -> int:
    """The highest bid of an offer; 0 for other verbs."""
    return getattr(offer.params[0], "high", 0) if offer.action is actions.Bid and offer.blocked is None else 0


# ---- auctions that are over


def past_auctions(scene: Scene, slots: Sequence[str], recent: Sequence[Told]) -> list[Panel]:
    """The final form of auctions that are over, by the order in which they were opened."""
    found = _auctions(recent)
    running = scene.view.auction is not None
    ended = found[:-1] if running and found else found
    numbered = sorted(slots, key=lambda slot: int(slot.removeprefix("auction-")))
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
    opened = next((each.event.space for each in told if isinstance(each.event, OPENING)), None)
    closed = [each for each in told if isinstance(each.event, CLOSING)]
    title = scene.say("panel-auction-past") if opened is None else scene.say("panel-auction", space=scene.space(opened))
    bids = sum(isinstance(each.event, events.BidMade) for each in told)
    ends = [scene.words.event(GAME, each, scene.names) for each in closed] or [scene.say("panel-auction-over")]
    counted = ("-# " + scene.say("panel-bids", count=bids),) if bids else ()
    return Panel(slot, (f"## {title}", *ends, *counted), accent=CALM, last=True)
