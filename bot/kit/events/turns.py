"""What happens in a turn: dice, moves, spaces, purchases, cards, and who leaves."""

from bot.kit.contract import Cash, Event, Seat, Space


class OrderRolled(Event, frozen=True):
    """A throw for the first turn."""

    seat: Seat
    first: int
    second: int


class TurnBegan(Event, frozen=True):
    """A turn begins; rounds and turns count from 1."""

    seat: Seat
    turn: int
    round: int


class Rolled(Event, frozen=True):
    """Two dice were thrown."""

    seat: Seat
    first: int
    second: int


class Moved(Event, frozen=True):
    """A token went from `start` to `space`, forward or backward."""

    seat: Seat
    start: Space
    space: Space


class SalaryPaid(Event, frozen=True):
    """GO was passed or reached."""

    seat: Seat
    amount: Cash


class Visited(Event, frozen=True):
    """A stop where nothing is to be done; `reason` is `own`, `mortgaged`, or the kind of space."""

    seat: Seat
    space: Space
    reason: str


class Bought(Event, frozen=True):
    """A property was bought at its price."""

    seat: Seat
    space: Space
    amount: Cash


class CardDrawn(Event, frozen=True):
    """A Chance card was drawn; `card` is its word."""

    seat: Seat
    card: str


class CardUsed(Event, frozen=True):
    """A kept card was used; `card` is its word."""

    seat: Seat
    card: str


class CardPaid(Event, frozen=True):
    """A card moved money from `seat` to `payee`; -1 is the bank on either side."""

    seat: Seat
    payee: Seat
    amount: Cash


class RentPaid(Event, frozen=True):
    """Rent moved from `seat` to `owner`."""

    seat: Seat
    owner: Seat
    space: Space
    amount: Cash


class LeftGame(Event, frozen=True):
    """Left by own choice or by a vote."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over, the final count is made."""
