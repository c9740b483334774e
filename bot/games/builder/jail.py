"""Jail: how to get there, and how to get out without rolling (section 12)."""

from bot.games.builder import data, phases
from bot.games.builder.actions import PayFine, UseJailCard
from bot.games.builder.chips import pick_up
from bot.games.builder.events import CardUsed, Jailed
from bot.games.builder.events.money import FinePaid
from bot.games.builder.state import State, decision
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import deck
from bot.kit.mechanics.balances import BANK, pay


def send(s: State, seat: Seat, why: str, tell: Tell) -> None:
    """Straight to space 8 without salary (BUILDER-46, BUILDER-86); the turn ends at once, with no step 5 (BUILDER-19).

    No extra turn either (BUILDER-32, BUILDER-35). Nothing is picked up on the way but what lies on the corner itself
    (BUILDER-28). The attempts to get out are counted anew (BUILDER-96).
    """
    s.spaces[seat], s.start, s.steps = data.JAIL, data.JAIL, 0
    s.jailed[seat], s.failures[seat] = True, 0
    s.again = False
    s.stack.clear()
    tell(Jailed(seat, why))
    pick_up(s, seat, data.JAIL, tell)


def pay_fine(s: State, seat: Seat, _action: PayFine, _dice: Rng, tell: Tell) -> None:
    """50 before rolling, then a normal turn (BUILDER-91)."""
    pay(s.purse, seat, BANK, data.FINE, tell, FinePaid(seat, data.FINE))
    _out(s, seat)


def use_card(s: State, seat: Seat, _action: UseJailCard, _dice: Rng, tell: Tell) -> None:
    """A kept card, whoever drew it, goes under the pile; then a normal turn (BUILDER-92, BUILDER-99)."""
    card = s.cards[seat].pop(0)
    deck.bury(s.chance, card)
    tell(CardUsed(seat, data.CARDS[card]))
    _out(s, seat)


def _out(s: State, seat: Seat) -> None:
    s.stack.pop()
    s.jailed[seat] = False
    s.stack.append(phases.ToRoll(decision(s)))
