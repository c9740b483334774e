"""What stands on the spaces that are no properties: a house, a jewel, a card, a train, a parking sign, Jail and who is in it."""

from PIL import ImageChops

from bot.games.knockout.data import CELLS, CHANCE, JAIL, PARKING
from bot.games.knockout.state import JAILED
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import Canvas, rounded_mask
from rendering.knockout import geometry
from rendering.knockout.disc import token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.geometry import Point
from rendering.knockout.symbols import sign
from rendering.shape_data import drawing, read
from rendering.sprite import Pen, Sprite
from rendering.theme import NIGHT, Theme
from rendering.world import WORLDS

TILE = geometry.CELL[0] - 4, geometry.CELL[1] - 4
"""The size of what lies on a cell, 2 pixels from its lines."""
RADIUS = 8
JAILS = tuple(space for space, cell in enumerate(CELLS) if cell.kind == JAIL)
IN_JAIL: tuple[tuple[int, tuple[Point, ...]], ...] = (
    (46, ((0, 0),)),
    (38, ((0, -21), (0, 21))),
    (36, ((-19, -20), (19, -20), (-19, 20), (19, 20))),
)
"""The diameter of tokens in Jail, and where from a cell's middle they stand: one, two, more."""
_DRAWINGS = {word: drawing(lines) for word, lines in read("table.toml").items()}


@kept
def sprite(word: str, theme: Theme) -> Sprite:
    """A drawing of a special space within the round corners of its tile."""
    pen, colours = Pen(theme, TILE), WORLDS[theme.key] | {"night": NIGHT}
    for part in _DRAWINGS[word]:
        colour = colours[part.colour]
        if part.kind == "polygon":
            pen.shape(part.points, colour)
            continue
        left, low, right, high = part.numbers
        (pen.bar if part.kind == "bar" else pen.oval)(left, low, right, high, colour)
    made = pen.done()
    return Sprite(made.image, ImageChops.multiply(made.mask, rounded_mask(TILE, RADIUS)))


def tile(space: Space) -> Box:
    """What lies on a cell."""
    left, top, _, _ = geometry.cell(space)
    return left + 2, top + 2, left + 2 + TILE[0], top + 2 + TILE[1]


def draw(canvas: Canvas, space: Space, theme: Theme) -> None:
    """What stands on a special space; Free Parking is drawn with its cash."""
    kind, box = CELLS[space].kind, tile(space)
    middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    if kind == PARKING:
        return
    _put(canvas, kind, space, theme)
    if kind == CHANCE:
        sign(canvas, kind, middle, 48, NIGHT)
    elif kind == JAIL:
        _put(canvas, "bars", space, theme)


def _put(canvas: Canvas, word: str, space: Space, theme: Theme) -> None:
    made = sprite(word, theme)
    canvas.put(made.image, tile(space)[:2], made.mask)


def jailed(view: KnockoutView) -> dict[Space, list[int]]:
    """The tokens in each cell of Jail: those of the last slide where they came to rest, the others spread (KNOCKOUT-36)."""
    came = {} if view.slide is None else {one.token: one.space for one in view.slide.landed}
    found: dict[Space, list[int]] = {space: [] for space in JAILS}
    for number in [each.number for side in view.sides for each in side.tokens if each.status == JAILED]:
        fewest = min(JAILS, key=lambda space: len(found[space]))
        found[came[number] if came.get(number) in found else fewest].append(number)
    return found


def cells(view: KnockoutView) -> dict[int, tuple[Point, int]]:
    """The places and diameters of the tokens in Jail, as many as there is room for; all stand on the plates."""
    found = {}
    for space, numbers in jailed(view).items():
        left, top, right, bottom = tile(space)
        size, places = next((each for each in IN_JAIL if len(each[1]) >= len(numbers)), IN_JAIL[-1])
        for number, (x, y) in zip(numbers, places, strict=False):
            found[number] = ((left + right) // 2 + x, (top + bottom) // 2 + y), size
    return found


def jail(context: KnockoutDrawContext) -> None:
    """The tokens in Jail, in front of its bars so that they are read."""
    for number, (at, size) in cells(context.view).items():
        token(context.canvas, number, at, size)
