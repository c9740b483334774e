"""What happens about the jail."""

from bot.kit.contract import Cash, Event, Seat


class Jailed(Event, frozen=True):
    """Went to jail: `why` is `space`, `doubles` or `card`."""

    seat: Seat
    why: str


class FinePaid(Event, frozen=True):
    """Paid to leave jail."""

    seat: Seat
    amount: Cash


class Freed(Event, frozen=True):
    """A double opened the jail."""

    seat: Seat


class StayedInJail(Event, frozen=True):
    """No double; `failures` so far in this stay."""

    seat: Seat
    failures: int
