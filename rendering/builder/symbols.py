"""The signs of Builder: the four machines, spaces, points, bonus cards; a chip as it lies on the table."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from bot.games.builder.data import CHIPS
from rendering.builder.colours import COLOURS, PLAYERS
from rendering.canvas import Canvas, fit, plain, polygon_mask, rounded_mask
from rendering.symbols import GROUP_SIGNS, MARKS, Points, bar
from rendering.theme import Colour, text_on


def wheel(x: float, y: float, radius: float) -> Points:
    """A circle."""
    return tuple((x + radius * cos(pi * step / 12), y + radius * sin(pi * step / 12)) for step in range(24))


def _star() -> Points:
    spikes = ((0.54 if step % 2 == 0 else 0.23, pi * step / 5 - pi / 2) for step in range(10))
    return tuple((0.5 + radius * cos(angle), 0.54 + radius * sin(angle)) for radius, angle in spikes)


def _heart() -> Points:
    turns = [2 * pi * step / 40 for step in range(40)]
    return tuple(
        (0.5 + 0.5 * sin(t) ** 3, 0.46 - 0.031 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)))
        for t in turns
    )


TRUCK: tuple[Points, ...] = (
    ((-0.04, 0.14), (0.6, 0.3), (0.56, 0.62), (0.1, 0.62)),
    ((0.66, 0.26), (0.84, 0.26), (1.04, 0.52), (1.04, 0.76), (0.66, 0.76)),
    bar(0.06, 0.66, 0.7, 0.76),
    wheel(0.26, 0.84, 0.16),
    wheel(0.8, 0.84, 0.16),
)
CRANE: tuple[Points, ...] = (
    bar(0.26, 0.06, 0.4, 0.98),
    bar(0.0, 0.12, 1.0, 0.25),
    bar(0.02, 0.2, 0.18, 0.42),
    bar(0.78, 0.22, 0.85, 0.5),
    bar(0.66, 0.5, 0.97, 0.74),
    bar(0.08, 0.87, 0.58, 0.99),
)
EXCAVATOR: tuple[Points, ...] = (
    ((0.08, 0.76), (0.54, 0.76), (0.62, 0.86), (0.54, 0.97), (0.08, 0.97), (0.0, 0.86)),
    bar(0.02, 0.46, 0.52, 0.72),
    bar(0.26, 0.24, 0.52, 0.5),
    ((0.44, 0.48), (0.66, 0.04), (0.8, 0.04), (0.8, 0.14), (0.58, 0.58)),
    ((0.7, 0.06), (0.82, 0.04), (0.99, 0.5), (0.87, 0.54)),
    ((0.74, 0.5), (1.02, 0.5), (1.02, 0.64), (0.9, 0.78), (0.72, 0.78)),
)
BOAT: tuple[Points, ...] = (
    ((-0.02, 0.62), (1.02, 0.62), (0.84, 0.94), (0.16, 0.94)),
    bar(0.2, 0.38, 0.7, 0.58),
    bar(0.4, 0.08, 0.58, 0.36),
    bar(0.76, 0.3, 0.83, 0.6),
)
SIGNS: dict[str, tuple[Points, ...]] = {
    "truck": TRUCK,
    "crane": CRANE,
    "excavator": EXCAVATOR,
    "boat": BOAT,
    "star": (_star(),),
    "go": MARKS["go"],
    "go-to-jail": MARKS["go-to-jail"],
    "bars": (
        bar(0.0, 0.0, 1.0, 0.12),
        bar(0.0, 0.88, 1.0, 1.0),
        *(bar(x, 0.0, x + 0.12, 1.0) for x in (0.0, 0.29, 0.59, 0.88)),
    ),
    "back": MARKS["back"],
    "steal": (
        bar(0.04, 0.56, 0.18, 0.98),
        bar(0.82, 0.56, 0.96, 0.98),
        bar(0.04, 0.85, 0.96, 0.98),
        ((0.5, 0.0), (0.8, 0.34), (0.61, 0.34), (0.61, 0.7), (0.39, 0.7), (0.39, 0.34), (0.2, 0.34)),
    ),
    "roll": (
        ((0.02, 0.16), (0.5, 0.02), (0.98, 0.16), (0.5, 0.34)),
        ((0.02, 0.26), (0.46, 0.43), (0.46, 0.98), (0.02, 0.8)),
        ((0.98, 0.26), (0.54, 0.43), (0.54, 0.98), (0.98, 0.8)),
    ),
    "swap": (
        ((0.0, 0.3), (0.6, 0.3), (0.6, 0.08), (1.0, 0.38), (0.6, 0.62), (0.6, 0.44), (0.0, 0.44)),
        ((1.0, 0.7), (0.4, 0.7), (0.4, 0.92), (0.0, 0.64), (0.4, 0.5), (0.4, 0.56), (1.0, 0.56)),
    ),
    "coin": (
        bar(0.0, 0.16, 1.0, 0.28),
        bar(0.0, 0.72, 1.0, 0.84),
        bar(0.0, 0.16, 0.1, 0.84),
        bar(0.9, 0.16, 1.0, 0.84),
        ((0.5, 0.32), (0.68, 0.5), (0.5, 0.68), (0.32, 0.5)),
    ),
    "key": (
        *(
            (
                bar(0.0, 0.26, 0.44, 0.38),
                bar(0.0, 0.62, 0.44, 0.74),
                bar(0.0, 0.26, 0.13, 0.74),
                bar(0.31, 0.26, 0.44, 0.74),
            )
        ),
        bar(0.4, 0.44, 1.0, 0.56),
        bar(0.7, 0.5, 0.8, 0.72),
        bar(0.88, 0.5, 0.98, 0.78),
    ),
    "parcel": (
        bar(0.04, 0.2, 0.44, 0.42),
        bar(0.56, 0.2, 0.96, 0.42),
        bar(0.08, 0.48, 0.92, 0.96),
        bar(0.44, 0.1, 0.56, 0.48),
    ),
    "crew": (
        wheel(0.5, 0.3, 0.19),
        bar(0.2, 0.24, 0.8, 0.33),
        ((0.16, 0.98), (0.2, 0.66), (0.36, 0.56), (0.64, 0.56), (0.8, 0.66), (0.84, 0.98)),
    ),
    "community": (
        ((0.0, 0.94), (0.0, 0.5), (0.24, 0.2), (0.46, 0.48), (0.46, 0.94)),
        ((0.54, 0.94), (0.54, 0.48), (0.76, 0.2), (1.0, 0.5), (1.0, 0.94)),
        bar(0.3, 0.66, 0.7, 0.82),
    ),
    "blocks": (bar(0.06, 0.06, 0.94, 0.31), bar(0.06, 0.37, 0.94, 0.62), bar(0.06, 0.68, 0.94, 0.93)),
    "tick": (((0.02, 0.52), (0.18, 0.36), (0.4, 0.58), (0.84, 0.12), (1.0, 0.28), (0.4, 0.9)),),
    "plus": (bar(0.4, 0.06, 0.6, 0.94), bar(0.06, 0.4, 0.94, 0.6)),
    "penthouse": (
        ((-0.02, 0.48), (0.5, 0.04), (1.02, 0.48)),
        bar(0.12, 0.48, 0.26, 0.96),
        bar(0.74, 0.48, 0.88, 0.96),
        bar(0.43, 0.48, 0.57, 0.96),
        bar(0.12, 0.48, 0.88, 0.58),
        bar(0.12, 0.82, 0.88, 0.96),
    ),
    "crown": (((0.0, 0.1), (0.28, 0.42), (0.5, 0.05), (0.72, 0.42), (1.0, 0.1), (0.9, 0.92), (0.1, 0.92)),),
}
"""By word; `chance`, `parking` and `any` are letters."""
LETTERS = {"chance": "?", "parking": "P", "any": "?"}
DEED_SIGNS: dict[str, tuple[Points, ...]] = {**GROUP_SIGNS, "pink": (_heart(),)}
"""Signs of the groups: bars, wave, heart, spark, cross, disc, tree, crown."""


@lru_cache(512)
def sign_mask(kind: str, size: int) -> Image.Image:
    """A sign within a square."""
    return _joined(SIGNS[kind], size)


def _joined(parts: Sequence[Points], size: int) -> Image.Image:
    mask = Image.new("L", (size, size))
    for points in parts:
        one = polygon_mask(size, points)
        mask.paste(255, (0, 0), one)
    return mask


@lru_cache(64)
def _group_mask(group: str, size: int) -> Image.Image:
    return _joined(DEED_SIGNS[group], size)


def sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """A sign in one colour round its centre."""
    if kind in LETTERS:
        box = (centre[0] - size, centre[1] - size, centre[0] + size, centre[1] + size)
        canvas.centred(box, fit(LETTERS[kind], (size * 2, size * 2), (size,), bold=True), colour)
    else:
        canvas.stamp(sign_mask(kind, size), (centre[0] - size // 2, centre[1] - size // 2), colour)


def group_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a colour group, in the colour that reads on it."""
    at = centre[0] - size // 2, centre[1] - size // 2
    canvas.stamp(_group_mask(group, size), at, text_on(COLOURS[group]))


@lru_cache(64)
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
    sign(canvas, CHIPS[kind], centre, round(size * 0.7), text_on(PLAYERS[kind]))


def any_chip(canvas: Canvas, centre: tuple[int, int], size: int, colours: tuple[Colour, Colour]) -> None:
    """A chip of any type: a ring with a question mark, in (ring, ground)."""
    canvas.disc(centre, size // 2, colours[0])
    canvas.disc(centre, size // 2 - 3, colours[1])
    sign(canvas, "any", centre, round(size * 0.68), colours[0])
