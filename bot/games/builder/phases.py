"""What stands on the stack of a turn of Builder: each top is a decision, or goes on by itself."""

import msgspec

from bot.kit.contract import Cash, Seat, Space
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.turns import Phase


class ToDrop(Phase, tag=True):
    """The active player leaves the surplus over six chips (BUILDER-20)."""


class ToRoll(Phase, tag=True):
    """The active player rolls."""


class ToLeaveJail(Phase, tag=True):
    """The jailed active player pays, uses a card or rolls (BUILDER-91 to BUILDER-93)."""


class ToBuy(Phase, tag=True):
    """The active player buys or auctions the property reached (BUILDER-48)."""

    space: Space


class ToSteal(Phase, tag=True):
    """The active player may take one chip (BUILDER-82)."""


class ToPark(Phase, tag=True):
    """The active player may exchange two chips for one (BUILDER-83)."""


class ToPick(Phase, tag=True):
    """A special delivery: the active player names a type (section 23)."""


class ToSwap(Phase, tag=True):
    """A forced trade: the active player may swap two properties (section 23)."""


class ToManage(Phase, tag=True):
    """Step 5: exchange and build (BUILDER-14); in jail exchange only (BUILDER-94)."""


class ToCount(msgspec.Struct, tag=True):
    """The game ends once no rent is waited for (BUILDER-164): no decision, so no number. `why` as in `GameEnded`."""

    why: str
    number: int = 0


class Sale(Auction, tag=True):
    """An auction that also knows what each pass declined (BUILDER-61): `passes` has the standing bid of that moment."""

    passes: list[tuple[Seat, Cash]] = msgspec.field(default_factory=list)


Pending = ToDrop | ToRoll | ToLeaveJail | ToBuy | ToSteal | ToPark | ToPick | ToSwap | ToManage | ToCount | Sale
