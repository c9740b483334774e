"""What happens in City, told after the fact; cards, deals and the town have files of their own."""

from bot.games.city.events.cards import (
    CardDrawn,
    CardKept,
    CardPaid,
    CardUsed,
    CardVoid,
    DistrictInherited,
    DistrictReturned,
    DistrictTaken,
    DodgeTaken,
    RentDodged,
    TaxDodged,
    TaxiTaken,
)
from bot.games.city.events.town import (
    LandmarkBuilt,
    NothingPlaced,
    SpecialPlaced,
    SpecialRemoved,
    StationPlaced,
    TripMade,
)
from bot.games.city.events.trades import DealLapsed, DealMade, DealProposed, DealRefused, DealWithdrawn
from bot.kit.contract import Cash, Event, Seat, Space


class OrderRolled(Event, frozen=True):
    """A throw for the first turn (CITY-9)."""

    seat: Seat
    first: int
    second: int


class TurnBegan(Event, frozen=True):
    """A turn begins; rounds and turns count from 1."""

    seat: Seat
    turn: int
    round: int


class Rolled(Event, frozen=True):
    """Two dice were thrown."""

    seat: Seat
    first: int
    second: int


class Moved(Event, frozen=True):
    """A token went from `start` to `space`; only cards and taxis go backward."""

    seat: Seat
    start: Space
    space: Space


class SalaryPaid(Event, frozen=True):
    """GO was crossed or reached (CITY-17, CITY-18)."""

    seat: Seat
    amount: Cash


class Visited(Event, frozen=True):
    """Landed where nothing is to be done: an own or mortgaged district, a corner, a space without effect now."""

    seat: Seat
    space: Space
    reason: str


class Bought(Event, frozen=True):
    """A district was bought at its price."""

    seat: Seat
    space: Space
    amount: Cash


class BankOpened(Event, frozen=True):
    """A district is auctioned with a bank opening: nobody leads yet (CITY-36, CITY-136)."""

    space: Space


class AuctionOpened(Event, frozen=True):
    """A district is auctioned; the opening is the opener's own bid (CITY-35)."""

    space: Space
    opener: Seat
    amount: Cash


class BidMade(Event, frozen=True):
    """A bid leads."""

    seat: Seat
    space: Space
    amount: Cash


class Passed(Event, frozen=True):
    """A seat bids no more in this auction."""

    seat: Seat
    space: Space


class BiddingEnded(Event, frozen=True):
    """Nobody has `low`, the least that would be bid next (CITY-42)."""

    low: Cash


class LotSold(Event, frozen=True):
    """The hammer fell."""

    seat: Seat
    space: Space
    amount: Cash


class LotUnsold(Event, frozen=True):
    """Nobody bid."""

    space: Space


class AuctionSkipped(Event, frozen=True):
    """Nothing was auctioned on an auction space."""

    seat: Seat


class RentPaid(Event, frozen=True):
    """Rent moved from `seat` to `owner`: `blocks` count for `base`, `doubled` by `skyscraper`, `tower` or not at all.

    The arithmetic of CITY-45: "4 blocks: 3.5M, doubled by the skyscraper: 7M".
    """

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash
    blocks: int = 0
    base: Cash = 0
    doubled: str = "no"


class TaxPaid(Event, frozen=True):
    """Industrial tax."""

    seat: Seat
    amount: Cash


class Jailed(Event, frozen=True):
    """Went to jail: `why` is `space`, `doubles` or `card`."""

    seat: Seat
    why: str


class FinePaid(Event, frozen=True):
    """Paid to leave jail."""

    seat: Seat
    amount: Cash


class Freed(Event, frozen=True):
    """A double opened the jail (CITY-112)."""

    seat: Seat


class StayedInJail(Event, frozen=True):
    """No double; `failures` so far in this stay (CITY-113)."""

    seat: Seat
    failures: int


class UnitPressed(Event, frozen=True):
    """The construction button answered 1, 2, 3; 0 stands for the station."""

    seat: Seat
    permit: int


