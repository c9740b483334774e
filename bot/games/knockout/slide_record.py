"""What a slide was, as whole numbers: micrometres, microseconds, millionths of a degree.

A picture sequence is drawn from this and nothing else; a game is made again from it without simulating (KNOCKOUT-144).
"""

from typing import Annotated

import msgspec

from bot.kit.contract import Space


class Lying(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A token at rest: its number and its centre in micrometres."""

    token: int
    x: int
    y: int


class Touch(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Two tokens touch, `first` with the lower number; `at` in microseconds, `closing` in micrometres a second."""

    at: int
    first: int
    second: int
    closing: int


class Exit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A token's centre crosses the edge there (KNOCKOUT-106)."""

    at: int
    token: int
    x: int
    y: int


class Segment(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """From `at` on a token runs from `x`, `y` with the velocity `vx`, `vy` (micrometres a second), braked until it rests.

    It holds until the token's next segment, its exit, or until it rests: after t seconds it has gone
    v t - BRAKE t t / 2 millimetres along its line, and v / BRAKE is the time of its rest.
    """

    at: int
    token: int
    x: int
    y: int
    vx: int
    vy: int


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """All that became of one slide, as physics tells it (KNOCKOUT-146).

    `time`: when all was at rest. `touches` and `exits` in their order, `path` the segments of every token that moved,
    by time. `rest`: every token that moved and is on the board or behind GO, by number; who left is in `exits` alone.
    """

    time: int
    touches: tuple[Touch, ...] = ()
    exits: tuple[Exit, ...] = ()
    path: tuple[Segment, ...] = ()
    rest: tuple[Lying, ...] = ()


class Landed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What became of a token that moved: `status` (`board`, `jail`, `out`) and its space, 0 when it is out.

    `origin` is the space on which it lay before, 0 for a token that came from the hand or from Jail.
    """

    token: int
    status: str
    space: Space
    origin: Space


Outcomes = Annotated[Outcome, "data"]
Lies = Annotated[tuple[Lying, ...], "data"]
Landings = Annotated[tuple[Landed, ...], "data"]
"""Fields of an event that no sentence says."""
