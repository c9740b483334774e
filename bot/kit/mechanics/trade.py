"""A proposal between two seats: goods and cash for goods and cash, open beside everything else (City, Classic, Builder).

Goods are opaque: who holds what, and what may be traded at all, is the game's to say. An open trade has a wait of its
own, `deal-<number>`, in the word that players know it by. Each seat has one proposal open at most.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from bot.kit.contract import (
    Cash,
    Choice,
    Domain,
    Event,
    Goods,
    Handler,
    LegalAction,
    Range,
    Refusal,
    Refused,
    Rng,
    Seat,
    Subset,
    Tell,
    Value,
    Wait,
)
from bot.kit.verbs.trades import Accept, Lapse, Refuse, Withdraw

Ended = Callable[[Seat, Seat, int], Event]
"""The game's event for a trade that has ended: who proposed it, to whom, its number."""
PARTNERS = tuple([Choice((seat,)) for seat in range(6)])
"""Each seat alone, as the domain of a proposal's partner."""
CASH = "cash"
"""The word for money that is short, where `lacking` names what is not there."""


class Trade(msgspec.Struct):
    """`seat` gives `give` and `pay` to `partner` for `take` and `ask`. `number` counts the game's decisions.

    `terms` are the game's own conditions besides, as it writes them: a debt that is settled by it (City), what
    becomes of mortgages (Classic).
    """

    number: int
    seat: Seat
    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    terms: Goods = ()


class OpenTrade(msgspec.Struct, frozen=True):
    """What a view shows of an open trade: `seat` gives `give` and `pay` to `partner` for `take` and `ask`."""

    number: int
    seat: Seat
    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


def contents(t: Trade) -> tuple[int, Seat, Seat, Goods, Cash, Goods, Cash]:
    """The fields of an `OpenTrade`, in their order."""
    return t.number, t.seat, t.partner, t.give, t.pay, t.take, t.ask


class Trading(Protocol):
    """A state in which trades are open."""

    deals: list[Trade]


class Side(msgspec.Struct, frozen=True):
    """What one of the two may put into a trade: any of `goods`, none twice, and up to `cash`."""

    goods: Goods
    cash: Cash


def name(t: Trade) -> str:
    """The id of its wait."""
    return f"deal-{t.number}"


def wait(t: Trade, clock: str, *, held: bool) -> Wait:
    """The partner is awaited; the time stands still while `held` (CITY-206)."""
    return Wait(name(t), (t.partner,), clock, held=held)


def terms(mine: Side, theirs: Side, step: Cash) -> tuple[Domain, Domain, Domain, Domain]:
    """The domains of give, pay, take and ask; money in whole steps (CITY-117, BUILDER-4)."""
    return _some(mine), _amount(mine, step), _some(theirs), _amount(theirs, step)


def _some(side: Side) -> Subset:
    return Subset(side.goods, 0, len(side.goods))


def _amount(side: Side, step: Cash) -> Range:
    return Range(0, side.cash - side.cash % step, step)


def legal_actions(t: Trade, seat: Seat, blocked: Refusal | None, *, held: bool) -> list[LegalAction]:
    """What `seat` may do about an open trade: the partner accepts or refuses, the proposer withdraws.

    `blocked` is why it cannot be accepted now. While its wait is held the answers belong to no decision.
    """
    decision = None if held else name(t)
    number = (Choice((t.number,)),)
    if seat == t.partner:
        return [LegalAction(Accept, decision, number, blocked), LegalAction(Refuse, decision, number)]
    return [LegalAction(Withdraw, decision, number)] if seat == t.seat else []


def lapses(trades: Sequence[Trade]) -> list[LegalAction]:
    """The clock's: each open trade lapses."""
    return [LegalAction(Lapse, name(t), (Choice((t.number,)),)) for t in trades]


def one_sided(t: Trade) -> bool:
    """Whether a side gives nothing (CITY-118, CLASSIC-143, BUILDER-118)."""
    return not (t.give or t.pay) or not (t.take or t.ask)


