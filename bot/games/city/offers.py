"""What each seat may do now: the one list of legality (sections 18 and 23)."""

from collections.abc import Callable
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import auctions, build, data, debts, hour, kept, offers_cards, offers_deals, offers_town
from bot.games.city.board import board
from bot.games.city.state import (
    Pending,
    Plot,
    State,
    ToArrive,
    ToBuild,
    ToBuy,
    ToChoose,
    ToLeaveJail,
    ToMove,
    ToPay,
    ToPick,
    ToPlace,
    ToRoll,
    ToTaxi,
    ToTravel,
    for_sale,
    owned,
)
from bot.games.kit import auction
from bot.games.kit.auction import Auction
from bot.games.kit.debt import Debt, short
from bot.games.kit.model import CLOCK, Amount, Offer, OneOf, Refusal, Seat, Space

LEAVE = Offer(verbs.Leave, None)
CALL = Offer(verbs.CallHour, None)
ANSWER = (OneOf(("yes", "no")),)
NOTHING = Amount(0, 0)
CALLED, FULL, MORTGAGED = Refusal("already-called"), Refusal("district-full"), Refusal("mortgaged")
NO_PERMIT, PRESSED, NO_DEBT = Refusal("no-permit"), Refusal("already-pressed"), Refusal("no-debt")
STATION_ONLY, SPENT = Refusal("station-permit-only"), Refusal("permit-exceeded")
SOLD_OUT, SOLVENT = Refusal("out-of-stock"), Refusal("can-still-pay")
SITES: dict[tuple[Space, str], tuple[OneOf, OneOf]] = {
    (space, kind): (OneOf((space,)), OneOf((kind,))) for space in data.DISTRICTS for kind in data.KINDS_OF_BLOCK
}
"""Where and what may be built, made once."""
COUNTS = (NOTHING, *(Amount(1, count) for count in range(1, 4)))


def offers(s: State, seat: Seat) -> list[Offer]:
    """All that `seat` may do; nothing for who is out (CITY-14), nor for anybody when the game is over."""
    found = decisions(s, seat)
    if s.ranks or seat == CLOCK or not s.solvent[seat]:
        return found
    offers_deals.proposals(s, s.stack[-1], seat, found)
    if s.hour.vote is None and hour.callable_now(s):
        found.append(Offer(verbs.CallHour, None, blocked=CALLED) if seat in s.hour.called else CALL)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[Offer]:
    """Of all that, what answers a decision or an open deal: all that a play-out at random ever uses."""
    if s.ranks:
        return []
    top = s.stack[-1]
    if seat == CLOCK:
        return _clock(s, top)
    if not s.solvent[seat]:
        return []
    found: list[Offer] = OFFERS[type(top)](s, top, seat)
    if s.deals or isinstance(top, Debt):
        offers_deals.answers(s, top, seat, found)
    if s.hour.vote is not None:
        _vote(s, seat, found)
    return found


def _vote(s: State, seat: Seat, found: list[Offer]) -> None:
    """An answer to the call, once (CITY-211)."""
    vote = s.hour.vote
    if vote is not None and seat not in vote.yes and seat not in vote.no:
        found.append(Offer(verbs.Vote, f"vote-{vote.number}", ANSWER))


def _roll(s: State, top: ToRoll, seat: Seat) -> list[Offer]:
    """The active player rolls (CITY-10)."""
    return [Offer(verbs.Roll, f"roll-{top.number}")] if seat == s.turns.active else []


def _jail(s: State, top: ToLeaveJail, seat: Seat) -> list[Offer]:
    """Pay, use a card, or roll (CITY-109, CITY-111)."""
    if seat != s.turns.active:
        return []
    wait = f"jail-{top.number}"
    cash = s.purse.cash[seat]
    fine = None if cash >= data.FINE else short(data.FINE, cash)
    return [Offer(verbs.Roll, wait), Offer(verbs.PayFine, wait, blocked=fine), offers_cards.jail_card(s, seat, wait)]


def _buy(s: State, top: ToBuy, seat: Seat) -> list[Offer]:
    """Buy or auction (CITY-22, CITY-23)."""
    if seat != s.turns.active:
        return []
    wait = f"buy-{top.number}"
    cash = s.purse.cash[seat]
    price = board(s.board).districts[top.space].price
    blocked = None if cash >= price else short(price, cash)
    return [Offer(verbs.Buy, wait, blocked=blocked), Offer(verbs.Auction, wait, (auctions.opening(cash),))]


def _choose(s: State, top: ToChoose, seat: Seat) -> list[Offer]:
    """Name an unowned district, or not (CITY-27)."""
    if seat != s.turns.active:
        return []
    wait = f"choose-{top.number}"
    return [
        Offer(verbs.Choose, wait, (OneOf(for_sale(s)), auctions.opening(s.purse.cash[seat]))),
        Offer(verbs.Skip, wait),
    ]


def _auction(s: State, top: Auction, seat: Seat) -> list[Offer]:
    """Bid or pass (CITY-39, CITY-42, CITY-207); nothing else moves meanwhile (CITY-43)."""
    return auction.offers(top, seat, s.purse.cash[seat], verbs.Bid, verbs.Pass)


def _debt(s: State, top: Debt, seat: Seat) -> list[Offer]:
    """Mortgage, use a card that cancels it, or give up what cannot be met (CITY-126, CITY-132)."""
    if seat != top.seat:
        return []
    wait = f"debt-{top.number}"
    found = _mortgages(s, seat, wait)
    found += offers_cards.dodge(s, top)
    covered = debts.raisable(s, seat) >= top.amount or kept.cancels(s, seat, top.cause)
    found.append(Offer(verbs.GoBankrupt, wait, blocked=SOLVENT if covered else None))
    return found


