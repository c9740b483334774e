"""The town's pieces as solids: blocks that rise floor by floor, landmarks, hazards, bonus buildings, stations."""

from collections.abc import Callable
from functools import lru_cache, partial

from bot.games.city.data import HAZARDS
from rendering.isometric import WORLDS, Base, IsometricPen, Tones, tones
from rendering.shape_data import Part, drawing, paired, read
from rendering.sprite import Pen, Sprite
from rendering.theme import NIGHT, SNOW, Colour, Theme

UNIT = 3.2
"""How many pixels a unit of the town's ground goes aside."""
SIDE = 8.0
"""The side of the square on which a piece stands, in units."""
FOOT, FLOOR, RISE, EAVES = 1.3, 1.6, 3.0, 0.4
"""Of a block, in units: the height below its first floor, of a floor, of its roof; how far the roof stands out."""
ROOM = 80, 130
"""The room in pixels in which a piece is drawn, its square at the lower edge."""


def _colour(theme: Theme, word: str) -> Colour:
    """A colour by the word that `pieces.toml` has for it."""
    base, _, face = word.rpartition("-") if word.endswith(("-light", "-dark")) else (word, "", "")
    plain: Colour | None = {"night": NIGHT, "snow": SNOW}.get(base) or WORLDS[theme.key].get(base)
    look = tones(plain or getattr(theme, base), theme)
    return {"light": look.up, "dark": look.right}.get(face, look.left)


_DRAWINGS = {word: drawing(lines) for word, lines in read("pieces.toml").items()}


def part(pen: IsometricPen, each: Part, at: tuple[float, float]) -> None:
    """A part of a drawing, its square's far corner at a point of the ground."""
    x, y, *rest = each.numbers
    x, y, colour = x + at[0], y + at[1], _colour(pen.pen.theme, each.colour)
    match each.kind:
        case "flat":
            pen.flat((x, y, rest[0]), paired(tuple(rest[1:])), colour)
        case "tile":
            pen.tile((x, y, rest[0], rest[1]), colour, rest[2])
        case "round":
            pen.round((x, y, rest[0]), rest[1], colour)
        case "ball":
            pen.ball((x, y, rest[0]), rest[1], colour)
        case "cylinder":
            pen.cylinder((x, y, rest[0]), rest[1], rest[2], tones(colour, pen.pen.theme))
        case "left" | "right" as wall:
            base, aside = (x, y, rest[0], rest[1]), at[wall == "right"]
            panel = pen.left_panel if wall == "left" else pen.right_panel
            panel(base, (rest[2] + aside, rest[3] + aside), (rest[4], rest[5]), colour)
        case solid:
            _solid(pen, solid, (x, y, rest[0], rest[1]), (rest[2], rest[3]), colour)


def _solid(pen: IsometricPen, kind: str, base: Base, height: tuple[float, float], colour: Colour) -> None:
    look, (low, high) = tones(colour, pen.pen.theme), height
    if kind == "prism":
        pen.prism(base, low, high, look)
    elif kind == "hip":
        pen.hip(base, low, high, look)
    else:
        pen.gable(base, low, high, look, tones(WORLDS[pen.pen.theme.key]["wall"], pen.pen.theme).right)


def _drawn(word: str, pen: IsometricPen, at: tuple[float, float], _floors: int) -> None:
    """A piece that always looks the same; a triangle with an exclamation mark before a hazard."""
    for each in (*_DRAWINGS[word], *(_DRAWINGS["warning"] if word in HAZARDS else ())):
        part(pen, each, at)


def _floors(pen: IsometricPen, base: Base, floors: int, look: Tones, panes: tuple[tuple[float, float], ...]) -> float:
    """The walls of so many floors, `panes` the windows of each (of which the colour is `look.up`); returns their height."""
    x, _, wide, _ = base
    high = FOOT + floors * FLOOR
    pen.walls(base, 0, high, look)
    for low in (FOOT + floor * FLOOR for floor in range(floors)):
        for begin, end in panes:
            pen.left_panel(base, (x + wide * begin, x + wide * end), (low, low + FLOOR / 2), look.up)
    return high


