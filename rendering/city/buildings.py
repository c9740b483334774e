"""The town's pieces seen at a slant: blocks by kind and height, landmarks, hazards and bonus buildings, as sprites."""

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from bot.games.city.data import HAZARDS
from rendering.cache import LruCache
from rendering.canvas import FINE
from rendering.theme import NIGHT, SNOW, Colour, Theme, blend

Point = tuple[float, float]
FRONT, SLANT, FLOOR = 20, 5, 10
"""Of a block: the width of its front, how far its depth goes up and aside, the height of a floor."""
WIDE, HIGH = FRONT + SLANT + 1, 46
"""The room of a block; its front stands on the lower edge."""
LARGE_WIDE, STADIUM_WIDE, LARGE_HIGH = 33, 58, 64
LARGE = 0.8
"""The room that the other pieces are drawn in, and how much smaller they are shown."""


class Sprite(msgspec.Struct, frozen=True):
    """A piece, drawn once: its colours and where it covers what lies behind."""

    image: Image.Image
    mask: Image.Image


_sprites: LruCache[Sprite] = LruCache(256)


class Pen:
    """Draws a piece in its own pixels, from its lower left corner upwards, much larger than it is shown."""

    def __init__(self, theme: Theme, room: tuple[int, int], shown: float = 1.0) -> None:
        self.theme = theme
        self._size = round(room[0] * shown), round(room[1] * shown)
        self._fine, self._foot = FINE * shown, self._size[1] * FINE
        self.image = Image.new("RGBA", (self._size[0] * FINE, self._foot))
        self._draw = ImageDraw.Draw(self.image)

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """A polygon."""
        self._draw.polygon([(x * self._fine, self._foot - y * self._fine) for x, y in points], fill=colour)

    def bar(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An upright rectangle."""
        self._draw.rectangle(self._box(left, low, right, high), fill=colour)

    def oval(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An ellipse."""
        self._draw.ellipse(self._box(left, low, right, high), fill=colour)

    def _box(self, left: float, low: float, right: float, high: float) -> tuple[float, float, float, float]:
        fine, foot = self._fine, self._foot
        return left * fine, foot - high * fine, right * fine - 1, foot - low * fine - 1

    def solid(self, front: Sequence[Point], depth: float, colours: tuple[Colour, Colour, Colour]) -> None:
        """A front with its depth behind it: colours of front, of what looks up, of what looks aside."""
        face, up, aside = colours
        for (x, y), (to_x, to_y) in zip(front, (*front[1:], front[0]), strict=True):
            if to_x >= x:
                shown = up if to_x - x > 0.5 and to_y <= y + 40 else aside
            elif to_y < y:
                shown = aside
            else:
                continue
            self.shape([(x, y), (x + depth, y + depth), (to_x + depth, to_y + depth), (to_x, to_y)], shown)
        self.shape(front, face)

    def done(self) -> Sprite:
        """The piece at its size."""
        small = self.image.resize(self._size, Image.Resampling.NEAREST)
        return Sprite(small.convert("RGB"), small.getchannel("A"))


def _box(wide: float, high: float, left: float = 0.0, low: float = 0.0) -> list[Point]:
    return [(left, low), (left, low + high), (left + wide, low + high), (left + wide, low)]


def _faces(colour: Colour) -> tuple[Colour, Colour, Colour]:
    """A colour in light and shade: front, up, aside."""
    return colour, blend(colour, SNOW, 0.35), blend(colour, NIGHT, 0.35)


def _windows(pen: Pen, columns: Sequence[float], floors: int, colour: Colour, size: tuple[float, float]) -> None:
    for floor in range(floors):
        for x in columns:
            low = floor * FLOOR + 3
            pen.bar(x, low, x + size[0], low + size[1], colour)


def residential(pen: Pen, floors: int) -> None:
    """A light grey house under a pitched roof."""
    wall, roof, high = pen.theme.residential, pen.theme.roof, floors * FLOOR
    aside = blend(wall, NIGHT, 0.3)
    pen.shape([(FRONT, 0), (FRONT + SLANT, SLANT), (FRONT + SLANT, high + SLANT), (FRONT, high)], aside)
    middle, ridge = FRONT / 2, high + 8
    pen.shape([(middle, ridge), (middle + SLANT, ridge + SLANT), (FRONT + SLANT, high + SLANT), (FRONT, high)], roof)
    pen.shape([(0, high), (SLANT, high + SLANT), (middle + SLANT, ridge + SLANT), (middle, ridge)], roof)
    pen.shape([(0, 0), (0, high), (middle, ridge), (FRONT, high), (FRONT, 0)], wall)
    _windows(pen, (3, 12), floors, pen.theme.pane, (5, 5))


def industrial(pen: Pen, floors: int) -> None:
    """A blue factory under a saw-tooth roof."""
    wall, high, half = pen.theme.industrial, floors * FLOOR, FRONT / 2
    front = [(0, 0), (0, high + 8), (half, high), (half, high + 8), (FRONT, high), (FRONT, 0)]
    pen.solid(front, SLANT, (wall, pen.theme.glass, blend(wall, NIGHT, 0.4)))
    for floor in range(floors):
        pen.bar(3, floor * FLOOR + 3, FRONT - 3, floor * FLOOR + 6, pen.theme.glass)


def skyscraper(pen: Pen, _: int) -> None:
    """A tall slab in two steps with a mast."""
    colours = _faces(pen.theme.landmark)
    pen.solid(_box(22, 36), SLANT, colours)
    pen.solid(_box(15, 12, 3, 36), SLANT - 2, colours)
    pen.bar(12, 50, 14, 64, colours[0])
    for floor in range(4):
        pen.bar(3, 4 + floor * 8, 19, 7 + floor * 8, NIGHT)


def tower(pen: Pen, _: int) -> None:
    """A round shaft that ends in a needle, with a deck near its top."""
    face, light, dark = _faces(pen.theme.landmark)
    pen.shape([(8, 0), (12, 36), (19, 36), (23, 0)], face)
    pen.shape([(17, 0), (16, 36), (19, 36), (23, 0)], dark)
    pen.oval(3, 33, 28, 43, dark)
    pen.oval(3, 37, 28, 47, light)
    pen.shape([(12, 44), (15.5, 64), (19, 44)], face)


def stadium(pen: Pen, _: int) -> None:
    """A bowl round a green field."""
    face, light, dark = _faces(pen.theme.landmark)
    pen.oval(0, 0, STADIUM_WIDE, 26, dark)
    pen.bar(0, 13, STADIUM_WIDE, 19, dark)
    pen.oval(0, 6, STADIUM_WIDE, 33, light)
    pen.oval(7, 10, STADIUM_WIDE - 7, 29, face)
    pen.oval(13, 12, STADIUM_WIDE - 13, 27, pen.theme.bonus)
    pen.bar(STADIUM_WIDE / 2 - 1, 13, STADIUM_WIDE / 2 + 1, 26, SNOW)


def _warning(pen: Pen) -> None:
    """A triangle with an exclamation mark."""
    pen.shape([(3, 36), (16, 59), (29, 36)], NIGHT)
    pen.shape([(6, 38), (16, 55.5), (26, 38)], pen.theme.warning)
    pen.bar(14.6, 44, 17.4, 51, NIGHT)
    pen.bar(14.6, 39.5, 17.4, 42.5, NIGHT)


def rubbish_dump(pen: Pen, _: int) -> None:
    """A heap."""
    pen.shape([(0, 0), (5, 14), (10, 18), (15, 30), (21, 22), (26, 20), (32, 0)], pen.theme.hazard)
    for x, y in ((8, 6), (15, 14), (21, 5)):
        pen.bar(x, y, x + 5, y + 4, pen.theme.pane)
    _warning(pen)


def power_station(pen: Pen, _: int) -> None:
    """Two cooling towers."""
    for left in (0, 16):
        pen.shape(
            [(left, 0), (left + 4, 18), (left + 2, 31), (left + 14, 31), (left + 12, 18), (left + 16, 0)],
            pen.theme.hazard,
        )
        pen.oval(left + 2, 28, left + 14, 34, pen.theme.pane)
    _warning(pen)


def sewage_plant(pen: Pen, _: int) -> None:
    """Two round basins."""
    for low, left in ((14, 6), (0, 0)):
        pen.oval(left, low, left + 26, low + 15, pen.theme.hazard)
        pen.oval(left + 3, low + 5, left + 23, low + 14, pen.theme.water)
    _warning(pen)


def prison(pen: Pen, _: int) -> None:
    """A block with bars."""
    pen.solid(_box(25, 26), SLANT, _faces(pen.theme.hazard))
    for x in (4, 9, 14, 19):
        pen.bar(x, 5, x + 2.5, 21, pen.theme.pane)
    _warning(pen)


def park(pen: Pen, _: int) -> None:
    """Three trees."""
    for left, low in ((10, 14), (0, 4), (17, 2)):
        pen.bar(left + 6, low, left + 9, low + 10, pen.theme.roof)
        pen.oval(left, low + 7, left + 15, low + 30, pen.theme.bonus)


def school(pen: Pen, _: int) -> None:
    """A green house with a clock and a flag."""
    high = 20
    front = [(0, 0), (0, high), (12.5, high + 12), (25, high), (25, 0)]
    pen.solid(front, SLANT, _faces(pen.theme.bonus))
    pen.oval(8.5, 16, 16.5, 24, SNOW)
    pen.bar(10, 0, 15, 10, NIGHT)
    pen.bar(11.8, 30, 13.4, 52, NIGHT)
    pen.shape([(13, 52), (24, 47), (13, 42)], pen.theme.bonus)


def water_tower(pen: Pen, _: int) -> None:
    """A tank on legs."""
    face, light, dark = _faces(pen.theme.bonus)
    for x in (5, 14, 23):
        pen.bar(x, 0, x + 3, 24, dark)
    pen.bar(3, 11, 28, 13, dark)
    pen.bar(1, 24, 30, 42, face)
    pen.oval(1, 20, 30, 28, face)
    pen.oval(1, 37, 30, 46, light)


def wind_farm(pen: Pen, _: int) -> None:
    """A wind wheel."""
    green = pen.theme.bonus
    pen.shape([(14.5, 0), (15.3, 40), (17.7, 40), (18.5, 0)], green)
    pen.shape([(16, 40), (14, 58), (18.5, 58)], green)
    pen.shape([(16.5, 40), (1, 29), (-1, 34)], green)
    pen.shape([(16.5, 40), (32, 29), (34, 34)], green)
    pen.oval(13, 36.5, 20, 43.5, SNOW)


PIECES: dict[str, Callable[[Pen, int], None]] = {
    "residential": residential,
    "industrial": industrial,
    "skyscraper": skyscraper,
    "tower": tower,
    "stadium": stadium,
    "rubbish-dump": rubbish_dump,
    "power-station": power_station,
    "sewage-plant": sewage_plant,
    "prison": prison,
    "park": park,
    "school": school,
    "water-tower": water_tower,
    "wind-farm": wind_farm,
}


def sprite(kind: str, floors: int, theme: Theme, scale: float = 1.0) -> Sprite:
    """The piece of a kind; `floors` 1 to 3 for blocks, else 0. `scale`: how much larger than on the board."""

    def make() -> Sprite:
        room = (WIDE, HIGH) if floors else (STADIUM_WIDE if kind == "stadium" else LARGE_WIDE, LARGE_HIGH)
        pen = Pen(theme, room, scale if floors else LARGE * scale)
        PIECES[kind](pen, floors)
        return _rimmed(pen.done(), theme.pane) if kind in HAZARDS else pen.done()

    return _sprites.get((kind, floors, theme.key, scale), make)


def _rimmed(piece: Sprite, rim: Colour) -> Sprite:
    """A dark piece with a fine light rim, so that it stands out on dark ground."""
    wider = piece.mask.filter(ImageFilter.MaxFilter(3))
    image = Image.new("RGB", piece.image.size, rim)
    image.paste(piece.image, (0, 0), piece.mask)
    return Sprite(image, wider)


def stacks(count: int) -> list[int]:
    """Blocks as the pieces that stand for them: as many of three as possible, then the rest."""
    return [3] * (count // 3) + ([count % 3] if count % 3 else [])
