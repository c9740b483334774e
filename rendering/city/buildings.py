"""The town's pieces from the front: blocks that rise with every one of them, landmarks, hazards, bonus buildings, stations."""

from bot.games.city.data import HAZARDS
from rendering.cache import kept
from rendering.shape_data import drawing, read
from rendering.sprite import Pen, Point, Sprite
from rendering.theme import NIGHT, SNOW, Colour, Theme
from rendering.world import WORLDS, Tones, tones

FOOT, FLOOR, RISE, EAVES, SHADE = 24, 4, 12, 2, 6
"""Of a block, in pixels: its ground floor with its number, how much it rises with each one, its roof, how far that stands
out, the wall in the shade."""
WARNED = 1.3
"""How much larger the triangle before a small hazard is at most."""
WIDE = 40
"""How wide a block is where nothing says otherwise."""
BLOCKS = {
    "residential": ("wall", "roof", "window"),
    "industrial": ("slate", "glass", "window"),
    "vacant": ("pane", "slate", "slate"),
    "idle": ("pane", "slate", "slate"),
}
"""The colours of a block's walls, its roof, its windows. What is `vacant` or `idle` counts for no rent."""
HOMES, VOID = ("residential", "vacant"), ("vacant", "idle")
"""The pieces of residential blocks, and of blocks that bring nothing."""
TALL = "skyscraper", "tower"
"""What is higher than a lot."""
_ROOMS = {word: (int(piece["room"][0]), int(piece["room"][1])) for word, piece in read("pieces.toml").items()}
_DRAWINGS = {word: drawing(piece["parts"]) for word, piece in read("pieces.toml").items()}
PIECES = (*BLOCKS, *(word for word in _DRAWINGS if word not in {"tree", "warning", "fireworks"}))


def _colour(theme: Theme, word: str) -> Colour:
    """A colour by the word that `pieces.toml` has for it."""
    base, _, face = word.rpartition("-") if word.endswith(("-light", "-dark")) else (word, "", "")
    plain: Colour | None = {"night": NIGHT, "snow": SNOW}.get(base) or WORLDS[theme.key].get(base)
    look = tones(plain or getattr(theme, base), theme)
    return {"light": look.up, "dark": look.right}.get(face, look.left)


def parts(pen: Pen, word: str, at: Point = (0, 0), scale: float = 1.0) -> None:
    """A drawing, its lower left corner at a point, so many times as large as it is written."""
    for each in _DRAWINGS[word]:
        colour = _colour(pen.theme, each.colour)
        points = [(at[0] + x * scale, at[1] + y * scale) for x, y in each.points]
        if each.kind == "shape":
            pen.shape(points, colour)
        else:
            (pen.bar if each.kind == "bar" else pen.oval)(*points[0], *points[1], colour)


def _windows(pen: Pen, wide: int, floors: int, colour: Colour, *, home: bool) -> None:
    """Rows of windows, a row for two floors."""
    rows, count = (floors + 1) // 2, max(2, (wide - SHADE) // 13) if home else 1
    step, pane = FLOOR * floors / rows, (wide - SHADE) / count
    for row in range(rows):
        low = FOOT + row * step
        for number in range(count):
            left = EAVES + number * pane
            pen.bar(left + 4, low, left + pane - 3, low + step * 0.6, colour)


def _block(pen: Pen, kind: str, wide: int, floors: int) -> None:
    """A block: its walls, a door where no number stands before it, its windows, its roof."""
    theme, home = pen.theme, kind in HOMES
    wall, roof, pane = (tones(_colour(theme, word), theme) for word in BLOCKS[kind])
    high, right = FOOT + FLOOR * floors, EAVES + wide
    pen.bar(EAVES, 0, right, high, wall.left)
    pen.bar(right - SHADE, 0, right, high, wall.right)
    door = right - SHADE - 16, right - SHADE - 6
    pen.bar(door[0], 0, door[1], FOOT - 8, _colour(theme, "trunk"))
    if kind not in VOID:
        _windows(pen, wide, floors, pane.left, home=home)
    if home:
        _hipped(pen, wide, high, roof)
    else:
        _toothed(pen, wide, high, (wall.right, roof.left))


def _hipped(pen: Pen, wide: int, high: float, roof: Tones) -> None:
    """A hipped roof with its right end in the shade."""
    end, slant, ridge = wide + 2 * EAVES, wide / 4, high + RISE
    top = end - slant
    pen.shape([(0, high), (end, high), (top, ridge), (slant, ridge)], roof.left)
    pen.shape([(end - SHADE - EAVES, high), (end, high), (top, ridge), (top - SHADE, ridge)], roof.right)


def _toothed(pen: Pen, wide: int, high: float, colours: tuple[Colour, Colour]) -> None:
    """A saw-tooth roof with skylights, and a chimney; `colours`: of the roof, of the skylights."""
    tooth, ridge = wide / 2, high + RISE
    chimney = EAVES + tooth + SHADE
    pen.bar(chimney, high, chimney + SHADE, ridge, _colour(pen.theme, "brick"))
    for x in (EAVES, EAVES + tooth):
        pen.shape([(x, high), (x, ridge), (x + tooth, high)], colours[0])
        pen.shape([(x + 3, high), (x + 3, ridge - 5), (x + tooth - 6, high)], colours[1])


@kept
def sprite(kind: str, floors: int, theme: Theme, scale: float = 1.0, wide: int = WIDE) -> Sprite:
    """The piece of a kind; `floors` and how `wide` for blocks. `scale`: beside the town's."""
    if kind in BLOCKS:
        pen = Pen(theme, (wide + 2 * EAVES, FOOT + FLOOR * floors + RISE), scale)
        _block(pen, kind, wide, floors)
    else:
        pen = Pen(theme, _ROOMS[kind], scale)
        parts(pen, kind)
        if kind in HAZARDS:
            large = min(WARNED, max(1.0, 1 / scale))
            parts(pen, "warning", (_ROOMS[kind][0] - _ROOMS["warning"][0] * large, 0), large)
    return pen.done()


def within(kind: str, floors: int, theme: Theme, room: tuple[int, int]) -> Sprite:
    """The piece as large as a room of (width, height) holds it."""
    image = sprite(kind, floors, theme).image
    return sprite(kind, floors, theme, min(room[0] / image.width, room[1] / image.height))


def piece(kind: str, floors: int, theme: Theme, wide: int) -> Sprite:
    """The piece in the town: a block as wide as that, anything else at most, what is tall as it is."""
    if kind in BLOCKS:
        return sprite(kind, floors, theme, 1.0, wide)
    return sprite(kind, floors, theme, 1.0 if kind in TALL else min(1.0, wide / _ROOMS[kind][0]))
