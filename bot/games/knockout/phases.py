"""What stands on the stack of a turn of Knockout."""

import msgspec

from bot.kit.contract import Seat


class ToSlide(msgspec.Struct, tag=True):
    """A token is to be slid by `seat`: `regular`, or `jail` once it was paid for."""

    token: int
    seat: Seat
    kind: str


class ToRetry(msgspec.Struct, tag=True):
    """A token whose own slide has carried it off may be slid again by `seat` (KNOCKOUT-170)."""

    token: int
    seat: Seat


class ToJail(msgspec.Struct, tag=True):
    """A token in Jail may be paid for (KNOCKOUT-37)."""

    token: int


class ToChance(msgspec.Struct, tag=True):
    """A token on Chance may be slid again by `seat` (KNOCKOUT-49)."""

    token: int
    seat: Seat


class ToMove(msgspec.Struct, tag=True):
    """A token on the Railroad may be moved (KNOCKOUT-56)."""

    token: int


Pending = ToSlide | ToRetry | ToJail | ToChance | ToMove
