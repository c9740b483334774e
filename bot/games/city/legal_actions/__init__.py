"""What each seat may do now: the one list of legality (sections 18 and 23)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import auctions, build, card_choices, data, debts, game_hour, held_cards, phases
from bot.games.city.custom_board import board
from bot.games.city.legal_actions import cards, town, trades
from bot.games.city.state import Plot, State, for_sale, owned
from bot.kit.contract import CLOCK, Choice, LegalAction, Range, Refusal, Seat, Space
from bot.kit.mechanics import auction, trade
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.choices import offer, sort_out
from bot.kit.mechanics.debt import Debt, short, unpaid

LEAVE = LegalAction(verbs.Leave, None)
CALL = LegalAction(verbs.CallHour, None)
ANSWER = (Choice(("yes", "no")),)
NOTHING = Range(0, 0)
CALLED, FULL, MORTGAGED = Refusal("already-called"), Refusal("district-full"), Refusal("mortgaged")
NO_PERMIT, PRESSED, NO_DEBT = Refusal("no-permit"), Refusal("already-pressed"), Refusal("no-debt")
STATION_ONLY, SPENT = Refusal("station-permit-only"), Refusal("permit-exceeded")
SOLD_OUT, SOLVENT = Refusal("out-of-stock"), Refusal("can-still-pay")
SITES: dict[tuple[Space, str], tuple[Choice, Choice]] = {
    (space, kind): (Choice((space,)), Choice((kind,))) for space in data.DISTRICTS for kind in data.KINDS_OF_BLOCK
}
"""Where and what may be built, made once."""
COUNTS = (NOTHING, *(Range(1, count) for count in range(1, 4)))


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """All that `seat` may do; nothing for who is out (CITY-14), nor for anybody when the game is over."""
    found = _decisions(s, seat, TURN)
    if s.ranks or seat == CLOCK or not s.solvent[seat]:
        return found
    trades.proposals(s, s.stack[-1], seat, found)
    if s.hour.vote is None and game_hour.callable_now(s):
        found.append(LegalAction(verbs.CallHour, None, blocked=CALLED) if seat in s.hour.called else CALL)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[LegalAction]:
    """Of all that, what answers a decision or an open deal: all that a play-out at random ever uses.

    Step C leaves out what is only shown greyed.
    """
    return _decisions(s, seat, UNGREYED)


def _decisions(s: State, seat: Seat, turn: "Offers") -> list[LegalAction]:
    """What answers a decision or an open deal; `turn`: what the active player may do."""
    if s.ranks:
        return []
    top = s.stack[-1]
    if seat == CLOCK:
        return _clock(s, top)
    if not s.solvent[seat]:
        return []
    kind = type(top)
    offers = OFFERS.get(kind) or (turn.get(kind) if seat == s.turns.active else None)
    found = [] if offers is None else offers(s, top, seat)
    if s.deals or kind is Debt:
        trades.answers(s, top, seat, found)
    if s.hour.vote is not None:
        _vote(s, seat, found)
    return found


def _vote(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """An answer to the call, once (CITY-211)."""
    vote = s.hour.vote
    if vote is not None and seat not in vote.yes and seat not in vote.no:
        found.append(LegalAction(verbs.Vote, f"vote-{vote.number}", ANSWER))


def _jail(s: State, top: phases.ToLeaveJail, seat: Seat) -> list[LegalAction]:
    """Pay, use a card, or roll (CITY-109, CITY-111)."""
    wait = f"jail-{top.number}"
    return [
        LegalAction(verbs.Roll, wait),
        LegalAction(verbs.PayFine, wait, blocked=unpaid(data.FINE, s.purse.cash[seat])),
        cards.jail_card(s, seat, wait),
    ]


def _buy(s: State, top: phases.ToBuy, seat: Seat) -> list[LegalAction]:
    """Buy or auction (CITY-22, CITY-23)."""
    wait = f"buy-{top.number}"
    cash = s.purse.cash[seat]
    blocked = unpaid(board(s.board).districts[top.space].price, cash)
    return [LegalAction(verbs.Buy, wait, blocked=blocked), LegalAction(verbs.Auction, wait, (auctions.opening(cash),))]


def _choose(s: State, top: phases.ToChoose, seat: Seat) -> list[LegalAction]:
    """Name an unowned district, or not (CITY-27)."""
    wait = f"choose-{top.number}"
    return [
        LegalAction(verbs.Choose, wait, (Choice(for_sale(s)), auctions.opening(s.purse.cash[seat]))),
        LegalAction(verbs.Skip, wait),
    ]


def _debt(s: State, top: Debt, seat: Seat) -> list[LegalAction]:
    """Mortgage, use a card that cancels it, or give up what cannot be met (CITY-126, CITY-132)."""
    if seat != top.seat:
        return []
    wait = f"debt-{top.number}"
    found = _mortgages(s, seat, wait)
    found += cards.dodge(s, top)
    covered = debts.raisable(s, seat) >= top.amount or held_cards.cancels(s, seat, top.cause)
    found.append(LegalAction(verbs.GoBankrupt, wait, blocked=SOLVENT if covered else None))
    return found


def _mortgages(s: State, seat: Seat, wait: str) -> list[LegalAction]:
    """Own districts to mortgage; mortgaged ones greyed (CITY-128, CITY-130)."""
    sites = sort_out([(p.space, MORTGAGED if p.mortgage else None) for p in owned(s, seat)])
    return [LegalAction(verbs.Mortgage, wait, (sites,))] if sites.options else []


def _build(s: State, top: phases.ToBuild, seat: Seat, *, greyed: bool = True) -> list[LegalAction]:
    """Step C: press, build, lift mortgages, done (CITY-55 to CITY-63, CITY-131); without `greyed` only what is possible."""
    wait = f"build-{top.number}"
    found = [LegalAction(verbs.Done, wait)]
    plots = owned(s, seat)
    if top.permit < 0:
        found.append(LegalAction(verbs.Press, wait))
    elif greyed:
        found.append(LegalAction(verbs.Press, wait, blocked=PRESSED))
    if top.left:
        _blocks(s, top, plots, found, greyed=greyed)
    elif greyed:
        found.append(LegalAction(verbs.Build, wait, blocked=_why_no_blocks(top)))
    if s.rules.mortgages:
        found += _mortgages(s, seat, wait)
    elif plots and greyed:
        found.append(LegalAction(verbs.Mortgage, wait, blocked=NO_DEBT))
    _lifts(s, seat, plots, found)
    town.step(s, top, seat, plots, found, greyed=greyed)
    return found


def _why_no_blocks(top: phases.ToBuild) -> Refusal:
    """Why the permit allows none: not pressed yet, a station, or used up (CITY-55, CITY-57, CITY-68)."""
    if top.permit < 0:
        return NO_PERMIT
    return SPENT if top.permit else STATION_ONLY


def _blocks(s: State, top: phases.ToBuild, plots: list[Plot], found: list[LegalAction], *, greyed: bool) -> None:
    """For each own district and kind as many blocks as the permit, the room, the box and the cash allow.

    CITY-57, CITY-58, CITY-59, CITY-60, CITY-62, CITY-63, CITY-190, CITY-197.
    """
    wait, cards = found[0].wait, board(s.board).districts
    cash = s.purse.cash[s.turns.active]
    stocks = [(kind, build.stock(s, kind)) for kind in data.KINDS_OF_BLOCK]
    for p in plots:
        room = 0 if p.mortgage else min(top.left, build.free(p))
        if not room and not greyed:
            continue
        for kind, stock in stocks:
            price = build.price(cards[p.space], kind)
            count = min(room, stock, cash // price)
            if count:
                found.append(LegalAction(verbs.Build, wait, (*SITES[p.space, kind], COUNTS[count])))
            elif greyed:
                why = _why_none(p, stock, short(price, cash))
                found.append(LegalAction(verbs.Build, wait, (*SITES[p.space, kind], COUNTS[1]), why))


def _why_none(p: Plot, stock: int, poor: Refusal) -> Refusal:
    """The first reason in the order of section 23."""
    if p.mortgage:
        return MORTGAGED
    if not build.free(p):
        return FULL
    return poor if stock else SOLD_OUT


def _lifts(s: State, seat: Seat, plots: list[Plot], found: list[LegalAction]) -> None:
    """Mortgages that the cash can lift; dearer ones greyed (CITY-131)."""
    turned = [p for p in plots if p.mortgage]
    if turned:
        cash = s.purse.cash[seat]
        sites = sort_out([(p.space, unpaid(p.mortgage, cash)) for p in turned])
        found.append(offer(verbs.LiftMortgage, found[0].wait, sites))


Offers = dict[type, Callable[[State, Any, Seat], list[LegalAction]]]
TURN: Offers = {
    phases.ToRoll: lambda s, top, seat: [LegalAction(verbs.Roll, f"roll-{top.number}")],  # CITY-10
    phases.ToLeaveJail: _jail,
    phases.ToBuy: _buy,
    phases.ToChoose: _choose,
    phases.ToTaxi: cards.taxi,
    phases.ToPick: cards.pick,
    phases.ToPlace: town.permission,
    phases.ToTravel: town.trip,
    phases.ToBuild: _build,
}
"""What the active player, and nobody else, may do (CITY-14)."""
UNGREYED: Offers = {**TURN, phases.ToBuild: partial(_build, greyed=False)}
"""The same, step C without what is only shown greyed."""
OFFERS: Offers = {
    phases.ToPay: cards.pay,
    # Bid or pass (CITY-39, CITY-42, CITY-207); nothing else moves meanwhile (CITY-43).
    Auction: lambda s, top, seat: auction.legal_actions(top, seat, s.purse.cash[seat], verbs.Bid, verbs.Pass),
    Debt: _debt,
}
"""What others may do as well; a move that goes on by itself is never awaited."""


def _clock(s: State, top: phases.Pending) -> list[LegalAction]:
    """What only time does: bank openings, the hammer, settling a debt, closing a vote, the hour (CITY-36, CITY-40)."""
    found: list[LegalAction] = []
    if isinstance(top, Auction):
        found.append(LegalAction(verbs.Hammer, auction.name(top)))
    elif isinstance(top, Debt):
        found.append(LegalAction(verbs.Settle, f"debt-{top.number}"))
    elif isinstance(top, phases.ToBuy):
        found.append(LegalAction(verbs.Auction, f"buy-{top.number}", (NOTHING,)))
    elif isinstance(top, phases.ToPlace):
        # Nothing is placed for who is absent.
        found.append(LegalAction(verbs.Skip, f"place-{top.number}"))
    elif isinstance(top, phases.ToPick) and top.card in card_choices.HAZARD_OF:
        # C15 and C16 attack nobody for who is absent.
        found.append(LegalAction(verbs.Skip, f"pick-{top.number}"))
    if not isinstance(top, Auction):  # while an auction runs, trades stand still (CITY-206)
        found += trade.lapses(s.deals)
    if s.hour.vote is not None:
        found.append(LegalAction(verbs.CloseVote, f"vote-{s.hour.vote.number}"))
    if s.rules.live and s.rules.clock and not s.hour.over:
        if not s.hour.spare and not s.hour.calling:
            found.append(LegalAction(verbs.OpenCalls, f"calls-{s.hour.number}"))
        found.append(LegalAction(verbs.EndHour, f"hour-{s.hour.number}"))
    return found
