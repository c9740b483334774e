"""Why an action is refused that nobody offered: one clear reason, the first that applies (section 5)."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data, orders, phases, trade_exec
from bot.games.classic.buildable import Site, built, levels, pledged, site
from bot.games.classic.state import State, busy, plan, plot
from bot.kit.contract import CLOCK, Action, Goods, Refusal, Seat, Space
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt

TURN: dict[type[Action], tuple[type, ...]] = {
    verbs.Roll: (phases.ToRoll, phases.ToLeaveJail),
    verbs.PayFine: (phases.ToLeaveJail,),
    verbs.UseJailCard: (phases.ToLeaveJail,),
    verbs.Bus: (phases.ToBus,),
    verbs.Go: (phases.ToTriple,),
    verbs.Pay: (phases.ToChooseCard,),
    verbs.Draw: (phases.ToChooseCard,),
    verbs.Buy: (phases.ToBuy,),
    verbs.Decline: (phases.ToBuy,),
    verbs.EndTurn: (phases.ToEnd,),
}
"""What only the active player does, and what it answers (CLASSIC-13)."""
IN_JAIL = frozenset({verbs.PayFine, verbs.UseJailCard})
TRADING = frozenset({verbs.Propose, verbs.Accept})
LOT = frozenset({verbs.Bid, verbs.Pass})
CONTEST = frozenset({verbs.Enter, verbs.Forgo})
OPEN: dict[type, str] = {Auction: "auction-running", Debt: "debt-open", phases.ToInherit: "inheritance-open"}
"""The phases for which the turn stands still (CLASSIC-23)."""


def refine_refusal(s: State, seat: Seat, action: Action, why: Refusal) -> Refusal:
    """A better word for what the offers only call impossible; `why` where there is none."""
    if s.ranks:
        return Refusal("game-over")
    if seat == CLOCK or not s.solvent[seat]:
        return why
    return _wrong_time(s, seat, action) or _wrong_choice(s, seat, action) or why


def _wrong_time(s: State, seat: Seat, action: Action) -> Refusal | None:
    """What the phase that is open keeps from being done, or whose turn it is."""
    top, verb = s.stack[-1], type(action)
    if verb in TURN:
        return _not_your_turn(s, seat, verb, top)
    if orders.running(s) is not None and (verb in TRADING or verb in {verbs.Build, verbs.Sell}):
        return trade_exec.CONTEST
    if isinstance(top, Debt) and top.seat == seat and verb in {verbs.Build, verbs.Lift}:
        return Refusal("in-debt", {"amount": top.amount})
    if verb in LOT:
        return _no_bid(seat, top)
    if verb in CONTEST:
        return _no_order(seat, top)
    return _not_owing(seat, verb, top)


def _not_your_turn(s: State, seat: Seat, verb: type[Action], top: phases.Pending) -> Refusal | None:
    """The dice and all that they bring are the active player's, while no phase is open (CLASSIC-13, CLASSIC-23)."""
    if seat != s.turns.active:
        return Refusal("not-your-turn", {"seat": s.turns.active})
    if busy(s):
        return trade_exec.CONTEST if orders.running(s) else Refusal(OPEN.get(type(top), "auction-running"))
    if verb is verbs.EndTurn and isinstance(top, phases.ToRoll) and s.doubles:
        return Refusal("roll-again")
    if verb in IN_JAIL and not s.jailed[seat]:
        return Refusal("not-in-jail")
    return None if isinstance(top, TURN[verb]) else Refusal("wrong-phase")


def _no_bid(seat: Seat, top: phases.Pending) -> Refusal | None:
    """No auction, or one of a contest in which the seat has no open order (CLASSIC-87)."""
    if not isinstance(top, Auction):
        return Refusal("no-auction")
    return Refusal("not-in-contest") if seat not in top.seats else None


def _no_order(seat: Seat, top: phases.Pending) -> Refusal | None:
    """No contest; the own order is locked in, or nothing was to be asked (CLASSIC-125)."""
    if not isinstance(top, phases.Contest):
        return Refusal("no-contest")
    if any(order.seat == seat for order in top.orders):
        return Refusal("order-entered")
    return Refusal("not-asked") if seat not in top.asked else None


def _not_owing(seat: Seat, verb: type[Action], top: phases.Pending) -> Refusal | None:
    """Only who owes gives up; only who inherits is done with it (CLASSIC-153, CLASSIC-159)."""
    if verb is verbs.GoBankrupt and not (isinstance(top, Debt) and top.seat == seat):
        return Refusal("no-debt")
    if verb is verbs.Done and not (isinstance(top, phases.ToInherit) and top.seat == seat):
        return Refusal("no-inheritance")
    return None


def _wrong_choice(s: State, seat: Seat, action: Action) -> Refusal | None:
    """What is wrong with the values chosen; None where no rule has a word for it."""
    judgement = CHOICES.get(type(action))
    return None if judgement is None else judgement(s, seat, action)


# ---- groups and properties


def _whole(s: State, seat: Seat, group: str) -> Refusal | Site:
    """The group, if `seat` has all of it (CLASSIC-114)."""
    at = site(s, group)
    if at is None:
        return Refusal("no-group")
    mine = s.counts[seat][at.kin]
    if not mine:
        return Refusal("not-owner")
    return Refusal("group-incomplete", {"group": group}) if mine < len(at.places) else at


