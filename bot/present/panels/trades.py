"""What every game's deal messages and panels have: between whom, both sides, the clock, the answers, and how it ended."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from bot.kit.contract import Action, Event, EventFor, Seat, Space, Wait
from bot.kit.mechanics.trade import OpenTrade
from bot.kit.verbs.trades import Accept, Refuse, Withdraw
from bot.present import clock_text, participants
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import rows
from bot.present.event_kinds import placed
from bot.present.panel_context import CALM, RED, PanelContext
from bot.present.panel_model import GOOD, PLAIN, PRIMARY, Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import final_messages, turns
from bot.present.panels.lobby import deadline
from bot.tables.model import LIVE, PAUSED

DEAL, COUNTER = "deal", "counter"
"""The slot, and the private panels behind a deal's buttons: `deal.<n>` and `counter.<n>`."""
ANSWERED = (Accept, Refuse, Withdraw)
"""Verbs that stand on a deal's own message and panel."""
PICTURED = 12
"""Things of a side that the picture of a deal has room for."""

V = TypeVar("V", bound=PanelContext)
D = TypeVar("D", bound=OpenTrade)


def awaiting(ctx: PanelContext, deal: OpenTrade) -> Wait | None:
    """The decision that the deal waits for."""
    return next((wait for wait in ctx.waits if wait.id == f"{DEAL}-{deal.number}"), None)


def title(ctx: PanelContext, deal: OpenTrade) -> str:
    """Between whom."""
    return ctx.say("trade-title", number=deal.number, seat=ctx.name(deal.seat), partner=ctx.name(deal.partner))


def called(ctx: PanelContext, deal: OpenTrade) -> tuple[int, ...]:
    """The partner is called once, when the message is new."""
    return participants.people(ctx, (deal.partner,))


def awaited(ctx: PanelContext, deal: OpenTrade, *, calling: bool = True) -> str:
    """Whose answer is waited for; the deal's own message, while `calling`, mentions them."""
    named = f"**{ctx.name(deal.partner)}**"
    mention = participants.mention(ctx, deal.partner) if calling and called(ctx, deal) else named
    return ctx.say("trade-await-you", mention=mention, seat=ctx.name(deal.seat))


def warned(ctx: PanelContext, wait: Wait | None) -> bool:
    """Whether its last moments have begun, and its clock runs."""
    row = deadline(ctx.table, wait.id) if wait else None
    return row is not None and row.warned > 0 and row.due is not None


def clock(ctx: PanelContext, wait: Wait | None) -> str:
    """Until when it may be answered."""
    return "" if wait is None else clock_text.ends(ctx, "trade-soon" if warned(ctx, wait) else "trade-until", wait.id)


class TradeEvents(msgspec.Struct, frozen=True):
    """How a game tells of its deals: the events of a proposal and of any end, first that it was made; the number's field."""

    opened: type[Event]
    ended: tuple[type[Event], ...]
    number: str


class TradePanels(msgspec.Struct, Generic[V, D], frozen=True):
    """How a game shows its open deals: what they are about, the answers of people and lookers, their picture."""

    about: Callable[[V, D], Sequence[str]]
    answers: Callable[[V, D], Sequence[Button]]
    picture: Callable[[V, D, Wait | None], PictureRequest]

    def public(self, ctx: V, deal: D) -> Panel:
        """The message for all; red in its last moments. Its partner is called once."""
        wait = awaiting(ctx, deal)
        return Panel(
            f"{DEAL}-{deal.number}",
            ("### " + ctx.say("trade-title-short", number=deal.number), awaited(ctx, deal), *self._said(ctx, deal)),
            rows(self.answers(ctx, deal)),
            self.picture(ctx, deal, wait),
            ping=called(ctx, deal),
            accent=RED if warned(ctx, wait) else CALM,
        )

    def open(self, ctx: V, deals: Sequence[D], told: Sequence[EventFor], kinds: TradeEvents) -> list[Panel]:
        """The messages of open deals; at the live pace those of people of earlier turns stay below each later turn's.

        `told`: what was told in the present turn.
        """
        if not deals:
            return []
        new = {getattr(event, kinds.number) for _, event in placed(told, kinds.opened)}
        older = {deal.number for deal in deals if ctx.table.pace == LIVE and called(ctx, deal)} - new
        return [self.below(ctx, deal) if deal.number in older else self.public(ctx, deal) for deal in deals]

    def below(self, ctx: V, deal: D) -> Panel:
        """The message in words alone, low enough for a turn's message above it, and calling nobody once more."""
        said = (awaited(ctx, deal, calling=False), "-# " + _line(ctx, deal), *self.about(ctx, deal))
        return replace(self.public(ctx, deal), lines=said, picture=None, ping=(), below=True)

    def private(self, ctx: V, deal: D) -> Panel:
        """The same with what the looker may do about it."""
        said = ("### " + title(ctx, deal), *self._said(ctx, deal))
        controls = rows([*self.answers(ctx, deal), back(ctx, ctx.opens(MINE))])
        return Panel(MINE, said, controls, self.picture(ctx, deal, awaiting(ctx, deal)))

    def _said(self, ctx: V, deal: D) -> tuple[str, ...]:
        """What the picture does not say; all that changes hands where it is more than the picture has room for."""
        many = max(len(deal.give), len(deal.take)) > PICTURED
        return (*self.about(ctx, deal), "-# " + _line(ctx, deal) if many else "")


