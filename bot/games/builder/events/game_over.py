"""Who goes out, and the final count."""

from bot.kit.contract import Cash, Event, Goods, Seat
from bot.kit.events.debts import WentBankrupt
from bot.kit.events.turns import LeftGame


class EstatePassed(Event, frozen=True):
    """What was left of `seat` goes to `creditor`, -1 for the bank."""

    seat: Seat
    creditor: Seat
    amount: Cash
    deeds: int
    chips: Goods
    cards: int


class Counted(Event, frozen=True):
    """One line of the final count: points by kind, the total, cash, the rank (BUILDER-139 to BUILDER-145)."""

    seat: Seat
    buildings: int
    sets: int
    billionaire: int
    community: int
    total: int
    cash: Cash
    rank: int


class GameEnded(Event, frozen=True):
    """Why: `penthouse`, `stuck`, `stalled`, `rounds`, `alone`, `agreed` or `nobody` (BUILDER-138 to BUILDER-165)."""

    why: str
