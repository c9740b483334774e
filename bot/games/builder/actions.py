"""The verbs of Builder. Chips are words: `truck` a type, `truck-2` the second truck of whoever holds two."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space
from bot.kit.fields import union_of
from bot.kit.verbs.auctions import Bid, Hammer, Pass
from bot.kit.verbs.debts import GoBankrupt, Mortgage, Settle
from bot.kit.verbs.trades import Accept, Lapse, Propose, Refuse, Withdraw
from bot.kit.verbs.turns import Buy, Decline, EndTurn, Leave, PayFine, Roll, UseJailCard


class Drop(Action, frozen=True):
    """Leave the surplus over six chips on the space one stands on (BUILDER-20)."""

    chips: Goods


class Auction(Action, frozen=True):
    """Send the property reached to auction instead (BUILDER-50)."""


class Steal(Action, frozen=True):
    """Take one chip of that type from that player (BUILDER-82)."""

    victim: Seat
    chip: str


class Park(Action, frozen=True):
    """On Free Parking, two chips for one of another type (BUILDER-83)."""

    chips: Goods
    wanted: str


class Pick(Action, frozen=True):
    """Name the type that a special delivery brings (section 23)."""

    chip: str


class Swap(Action, frozen=True):
    """A forced trade: an own property for another player's (section 23)."""

    own: Space
    other: Space


class Exchange(Action, frozen=True):
    """In step 5, four chips of a type for one of another (BUILDER-102)."""

    chip: str
    wanted: str


class Build(Action, frozen=True):
    """Build a floor. `chips` are those spent where any type will do; none named: the usual choice (BUILDER-109)."""

    site: str
    chips: Goods


class Penthouse(Action, frozen=True):
    """Place the penthouse, which ends the game (BUILDER-113). `chips` as in `Build`."""

    site: str
    chips: Goods


class Ask(Action, frozen=True):
    """Ask for the rent of that claim (BUILDER-66)."""

    claim: int


class Waive(Action, frozen=True):
    """Let that claim go (BUILDER-71)."""

    claim: int


class EndGrace(Action, frozen=True):
    """The clock's: from now on the next roll closes that claim (BUILDER-69)."""

    claim: int


class Repay(Action, frozen=True):
    """Repay a mortgage (BUILDER-124), also at once on receiving the property (BUILDER-121)."""

    space: Space


class Keep(Action, frozen=True):
    """Keep the mortgage of a property just received (BUILDER-121)."""

    space: Space


class KeepAll(Action, frozen=True):
    """Keep all mortgages still to be answered for (BUILDER-158)."""


class EndAndCount(Action, frozen=True):
    """The last active player ends the game, and it is counted (BUILDER-150)."""


Verbs = union_of(Action, vars())
