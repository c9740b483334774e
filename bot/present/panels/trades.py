"""What every game's deal messages and panels have: between whom, both sides, the clock, the answers, and how it ended."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from bot.kit.contract import Action, Cash, Event, EventFor, Goods, Seat, Space, Wait
from bot.present import clock_text, participants
from bot.present.control_id import PLAY
from bot.present.controls.legal_action_controls import rows
from bot.present.panel_model import BAD, PLAIN, PRIMARY, Button, Panel, PictureRequest
from bot.present.panel_name import MINE
from bot.present.panels import final_messages
from bot.present.panels.lobby import deadline, opens
from bot.present.table_view import CALM, RED, TableView
from bot.tables.model import PAUSED, SLOW

DEAL, COUNTER = "deal", "counter"
"""The slot, and the private panels behind a deal's buttons: `deal.<n>` and `counter.<n>`."""


class OpenTrade(Protocol):
    """What a view says of an open deal."""

    @property
    def number(self) -> int:
        """Its number."""

    @property
    def seat(self) -> Seat:
        """Who proposes it."""

    @property
    def partner(self) -> Seat:
        """To whom."""

    @property
    def give(self) -> Goods:
        """What the proposer gives."""

    @property
    def pay(self) -> Cash:
        """What the proposer pays."""

    @property
    def take(self) -> Goods:
        """What the proposer receives."""

    @property
    def ask(self) -> Cash:
        """What the proposer is paid."""


V = TypeVar("V", bound=TableView)
D = TypeVar("D", bound=OpenTrade)


def awaiting(table_view: TableView, deal: OpenTrade) -> Wait | None:
    """The decision that the deal waits for."""
    return next((wait for wait in table_view.waits if wait.id == f"{DEAL}-{deal.number}"), None)


def title(table_view: TableView, deal: OpenTrade) -> str:
    """Between whom."""
    return table_view.say(
        "trade-title", number=deal.number, seat=table_view.name(deal.seat), partner=table_view.name(deal.partner)
    )


def called(table_view: TableView, deal: OpenTrade) -> tuple[int, ...]:
    """The partner is called in slow pace only, once, when the message is new."""
    return participants.people(table_view, (deal.partner,)) if table_view.table.pace == SLOW else ()


def awaited(table_view: TableView, deal: OpenTrade) -> str:
    """Whose answer is waited for."""
    mention = (
        participants.mention(table_view, deal.partner)
        if called(table_view, deal)
        else f"**{table_view.name(deal.partner)}**"
    )
    return table_view.say("trade-await-you", mention=mention, seat=table_view.name(deal.seat))


def warned(table_view: TableView, wait: Wait | None) -> bool:
    """Whether its last moments have begun, and its clock runs."""
    row = deadline(table_view.table, wait.id) if wait else None
    return row is not None and row.warned > 0 and row.due is not None


def clock(table_view: TableView, wait: Wait | None) -> str:
    """Until when it may be answered."""
    return (
        ""
        if wait is None
        else clock_text.ends(table_view, "trade-soon" if warned(table_view, wait) else "trade-until", wait.id)
    )


class TradePanels(msgspec.Struct, Generic[V, D], frozen=True):
    """How a game shows its open deals: what they are about, the answers of people and lookers, their picture."""

    about: Callable[[V, D], Sequence[str]]
    answers: Callable[[V, D], Sequence[Button]]
    picture: Callable[[V, D, Wait | None], PictureRequest]

    def public(self, table_view: V, deal: D) -> Panel:
        """The message for all; red in its last moments. Its partner is called in slow pace, once."""
        wait = awaiting(table_view, deal)
        return Panel(
            f"{DEAL}-{deal.number}",
            ("## " + title(table_view, deal), awaited(table_view, deal), *self.about(table_view, deal)),
            rows(self.answers(table_view, deal)),
            self.picture(table_view, deal, wait),
            ping=called(table_view, deal),
            accent=RED if warned(table_view, wait) else CALM,
        )

    def private(self, table_view: V, deal: D, *, pictured: bool) -> Panel:
        """The same with what the looker may do about it."""
        said = ("### " + title(table_view, deal), *self.about(table_view, deal))
        shown = self.picture(table_view, deal, awaiting(table_view, deal)) if pictured else None
        return Panel(MINE, said, rows([*self.answers(table_view, deal), back(table_view)]), shown)


def contents(table_view: TableView, deal: OpenTrade, things: Callable[[Goods], list[str]]) -> tuple[str, ...]:
    """Both sides, one thing a line; `things` says what they are."""
    sides = ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask))
    return tuple([line for seat, goods, cash in sides for line in _side(table_view, seat, things(goods), cash)])


