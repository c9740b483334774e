"""What becomes of chips: who takes them, leaves them, exchanges them, spends them on the island.

`chips` has a word for each chip, in the order of the types: `truck`, `truck`, `boat`.
"""

from bot.kit.contract import Event, Goods, Seat, Space


class ChipsReceived(Event, frozen=True):
    """From the bank, after a throw (`roll`), by a `space`, a `card`, or at the start; less where it had too few."""

    seat: Seat
    chips: Goods
    why: str


class ChipsDropped(Event, frozen=True):
    """The surplus is left on a space (BUILDER-20)."""

    seat: Seat
    space: Space
    chips: Goods


class ChipsPickedUp(Event, frozen=True):
    """A token takes what lies on a space (BUILDER-25)."""

    seat: Seat
    space: Space
    chips: Goods


class ChipsExchanged(Event, frozen=True):
    """Chips given to the bank for one of another type: in step 5 or on Free Parking."""

    seat: Seat
    chips: Goods
    wanted: str


class ChipStolen(Event, frozen=True):
    """One chip of another player's (BUILDER-82)."""

    seat: Seat
    victim: Seat
    chip: str


class FloorBuilt(Event, frozen=True):
    """A floor of that level stands; `chips` is what it cost (BUILDER-108)."""

    seat: Seat
    site: str
    level: int
    chips: Goods


class PenthousePlaced(Event, frozen=True):
    """The penthouse stands (BUILDER-113)."""

    seat: Seat
    site: str
    chips: Goods
