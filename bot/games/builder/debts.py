"""Payments, debts and mortgages (sections 17 and 18)."""

from msgspec.structs import astuple

from bot.games.builder import data
from bot.games.builder.actions import Mortgage, Repay
from bot.games.builder.events.money import DebtOpened, DebtPaid, Mortgaged, MortgageRepaid
from bot.games.builder.state import State, decision, deed, mortgage_values, reserved
from bot.kit.contract import Cash, Event, Rng, Seat, Space, Tell
from bot.kit.mechanics import debt
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill, Debt


def charge(s: State, bill: Bill, tell: Tell, paid: Event, claim: int = 0) -> None:
    """Paid at once, telling `paid`, where cash covers it (BUILDER-127); else, or behind another debt, a debt (BUILDER-136).

    `claim` is the number of the claim that asks for it.
    """
    if not s.debts and s.purse.cash[bill.seat] >= bill.amount:
        pay(s.purse, bill.seat, bill.creditor, bill.amount, tell, paid)
        return
    s.debts.append(Debt(decision(s), *astuple(bill)))
    tell(DebtOpened(bill.seat, bill.creditor, bill.amount, claim))


def pay_due(s: State, tell: Tell) -> None:
    """As soon as cash covers the first debt it is paid, then the next (BUILDER-128, BUILDER-136)."""
    while s.debts and s.purse.cash[s.debts[0].seat] >= s.debts[0].amount:
        due = s.debts.pop(0)
        pay(s.purse, due.seat, due.creditor, due.amount, tell, DebtPaid(due.seat, due.creditor, due.amount))


def raisable(s: State, seat: Seat) -> Cash:
    """Cash and all that mortgages would bring (BUILDER-129)."""
    return debt.raisable(s.purse.cash[seat], mortgage_values(s, seat))


def free_cash(s: State, seat: Seat) -> Cash:
    """What may be spent on trades and on repaying: not what a standing bid holds back (BUILDER-56)."""
    return max(0, s.purse.cash[seat] - reserved(s, seat))


def mortgage(s: State, seat: Seat, action: Mortgage, _dice: Rng, tell: Tell) -> None:
    """At any time, for half the price (BUILDER-123, BUILDER-126)."""
    turn_over(s, seat, action.space, tell)


def turn_over(s: State, seat: Seat, space: Space, tell: Tell) -> None:
    """The deed is turned, and the bank pays."""
    amount = data.TITLES[space].mortgage
    deed(s, space).mortgaged = True
    s.fresh.append(space)
    pay(s.purse, BANK, seat, amount, tell, Mortgaged(seat, space, amount))


def repay(s: State, seat: Seat, action: Repay, _dice: Rng, tell: Tell) -> None:
    """At any time for the repay cost (BUILDER-124), so on receiving a mortgaged property too (BUILDER-121)."""
    amount = data.TITLES[action.space].repay
    deed(s, action.space).mortgaged = False
    s.fresh.append(action.space)
    pay(s.purse, seat, BANK, amount, tell, MortgageRepaid(seat, action.space, amount))
