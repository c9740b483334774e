"""What every game's auction message has: who leads, who has passed, quick bids, any other amount, pass; and its end."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.games.kit.model import Action, Cash, Event, Offer, Seat, Told, Wait
from bot.present.controls import LABEL, Row, cut
from bot.present.eyes import CALM, Eyes
from bot.present.panel import BAD, PRIMARY, Button, Panel
from bot.present.press import FORM, PLAY
from bot.tables.model import SLOW

AUCTION = "auction"


class Running(Protocol):
    """What a view says of a running auction."""

    @property
    def high(self) -> Cash:
        """The leading bid."""
        ...

    @property
    def leader(self) -> Seat | None:
        """Who leads."""
        ...

    @property
    def passed(self) -> tuple[Seat, ...]:
        """Who bids no more."""
        ...


def awaiting(eyes: Eyes) -> Wait | None:
    """The decision of the running auction."""
    return next((wait for wait in eyes.waits if wait.id.startswith(f"{AUCTION}-")), None)


def warned(eyes: Eyes, wait: Wait | None) -> bool:
    """Whether its last moments have begun."""
    row = eyes.row(wait.id) if wait else None
    return row is not None and row.warned > 0


def clock(eyes: Eyes, wait: Wait | None) -> str:
    """Until when one may bid."""
    key = "panel-auction-soon" if warned(eyes, wait) else "panel-auction-until"
    return eyes.ends(key, wait.id) if wait else ""


def leading(eyes: Eyes, running: Running, low: Cash) -> str:
    """Who leads with what, or the least first bid; and who bids no more."""
    if running.leader is None:
        line = eyes.say("panel-no-bid", low=eyes.cash(low))
    else:
        line = eyes.say("panel-leads", name=eyes.name(running.leader), amount=eyes.cash(running.high))
    if not running.passed:
        return line
    return line + "\n-# " + eyes.say("panel-passed", names=eyes.listed(running.passed), count=len(running.passed))


def called(eyes: Eyes, wait: Wait | None) -> tuple[int, ...]:
    """A slow auction calls those it waits for; its message rings only once, when it is new."""
    return eyes.people(wait.seats) if wait is not None and eyes.table.pace == SLOW else ()


def calling(eyes: Eyes, wait: Wait | None) -> str:
    """Their names."""
    if wait is None or not called(eyes, wait):
        return ""
    return "-# " + eyes.say("panel-auction-calls", names=eyes.words.list(eyes.mention(seat) for seat in wait.seats))


def raises(eyes: Eyes, running: Running, steps: Sequence[Cash]) -> dict[Cash, str]:
    """Quick bids so much above the leading one, and what they are called."""
    return {
        running.high + more: eyes.say("panel-raise", more=eyes.cash(more), amount=eyes.cash(running.high + more))
        for more in steps
    }


def controls(
    eyes: Eyes, quick: Mapping[Cash, str], least: Cash, verbs: tuple[type[Action], type[Action]], *own: Button
) -> tuple[Row, ...]:
    """Quick bids, any other amount, pass, the game's own: the same for everybody, judged for whoever presses.

    `quick`: bids with their names; `least`: the lowest bid; `verbs`: the game's words for bidding and passing.
    """
    wait = awaiting(eyes)
    if wait is None:
        return ()
    asker, (bid, fold) = eyes.asker, verbs
    most = max([_most(offer, bid) for seat in wait.seats for offer in eyes.may(seat)], default=0)
    made = [
        Button(cut(name, LABEL), asker.press(PLAY, wait.id, f"{bid.__name__}.{amount}"), PRIMARY, amount > most)
        for amount, name in quick.items()
    ]
    other = Button(eyes.words.say("other"), asker.press(FORM, wait.id, f"{bid.__name__}.?"), disabled=most < least)
    end = Button(eyes.words.action(eyes.game, fold), asker.press(PLAY, wait.id, fold.__name__), BAD)
    return (tuple(made), (other, end, *own))


def _most(offer: Offer, bid: type[Action]) -> int:
    """The highest bid of an offer; 0 for other verbs."""
    return getattr(offer.params[0], "high", 0) if offer.action is bid and offer.blocked is None else 0


# ---- auctions that are over

Kinds = tuple[type[Event], ...]


def ended(
    slots: Sequence[str], recent: Sequence[Told], kinds: tuple[Kinds, Kinds], early: type[Event], *, running: bool
) -> list[tuple[str, list[Told]]]:
    """The events of each auction that is over, by its message; nothing where they are forgotten.

    `kinds`: the game's events that open and that close one; `early`: its event for that nobody could bid.
    """
    opening, closing = kinds
    found = [told for told in _auctions(recent, opening, closing) if not _at_once(told, early)]
    known = found[:-1] if running and found else found
    numbered = sorted(slots, key=lambda slot: int(slot.removeprefix(f"{AUCTION}-")))
    kept = known[-len(numbered) :] if numbered else []
    missing: list[list[Told]] = [[] for _ in range(len(numbered) - len(kept))]
    return list(zip(numbered, [*missing, *kept], strict=True))


def _auctions(recent: Sequence[Told], opening: Kinds, closing: Kinds) -> list[list[Told]]:
    """The events of each auction, from its opening to the fall of the hammer."""
    found: list[list[Told]] = []
    inside = False
    for told in recent:
        if isinstance(told.event, opening):
            found.append([])
            inside = True
        if inside:
            found[-1].append(told)
        if isinstance(told.event, closing):
            inside = False
    return found


def _at_once(told: Sequence[Told], early: type[Event]) -> bool:
    """Whether it was over as soon as it was opened, so that it never had a message."""
    return len(told) > 1 and isinstance(told[1].event, early)


def past(eyes: Eyes, slot: str, title: str, ends: Sequence[Told], bids: int) -> Panel:
    """The final form: what was sold to whom, and how many bids it took."""
    said = [eyes.words.event(eyes.game, each, eyes.names) for each in ends] or [eyes.say("panel-auction-over")]
    counted = ("-# " + eyes.say("panel-bids", count=bids),) if bids else ()
    return Panel(slot, (f"## {title}", *said, *counted), accent=CALM, last=True)
