"""Verbs of mortgages and debts."""

from bot.kit.contract import Action, Space


class Mortgage(Action, frozen=True):
    """Mortgage an own property."""

    space: Space


class GoBankrupt(Action, frozen=True):
    """Give up a debt that cannot be met."""


class Settle(Action, frozen=True):
    """The clock's for a debtor: raise the money, or go bankrupt."""
