"""What every game's auction message has: who leads, who has passed, quick bids, any other amount, pass; and its end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from bot.kit.contract import Action, Cash, Event, EventFor, Range, Seat, Space, Wait
from bot.present import clock_text, participants
from bot.present.control_id import FORM, PLAY
from bot.present.controls.legal_action_controls import PHONE, Row
from bot.present.panel_context import CALM, RED, PanelContext
from bot.present.panel_model import PRIMARY, Button, Panel, PictureRequest
from bot.present.panels import final_messages, turns
from bot.present.panels.lobby import deadline
from bot.tables.model import SLOW

S = TypeVar("S", bound=PanelContext)
AUCTION = "auction"


class OpenAuction(Protocol):
    """What a view says of a running auction."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def high(self) -> Cash:
        """The leading bid."""

    @property
    def leader(self) -> Seat | None:
        """Who leads."""

    @property
    def passed(self) -> tuple[Seat, ...]:
        """Who bids no more."""


def title(ctx: PanelContext, space: Space) -> str:
    """What is auctioned."""
    return ctx.say("panel-auction", space=ctx.space(space))


def awaiting(ctx: PanelContext) -> Wait | None:
    """The decision of the running auction."""
    return clock_text.first_wait(ctx, AUCTION)


def panel(
    ctx: PanelContext,
    running: OpenAuction,
    head: Sequence[str],
    controls: tuple[Row, ...],
    picture: PictureRequest,
    *,
    held: str = "",
) -> Panel:
    """The running auction; red in its last moments.

    `head`: the lot and who leads, in lines. `held`: why nobody may bid for now.
    """
    wait = awaiting(ctx)
    people, late = called(ctx, wait), warned(ctx, wait)
    names = calling(ctx, wait) if wait and people else ""
    said = (*head, held or clock(ctx, wait, late=late), clock_text.absence(ctx, wait) if wait else "", names)
    return Panel(
        f"{AUCTION}-{running.number}",
        said,
        controls,
        picture,
        ping=people,
        accent=RED if late else CALM,
    )


def warned(ctx: PanelContext, wait: Wait | None) -> bool:
    """Whether its last moments have begun."""
    row = deadline(ctx.table, wait.id) if wait else None
    return row is not None and row.warned > 0


def clock(ctx: PanelContext, wait: Wait | None, *, late: bool) -> str:
    """Until when one may bid; `late`: its last moments have begun."""
    key = "panel-auction-soon" if late else "panel-auction-until"
    return clock_text.ends(ctx, key, wait.id) if wait else ""


def leading(ctx: PanelContext, running: OpenAuction, low: Cash) -> str:
    """Who leads with what, or the least first bid; and who bids no more."""
    if running.leader is None:
        line = ctx.say("panel-no-bid", low=ctx.cash(low))
    else:
        line = ctx.say("panel-leads", name=ctx.name(running.leader), amount=ctx.cash(running.high))
    if not running.passed:
        return line
    return line + "\n-# " + ctx.say("panel-passed", names=ctx.listed(running.passed), count=len(running.passed))


def called(ctx: PanelContext, wait: Wait | None) -> tuple[int, ...]:
    """A slow auction calls those it waits for; its message rings only once, when it is new."""
    return participants.people(ctx, wait.seats) if wait is not None and ctx.table.pace == SLOW else ()


def calling(ctx: PanelContext, wait: Wait) -> str:
    """Their names."""
    return "-# " + ctx.say(
        "panel-auction-calls", names=ctx.words.list(participants.mention(ctx, seat) for seat in wait.seats)
    )


def raises(ctx: PanelContext, running: OpenAuction) -> dict[Cash, str]:
    """Quick bids so much above the leading one, and what they are called."""
    return {running.high + more: ctx.cash(running.high + more) for more in ctx.RAISES}


