"""The verbs of the classic game."""

from bot.kit.contract import Action, Cash, Goods, Seat, Space
from bot.kit.fields import union_of
from bot.kit.verbs import trades as kit_trades
from bot.kit.verbs.auctions import Bid, Hammer, Pass
from bot.kit.verbs.debts import GoBankrupt, Mortgage, Settle
from bot.kit.verbs.trades import Lapse, Refuse, Withdraw
from bot.kit.verbs.turns import Buy, Decline, Done, EndHour, EndTurn, Leave, Pay, PayFine, Roll


class UseJailCard(Action, frozen=True):
    """Leave jail with a jail card, `card-jail-1` or `card-jail-2` (CLASSIC-108, CLASSIC-197)."""

    card: str


class Bus(Action, frozen=True):
    """Move by the `first` white die, the `second`, or their `sum` (CLASSIC-34)."""

    way: str


class Go(Action, frozen=True):
    """After a triple, go forward to any other space (CLASSIC-45)."""

    space: Space


class Draw(Action, frozen=True):
    """Draw another card instead of paying (CLASSIC-218)."""


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


class Lift(Action, frozen=True):
    """Lift the mortgage of an own property (CLASSIC-138, CLASSIC-159)."""

    space: Space


class Propose(kit_trades.Propose, frozen=True):
    """Offer a trade (CLASSIC-145). `lift`: mortgaged properties among `take` that shall be lifted at once (CLASSIC-148)."""

    lift: Goods


class Accept(kit_trades.Accept, frozen=True):
    """Accept the trade of that number; `lift` as in `Propose`, of what is received (CLASSIC-146, CLASSIC-148)."""

    lift: Goods


class Enter(Action, frozen=True):
    """In a shortage, order buildings of the contested kind too (CLASSIC-125)."""

    group: str
    levels: str


class Forgo(Action, frozen=True):
    """In a shortage, order nothing (CLASSIC-125)."""


class CloseContest(Action, frozen=True):
    """The clock's: the time for orders is up (CLASSIC-126)."""


Verbs = union_of(Action, vars())
