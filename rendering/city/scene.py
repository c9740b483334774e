"""The ground of the town: lawns, streets, the river with its lake and its bridge, the square, trees and lanterns."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from rendering.city.geometry import MIDDLE
from rendering.isometric import WORLDS, IsometricPen, tones
from rendering.shape_data import drawing, paired, read
from rendering.sprite import Pen, Point, Sprite
from rendering.theme import Colour, Theme

SIZE = MIDDLE[2] - MIDDLE[0], (MIDDLE[3] - MIDDLE[1]) // 2 * 2
"""Its width, and its height, which is even: every second row repeats the one above."""
CAR = 1.6
"""The pixels of a unit of a car."""
Numbers = tuple[float, ...]


@lru_cache(4)
def ground(theme: Theme) -> Sprite:
    """All that is there before anything is built."""
    pen = Pen(theme, SIZE)
    for each in drawing(read("town.toml")["between"]["scene"]):
        SHAPES[each.kind](pen, each.numbers, WORLDS[theme.key][each.colour])
    return pen.done(rows=2)


def _polygon(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    pen.shape(_points(numbers), colour)


def _points(numbers: Numbers) -> list[Point]:
    """Points from the upper left corner, as the pen counts them: upwards."""
    return [(x, SIZE[1] - y) for x, y in paired(numbers)]


def _oval(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    left, top, right, bottom = numbers
    pen.oval(left, SIZE[1] - bottom, right, SIZE[1] - top, colour)


def _box(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    left, top, right, bottom = numbers
    pen.bar(left, SIZE[1] - bottom, right, SIZE[1] - top, colour)


def _wave(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    left, y, wide = numbers
    _box(pen, (left, y - 2, left + wide, y + 2), colour)


def _tree(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    """A round tree on its foot."""
    (x, y), reach = _points(numbers[:2])[0], numbers[2]
    pen.bar(x - 2, y, x + 2, y + reach, WORLDS[pen.theme.key]["trunk"])
    pen.oval(x - reach, y + reach * 0.6, x + reach, y + reach * 2.6, colour)
    pen.oval(x - reach * 0.8, y + reach * 1.1, x + reach * 0.4, y + reach * 2.4, tones(colour, pen.theme).up)


def _lantern(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    """A lantern on its pole."""
    ((x, y),) = _points(numbers)
    pen.bar(x - 1, y, x + 1, y + 20, WORLDS[pen.theme.key]["slate"])
    pen.oval(x - 4, y + 18, x + 4, y + 26, colour)


def _car(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    """A car that drives to the lower right."""
    car = IsometricPen(pen, _points(numbers)[0], CAR)
    car.prism((-6, -3, 12, 6), 0, 4, tones(colour, pen.theme))
    car.prism((-3, -2.5, 6, 5), 4, 7, tones(WORLDS[pen.theme.key]["window"], pen.theme))


def _stream(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    """A street or a river along a line, round where it bends."""
    half = numbers[0] / 2
    for (x, y), (to_x, to_y) in pairwise(_points(numbers[1:])):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        aside, up = -(to_y - y) / long * half, (to_x - x) / long * half
        ends = (x + aside, y + up), (to_x + aside, to_y + up), (to_x - aside, to_y - up), (x - aside, y - up)
        pen.shape(ends, colour)
        pen.oval(to_x - half, to_y - half, to_x + half, to_y + half, colour)


SHAPES: dict[str, Callable[[Pen, Numbers, Colour], None]] = {
    "polygon": _polygon,
    "oval": _oval,
    "box": _box,
    "wave": _wave,
    "tree": _tree,
    "lantern": _lantern,
    "car": _car,
    "stream": _stream,
}
"""Draws a shape of `town.toml` by its kind."""