def _heights(at: Site, word: str) -> tuple[int, ...] | None:
    """The levels that a word names for so many places; None for any other word."""
    parts = word.split("-")
    if len(parts) != len(at.places) or not all(len(part) == 1 and part in "012345" for part in parts):
        return None
    return tuple([int(part) for part in parts])


def _build(s: State, seat: Seat, action: verbs.Build | verbs.Enter) -> Refusal | None:
    """Whole, unmortgaged groups, evenly, upward (CLASSIC-114, CLASSIC-116, CLASSIC-119)."""
    at = _whole(s, seat, action.group)
    if isinstance(at, Refusal):
        return at
    if pledged(s, at):
        return Refusal("group-mortgaged", {"group": action.group})
    now, wanted = levels(s, at), _heights(at, action.levels)
    if wanted is None:
        return None
    if any(new < old for new, old in zip(wanted, now, strict=True)):
        return Refusal("lowers")
    if wanted == now:
        return Refusal("nothing-built")
    if max(wanted) - min(wanted) > 1:
        return Refusal("uneven")
    return Refusal("wrong-kind") if isinstance(action, verbs.Enter) else None


def _sell(s: State, seat: Seat, action: verbs.Sell) -> Refusal | None:
    """Own buildings, evenly, downward (CLASSIC-131)."""
    at = _whole(s, seat, action.group)
    if isinstance(at, Refusal):
        return at
    if not built(s, at):
        return Refusal("no-buildings", {"group": action.group})
    now, wanted = levels(s, at), _heights(at, action.levels)
    if wanted is None:
        return None
    if any(new > old for new, old in zip(wanted, now, strict=True)):
        return Refusal("raises")
    return Refusal("nothing-sold" if wanted == now else "uneven")


def _own(s: State, seat: Seat, space: Space) -> Refusal | None:
    """Only own properties (CLASSIC-135, CLASSIC-138, CLASSIC-171)."""
    if space not in plan(s).deeds:
        return Refusal("no-property")
    return None if plot(s, space).owner == seat else Refusal("not-owner")


def _mortgage(s: State, seat: Seat, action: verbs.Mortgage) -> Refusal | None:
    """Own and not mortgaged yet (CLASSIC-135)."""
    return _own(s, seat, action.space) or (Refusal("mortgaged") if plot(s, action.space).mortgaged else None)


def _lift(s: State, seat: Seat, action: verbs.Lift) -> Refusal | None:
    """Own and mortgaged (CLASSIC-138, CLASSIC-171)."""
    return _own(s, seat, action.space) or (None if plot(s, action.space).mortgaged else Refusal("not-mortgaged"))


# ---- trades, claims, cards


def _propose(s: State, seat: Seat, action: verbs.Propose) -> Refusal | None:
    """With another player who is still here, of what each has and may give (CLASSIC-141 to CLASSIC-145)."""
    partner = action.partner
    if partner == seat or not 0 <= partner < len(s.solvent) or not s.solvent[partner]:
        return Refusal("bad-partner")
    held = trade_exec.holdings(s)
    why = _giveable(s, seat, action.give, held[seat]) or _giveable(s, partner, action.take, held[partner])
    return why or Refusal("lift-not-taken")


def _giveable(s: State, seat: Seat, goods: Goods, held: Goods) -> Refusal | None:
    """The first thing that is not the seat's to give (CLASSIC-142, CLASSIC-144)."""
    for item in goods:
        if item in held:
            continue
        if isinstance(item, str):
            return Refusal("no-card" if item in data.JAIL_CARDS.values() else "not-tradable", {"seat": seat})
        if item in plan(s).deeds and plot(s, item).owner == seat:
            return Refusal("group-built", {"space": item})
        return Refusal("not-theirs", {"seat": seat})
    return None


def _accept(s: State, seat: Seat, action: verbs.Accept) -> Refusal | None:
    """An offer made to this seat, and only its mortgages lifted (CLASSIC-145, CLASSIC-148)."""
    for t in s.deals:
        if t.number == action.deal:
            return Refusal("lift-not-taken" if seat == t.partner else "not-your-deal")
    return Refusal("no-deal")


def _answer(s: State, _seat: Seat, action: verbs.Refuse | verbs.Withdraw) -> Refusal | None:
    """An offer that is open, made to this seat or by it (CLASSIC-145)."""
    return Refusal("not-your-deal" if any(t.number == action.deal for t in s.deals) else "no-deal")


def _claim(s: State, seat: Seat, action: verbs.Claim) -> Refusal | None:
    """Only the owner asks for a rent, once, and not after the next roll (CLASSIC-76, CLASSIC-78)."""
    for claim in s.claims:
        if claim.number == action.claim:
            return Refusal("already-claimed" if claim.owner == seat else "not-owner")
    return Refusal("claim-lapsed")


CHOICES: dict[type[Action], Callable[[State, Seat, Any], Refusal | None]] = {
    verbs.Build: _build,
    verbs.Enter: _build,
    verbs.Sell: _sell,
    verbs.Mortgage: _mortgage,
    verbs.Lift: _lift,
    verbs.Propose: _propose,
    verbs.Accept: _accept,
    verbs.Refuse: _answer,
    verbs.Withdraw: _answer,
    verbs.Claim: _claim,
    # Only a card one has (CLASSIC-108).
    verbs.UseJailCard: lambda s, seat, action: None if action.card in s.cards[seat] else Refusal("no-card"),
}
"""What is wrong with a choice, by verb."""
