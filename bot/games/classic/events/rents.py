"""Rents and the claims for them (sections 4.6 and 4.7)."""

from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events.turns import RentPaid


class MachineRolled(Event, frozen=True):
    """The throw for a Machine's rent: `total` counts, `times` over (CLASSIC-71, CLASSIC-72)."""

    seat: Seat
    space: Space
    first: int
    second: int
    speed: str
    total: int
    times: int


class ClaimOpened(Event, frozen=True):
    """`owner` may ask `seat` for the rent of `space` (CLASSIC-75). `claim` is its number."""

    claim: int
    owner: Seat
    seat: Seat
    space: Space
    amount: Cash


class ClaimRecorded(Event, frozen=True):
    """The rent was asked for and is collected after what is going on (CLASSIC-83)."""

    owner: Seat
    seat: Seat
    space: Space
    amount: Cash


class ClaimUnblocked(Event, frozen=True):
    """The owner's protected time is over: the next player may roll (CLASSIC-80)."""

    owner: Seat
    seat: Seat
    space: Space


class ClaimLapsed(Event, frozen=True):
    """The rent can no longer be asked for (CLASSIC-78, CLASSIC-184, CLASSIC-185)."""

    owner: Seat
    seat: Seat
    space: Space
    amount: Cash
