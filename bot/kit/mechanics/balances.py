"""Cash between seats and the bank: one door, which also tells."""

import msgspec

from bot.kit.contract import Cash, Event, Seat, Tell

BANK: Seat = -1
"""The bank as payer or payee; None means the bank too."""


class Balances(msgspec.Struct):
    """Everybody's cash by seat. `bank` is what has come back to the bank less what it gave out; it may be negative."""

    cash: list[Cash]
    bank: Cash = 0


def purse(seats: int, start: Cash) -> Balances:
    """`start` from the bank to each seat."""
    return Balances([start] * seats, -start * seats)


def pay(p: Balances, payer: Seat | None, payee: Seat | None, amount: Cash, tell: Tell, event: Event) -> None:
    """Move `amount` from `payer` to `payee` and tell `event`. Nothing but this function moves cash.

    Raises ValueError for an amount below zero or a seat that does not have it: rules open a debt instead
    (`bot.kit.mechanics.debt`). The bank never runs dry.
    """
    if amount < 0:
        raise ValueError(f"Nobody pays {amount}.")
    if payer is None or payer < 0:
        p.bank -= amount
    else:
        if p.cash[payer] < amount:
            raise ValueError(f"Seat {payer} has {p.cash[payer]}, not {amount}.")
        p.cash[payer] -= amount
    if payee is None or payee < 0:
        p.bank += amount
    else:
        p.cash[payee] += amount
    tell(event)


def total(p: Balances) -> Cash:
    """All cash with the bank counted: 0 through the whole game."""
    return sum(p.cash) + p.bank
