"""The bay inside the ring: hills, a village by the water, a beacon on its rock, a sail; day in light, night in dark."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.canvas import Canvas, stepped
from rendering.classic.colours import BAYS, Bay
from rendering.classic.geometry import MIDDLE
from rendering.theme import Colour, Theme

Outline = tuple[tuple[int, int], ...]
WIDE, HIGH = MIDDLE[2] - MIDDLE[0], MIDDLE[3] - MIDDLE[1]
WATER = 452
"""The height of the water's edge, in the bay's own pixels."""
FAR: Outline = (
    *((0, 372), (46, 352), (92, 362), (150, 318), (196, 340), (232, 326), (286, 366), (340, 346), (398, 372)),
    *((452, 350), (500, 332), (548, 348), (548, WATER), (0, WATER)),
)
NEAR: Outline = (
    *((0, 412), (54, 396), (104, 400), (160, 376), (214, 384), (262, 402), (306, 424), (352, 440), (392, WATER)),
    *((0, WATER),),
)
ROCK: Outline = ((404, WATER + 10), (426, 430), (452, 420), (492, 416), (520, 424), (548, 420), (548, WATER + 10))
SHORE: Outline = (
    (0, WATER - 6),
    (150, WATER - 10),
    (300, WATER - 3),
    (372, WATER + 8),
    (240, WATER + 14),
    (0, WATER + 20),
)
HOUSES: tuple[tuple[int, int, int, int], ...] = (
    *((26, 446, 30, 24), (60, 446, 26, 34), (90, 447, 34, 22), (128, 447, 24, 30), (156, 448, 34, 24)),
    *((196, 449, 26, 32), (226, 450, 34, 20), (44, 414, 26, 20), (92, 412, 28, 18), (140, 400, 26, 22)),
    *((184, 408, 28, 18),),
)
"""Left edge, foot, width and height of the walls of each house."""
CHURCH = (264, 448)
BEACON = (474, 420)
WAVES: tuple[tuple[int, int, int], ...] = (
    *((40, 486, 70), (170, 500, 46), (220, 478, 60), (452, 492, 62), (96, 524, 52), (250, 534, 88), (420, 528, 50)),
    *((30, 566, 64), (180, 572, 40), (376, 562, 60), (470, 580, 54), (110, 610, 80), (290, 616, 56), (440, 634, 60)),
    *((40, 648, 50), (200, 654, 70)),
)
SAIL, MILL = (350, 512), (24, 410)
SUN = (262, 338, 46)
STARS = ((210, 236), (262, 286), (330, 250), (402, 302), (500, 240), (36, 316), (170, 290), (356, 312))


@lru_cache(16)
def outline(points: Outline, size: tuple[int, int]) -> Image.Image:
    """A smooth outline as a mask of the whole bay."""
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).polygon([(x * 2, y * 2) for x, y in points], fill=255)
    return stepped(mask.reduce(2))


def draw(canvas: Canvas, theme: Theme) -> None:
    """The whole bay, in the middle of the board."""
    bay = BAYS[theme.key]
    canvas.fill(MIDDLE, theme.town)
    _sky(canvas, theme, bay)
    _shape(canvas, FAR, bay.far)
    _shape(canvas, NEAR, bay.near)
    _mill(canvas, bay)
    _water(canvas, bay)
    _shape(canvas, SHORE, bay.shore)
    _church(canvas, bay)
    for house in HOUSES[7:] + HOUSES[:7]:
        _house(canvas, house, bay, theme)
    _shape(canvas, ROCK, bay.near)
    _beacon(canvas, bay)
    _sail(canvas, bay)


def _at(x: int, y: int) -> tuple[int, int]:
    return MIDDLE[0] + x, MIDDLE[1] + y


def _fill(canvas: Canvas, left: int, top: int, right: int, bottom: int, colour: Colour) -> None:
    canvas.fill((*_at(left, top), *_at(right, bottom)), colour)


def _shape(canvas: Canvas, points: Outline, colour: Colour) -> None:
    canvas.stamp(outline(points, (WIDE, HIGH)), _at(0, 0), colour)


def _sky(canvas: Canvas, theme: Theme, bay: Bay) -> None:
    """The sun of the day; the moon and the stars of the night."""
    x, y, radius = SUN
    if theme.key == "dark":
        lamp, foot = BEACON
        _shape(canvas, ((lamp, foot - 111), (150, foot - 158), (150, foot - 96)), bay.far)
        _shape(canvas, ((lamp, foot - 111), (WIDE, foot - 126), (WIDE, foot - 98)), bay.far)
    canvas.disc(_at(x, y), radius, bay.light if theme.key == "light" else bay.sail)
    if theme.key == "dark":
        for star in STARS:
            canvas.disc(_at(*star), 2, bay.sail)


def _water(canvas: Canvas, bay: Bay) -> None:
    """The sea and its waves."""
    _fill(canvas, 0, WATER, WIDE, HIGH, bay.sea)
    for left, y, long in WAVES:
        canvas.rounded((*_at(left, y), *_at(left + long, y + 5)), 2, bay.deep)


def _house(canvas: Canvas, house: tuple[int, int, int, int], bay: Bay, theme: Theme) -> None:
    """A house with its gable roof and its window."""
    left, foot, wide, high = house
    _fill(canvas, left, foot - high, left + wide, foot, bay.wall)
    roof = ((left - 3, foot - high), (left + wide // 2, foot - high - wide // 2), (left + wide + 3, foot - high))
    _shape(canvas, roof, bay.roof)
    middle = left + wide // 2
    lit = bay.light if theme.key == "dark" else bay.deep
    _fill(canvas, middle - 3, foot - high + 6, middle + 3, foot - high + 14, lit)


def _church(canvas: Canvas, bay: Bay) -> None:
    """A church with its spire."""
    x, foot = CHURCH
    _fill(canvas, x, foot - 26, x + 34, foot, bay.wall)
    _shape(canvas, ((x - 3, foot - 26), (x + 17, foot - 42), (x + 37, foot - 26)), bay.roof)
    _fill(canvas, x + 34, foot - 48, x + 50, foot, bay.wall)
    _shape(canvas, ((x + 31, foot - 48), (x + 42, foot - 84), (x + 53, foot - 48)), bay.roof)


def _beacon(canvas: Canvas, bay: Bay) -> None:
    """The beacon: a striped tower with its lamp, and by night its beam is in the sky."""
    x, foot = BEACON
    for step in range(4):
        low, high = foot - 24 * step, foot - 24 * (step + 1)
        near, far = 20 - 2 * step, 18 - 2 * step
        tower = ((x - near, low), (x - far, high), (x + far, high), (x + near, low))
        _shape(canvas, tower, bay.wall if step % 2 else bay.roof)
    _fill(canvas, x - 18, foot - 102, x + 18, foot - 96, bay.roof)
    _fill(canvas, x - 9, foot - 120, x + 9, foot - 102, bay.light)
    _shape(canvas, ((x - 14, foot - 120), (x, foot - 138), (x + 14, foot - 120)), bay.roof)


def _sail(canvas: Canvas, bay: Bay) -> None:
    """A boat under sail."""
    x, y = SAIL
    _shape(canvas, ((x - 34, y), (x + 38, y), (x + 26, y + 15), (x - 24, y + 15)), bay.roof)
    _shape(canvas, ((x + 2, y - 5), (x + 2, y - 60), (x + 36, y - 5)), bay.sail)
    _shape(canvas, ((x - 4, y - 5), (x - 4, y - 46), (x - 28, y - 5)), bay.sail)


def _mill(canvas: Canvas, bay: Bay) -> None:
    """A windmill on the hill."""
    x, foot = MILL
    _shape(canvas, ((x - 10, foot), (x - 7, foot - 30), (x + 7, foot - 30), (x + 10, foot)), bay.wall)
    _shape(canvas, ((x - 9, foot - 30), (x, foot - 40), (x + 9, foot - 30)), bay.roof)
    y = foot - 30
    for near, far in (((-24, -20), (24, 20)), ((-20, 24), (20, -24))):
        (left, top), (right, low) = near, far
        _shape(
            canvas,
            ((x + left, y + top), (x + left + 5, y + top), (x + right, y + low), (x + right - 5, y + low)),
            bay.sail,
        )
