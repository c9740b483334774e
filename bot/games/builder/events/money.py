"""What becomes of money: salary, cards, rents asked for or not, debts, mortgages."""

from bot.kit.contract import Cash, Event, Seat, Space


class SalaryPaid(Event, frozen=True):
    """GO was passed or reached (BUILDER-44)."""

    seat: Seat
    amount: Cash


class FinePaid(Event, frozen=True):
    """50 to leave jail (BUILDER-91, BUILDER-95)."""

    seat: Seat
    amount: Cash


class CardPaid(Event, frozen=True):
    """A Chance card pays `seat` or is paid by it; -1 is the bank."""

    seat: Seat
    payee: Seat
    amount: Cash


class ClaimOpened(Event, frozen=True):
    """`seat` has stopped at a property of `owner`, who may ask for the rent (BUILDER-63). `claim` is its number."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash
    claim: int = 0


class ClaimWaived(Event, frozen=True):
    """The owner lets that claim go (BUILDER-71)."""

    seat: Seat
    owner: Seat
    space: Space
    claim: int = 0


class ClaimLapsed(Event, frozen=True):
    """Nobody asked in time, or one of the two is out (BUILDER-67, BUILDER-74)."""

    seat: Seat
    owner: Seat
    space: Space
    claim: int = 0


class RentPaid(Event, frozen=True):
    """Rent was asked for and paid (BUILDER-72); `claim` is 0 where the bot asked at once."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash
    claim: int = 0


class DebtOpened(Event, frozen=True):
    """`seat` cannot pay at once (BUILDER-128); `claim` is the number of the rent asked for, 0 for anything else."""

    seat: Seat
    creditor: Seat
    amount: Cash
    claim: int = 0


class DebtPaid(Event, frozen=True):
    """A debt is paid in full."""

    seat: Seat
    creditor: Seat
    amount: Cash


class DebtCancelled(Event, frozen=True):
    """The creditor is out: nothing is owed any more (BUILDER-74)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class Mortgaged(Event, frozen=True):
    """A property is mortgaged (BUILDER-123)."""

    seat: Seat
    space: Space
    amount: Cash


class MortgageRepaid(Event, frozen=True):
    """A mortgage is repaid (BUILDER-124)."""

    seat: Seat
    space: Space
    amount: Cash
