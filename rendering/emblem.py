"""The emblem, a die with a roof on an island; the avatar that shows it, and a banner with a town of such houses."""

import io
from math import cos, pi, sin

from PIL import Image

from rendering.isometric import Base, IsometricPen
from rendering.seat_symbols import PIPS
from rendering.sprite import Pen, Point
from rendering.svg_pen import SvgPen
from rendering.theme import DARK, LIGHT, NIGHT, THEMES, Colour, Theme, blend
from rendering.world import WORLDS, Tones, tones

SIZE, BANNER = (512, 512), (680, 240)
"""The rooms that emblem and banner are drawn in, in pixels; files show them twice as large."""
LARGER = 2
UNIT = 32
"""Pixels that a square of the town goes aside."""
ROUND = 36
"""Corners of a pip."""
SHADE = 0.16
"""How much darker a cream wall is in the shade by day: less than others, or its pips would not stand out."""
WAVES = ((28, 250, 58), (430, 222, 56), (150, 30, 84), (330, 44, 50))
"""Left, low, length."""
TOWN = (
    "65.43.65.3t~",
    "43.6t.42.t4~",
    "...........~",
    "5t.54.35.6~~",
    "36.tt.2t.4~~",
    "...........~",
    "54.32.65~~~~",
    "t3.51.4t~~~~",
    ".........~~~",
    "64.2t.~~~~~~",
    "t5.~~.~~~~~~",
    "~~.~~~~~~~~~",
)
"""A map of the banner's town: the number of pips of a house, trees, streets and the sea; x to the lower right."""
SEA_WAVES = ((9.6, 9.0), (11.5, 7.2), (7.9, 11.0), (13.0, 3.4), (13.2, 5.2))
BOATS = ((12.0, 4.2), (10.3, 7.6), (4.9, 12.5))
"""Where the sea of the banner has a dash, and where boats sail."""
ROOFS = ("roof", "slate", "brick", "steel", "roof")


def files() -> dict[str, bytes]:
    """What a host uploads, by file name: the pictures, and the emblem for pages."""
    return pictures() | {"emblem.svg": svg().encode()}


def pictures() -> dict[str, bytes]:
    """The avatar, and the banner by day and by night, as PNG files by name."""
    drawn = {"avatar": avatar(LIGHT)} | {f"banner-{theme.key}": banner(theme) for theme in THEMES.values()}
    return {f"{name}.png": _png(image) for name, image in drawn.items()}


def avatar(theme: Theme) -> Image.Image:
    """The emblem as an RGB image of 1024 pixels: it fills the square, and what matters lies within the circle."""
    pen = Pen(theme, SIZE, LARGER)
    _emblem(pen)
    return _smooth(pen)


def svg() -> str:
    """The emblem by day as an SVG file, with round corners: the page's icon."""
    pen = SvgPen(LIGHT, SIZE)
    _emblem(pen)
    return pen.text(radius=112)


def banner(theme: Theme) -> Image.Image:
    """A town of such houses as an RGB image of 1360 x 480 pixels."""
    pen = Pen(theme, BANNER, LARGER)
    _town(pen)
    return _smooth(pen)


def _smooth(pen: Pen) -> Image.Image:
    """What a pen has drawn, at its size."""
    return pen.image.convert("RGB").reduce(4)