class BlocksBuilt(Event, frozen=True):
    """Blocks were built; rent before and after."""

    seat: Seat
    space: Space
    kind: str
    count: int
    amount: Cash
    before: Cash
    after: Cash


class DebtOpened(Event, frozen=True):
    """A payment cannot be met from cash; `creditor` -1 is the bank (CITY-125)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class DebtPaid(Event, frozen=True):
    """The debt is paid in full (CITY-127)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class Mortgaged(Event, frozen=True):
    """A district was mortgaged for `amount` (CITY-129)."""

    seat: Seat
    space: Space
    amount: Cash


class MortgageLifted(Event, frozen=True):
    """A mortgage was paid back (CITY-131)."""

    seat: Seat
    space: Space
    amount: Cash


class WentBankrupt(Event, frozen=True):
    """Out of the game; `creditor` -1 is the bank (CITY-135)."""

    seat: Seat
    creditor: Seat


class LeftGame(Event, frozen=True):
    """Left by own choice (CITY-141)."""

    seat: Seat


class EstatePassed(Event, frozen=True):
    """What `seat`, now out, had goes to `creditor`, -1 the bank; `cards` are kept ones (CITY-136, CITY-138, CITY-139)."""

    seat: Seat
    creditor: Seat
    amount: Cash
    districts: int
    cards: int = 0


class CallsOpened(Event, frozen=True):
    """Live pace: the last 15 minutes have begun, a new hour may be called (CITY-147)."""


class HourBegan(Event, frozen=True):
    """The next of several hours begins (CITY-194)."""

    hour: int


class HourCalled(Event, frozen=True):
    """A vote for a new hour is open (CITY-147)."""

    seat: Seat


class Voted(Event, frozen=True):
    """An answer to the call: `yes` or `no`."""

    seat: Seat
    answer: str


class HourRenewed(Event, frozen=True):
    """A new hour was agreed."""

    hour: int


class HourRefused(Event, frozen=True):
    """The call for a new hour failed."""


class RoundsLeft(Event, frozen=True):
    """Slow pace: so many rounds are left, this one included (CITY-146)."""

    rounds: int


class HourEnded(Event, frozen=True):
    """The clock is out: the turn in progress is the last (CITY-148)."""


class Counted(Event, frozen=True):
    """One line of the final count: `rents` is what all own districts would bring (CITY-149)."""

    seat: Seat
    cash: Cash
    rents: Cash
    total: Cash
    rank: int


class GameEnded(Event, frozen=True):
    """The final count is made (CITY-149)."""


Facts = (
    OrderRolled
    | TurnBegan
    | Rolled
    | Moved
    | SalaryPaid
    | Visited
    | Bought
    | BankOpened
    | AuctionOpened
    | BidMade
    | Passed
    | BiddingEnded
    | LotSold
    | LotUnsold
    | AuctionSkipped
    | RentPaid
    | TaxPaid
    | Jailed
    | FinePaid
    | Freed
    | StayedInJail
    | UnitPressed
    | BlocksBuilt
    | StationPlaced
    | TripMade
    | LandmarkBuilt
    | SpecialPlaced
    | SpecialRemoved
    | NothingPlaced
    | CardDrawn
    | CardKept
    | CardUsed
    | CardVoid
    | CardPaid
    | DistrictInherited
    | DistrictTaken
    | DistrictReturned
    | TaxiTaken
    | RentDodged
    | TaxDodged
    | DodgeTaken
    | DealProposed
    | DealMade
    | DealRefused
    | DealWithdrawn
    | DealLapsed
    | DebtOpened
    | DebtPaid
    | Mortgaged
    | MortgageLifted
    | WentBankrupt
    | LeftGame
    | EstatePassed
    | CallsOpened
    | HourBegan
    | HourCalled
    | Voted
    | HourRenewed
    | HourRefused
    | RoundsLeft
    | HourEnded
    | Counted
    | GameEnded
)
