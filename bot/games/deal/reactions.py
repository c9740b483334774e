"""Answers: pay, let it happen, Just Say No and its counters, and standing orders (sections 8, 9, 11 and DEAL-128)."""

from bot.games.deal import payments, thefts
from bot.games.deal.actions import Obey, Order, Pay, SayNo, Submit
from bot.games.deal.data import BREAKER, NO, face
from bot.games.deal.events import Cancelled, OrderGiven, SaidNo
from bot.games.deal.hand import leave_hand
from bot.games.deal.state import Asked, State, decision
from bot.kit.contract import Action, Card, Refused, Rng, Seat, Tell
from bot.kit.mechanics import reactions
from bot.kit.mechanics.reactions import ReactionChain

CANCELLED = "cancelled"
"""How a thread ends in which an odd number of Just Say No was played."""
PAYING, ACCEPTING, GUARDING = "pay", "accept", "guard"
ORDERS = (PAYING, ACCEPTING, GUARDING)
"""The private standing orders (DEAL-128)."""


def nos(s: State, seat: Seat) -> list[Card]:
    """The Just Say No cards in hand, by serial number; those in a bank are money (DEAL-97)."""
    return sorted([card for card in s.hands[seat] if face(card).word == NO])


def _find(s: State, number: int) -> tuple[Asked, ReactionChain]:
    """The open thread of that number."""
    t = reactions.thread(s.asked.demand, number) if s.asked is not None else None
    if s.asked is None or t is None:
        raise Refused("too-late")
    return s.asked, t


def settle(s: State, seat: Seat, action: Pay, _dice: Rng, tell: Tell) -> None:
    """The payer alone chooses the cards (DEAL-69)."""
    asked, t = _find(s, action.thread)
    payments.check(s.areas[seat], s.banks[seat], action.cards, asked.due)
    payments.settle(s, asked, t, action.cards, tell)


def say_no(s: State, seat: Seat, action: SayNo, _dice: Rng, tell: Tell) -> None:
    """Cancel the action for oneself, or cancel that; it costs no play (DEAL-19, DEAL-95, DEAL-98).

    Other threads stay open without the card (DEAL-104).

    With option O-7 a counter costs a play, and without plays left a cancel holds at once.
    """
    asked, t = _find(s, action.thread)
    leave_hand(s, seat, action.card)
    s.played = action.card
    countering = not reactions.stands(t)
    reactions.answer(t, action.card, decision(s))
    tell(SaidNo(seat, action.card, t.seat))
    if s.rules.counter_costs:
        s.plays -= countering
        # None is left: every cancel holds at once (O-7).
        for each in reactions.open_threads(asked.demand) if s.plays == 0 else ():
            if not reactions.stands(each):
                cancel(asked, each, tell)
    s.obey = decision(s)


def submit(s: State, _seat: Seat, action: Submit, _dice: Rng, tell: Tell) -> None:
    """One side passes and the chain closes: even, the action stands; odd, it is cancelled (DEAL-99)."""
    asked, t = _find(s, action.thread)
    _pass(s, asked, t, tell)


def _pass(s: State, asked: Asked, t: ReactionChain, tell: Tell) -> None:
    if reactions.stands(t):
        thefts.carry_out(s, asked, t, tell)
    else:
        cancel(asked, t, tell)


def cancel(asked: Asked, t: ReactionChain, tell: Tell) -> None:
    """The whole action is cancelled for that target alone (DEAL-101, DEAL-102)."""
    reactions.close(t, CANCELLED)
    tell(Cancelled(asked.demand.actor, t.seat))


# ---- standing orders


def order(s: State, seat: Seat, action: Order, _dice: Rng, tell: Tell) -> None:
    """Switch a standing order: no number moves, and nothing is to be seen but what it answers (DEAL-128).

    It holds for what is open now, too: at the moment of orders if that is still to come, else at once.
    """
    given = [one for one in s.orders[seat] if one != action.order]
    s.orders[seat] = [one for one in ORDERS if one in given or (one == action.order and action.value == "on")]
    tell(OrderGiven(seat, action.order, action.value), seat)
    if s.asked is not None and not s.obey:
        for t in reactions.open_threads(s.asked.demand):
            if reactions.awaited(s.asked.demand, t) == seat:
                _obey(s, s.asked, t, tell)


def obey(s: State, _seat: Seat, _action: Obey, _dice: Rng, tell: Tell) -> None:
    """Everybody's standing orders are carried out at the same moment after each question, given or not.

    Windows open alike for all (DEAL-132); what an order then betrays, its owner has chosen to (DEAL-128).
    """
    s.obey = 0
    if s.asked is not None:
        for t in reactions.open_threads(s.asked.demand):
            _obey(s, s.asked, t, tell)


def _obey(s: State, asked: Asked, t: ReactionChain, tell: Tell) -> None:
    """Answer a thread as the orders of the seat awaited say."""
    seat = t.seat if reactions.stands(t) else asked.demand.actor
    if asked.due and seat == t.seat:
        if PAYING in s.orders[seat]:
            payments.settle(s, asked, t, payments.least(s.areas[seat], s.banks[seat], asked.due), tell)
    elif ACCEPTING in s.orders[seat] and not nos(s, seat):
        _pass(s, asked, t, tell)


def absent(s: State, name: str, number: int) -> tuple[Seat, Action]:
    """At the deadline: the least painful payment, or it happens; a cancel holds (section 15).

    A Just Say No is used only against a Deal Breaker and by the owner's standing order (DEAL-81, DEAL-128).
    """
    asked, t = _find(s, number)
    if name == reactions.COUNTER:
        return asked.demand.actor, Submit(number)
    if asked.due:
        return t.seat, Pay(number, payments.least(s.areas[t.seat], s.banks[t.seat], asked.due))
    held = nos(s, t.seat)
    if asked.kind == BREAKER and GUARDING in s.orders[t.seat] and held:
        return t.seat, SayNo(number, held[0])
    return t.seat, Submit(number)
