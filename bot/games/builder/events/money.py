"""What becomes of money: salary, cards, rents asked for or not, debts, mortgages."""

from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import debts as kit_debts
from bot.kit.events import turns as kit_turns
from bot.kit.events.debts import DebtPaid, Mortgaged
from bot.kit.events.jail import FinePaid
from bot.kit.events.turns import CardPaid, SalaryPaid


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


class RentPaid(kit_turns.RentPaid, frozen=True):
    """Rent was asked for and paid (BUILDER-72); `claim` is 0 where the bot asked at once."""

    claim: int = 0


class DebtOpened(kit_debts.DebtOpened, frozen=True):
    """`seat` cannot pay at once (BUILDER-128); `claim` is the number of the rent asked for, 0 for anything else."""

    claim: int = 0


class DebtCancelled(Event, frozen=True):
    """The creditor is out: nothing is owed any more (BUILDER-74)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class MortgageRepaid(Event, frozen=True):
    """A mortgage is repaid (BUILDER-124)."""

    seat: Seat
    space: Space
    amount: Cash
