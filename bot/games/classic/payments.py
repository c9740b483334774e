"""Compulsory payments: made at once, or a debt (section 4.16)."""

from msgspec.structs import astuple

from bot.games.classic import data
from bot.games.classic.events.cards import CardPaid
from bot.games.classic.events.money import DebtOpened, SharedDebtOpened
from bot.games.classic.state import Owed, State, decision
from bot.kit.contract import Cash, Event, Seat, Tell
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.debt import Bill, Debt


def charge(s: State, bill: Bill, tell: Tell, paid: Event) -> None:
    """Paid at once, telling `paid`, or a debt for the whole amount: nothing in part, nothing later.

    CLASSIC-150, CLASSIC-156, CLASSIC-170.
    """
    if s.purse.cash[bill.seat] >= bill.amount:
        pay(s.purse, bill.seat, bill.creditor, bill.amount, tell, paid)
        return
    s.stack.append(Debt(decision(s), *astuple(bill)))
    tell(DebtOpened(bill.seat, bill.creditor, bill.amount, bill.cause))


def charge_each(s: State, seat: Seat, creditors: list[Seat], share: Cash, tell: Tell) -> None:
    """`share` to each of `creditors` as one debt (CLASSIC-102)."""
    amount = share * len(creditors)
    if s.purse.cash[seat] >= amount:
        for creditor in creditors:
            pay(s.purse, seat, creditor, share, tell, CardPaid(seat, creditor, share, s.drawn))
        return
    s.shares = creditors
    s.stack.append(Debt(decision(s), seat, data.EACH, amount, data.CARD, s.spaces[seat]))
    tell(SharedDebtOpened(seat, amount, share))


def fall_due(s: State, owed: Owed, tell: Tell) -> None:
    """A payment that has waited for its turn (CLASSIC-217)."""
    bill = Bill(owed.seat, owed.creditor, owed.amount, owed.cause, s.spaces[owed.seat])
    charge(s, bill, tell, CardPaid(owed.seat, owed.creditor, owed.amount, owed.card))
