"""Who sits at a table: persons, how they are mentioned, the colours of their signs."""

from collections.abc import Sequence

from bot.kit.contract import CLOCK, Seat
from bot.present.panel_context import SEAT_COLOURS, PanelContext


def colour(ctx: PanelContext, seat: Seat) -> int:
    """The colour of a seat's sign, as the pictures have it."""
    return SEAT_COLOURS[ctx.tokens[seat] % len(SEAT_COLOURS)]


def person(ctx: PanelContext, seat: Seat) -> int | None:
    """The person who sits on a seat and plays; None for a robot."""
    chair = ctx.table.chairs[seat]
    return None if chair.robot else chair.person


def mention(ctx: PanelContext, seat: Seat) -> str:
    """A person's mention, a robot's name."""
    who = person(ctx, seat)
    return ctx.name(seat) if who is None else f"<@{who}>"


def people(ctx: PanelContext, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The persons who sit on `seats` and play themselves."""
    found = [person(ctx, seat) for seat in seats if seat != CLOCK]
    return tuple([each for each in found if each is not None])
