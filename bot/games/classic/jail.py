"""Jail: how to get there and how to get out (section 4.10)."""

from bot.games.classic import data, decks, payments, phases
from bot.games.classic.actions import PayFine, UseJailCard
from bot.games.classic.events import FinePaid, Freed, Jailed, StayedInJail
from bot.games.classic.events.cards import CardUsed
from bot.games.classic.state import State, decision, plan
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def send(s: State, seat: Seat, why: str, tell: Tell) -> None:
    """Straight to jail without salary; the turn ends at once, whatever the dice still promised.

    CLASSIC-17, CLASSIC-21, CLASSIC-28, CLASSIC-44, CLASSIC-48, CLASSIC-104, CLASSIC-105, CLASSIC-195.
    """
    jail = plan(s).jail
    s.spaces[seat], s.legs = jail, [(jail, 0)]
    s.jailed[seat], s.failures[seat] = True, 0
    s.stack.clear()
    s.again, s.ending = False, True
    tell(Jailed(seat, why))


def pay_fine(s: State, seat: Seat, _action: PayFine, _dice: Rng, tell: Tell) -> None:
    """50 to the Bank, then a normal turn, doubles counted from none (CLASSIC-50, CLASSIC-107, CLASSIC-196)."""
    _out(s, seat)
    pay(s.purse, seat, BANK, data.FINE, tell, FinePaid(seat, data.FINE))


def use_card(s: State, seat: Seat, action: UseJailCard, _dice: Rng, tell: Tell) -> None:
    """The same without payment; the card named goes under its own deck (CLASSIC-108, CLASSIC-197)."""
    _out(s, seat)
    decks.give_up(s, seat, action.card)
    tell(CardUsed(seat, action.card))


def _out(s: State, seat: Seat) -> None:
    """Free, and about to roll."""
    s.stack.pop()
    s.jailed[seat] = False
    s.stack.append(phases.ToRoll(decision(s)))


def attempt(s: State, seat: Seat, tell: Tell) -> None:
    """A throw of the white dice alone (CLASSIC-49, CLASSIC-110): a double frees and moves, without an extra roll.

    Two failures end the turn (CLASSIC-111); after the third 50 are due before the move (CLASSIC-112). None of this
    counts as a double (CLASSIC-18, CLASSIC-196).
    """
    assert s.dice is not None, "the dice lie on the table"
    first, second = s.dice
    if first == second:
        s.jailed[seat] = False
        s.stack.append(phases.ToMove(first + second))
        tell(Freed(seat))
        return
    s.failures[seat] += 1
    tell(StayedInJail(seat, s.failures[seat]))
    if s.failures[seat] < data.TURNS_IN_JAIL:
        s.ending = True
        return
    s.jailed[seat] = False
    s.stack.append(phases.ToMove(first + second))
    payments.charge(s, Bill(seat, BANK, data.FINE, data.FINE_DUE, plan(s).jail), tell, FinePaid(seat, data.FINE))
