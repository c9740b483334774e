"""The island as it was before anybody came: sea with its waves and a sail, beach, grass, trees, the lagoon."""

from functools import lru_cache

from PIL import Image

from rendering.builder.colours import shadow
from rendering.builder.ground import PLACES, Ground
from rendering.isometric import WORLDS, IsometricPen
from rendering.sprite import Pen
from rendering.theme import Colour, Theme

DEEP = 0.12
"""How high the land lies above the sea."""
EDGES = ((0.3, 0.3), (0.2, 0.22), (0.09, 0.14))
"""Shallow water, beach, grass: how far they reach beyond the plots, and how much of their corners is cut off."""
WAVES = (
    *((0.03, 0.07, 40), (0.3, 0.12, 44), (0.68, 0.12, 40), (0.93, 0.07, 34), (0.05, 0.75, 34)),
    *((0.17, 0.88, 52), (0.66, 0.93, 60), (0.86, 0.8, 46), (0.5, 0.05, 40), (0.9, 0.3, 40)),
)
"""Where waves begin in the sea, in parts of it from the upper left corner, and how long they are on the board."""
TREES = ((1.15, -0.1), (1.42, -0.07), (2.9, -0.09), (4.5, -0.08), (4.78, -0.1), (5.14, 0.86), (5.42, 0.92))
"""Where trees stand: on the beach behind the plots."""


@lru_cache(16)
def draw(ground: Ground, theme: Theme) -> Image.Image:
    """Sea and bare land, as large as the sea. Not to be changed."""
    wide, high = ground.sea[2] - ground.sea[0], ground.sea[3] - ground.sea[1]
    pen, world = Pen(theme, (wide, high)), WORLDS[theme.key]
    left, top = ground.origin
    iso = IsometricPen(pen, (left - ground.sea[0], high - top + ground.sea[1]), ground.unit)
    pen.bar(0, 0, wide, high, world["sea"])
    for x, y, long in WAVES:
        pen.bar(x * wide, (1 - y) * high, x * wide + ground.px(long), (1 - y) * high + ground.px(4), world["deep"])
    _boat(pen, SAIL, (wide * 0.09, high * 0.83), ground.scale)
    _boat(pen, FREIGHTER, (wide * 0.88, high * 0.83), ground.scale)
    _land(iso, EDGES[0], (-DEEP, -DEEP), world["shallow"])
    _land(iso, EDGES[1], (-DEEP, 0.0), shadow(world["sand"]))
    _land(iso, EDGES[1], (0.0, 0.0), world["sand"])
    _land(iso, EDGES[2], (0.0, 0.0), world["grass"])
    for x, y in TREES:
        _tree(pen, iso.at(x, y), ground.scale)
    return pen.done().image.copy()


def _land(iso: IsometricPen, edge: tuple[float, float], between: tuple[float, float], colour: Colour) -> None:
    """The plots with so much around them, filled from one height up to another."""
    low, high = between
    steps = 1 if low == high else 5
    for step in range(steps):
        for x, y in PLACES:
            iso.face([(*corner, low + (high - low) * step / steps) for corner in _outline(x, y, edge)], colour)


def _outline(x: int, y: int, edge: tuple[float, float]) -> list[tuple[float, float]]:
    """A plot with so much around it, its corners cut where the land ends on both sides of them."""
    grow, cut = edge
    found = []
    for right, near in ((0, 0), (1, 0), (1, 1), (0, 1)):
        east, south = right * 2 - 1, near * 2 - 1
        corner = x + right + grow * east, y + near + grow * south
        if (x + east, y) in PLACES or (x, y + south) in PLACES:
            found.append(corner)
            continue
        ends = [(corner[0] - cut * east, corner[1]), (corner[0], corner[1] - cut * south)]
        found += ends if right != near else ends[::-1]
    return found


def _tree(pen: Pen, foot: tuple[float, float], scale: float) -> None:
    """A round tree."""
    (x, y), world = foot, WORLDS[pen.theme.key]
    pen.bar(x - 1.5 * scale, y, x + 1.5 * scale, y + 12 * scale, world["trunk"])
    pen.oval(x - 9 * scale, y + 7 * scale, x + 9 * scale, y + 25 * scale, world["leaf"])


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
