"""What stands on the spaces that are no properties: a house, a jewel, a card, a train, a parking sign, Jail and who is in it."""

from functools import cache

from PIL import ImageChops

from bot.games.knockout.data import CELLS, CHANCE, JAIL, PARKING
from bot.games.knockout.state import JAILED
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.canvas import Canvas, rounded_mask
from rendering.isometric import WORLDS
from rendering.knockout import geometry
from rendering.knockout.disc import token
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.symbols import sign
from rendering.shape_data import drawing, read
from rendering.sprite import Pen, Sprite
from rendering.theme import NIGHT, Theme, text_on

TILE = geometry.CELL[0] - 4, geometry.CELL[1] - 4
"""The size of what lies on a cell, 2 pixels from its lines."""
RADIUS = 8
JAILS = tuple(space for space, cell in enumerate(CELLS) if cell.kind == JAIL)
SMALL = 28
"""The diameter of a token in Jail."""
BELOW = -16, 16
"""How far below a cell's middle tokens in Jail stand."""
_DRAWINGS = {word: drawing(lines) for word, lines in read("table.toml").items()}


@cache
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
    """What stands on a special space."""
    kind, box = CELLS[space].kind, tile(space)
    middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    if kind == PARKING:
        canvas.rounded((middle[0] - 23, box[1] + 5, middle[0] + 23, box[1] + 51), 9, theme.accent)
        sign(canvas, kind, (middle[0], box[1] + 28), 32, text_on(theme.accent))
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


def jail(context: KnockoutDrawContext) -> None:
    """The tokens in Jail behind its bars, as many as there is room for; all stand on the plates."""
    for space, numbers in jailed(context.view).items():
        left, top, right, bottom = tile(space)
        for number, low in zip(numbers, BELOW, strict=False):
            token(context.canvas, number, ((left + right) // 2, (top + bottom) // 2 + low), SMALL)
        if numbers:
            _put(context.canvas, "bars", space, context.theme)
