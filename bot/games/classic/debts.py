"""Debts: paid off, or given up (section 4.16)."""

from bot.games.classic import bankruptcy, data, sell
from bot.games.classic.actions import GoBankrupt, Settle
from bot.games.classic.events.money import DebtPaid, SharePaid
from bot.games.classic.state import State, raisable
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.debt import Debt, owing


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
    bankruptcy.bankrupt(s, owing(s.stack), tell)


def settle(s: State, _seat: Seat, _action: Settle, _dice: Rng, tell: Tell) -> None:
    """The time is up: the money is raised if it can be, else the debtor is bankrupt (CLASSIC-154)."""
    owed = owing(s.stack)
    if hopeless(s, owed):
        bankruptcy.bankrupt(s, owed, tell)
    else:
        sell.raise_money(s, owed.seat, owed.amount, tell)
