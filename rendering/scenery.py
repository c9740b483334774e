"""Draws the shapes of which scenes are made: hills, houses, trees, towers, boats; lit from the upper left."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import ceil, floor

from PIL import Image, ImageDraw

from rendering.cache import kept
from rendering.canvas import FINE, SMALL, plain, stepped
from rendering.index_canvas import blank, on
from rendering.shape_data import Part
from rendering.sprite import Point
from rendering.theme import Colour, Theme
from rendering.world import WORLDS, tones

CURVE = 10
"""Into how many straight pieces a hill's outline goes between two of its points."""
WAVE = 5
"""How thick a wave is, in pixels."""
FACES = {"": "left", "top": "up", "shade": "right"}
"""The faces of a colour (`roof.shade`) as `tones` calls them."""


IMPLIED = "wall", "window", "trunk", "sail", "mark"
"""Colours that shapes have besides the one that they are given."""


class Scenery:
    """Draws a scene's shapes, in pixels from its upper left corner; `y` of what stands is that of its foot.

    Shapes of a scene's data are drawn `scale` times as large as they are written.
    """

    def __init__(self, image: Image.Image, theme: Theme, scale: float = 1) -> None:
        self.image, self.theme, self.scale = image, theme, scale
        self._canvas = on(image, theme)

    def draw(self, parts: Iterable[Part]) -> None:
        """Shapes of a scene's data."""
        for part in parts:
            KINDS[part.kind](self, part.colour, [number * self.scale for number in part.numbers])

    def colour(self, word: str) -> Colour:
        """A colour of the world, or a face of it."""
        return colour(word, self.theme)

    def fill(self, points: Sequence[Point], word: str) -> None:
        """A smooth polygon."""
        left, top = floor(min(x for x, _ in points)), floor(min(y for _, y in points))
        right, bottom = ceil(max(x for x, _ in points)) + 1, ceil(max(y for _, y in points)) + 1
        mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
        ImageDraw.Draw(mask).polygon([((x - left) * FINE, (y - top) * FINE) for x, y in points], fill=255)
        edged = plain if max(right - left, bottom - top) <= SMALL else stepped
        self._canvas.stamp(edged(mask.reduce(FINE)), (left, top), self.colour(word))

    def polygon(self, word: str, numbers: Sequence[float]) -> None:
        """Its corners."""
        self.fill(list(zip(numbers[::2], numbers[1::2], strict=True)), word)

    def box(self, word: str, numbers: Sequence[float]) -> None:
        """Left, top, right, bottom."""
        left, top, right, bottom = map(round, numbers)
        self._canvas.fill((left, top, right, bottom), self.colour(word))

    def wave(self, word: str, numbers: Sequence[float]) -> None:
        """A dash with round ends: left, y, how long."""
        left, y, wide = map(round, numbers)
        self._canvas.rounded((left, y, left + wide, y + round(WAVE * self.scale)), 2, self.colour(word))

    def disc(self, word: str, numbers: Sequence[float]) -> None:
        """Centre, radius."""
        x, y, radius = map(round, numbers)
        self._canvas.disc((x, y), radius, self.colour(word))

    def hill(self, word: str, numbers: Sequence[float]) -> None:
        """Its foot, then points of its outline from the left to the right."""
        foot, *rest = numbers
        line = curve(list(zip(rest[::2], rest[1::2], strict=True)))
        self.fill([(line[0][0], foot), *line, (line[-1][0], foot)], word)

    def ribbon(self, word: str, numbers: Sequence[float]) -> None:
        """A road or a river: x, y and how wide it is there, again and again."""
        rows = list(zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True))
        left = curve([(x - wide / 2, y) for x, y, wide in rows])
        right = curve([(x + wide / 2, y) for x, y, wide in rows])
        self.fill([*left, *reversed(right)], word)

    def tree(self, word: str, numbers: Sequence[float]) -> None:
        """A round tree: its foot, the radius of its crown."""
        x, y, radius = numbers
        self.box("trunk", (x - radius * 0.13, y - radius, x + radius * 0.13, y))
        centre = y - radius * 1.5
        self.disc(f"{word}.shade", (x, centre, radius))
        self.disc(word, (x - radius * 0.16, centre - radius * 0.14, radius * 0.82))

    def cypress(self, word: str, numbers: Sequence[float]) -> None:
        """A slender tree: its foot, how high it is."""
        x, y, high = numbers
        wide = high * 0.14
        sides = [(0.0, 0.0), (0.7, 0.05), (1.0, 0.24), (0.72, 0.62), (0.0, 1.0)]
        left = [(x - wide * aside, y - high * up) for aside, up in sides]
        right = [(x + wide * aside, y - high * up) for aside, up in sides]
        self.fill([*left, *reversed(right)], f"{word}.shade")
        self.fill([*left, (x - wide * 0.1, y - high * 0.6), (x + wide * 0.1, y)], word)

    def house(self, word: str, numbers: Sequence[float]) -> None:
        """A house with its gable to the left, `word` its roof's colour: foot, width and height of the front, depth."""
        x, y, wide, high, deep = numbers
        eaves, ridge, far = y - high, y - high - wide * 0.5, x + wide + deep
        self.fill([(x + wide, y), (far, y), (far, eaves), (x + wide, eaves)], "wall.shade")
        self.fill([(x, y), (x, eaves), (x + wide / 2, ridge), (x + wide, eaves), (x + wide, y)], "wall")
        lap = wide * 0.1
        peak, low = (x + wide / 2, ridge - lap), eaves + lap * 0.8
        self.fill([peak, (peak[0] + deep, peak[1]), (far + lap, low), (x + wide + lap, low)], word)
        self.fill([peak, (x - lap, low), (x - lap * 0.2, low + lap), (peak[0], ridge + lap * 0.9)], f"{word}.shade")
        size = wide * 0.15
        self._panes([(x + wide / 2, eaves + high * 0.42)], size, high * 0.22)
        if deep > wide * 0.7:
            self._panes([(x + wide + deep * part, eaves + high * 0.5) for part in (0.3, 0.74)], size * 0.8, high * 0.2)

    def _panes(self, centres: Sequence[Point], wide: float, high: float) -> None:
        for x, y in centres:
            self.box("window", (x - wide, y - high, x + wide, y + high))

    def tower(self, word: str, numbers: Sequence[float]) -> None:
        """A battlemented tower, the sign of the game's: foot, width, height."""
        x, y, wide, high = numbers
        top, half, lap = y - high, wide / 2, wide * 0.14
        self.fill([(x - half, y), (x - half, top), (x + half, top), (x + half, y)], word)
        self.fill([(x + half * 0.3, y), (x + half * 0.3, top), (x + half, top), (x + half, y)], f"{word}.shade")
        part = (wide + 2 * lap) / 5
        left, low = x - half - lap, top + part
        self.box(word, (left, top - part * 0.4, left + 5 * part, low))
        self.box(f"{word}.shade", (x + half * 0.3, top - part * 0.4, left + 5 * part, low))
        for number in range(0, 5, 2):
            face = f"{word}.shade" if number == 4 else word
            self.box(face, (left + number * part, top - part * 1.5, left + (number + 1) * part, top))
        for up in (0.3, 0.62):
            self._panes([(x - half * 0.35, y - high * up)], wide * 0.1, wide * 0.16)

    def boat(self, word: str, numbers: Sequence[float]) -> None:
        """A boat under sail: the middle of its waterline, how long it is."""
        x, y, long = numbers
        at = long / 100
        self.fill(_placed(((-50, -16), (50, -16), (36, 0), (-38, 0)), x, y, at), word)
        self.fill(_placed(((2, -22), (2, -104), (46, -22)), x, y, at), "sail")
        self.fill(_placed(((-4, -22), (-4, -84), (-38, -22)), x, y, at), "mark")


