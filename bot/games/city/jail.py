"""Jail: how to get there and how to get out (section 12)."""

from bot.games.city import data, debts, held_cards, phases
from bot.games.city.actions import PayFine, UseJailCard
from bot.games.city.events import FinePaid, Freed, Jailed, StayedInJail
from bot.games.city.events.cards import CardUsed
from bot.games.city.state import State, decision
from bot.kit.contract import Refused, Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def send(s: State, seat: Seat, why: str, tell: Tell) -> None:
    """Straight to space 10 without salary; the turn ends at once (CITY-13, CITY-21, CITY-108)."""
    s.spaces[seat], s.start, s.steps = data.JAIL, data.JAIL, 0
    s.jailed[seat], s.failures[seat] = True, 0
    s.stack.clear()
    tell(Jailed(seat, why))


def pay_fine(s: State, seat: Seat, _action: PayFine, _dice: Rng, tell: Tell) -> None:
    """500k, then a normal turn with doubles counted from here (CITY-109, CITY-110, CITY-111, CITY-161).

    Under the strict reading only step C is left of this turn (CITY-200).
    """
    s.stack.pop()
    s.jailed[seat] = False
    pay(s.purse, seat, BANK, data.FINE, tell, FinePaid(seat, data.FINE))
    s.stack.append(phases.ToBuild(decision(s)) if s.rules.fine_turn else phases.ToRoll(decision(s)))


def use_card(s: State, seat: Seat, _action: UseJailCard, _dice: Rng, tell: Tell) -> None:
    """Get Out of Jail Free, then a normal turn; the card goes under the pile (CITY-99, CITY-109, CITY-110, CITY-209)."""
    card = held_cards.jail_card(s, seat)
    if card is None:
        raise Refused("no-card")
    s.stack.pop()
    s.jailed[seat] = False
    held_cards.give_up(s, seat, card)
    tell(CardUsed(seat, data.CARDS[card]))
    s.stack.append(phases.ToRoll(decision(s)))


def roll(s: State, seat: Seat, first: int, second: int, tell: Tell) -> None:
    """A double frees (CITY-112); failures one and two leave step C (CITY-66, CITY-113).

    The third is paid for before the move (CITY-114, CITY-192, CITY-209).
    """
    s.stack.append(phases.ToBuild(decision(s)))
    if first == second:
        s.jailed[seat] = False
        s.stack += [phases.ToTravel(), phases.ToMove(first + second)]
        tell(Freed(seat))
        return
    s.failures[seat] += 1
    tell(StayedInJail(seat, s.failures[seat]))
    if s.failures[seat] == 3:
        s.jailed[seat] = False
        s.stack += [phases.ToTravel(), phases.ToMove(first + second)]
        debts.charge(s, Bill(seat, BANK, data.FINE, data.FINE_DUE, data.JAIL), tell, FinePaid(seat, data.FINE))
