"""The signs of Deal: one for each colour of sets, one for each action, small ones for bank, hand and stars."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.cache import kept
from rendering.canvas import FINE, Canvas, plain, stepped
from rendering.deal.colours import SETS, STAR
from rendering.seat_symbols import SymbolSet, heart, regular, shapes
from rendering.shape_data import Points
from rendering.theme import NIGHT, Colour, text_on

_RAYS = [(0.54 if step % 4 in (0, 1) else 0.34, 2 * pi * (step - 0.5) / 32 - pi / 2) for step in range(32)]
_SUN: Points = tuple((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)) for radius, angle in _RAYS)
SYMBOLS = SymbolSet(
    shapes("deal")
    | {"pink": (heart(0.496, 0.47),), "yellow": (_SUN,), "star": (regular(5, -pi / 2, 0.24, 0.54, (0.5, 0.53)),)}
)
"""Those of the sets' colours (bars, wave, heart, diamond, cross, sun, tree, crown, train, lightning), small signs."""
sign, mask = SYMBOLS.draw, SYMBOLS.mask


def set_sign(canvas: Canvas, colour: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a set's colour, in the ink that reads on it."""
    sign(canvas, colour, centre, size, text_on(SETS[colour]))


def star(canvas: Canvas, centre: tuple[int, int], size: int) -> None:
    """A star with a dark edge, seen on every ground."""
    sign(canvas, "star", centre, size + 4, NIGHT)
    sign(canvas, "star", centre, size - 4, STAR)


@kept
def sector_mask(size: int, start: float, end: float) -> Image.Image:
    """A sector of a disc, angles in degrees from three o'clock on, clockwise."""
    made = Image.new("L", (size * FINE, size * FINE))
    ImageDraw.Draw(made).pieslice((0, 0, size * FINE - 1, size * FINE - 1), start, end, fill=255)
    return stepped(made.reduce(FINE)) if size > 25 else plain(made.reduce(FINE))


def sector(canvas: Canvas, at: tuple[tuple[int, int], int], angles: tuple[float, float], ink: Colour) -> None:
    """A sector of the disc at a (centre, radius)."""
    (x, y), radius = at
    canvas.stamp(sector_mask(2 * radius, *angles), (x - radius, y - radius), ink)
