"""The signs of Builder: the four machines, spaces, points, bonus cards; a chip as it lies on the table."""

from math import pi

from PIL import Image

from bot.games.builder.data import CHIPS
from rendering.builder.colours import COLOURS, PLAYERS
from rendering.cache import kept
from rendering.canvas import Canvas, plain, rounded_mask
from rendering.seat_symbols import COMMON, GROUP_SIGNS, Shape, SymbolSet, heart, regular, shapes
from rendering.theme import Colour, Theme, text_on

_PATHS = shapes("builder")
SIGNS: dict[str, Shape] = {
    **COMMON,
    **_PATHS,
    "truck": (*_PATHS["truck"], *(regular(24, radius=0.15, centre=(x, 0.82)) for x in (0.26, 0.8))),
    "crew": (*_PATHS["crew"], regular(24, radius=0.19, centre=(0.5, 0.3))),
    "star": (regular(5, -pi / 2, 0.23, 0.54, (0.5, 0.54)),),
}
"""By word; `chance`, `parking` and `any` are letters."""
DEED_SIGNS: dict[str, Shape] = {**GROUP_SIGNS, "pink": (heart(0.5, 0.46),)}
"""Signs of the groups: bars, wave, heart, spark, cross, disc, tree, crown."""
HOLES: dict[str, Shape] = {
    "truck": (
        ((0.74, 0.36), (0.83, 0.36), (0.92, 0.5), (0.74, 0.5)),
        *(regular(16, radius=0.06, centre=(x, 0.82)) for x in (0.26, 0.8)),
    ),
    "excavator": (((0.06, 0.48), (0.2, 0.48), (0.2, 0.6), (0.06, 0.6)),),
}
"""Windows and hubs."""
SYMBOLS = SymbolSet(SIGNS, {"chance": "?", "parking": "P", "any": "?"}, HOLES)
_GROUPS = SymbolSet(DEED_SIGNS)
sign, sign_mask = SYMBOLS.draw, SYMBOLS.mask


def group_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a colour group, in the colour that reads on it."""
    _GROUPS.draw(canvas, group, centre, size, text_on(COLOURS[group]))


@kept
def _round(radius: int) -> Image.Image:
    """A disc with plain edges where it is small: many of them lie about, and smooth ones cost bytes."""
    mask = rounded_mask((2 * radius, 2 * radius), radius)
    return plain(mask) if radius <= SMALL_CHIP else mask


def _disc(canvas: Canvas, centre: tuple[int, int], radius: int, colour: Colour) -> None:
    canvas.stamp(_round(radius), (centre[0] - radius, centre[1] - radius), colour)


SMALL_CHIP = 20


def chip(canvas: Canvas, kind: int, centre: tuple[int, int], size: int, rim: Colour | None = None) -> None:
    """A chip: its machine on a disc in the colour of the token that has it; `rim` lifts it off what lies below."""
    if rim is not None:
        _disc(canvas, centre, size // 2 + 3, rim)
    _disc(canvas, centre, size // 2, PLAYERS[kind])
    sign(canvas, CHIPS[kind], centre, round(size * 0.74), text_on(PLAYERS[kind]))


def cost_chip(canvas: Canvas, kind: int, centre: tuple[int, int], size: int, theme: Theme) -> None:
    """A chip of a cost; of any type (-1) a ring with a question mark, a little smaller."""
    if kind >= 0:
        chip(canvas, kind, centre, size)
        return
    canvas.disc(centre, size // 2 - 1, theme.muted)
    canvas.disc(centre, size // 2 - 4, theme.card)
    sign(canvas, "any", centre, round((size - 2) * 0.68), theme.muted)
