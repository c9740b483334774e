"""The signs of the classic game: families, kinds of spaces, shops and towers, the three dice."""

from functools import lru_cache

from PIL import Image

from bot.games.classic import data
from rendering.canvas import Canvas, Style, polygon_mask, rounded_mask
from rendering.classic.colours import FAMILIES, RED_DIE
from rendering.symbols import GROUP_SIGNS, MARKS, PIPS, Points, bar
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

BANNER: tuple[Points, ...] = (((0.1, 0.0), (0.9, 0.0), (0.9, 1.0), (0.5, 0.74), (0.1, 1.0)),)
GEAR: tuple[Points, ...] = (
    bar(0.4, 0.0, 0.6, 1.0),
    bar(0.0, 0.4, 1.0, 0.6),
    ((0.08, 0.22), (0.22, 0.08), (0.92, 0.78), (0.78, 0.92)),
    ((0.78, 0.08), (0.92, 0.22), (0.22, 0.92), (0.08, 0.78)),
    ((0.32, 0.12), (0.68, 0.12), (0.88, 0.32), (0.88, 0.68), (0.68, 0.88), (0.32, 0.88), (0.12, 0.68), (0.12, 0.32)),
)
HUB: Points = (
    (0.42, 0.32),
    (0.58, 0.32),
    (0.68, 0.42),
    (0.68, 0.58),
    (0.58, 0.68),
    (0.42, 0.68),
    (0.32, 0.58),
    (0.32, 0.42),
)
SIGNS: dict[str, tuple[Points, ...]] = {
    **{group: points for group, points in GROUP_SIGNS.items() if group != "purple"},
    "pink": GROUP_SIGNS["purple"],
    "faction": BANNER,
    "machine": GEAR,
    data.GO: (((0.0, 0.5), (0.44, 0.06), (0.44, 0.32), (1.0, 0.32), (1.0, 0.68), (0.44, 0.68), (0.44, 0.94)),),
    data.GO_TO_JAIL: MARKS["go-to-jail"],
    data.PARKING: (
        ((0.5, 0.0), (1.0, 0.42), (0.0, 0.42)),
        ((0.5, 0.0), (0.56, 0.0), (0.56, 0.94), (0.44, 0.94), (0.44, 0.0)),
        bar(0.1, 0.62, 0.9, 0.7),
        bar(0.16, 0.62, 0.24, 0.94),
        bar(0.76, 0.62, 0.84, 0.94),
        bar(0.3, 0.9, 0.7, 0.98),
    ),
    data.LEAP: (
        (
            *((0.0, 0.34), (0.3, 0.14), (0.44, 0.3), (0.5, 0.22), (0.56, 0.3), (0.7, 0.14), (1.0, 0.34)),
            *((0.76, 0.42), (0.64, 0.6), (0.58, 0.64), (0.66, 0.9), (0.5, 0.82), (0.34, 0.9), (0.42, 0.64)),
            *((0.36, 0.6), (0.24, 0.42)),
        ),
    ),
    data.CHEST: (
        ((0.04, 0.42), (0.1, 0.2), (0.24, 0.1), (0.76, 0.1), (0.9, 0.2), (0.96, 0.42)),
        ((0.04, 0.5), (0.42, 0.5), (0.42, 0.66), (0.58, 0.66), (0.58, 0.5), (0.96, 0.5), (0.96, 0.92), (0.04, 0.92)),
    ),
    data.TAX: (
        ((0.44, 0.04), (0.56, 0.04), (0.56, 0.86), (0.44, 0.86)),
        bar(0.08, 0.16, 0.92, 0.25),
        bar(0.22, 0.86, 0.78, 0.96),
        ((0.2, 0.2), (0.4, 0.56), (0.0, 0.56)),
        ((0.02, 0.56), (0.38, 0.56), (0.3, 0.68), (0.1, 0.68)),
        ((0.8, 0.2), (1.0, 0.56), (0.6, 0.56)),
        ((0.62, 0.56), (0.98, 0.56), (0.9, 0.68), (0.7, 0.68)),
    ),
    "key": MARKS["key"],
    "coin": MARKS["coin"],
    "deeds": (
        ((0.24, 0.0), (1.0, 0.0), (1.0, 0.76), (0.88, 0.76), (0.88, 0.12), (0.24, 0.12)),
        bar(0.0, 0.22, 0.78, 1.0),
    ),
    data.SHOP: (((0.5, 0.06), (1.0, 0.5), (0.88, 0.5), (0.88, 0.98), (0.12, 0.98), (0.12, 0.5), (0.0, 0.5)),),
    data.TOWER_KIND: (
        (
            *((0.22, 0.0), (0.36, 0.0), (0.36, 0.1), (0.43, 0.1), (0.43, 0.0), (0.57, 0.0), (0.57, 0.1)),
            *((0.64, 0.1), (0.64, 0.0), (0.78, 0.0), (0.78, 0.28), (0.7, 0.34), (0.7, 0.86), (0.82, 1.0)),
            *((0.18, 1.0), (0.3, 0.86), (0.3, 0.34), (0.22, 0.28)),
        ),
    ),
}
"""Families, kinds of spaces (a bird for leaps), a key, a note, two deeds; a shop and a tower."""
HOLES: dict[str, tuple[Points, ...]] = {
    "machine": (HUB,),
    data.TOWER_KIND: (bar(0.44, 0.44, 0.56, 0.6), bar(0.42, 0.78, 0.58, 1.0)),
    data.SHOP: (bar(0.38, 0.62, 0.62, 0.98),),
}
"""What is cut out of a sign."""


