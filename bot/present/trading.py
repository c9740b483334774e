"""What every game's deal messages and panels have: between whom, both sides, the clock, the answers, and how it ended."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

import msgspec

from bot.games.kit.model import Action, Cash, Event, Goods, Seat, Space, Told, Wait
from bot.present.controls import LABEL, cut, rows
from bot.present.eyes import CALM, RED, Eyes
from bot.present.lobby import opens
from bot.present.panel import BAD, PLAIN, PRIMARY, Button, Order, Panel
from bot.present.press import PLAY
from bot.tables.model import PAUSED, SLOW

DEAL, COUNTER = "deal", "counter"
"""The slot, and the private panels behind a deal's buttons: `deal.<n>` and `counter.<n>`."""
MINE = "mine"


class Dealt(Protocol):
    """What a view says of an open deal."""

    @property
    def number(self) -> int:
        """Its number."""
        ...

    @property
    def seat(self) -> Seat:
        """Who proposes it."""
        ...

    @property
    def partner(self) -> Seat:
        """To whom."""
        ...

    @property
    def give(self) -> Goods:
        """What the proposer gives."""
        ...

    @property
    def pay(self) -> Cash:
        """What the proposer pays."""
        ...

    @property
    def take(self) -> Goods:
        """What the proposer receives."""
        ...

    @property
    def ask(self) -> Cash:
        """What the proposer is paid."""
        ...


def awaiting(eyes: Eyes, deal: Dealt) -> Wait | None:
    """The decision that the deal waits for."""
    return next((wait for wait in eyes.waits if wait.id == f"{DEAL}-{deal.number}"), None)


def title(eyes: Eyes, deal: Dealt) -> str:
    """Between whom."""
    return eyes.say("deal-title", number=deal.number, seat=eyes.name(deal.seat), partner=eyes.name(deal.partner))


def called(eyes: Eyes, deal: Dealt) -> tuple[int, ...]:
    """The partner is called in slow pace only, once, when the message is new."""
    return eyes.people((deal.partner,)) if eyes.table.pace == SLOW else ()


def awaited(eyes: Eyes, deal: Dealt) -> str:
    """Whose answer is waited for."""
    mention = eyes.mention(deal.partner) if called(eyes, deal) else f"**{eyes.name(deal.partner)}**"
    return eyes.say("deal-await-you", mention=mention, seat=eyes.name(deal.seat))


def warned(eyes: Eyes, wait: Wait | None) -> bool:
    """Whether its last moments have begun, and its clock runs."""
    row = eyes.row(wait.id) if wait else None
    return row is not None and row.warned > 0 and row.due is not None


def clock(eyes: Eyes, wait: Wait | None) -> str:
    """Until when it may be answered."""
    return "" if wait is None else eyes.ends("deal-soon" if warned(eyes, wait) else "deal-until", wait.id)


def panel(eyes: Eyes, deal: Dealt, about: Sequence[str], answers: Sequence[Button], picture: Order) -> Panel:
    """An open deal, shown to all; red in its last moments. Its partner is called in slow pace, once."""
    return Panel(
        f"{DEAL}-{deal.number}",
        ("## " + title(eyes, deal), awaited(eyes, deal), *about),
        rows(answers),
        picture,
        ping=called(eyes, deal),
        accent=RED if warned(eyes, awaiting(eyes, deal)) else CALM,
    )


def contents(eyes: Eyes, deal: Dealt, things: Callable[[Goods], list[str]]) -> tuple[str, ...]:
    """Both sides, one thing a line; `things` says what they are."""
    sides = ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask))
    return tuple([line for seat, goods, cash in sides for line in _side(eyes, seat, things(goods), cash)])


def _side(eyes: Eyes, seat: Seat, things: list[str], cash: Cash) -> tuple[str, ...]:
    """What one of the two gives."""
    things += [eyes.say("deal-cash", amount=eyes.cash(cash))] if cash else []
    return (
        eyes.say("deal-side", name=eyes.name(seat)),
        *(f"- {line}" for line in things or [eyes.say("deal-nothing")]),
    )


