"""What is built on the island: blocks stacked floor by floor with their number on the roof, the one penthouse."""

import msgspec

from rendering.builder.colours import DAY, GOLD, PLAYERS, ROOFS, SIDES, pane
from rendering.builder.ground import UNIT
from rendering.cache import kept
from rendering.canvas import Canvas, Style
from rendering.index_canvas import on
from rendering.sprite import Pen, Sprite
from rendering.theme import NIGHT, Theme
from rendering.world import tones

WIDE, FLOOR, ROOF, SHADOW = 36, 9, 23, 4
"""Of a building on the board: how wide it and how high a floor is, how deep its roof, how wide its shadow."""
CROWN, HULL = 32, 96
"""How high the penthouse is with its flag, and how long its barge, on the board."""
FIGURE = 26
"""The number on a roof, on the board."""
PANES = ((4, 12), (14, 22), (24, 32))
"""The windows of a floor, from and to."""


class Tower(msgspec.Struct, frozen=True):
    """A building: the sign of its owner, its floors, whether the penthouse is on it."""

    sign: int
    floors: int
    penthouse: bool = False


@kept
def draw(tower: Tower, unit: int, theme: Theme) -> Sprite:
    """A building as wide as it is with its shadow on both sides. It stands on its lower edge."""
    sign, high = tower.sign, tower.floors * FLOOR
    pen = Pen(theme, (WIDE + 2 * SHADOW, high + (CROWN if tower.penthouse else ROOF)), unit / UNIT)
    left, right = SHADOW, SHADOW + WIDE
    dark = SIDES[sign]
    pen.shape(((right, 0), (right + SHADOW, 0), (right + SHADOW, high - SHADOW), (right, high)), dark)
    pen.bar(left, 0, right, high, PLAYERS[sign])
    for floor in range(tower.floors):
        low = floor * FLOOR
        for begin, end in PANES:
            pen.bar(left + begin, low + 2, left + end, low + 7, pane(sign, theme))
    if tower.penthouse:
        house(pen, (left + WIDE / 2, high))
        return pen.done()
    pen.bar(left, high, right, high + ROOF, PLAYERS[sign])
    pen.bar(left + 3, high, right - 3, high + ROOF - 3, ROOFS[sign])
    piece = pen.done()
    style = Style(round(FIGURE * (1 + (unit / UNIT - 1) * 0.8)), bold=True)
    y = round((ROOF + 3) / 2 * unit / UNIT - style.size * 0.53)
    on(piece.image, theme).text((piece.image.width // 2, y), str(tower.floors), style, NIGHT, 0.5)
    return piece


def house(pen: Pen, foot: tuple[float, float]) -> None:
    """The penthouse with the middle of its foot at a place: golden walls, a roof of its own and a flag."""
    x, y = foot
    gold, red = tones(GOLD, pen.theme), tones(DAY["roof"], pen.theme)
    pen.bar(x - 18, y, x + 18, y + 13, gold.left)
    pen.bar(x + 12, y, x + 18, y + 13, gold.right)
    for begin in (-14, -3):
        pen.bar(x + begin, y + 3, x + begin + 8, y + 10, NIGHT)
    pen.shape(((x - 22, y + 13), (x + 22, y + 13), (x + 13, y + 22), (x - 13, y + 22)), red.left)
    pen.bar(x - 1, y + 22, x + 1, y + CROWN, DAY["trunk"])
    pen.shape(((x + 1, y + CROWN), (x + 14, y + CROWN - 4), (x + 1, y + CROWN - 8)), GOLD)


@kept
def barge(unit: int, theme: Theme) -> Sprite:
    """The barge with the penthouse."""
    pen = Pen(theme, (HULL, CROWN + 9), unit / UNIT)
    wood = tones(DAY["wood"], theme)
    pen.shape(((0, 12), (HULL, 12), (HULL - 12, 0), (12, 0)), wood.left)
    pen.bar(0, 9, HULL, 12, wood.up)
    pen.bar(70, 12, 82, 20, wood.right)
    house(pen, (42, 9))
    return pen.done()


def stand(canvas: Canvas, foot: tuple[int, int], piece: Sprite) -> None:
    """A piece with the middle of its lower edge on a pixel."""
    at = foot[0] - piece.image.width // 2, foot[1] - piece.image.height
    canvas.put(piece.image, at, piece.mask)
