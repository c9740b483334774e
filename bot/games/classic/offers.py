"""What each seat may do now: the one list of legality (section 5)."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data, debts, inherit, offers_build, offers_trades, speed
from bot.games.classic.state import (
    Claim,
    Contest,
    Pending,
    State,
    ToBus,
    ToBuy,
    ToChooseCard,
    ToEnd,
    ToInherit,
    ToLeaveJail,
    ToRoll,
    ToTriple,
    available,
    plan,
    recorded,
    short,
)
from bot.games.classic.waits import blocking, name
from bot.games.kit import auction
from bot.games.kit.auction import Auction
from bot.games.kit.debt import Debt
from bot.games.kit.model import CLOCK, Offer, OneOf, Refusal, Seat

TRADING = 12
"""A play-out at random thinks of trading and selling at the end of one in so many turns."""
LEAVE = Offer(verbs.Leave, None)
SOLVENT, NO_CARD = Refusal("can-still-pay"), Refusal("no-card")
ELSEWHERE: tuple[tuple[OneOf], ...] = tuple(
    [
        (OneOf(tuple([space for space in range(data.TRACK.size) if space != here]), ((here, Refusal("same-space")),)),)
        for here in range(data.TRACK.size)
    ]
)
"""Every space but one, made once (CLASSIC-45, CLASSIC-46)."""
WAYS: dict[tuple[str, ...], tuple[OneOf]] = {
    ways: (OneOf(ways),) for ways in ((data.FIRST, data.SUM), (data.FIRST, data.SECOND, data.SUM))
}


def offers(s: State, seat: Seat) -> list[Offer]:
    """All that `seat` may do; nothing for who is out, nor for anybody when the game is over (CLASSIC-22)."""
    if s.ranks or seat == CLOCK or not s.solvent[seat]:
        return decisions(s, seat)
    top = s.stack[-1]
    found = _pending(s, top, seat)
    offers_build.any_time(s, top, seat, found)
    found += [_claim(one, None) for one in s.claims if one.owner == seat and not one.guarded and not one.recorded]
    offers_trades.proposals(s, seat, found)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[Offer]:
    """Of all that, what answers a decision: all that a play-out at random ever uses.

    Without trades nobody might ever have a whole group, and without sales a board may be built up for good: such games
    would not end. So both count as such now and then.
    """
    if s.ranks:
        return []
    top = s.stack[-1]
    if seat == CLOCK:
        return _clock(s, top)
    if not s.solvent[seat]:
        return []
    found = _pending(s, top, seat)
    offers_build.awaited(s, top, seat, found)
    if isinstance(top, ToEnd) and seat == s.turns.active and not top.number % TRADING:
        wait = f"end-{top.number}"
        offers_build.sales(s, seat, wait, found)
        offers_trades.at_end(s, wait, seat, found)
    return found


def _pending(s: State, top: Pending, seat: Seat) -> list[Offer]:
    """The decision on top, claims that are protected still, and trades."""
    found: list[Offer] = OFFERS[type(top)](s, top, seat)
    if s.deals:
        offers_trades.answers(s, seat, found)
    if s.claims:
        found += [_claim(one, name(one)) for one in s.claims if one.owner == seat and one.guarded and not one.recorded]
    return found


def _claim(one: Claim, wait: str | None) -> Offer:
    """Ask for the rent, on or off turn (CLASSIC-76); nobody can waive or lower it (CLASSIC-84)."""
    return Offer(verbs.Claim, wait, (OneOf((one.number,)),))


def _throw(s: State, wait: str) -> Offer:
    """The dice: held back while another's claim is protected, which says whose (CLASSIC-80)."""
    if s.claims:
        claim = blocking(s)
        if claim is not None:
            return Offer(verbs.Roll, wait, blocked=Refusal("rent-first", {"seat": claim.owner}))
    return Offer(verbs.Roll, wait)


def _roll(s: State, top: ToRoll, seat: Seat) -> list[Offer]:
    """The active player rolls (CLASSIC-13, CLASSIC-16)."""
    return [_throw(s, f"roll-{top.number}")] if seat == s.turns.active else []


