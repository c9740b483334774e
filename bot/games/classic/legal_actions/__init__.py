"""What each seat may do now: the one list of legality (section 5)."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data, debts, inherited_mortgages, phases, speed_die
from bot.games.classic.legal_actions import buildings, trades
from bot.games.classic.state import Claim, State, available, plan, recorded
from bot.games.classic.waits import blocking, name
from bot.kit.contract import CLOCK, Choice, LegalAction, Refusal, Seat
from bot.kit.mechanics import auction, trade
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt, unpaid
from bot.kit.mechanics.turns import Phase

TRADING = 12
"""A play-out at random thinks of trading and selling at the end of one in so many turns."""
LEAVE = LegalAction(verbs.Leave, None)
SOLVENT, NO_CARD = Refusal("can-still-pay"), Refusal("no-card")
ELSEWHERE: tuple[tuple[Choice], ...] = tuple(
    [
        (Choice(tuple([space for space in range(data.TRACK.size) if space != here]), ((here, Refusal("same-space")),)),)
        for here in range(data.TRACK.size)
    ]
)
"""Every space but one, made once (CLASSIC-45, CLASSIC-46)."""
WAYS: dict[tuple[str, ...], tuple[Choice]] = {
    ways: (Choice(ways),) for ways in ((data.FIRST, data.SUM), (data.FIRST, data.SECOND, data.SUM))
}


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """All that `seat` may do; nothing for who is out, nor for anybody when the game is over (CLASSIC-22)."""
    if s.ranks or seat == CLOCK or not s.solvent[seat]:
        return decisions(s, seat)
    top = s.stack[-1]
    found = _pending(s, top, seat)
    buildings.any_time(s, top, seat, found)
    found += [_claim(one, None) for one in s.claims if one.owner == seat and not one.guarded and not one.recorded]
    trades.proposals(s, seat, found)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[LegalAction]:
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
    kind = type(top)
    if kind is phases.ToEnd:
        if seat == s.turns.active:
            _at_end(s, top, seat, found)
    elif kind is Debt or kind is phases.ToInherit:
        buildings.settling(s, top, seat, found)
    return found


def _at_end(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """The end of a turn: what can be built and lifted; now and then selling and an offer too."""
    wait = f"end-{top.number}"
    buildings.affordable(s, seat, wait, found)
    buildings.liftable(s, seat, wait, found)
    if not top.number % TRADING:
        buildings.sales(s, seat, wait, found)
        trades.at_end(s, wait, seat, found)


def _pending(s: State, top: phases.Pending, seat: Seat) -> list[LegalAction]:
    """The decision on top, claims that are protected still, and trades."""
    offers = (ACTIVE if seat == s.turns.active else OFFERS).get(type(top))
    found = [] if offers is None else offers(s, top, seat)
    if s.deals:
        trades.answers(s, seat, found)
    for one in s.claims:
        if one.owner == seat and one.guarded and not one.recorded:
            found.append(_claim(one, name(one)))
    return found


def _claim(one: Claim, wait: str | None) -> LegalAction:
    """Ask for the rent, on or off turn (CLASSIC-76); nobody can waive or lower it (CLASSIC-84)."""
    return LegalAction(verbs.Claim, wait, (Choice((one.number,)),))


def _throw(s: State, wait: str) -> LegalAction:
    """The dice: held back while another's claim is protected, which says whose (CLASSIC-80)."""
    if s.claims:
        claim = blocking(s)
        if claim is not None:
            return LegalAction(verbs.Roll, wait, blocked=Refusal("rent-first", {"seat": claim.owner}))
    return LegalAction(verbs.Roll, wait)


def _jail(s: State, top: phases.ToLeaveJail, seat: Seat) -> list[LegalAction]:
    """Pay, use a card, or roll for a double (CLASSIC-106); the first two are not held back by a claim (CLASSIC-80)."""
    throw = _throw(s, f"jail-{top.number}")
    wait = throw.wait if throw.blocked is None else None
    held = tuple(s.cards[seat])
    card = LegalAction(verbs.UseJailCard, wait, (Choice(held),) if held else (), None if held else NO_CARD)
    return [throw, LegalAction(verbs.PayFine, wait, blocked=unpaid(data.FINE, available(s, seat))), card]


