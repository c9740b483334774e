"""What each seat may do now: the one list of legality (part B of the rules)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import chips, data, debts, phases, space_choices
from bot.games.builder.legal_actions import buildings, trades
from bot.games.builder.state import State, forbidden, interrupted, mortgage_values, solo, surplus
from bot.games.builder.waits import waits
from bot.kit.contract import CLOCK, Choice, LegalAction, Refusal, Seat, Subset
from bot.kit.mechanics import auction, trade
from bot.kit.mechanics.choices import sort_out
from bot.kit.mechanics.debt import unpaid

LEAVE = LegalAction(verbs.Leave, None)
RENT_FIRST, NO_CARD = Refusal("rent-first"), Refusal("no-card")
SOLVENT, OWING, EMPTY_BANK = Refusal("can-still-pay"), Refusal("debt-comes-first"), Refusal("no-chips-in-bank")


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """All that `seat` may do; nothing for who is out (BUILDER-134), nor for anybody when the game is over.

    Besides the phase, what every active player may do on anybody's turn (BUILDER-16, BUILDER-166).
    """
    found = _decisions(s, seat, OFFERS)
    if s.ranks or seat == CLOCK or not s.active[seat]:
        return found
    found += _rents(s, seat, late=True)
    trades.mortgages(s, seat, found)
    trades.proposals(s, seat, found)
    found.append(LEAVE)
    return found


def decisions(s: State, seat: Seat) -> list[LegalAction]:
    """Of all that, what answers a decision, an open offer or a claim: all that a play-out at random ever uses.

    Step 5 leaves out what is only shown greyed.
    """
    return _decisions(s, seat, UNGREYED)


def _decisions(s: State, seat: Seat, turn: "Offers") -> list[LegalAction]:
    """What answers a decision, an open offer or a claim; `turn`: what the active player may do."""
    if s.ranks:
        return []
    if seat == CLOCK:
        return _clock(s)
    if not s.active[seat]:
        return []
    top = s.stack[-1] if s.stack else None
    found: list[LegalAction] = []
    if s.debts or s.inherits:
        _interruption(s, seat, found)
    elif top is not None and seat == s.turns.active:
        found = turn[type(top)](s, top, seat)
    if type(top) is phases.Sale:
        _auction(s, top, seat, found)
    if s.claims:
        found += _rents(s, seat, late=False)
    if s.deals:
        trades.answers(s, seat, found)
    if False in s.active and solo(s) == seat:
        found.append(LegalAction(verbs.EndAndCount, next(wait.id for wait in waits(s) if not wait.held)))
    return found


def _rents(s: State, seat: Seat, *, late: bool) -> list[LegalAction]:
    """The owner, and nobody else, asks (BUILDER-66) or waives (BUILDER-71); after the grace nothing waits for it."""
    return [
        LegalAction(verb, None if late else f"claim-{c.number}", (Choice((c.number,)),))
        for c in s.claims
        if c.owner == seat and c.late == late
        for verb in (verbs.Ask, verbs.Waive)
    ]


# ---- what goes before the turn


def _interruption(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """A debt first, then mortgages received; nothing else of the turn meanwhile (BUILDER-128, BUILDER-158)."""
    if s.debts:
        if s.debts[0].seat == seat:
            _debt(s, seat, found)
        return
    for i in s.inherits:
        if i.seat == seat:
            trades.inherited(s, i, found)


def _debt(s: State, seat: Seat, found: list[LegalAction]) -> None:
    """Mortgage, or declare bankruptcy over what cannot be met (BUILDER-128, BUILDER-129)."""
    due = s.debts[0]
    wait = f"debt-{due.number}"
    able = tuple(mortgage_values(s, seat))
    if able:
        found.append(LegalAction(verbs.Mortgage, wait, (Choice(able),)))
    covered = debts.raisable(s, seat) >= due.amount
    found.append(LegalAction(verbs.GoBankrupt, wait, blocked=SOLVENT if covered else None))


# ---- the turn


def _drop(s: State, top: phases.ToDrop, seat: Seat) -> list[LegalAction]:
    """Exactly the surplus (BUILDER-20, BUILDER-21)."""
    over = surplus(s, seat)
    items = chips.items(s.chips[seat], over)
    return [LegalAction(verbs.Drop, f"drop-{top.number}", (Subset(items, over, over),))]


def _roll(s: State, top: phases.ToRoll, _seat: Seat) -> list[LegalAction]:
    """Roll, unless the rent of the player before may still be asked for (BUILDER-69)."""
    if s.claims and forbidden(s):
        return [LegalAction(verbs.Roll, None, blocked=RENT_FIRST)]
    return [LegalAction(verbs.Roll, f"roll-{top.number}")]


def _jail(s: State, top: phases.ToLeaveJail, seat: Seat) -> list[LegalAction]:
    """Pay, use a card, or roll (BUILDER-91, BUILDER-92, BUILDER-93)."""
    waiting = bool(s.claims) and forbidden(s)
    wait = None if waiting else f"jail-{top.number}"
    return [
        LegalAction(verbs.Roll, wait, blocked=RENT_FIRST if waiting else None),
        LegalAction(verbs.PayFine, wait, blocked=unpaid(data.FINE, s.purse.cash[seat])),
        LegalAction(verbs.UseJailCard, wait, blocked=None if s.cards[seat] else NO_CARD),
    ]


def _buy(s: State, top: phases.ToBuy, seat: Seat) -> list[LegalAction]:
    """Buy or auction: there is no third choice (BUILDER-48, BUILDER-49)."""
    wait = f"buy-{top.number}"
    poor = unpaid(data.TITLES[top.space].price, s.purse.cash[seat])
    return [LegalAction(verbs.Buy, wait, blocked=poor), LegalAction(verbs.Auction, wait)]


def _steal(s: State, top: phases.ToSteal, seat: Seat) -> list[LegalAction]:
    """A chip of anybody's, of a type they have (BUILDER-82)."""
    wait = f"steal-{top.number}"
    found = [
        LegalAction(
            verbs.Steal,
            wait,
            (Choice((victim,)), Choice(tuple([data.CHIPS[k] for k in data.KINDS if s.chips[victim][k]]))),
        )
        for victim in space_choices.victims(s, seat)
    ]
    found.append(LegalAction(verbs.Decline, wait))
    return found


