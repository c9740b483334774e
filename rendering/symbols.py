"""The signs of seats and groups: shape, letter, pattern and colour, so that nothing is told by colour alone."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw

from rendering.board_ring import Box
from rendering.canvas import FINE, Canvas, Style, hatch_mask, plain, polygon_mask, rounded_mask
from rendering.theme import GROUPS, LETTERS, SEATS, Colour, Theme, shade, text_on

Points = tuple[tuple[float, float], ...]


def bar(left: float, top: float, right: float, bottom: float) -> Points:
    """A rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _regular(corners: int, turn: float, inner: float = 1.0) -> Points:
    """A regular polygon in the unit square; `inner` below 1 makes a star."""
    number = corners * (2 if inner < 1 else 1)
    found = []
    for corner in range(number):
        radius = 0.5 * (inner if inner < 1 and corner % 2 else 1.0)
        angle = 2 * pi * corner / number + turn
        found.append((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)))
    return tuple(found)


SHAPES: tuple[Points, ...] = (
    _regular(48, 0.0),
    ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    ((0.5, -0.04), (1.06, 0.93), (-0.06, 0.93)),
    ((0.5, -0.06), (1.06, 0.5), (0.5, 1.06), (-0.06, 0.5)),
    _regular(6, 0.0),
    _regular(5, -pi / 2, 0.62),
    (
        (0.3, 0),
        (0.7, 0),
        (0.7, 0.3),
        (1, 0.3),
        (1, 0.7),
        (0.7, 0.7),
        (0.7, 1),
        (0.3, 1),
        (0.3, 0.7),
        (0, 0.7),
        (0, 0.3),
        (0.3, 0.3),
    ),
    ((0.02, 0.04), (0.98, 0.04), (0.98, 0.5), (0.82, 0.78), (0.5, 1.02), (0.18, 0.78), (0.02, 0.5)),
    ((0.0, 0.16), (0.5, 0.0), (1.0, 0.16), (0.84, 0.5), (1.0, 0.84), (0.5, 1.0), (0.0, 0.84), (0.16, 0.5)),
    ((-0.06, 0.07), (1.06, 0.07), (0.5, 1.04)),
)
"""Tokens: disc, square, triangle, diamond, hexagon, star, cross, shield, pillow, triangle on its tip."""
LOW = {2: 0.14, 7: -0.05, 9: -0.14}
"""How much lower the letter stands in a shape that is heavier at its foot."""


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat % len(LETTERS)]


@lru_cache(256)
def token_mask(seat: int, size: int) -> Image.Image:
    """The silhouette of a seat's token within a square, a little margin left for its rim."""
    inner = 0.84
    points = tuple((0.5 + (x - 0.5) * inner, 0.5 + (y - 0.5) * inner) for x, y in SHAPES[seat % len(SHAPES)])
    return polygon_mask(size, points)