def _card(s: State, top: phases.ToChooseCard, seat: Seat) -> list[LegalAction]:
    """Pay, or draw (CLASSIC-218)."""
    wait = f"card-{top.number}"
    poor = unpaid(plan(s).faces[top.card].amount, available(s, seat))
    return [LegalAction(verbs.Pay, wait, blocked=poor), LegalAction(verbs.Draw, wait)]


def _buy(s: State, top: phases.ToBuy, seat: Seat) -> list[LegalAction]:
    """Buy or not (CLASSIC-52, CLASSIC-53)."""
    wait = f"buy-{top.number}"
    poor = unpaid(plan(s).squares[top.space].price, available(s, seat))
    return [LegalAction(verbs.Buy, wait, blocked=poor), LegalAction(verbs.Decline, wait)]


def _debt(s: State, top: Debt, seat: Seat) -> list[LegalAction]:
    """Give up, once all that can be raised does not cover it (CLASSIC-152, CLASSIC-153)."""
    if seat != top.seat:
        return []
    return [LegalAction(verbs.GoBankrupt, f"debt-{top.number}", blocked=None if debts.hopeless(s, top) else SOLVENT)]


Offers = dict[type, Callable[[State, Any, Seat], list[LegalAction]]]
SINGLE: dict[type, Callable[[State, Phase, Seat], list[LegalAction]]] = {
    phases.ToRoll: lambda s, top, seat: [_throw(s, f"roll-{top.number}")],
    # Which way the Bus goes (CLASSIC-34, CLASSIC-35).
    phases.ToBus: lambda s, top, seat: [LegalAction(verbs.Bus, f"bus-{top.number}", WAYS[tuple(speed_die.ways(s))])],
    # Any other space (CLASSIC-45, CLASSIC-46).
    phases.ToTriple: lambda s, top, seat: [LegalAction(verbs.Go, f"triple-{top.number}", ELSEWHERE[s.spaces[seat]])],
    # Hand over the dice (CLASSIC-20).
    phases.ToEnd: lambda s, top, seat: [LegalAction(verbs.EndTurn, f"end-{top.number}")],
}
"""The phases of the turn in which there is one thing to do."""
TURN: Offers = {**SINGLE, phases.ToLeaveJail: _jail, phases.ToChooseCard: _card, phases.ToBuy: _buy}
"""What the active player, and nobody else, may do (CLASSIC-13, CLASSIC-16)."""
OFFERS: Offers = {
    phases.ToInherit: inherited_mortgages.legal_actions,
    phases.Contest: buildings.contest,
    # Bid up to the cash that no recorded claim needs, or pass (CLASSIC-87, CLASSIC-89, CLASSIC-90, CLASSIC-91).
    Auction: lambda s, top, seat: auction.legal_actions(
        top, seat, s.purse.cash[seat] - recorded(s, seat), verbs.Bid, verbs.Pass
    ),
    Debt: _debt,
}
"""What others may do as well."""
ACTIVE: Offers = {**TURN, **OFFERS}
"""Both."""


def _clock(s: State, top: phases.Pending) -> list[LegalAction]:
    """What only time does: the hammer, settling a debt, ending a protected time, closing orders, the limit."""
    found: list[LegalAction] = []
    if isinstance(top, Auction):
        found.append(LegalAction(verbs.Hammer, auction.name(top)))
    elif isinstance(top, Debt):
        found.append(LegalAction(verbs.Settle, f"debt-{top.number}"))
    elif isinstance(top, phases.Contest):
        found.append(buildings.close(top))
    found += [
        LegalAction(verbs.Unblock, name(one), (Choice((one.number,)),))
        for one in s.claims
        if one.guarded and not one.recorded
    ]
    if s.deals:
        found += trade.lapses(s.deals)
    if s.hours:
        found.append(LegalAction(verbs.EndHour, f"hour-{s.hours}"))
    return found
