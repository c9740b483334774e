"""The verbs and the events of City."""

from bot.games.kit.model import Action, Cash, Event, Seat, Space

# ---- verbs


class Roll(Action, frozen=True):
    """Roll both dice (CITY-10, CITY-109)."""


class PayFine(Action, frozen=True):
    """Pay to leave jail before rolling (CITY-109)."""


class Buy(Action, frozen=True):
    """Buy the district reached at its printed price (CITY-22)."""


class Auction(Action, frozen=True):
    """Send the district reached to auction with an opening amount; 0 is a bank opening (CITY-35, CITY-36)."""

    opening: Cash


class Bid(Action, frozen=True):
    """Bid in the running auction (CITY-39)."""

    amount: Cash


class Pass(Action, frozen=True):
    """Bid no more in this auction (CITY-42)."""


class Hammer(Action, frozen=True):
    """The clock's: the auction's time is up (CITY-40)."""


class Choose(Action, frozen=True):
    """On an auction space, name an unowned district and its opening amount (CITY-27)."""

    space: Space
    opening: Cash


class Skip(Action, frozen=True):
    """On an auction space, do nothing (CITY-27)."""


class Press(Action, frozen=True):
    """Press the unit's construction button (CITY-55)."""


class Build(Action, frozen=True):
    """Build `count` blocks of `kind`, `residential` or `industrial`, on an own district (CITY-57 to CITY-63)."""

    space: Space
    kind: str
    count: int


class LiftMortgage(Action, frozen=True):
    """Pay back the recorded amount of an own district (CITY-131)."""

    space: Space


class Done(Action, frozen=True):
    """End step C (CITY-57)."""


class Mortgage(Action, frozen=True):
    """In debt, mortgage an own district (CITY-128)."""

    space: Space


class GoBankrupt(Action, frozen=True):
    """In debt that cannot be met, give up (CITY-132)."""


class Settle(Action, frozen=True):
    """The clock's for a debtor: mortgage what is needed, or go bankrupt (CITY-133)."""


class Leave(Action, frozen=True):
    """Leave the game (CITY-141)."""


class CallHour(Action, frozen=True):
    """Call for a new hour (CITY-147)."""


class Vote(Action, frozen=True):
    """Answer the call for a new hour with `yes` or `no` (CITY-211)."""

    answer: str


class CloseVote(Action, frozen=True):
    """The clock's: the vote's time is up (CITY-211)."""


class OpenCalls(Action, frozen=True):
    """The clock's: the last quarter of the hour has begun (CITY-147)."""


class EndHour(Action, frozen=True):
    """The clock's: the game hour is over (CITY-148)."""


Verbs = (
    Roll
    | PayFine
    | Buy
    | Auction
    | Bid
    | Pass
    | Hammer
    | Choose
    | Skip
    | Press
    | Build
    | LiftMortgage
    | Done
    | Mortgage
    | GoBankrupt
    | Settle
    | Leave
    | CallHour
    | Vote
    | CloseVote
    | OpenCalls
    | EndHour
)

# ---- events


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
    """A token went from `start` forward to `space`."""

    seat: Seat
    start: Space
    space: Space


class SalaryPaid(Event, frozen=True):
    """GO was crossed or reached (CITY-17, CITY-18)."""

    seat: Seat
    amount: Cash


class Visited(Event, frozen=True):
    """Landed where nothing is to be done: own or mortgaged district, corner, or a space whose rules come later."""

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


OPENINGS = (BankOpened, AuctionOpened)
"""How an auction begins."""


class BidMade(Event, frozen=True):
    """A bid leads."""

    seat: Seat
    space: Space
    amount: Cash


class Passed(Event, frozen=True):
    """A seat bids no more in this auction."""

    seat: Seat
    space: Space


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
    """Rent moved from `seat` to `owner`."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash


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
    """What `seat`, now out, had goes to `creditor`, -1 the bank (CITY-136, CITY-139)."""

    seat: Seat
    creditor: Seat
    amount: Cash
    districts: int


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
