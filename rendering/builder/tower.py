"""What is built on the island: blocks stacked floor by floor with their number on the roof, the one penthouse."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rendering.builder.colours import DAY, GOLD, PLAYERS, ROOFS, SIDES, panes
from rendering.builder.ground import BACK, FLOOR, FOOT
from rendering.canvas import Canvas, Style
from rendering.isometric import Base, IsometricPen, Tones, tones
from rendering.sprite import Pen, Sprite
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

CROWN = 0.66
"""How far the penthouse rises above a roof, its flag included."""
FIGURE = 27
"""The number on a roof, on the board."""
EDGE, FAR = FOOT * 0.13, FOOT * 0.87
RIM: tuple[Base, ...] = (
    *((0.0, 0.0, EDGE, FOOT), (FAR, 0.0, EDGE, FOOT)),
    *((0.0, 0.0, FOOT, EDGE), (0.0, FAR, FOOT, EDGE)),
)
"""The edges of a roof: the right and the left one, those behind and in front of them."""
CORNICE = 0.05
"""How high the light edge is that ends each floor."""


class Tower(msgspec.Struct, frozen=True):
    """A building: the sign of its owner, its floors, whether the penthouse is on it, whether something of it is new."""

    sign: int
    floors: int
    penthouse: bool = False
    new: bool = False


@lru_cache(256)
def draw(tower: Tower, unit: int, theme: Theme) -> Sprite:
    """A building. Its base's lowest corner is in the middle of its lower edge."""
    sign, floors, penthouse, new = tower.sign, tower.floors, tower.penthouse, tower.new
    rise = floors * FLOOR + (CROWN if penthouse else 0)
    pen = Pen(theme, (2 * round(FOOT * unit), round((FOOT + rise) * unit) + 2))
    base = 0.0, 0.0, FOOT, FOOT
    iso = IsometricPen(pen, (round(FOOT * unit), FOOT * unit), unit)
    for floor in range(floors):
        _floor(iso, base, floor * FLOOR, sign, theme)
    top = floors * FLOOR
    roof, ink, edge = _roof(sign, theme, new=new)
    iso.tile(base, roof, top)
    for part in RIM if new else _edges(sign):
        iso.tile(part, edge, top)
    if penthouse:
        house(iso, (FOOT * 0.12, FOOT * 0.12, FOOT * 0.76, FOOT * 0.76), top, theme)
        return pen.done()
    piece = pen.done()
    style = Style(round(FIGURE + (unit / 54 - 1) * 14), bold=True)
    y = piece.image.height - round((FOOT / 2 + top) * unit) - round(style.size * 0.56)
    Canvas(piece.image).text((piece.image.width // 2, y), str(floors), style, ink, 0.5)
    return piece


def _roof(sign: int, theme: Theme, *, new: bool) -> tuple[Colour, Colour, Colour]:
    """The colours of a roof, of the number on it and of its edges: light, or when it is `new` dark in the accent."""
    if not new:
        return ROOFS[sign], NIGHT, PLAYERS[sign]
    lit = theme.accent
    return (lit, SNOW, lit) if text_on(lit) == SNOW else (NIGHT, lit, NIGHT)


def _floor(iso: IsometricPen, base: Base, low: float, sign: int, theme: Theme) -> None:
    """One floor: two windows in each wall, lit by night, and the light edge that parts it from the next one."""
    high = low + FLOOR
    iso.walls(base, low, high, Tones(ROOFS[sign], PLAYERS[sign], SIDES[sign]))
    left, right = panes(sign, theme)
    for begin, end in ((0.1, 0.43), (0.57, 0.9)):
        along, up = (begin * FOOT, end * FOOT), (low + 0.035, low + 0.105)
        iso.left_panel(base, along, up, left)
        iso.right_panel(base, along, up, right)
    iso.walls(base, high - CORNICE, high, Tones(ROOFS[sign], ROOFS[sign], PLAYERS[sign]))


def _edges(sign: int) -> Sequence[Base]:
    """The pattern of a sign on the roof, round the number: none, stripes one way, stripes the other way, dots."""
    near, far, wide = FOOT * 0.06, FOOT * 0.74, FOOT * 0.2
    dots = [(x, y, wide, wide) for x in (near, far) for y in (near, far)]
    return ((), RIM[:2], RIM[2:], dots)[sign]


def house(iso: IsometricPen, base: Base, low: float, theme: Theme) -> None:
    """The penthouse on its base: golden walls, a roof of its own and a flag."""
    x, y, wide, deep = base
    gold, red = tones(GOLD, theme), tones(DAY["roof"], theme)
    eaves = low + 0.16
    iso.walls(base, low, eaves, gold)
    for begin in (0.14, 0.58):
        iso.left_panel(base, (x + wide * begin, x + wide * (begin + 0.28)), (low + 0.04, low + 0.12), NIGHT)
        iso.right_panel(base, (y + deep * begin, y + deep * (begin + 0.28)), (low + 0.04, low + 0.12), NIGHT)
    iso.hip((x - 0.05, y - 0.05, wide + 0.1, deep + 0.1), eaves, eaves + 0.22, red)
    tip, pole = (x + wide / 2, y + deep / 2), eaves + 0.2
    left, high = iso.at(*tip, pole)
    thick, up = wide * 0.07, CROWN - 0.16 - 0.22
    _, end = iso.at(*tip, pole + up)
    size = (end - high) / up
    iso.pen.bar(left - thick * size / 2, high, left + thick * size / 2, end, DAY["trunk"])
    flag = ((left, end), (left + 0.24 * size, end - 0.08 * size), (left, end - 0.16 * size))
    iso.pen.shape(flag, GOLD)


@lru_cache(8)
def barge(unit: int, theme: Theme) -> Sprite:
    """The barge with the penthouse."""
    wide, deep = 0.78, 0.34
    pen = Pen(theme, (round((wide + deep) * unit), round(((wide + deep) / 2 + CROWN + 0.1) * unit) + 2))
    iso = IsometricPen(pen, (deep * unit, (wide + deep) / 2 * unit), unit)
    hull = tones(DAY["wood"], theme)
    iso.prism((0.0, 0.0, wide, deep), 0.0, 0.09, hull)
    house(iso, (0.2, 0.0, 0.38, deep), 0.09, theme)
    return pen.done()


def stand(canvas: Canvas, foot: tuple[int, int], piece: Sprite) -> None:
    """A piece with the middle of its lower edge on a pixel."""
    at = foot[0] - piece.image.width // 2, foot[1] - piece.image.height
    canvas.put(piece.image, at, piece.mask)


def lowest(x: float, y: float) -> tuple[float, float]:
    """The lowest corner of a building on the plot at a column and a row."""
    return x + BACK + FOOT, y + BACK + FOOT
