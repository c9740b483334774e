"""What stands on the stack of a turn of Classic: each top is a decision, or goes on by itself."""

import msgspec

from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.turns import Phase


class ToRoll(Phase, tag=True):
    """The active player rolls (AWAIT_ROLL)."""


class ToLeaveJail(Phase, tag=True):
    """The jailed active player pays, uses a card, or rolls (JAIL_CHOICE)."""


class ToBus(Phase, tag=True):
    """The active player chooses how far the Bus goes (BUS_CHOICE)."""


class ToTriple(Phase, tag=True):
    """The active player names a space (TRIPLE_CHOICE)."""


class ToChooseCard(Phase, tag=True):
    """The active player pays or draws another card (CARD_CHOICE). `deck` is where the card belongs."""

    card: Card
    deck: str


class ToBuy(Phase, tag=True):
    """The active player buys the property reached, or not (BUY_DECISION)."""

    space: Space


class ToEnd(Phase, tag=True):
    """Nothing is left of the turn (TURN_END)."""


class ToMove(msgspec.Struct, tag=True):
    """A move that is still to be made: no decision."""

    steps: int
    number: int = 0


class ToArrive(msgspec.Struct, tag=True):
    """The space reached is still to be resolved. `nearest`: by a card that asks for more rent (CLASSIC-73)."""

    nearest: bool = False
    number: int = 0


class ToMeet(msgspec.Struct, tag=True):
    """Mr M's second move is still to be made (CLASSIC-37)."""

    number: int = 0


class ToInherit(msgspec.Struct, tag=True):
    """`seat` may lift mortgages of `spaces`, which came from a bankrupt (INHERIT). 0 until it comes to the top."""

    seat: Seat
    spaces: list[Space]
    number: int = 0


class Order(msgspec.Struct):
    """What a seat wants in a contest: target levels of a group, in board order."""

    seat: Seat
    group: str
    levels: list[int]


class Contest(Phase, tag=True):
    """More buildings of `kind` are wanted than there are (BUILD_CONTEST, BUILD_AUCTION).

    `asked` have not answered yet. Once `closed`, the orders still open are carried out or auctioned, with an
    `Auction` of `data.SHOP_LOT` or `data.TOWER_LOT` above this.
    """

    kind: str
    orders: list[Order]
    asked: list[Seat]
    closed: bool = False


class Lots(msgspec.Struct, tag=True):
    """Properties of a bankrupt that are still to be auctioned, one by one (CLASSIC-160).

    `creditors` get their part of `pot`, `share` at most, when all are sold (CLASSIC-161); -1 is the Bank.
    """

    seat: Seat
    spaces: list[Space]
    creditors: list[Seat] = []
    pot: Cash = 0
    share: Cash = 0
    number: int = 0


Pending = (
    ToRoll
    | ToLeaveJail
    | ToBus
    | ToTriple
    | ToChooseCard
    | ToBuy
    | ToEnd
    | ToMove
    | ToArrive
    | ToMeet
    | ToInherit
    | Contest
    | Lots
    | Auction
    | Debt
)


PHASES = frozenset({Auction, Debt, ToInherit, Contest, Lots})
"""While one of these is open no dice are thrown, and no other is opened beside it (CLASSIC-23, CLASSIC-217)."""