def token(canvas: Canvas, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
    """A seat's token with its letter; `rim` lifts it off what lies below."""
    colour = SEATS[seat % len(SEATS)]
    grown = round(size * 1.2)
    canvas.stamp(token_mask(seat, grown), (centre[0] - grown // 2, centre[1] - grown // 2), rim)
    canvas.stamp(token_mask(seat, size), (centre[0] - size // 2, centre[1] - size // 2), colour)
    style = Style(round(size * 0.52), bold=True)
    low = round(size * LOW.get(seat % len(SHAPES), 0.0))
    canvas.text((centre[0], centre[1] - round(style.size * 0.53) + low), letter(seat), style, text_on(colour), 0.5)


LEVEL = {4: ((4, 5, 16),), 7: ((4, 5, 16),), 9: ((0, 15, 32),)}
UPRIGHT = {5: ((4, 5, 16),), 7: ((4, 5, 16),), 8: ((0, 19, 40),)}
"""The stripes of some patterns: where they begin, how thick they are, their distance."""


@lru_cache(512)
def pattern_mask(seat: int, size: tuple[int, int]) -> Image.Image:
    """The second colour of a seat's pattern over a rectangle: each seat's is its own also in grey."""
    plain = Image.new("L", size)
    kind = seat % 10
    if kind == 0:
        return plain
    if kind == 1:
        return hatch_mask(size, 18, 7)
    if kind == 2:
        return hatch_mask(size, 18, 7).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if kind == 3:
        return _dots(size)
    if kind == 6:
        return ImageChops.lighter(pattern_mask(1, size), pattern_mask(2, size))
    draw = ImageDraw.Draw(plain)
    for start, thick, step in LEVEL.get(kind, ()):
        for y in range(start, size[1], step):
            draw.rectangle((0, y, size[0], y + thick), fill=255)
    for start, thick, step in UPRIGHT.get(kind, ()):
        for x in range(start, size[0], step):
            draw.rectangle((x, 0, x + thick, size[1]), fill=255)
    return plain


def _dots(size: tuple[int, int]) -> Image.Image:
    """Dots in staggered rows."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(large)
    for row, y in enumerate(range(8, size[1] + 8, 15)):
        for x in range(8 + row % 2 * 10, size[0] + 8, 20):
            box = ((x - 5) * FINE, (y - 5) * FINE, (x + 5) * FINE, (y + 5) * FINE)
            draw.ellipse(box, fill=255)
    return plain(large.reduce(FINE))


def patterned(canvas: Canvas, box: Box, seat: int, radius: int = 0) -> None:
    """A rectangle in a seat's colour and pattern."""
    colour = SEATS[seat % len(SEATS)]
    size = box[2] - box[0], box[3] - box[1]
    canvas.rounded(box, radius, colour)
    mask = pattern_mask(seat, size)
    canvas.stamp(
        ImageChops.multiply(mask, rounded_mask(size, radius)) if radius else mask, (box[0], box[1]), shade(colour)
    )


GROUP_SIGNS: dict[str, tuple[Points, ...]] = {
    "brown": (((0.1, 0.1), (0.9, 0.1), (0.9, 0.42), (0.1, 0.42)), ((0.1, 0.58), (0.9, 0.58), (0.9, 0.9), (0.1, 0.9))),
    "sky": (((0.0, 0.62), (0.3, 0.2), (0.6, 0.55), (0.85, 0.15), (1.0, 0.35), (0.7, 0.85), (0.4, 0.5), (0.15, 0.85)),),
    "purple": (((0.5, 0.0), (1.0, 0.95), (0.5, 0.7), (0.0, 0.95)),),
    "orange": (tuple((0.5 + (x - 0.5), 0.5 + (y - 0.5)) for x, y in _regular(4, 0.0, 0.36)),),
    "red": (
        (
            (0.34, 0.0),
            (0.66, 0.0),
            (0.66, 0.34),
            (1, 0.34),
            (1, 0.66),
            (0.66, 0.66),
            (0.66, 1),
            (0.34, 1),
            (0.34, 0.66),
            (0, 0.66),
            (0, 0.34),
            (0.34, 0.34),
        ),
    ),
    "yellow": (_regular(32, 0.0),),
    "green": (((0.5, 0.0), (0.95, 0.55), (0.65, 0.55), (0.65, 1.0), (0.35, 1.0), (0.35, 0.55), (0.05, 0.55)),),
    "blue": (((0.0, 0.1), (0.28, 0.42), (0.5, 0.05), (0.72, 0.42), (1.0, 0.1), (0.9, 0.92), (0.1, 0.92)),),
}
"""Bars, wave, arrowhead, spark, cross, disc, tree, crown."""


def group_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a colour group, in the colour that reads on it."""
    colour = text_on(GROUPS[group])
    for points in GROUP_SIGNS[group]:
        canvas.stamp(polygon_mask(size, points), (centre[0] - size // 2, centre[1] - size // 2), colour)


MARKS: dict[str, tuple[Points, ...]] = {
    "go": (((0.0, 0.5), (0.42, 0.08), (0.42, 0.34), (1.0, 0.34), (1.0, 0.66), (0.42, 0.66), (0.42, 0.92)),),
    "go-to-jail": (
        ((0.0, 0.5), (0.26, 0.22), (0.26, 0.4), (0.5, 0.4), (0.5, 0.6), (0.26, 0.6), (0.26, 0.78)),
        bar(0.56, 0.06, 1.0, 0.15),
        bar(0.56, 0.85, 1.0, 0.94),
        *(bar(x, 0.06, x + 0.07, 0.94) for x in (0.56, 0.745, 0.93)),
    ),
    "back": (
        ((0.0, 0.36), (0.36, 0.0), (0.36, 0.24), (1.0, 0.24), (1.0, 0.48), (0.36, 0.48), (0.36, 0.72)),
        bar(0.78, 0.24, 1.0, 0.96),
        bar(0.3, 0.76, 1.0, 0.96),
    ),
    "coin": (
        bar(0.0, 0.16, 1.0, 0.28),
        bar(0.0, 0.72, 1.0, 0.84),
        bar(0.0, 0.16, 0.1, 0.84),
        bar(0.9, 0.16, 1.0, 0.84),
        ((0.5, 0.32), (0.68, 0.5), (0.5, 0.68), (0.32, 0.5)),
        bar(0.18, 0.44, 0.26, 0.56),
        bar(0.74, 0.44, 0.82, 0.56),
    ),
    "key": (
        (
            *((0.0, 0.5), (0.08, 0.3), (0.28, 0.22), (0.48, 0.3), (0.56, 0.42), (1.0, 0.42), (1.0, 0.58)),
            *((0.56, 0.58), (0.48, 0.7), (0.28, 0.78), (0.08, 0.7)),
        ),
        bar(0.72, 0.5, 0.8, 0.8),
        bar(0.88, 0.5, 0.96, 0.74),
    ),
}
"""An arrow, an arrow to the bars, a way back, a note, a key."""
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(canvas: Canvas, value: int, at: tuple[int, int], size: int, theme: Theme) -> None:
    """A die's face, its upper left corner at `at`."""
    canvas.rounded((at[0], at[1], at[0] + size, at[1] + size), size // 5, theme.residential)
    for pip in PIPS[value]:
        column, row = pip % 3, pip // 3
        centre = at[0] + round(size * (0.24 + 0.26 * column)), at[1] + round(size * (0.24 + 0.26 * row))
        canvas.disc(centre, round(size * 0.095), (20, 22, 27))


ARROW: Points = (
    *((0.0, 0.36), (0.56, 0.36), (0.56, 0.08), (1.0, 0.5)),
    *((0.56, 0.92), (0.56, 0.64), (0.0, 0.64)),
)


def arrow(canvas: Canvas, centre: tuple[int, int], size: int, colour: Colour, *, back: bool = False) -> None:
    """An arrow to the right, or back to the left."""
    points = tuple((1 - x, y) for x, y in ARROW) if back else ARROW
    canvas.stamp(polygon_mask(size, points), (centre[0] - size // 2, centre[1] - size // 2), colour)
