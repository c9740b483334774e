"""The verbs of Builder. Chips are words: `truck` a type, `truck-2` the second truck of whoever holds two."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space


class Drop(Action, frozen=True):
    """Leave the surplus over six chips on the space one stands on (BUILDER-20)."""

    chips: Goods


class Roll(Action, frozen=True):
    """Roll both dice: step 2 of a turn, or for a double in jail (BUILDER-30, BUILDER-93)."""


class PayFine(Action, frozen=True):
    """Pay 50 and leave jail (BUILDER-91)."""


class UseJailCard(Action, frozen=True):
    """Leave jail with a Get Out of Jail Free card (BUILDER-92)."""


class Buy(Action, frozen=True):
    """Buy the property reached at its price (BUILDER-49)."""


class Auction(Action, frozen=True):
    """Send the property reached to auction instead (BUILDER-50)."""


class Bid(Action, frozen=True):
    """Bid that much (BUILDER-53)."""

    amount: Cash


class Pass(Action, frozen=True):
    """Bid no more in this auction (BUILDER-57)."""


class Hammer(Action, frozen=True):
    """The clock's: the auction's time is up (BUILDER-58)."""


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


class Decline(Action, frozen=True):
    """Neither steal, nor exchange, nor swap."""


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


class EndTurn(Action, frozen=True):
    """End step 5 and with it the turn (BUILDER-14)."""


class Ask(Action, frozen=True):
    """Ask for the rent of that claim (BUILDER-66)."""

    claim: int


class Waive(Action, frozen=True):
    """Let that claim go (BUILDER-71)."""

    claim: int


class EndGrace(Action, frozen=True):
    """The clock's: from now on the next roll closes that claim (BUILDER-69)."""

    claim: int


class Mortgage(Action, frozen=True):
    """Mortgage an own property (BUILDER-123)."""

    space: Space


class Repay(Action, frozen=True):
    """Repay a mortgage (BUILDER-124), also at once on receiving the property (BUILDER-121)."""

    space: Space


class Keep(Action, frozen=True):
    """Keep the mortgage of a property just received (BUILDER-121)."""

    space: Space


class KeepAll(Action, frozen=True):
    """Keep all mortgages still to be answered for (BUILDER-158)."""


class GoBankrupt(Action, frozen=True):
    """Declare bankruptcy over a debt that cannot be met (BUILDER-129)."""


class Settle(Action, frozen=True):
    """The clock's for a debtor: mortgage what is needed, or go bankrupt (BUILDER-130)."""


class Propose(Action, frozen=True):
    """Offer a trade: `give` and `pay` for `take` and `ask` (BUILDER-117).

    Goods: properties by space, chips and kept cards by word. To whoever has an offer open to oneself it is a counter,
    which replaces that offer (BUILDER-120).
    """

    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class Accept(Action, frozen=True):
    """Accept the offer of that number (BUILDER-119)."""

    deal: int


class Refuse(Action, frozen=True):
    """Decline the offer of that number."""

    deal: int


class Withdraw(Action, frozen=True):
    """Cancel one's own offer of that number (BUILDER-120)."""

    deal: int


class Lapse(Action, frozen=True):
    """The clock's: the time for the answer is up."""

    deal: int


class Leave(Action, frozen=True):
    """Leave the game (BUILDER-148)."""


class EndAndCount(Action, frozen=True):
    """The last active player ends the game, and it is counted (BUILDER-150)."""


Verbs = (
    Drop
    | Roll
    | PayFine
    | UseJailCard
    | Buy
    | Auction
    | Bid
    | Pass
    | Hammer
    | Steal
    | Park
    | Pick
    | Swap
    | Decline
    | Exchange
    | Build
    | Penthouse
    | EndTurn
    | Ask
    | Waive
    | EndGrace
    | Mortgage
    | Repay
    | Keep
    | KeepAll
    | GoBankrupt
    | Settle
    | Propose
    | Accept
    | Refuse
    | Withdraw
    | Lapse
    | Leave
    | EndAndCount
)
