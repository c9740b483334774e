"""The signs of the classic game: families, kinds of spaces, shops and towers, the three dice."""

from PIL import Image

from bot.games.classic import data
from rendering.cache import kept
from rendering.canvas import Canvas, Style, rounded_mask
from rendering.classic.colours import FAMILIES, RED_DIE
from rendering.seat_symbols import COMMON, GROUP_SIGNS, PIPS, SymbolSet, pips, shapes
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on
from rendering.world import WORLDS

SYMBOLS = SymbolSet(
    COMMON | GROUP_SIGNS | {"pink": GROUP_SIGNS["purple"]} | shapes("classic"), holes=shapes("classic-holes")
)
"""Families, kinds of spaces (a bird for leaps), a key, a note, two deeds; a shop and a tower."""
sign, sign_mask = SYMBOLS.draw, SYMBOLS.mask


def family_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a family, in the colour that reads on its own."""
    sign(canvas, group, centre, size, text_on(FAMILIES[group]))


def sign_row(canvas: Canvas, word: str, centre: tuple[int, int], row: tuple[int, int, int], colour: Colour) -> None:
    """The same sign side by side; `row`: how many, how large, how far from one to the next."""
    count, size, step = row
    for place in range(count):
        sign(canvas, word, (centre[0] + round((place - (count - 1) / 2) * step), centre[1]), size, colour)


PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.0, 0.5), (1.0, 0.5)),
    3: ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)),
    4: ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)),
}
"""By the number of shops: where they stand, in two rows of two."""


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
        _shop(canvas, (x + 2 + round(span * right), y + 2 + round(span * low)), size)


def building_row(canvas: Canvas, level: int, at: tuple[int, int]) -> None:
    """The same side by side, where there is more room; the upper right corner of their plate at `at`."""
    x, y = at
    if level in {0, 1, data.TOWER}:
        buildings(canvas, level, (x - PLATE, y))
        return
    left = x - row_width(level)
    canvas.rounded((left, y, x, y + PLATE), 7, NIGHT)
    for number in range(level):
        _shop(canvas, (left + 5 + number * ROW_STEP, y + (PLATE - ROW_SIZE) // 2), ROW_SIZE)


def row_width(level: int) -> int:
    """How wide that plate is."""
    return PLATE if level in {1, data.TOWER} else level * ROW_STEP + 8


def _shop(canvas: Canvas, at: tuple[int, int], size: int) -> None:
    """A shop as the scenes have their houses: light walls below a roof."""
    mask = sign_mask(data.SHOP, size)
    canvas.stamp(mask, at, SNOW)
    canvas.stamp(mask.crop((0, 0, size, size // 2)), at, ROOF)


PLATE, SHOP_SIZE = 40, 17
ROW_SIZE, ROW_STEP = 24, 26
ROOF = WORLDS["light"]["roof"]
TOWER_COLOUR: Colour = (255, 200, 61)


def speed_die(canvas: Canvas, face: int, at: tuple[int, int], size: int) -> None:
    """The red Speed Die: one to three pips, a bus, or Mr M's sign."""
    canvas.put(_speed_die(face, size), at, rounded_mask((size, size), size // 5))


@kept
def _speed_die(face: int, size: int) -> Image.Image:
    """A face of it, drawn once."""
    canvas = Canvas(Image.new("RGB", (size, size), RED_DIE))
    if face in PIPS and face <= data.NUMBERS:
        for centre in pips(face, (0, 0), size):
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