def part(t: Trade, seat: Seat) -> tuple[Goods, Goods, Cash]:
    """What `seat`, one of the two, receives; what it gives; and the cash it gains."""
    return (t.take, t.give, t.ask - t.pay) if seat == t.seat else (t.give, t.take, t.pay - t.ask)


def incoming(trades: Sequence[Trade], seat: Seat, lent: Callable[[Goods, Goods], Cash]) -> Cash:
    """What open proposals from or to `seat` would let it raise: a way to money that is at hand (CLASSIC-92, BUILDER-57).

    `lent` is what mortgages bring more for the goods received, less what they bring no more for those given.
    """
    parts = [part(t, seat) for t in trades if seat in (t.seat, t.partner)]
    return sum([max(net + lent(received, given), 0) for received, given, net in parts])


def open_(trades: list[Trade], t: Trade) -> Trade | None:
    """Lay a proposal on the table; the one it replaces, if its proposer had one (CITY-121)."""
    old = next((other for other in trades if other.seat == t.seat), None)
    if old is not None:
        trades.remove(old)
    trades.append(t)
    return old


def least(ends: tuple[Seat, Seat], mine: Side, theirs: Side, step: Cash) -> Iterator[Trade]:
    """Trades between two of which one leaves a debtor among them better off than before, if any does.

    Note for note, then one thing for everything, and the other way round, then one thing for one thing.
    """
    ones, others = _single(mine, step), _single(theirs, step)
    if ones and others and not ones[0][0] and not others[0][0]:
        yield Trade(0, *ends, *ones[0], *others[0])
    for one in ones:
        yield Trade(0, *ends, *one, *_whole(theirs, step))
    for other in others:
        yield Trade(0, *ends, *_whole(mine, step), *other)
    for one in ones:
        for other in others:
            yield Trade(0, *ends, *one, *other)


def _single(side: Side, step: Cash) -> list[tuple[Goods, Cash]]:
    """The smallest things a side can give: a note, one thing."""
    notes: list[tuple[Goods, Cash]] = [((), step)] if side.cash >= step else []
    return [*notes, *(((item,), 0) for item in side.goods)]


def _whole(side: Side, step: Cash) -> tuple[Goods, Cash]:
    """All that a side can give."""
    return side.goods, side.cash - side.cash % step


def close(trades: list[Trade], number: int) -> Trade:
    """Take a trade off the table, however it ended. Raises Refused where none of that number is open."""
    for t in trades:
        if t.number == number:
            trades.remove(t)
            return t
    raise Refused("too-late")


def lapse(trades: list[Trade], seat: Seat | None) -> list[Trade]:
    """Take away every trade from or to a seat that is out (CITY-142, CLASSIC-162, BUILDER-135); what they were.

    All of them for None: the game is over (CLASSIC-163, BUILDER-138).
    """
    gone = [t for t in trades if seat is None or seat in (t.seat, t.partner)]
    trades[:] = [t for t in trades if t not in gone]
    return gone


def told(trades: Sequence[Trade], event: Ended, tell: Tell) -> None:
    """Tell of each trade that it has ended."""
    for t in trades:
        tell(event(t.seat, t.partner, t.number))


def ending(event: Ended) -> Handler[Trading]:
    """The rule of a verb that closes the trade it names, and nothing else."""

    def end(s: Trading, _seat: Seat, action: Any, _dice: Rng, tell: Tell) -> None:
        told([close(s.deals, action.deal)], event, tell)

    return end


def lacking(wanted: Goods, cash: Cash, held: Collection[Value], purse: Cash) -> Value | None:
    """The first thing that a side no longer has, or `cash`; None when all is there (CITY-122, CLASSIC-146)."""
    for item in wanted:
        if item not in held:
            return item
    return CASH if cash > purse else None


def in_order(chosen: Sequence[Value], held: Sequence[Value]) -> Goods:
    """What was chosen, in the order in which it is held, so that equal trades read alike."""
    return tuple([item for item in held if item in chosen])