def groups(
    ctx: PanelContext,
    deal: OpenTrade,
    seat: Seat,
    had: set[Space],
    found: Mapping[str, Collection[Space]],
    named: Callable[[str], str],
) -> list[str]:
    """The groups that a side completes or breaks; `had`: its spaces, `found`: the spaces of each group."""
    given, taken = (deal.give, deal.take) if seat == deal.seat else (deal.take, deal.give)
    has = (had - {*given}) | {item for item in taken if isinstance(item, int)}
    said = []
    for group, spaces in found.items():
        whole = {*spaces} <= has
        if whole != ({*spaces} <= had):
            key = "trade-completes" if whole else "trade-breaks"
            said.append(ctx.say(key, name=ctx.name(seat), group=named(group)))
    return said


# ---- answers


def answers(ctx: PanelContext, deal: OpenTrade, accept: Button, *, held: bool = False) -> list[Button]:
    """Accept, refuse and counter where the partner may press; withdraw where the proposer may. Judged by who presses.

    On a message for everybody these are persons, on a private panel it is the looker.
    """
    if ctx.table.phase == PAUSED:
        return []
    made: list[Button] = []
    if _serves(ctx, deal.partner):
        made += [accept, _answer(ctx, deal, Refuse, PLAIN)]
        made.append(Button(ctx.say("trade-counter"), ctx.opens(COUNTER, str(deal.number)), disabled=held))
    if _serves(ctx, deal.seat):
        made.append(_answer(ctx, deal, Withdraw, PLAIN))
    return made


def accepting(ctx: PanelContext, deal: OpenTrade, *, disabled: bool, fields: str = "") -> Button:
    """Accept at once. `fields`: what the game's verb has besides the number."""
    made = _answer(ctx, deal, Accept, GOOD)
    return Button(made.label, made.press + fields, made.style, disabled)


def _serves(ctx: PanelContext, seat: Seat) -> bool:
    """Whether buttons of that seat are of use here."""
    return bool(participants.people(ctx, (seat,))) if ctx.seat is None else ctx.seat == seat


def _answer(ctx: PanelContext, deal: OpenTrade, verb: type[Action], style: str) -> Button:
    press = ctx.controls.press(PLAY, f"{DEAL}-{deal.number}", f"{verb.__name__}.{deal.number}")
    return Button(ctx.words.action(ctx.game, verb), press, style)


def own(ctx: PanelContext, deals: Sequence[OpenTrade], seat: Seat) -> list[Button]:
    """A button for each open deal of a seat, called after the other one; those that wait for its answer stand out."""
    made = []
    for deal in deals:
        if seat in (deal.seat, deal.partner):
            other = deal.seat if seat == deal.partner else deal.partner
            label = ctx.short("trade-own", ctx.names[other], number=deal.number)
            style = PRIMARY if seat == deal.partner else PLAIN
            made.append(Button(label, ctx.opens(DEAL, str(deal.number)), style))
    return made


def back(ctx: PanelContext, press: str = "") -> Button:
    """One step back: `press`, from the first question of an action to the panel in which it stands."""
    return Button(ctx.words.say("back"), press or ctx.opens(ctx.home))


# ---- deals that are over


def finals(kinds: TradeEvents) -> final_messages.FinalForms[PanelContext]:
    """The final forms of deals, a small line each: how it ended, and what it was about."""

    def final(ctx: PanelContext, slot: str, recent: Sequence[EventFor]) -> Panel:
        number, ours = int(slot.removeprefix(f"{DEAL}-")), (kinds.opened, *kinds.ended)
        about = [each.event for each in recent if isinstance(each.event, ours)]
        about = [event for event in about if getattr(event, kinds.number) == number]
        opened = next((event for event in about if isinstance(event, kinds.opened)), None)
        ended = next((event for event in about if isinstance(event, kinds.ended)), None)
        if opened is not None and ended is not None and (_mutual(opened) or not isinstance(ended, kinds.ended[0])):
            return turns.past(ctx, slot, _title_over(ctx, number, ended), [_line(ctx, opened)])
        how = ctx.say("trade-over") if ended is None else ctx.words.event(ctx.game, ended, ctx.names)
        return turns.past(ctx, slot, ctx.say("trade-title-short", number=number), [how])

    return final_messages.each(final)


def _title_over(ctx: PanelContext, number: int, ended: Event) -> str:
    """How a deal ended; of one that was void what is gone."""
    gone = ctx.words.goods(ctx.game, getattr(ended, "missing", ()))
    return ctx.say("trade-title-over", number=number, how=type(ended).__name__, gone=gone)


def _mutual(opened: Event) -> bool:
    """Whether both sides give something; where one gives nothing, once it is made, its event says what for."""
    return all(any(getattr(opened, name) for name in side) for side in (("give", "pay"), ("take", "ask")))


def _between(ctx: PanelContext, ended: Event | OpenTrade) -> dict[str, str]:
    """The names of the two."""
    return {name: ctx.name(getattr(ended, name)) for name in ("seat", "partner")}


def _line(ctx: PanelContext, deal: Event | OpenTrade) -> str:
    """A deal in one line, as its view or the event of its proposal tells it."""
    give, pay, take, ask = (getattr(deal, name) for name in ("give", "pay", "take", "ask"))
    said = {"give": ctx.words.goods(ctx.game, give, pay), "take": ctx.words.goods(ctx.game, take, ask)}
    return ctx.say("trade-line", **_between(ctx, deal), **said)
