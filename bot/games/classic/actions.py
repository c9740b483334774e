"""The verbs of the classic game."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space


class Roll(Action, frozen=True):
    """Throw the dice: to move (CLASSIC-13), or for a double that opens the jail (CLASSIC-110)."""


class PayFine(Action, frozen=True):
    """Pay to leave jail before rolling (CLASSIC-107)."""


class UseJailCard(Action, frozen=True):
    """Leave jail with a jail card, `card-jail-1` or `card-jail-2` (CLASSIC-108, CLASSIC-197)."""

    card: str


class Bus(Action, frozen=True):
    """Move by the `first` white die, the `second`, or their `sum` (CLASSIC-34)."""

    way: str


class Go(Action, frozen=True):
    """After a triple, go forward to any other space (CLASSIC-45)."""

    space: Space


class Pay(Action, frozen=True):
    """Pay what the card asks for instead of drawing another one (CLASSIC-218)."""


class Draw(Action, frozen=True):
    """Draw another card instead of paying (CLASSIC-218)."""


class Buy(Action, frozen=True):
    """Buy the property reached at its printed price (CLASSIC-53)."""


class Decline(Action, frozen=True):
    """Do not buy it: it is auctioned (CLASSIC-54)."""


class Bid(Action, frozen=True):
    """Bid for the lot (CLASSIC-88)."""

    amount: Cash


class Pass(Action, frozen=True):
    """Bid no more for this lot (CLASSIC-91)."""


class Hammer(Action, frozen=True):
    """The clock's: the lot's time is up (CLASSIC-92)."""


class EndTurn(Action, frozen=True):
    """Hand over the dice (CLASSIC-20)."""


class Claim(Action, frozen=True):
    """Ask for the rent of the claim of that number (CLASSIC-76)."""

    claim: int


class Unblock(Action, frozen=True):
    """The clock's: the time that protects a claim is over (CLASSIC-80)."""

    claim: int


class Build(Action, frozen=True):
    """Build in a group up to `levels`, as `3-2-2` in board order (CLASSIC-119)."""

    group: str
    levels: str


class Sell(Action, frozen=True):
    """Sell buildings of a group down to `levels` (CLASSIC-131)."""

    group: str
    levels: str


class Mortgage(Action, frozen=True):
    """Mortgage an own property (CLASSIC-135)."""

    space: Space


class Lift(Action, frozen=True):
    """Lift the mortgage of an own property (CLASSIC-138, CLASSIC-159)."""

    space: Space


class Propose(Action, frozen=True):
    """Offer a trade (CLASSIC-145). `lift`: mortgaged properties among `take` that shall be lifted at once (CLASSIC-148)."""

    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    lift: Goods


class Accept(Action, frozen=True):
    """Accept the trade of that number; `lift` as in `Propose`, of what is received (CLASSIC-146, CLASSIC-148)."""

    deal: int
    lift: Goods


class Refuse(Action, frozen=True):
    """Refuse the trade of that number (CLASSIC-145)."""

    deal: int


class Withdraw(Action, frozen=True):
    """Take back one's own offer (CLASSIC-145)."""

    deal: int


class Lapse(Action, frozen=True):
    """The clock's: the time for the answer to a trade is up (CLASSIC-145)."""

    deal: int


class GoBankrupt(Action, frozen=True):
    """Give up a debt that cannot be met (CLASSIC-153)."""


class Settle(Action, frozen=True):
    """The clock's for a debtor: raise the money, or go bankrupt (CLASSIC-154)."""


class Done(Action, frozen=True):
    """Lift no more of the mortgages that came with a bankrupt's deeds (CLASSIC-159)."""


class Enter(Action, frozen=True):
    """In a shortage, order buildings of the contested kind too (CLASSIC-125)."""

    group: str
    levels: str


class Forgo(Action, frozen=True):
    """In a shortage, order nothing (CLASSIC-125)."""


class CloseContest(Action, frozen=True):
    """The clock's: the time for orders is up (CLASSIC-126)."""


class Leave(Action, frozen=True):
    """Leave the game (CLASSIC-179)."""


class EndHour(Action, frozen=True):
    """The clock's: an hour of the limit is over (CLASSIC-165)."""


Verbs = (
    Roll
    | PayFine
    | UseJailCard
    | Bus
    | Go
    | Pay
    | Draw
    | Buy
    | Decline
    | Bid
    | Pass
    | Hammer
    | EndTurn
    | Claim
    | Unblock
    | Build
    | Sell
    | Mortgage
    | Lift
    | Propose
    | Accept
    | Refuse
    | Withdraw
    | Lapse
    | GoBankrupt
    | Settle
    | Done
    | Enter
    | Forgo
    | CloseContest
    | Leave
    | EndHour
)
