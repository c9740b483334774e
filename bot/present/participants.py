"""Who sits at a table: persons, how they are mentioned, the colours of their signs."""

from collections.abc import Sequence

from bot.kit.contract import CLOCK, Seat
from bot.present.table_view import SEAT_COLOURS, TableView


def colour(table_view: TableView, seat: Seat) -> int:
    """The colour of a seat's sign, as the pictures have it."""
    return SEAT_COLOURS[table_view.tokens[seat] % len(SEAT_COLOURS)]


def person(table_view: TableView, seat: Seat) -> int | None:
    """The person who sits on a seat and plays; None for a robot."""
    chair = table_view.table.chairs[seat]
    return None if chair.robot else chair.person


def mention(table_view: TableView, seat: Seat) -> str:
    """A person's mention, a robot's name."""
    who = person(table_view, seat)
    return table_view.name(seat) if who is None else f"<@{who}>"


def people(table_view: TableView, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The persons who sit on `seats` and play themselves."""
    found = (person(table_view, seat) for seat in seats if seat != CLOCK)
    return tuple(each for each in found if each is not None)
