"""Tokens as they are drawn: a disc in the side's colour, in it the side's shape with the token's number."""

from math import hypot

from PIL import Image, ImageDraw

from bot.games.knockout.data import TOKENS
from rendering.cache import kept
from rendering.canvas import Canvas, stepped
from rendering.fonts import font
from rendering.knockout.colours import SIDES, rim
from rendering.knockout.geometry import DISC
from rendering.knockout.symbols import LOW, SHAPES
from rendering.sprite import Sprite
from rendering.theme import NIGHT, SNOW, Colour

LARGE = 8
"""How much larger a token is drawn before it is reduced."""
PAD = 2
"""Pixels of margin round a sprite, for places between pixels."""
RIM, INNER, DIGIT, LINE = 0.06, 0.67, 0.78, 0.06
"""How wide the rim is, the size of the shape and of the number, the shape's edge; in parts of the diameter."""
BELOW = 2, 3
"""Where the shadow of a token at rest lies."""


POINT = 11, 15
"""How far the corner that points into a token's space stands out, and half its width at its foot."""
Layer = tuple[Image.Image, Colour]


def _layers(side: int, digit: str, size: int) -> tuple[Layer, ...]:
    """What a token is made of, from its rim to its number, each as a mask `LARGE` times its size: too large to be kept."""
    full = size * LARGE
    edge, room = full * RIM, full * INNER
    first = (full - room) / 2
    masks = [Image.new("L", (full, full)) for _ in range(5)]
    outer, inner, line, shape, number = map(ImageDraw.Draw, masks)
    outer.ellipse((0, 0, full - 1, full - 1), fill=255)
    inner.ellipse((edge, edge, full - 1 - edge, full - 1 - edge), fill=255)
    corners = [(first + x * room, first + y * room) for x, y in SHAPES[side]]
    shape.polygon(corners, fill=255)
    line.line([*corners, *corners[:2]], fill=255, width=round(full * LINE), joint="curve")
    if digit:
        face = font(round(full * DIGIT), bold=True)
        number.text((full / 2, full / 2 + LOW[side] * room), digit, fill=255, font=face, anchor="mm")
    return tuple(zip(masks, (rim(SIDES[side]), SIDES[side], rim(SIDES[side]), SNOW, NIGHT), strict=True))


def _large(side: int, digit: str, size: int) -> Image.Image:
    """A token `LARGE` times its size."""
    image = Image.new("RGB", (size * LARGE, size * LARGE))
    for mask, colour in _layers(side, digit, size):
        image.paste(colour, (0, 0), mask)
    return image


@kept
def sprite(side: int, digit: str, size: int, dx: int = 0, dy: int = 0) -> Sprite:
    """A token of a diameter; `dx` and `dy` move it by eighths of a pixel."""
    whole = (size + 2 * PAD) * LARGE
    image, mask = Image.new("RGB", (whole, whole), NIGHT), Image.new("L", (whole, whole))
    at = PAD * LARGE + dx, PAD * LARGE + dy
    image.paste(_large(side, digit, size), at)
    ImageDraw.Draw(mask).ellipse((*at, at[0] + size * LARGE - 1, at[1] + size * LARGE - 1), fill=255)
    return Sprite(image.reduce(LARGE), mask.reduce(LARGE))


@kept
def _stepped(side: int, digit: str, size: int) -> Sprite:
    """A token with edges of the palette's steps."""
    layers = [(stepped(mask.reduce(LARGE)), colour) for mask, colour in _layers(side, digit, size)]
    image = Image.new("RGB", (size, size), layers[0][1])
    for mask, colour in layers[1:]:
        image.paste(colour, (0, 0), mask)
    return Sprite(image, layers[0][0])


def disc(canvas: Canvas, side: int, digit: str, centre: tuple[int, int], size: int = DISC) -> None:
    """A token; without a digit the sign of its side."""
    made = _stepped(side, digit, size)
    half = made.image.width // 2
    canvas.put(made.image, (centre[0] - half, centre[1] - half), made.mask)


def token(canvas: Canvas, number: int, centre: tuple[int, int], size: int = DISC) -> None:
    """A token by its number."""
    disc(canvas, number // TOKENS, digit(number), centre, size)


def lying(canvas: Canvas, number: int, centre: tuple[int, int], shade: Colour) -> None:
    """A token that lies on the table, with its shadow."""
    half = DISC // 2
    canvas.stamp(disc_mask(DISC), (centre[0] - half + BELOW[0], centre[1] - half + BELOW[1]), shade)
    token(canvas, number, centre)


def point(canvas: Canvas, number: int, centre: tuple[int, int], into: tuple[int, int]) -> None:
    """A corner that shows from a token on a line into its space, a direction of -1, 0 or 1 across and down."""
    if into == (0, 0):
        return
    made = _pointed(number // TOKENS, into)
    canvas.put(made.image, (centre[0] - made.mask.width // 2, centre[1] - made.mask.height // 2), made.mask)


@kept
def _pointed(side: int, into: tuple[int, int]) -> Sprite:
    """A triangle from the middle of a side's token outwards, with a rim."""
    mask = _triangle(into, 2)
    image = Image.new("RGB", mask.size, rim(SIDES[side]))
    image.paste(SIDES[side], (0, 0), _triangle(into, 0))
    return Sprite(image, mask)


def _triangle(into: tuple[int, int], more: int) -> Image.Image:
    """The same as a mask, larger by `more` pixels all round."""
    half = DISC // 2 + POINT[0] + 4
    x, y = (each / hypot(*into) for each in into)
    mask = Image.new("L", (2 * half * LARGE, 2 * half * LARGE))
    far, base, aside = DISC // 2 + POINT[0] + 1.4 * more, DISC / 4, POINT[1] + more
    feet = [(x * base - y * each, y * base + x * each) for each in (aside, -aside)]
    corners = [((half + across) * LARGE, (half + down) * LARGE) for across, down in [(x * far, y * far), *feet]]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return stepped(mask.reduce(LARGE))


def digit(number: int) -> str:
    """What stands on a token: 1 to 4."""
    return str(number % TOKENS + 1)


@kept
def disc_mask(size: int) -> Image.Image:
    """A full circle."""
    mask = Image.new("L", (size * LARGE, size * LARGE))
    ImageDraw.Draw(mask).ellipse((0, 0, size * LARGE - 1, size * LARGE - 1), fill=255)
    return stepped(mask.reduce(LARGE))


@kept
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