def _mortgages(s: State, seat: Seat, wait: str) -> list[Offer]:
    """Own districts to mortgage; mortgaged ones greyed (CITY-128, CITY-130)."""
    plots = owned(s, seat)
    open_ = tuple([p.space for p in plots if not p.mortgage])
    if not open_:
        return []
    greyed = tuple([(p.space, MORTGAGED) for p in plots if p.mortgage])
    return [Offer(verbs.Mortgage, wait, (OneOf(open_, greyed),))]


def _build(s: State, top: ToBuild, seat: Seat) -> list[Offer]:
    """Step C: press, build, lift mortgages, done (CITY-55 to CITY-63, CITY-131)."""
    if seat != s.turns.active:
        return []
    wait = f"build-{top.number}"
    found = [Offer(verbs.Done, wait)]
    plots = owned(s, seat)
    if top.permit < 0:
        found.append(Offer(verbs.Press, wait))
        found.append(Offer(verbs.Build, wait, blocked=NO_PERMIT))
    else:
        found.append(Offer(verbs.Press, wait, blocked=PRESSED))
        if top.left:
            _blocks(s, top, plots, found)
        else:
            found.append(Offer(verbs.Build, wait, blocked=SPENT if top.permit else STATION_ONLY))
    if s.rules.mortgages:
        found += _mortgages(s, seat, wait)
    elif plots:
        found.append(Offer(verbs.Mortgage, wait, blocked=NO_DEBT))
    _lifts(s, seat, plots, found)
    offers_town.step(s, top, seat, plots, found)
    return found


def _blocks(s: State, top: ToBuild, plots: list[Plot], found: list[Offer]) -> None:
    """For each own district and kind as many blocks as the permit, the room, the box and the cash allow.

    CITY-57, CITY-58, CITY-59, CITY-60, CITY-62, CITY-63, CITY-190, CITY-197.
    """
    wait = found[0].wait
    cash = s.purse.cash[s.turns.active]
    stocks = [build.stock(s, kind) for kind in data.KINDS_OF_BLOCK]
    for p in plots:
        room = build.free(p)
        for kind, stock in zip(data.KINDS_OF_BLOCK, stocks, strict=True):
            price = build.price(s, p.space, kind)
            count = 0 if p.mortgage else min(top.left, room, stock, cash // price)
            params = (*SITES[p.space, kind], COUNTS[max(count, 1)])
            blocked = None if count else _why_none(p, room, stock, short(price, cash))
            found.append(Offer(verbs.Build, wait, params, blocked))


def _why_none(p: Plot, room: int, stock: int, poor: Refusal) -> Refusal:
    """The first reason in the order of section 23."""
    if p.mortgage:
        return MORTGAGED
    if not room:
        return FULL
    return poor if stock else SOLD_OUT


def _lifts(s: State, seat: Seat, plots: list[Plot], found: list[Offer]) -> None:
    """Mortgages that the cash can lift; dearer ones greyed (CITY-131)."""
    cash = s.purse.cash[seat]
    turned = [p for p in plots if p.mortgage]
    if not turned:
        return
    able = tuple([p.space for p in turned if p.mortgage <= cash])
    greyed = tuple([(p.space, short(p.mortgage, cash)) for p in turned if p.mortgage > cash])
    wait = found[0].wait
    if able:
        found.append(Offer(verbs.LiftMortgage, wait, (OneOf(able, greyed),)))
    else:
        found.append(Offer(verbs.LiftMortgage, wait, (OneOf((), greyed),), greyed[0][1]))


def _nobody(_s: State, _top: ToMove | ToArrive, _seat: Seat) -> list[Offer]:
    """A move that goes on by itself is never awaited."""
    return []


OFFERS: dict[type, Callable[[State, Any, Seat], list[Offer]]] = {
    ToRoll: _roll,
    ToLeaveJail: _jail,
    ToMove: _nobody,
    ToArrive: _nobody,
    ToBuy: _buy,
    ToChoose: _choose,
    ToTaxi: offers_cards.taxi,
    ToPay: offers_cards.pay,
    ToPick: offers_cards.pick,
    ToPlace: offers_town.permission,
    ToTravel: offers_town.trip,
    ToBuild: _build,
    Auction: _auction,
    Debt: _debt,
}


def _clock(s: State, top: Pending) -> list[Offer]:
    """What only time does: bank openings, the hammer, settling a debt, closing a vote, the hour (CITY-36, CITY-40)."""
    found: list[Offer] = []
    if isinstance(top, Auction):
        found.append(Offer(verbs.Hammer, auction.name(top)))
    elif isinstance(top, Debt):
        found.append(Offer(verbs.Settle, f"debt-{top.number}"))
    elif isinstance(top, ToBuy):
        found.append(Offer(verbs.Auction, f"buy-{top.number}", (NOTHING,)))
    elif isinstance(top, ToPlace):
        found.append(offers_town.unplaced(top))
    elif isinstance(top, ToPick):
        found += offers_cards.unpicked(top)
    if s.deals:
        found += offers_deals.lapses(s, top)
    if s.hour.vote is not None:
        found.append(Offer(verbs.CloseVote, f"vote-{s.hour.vote.number}"))
    if s.rules.live and s.rules.clock and not s.hour.over:
        if not s.hour.spare and not s.hour.calling:
            found.append(Offer(verbs.OpenCalls, f"calls-{s.hour.number}"))
        found.append(Offer(verbs.EndHour, f"hour-{s.hour.number}"))
    return found
