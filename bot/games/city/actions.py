"""The verbs of City."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space


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


class Stay(Action, frozen=True):
    """No taxi (CITY-102), no trip (CITY-72)."""


class UseJailCard(Action, frozen=True):
    """Leave jail with a Get Out of Jail Free card (CITY-109)."""


class Pay(Action, frozen=True):
    """Pay what a kept card could have cancelled."""


class Dodge(Action, frozen=True):
    """Cancel the payment with the card made for it: Rent Dodge (CITY-106) or Tax Dodge (CITY-103)."""


class Propose(Action, frozen=True):
    """Propose a deal: `give` and `pay` for `take` and `ask` (CITY-116). Goods: districts by space, kept cards by word."""

    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class OfferSettlement(Action, frozen=True):
    """A debtor proposes to the creditor a deal that settles the whole debt (CITY-123)."""

    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class Accept(Action, frozen=True):
    """Accept the deal of that number (CITY-122)."""

    deal: int


class Refuse(Action, frozen=True):
    """Refuse the deal of that number."""

    deal: int


class Withdraw(Action, frozen=True):
    """Take back one's own deal of that number (CITY-121)."""

    deal: int


class Lapse(Action, frozen=True):
    """The clock's: the time for the answer to a deal is up (CITY-120)."""

    deal: int


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
    | PlaceStation
    | BuildStadium
    | BuildSkyscraper
    | BuildTower
    | RemoveHazard
    | Place
    | Demolish
    | Pick
    | Taxi
    | Travel
    | Stay
    | UseJailCard
    | Pay
    | Dodge
    | Propose
    | OfferSettlement
    | Accept
    | Refuse
    | Withdraw
    | Lapse
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
