"""The verbs and the events of City."""

from bot.games.kit.model import Action, Cash, Event, Seat, Space

# ---- verbs


class Roll(Action):
    """Roll both dice (CITY-10, CITY-109)."""


class PayFine(Action):
    """Pay to leave jail before rolling (CITY-109)."""


class Buy(Action):
    """Buy the district reached at its printed price (CITY-22)."""


class Auction(Action):
    """Send the district reached to auction with an opening amount; 0 is a bank opening (CITY-35, CITY-36)."""

    opening: Cash


class Bid(Action):
    """Bid in the running auction (CITY-39)."""

    amount: Cash


class Pass(Action):
    """Bid no more in this auction (CITY-42)."""


class Hammer(Action):
    """The clock's: the auction's time is up (CITY-40)."""


class Choose(Action):
    """On an auction space, name an unowned district and its opening amount (CITY-27)."""

    space: Space
    opening: Cash


class Skip(Action):
    """On an auction space, do nothing (CITY-27)."""


class Press(Action):
    """Press the unit's construction button (CITY-55)."""


class Build(Action):
    """Build `count` blocks of `kind`, `residential` or `industrial`, on an own district (CITY-57 to CITY-63)."""

    space: Space
    kind: str
    count: int


class LiftMortgage(Action):
    """Pay back the recorded amount of an own district (CITY-131)."""

    space: Space


class Done(Action):
    """End step C (CITY-57)."""


class Mortgage(Action):
    """In debt, mortgage an own district (CITY-128)."""

    space: Space


class GoBankrupt(Action):
    """In debt that cannot be met, give up (CITY-132)."""


class Settle(Action):
    """The clock's for a debtor: mortgage what is needed, or go bankrupt (CITY-133)."""


class Leave(Action):
    """Leave the game (CITY-141)."""


class CallHour(Action):
    """Call for a new hour (CITY-147)."""


class Vote(Action):
    """Answer the call for a new hour with `yes` or `no` (CITY-211)."""

    answer: str


class CloseVote(Action):
    """The clock's: the vote's time is up (CITY-211)."""


class EndHour(Action):
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
    | EndHour
)

# ---- events


class OrderRolled(Event):
    """A throw for the first turn (CITY-9)."""

    seat: Seat
    first: int
    second: int


class TurnBegan(Event):
    """A turn begins; rounds and turns count from 1."""

    seat: Seat
    turn: int
    round: int


class Rolled(Event):
    """Two dice were thrown."""

    seat: Seat
    first: int
    second: int


class Moved(Event):
    """A token went from `start` forward to `space`."""

    seat: Seat
    start: Space
    space: Space


class SalaryPaid(Event):
    """GO was crossed or reached (CITY-17, CITY-18)."""

    seat: Seat
    amount: Cash


class Visited(Event):
    """Landed where nothing is to be done: own or mortgaged district, corner, or a space whose rules come later."""

    seat: Seat
    space: Space
    reason: str


class Bought(Event):
    """A district was bought at its price."""

    seat: Seat
    space: Space
    amount: Cash


class AuctionOpened(Event):
    """A district is auctioned; `opener` -1 and amount 0 for a bank opening."""

    space: Space
    opener: Seat
    amount: Cash


class BidMade(Event):
    """A bid leads."""

    seat: Seat
    space: Space
    amount: Cash


class Passed(Event):
    """A seat bids no more in this auction."""

    seat: Seat
    space: Space


class LotSold(Event):
    """The hammer fell."""

    seat: Seat
    space: Space
    amount: Cash


class LotUnsold(Event):
    """Nobody bid."""

    space: Space


class AuctionSkipped(Event):
    """Nothing was auctioned on an auction space."""

    seat: Seat


class RentPaid(Event):
    """Rent moved from `seat` to `owner`."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash


class TaxPaid(Event):
    """Industrial tax."""

    seat: Seat
    amount: Cash


class Jailed(Event):
    """Went to jail: `why` is `space`, `doubles` or `card`."""

    seat: Seat
    why: str


class FinePaid(Event):
    """Paid to leave jail."""

    seat: Seat
    amount: Cash


class Freed(Event):
    """A double opened the jail (CITY-112)."""

    seat: Seat


class StayedInJail(Event):
    """No double; `failures` so far in this stay (CITY-113)."""

    seat: Seat
    failures: int


class UnitPressed(Event):
    """The construction button answered 1, 2, 3; 0 stands for the station."""

    seat: Seat
    permit: int


class BlocksBuilt(Event):
    """Blocks were built; rent before and after."""

    seat: Seat
    space: Space
    kind: str
    count: int
    amount: Cash
    before: Cash
    after: Cash


class DebtOpened(Event):
    """A payment cannot be met from cash; `creditor` -1 is the bank (CITY-125)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class DebtPaid(Event):
    """The debt is paid in full (CITY-127)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class Mortgaged(Event):
    """A district was mortgaged for `amount` (CITY-129)."""

    seat: Seat
    space: Space
    amount: Cash


class MortgageLifted(Event):
    """A mortgage was paid back (CITY-131)."""

    seat: Seat
    space: Space
    amount: Cash


class WentBankrupt(Event):
    """Out of the game; `creditor` -1 is the bank (CITY-135)."""

    seat: Seat
    creditor: Seat


class LeftGame(Event):
    """Left by own choice (CITY-141)."""

    seat: Seat


class HourCalled(Event):
    """A vote for a new hour is open (CITY-147)."""

    seat: Seat


class Voted(Event):
    """An answer to the call: `yes` or `no`."""

    seat: Seat
    answer: str


class HourRenewed(Event):
    """A new hour was agreed."""

    hour: int


class HourRefused(Event):
    """The call for a new hour failed."""


class RoundsLeft(Event):
    """Slow pace: so many rounds are left, this one included (CITY-146)."""

    rounds: int


class HourEnded(Event):
    """The clock is out: the turn in progress is the last (CITY-148)."""


class GameEnded(Event):
    """The final count is made (CITY-149)."""


Facts = (
    OrderRolled
    | TurnBegan
    | Rolled
    | Moved
    | SalaryPaid
    | Visited
    | Bought
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
    | HourCalled
    | Voted
    | HourRenewed
    | HourRefused
    | RoundsLeft
    | HourEnded
    | GameEnded
)
