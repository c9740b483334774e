"""What happens about mortgages, debts and bankruptcies."""

from bot.kit.contract import Cash, Event, Seat, Space


class DebtOpened(Event, frozen=True):
    """A payment cannot be met from cash; `creditor` -1 is the bank."""

    seat: Seat
    creditor: Seat
    amount: Cash


class DebtPaid(Event, frozen=True):
    """The debt is paid in full."""

    seat: Seat
    creditor: Seat
    amount: Cash


class Mortgaged(Event, frozen=True):
    """A property was mortgaged."""

    seat: Seat
    space: Space
    amount: Cash


class MortgageLifted(Event, frozen=True):
    """A mortgage was paid back."""

    seat: Seat
    space: Space
    amount: Cash


class WentBankrupt(Event, frozen=True):
    """Out of the game; `creditor` -1 is the bank, -2 each other player."""

    seat: Seat
    creditor: Seat
