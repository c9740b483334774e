"""The signs of seats and groups: shape, letter, pattern and colour, so that nothing is told by colour alone."""

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image, ImageChops, ImageDraw

from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import FINE, LEAST, Canvas, Style, fit, hatch_mask, plain, polygon_mask, rounded_mask
from rendering.shape_data import Points, paired, read
from rendering.theme import GROUPS, LETTERS, SEATS, Colour, Theme, shade, text_on

Shape = tuple[Points, ...]
"""Polygons that together make a symbol, in a square from 0 to 1."""


def shapes(section: str) -> dict[str, Shape]:
    """The shapes of a section of `symbols.toml`, by word."""
    return {word: tuple(map(_polygon, path.split("Z")[:-1])) for word, path in read("symbols.toml")[section].items()}


def _polygon(path: str) -> Points:
    """A subpath of straight lines: `M x y x y ...`."""
    return paired(tuple(map(float, path.strip().removeprefix("M").split())))


def regular(
    corners: int, turn: float = 0.0, inner: float = 0.0, radius: float = 0.5, centre: tuple[float, float] = (0.5, 0.5)
) -> Points:
    """A regular polygon, its first corner `turn` radians from three o'clock; `inner`, a second radius, makes a star."""
    radii = (radius, inner) if inner else (radius,)
    number = corners * len(radii)
    turns = [(radii[corner % len(radii)], 2 * pi * corner / number + turn) for corner in range(number)]
    return tuple((centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)) for reach, angle in turns)


def heart(half: float, middle: float, last: float = 1.0) -> Points:
    """A heart `half` wide to each side, its middle this far down; `last` is the share of the curve's last term."""
    turns = [2 * pi * step / 40 for step in range(40)]
    high = [13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - last * cos(4 * t) for t in turns]
    return tuple((0.5 + half * sin(t) ** 3, middle - 0.031 * y) for t, y in zip(turns, high, strict=True))


class SymbolSet:
    """The symbols of a game by word: shapes, of which some have holes, and letters."""

    def __init__(
        self,
        shapes: Mapping[str, Shape],
        letters: Mapping[str, str] = MappingProxyType({}),
        holes: Mapping[str, Shape] = MappingProxyType({}),
        grown: int = 0,
    ) -> None:
        """`grown`: pixels by which letters are larger than shapes."""
        self.shapes, self._letters, self._holes, self._grown = shapes, letters, holes, grown
        self.mask = kept(self._mask)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of all symbols."""
        return tuple({**self.shapes, **self._letters})

    def _mask(self, word: str, size: int) -> Image.Image:
        """A shape as a mask of `size` pixels."""
        mask = Image.new("L", (size, size))
        for value, parts in ((255, self.shapes[word]), (0, self._holes.get(word, ()))):
            for points in parts:
                mask.paste(value, (0, 0), polygon_mask(size, points))
        return mask

    def draw(self, canvas: Canvas, word: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
        """A symbol round its centre."""
        x, y = centre
        if word in self._letters:
            letter = fit(self._letters[word], (size * 2, size * 2), (size + self._grown,), bold=True)
            canvas.centred((x - size, y - size, x + size, y + size), letter, colour)
        else:
            canvas.stamp(self.mask(word, size), (x - size // 2, y - size // 2), colour)


_TOKENS = shapes("tokens")
SHAPES: tuple[Points, ...] = (
    regular(48),
    *(_TOKENS[word][0] for word in ("square", "triangle", "diamond")),
    regular(6),
    regular(5, -pi / 2, 0.31),
    *(_TOKENS[word][0] for word in ("cross", "shield", "pillow", "tip")),
)
"""Tokens: disc, square, triangle, diamond, hexagon, star, cross, shield, pillow, triangle on its tip."""
LOW = {2: 0.14, 7: -0.05, 9: -0.14}
"""How much lower the letter stands in a shape that is heavier at its foot."""


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat % len(LETTERS)]


@kept
def token_mask(seat: int, size: int) -> Image.Image:
    """The silhouette of a seat's token within a square, a little margin left for its rim."""
    inner = 0.84
    points = tuple((0.5 + (x - 0.5) * inner, 0.5 + (y - 0.5) * inner) for x, y in SHAPES[seat % len(SHAPES)])
    return polygon_mask(size, points)


