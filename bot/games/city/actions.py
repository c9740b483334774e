"""The verbs of City."""

from bot.games.kit.model import Action, Cash, Space


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