def colour(word: str, theme: Theme) -> Colour:
    """A colour of the world, or a face of it: `roof`, `roof.shade`; `card` is the theme's."""
    name, _, face = word.partition(".")
    of = theme.card if name == "card" else WORLDS[theme.key][name]
    found: Colour = getattr(tones(of, theme), FACES[face])
    return found


def curve(points: Sequence[Point]) -> list[Point]:
    """A smooth line through points (a Catmull-Rom spline)."""
    ends = [points[0], *points, points[-1]]
    line = []
    for number, (one, two) in enumerate(pairwise(points)):
        before, after = ends[number], ends[number + 3]
        line += [_between(before, one, two, after, step / CURVE) for step in range(CURVE)]
    return [*line, points[-1]]


def _between(before: Point, one: Point, two: Point, after: Point, t: float) -> Point:
    """A point of a spline between the two in the middle."""
    x, y = (
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2
        for a, b, c, d in zip(before, one, two, after, strict=True)
    )
    return x, y


def _placed(points: Sequence[Point], x: float, y: float, size: float) -> list[Point]:
    """Points of a unit shape at their place."""
    return [(x + across * size, y + down * size) for across, down in points]


def faces(parts: Iterable[Part], theme: Theme) -> list[Colour]:
    """The colours of shapes, lit and in shade."""
    words = dict.fromkeys([*IMPLIED, *(part.colour.partition(".")[0] for part in parts)])
    return [colour(word + face, theme) for word in words for face in ("", ".shade")]


@kept
def picture(parts: tuple[Part, ...], size: tuple[int, int], scale: float, ground: Colour, theme: Theme) -> Image.Image:
    """A picture drawn once, its shapes `scale` times as large as they are written."""
    canvas = blank(size, ground, theme)
    Scenery(canvas.image, theme, scale).draw(parts)
    return canvas.image


KINDS: dict[str, Callable[[Scenery, str, Sequence[float]], None]] = {
    "polygon": Scenery.polygon,
    "box": Scenery.box,
    "wave": Scenery.wave,
    "disc": Scenery.disc,
    "hill": Scenery.hill,
    "ribbon": Scenery.ribbon,
    "tree": Scenery.tree,
    "cypress": Scenery.cypress,
    "house": Scenery.house,
    "tower": Scenery.tower,
    "boat": Scenery.boat,
}
"""What a line of a scene may begin with."""
