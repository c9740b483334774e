"""Lines of a chart: each in its sign's colour and dashes, over level lines; labels that do not touch."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot

import msgspec
from PIL import Image, ImageDraw

from rendering.board_ring import Box
from rendering.canvas import Canvas, Slot, Style, stepped
from rendering.theme import SEATS, Colour, Theme, contrast

THICK, FINER = 7, 2
FIGURE, AMOUNTS = Style(28), (28, 27)
DASHES: tuple[tuple[int, ...], ...] = (
    (),
    (34, 12),
    (12, 10),
    (34, 10, 8, 10),
    (22, 22),
    (8, 18),
    (50, 10),
    (34, 8, 8, 8, 8, 8),
)
"""How a sign's line is broken: pixels drawn and left out by turns; never for the first."""
FAINT = 1.7
"""A line whose colour stands out less from the card gets a rim."""
STEPS = (1, 2, 5)
Point = tuple[float, float]


class Field(msgspec.Struct, frozen=True):
    """Where lines run in a picture of some size, and the amount at its upper edge."""

    box: Box
    size: tuple[int, int]
    high: int

    def points(self, amounts: Sequence[int], last: int) -> list[Point]:
        """A line's amounts in pixels, of which the one numbered `last` stands at the right edge."""
        left, top, right, bottom = self.box
        last = max(1, last)
        return [
            (left + (right - left) * number / last, bottom - (bottom - top) * amount / self.high)
            for number, amount in enumerate(amounts)
        ]


def step(most: int) -> int:
    """The distance of the level lines: 1, 2 or 5 times a power of ten, at most six of them."""
    power = 10
    while True:
        for each in STEPS:
            if most <= 6 * each * power:
                return each * power
        power *= 10


def grid(canvas: Canvas, field: Field, unit: int, said: tuple[Callable[[int], str], str, str], theme: Theme) -> None:
    """Level lines, what is said of their amounts; below them the first and the last turn."""
    left, top, right, bottom = field.box
    amounts, first, last = said
    for amount in range(0, field.high + 1, unit):
        y = bottom - round((bottom - top) * amount / field.high)
        canvas.fill((left, y - 1, right, y + (2 if amount == 0 else 1)), theme.line)
        canvas.text((left - 14, y - 17), amounts(amount), Slot((left - 18, 40), AMOUNTS), theme.muted, 1.0)
    canvas.text((left, bottom + 14), first, FIGURE, theme.muted)
    canvas.text((right, bottom + 14), last, FIGURE, theme.muted, 1.0)


def line(canvas: Canvas, field: Field, sign: int, points: Sequence[Point], theme: Theme) -> None:
    """A line in its sign's colour and dashes."""
    curve(canvas, field, (SEATS[sign % len(SEATS)], sign), points, theme)


def curve(canvas: Canvas, field: Field, how: tuple[Colour, int], points: Sequence[Point], theme: Theme) -> None:
    """A line in a colour, with dashes of a number, and with a rim where the colour alone would be faint."""
    colour, dashes = how[0], DASHES[how[1] % len(DASHES)]
    if contrast(colour, theme.card) < FAINT:
        canvas.stamp(*mask(field.size, points, dashes, THICK + 4), theme.muted)
    canvas.stamp(*mask(field.size, points, dashes, THICK), colour)


def mask(
    size: tuple[int, int], points: Sequence[Point], dashes: Sequence[int], thick: int
) -> tuple[Image.Image, tuple[int, int]]:
    """A broken line in a picture of some size: the part of it where the line runs, and the upper left corner of that."""
    left, top, right, bottom = _around(size, points, thick)
    drawn = Image.new("L", ((right - left) * FINER, (bottom - top) * FINER))
    pen = ImageDraw.Draw(drawn)
    for each in dashed(points, dashes):
        moved = [((x - left) * FINER, (y - top) * FINER) for x, y in each]
        pen.line(moved, fill=255, width=thick * FINER, joint="curve")
    return stepped(drawn.reduce(FINER)), (left, top)


def _around(size: tuple[int, int], points: Sequence[Point], thick: int) -> Box:
    """The pixels around a line, of a picture of some size."""
    across, down = [x for x, _ in points] or [0.0], [y for _, y in points] or [0.0]
    left, top = max(0, int(min(across)) - thick), max(0, int(min(down)) - thick)
    right, bottom = min(size[0], int(max(across)) + thick + 1), min(size[1], int(max(down)) + thick + 1)
    return left, top, max(right, left + 1), max(bottom, top + 1)


def dashed(points: Sequence[Point], dashes: Sequence[int]) -> list[list[Point]]:
    """A line cut into its dashes; whole without any."""
    if not dashes or len(points) < 2:
        return [list(points)] if len(points) > 1 else []
    pieces: list[list[Point]] = []
    number, left, current = 0, float(dashes[0]), [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        length, gone = hypot(to_x - x, to_y - y), 0.0
        while length - gone > left:
            gone += left
            at = (x + (to_x - x) * gone / length, y + (to_y - y) * gone / length)
            if number % 2 == 0:
                pieces.append([*current, at])
            number += 1
            left, current = float(dashes[number % len(dashes)]), [at]
        left -= length - gone
        current.append((to_x, to_y))
    if number % 2 == 0 and len(current) > 1:
        pieces.append(current)
    return pieces


def spread(wanted: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Places in order, at least `least` apart and between `low` and `high`, near those wanted."""
    placed: list[float] = []
    for each in wanted:
        placed.append(max(each, placed[-1] + least if placed else low))
    limit = high
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - least
    return placed
