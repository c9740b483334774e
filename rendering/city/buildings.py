"""The town's pieces seen at a slant: blocks by kind and height, landmarks, hazards and bonus buildings, as sprites."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PIL import Image, ImageFilter

from bot.games.city.data import HAZARDS
from rendering.shape_data import drawing, paired, read
from rendering.sprite import Pen, Point, Sprite
from rendering.theme import NIGHT, SNOW, Colour, Theme, blend

FRONT, SLANT, FLOOR = 20, 5, 10
"""Of a block: the width of its front, how far its depth goes up and aside, the height of a floor."""
WIDE, HIGH = FRONT + SLANT + 1, 46
"""The room of a block; its front stands on the lower edge."""
LARGE_WIDE, STADIUM_WIDE, LARGE_HIGH = 33, 58, 64
LARGE = 0.8
"""The room that the other pieces are drawn in, and how much smaller they are shown."""


class BlockPen(Pen):
    """A pen that also draws fronts with their depth."""

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


def _faces(colour: Colour) -> tuple[Colour, Colour, Colour]:
    """A colour in light and shade: front, up, aside."""
    return colour, blend(colour, SNOW, 0.35), blend(colour, NIGHT, 0.35)


_DRAWINGS = {word: drawing(lines) for word, lines in read("pieces.toml").items()}


def _drawn(word: str, pen: BlockPen, _: int) -> None:
    """A piece that always looks the same; a triangle with an exclamation mark before a hazard."""
    for each in (*_DRAWINGS[word], *(_DRAWINGS["warning"] if word in HAZARDS else ())):
        match each.kind:
            case "polygon":
                pen.shape(each.points, _colour(pen.theme, each.colour))
            case "solid":
                depth, *front = each.numbers
                pen.solid(paired(tuple(front)), depth, _faces(_colour(pen.theme, each.colour)))
            case kind:
                left, low, right, high = each.numbers
                draw = pen.bar if kind == "box" else pen.oval
                draw(left, low, right, high, _colour(pen.theme, each.colour))


def _colour(theme: Theme, word: str) -> Colour:
    """A colour by the word that `pieces.toml` has for it."""
    base, _, face = word.partition("-")
    colour: Colour = {"night": NIGHT, "snow": SNOW}.get(base) or getattr(theme, base)
    return _faces(colour)[("", "light", "dark").index(face)]


def residential(pen: BlockPen, floors: int) -> None:
    """A light grey house under a pitched roof."""
    wall, roof, high = pen.theme.residential, pen.theme.roof, floors * FLOOR
    aside = blend(wall, NIGHT, 0.3)
    pen.shape([(FRONT, 0), (FRONT + SLANT, SLANT), (FRONT + SLANT, high + SLANT), (FRONT, high)], aside)
    middle, ridge = FRONT / 2, high + 8
    pen.shape([(middle, ridge), (middle + SLANT, ridge + SLANT), (FRONT + SLANT, high + SLANT), (FRONT, high)], roof)
    pen.shape([(0, high), (SLANT, high + SLANT), (middle + SLANT, ridge + SLANT), (middle, ridge)], roof)
    pen.shape([(0, 0), (0, high), (middle, ridge), (FRONT, high), (FRONT, 0)], wall)
    for low in range(3, floors * FLOOR, FLOOR):
        for x in (3, 12):
            pen.bar(x, low, x + 5, low + 5, pen.theme.pane)


def industrial(pen: BlockPen, floors: int) -> None:
    """A blue factory under a saw-tooth roof."""
    wall, high, half = pen.theme.industrial, floors * FLOOR, FRONT / 2
    front = [(0, 0), (0, high + 8), (half, high), (half, high + 8), (FRONT, high), (FRONT, 0)]
    pen.solid(front, SLANT, (wall, pen.theme.glass, blend(wall, NIGHT, 0.4)))
    for floor in range(floors):
        pen.bar(3, floor * FLOOR + 3, FRONT - 3, floor * FLOOR + 6, pen.theme.glass)


PIECES: dict[str, Callable[[BlockPen, int], None]] = {
    "residential": residential,
    "industrial": industrial,
    **{word: partial(_drawn, word) for word in _DRAWINGS if word != "warning"},
}
"""Draws a piece by its word; blocks with a number of floors."""


@lru_cache(256)
def sprite(kind: str, floors: int, theme: Theme, scale: float = 1.0) -> Sprite:
    """The piece of a kind; `floors` 1 to 3 for blocks, else 0. `scale`: how much larger than on the board."""
    room = (WIDE, HIGH) if floors else (STADIUM_WIDE if kind == "stadium" else LARGE_WIDE, LARGE_HIGH)
    pen = BlockPen(theme, room, scale if floors else LARGE * scale)
    PIECES[kind](pen, floors)
    return _rimmed(pen.done(), theme.pane) if kind in HAZARDS else pen.done()


def _rimmed(piece: Sprite, rim: Colour) -> Sprite:
    """A dark piece with a fine light rim, so that it stands out on dark ground."""
    wider = piece.mask.filter(ImageFilter.MaxFilter(3))
    image = Image.new("RGB", piece.image.size, rim)
    image.paste(piece.image, (0, 0), piece.mask)
    return Sprite(image, wider)


def stacks(count: int) -> list[int]:
    """Blocks as the pieces that stand for them: as many of three as possible, then the rest."""
    return [3] * (count // 3) + ([count % 3] if count % 3 else [])
