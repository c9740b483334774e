"""Verbs of a turn: dice, purchases, jail, its end, and leaving."""

from bot.kit.contract import Action


class Roll(Action, frozen=True):
    """Throw the dice, to move or to leave jail."""


class PayFine(Action, frozen=True):
    """Pay to leave jail before rolling."""


class UseJailCard(Action, frozen=True):
    """Leave jail with a Get Out of Jail Free card."""


class Buy(Action, frozen=True):
    """Buy the property reached at its printed price."""


class Decline(Action, frozen=True):
    """Do not take what is offered."""


class Stay(Action, frozen=True):
    """Go nowhere."""


class Pay(Action, frozen=True):
    """Pay what a card or a space asks for, where there would be another way."""


class Done(Action, frozen=True):
    """End a step in which any number of things may be done."""


class EndTurn(Action, frozen=True):
    """End the turn."""


class EndHour(Action, frozen=True):
    """The clock's: an hour of the game's time limit is over."""


class Leave(Action, frozen=True):
    """Leave the game."""
