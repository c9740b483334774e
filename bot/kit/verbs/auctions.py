"""Verbs of an auction."""

from bot.kit.contract import Action, Cash


class Bid(Action, frozen=True):
    """Bid that much in the running auction."""

    amount: Cash


class Pass(Action, frozen=True):
    """Bid no more in this auction."""


class Hammer(Action, frozen=True):
    """The clock's: the auction's time is up."""