def _png(image: Image.Image) -> bytes:
    """A small file: flat colours need few."""
    file = io.BytesIO()
    image.quantize(128, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _emblem(pen: Pen) -> None:
    """The island in the bay with its house, the sun or the moon behind it."""
    world = WORLDS[pen.theme.key]
    pen.bar(0, 0, *SIZE, world["sea"])
    pen.oval(316, 318, 440, 442, world["light"])
    for word, inset in (("shallow", 0), ("sand", 18), ("grass", 38)):
        pen.oval(66 + inset, 58 + inset * 0.66, 446 - inset, 238 - inset * 0.44, world[word])
    _house(IsometricPen(pen, (256, 196), 156), pen.theme, (-0.5, -0.5, 1, 1), 1.0, (3, 2))
    _tree(pen, (404, 126), 40)
    for wave in WAVES:
        _wave(pen, wave, 12)


def _house(iso: IsometricPen, theme: Theme, base: Base, high: float, pips: tuple[int, int], roof: str = "roof") -> None:
    """A die with a roof; lit by night."""
    world = WORLDS[theme.key]
    x, y, wide, deep = base
    wall, pip = tones(world["wall"], theme), NIGHT
    if theme == DARK:
        pip = world["lamp"]
    else:
        wall = Tones(wall.up, wall.left, blend(wall.left, NIGHT, SHADE))
    iso.walls(base, 0, high, wall)
    for value, right in zip(pips, (False, True), strict=True):
        for place in PIPS[value]:
            _pip(
                iso,
                base,
                (wide * (0.25 + 0.25 * (place % 3)), high * (0.75 - 0.25 * (place // 3))),
                0.12 * wide,
                pip,
                right,
            )
    over = wide * 0.06
    iso.hip((x - over, y - over, wide + 2 * over, deep + 2 * over), high, high + wide * 0.7, tones(world[roof], theme))


def _pip(iso: IsometricPen, base: Base, at: Point, radius: float, colour: Colour, right: bool) -> None:
    """A pip of a wall; `at`: from its left end and its foot."""
    x, y, wide, deep = base
    turns = [2 * pi * corner / ROUND for corner in range(ROUND)]
    ring = [(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns]
    iso.face([(x + wide, y + deep - u, z) if right else (x + u, y + deep, z) for u, z in ring], colour)


def _tree(pen: Pen, foot: Point, size: float) -> None:
    """A round tree."""
    (x, y), world = foot, WORLDS[pen.theme.key]
    pen.bar(x - size * 0.12, y, x + size * 0.12, y + size * 0.8, world["trunk"])
    pen.oval(x - size * 0.7, y + size * 0.4, x + size * 0.7, y + size * 1.8, world["leaf"])


def _wave(pen: Pen, wave: tuple[float, float, float], high: float) -> None:
    """A dash with round ends."""
    left, low, long = wave
    colour = WORLDS[pen.theme.key]["deep"]
    pen.bar(left + high / 2, low, left + long - high / 2, low + high, colour)
    for end in (left, left + long - high):
        pen.oval(end, low, end + high, low + high, colour)


def _town(pen: Pen) -> None:
    """The town on its island, from the back to the front."""
    theme, world = pen.theme, WORLDS[pen.theme.key]
    pen.bar(0, 0, *BANNER, world["sea"])
    iso = IsometricPen(pen, (BANNER[0] / 2, BANNER[1] + UNIT * 2.1), UNIT)
    for x, y in SEA_WAVES:
        _wave(pen, (*iso.at(x, y), UNIT * 1.2), UNIT / 6)
    squares = [((x, y), kind) for y, row in enumerate(TOWN) for x, kind in enumerate(row)]
    for at, kind in squares:
        if kind != "~":
            iso.prism((*at, 1, 1), -0.3, 0, tones(world["road" if kind == "." else "grass"], theme))
    for (x, y), kind in squares:
        if kind == "t":
            _tree(pen, iso.at(x + 0.35, y + 0.65), UNIT * 0.5)
            _tree(pen, iso.at(x + 0.75, y + 0.45), UNIT * 0.4)
        elif kind.isdigit():
            value, roof = int(kind), ROOFS[(x * 2 + y) % len(ROOFS)]
            _house(iso, theme, (x + 0.13, y + 0.13, 0.74, 0.74), 0.5 + 0.15 * value, (value, 1 + value % 6), roof)
    for x, y in BOATS:
        _boat(pen, iso.at(x, y))


def _boat(pen: Pen, at: Point) -> None:
    """A sailing boat."""
    (x, y), world = at, WORLDS[pen.theme.key]
    pen.shape([(x - 13, y), (x - 9, y - 6), (x + 8, y - 6), (x + 13, y)], world["roof"])
    pen.shape([(x - 1, y + 2), (x - 1, y + 26), (x + 12, y + 2)], world["sail"])
    pen.shape([(x - 3, y + 2), (x - 3, y + 20), (x - 11, y + 2)], world["sail"])
