"""Tokens as they are drawn: a disc in the side's colour, in it the side's shape with the token's number."""

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.knockout.data import TOKENS
from rendering.canvas import Canvas, font, stepped
from rendering.knockout.colours import SIDES
from rendering.knockout.geometry import DISC
from rendering.knockout.symbols import LOW, SHAPES
from rendering.theme import NIGHT, SNOW, Colour

LARGE = 8
"""How much larger a token is drawn before it is reduced."""
PAD = 2
"""Pixels of margin round a sprite, for places between pixels."""
INNER, DIGIT = 0.7, 0.62
"""The size of the shape and of the number, in parts of the diameter."""


class Sprite(msgspec.Struct, frozen=True):
    """A token ready to be stamped; both are as large as its diameter and the margin on each side."""

    image: Image.Image
    mask: Image.Image


@lru_cache(256)
def _large(side: int, digit: str, size: int) -> Image.Image:
    """A token `LARGE` times its size."""
    full = size * LARGE
    image = Image.new("RGB", (full, full), NIGHT)
    draw = ImageDraw.Draw(image)
    rim = full * 0.05
    draw.ellipse((rim, rim, full - 1 - rim, full - 1 - rim), fill=SIDES[side])
    room = full * INNER
    edge = (full - room) / 2
    points = [(edge + x * room, edge + y * room) for x, y in SHAPES[side]]
    draw.polygon(points, fill=SNOW)
    if digit:
        face = font(round(full * DIGIT), bold=True)
        draw.text((full / 2, full / 2 + LOW[side] * room), digit, fill=NIGHT, font=face, anchor="mm")
    return image


@lru_cache(512)
def sprite(side: int, digit: str, size: int, dx: int = 0, dy: int = 0) -> Sprite:
    """A token of a diameter; `dx` and `dy` move it by eighths of a pixel."""
    whole = (size + 2 * PAD) * LARGE
    image, mask = Image.new("RGB", (whole, whole), NIGHT), Image.new("L", (whole, whole))
    at = PAD * LARGE + dx, PAD * LARGE + dy
    image.paste(_large(side, digit, size), at)
    ImageDraw.Draw(mask).ellipse((*at, at[0] + size * LARGE - 1, at[1] + size * LARGE - 1), fill=255)
    return Sprite(image.reduce(LARGE), mask.reduce(LARGE))


@lru_cache(256)
def _stepped(side: int, digit: str, size: int) -> Sprite:
    """The same with an edge of the palette's steps."""
    made = sprite(side, digit, size)
    return Sprite(made.image, stepped(made.mask))


def disc(canvas: Canvas, side: int, digit: str, centre: tuple[int, int], size: int = DISC) -> None:
    """A token; without a digit the sign of its side."""
    made = _stepped(side, digit, size)
    half = made.image.width // 2
    canvas.put(made.image, (centre[0] - half, centre[1] - half), made.mask)


def token(canvas: Canvas, number: int, centre: tuple[int, int], size: int = DISC) -> None:
    """A token by its number."""
    disc(canvas, number // TOKENS, digit(number), centre, size)


def digit(number: int) -> str:
    """What stands on a token: 1 to 4."""
    return str(number % TOKENS + 1)


@lru_cache(64)
def ring_mask(size: int, thick: int) -> Image.Image:
    """A circle's line."""
    mask = Image.new("L", (size * LARGE, size * LARGE))
    draw = ImageDraw.Draw(mask)
    draw.ellipse((0, 0, size * LARGE - 1, size * LARGE - 1), fill=255)
    inner = thick * LARGE
    draw.ellipse((inner, inner, size * LARGE - 1 - inner, size * LARGE - 1 - inner), fill=0)
    return stepped(mask.reduce(LARGE))


def ring(canvas: Canvas, centre: tuple[int, int], size: int, thick: int, ink: Colour) -> None:
    """A circle's line round a centre."""
    canvas.stamp(ring_mask(size, thick), (centre[0] - size // 2, centre[1] - size // 2), ink)
