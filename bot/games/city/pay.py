"""Phase PAY: a payment that a card of the payer could cancel, and the cards that cancel it (section 11)."""

from bot.games.city import data, debts, held_cards, phases, rents
from bot.games.city.actions import Dodge, Pay
from bot.games.city.events import TaxPaid
from bot.games.city.state import State
from bot.kit.contract import Action, Event, Rng, Seat, Tell
from bot.kit.mechanics.debt import Bill


def settle(s: State, _seat: Seat, _action: Pay, _dice: Rng, tell: Tell) -> None:
    """Pay after all; without the cash it becomes a debt for the whole amount (CITY-125)."""
    due = s.stack.pop()
    assert isinstance(due, phases.ToPay)
    bill = Bill(due.seat, due.creditor, due.amount, due.cause, due.space)
    debts.collect(s, bill, tell, _paid(s, due))


def _paid(s: State, due: phases.ToPay) -> Event:
    """What is told when it is paid: the bill as it was when it fell due."""
    if due.cause == data.TAX:
        return TaxPaid(due.seat, due.amount)
    return rents.settled(s, due)


def dodge(s: State, _seat: Seat, _action: Dodge, _dice: Rng, tell: Tell) -> None:
    """The card made for it cancels the whole payment, in PAY or in debt (CITY-103, CITY-106, CITY-126)."""
    debts.dodge(s, tell)


def absent(s: State) -> tuple[Seat, Action]:
    """Pay if cash covers it, else use the card; if that is gone by then, the payment becomes a debt (section 18)."""
    due = s.stack[-1]
    assert isinstance(due, phases.ToPay)
    short = s.purse.cash[due.seat] < due.amount
    return due.seat, Dodge() if short and held_cards.cancels(s, due.seat, due.cause) else Pay()
