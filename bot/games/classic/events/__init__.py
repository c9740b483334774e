"""What happens in the classic game, told after the fact; money, lots, buildings and deals have files of their own."""

from bot.games.classic.events.auctions import (
    AuctionOpened,
    BiddingEnded,
    BidMade,
    BidsStruck,
    BuildingBid,
    BuildingLotOpened,
    BuildingPassed,
    BuildingUnsold,
    BuildingWon,
    ContestOpened,
    LotSold,
    LotUnsold,
    OneOrderLeft,
    OrderEntered,
    OrderForgone,
    OrderLapsed,
    Passed,
)
from bot.games.classic.events.buildings import BuildingsSold, Built, Mortgaged, MortgageLifted
from bot.games.classic.events.cards import CardDrawn, CardKept, CardPaid, CardUsed, CardVoid, RepairsPaid
from bot.games.classic.events.money import (
    BuildingsReturned,
    Counted,
    CreditorReplaced,
    DebtOpened,
    DebtPaid,
    DeedsPledged,
    EstateOpened,
    EstatePassed,
    GameEnded,
    HourPassed,
    InheritanceOpened,
    InterestPaid,
    LeftGame,
    PotShared,
    SharedDebtOpened,
    SharePaid,
    TimeEnded,
    WentBankrupt,
)
from bot.games.classic.events.rents import (
    ClaimLapsed,
    ClaimOpened,
    ClaimRecorded,
    ClaimUnblocked,
    MachineRolled,
    RentPaid,
)
from bot.games.classic.events.trades import DealLapsed, DealMade, DealProposed, DealRefused, DealWithdrawn, TransferPaid
from bot.kit.contract import Cash, Event, Seat, Space


class OrderRolled(Event, frozen=True):
    """A throw for the first turn (CLASSIC-10)."""

    seat: Seat
    first: int
    second: int


class TurnBegan(Event, frozen=True):
    """A turn begins; rounds and turns count from 1."""

    seat: Seat
    turn: int
    round: int


class Rolled(Event, frozen=True):
    """The dice were thrown; `speed` is `none`, `1`, `2`, `3`, `bus` or `mister` (CLASSIC-13, CLASSIC-30)."""

    seat: Seat
    first: int
    second: int
    speed: str


class DieAwoke(Event, frozen=True):
    """The first salary wakes a player's Speed Die (CLASSIC-31)."""

    seat: Seat


class TripleRolled(Event, frozen=True):
    """All three dice show `pips`: any space may be named (CLASSIC-45)."""

    seat: Seat
    pips: int


class BusTaken(Event, frozen=True):
    """The Bus goes so many spaces (CLASSIC-34)."""

    seat: Seat
    steps: int


class SpaceChosen(Event, frozen=True):
    """A space was named after a triple (CLASSIC-45)."""

    seat: Seat
    space: Space


class MisterMoved(Event, frozen=True):
    """Mr M leads on to `space` (CLASSIC-37, CLASSIC-39)."""

    seat: Seat
    space: Space


class MisterStayed(Event, frozen=True):
    """Mr M has nowhere to lead to (CLASSIC-38, CLASSIC-40)."""

    seat: Seat


class Moved(Event, frozen=True):
    """A token went from `start` to `space`; only cards go backward."""

    seat: Seat
    start: Space
    space: Space


class SalaryPaid(Event, frozen=True):
    """GO was passed or reached (CLASSIC-25)."""

    seat: Seat
    amount: Cash


class Visited(Event, frozen=True):
    """Landed where nothing is to be done: `own`, `mortgaged`, or the kind of space (`go`, `jail`, `parking`)."""

    seat: Seat
    space: Space
    reason: str


class Bought(Event, frozen=True):
    """A property was bought at its price (CLASSIC-53)."""

    seat: Seat
    space: Space
    amount: Cash


class Declined(Event, frozen=True):
    """A property was not bought (CLASSIC-54)."""

    seat: Seat
    space: Space


class TaxPaid(Event, frozen=True):
    """A tax space (CLASSIC-59)."""

    seat: Seat
    space: Space
    amount: Cash


class Jailed(Event, frozen=True):
    """Went to jail: `why` is `space`, `doubles` or `card` (CLASSIC-104)."""

    seat: Seat
    why: str


class FinePaid(Event, frozen=True):
    """Paid to leave jail (CLASSIC-107, CLASSIC-112)."""

    seat: Seat
    amount: Cash


class Freed(Event, frozen=True):
    """A double opened the jail (CLASSIC-110)."""

    seat: Seat


class StayedInJail(Event, frozen=True):
    """No double; `failures` so far in this stay (CLASSIC-111, CLASSIC-112)."""

    seat: Seat
    failures: int


Facts = (
    OrderRolled
    | TurnBegan
    | Rolled
    | DieAwoke
    | TripleRolled
    | BusTaken
    | SpaceChosen
    | MisterMoved
    | MisterStayed
    | Moved
    | SalaryPaid
    | Visited
    | Bought
    | Declined
    | TaxPaid
    | Jailed
    | FinePaid
    | Freed
    | StayedInJail
    | ClaimOpened
    | ClaimRecorded
    | ClaimUnblocked
    | ClaimLapsed
    | MachineRolled
    | RentPaid
    | CardDrawn
    | CardKept
    | CardUsed
    | CardVoid
    | CardPaid
    | RepairsPaid
    | AuctionOpened
    | BidMade
    | Passed
    | BidsStruck
    | BiddingEnded
    | LotSold
    | LotUnsold
    | ContestOpened
    | OneOrderLeft
    | OrderEntered
    | OrderForgone
    | OrderLapsed
    | BuildingLotOpened
    | BuildingBid
    | BuildingPassed
    | BuildingWon
    | BuildingUnsold
    | Built
    | BuildingsSold
    | Mortgaged
    | MortgageLifted
    | DealProposed
    | DealMade
    | DealRefused
    | DealWithdrawn
    | DealLapsed
    | TransferPaid
    | DebtOpened
    | SharedDebtOpened
    | DebtPaid
    | SharePaid
    | CreditorReplaced
    | WentBankrupt
    | LeftGame
    | BuildingsReturned
    | DeedsPledged
    | EstatePassed
    | EstateOpened
    | PotShared
    | InterestPaid
    | InheritanceOpened
    | HourPassed
    | TimeEnded
    | Counted
    | GameEnded
)
