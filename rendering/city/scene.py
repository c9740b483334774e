"""The ground between the lots: lawns, the park with its lake, the river, a bridge and a boat, trees and lanterns."""

from collections.abc import Callable
from itertools import product

from rendering.cache import kept
from rendering.city.buildings import parts
from rendering.city.geometry import MIDDLE
from rendering.shape_data import drawing, paired, read
from rendering.sprite import Pen, Point, Sprite
from rendering.theme import Colour, Theme
from rendering.world import WORLDS

SIZE = MIDDLE[2] - MIDDLE[0], MIDDLE[3] - MIDDLE[1]
CORNER = 10
"""The radius of a green's corners."""
Numbers = tuple[float, ...]


@kept
def ground(theme: Theme) -> Sprite:
    """All that is there before anything is built."""
    pen = Pen(theme, SIZE)
    for each in drawing(read("town.toml")["between"]["scene"]):
        SHAPES[each.kind](pen, each.numbers, WORLDS[theme.key][each.colour])
    return pen.done()


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
    del colour
    (x, y), reach = _points(numbers[:2])[0], numbers[2]
    parts(pen, "tree", (x - reach, y), reach / 14)


def _lantern(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    """A lantern on its pole."""
    ((x, y),) = _points(numbers)
    pen.bar(x - 1, y, x + 1, y + 20, WORLDS[pen.theme.key]["slate"])
    pen.oval(x - 4, y + 18, x + 4, y + 26, colour)


def _round(pen: Pen, numbers: Numbers, colour: Colour) -> None:
    left, top, right, bottom = numbers
    low, high = SIZE[1] - bottom, SIZE[1] - top
    pen.bar(left + CORNER, low, right - CORNER, high, colour)
    pen.bar(left, low + CORNER, right, high - CORNER, colour)
    for x, y in product((left, right - 2 * CORNER), (low, high - 2 * CORNER)):
        pen.oval(x, y, x + 2 * CORNER, y + 2 * CORNER, colour)


SHAPES: dict[str, Callable[[Pen, Numbers, Colour], None]] = {
    "polygon": _polygon,
    "oval": _oval,
    "box": _box,
    "wave": _wave,
    "tree": _tree,
    "lantern": _lantern,
    "round": _round,
}
"""Draws a shape of `town.toml` by its kind."""
