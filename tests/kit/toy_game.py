"""A toy game for testing the kit and the laws: hidden cards, an auction, a demand with an answer window.

In turn a seat draws a card that only it sees, then either auctions a stall (SELL) or robs another seat (ROB), which
may answer with a guard if it holds one. After twelve turns the richest wins.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec

from bot.kit.contract import (
    CLOCK,
    Action,
    Card,
    Cash,
    Choice,
    Clock,
    Event,
    LegalAction,
    Option,
    Options,
    Refused,
    Rng,
    Seat,
    Subset,
    Tell,
    Wait,
)
from bot.kit.mechanics import auction, balances, deck, turns
from bot.kit.mechanics.deck import Deck
from bot.kit.mechanics.turns import Turns
from bot.kit.spec import RobotTuning

GUARD = 0
CARDS = [GUARD, 1, 2, 3] * 6


class Sell(Action, frozen=True):
    """Auction a stall."""


class Rob(Action, frozen=True):
    """Demand ten from another seat."""

    victim: Seat


class Give(Action, frozen=True):
    """Answer a demand by paying."""


class Guard(Action, frozen=True):
    """Answer a demand by a guard."""


class Bid(Action, frozen=True):
    amount: Cash


class Fold(Action, frozen=True):
    pass


class Hammer(Action, frozen=True):
    """The clock's."""


class Throw(Action, frozen=True):
    """At any time, throw away own cards: one to two, not both guards (a combination refused from inside)."""

    places: tuple[int, ...]


Verbs = Sell | Rob | Give | Guard | Bid | Fold | Hammer | Throw


class Drew(Event, frozen=True):
    seat: Seat
    card: Card


class Took(Event, frozen=True):
    seat: Seat


class BidMade(Event, frozen=True):
    seat: Seat
    amount: Cash


class Sold(Event, frozen=True):
    seat: Seat
    amount: Cash


class Unsold(Event, frozen=True):
    pass


class Demanded(Event, frozen=True):
    seat: Seat
    victim: Seat


class Paid(Event, frozen=True):
    seat: Seat
    amount: Cash


class Guarded(Event, frozen=True):
    seat: Seat


class Threw(Event, frozen=True):
    seat: Seat
    count: int


Facts = Drew | Took | BidMade | Sold | Unsold | Demanded | Paid | Guarded | Threw


class Demand(msgspec.Struct, tag=True):
    number: int
    seat: Seat
    victim: Seat


class ToyState(msgspec.Struct):
    purse: balances.Balances
    turns: Turns
    deck: Deck
    hands: list[list[Card]]
    stalls: list[int]
    last: int
    pending: auction.Auction | Demand | None = None
    number: int = 1


class ToyView(msgspec.Struct, frozen=True):
    me: Seat | None
    turn: int
    cash: tuple[Cash, ...]
    hand: tuple[Card, ...]
    counts: tuple[int, ...]