def _side(table_view: TableView, seat: Seat, things: list[str], cash: Cash) -> tuple[str, ...]:
    """What one of the two gives."""
    things += [table_view.say("trade-cash", amount=table_view.cash(cash))] if cash else []
    return (
        table_view.say("trade-side", name=table_view.name(seat)),
        *(f"- {line}" for line in things or [table_view.say("trade-nothing")]),
    )


def groups(
    table_view: TableView,
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
            said.append(table_view.say(key, name=table_view.name(seat), group=named(group)))
    return said


# ---- answers


def answers(
    table_view: TableView,
    deal: OpenTrade,
    verbs: tuple[type[Action], type[Action]],
    accept: Button,
    *,
    held: bool = False,
) -> list[Button]:
    """Accept, refuse and counter where the partner may press; withdraw where the proposer may. Judged by who presses.

    On a message for everybody these are persons, on a private panel it is the looker. `verbs`: refuse and withdraw.
    """
    if table_view.table.phase == PAUSED:
        return []
    refuse, withdraw = verbs
    made: list[Button] = []
    if _serves(table_view, deal.partner):
        counter = opens(table_view.table, COUNTER, str(deal.number))
        made += [accept, _answer(table_view, deal, refuse, BAD)]
        made.append(Button(table_view.say("trade-counter"), counter, disabled=held))
    if _serves(table_view, deal.seat):
        made.append(_answer(table_view, deal, withdraw, PLAIN))
    return made


def _serves(table_view: TableView, seat: Seat) -> bool:
    """Whether buttons of that seat are of use here."""
    return bool(participants.people(table_view, (seat,))) if table_view.seat is None else table_view.seat == seat


def _answer(table_view: TableView, deal: OpenTrade, verb: type[Action], style: str) -> Button:
    press = table_view.context.press(PLAY, f"{DEAL}-{deal.number}", f"{verb.__name__}.{deal.number}")
    return Button(table_view.words.action(table_view.game, verb), press, style)


def own(table_view: TableView, deals: Sequence[OpenTrade], seat: Seat) -> list[Button]:
    """A button for each open deal of a seat; those that wait for its answer stand out."""
    made = []
    for deal in deals:
        if seat in (deal.seat, deal.partner):
            other = deal.seat if seat == deal.partner else deal.partner
            label = table_view.say("trade-own", number=deal.number, name=table_view.names[other])
            style = PRIMARY if seat == deal.partner else PLAIN
            made.append(Button(label, opens(table_view.table, DEAL, str(deal.number)), style))
    return made


def back(table_view: TableView) -> Button:
    """To all that one may do."""
    return Button(table_view.words.say("back"), opens(table_view.table, MINE))


# ---- deals that are over


class TradeEvents(msgspec.Struct, frozen=True):
    """How a game tells of its deals: the events of a proposal, an exchange, any end; the field with the number."""

    opened: type[Event]
    made: type[Event]
    ended: tuple[type[Event], ...]
    number: str


def finals(kinds: TradeEvents) -> final_messages.FinalForms[TableView]:
    """The final forms of deals: between whom, what it was about, how it ended."""

    def final(table_view: TableView, slot: str, recent: Sequence[EventFor]) -> Panel:
        number, ours = int(slot.removeprefix(f"{DEAL}-")), (kinds.opened, *kinds.ended)
        about = [each.event for each in recent if isinstance(each.event, ours)]
        about = [event for event in about if getattr(event, kinds.number) == number]
        opened = next((event for event in about if isinstance(event, kinds.opened)), None)
        ended = next((event for event in about if isinstance(event, kinds.ended)), None)
        key = "trade-title-short" if ended is None else "trade-title"
        said = ["## " + table_view.say(key, number=number, **_between(table_view, ended))]
        if opened is not None and not isinstance(ended, kinds.made):
            said.append("-# " + _line(table_view, opened))
        words = table_view.words
        how = table_view.say("trade-over") if ended is None else words.event(table_view.game, ended, table_view.names)
        return Panel(slot, (*said, how), accent=CALM, last=True)

    return final_messages.each(final)


def _between(table_view: TableView, ended: Event | None) -> dict[str, str]:
    """The names of the two."""
    if ended is None:
        return {}
    return {name: table_view.name(getattr(ended, name)) for name in ("seat", "partner")}


def _line(table_view: TableView, event: Event) -> str:
    """A deal in one line."""
    give, pay, take, ask = (getattr(event, name) for name in ("give", "pay", "take", "ask"))
    said = {
        "give": table_view.words.goods(table_view.game, give, pay),
        "take": table_view.words.goods(table_view.game, take, ask),
    }
    return table_view.say("trade-line", **_between(table_view, event), **said)