def _house(
    pen: IsometricPen, at: tuple[float, float], floors: int, words: tuple[str, str, str], owner: Colour | None = None
) -> None:
    """A house under a pitched roof; `words`: the world's colours of its walls, its roof (else its owner's), its windows."""
    theme = pen.pen.theme
    plain, top, lit = (WORLDS[theme.key][word] for word in words)
    wall, base = tones(plain, theme), (*at, SIDE, SIDE)
    high = _floors(pen, base, floors, Tones(lit, wall.left, wall.right), ((0.12, 0.4), (0.6, 0.88)))
    eaves = at[0] - EAVES, at[1] - EAVES, SIDE + 2 * EAVES, SIDE + 2 * EAVES
    pen.hip(eaves, high, high + RISE, tones(owner or top, theme))


def _factory(
    pen: IsometricPen, at: tuple[float, float], floors: int, words: tuple[str, str, str], owner: Colour | None = None
) -> None:
    """A factory under a saw-tooth roof; `words`: the world's colours of its walls, its skylights, its windows; its owner's."""
    theme, (x, y) = pen.pen.theme, at
    plain, glass, lit = (WORLDS[theme.key][word] for word in words)
    wall = tones(plain, theme)
    low, top = (
        _floors(pen, (x, y, SIDE, SIDE), floors, Tones(lit, wall.left, wall.right), ((0.1, 0.9),)),
        tones(owner or plain, theme),
    )
    high, right = low + RISE, x + SIDE
    for far, near in ((y, y + SIDE / 2), (y + SIDE / 2, y + SIDE)):
        pen.face(
            [(x, far, low), (right, far, low), (right, near, high), (x, near, high)], top.left if owner else top.up
        )
        pen.face([(right, far, low), (right, near, low), (right, near, high)], wall.right)
        pen.face([(x, near, low), (right, near, low), (right, near, high), (x, near, high)], glass)


def block(pen: IsometricPen, kind: str, at: tuple[float, float], floors: int, owner: Colour) -> None:
    """A block under a roof in its owner's colour; what brings nothing has a grey one."""
    build, words = BLOCKS[kind]
    build(pen, at, floors, words, owner if kind in EARNING else None)


EARNING = "residential", "industrial"
BLOCKS: dict[str, tuple[Callable[..., None], tuple[str, str, str]]] = {
    "residential": (_house, ("wall", "roof", "window")),
    "industrial": (_factory, ("steel", "glass", "window")),
    "vacant": (_house, ("rock", "slate", "trunk")),
    "idle": (_factory, ("slate", "rock", "trunk")),
}
"""How blocks are drawn, by kind."""
PIECES: dict[str, Callable[[IsometricPen, tuple[float, float], int], None]] = {
    **{kind: partial(build, words=words) for kind, (build, words) in BLOCKS.items()},
    **{word: partial(_drawn, word) for word in _DRAWINGS if word != "warning"},
}
"""Draws a piece by its word: where the far corner of its square lies, blocks their floors. What is `vacant` or `idle`, grey
and dark, counts for no rent."""


@lru_cache(256)
def sprite(kind: str, floors: int, theme: Theme, scale: float = 1.0) -> Sprite:
    """The piece of a kind alone, cut to what it covers; `floors` for blocks, else 0. `scale`: beside the town's."""
    pen = Pen(theme, ROOM, scale)
    iso = IsometricPen(pen, (ROOM[0] / 2, 9 * UNIT), UNIT)
    PIECES[kind](iso, (0.0, 0.0), floors)
    piece = pen.done()
    box = piece.mask.getbbox()
    return Sprite(piece.image.crop(box), piece.mask.crop(box))


def within(kind: str, floors: int, theme: Theme, room: tuple[int, int]) -> Sprite:
    """The piece as large as a room of (width, height) holds it."""
    image = sprite(kind, floors, theme).image
    return sprite(kind, floors, theme, min(room[0] / image.width, room[1] / image.height))