def groups(
    eyes: Eyes,
    deal: Dealt,
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
            key = "deal-completes" if whole else "deal-breaks"
            said.append(eyes.say(key, name=eyes.name(seat), group=named(group)))
    return said


# ---- answers


def answers(
    eyes: Eyes, deal: Dealt, verbs: tuple[type[Action], type[Action]], accept: Button, *, held: bool = False
) -> list[Button]:
    """Accept, refuse and counter where the partner may press; withdraw where the proposer may. Judged by who presses.

    On a message for everybody these are persons, on a private panel it is the looker. `verbs`: refuse and withdraw.
    """
    if eyes.table.phase == PAUSED:
        return []
    refuse, withdraw = verbs
    made: list[Button] = []
    if _serves(eyes, deal.partner):
        counter = opens(eyes.table, COUNTER, str(deal.number))
        made += [accept, _answer(eyes, deal, refuse, BAD)]
        made.append(Button(eyes.say("deal-counter"), counter, disabled=held))
    if _serves(eyes, deal.seat):
        made.append(_answer(eyes, deal, withdraw, PLAIN))
    return made


def _serves(eyes: Eyes, seat: Seat) -> bool:
    """Whether buttons of that seat are of use here."""
    return bool(eyes.people((seat,))) if eyes.seat is None else eyes.seat == seat


def _answer(eyes: Eyes, deal: Dealt, verb: type[Action], style: str) -> Button:
    press = eyes.asker.press(PLAY, f"{DEAL}-{deal.number}", f"{verb.__name__}.{deal.number}")
    return Button(eyes.words.action(eyes.game, verb), press, style)


def own(eyes: Eyes, deals: Sequence[Dealt], seat: Seat) -> list[Button]:
    """A button for each open deal of a seat; those that wait for its answer stand out."""
    made = []
    for deal in deals:
        if seat in (deal.seat, deal.partner):
            other = deal.seat if seat == deal.partner else deal.partner
            label = eyes.say("deal-own", number=deal.number, name=eyes.names[other])
            style = PRIMARY if seat == deal.partner else PLAIN
            made.append(Button(cut(label, LABEL), opens(eyes.table, DEAL, str(deal.number)), style))
    return made


def back(eyes: Eyes) -> Button:
    """To all that one may do."""
    return Button(eyes.words.say("back"), opens(eyes.table, MINE))


# ---- deals that are over


class Ends(msgspec.Struct, frozen=True):
    """How a game tells of its deals: the events of a proposal, an exchange, any end; the field with the number."""

    opened: type[Event]
    made: type[Event]
    ended: tuple[type[Event], ...]
    number: str


def past(eyes: Eyes, slot: str, recent: Sequence[Told], ends: Ends) -> Panel:
    """The final form of a deal that is over: between whom, what it was about, how it ended."""
    number = int(slot.removeprefix(f"{DEAL}-"))
    ours = (ends.opened, *ends.ended)
    about = [told.event for told in recent if isinstance(told.event, ours) and _number(told.event, ends) == number]
    opened = next((event for event in about if isinstance(event, ends.opened)), None)
    ended = next((event for event in about if isinstance(event, ends.ended)), None)
    key = "deal-title-short" if ended is None else "deal-title"
    said = ["## " + eyes.say(key, number=number, **_between(eyes, ended))]
    if opened is not None and not isinstance(ended, ends.made):
        said.append("-# " + _line(eyes, opened))
    said.append(eyes.say("deal-over") if ended is None else eyes.words.event(eyes.game, ended, eyes.names))
    return Panel(slot, tuple(said), accent=CALM, last=True)


def _number(event: Event, ends: Ends) -> int:
    number: int = getattr(event, ends.number)
    return number


def _between(eyes: Eyes, ended: Event | None) -> dict[str, str]:
    """The names of the two."""
    if ended is None:
        return {}
    return {name: eyes.name(getattr(ended, name)) for name in ("seat", "partner")}


def _line(eyes: Eyes, event: Event) -> str:
    """A deal in one line."""
    give, pay, take, ask = (getattr(event, name) for name in ("give", "pay", "take", "ask"))
    said = {"give": eyes.words.goods(eyes.game, give, pay), "take": eyes.words.goods(eyes.game, take, ask)}
    return eyes.say("deal-line", **_between(eyes, event), **said)
