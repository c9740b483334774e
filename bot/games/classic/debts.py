"""Compulsory payments and debts (section 4.16)."""

from typing import NamedTuple

from bot.games.classic import bankruptcy, data, sell
from bot.games.classic.actions import GoBankrupt, Settle
from bot.games.classic.events.cards import CardPaid
from bot.games.classic.events.money import DebtOpened, DebtPaid, SharedDebtOpened, SharePaid
from bot.games.classic.state import Owed, State, decision, raisable
from bot.kit.contract import Cash, Event, Refused, Rng, Seat, Space, Tell
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.debt import Debt


class Bill(NamedTuple):
    """`seat` owes `creditor`, -1 for the Bank: `rent`, `tax`, `fine`, `card` or `interest`, for `space` if about one."""

    seat: Seat
    creditor: Seat
    amount: Cash
    cause: str
    space: Space = -1


def charge(s: State, bill: Bill, tell: Tell, paid: Event) -> None:
    """Paid at once, telling `paid`, or a debt for the whole amount: nothing in part, nothing later.

    CLASSIC-150, CLASSIC-156, CLASSIC-170.
    """
    if s.purse.cash[bill.seat] >= bill.amount:
        pay(s.purse, bill.seat, bill.creditor, bill.amount, tell, paid)
        return
    s.stack.append(Debt(decision(s), *bill))
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


def owing(s: State) -> Debt:
    """The debt on top of the stack. Refused where there is none."""
    top = s.stack[-1]
    if not isinstance(top, Debt):
        raise Refused("no-debt")
    return top


def pay_off(s: State, owed: Debt, tell: Tell) -> bool:
    """A debt that cash covers is paid by itself, and the game goes on where it stopped (CLASSIC-151)."""
    if s.purse.cash[owed.seat] < owed.amount:
        return False
    s.stack.pop()
    if owed.creditor != data.EACH:
        pay(s.purse, owed.seat, owed.creditor, owed.amount, tell, DebtPaid(owed.seat, owed.creditor, owed.amount))
        return True
    creditors, s.shares = s.shares, []
    share = owed.amount // len(creditors)
    for creditor in creditors:
        pay(s.purse, owed.seat, creditor, share, tell, SharePaid(owed.seat, creditor, share))
    return True


def hopeless(s: State, owed: Debt) -> bool:
    """Whether all that can be raised does not cover it: only then may it be given up (CLASSIC-152, CLASSIC-153)."""
    return raisable(s, owed.seat) < owed.amount


def go_bankrupt(s: State, _seat: Seat, _action: GoBankrupt, _dice: Rng, tell: Tell) -> None:
    """Give up a debt that cannot be met (CLASSIC-153)."""
    bankruptcy.bankrupt(s, owing(s), tell)


def settle(s: State, _seat: Seat, _action: Settle, _dice: Rng, tell: Tell) -> None:
    """The time is up: the money is raised if it can be, else the debtor is bankrupt (CLASSIC-154)."""
    owed = owing(s)
    if hopeless(s, owed):
        bankruptcy.bankrupt(s, owed, tell)
    else:
        sell.raise_money(s, owed.seat, owed.amount, tell)