def _jail(s: State, top: ToLeaveJail, seat: Seat) -> list[Offer]:
    """Pay, use a card, or roll for a double (CLASSIC-106); the first two are not held back by a claim (CLASSIC-80)."""
    if seat != s.turns.active:
        return []
    throw = _throw(s, f"jail-{top.number}")
    wait = throw.wait if throw.blocked is None else None
    cash = available(s, seat)
    fine = None if cash >= data.FINE else short(data.FINE, cash)
    held = tuple(s.cards[seat])
    card = Offer(verbs.UseJailCard, wait, (OneOf(held),)) if held else Offer(verbs.UseJailCard, wait, blocked=NO_CARD)
    return [throw, Offer(verbs.PayFine, wait, blocked=fine), card]


def _bus(s: State, top: ToBus, seat: Seat) -> list[Offer]:
    """Which way the Bus goes (CLASSIC-34, CLASSIC-35)."""
    return [Offer(verbs.Bus, f"bus-{top.number}", WAYS[speed.ways(s)])] if seat == s.turns.active else []


def _triple(s: State, top: ToTriple, seat: Seat) -> list[Offer]:
    """Any other space (CLASSIC-45, CLASSIC-46)."""
    return [Offer(verbs.Go, f"triple-{top.number}", ELSEWHERE[s.spaces[seat]])] if seat == s.turns.active else []


def _card(s: State, top: ToChooseCard, seat: Seat) -> list[Offer]:
    """Pay, or draw (CLASSIC-218)."""
    if seat != s.turns.active:
        return []
    wait = f"card-{top.number}"
    amount, cash = plan(s).faces[top.card].amount, available(s, seat)
    return [Offer(verbs.Pay, wait, blocked=None if cash >= amount else short(amount, cash)), Offer(verbs.Draw, wait)]


def _buy(s: State, top: ToBuy, seat: Seat) -> list[Offer]:
    """Buy or not (CLASSIC-52, CLASSIC-53)."""
    if seat != s.turns.active:
        return []
    wait = f"buy-{top.number}"
    price, cash = plan(s).squares[top.space].price, available(s, seat)
    return [Offer(verbs.Buy, wait, blocked=None if cash >= price else short(price, cash)), Offer(verbs.Decline, wait)]


def _end(s: State, top: ToEnd, seat: Seat) -> list[Offer]:
    """Hand over the dice (CLASSIC-20)."""
    return [Offer(verbs.EndTurn, f"end-{top.number}")] if seat == s.turns.active else []


def _auction(s: State, top: Auction, seat: Seat) -> list[Offer]:
    """Bid up to the cash that no recorded claim needs, or pass (CLASSIC-87, CLASSIC-89, CLASSIC-90, CLASSIC-91)."""
    return auction.offers(top, seat, s.purse.cash[seat] - recorded(s, seat), verbs.Bid, verbs.Pass)


def _debt(s: State, top: Debt, seat: Seat) -> list[Offer]:
    """Give up, once all that can be raised does not cover it (CLASSIC-152, CLASSIC-153)."""
    if seat != top.seat:
        return []
    return [Offer(verbs.GoBankrupt, f"debt-{top.number}", blocked=None if debts.hopeless(s, top) else SOLVENT)]


OFFERS: dict[type, Callable[[State, Any, Seat], list[Offer]]] = {
    ToRoll: _roll,
    ToLeaveJail: _jail,
    ToBus: _bus,
    ToTriple: _triple,
    ToChooseCard: _card,
    ToBuy: _buy,
    ToEnd: _end,
    ToInherit: inherit.offers,
    Contest: offers_build.contest,
    Auction: _auction,
    Debt: _debt,
}


def _clock(s: State, top: Pending) -> list[Offer]:
    """What only time does: the hammer, settling a debt, ending a protected time, closing orders, the limit."""
    found: list[Offer] = []
    if isinstance(top, Auction):
        found.append(Offer(verbs.Hammer, auction.name(top)))
    elif isinstance(top, Debt):
        found.append(Offer(verbs.Settle, f"debt-{top.number}"))
    elif isinstance(top, Contest):
        found.append(offers_build.close(top))
    found += [
        Offer(verbs.Unblock, name(one), (OneOf((one.number,)),)) for one in s.claims if one.guarded and not one.recorded
    ]
    if s.deals:
        found += offers_trades.lapses(s)
    if s.hours:
        found.append(Offer(verbs.EndHour, f"hour-{s.hours}"))
    return found
