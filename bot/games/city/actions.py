"""The verbs of City."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space
from bot.kit.fields import union_of
from bot.kit.verbs.auctions import Bid, Hammer, Pass
from bot.kit.verbs.debts import GoBankrupt, Mortgage, Settle
from bot.kit.verbs.trades import Accept, Lapse, Propose, Refuse, Withdraw
from bot.kit.verbs.turns import Buy, Done, EndHour, Leave, Pay, PayFine, Roll, Stay, UseJailCard


class Auction(Action, frozen=True):
    """Send the district reached to auction with an opening amount; 0 is a bank opening (CITY-35, CITY-36)."""

    opening: Cash


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


class PlaceStation(Action, frozen=True):
    """Put a station on any district without one: by a station permit (CITY-68) or the card C11."""

    space: Space


class BuildStadium(Action, frozen=True):
    """Build a stadium on an own district (CITY-79)."""

    space: Space


class BuildSkyscraper(Action, frozen=True):
    """Build the skyscraper of an own group (CITY-83)."""

    space: Space


class BuildTower(Action, frozen=True):
    """Build the tower (CITY-85)."""

    space: Space


class RemoveHazard(Action, frozen=True):
    """Remove a hazard from an own district: paid in step C (CITY-96), free by the card C20."""

    space: Space
    piece: str


class Place(Action, frozen=True):
    """Put a bonus building or a hazard on a district: planning permission (CITY-87), C13, C15, C16, C21."""

    piece: str
    space: Space


class Demolish(Action, frozen=True):
    """The earthquake removes a bonus building anywhere (C13)."""

    space: Space
    piece: str


class Pick(Action, frozen=True):
    """Name the district that a card is about: C08, C09, C10, C12."""

    space: Space


class Taxi(Action, frozen=True):
    """Use a kept Taxi card right after a dice move: -2, -1, 1 or 2 spaces (CITY-102)."""

    steps: int


class Travel(Action, frozen=True):
    """Take the train to another district with a station (CITY-72)."""

    space: Space


class Dodge(Action, frozen=True):
    """Cancel the payment with the card made for it: Rent Dodge (CITY-106) or Tax Dodge (CITY-103)."""


class OfferSettlement(Action, frozen=True):
    """A debtor proposes to the creditor a deal that settles the whole debt (CITY-123)."""

    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class CallHour(Action, frozen=True):
    """Call for a new hour (CITY-147)."""


class Vote(Action, frozen=True):
    """Answer the call for a new hour with `yes` or `no` (CITY-211)."""

    answer: str


class CloseVote(Action, frozen=True):
    """The clock's: the vote's time is up (CITY-211)."""


class OpenCalls(Action, frozen=True):
    """The clock's: the last quarter of the hour has begun (CITY-147)."""


Verbs = union_of(Action, vars())
