"""Trades as robots weigh them, before anybody has proposed them (City, Classic, Builder)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

import msgspec

from bot.kit.contract import Cash, Choice, Goods, LegalAction, Seat, Space

S = TypeVar("S")
EVERY = 3
"""A robot proposes in one of so many rounds, once, so that people are not pestered."""


class Terms(msgspec.Struct, frozen=True):
    """`seat` gives `give` and `pay` to `partner` for `take` and `ask`."""

    seat: Seat
    partner: Seat
    give: Goods = ()
    pay: Cash = 0
    take: Goods = ()
    ask: Cash = 0

    @classmethod
    def of(cls, t: Any) -> "Terms":
        """The terms of an open trade, as a state or a view has it."""
        return cls(t.seat, t.partner, t.give, t.pay, t.take, t.ask)


def deal_gains(
    view: Callable[[S, Seat | None], Any],
    gains: Callable[[Any, Terms], tuple[float, float]],
    counts: Callable[[Any], bool] = lambda made: True,
) -> Callable[[S, Any], Mapping[Seat, int]]:
    """What deals were worth as robots judge them (`DealSpec.gains`), by how they weigh one before it is proposed.

    `counts`: whether a deal is to be weighed.
    """

    def judged(state: S, event: Any) -> Mapping[Seat, int]:
        if not counts(event):
            return {}
        first, second = gains(view(state, event.seat), Terms.of(event))
        return {event.seat: round(first), event.partner: round(second)}

    return judged


class Holding(Protocol):
    """A property as views have it."""

    @property
    def space(self) -> Space:
        """Where it is."""
        ...

    @property
    def owner(self) -> Seat | None:
        """Whose it is."""
        ...


def completing(
    families: Iterable[Sequence[Holding]], me: Seat, partner: Seat, tradable: Callable[[Goods], bool]
) -> Iterator[Terms]:
    """What makes a family whole for `me`, for cash or for what makes another whole for the partner; or for cash only that.

    Each family of which the two own everything is in question, as far as what one gives for it is `tradable`.
    """
    shared = [held for held in families if {p.owner for p in held} == {me, partner}]
    gives = [(family, give) for family, held in enumerate(shared) if tradable(give := _part(held, me))]
    takes = [(family, take) for family, held in enumerate(shared) if tradable(take := _part(held, partner))]
    for family, take in takes:
        yield Terms(me, partner, take=take)
        yield from [Terms(me, partner, give, take=take) for other, give in gives if other != family]
    yield from [Terms(me, partner, give) for _, give in gives]


def _part(held: Sequence[Holding], seat: Seat) -> Goods:
    return tuple([p.space for p in held if p.owner == seat])


def partner_of(legal_action: LegalAction) -> Seat:
    """To whom a trade may be proposed: the first field of the verb offers one seat."""
    (partner,) = cast("Choice", legal_action.params[0]).options
    return int(partner)


def evened(terms: Terms, net: float, most: tuple[Cash, Cash], step: Cash) -> Terms | None:
    """The trade with `net` paid in whole steps, or asked for below zero; None where a side would give nothing.

    `most`: what the proposer and the partner may be made to pay.
    """
    amount = int(abs(net)) // step * step
    if net >= 0:
        fair = msgspec.structs.replace(terms, pay=min(amount, most[0] // step * step))
    else:
        fair = msgspec.structs.replace(terms, ask=min(amount, most[1] // step * step))
    return fair if (fair.give or fair.pay) and (fair.take or fair.ask) else None


def is_time(view: Any) -> bool:
    """At the start of an own turn, before anything was decided in it, in one of `EVERY` rounds (CITY-116)."""
    own = view.me == view.active and view.stage in ("roll", "jail")
    return own and view.dice is None and view.since == 0 and view.round % EVERY == view.active % EVERY