@lru_cache(256)
def sign_mask(kind: str, size: int) -> Image.Image:
    """A sign as a mask."""
    mask = Image.new("L", (size, size))
    for points in SIGNS[kind]:
        mask.paste(255, (0, 0), polygon_mask(size, points))
    for points in HOLES.get(kind, ()):
        mask.paste(0, (0, 0), polygon_mask(size, points))
    return mask


def sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """A sign round a centre."""
    canvas.stamp(sign_mask(kind, size), (centre[0] - size // 2, centre[1] - size // 2), colour)


def family_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a family, in the colour that reads on its own."""
    sign(canvas, group, centre, size, text_on(FAMILIES[group]))


PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.0, 0.5), (1.0, 0.5)),
    3: ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)),
    4: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)),
}
"""Where so many shops stand in two rows of two."""


def buildings(canvas: Canvas, level: int, at: tuple[int, int]) -> None:
    """The shops or the tower of a place on their dark plate, its upper left corner at `at`; it is PLATE wide and high."""
    x, y = at
    if not level:
        return
    canvas.rounded((x, y, x + PLATE, y + PLATE), 7, NIGHT)
    if level == data.TOWER:
        canvas.stamp(sign_mask(data.TOWER_KIND, PLATE - 2), (x + 1, y + 1), TOWER_COLOUR)
        return
    size = SHOP_SIZE if level > 1 else SHOP_SIZE + 6
    span = PLATE - 4 - size
    for right, low in PLACES[level]:
        canvas.stamp(sign_mask(data.SHOP, size), (x + 2 + round(span * right), y + 2 + round(span * low)), SNOW)


PLATE, SHOP_SIZE = 40, 17
TOWER_COLOUR: Colour = (255, 200, 61)


def speed_die(canvas: Canvas, face: int, at: tuple[int, int], size: int) -> None:
    """The red Speed Die: one to three pips, a bus, or Mr M's sign."""
    canvas.put(_speed_die(face, size), at, rounded_mask((size, size), size // 5))


@lru_cache(32)
def _speed_die(face: int, size: int) -> Image.Image:
    """A face of it, drawn once."""
    canvas = Canvas(Image.new("RGB", (size, size), RED_DIE))
    if face in PIPS and face <= data.NUMBERS:
        for pip in PIPS[face]:
            column, row = pip % 3, pip // 3
            centre = round(size * (0.24 + 0.26 * column)), round(size * (0.24 + 0.26 * row))
            canvas.disc(centre, round(size * 0.095), SNOW)
    elif face == data.BUS:
        bus(canvas, (size // 2, size // 2), round(size * 0.72), SNOW, RED_DIE)
    elif face in data.MISTER:
        style = Style(round(size * 0.66), bold=True)
        canvas.text((size // 2, size // 2 - round(style.size * 0.53)), "M", style, SNOW, 0.5)
    return canvas.image


def bus(canvas: Canvas, centre: tuple[int, int], size: int, colour: Colour, ground: Colour) -> None:
    """A bus from the side: body, windows, wheels."""
    x, y = centre[0] - size // 2, centre[1] - round(size * 0.36)
    part = size / 100
    canvas.rounded((x, y, x + size, y + round(62 * part)), max(3, round(12 * part)), colour)
    for left in (10, 39, 68):
        box = (x + round(left * part), y + round(12 * part), x + round((left + 22) * part), y + round(32 * part))
        canvas.fill(box, ground)
    for wheel in (26, 74):
        canvas.disc((x + round(wheel * part), y + round(62 * part)), max(3, round(14 * part)), ground)
        canvas.disc((x + round(wheel * part), y + round(62 * part)), max(2, round(9 * part)), colour)


def blank_die(canvas: Canvas, at: tuple[int, int], size: int, theme: Theme) -> None:
    """The place of a die that is not thrown."""
    x, y = at
    canvas.rounded((x, y, x + size, y + size), size // 5, theme.line)
    canvas.rounded((x + 4, y + 4, x + size - 4, y + size - 4), size // 5 - 3, theme.town)