def controls(
    ctx: PanelContext, quick: Mapping[Cash, str], least: Cash, verbs: tuple[type[Action], type[Action]], *own: Button
) -> tuple[Row, ...]:
    """Quick bids, any other amount, pass, the game's own: the same for everybody; bids are checked for who presses.

    `quick`: bids with their names; `least`: the lowest bid; `verbs`: the game's words for bidding and passing.
    """
    wait = awaiting(ctx)
    if wait is None:
        return ()
    context, (bid, fold) = ctx.controls, verbs
    bids = [each for seat in wait.seats for each in ctx.unsorted(seat) if each.action is bid and each.blocked is None]
    most = max([each.params[0].high for each in bids if isinstance(each.params[0], Range)], default=0)
    made = [
        Button(name, context.press(PLAY, wait.id, f"{bid.__name__}.{amount}"), PRIMARY, amount > most)
        for amount, name in quick.items()
    ]
    other = Button(ctx.words.say("other"), context.press(FORM, wait.id, f"{bid.__name__}.?"), disabled=most < least)
    end = Button(ctx.words.action(ctx.game, fold), context.press(PLAY, wait.id, fold.__name__))
    every = (*made, other, end, *own)
    return tuple([every[at : at + PHONE] for at in range(0, len(every), PHONE)])


# ---- auctions that are over

Kinds = tuple[type[Event], ...]


class AuctionEvents(msgspec.Struct, frozen=True):
    """How a game tells of its auctions: what opens and closes one, what is a bid, and that nobody could bid more."""

    opened: Kinds
    closed: Kinds
    bid: Kinds
    early: type[Event]


def finals(
    kinds: AuctionEvents, running: Callable[[S], bool], named: Callable[[S, Any], str]
) -> final_messages.FinalForms[S]:
    """The final forms of auctions, by the order in which they were opened: what was sold to whom after how many bids.

    `running`: whether another one runs now. `named`: what was auctioned, out of the event that opened it.
    """

    def final(ctx: S, slot: str, told: Sequence[EventFor]) -> Panel:
        opened = next((each.event for each in told if isinstance(each.event, kinds.opened)), None)
        head = ctx.say("panel-auction-past") if opened is None else named(ctx, opened)
        ends = [each for each in told if isinstance(each.event, (kinds.early, *kinds.closed))]
        said = [ctx.words.event(ctx.game, each, ctx.names) for each in ends] or [ctx.say("panel-auction-over")]
        bids = sum(isinstance(each.event, kinds.bid) for each in told)
        counted = [ctx.say("panel-bids", count=bids)] if bids else []
        return turns.past(ctx, slot, head, [*reversed(said), *counted][: turns.KEPT])

    return lambda ctx, slots, recent: [
        final(ctx, slot, told) for slot, told in _ended(slots, recent, kinds, running=running(ctx))
    ]


def _ended(
    slots: Sequence[str], recent: Sequence[EventFor], kinds: AuctionEvents, *, running: bool
) -> list[tuple[str, list[EventFor]]]:
    """The events of each auction that is over, by its message; nothing where they are forgotten."""
    # One that was over as soon as it was opened never had a message.
    found = [told for told in _auctions(recent, kinds) if len(told) < 2 or not isinstance(told[1].event, kinds.early)]
    known = found[:-1] if running and found else found
    numbered = sorted(slots, key=lambda slot: int(slot.removeprefix(f"{AUCTION}-")))
    kept = known[-len(numbered) :] if numbered else []
    missing: list[list[EventFor]] = [[] for _ in range(len(numbered) - len(kept))]
    return list(zip(numbered, [*missing, *kept], strict=True))


def _auctions(recent: Sequence[EventFor], kinds: AuctionEvents) -> list[list[EventFor]]:
    """The events of each auction, from its opening to its end."""
    found: list[list[EventFor]] = []
    inside = False
    for told in recent:
        if isinstance(told.event, kinds.opened):
            found.append([])
            inside = True
        if inside:
            found[-1].append(told)
        if isinstance(told.event, kinds.closed):
            inside = False
    return found
