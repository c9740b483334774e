"""What stands on the stack of a turn of City: each top is a decision, or goes on by itself."""

import msgspec

from bot.kit.contract import Card, Cash, Seat, Space
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.turns import Phase


class ToRoll(Phase, tag=True):
    """The active player rolls."""


class ToLeaveJail(Phase, tag=True):
    """The jailed active player pays or rolls (CITY-109)."""


class ToMove(msgspec.Struct, tag=True):
    """A dice move that goes on by itself once the fine above it is paid (CITY-192): no decision, so no number."""

    steps: int
    number: int = 0


class ToTaxi(Phase, tag=True):
    """The active player may use a Taxi card before the space is resolved (CITY-102)."""


class ToArrive(msgspec.Struct, tag=True):
    """The space reached is still to be resolved, once nothing stands above: no decision."""

    number: int = 0


class ToTravel(msgspec.Struct, tag=True):
    """After the space is resolved: a trip, if a station stands there and another elsewhere (CITY-72, CITY-174).

    One for each cycle (CITY-77). `number` is 0 until it comes to the top and a trip is possible.
    """

    number: int = 0


class ToPay(Phase, tag=True):
    """A payment that a card of the payer could cancel; `cause` is `rent` or `tax` (phase PAY)."""

    seat: Seat
    creditor: Seat
    amount: Cash
    cause: str
    space: Space


class ToPlace(Phase, tag=True):
    """Planning permission: the bonus or the hazard of `space` is placed (CITY-87)."""

    space: Space


class ToPick(Phase, tag=True):
    """A Chance card asks its drawer for a choice (phase CARD)."""

    card: Card


class ToBuy(Phase, tag=True):
    """The active player buys or auctions the district reached (CITY-22)."""

    space: Space


class ToChoose(Phase, tag=True):
    """The active player may name a district to auction (CITY-27)."""


class ToBuild(Phase, tag=True):
    """Step C. `permit` is -1 before the press, 0 for the station; `left` blocks may still be bought (CITY-57).

    `placed`: the station of the permit stands (CITY-68); `travelled`: this cycle's trip is made (CITY-77).
    """

    permit: int = -1
    left: int = 0
    placed: bool = False
    travelled: bool = False


Pending = (
    ToRoll
    | ToLeaveJail
    | ToMove
    | ToTaxi
    | ToArrive
    | ToTravel
    | ToBuy
    | ToChoose
    | ToPay
    | ToPlace
    | ToPick
    | ToBuild
    | Auction
    | Debt
)