def _park(s: State, top: phases.ToPark, seat: Seat) -> list[LegalAction]:
    """Two for one of another type (BUILDER-83, BUILDER-84)."""
    wait = f"park-{top.number}"
    found = [
        LegalAction(verbs.Park, wait, (Subset(items, 2, 2), buildings.TYPES[kind]))
        for kind, items in space_choices.parkings(s, seat)
    ]
    found.append(LegalAction(verbs.Decline, wait))
    return found


def _pick(s: State, top: phases.ToPick, _seat: Seat) -> list[LegalAction]:
    """A type that the bank has (section 23)."""
    types = sort_out([(data.CHIPS[kind], None if s.bank[kind] else EMPTY_BANK) for kind in data.KINDS])
    return [LegalAction(verbs.Pick, f"pick-{top.number}", (types,))]


def _swap(s: State, top: phases.ToSwap, seat: Seat) -> list[LegalAction]:
    """An own property for another's, neither in a complete set (section 23)."""
    wait = f"swap-{top.number}"
    own, others = space_choices.swaps(s, seat)
    found = [LegalAction(verbs.Swap, wait, (Choice(own), Choice(others)))] if own else []
    found.append(LegalAction(verbs.Decline, wait))
    return found


Offers = dict[type, Callable[[State, Any, Seat], list[LegalAction]]]
OFFERS: Offers = {
    phases.ToDrop: _drop,
    phases.ToRoll: _roll,
    phases.ToLeaveJail: _jail,
    phases.ToBuy: _buy,
    phases.ToSteal: _steal,
    phases.ToPark: _park,
    phases.ToPick: _pick,
    phases.ToSwap: _swap,
    phases.ToManage: buildings.step,
    # The count is not awaited from anybody; an auction is everybody's.
    **dict.fromkeys((phases.ToCount, phases.Sale), lambda s, top, seat: []),
}
"""What the active player, and nobody else, may do (BUILDER-15)."""
UNGREYED: Offers = {**OFFERS, phases.ToManage: partial(buildings.step, greyed=False)}
"""The same, step 5 without what is only shown greyed."""


def _auction(s: State, top: phases.Sale, seat: Seat, found: list[LegalAction]) -> None:
    """Bid with the cash at hand, or pass (BUILDER-53, BUILDER-54, BUILDER-55, BUILDER-57).

    During an interruption both go on though the auction stands still (BUILDER-158), but a debtor cannot bid (BUILDER-128).
    """
    made = auction.legal_actions(top, seat, s.purse.cash[seat], verbs.Bid, verbs.Pass)
    if interrupted(s):
        made = [
            LegalAction(legal_action.action, None, legal_action.params, legal_action.blocked) for legal_action in made
        ]
        if s.debts and s.debts[0].seat == seat and made:
            made[0] = LegalAction(verbs.Bid, None, blocked=OWING)
    found += made


def _clock(s: State) -> list[LegalAction]:
    """What only time does: the hammer, the end of a grace, settling a debt, the end of an offer."""
    found = [LegalAction(verbs.EndGrace, f"claim-{c.number}", (Choice((c.number,)),)) for c in s.claims if not c.late]
    found += trade.lapses(s.deals)
    if s.debts:
        found.append(LegalAction(verbs.Settle, f"debt-{s.debts[0].number}"))
    top = s.stack[-1] if s.stack else None
    if isinstance(top, phases.Sale) and not interrupted(s):
        found.append(LegalAction(verbs.Hammer, auction.name(top)))
    return found
