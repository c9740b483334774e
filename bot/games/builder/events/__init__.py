"""What happens in a turn of Builder: dice, moves, spaces, properties, auctions, jail and cards."""

from bot.games.builder.events.chips import (
    ChipsDropped,
    ChipsExchanged,
    ChipsPickedUp,
    ChipsReceived,
    ChipStolen,
    FloorBuilt,
    PenthousePlaced,
)
from bot.games.builder.events.game_over import Counted, EstatePassed, GameEnded, LeftGame, WentBankrupt
from bot.games.builder.events.money import (
    CardPaid,
    ClaimLapsed,
    ClaimOpened,
    ClaimWaived,
    DebtCancelled,
    DebtOpened,
    DebtPaid,
    FinePaid,
    Mortgaged,
    MortgageRepaid,
    RentPaid,
    SalaryPaid,
)
from bot.games.builder.events.trades import (
    DealCountered,
    DealLapsed,
    DealMade,
    DealProposed,
    DealRefused,
    DealVoid,
    DealWithdrawn,
    DeedsSwapped,
    MortgageKept,
)
from bot.kit.contract import Cash, Event, Seat, Space


class OrderRolled(Event, frozen=True):
    """A throw for the first turn (BUILDER-13)."""

    seat: Seat
    first: int
    second: int


class TurnBegan(Event, frozen=True):
    """A turn begins; `extra`: `yes` when a double earned it (BUILDER-31)."""

    seat: Seat
    turn: int
    round: int
    extra: str


class Rolled(Event, frozen=True):
    """A throw of step 2 or in jail."""

    seat: Seat
    first: int
    second: int


class Moved(Event, frozen=True):
    """A token goes along the track, forward or backward."""

    seat: Seat
    start: Space
    space: Space


class Visited(Event, frozen=True):
    """A stop where nothing is done: `go`, `jail`, `own`, `mortgaged`, or what a space would give and could not."""

    seat: Seat
    space: Space
    reason: str


class ResourcesRolled(Event, frozen=True):
    """The throw of Roll for Resources and the type it names (BUILDER-81)."""

    seat: Seat
    first: int
    second: int
    chip: str


class Bought(Event, frozen=True):
    """A property is bought (BUILDER-49)."""

    seat: Seat
    space: Space
    amount: Cash


class AuctionOpened(Event, frozen=True):
    """A property is put up for auction (BUILDER-50)."""

    seat: Seat
    space: Space


class BidMade(Event, frozen=True):
    """A bid leads."""

    seat: Seat
    space: Space
    amount: Cash


class Passed(Event, frozen=True):
    """A player bids no more."""

    seat: Seat
    space: Space


class BidVoid(Event, frozen=True):
    """The standing bid cannot be paid any more; `leader` stands now with `amount`, the bank (-1) with none (BUILDER-61)."""

    seat: Seat
    space: Space
    leader: Seat
    amount: Cash


class BiddingEnded(Event, frozen=True):
    """Nobody could raise `low`, the least that would be bid next (BUILDER-57)."""

    low: Cash


class LotSold(Event, frozen=True):
    """An auction is won (BUILDER-59)."""

    seat: Seat
    space: Space
    amount: Cash


class LotUnsold(Event, frozen=True):
    """Nobody wanted it (BUILDER-60)."""

    space: Space


class Jailed(Event, frozen=True):
    """To jail: by the `space`, a `card`, or three `doubles`."""

    seat: Seat
    why: str


class Freed(Event, frozen=True):
    """A double opens the gate (BUILDER-93)."""

    seat: Seat


class StayedInJail(Event, frozen=True):
    """No double; `failures` of three (BUILDER-94, BUILDER-95)."""

    seat: Seat
    failures: int


class CardDrawn(Event, frozen=True):
    """A Chance card is turned up (BUILDER-98)."""

    seat: Seat
    card: str


class CardUsed(Event, frozen=True):
    """A kept card frees from jail (BUILDER-92)."""

    seat: Seat
    card: str


class NothingChosen(Event, frozen=True):
    """A choice was declined, or there was none: `steal`, `park`, `swap` or `pick` (BUILDER-167)."""

    seat: Seat
    what: str


Facts = (
    OrderRolled
    | TurnBegan
    | Rolled
    | Moved
    | Visited
    | ResourcesRolled
    | Bought
    | AuctionOpened
    | BidMade
    | Passed
    | BidVoid
    | BiddingEnded
    | LotSold
    | LotUnsold
    | Jailed
    | Freed
    | StayedInJail
    | CardDrawn
    | CardUsed
    | NothingChosen
    | ChipsReceived
    | ChipsDropped
    | ChipsPickedUp
    | ChipsExchanged
    | ChipStolen
    | FloorBuilt
    | PenthousePlaced
    | SalaryPaid
    | FinePaid
    | CardPaid
    | ClaimOpened
    | ClaimWaived
    | ClaimLapsed
    | RentPaid
    | DebtOpened
    | DebtPaid
    | DebtCancelled
    | Mortgaged
    | MortgageRepaid
    | MortgageKept
    | DeedsSwapped
    | DealProposed
    | DealCountered
    | DealMade
    | DealRefused
    | DealWithdrawn
    | DealVoid
    | DealLapsed
    | WentBankrupt
    | LeftGame
    | EstatePassed
    | Counted
    | GameEnded
)
