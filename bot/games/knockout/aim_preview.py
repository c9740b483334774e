"""What an aim promises: where a perfect hand would go, how far a real one strays, what is touched first, which row."""

from collections.abc import Iterable
from itertools import pairwise
from math import erf, sqrt

import msgspec

from bot.games.knockout.data import ACROSS, COLUMNS, GO, LAUNCH, LENGTH, RADIUS, ROWS, UP, WIDTH, column, row
from bot.games.knockout.physics import heading
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import launch, reach, spread
from bot.kit.contract import Space

Aim = tuple[int, int, int]
"""Lane in millimetres, angle in tenths of a degree, power (KNOCKOUT-24)."""
Point = tuple[int, int]
"""Micrometres from the left and the near edge."""
FINE = 1000


class Preview(msgspec.Struct, frozen=True):
    """What the aiming panel draws; never what happens after the first touch (section 18).

    `start` and `stop` of a perfect slide, which ends at the edge if it `leaves`; `near` and `far` bound the stopping band
    of one sigma along the aim line. `touch` is where the slid token would touch the token `touched` first; None, and -1,
    if nothing is in the way.
    """

    start: Point
    stop: Point
    near: Point
    far: Point
    leaves: bool
    touch: Point | None = None
    touched: int = -1


def aim_at(space: Space) -> Aim:
    """Straight at the middle of a space (KNOCKOUT-108)."""
    return column(space) * ACROSS + ACROSS // 2, 0, power_for(row(space))


def power_for(row_: int) -> int:
    """The power that stops in the middle of a row (KNOCKOUT-108)."""
    return 10 * row_ - 5


def preview(lying: Iterable[Lying], aim: Aim) -> Preview:
    """An aim among the tokens at rest."""
    lane, _, power = aim
    ux, uy = heading(launch(*aim).direction)
    way, sigma = reach(power) / FINE, spread(power)[0] / FINE
    edge = _edge(lane, ux, uy)
    first = first_touch(lying, (lane, ux, uy), min(way, edge))

    def point(along: float) -> Point:
        along = max(0.0, min(along, edge))
        return round((lane + ux * along) * FINE), round((LAUNCH + uy * along) * FINE)

    touch = None if first is None else point(first[0])
    return Preview(
        start=point(0.0),
        stop=point(way),
        near=point(way - sigma),
        far=point(way + sigma),
        leaves=way > edge,
        touch=touch,
        touched=-1 if first is None else first[1],
    )


def _edge(lane: int, ux: float, uy: float) -> float:
    """How far it is to the edge along a line that goes up the board."""
    up = (LENGTH - LAUNCH) / uy
    if ux == 0.0:
        return up
    return min(up, ((WIDTH if ux > 0.0 else 0) - lane) / ux)


def first_touch(lying: Iterable[Lying], line: tuple[int, float, float], way: float) -> tuple[float, int] | None:
    """How far along the line (lane, sine, cosine) the first token is touched, and which; None if none is within `way`."""
    lane, ux, uy = line
    found: tuple[float, int] | None = None
    for one in lying:
        dx, dy = one.x / FINE - lane, one.y / FINE - LAUNCH
        ahead, aside = dx * ux + dy * uy, dx * uy - dy * ux
        depth = 4 * RADIUS * RADIUS - aside * aside
        if ahead <= 0.0 or depth <= 0.0:
            continue
        at = ahead - sqrt(depth)
        if at <= way and (found is None or (at, one.token) < found):
            found = max(0.0, at), one.token
    return found


def chances(power: int) -> tuple[int, ...]:
    """In per cent, how often a straight slide with nothing in the way ends short of GO, on row 1 to 10, past the edge."""
    sigma = spread(power)[0] / FINE
    ends = LAUNCH + reach(power) / FINE
    lines = [GO + UP * k for k in range(ROWS + 1)]
    below = [0.0, *((1.0 + erf((line - ends) / (sigma * sqrt(2.0)))) / 2.0 for line in lines), 1.0]
    return tuple([round(100 * (high - low)) for low, high in pairwise(below)])


def spaces_of(column_: int) -> tuple[Space, ...]:
    """The spaces of a column, from GO on."""
    return tuple([1 + column_ + COLUMNS * up for up in range(ROWS)])