class Toy:
    """The rules."""

    key: ClassVar[str] = "toy"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    state: ClassVar[Any] = ToyState
    action: ClassVar[Any] = Verbs
    event: ClassVar[Any] = Facts
    options: ClassVar[tuple[Option, ...]] = (Option("turns", 12, Choice((6, 12))),)
    clocks: ClassVar[Mapping[str, Clock]] = {
        "turn": Clock({"live": 60, "slow": 3600}),
        "auction": Clock({"live": 40, "slow": 600}, lap={"live": 10, "slow": 60}),
    }
    cross_checked: ClassVar[frozenset[type[Action]]] = frozenset({Throw})
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        1: lambda plain: {**plain, "last": plain.pop("turns_in_all")}
    }

    def setup(self, seats: int, options: Options, dice: Rng) -> ToyState:
        piles = Deck(list(CARDS))
        hands = [[deck.draw(piles, dice) or GUARD for _ in range(3)] for _ in range(seats)]
        first = dice.die(seats) - 1
        return ToyState(
            balances.purse(seats, 100), turns.begin(first), piles, hands, [0] * seats, int(options["turns"])
        )

    def legal_actions(self, s: ToyState, seat: Seat) -> list[LegalAction]:
        if s.turns.turn > s.last:
            return []
        if isinstance(s.pending, auction.Auction):
            if seat == CLOCK:
                return [LegalAction(Hammer, auction.name(s.pending))]
            return auction.legal_actions(s.pending, seat, s.purse.cash[seat], Bid, Fold)
        if seat == CLOCK:
            return []
        hand = range(len(s.hands[seat]))
        throw = [LegalAction(Throw, None, (Subset(tuple(hand), 1, min(2, len(hand))),))] if hand else []
        if isinstance(s.pending, Demand):
            return self.answers(s, s.pending, seat) + throw
        if seat != s.turns.active:
            return throw
        others = tuple(other for other in range(len(s.hands)) if other != seat)
        wait = f"turn-{s.number}"
        return [LegalAction(Sell, wait), LegalAction(Rob, wait, (Choice(others),)), *throw]

    def answers(self, s: ToyState, demand: Demand, seat: Seat) -> list[LegalAction]:
        if seat != demand.victim:
            return []
        wait = f"answer-{demand.number}"
        return [LegalAction(Give, wait)] + ([LegalAction(Guard, wait)] if GUARD in s.hands[seat] else [])

    def waits(self, s: ToyState) -> list[Wait]:
        if s.turns.turn > s.last:
            return []
        turn = Wait(f"turn-{s.number}", (s.turns.active,), "turn", held=s.pending is not None)
        if isinstance(s.pending, auction.Auction):
            return [turn, auction.wait(s.pending, "auction")]
        if isinstance(s.pending, Demand):
            return [turn, Wait(f"answer-{s.pending.number}", (s.pending.victim,), "turn")]
        return [turn]

    def default(self, s: ToyState, wait: Wait) -> tuple[Seat, Any]:
        if isinstance(s.pending, auction.Auction):
            return CLOCK, Hammer()
        return (s.pending.victim, Give()) if isinstance(s.pending, Demand) else (s.turns.active, Sell())

    def play(self, s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
        match action:
            case Sell():
                everybody = turns.order([True] * len(s.hands), s.turns.active)
                s.pending = auction.Auction(s.turns.turn, s.number, everybody)
            case Rob(victim):
                tell(Demanded(seat, victim))
                self.demand(s, Demand(s.number, seat, victim), dice, tell)
            case Throw(places):
                self.throw(s, seat, places, tell)
            case Give() | Guard():
                self.answer(s, action, dice, tell)
            case _:
                self.at_auction(s, seat, action, dice, tell)

    def demand(self, s: ToyState, demand: Demand, dice: Rng, tell: Tell) -> None:
        s.pending = demand

    def throw(self, s: ToyState, seat: Seat, places: tuple[int, ...], tell: Tell) -> None:
        hand = s.hands[seat]
        for place in sorted(places, reverse=True):
            deck.discard(s.deck, hand.pop(place))
        tell(Threw(seat, len(places)))
        if s.deck.used[-2:] == [GUARD, GUARD] and len(places) == 2:
            raise Refused("two-guards")

    def answer(self, s: ToyState, action: Any, dice: Rng, tell: Tell) -> None:
        demand = s.pending
        assert isinstance(demand, Demand)
        if isinstance(action, Guard):
            s.hands[demand.victim].remove(GUARD)
            deck.discard(s.deck, GUARD)
            tell(Guarded(demand.victim))
        else:
            self.give(s, demand, tell)
        self.next(s, dice, tell)

    def give(self, s: ToyState, demand: Demand, tell: Tell) -> None:
        amount = min(10, s.purse.cash[demand.victim])
        balances.pay(s.purse, demand.victim, demand.seat, amount, tell, Paid(demand.victim, amount))

    def at_auction(self, s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
        lot = s.pending
        assert isinstance(lot, auction.Auction)
        if isinstance(action, Bid):
            auction.bid(lot, seat, action.amount)
            tell(BidMade(seat, action.amount))
        elif isinstance(action, Fold):
            auction.fold(lot, seat)
        if isinstance(action, Hammer) or not auction.bidders(lot):
            if lot.leader is None:
                tell(Unsold())
            else:
                balances.pay(s.purse, lot.leader, balances.BANK, lot.high, tell, Sold(lot.leader, lot.high))
                s.stalls[lot.leader] += 1
            self.next(s, dice, tell)

    def next(self, s: ToyState, dice: Rng, tell: Tell) -> None:
        s.pending = None
        s.number += 1
        turns.pass_on(s.turns, [True] * len(s.hands))
        card = deck.draw(s.deck, dice)
        if card is not None and s.turns.turn <= s.last:
            s.hands[s.turns.active].append(card)
            self.drew(Drew(s.turns.active, card), tell)
        elif card is not None:
            deck.discard(s.deck, card)

    def drew(self, event: Drew, tell: Tell) -> None:
        tell(event, event.seat)
        tell(Took(event.seat))

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        hand = () if seat is None else tuple(s.hands[seat])
        return ToyView(seat, s.turns.turn, tuple(s.purse.cash), hand, tuple(map(len, s.hands)))

    def redeterminize(self, s: ToyState, seat: Seat | None, dice: Rng) -> None:
        unseen = [card for other, hand in enumerate(s.hands) if other != seat for card in hand] + s.deck.loose
        unseen += s.deck.used  # discards lie face down
        dice.shuffle(unseen)
        for other, hand in enumerate(s.hands):
            if other != seat:
                s.hands[other] = [unseen.pop() for _ in hand]
        s.deck.used = [unseen.pop() for _ in s.deck.used]
        s.deck.loose = unseen

    def result(self, s: ToyState) -> list[int] | None:
        if s.turns.turn <= s.last:
            return None
        worth = [cash + 20 * stalls for cash, stalls in zip(s.purse.cash, s.stalls, strict=True)]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def conserved_totals(self, s: ToyState) -> dict[str, int]:
        cards = [*s.deck.loose, *s.deck.under, *s.deck.used, *(card for hand in s.hands for card in hand)]
        return {"money": balances.total(s.purse), "cards": len(cards), "guards": cards.count(GUARD)}


class Appraising(Toy):
    """The toy with a judgement, for greedy robots: likes to rob, pays one for a stall."""

    @property
    def robots(self) -> RobotTuning[ToyState]:
        return RobotTuning(action_value=self.action_value)

    def action_value(self, view: ToyView, action: Any) -> int:
        match action:
            case Rob():
                return 10
            case Guard():
                return 5
            case Bid(amount):
                return 2 - amount
            case Throw():
                return -1
        return 0