def token(canvas: Canvas, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
    """A seat's token with its letter, which is never smaller than other text; `rim` lifts it off what lies below."""
    colour = SEATS[seat % len(SEATS)]
    grown = round(size * 1.2)
    canvas.stamp(token_mask(seat, grown), (centre[0] - grown // 2, centre[1] - grown // 2), rim)
    canvas.stamp(token_mask(seat, size), (centre[0] - size // 2, centre[1] - size // 2), colour)
    style = Style(max(LEAST, round(size * 0.52)), bold=True)
    low = round(size * LOW.get(seat % len(SHAPES), 0.0) * min(1, size * 0.52 / LEAST))
    canvas.text((centre[0], centre[1] - round(style.size * 0.53) + low), letter(seat), style, text_on(colour), 0.5)


LEVEL = {4: ((4, 5, 16),), 7: ((4, 5, 16),), 9: ((0, 15, 32),)}
UPRIGHT = {5: ((4, 5, 16),), 7: ((4, 5, 16),), 8: ((0, 19, 40),)}
"""The stripes of some patterns: where they begin, how thick they are, their distance."""


@kept
def pattern_mask(seat: int, size: tuple[int, int]) -> Image.Image:
    """The second colour of a seat's pattern over a rectangle: each seat's is its own also in grey."""
    plain = Image.new("L", size)
    kind = seat % 10
    if kind == 0:
        return plain
    if kind == 1:
        return hatch_mask(size, 18, 7)
    if kind == 2:
        return hatch_mask(size, 18, 7).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if kind == 3:
        return _dots(size)
    if kind == 6:
        return ImageChops.lighter(pattern_mask(1, size), pattern_mask(2, size))
    draw = ImageDraw.Draw(plain)
    for start, thick, step in LEVEL.get(kind, ()):
        for y in range(start, size[1], step):
            draw.rectangle((0, y, size[0], y + thick), fill=255)
    for start, thick, step in UPRIGHT.get(kind, ()):
        for x in range(start, size[0], step):
            draw.rectangle((x, 0, x + thick, size[1]), fill=255)
    return plain


def _dots(size: tuple[int, int]) -> Image.Image:
    """Dots in staggered rows."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE))
    draw = ImageDraw.Draw(large)
    for row, y in enumerate(range(8, size[1] + 8, 15)):
        for x in range(8 + row % 2 * 10, size[0] + 8, 20):
            box = ((x - 5) * FINE, (y - 5) * FINE, (x + 5) * FINE, (y + 5) * FINE)
            draw.ellipse(box, fill=255)
    return plain(large.reduce(FINE))


def patterned(canvas: Canvas, box: Box, seat: int, radius: int = 0) -> None:
    """A rectangle in a seat's colour and pattern."""
    colour = SEATS[seat % len(SEATS)]
    size = box[2] - box[0], box[3] - box[1]
    canvas.rounded(box, radius, colour)
    mask = pattern_mask(seat, size)
    mask = ImageChops.multiply(mask, rounded_mask(size, radius)) if radius else mask
    canvas.stamp(mask, (box[0], box[1]), shade(colour))


COMMON = shapes("common")
"""Arrows, a way to jail, a way back, a note, a key."""
GROUP_SIGNS = shapes("groups") | {"orange": (regular(4, 0.0, 0.18),), "yellow": (regular(32),)}
"""Bars, wave, arrowhead, spark, cross, disc, tree, crown."""
_GROUPS = SymbolSet(GROUP_SIGNS)


def group_sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a colour group, in the colour that reads on it."""
    _GROUPS.draw(canvas, group, centre, size, text_on(GROUPS[group]))


PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(canvas: Canvas, value: int, at: tuple[int, int], size: int, theme: Theme) -> None:
    """A die's face, its upper left corner at `at`."""
    canvas.rounded((at[0], at[1], at[0] + size, at[1] + size), size // 5, theme.residential)
    for centre in pips(value, at, size):
        canvas.disc(centre, round(size * 0.095), (20, 22, 27))


def pips(value: int, at: tuple[int, int], size: int) -> list[tuple[int, int]]:
    """The centres of the pips of a die's face, its upper left corner at `at`."""
    x, y = at
    return [
        (x + round(size * (0.24 + 0.26 * (n % 3))), y + round(size * (0.24 + 0.26 * (n // 3)))) for n in PIPS[value]
    ]


def arrow(canvas: Canvas, centre: tuple[int, int], size: int, colour: Colour, *, back: bool = False) -> None:
    """An arrow to the right, or back to the left."""
    (points,) = COMMON["arrow"]
    mask = polygon_mask(size, tuple((1 - x, y) for x, y in points) if back else points)
    canvas.stamp(mask, (centre[0] - size // 2, centre[1] - size // 2), colour)
