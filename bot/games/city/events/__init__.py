"""What happens in City, told after the fact; cards, deals and the town have files of their own."""

from bot.games.city.events.cards import *
from bot.games.city.events.town import *
from bot.games.city.events.trades import *
from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import turns as kit_turns
from bot.kit.events.auctions import BiddingEnded, BidMade, LotSold, LotUnsold, Passed
from bot.kit.events.debts import DebtOpened, DebtPaid, Mortgaged, MortgageLifted, WentBankrupt
from bot.kit.events.jail import FinePaid, Freed, Jailed, StayedInJail
from bot.kit.events.turns import Bought, GameEnded, LeftGame, Moved, OrderRolled, Rolled, SalaryPaid, TurnBegan, Visited
from bot.kit.fields import union_of


class BankOpened(Event, frozen=True):
    """A district is auctioned with a bank opening: nobody leads yet (CITY-36, CITY-136)."""

    space: Space


class AuctionOpened(Event, frozen=True):
    """A district is auctioned; the opening is the opener's own bid (CITY-35)."""

    space: Space
    opener: Seat
    amount: Cash


class AuctionSkipped(Event, frozen=True):
    """Nothing was auctioned on an auction space."""

    seat: Seat


class RentPaid(kit_turns.RentPaid, frozen=True):
    """Rent moved from `seat` to `owner`: `blocks` count for `base`, `doubled` by `skyscraper`, `tower` or not at all.

    The arithmetic of CITY-45: "4 blocks: 3.5M, doubled by the skyscraper: 7M".
    """

    blocks: int = 0
    base: Cash = 0
    doubled: str = "no"


class TaxPaid(Event, frozen=True):
    """Industrial tax."""

    seat: Seat
    amount: Cash


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


Facts = union_of(Event, vars())
