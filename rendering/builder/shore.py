"""The island as it was before anybody came: sea with its waves and boats, beach, grass, trees, the lagoon."""

from collections.abc import Sequence

from PIL import Image

from rendering.builder.colours import shadow
from rendering.builder.ground import PLACES, UNIT, Ground
from rendering.cache import kept
from rendering.sprite import Pen, Point, Sprite
from rendering.theme import Colour, Theme
from rendering.world import WORLDS

EDGES = ((0.145, 0.2), (0.1, 0.15), (0.04, 0.08))
"""Shallow water, beach, grass: how far they reach beyond the plots, and how much of their corners is cut off."""
BANK = 5
"""How high the land lies above the sea, on the board."""
WAVES = (
    *((0.02, 0.13, 34), (0.075, 0.045, 40), (0.86, 0.045, 34), (0.9, 0.15, 40), (0.025, 0.955, 60)),
    *((0.12, 0.85, 26), (0.82, 0.955, 60), (0.85, 0.85, 26), (0.36, 0.46, 30), (0.6, 0.55, 26)),
)
"""Where waves begin in the sea, in parts of it from the upper left corner, and how long they are on the board."""
TREES = ((0.93, 0.9), (0.74, 0.94), (5.09, 0.9), (5.26, 0.94), (0.93, 4.32), (5.09, 4.32), (2.14, 2.86), (3.87, 2.86))
"""Where trees stand: in the bays of the coast, and at the lagoon."""


@kept
def draw(ground: Ground, theme: Theme) -> Image.Image:
    """Sea and bare land, as large as the sea. Not to be changed."""
    wide, high = ground.sea[2] - ground.sea[0], ground.sea[3] - ground.sea[1]
    pen, world = Pen(theme, (wide, high)), WORLDS[theme.key]
    pen.bar(0, 0, wide, high, world["sea"])
    _land(pen, ground, EDGES[0], BANK, world["shallow"])
    for x, y, long in WAVES:
        pen.bar(x * wide, (1 - y) * high, x * wide + ground.px(long), (1 - y) * high + ground.px(4), world["deep"])
    _boat(pen, SAIL, (wide * 0.075, high * 0.86), ground.scale)
    _boat(pen, FREIGHTER, (wide * 0.925, high * 0.87), ground.scale)
    _land(pen, ground, EDGES[1], BANK, shadow(world["sand"]))
    _land(pen, ground, EDGES[1], 0, world["sand"])
    _land(pen, ground, EDGES[2], 0, world["grass"])
    for place in TREES:
        _tree(pen, _at(ground, place), ground.scale)
    return pen.done().image.copy()


def _at(ground: Ground, place: Point, down: float = 0) -> Point:
    """The pixel of a place in the sea, counted from the lower left corner upwards."""
    x, y = ground.at(*place)
    return x - ground.sea[0], ground.sea[3] - y - ground.px(down)


def _land(pen: Pen, ground: Ground, edge: tuple[float, float], down: int, colour: Colour) -> None:
    """The plots with so much around them, so many pixels of the board further down."""
    for x, y in PLACES:
        pen.shape([_at(ground, corner, down) for corner in _outline(x, y, edge)], colour)


def _outline(x: int, y: int, edge: tuple[float, float]) -> Sequence[Point]:
    """A plot with so much around it, its corners cut where the land ends on both sides of them."""
    grow, cut = edge
    found: list[Point] = []
    for right, near in ((0, 0), (1, 0), (1, 1), (0, 1)):
        east, south = right * 2 - 1, near * 2 - 1
        corner = x + right + grow * east, y + near + grow * south
        if (x + east, y) in PLACES or (x, y + south) in PLACES:
            found.append(corner)
            continue
        ends = [(corner[0] - cut * east, corner[1]), (corner[0], corner[1] - cut * south)]
        found += ends if right != near else ends[::-1]
    return found


def _tree(pen: Pen, foot: Point, scale: float) -> None:
    """A round tree."""
    (x, y), world = foot, WORLDS[pen.theme.key]
    pen.bar(x - 1.5 * scale, y, x + 1.5 * scale, y + 10 * scale, world["trunk"])
    pen.oval(x - 8 * scale, y + 6 * scale, x + 8 * scale, y + 22 * scale, world["leaf"])


@kept
def trees(unit: int, theme: Theme) -> Sprite:
    """Trees on land that waits."""
    scale = unit / UNIT
    pen = Pen(theme, (round(30 * scale), round(24 * scale)))
    _tree(pen, (8 * scale, 4 * scale), scale * 0.75)
    _tree(pen, (20 * scale, 0), scale * 0.9)
    return pen.done()


Figure = tuple[tuple[tuple[tuple[float, float], ...], str], ...]
SAIL: Figure = (
    (((-19, 8), (19, 8), (12, 0), (-12, 0)), "roof"),
    (((-2, 11), (-2, 44), (-17, 11)), "sail"),
    (((2, 11), (2, 38), (15, 11)), "sail"),
)
FREIGHTER: Figure = (
    (((-30, 12), (20, 12), (24, 16), (34, 16), (25, 0), (-24, 0)), "slate"),
    (((-27, 12), (-27, 32), (-11, 32), (-11, 12)), "wall"),
    (((-23, 32), (-23, 40), (-17, 40), (-17, 32)), "roof"),
    (((-7, 12), (-7, 22), (5, 22), (5, 12)), "roof"),
    (((7, 12), (7, 22), (18, 22), (18, 12)), "wood"),
)
"""Boats from their waterline's middle, in pixels of the board: shapes and the words of their colours."""


def _boat(pen: Pen, figure: Figure, foot: tuple[float, float], scale: float) -> None:
    """A boat on the sea."""
    (x, y), world = foot, WORLDS[pen.theme.key]
    for points, word in figure:
        pen.shape([(x + across * scale, y + up * scale) for across, up in points], world[word])
