"""The table without what moves: rail, felt, the lane with its launch area and its spaces, what sets bring in front."""

from PIL import Image

from bot.games.knockout.data import BONUS, CELLS, PROPERTY, SETS, row
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.board_ring import Box, shrunk
from rendering.cache import kept
from rendering.canvas import Canvas, Slot, upwards
from rendering.index_canvas import blank
from rendering.knockout import colours, geometry, space_card, special_spaces
from rendering.knockout.colours import ground, table
from rendering.knockout.symbols import sign
from rendering.text_fit import figure
from rendering.theme import Theme, text_on

BONUSES = 30, 28, geometry.LEAST
"""The sizes of what a set brings."""
START = Slot((110, 60), (52, 46, 40, 34, 30, geometry.LEAST), bold=True)
"""The word at the line, which reads upwards and ends below a token in the middle."""
ROUND = 24
RIM = 4
"""The lane's edge."""
BOARDS = 48
"""How wide the boards of the launch area are."""
SHADOW = 5
ROUNDED, FRAMED = 6, 6
"""The radius of a set's plate on the rail, and how far its frame stands out."""


@kept
def still(theme: Theme, words: Translator, apron: bool = True) -> Image.Image:
    """The picture without tokens and panel; the rail in front tells what sets bring if there is an `apron`. Not to be changed."""
    canvas = blank((geometry.WIDTH, geometry.HEIGHT), theme.ground, theme)
    _frame(canvas, theme, geometry.APRON if apron else geometry.RAIL)
    _launch(canvas, theme, words)
    for space in range(1, len(CELLS)):
        _space(canvas, space, theme, words)
    if apron:
        _bonuses(canvas, theme, words)
    return canvas.image


def bare(canvas: Canvas, box: Box, rails: tuple[int, int], theme: Theme) -> None:
    """A table without a lane: felt, at whose upper and lower edge the rail is so wide."""
    look, (left, top, right, bottom) = table(theme), box
    canvas.rounded((left, top + 2 * ROUND, right, bottom), ROUND, look.edge)
    canvas.rounded((left, top, right, bottom - geometry.EDGE), ROUND, look.wood)
    felt = left + geometry.RAIL, top + rails[0], right - geometry.RAIL, bottom - geometry.EDGE - rails[1]
    canvas.rounded(felt, ROUND - 8, look.edge)
    canvas.rounded((felt[0], felt[1] + SHADOW, felt[2], felt[3]), ROUND - 8, look.felt)


def _frame(canvas: Canvas, theme: Theme, front: int) -> None:
    """The rail, the felt and the lane that lies on it; the light comes from the upper left."""
    look, (left, top, right, bottom) = table(theme), geometry.TABLE
    bare(canvas, (left, top, right, bottom + front + geometry.EDGE), (geometry.RAIL, front), theme)
    lane = geometry.LEFT - RIM, geometry.TOP - RIM, geometry.RIGHT + RIM, geometry.BOTTOM + RIM
    canvas.rounded((lane[0] + SHADOW, lane[1] + SHADOW, lane[2] + SHADOW, lane[3] + SHADOW), 8, look.dim)
    canvas.rounded(lane, 8, look.edge)
    canvas.fill((geometry.LEFT, geometry.TOP, geometry.RIGHT, geometry.BOTTOM), look.lane)


def _launch(canvas: Canvas, theme: Theme, words: Translator) -> None:
    """The launch area: boards, the way to go, and the line that a token has to cross."""
    look, left, right = table(theme), geometry.LEFT, geometry.LINE
    top, bottom = geometry.TOP, geometry.BOTTOM
    for y in range(top + BOARDS, bottom, BOARDS):
        canvas.fill((left, y, right, y + 2), look.seam)
    canvas.fill((right - 6, top, right, bottom), theme.alarm)
    middle = (left + right - 6) // 2
    sign(canvas, "to", (middle, top + BOARDS), 40, look.carved)
    start = START.set(words.say("picture-knockout-start"))
    upwards(canvas, (left, bottom - 2 * BOARDS - 18, right - 6, bottom - 8), start, look.carved)


def _space(canvas: Canvas, space: Space, theme: Theme, words: Translator) -> None:
    """A property, or what stands on a special space."""
    if CELLS[space].kind == PROPERTY:
        space_card.draw(canvas, space, theme, words)
        return
    canvas.rounded(special_spaces.tile(space), special_spaces.RADIUS, ground(theme, CELLS[space]))
    special_spaces.draw(canvas, space, theme)


def _bonuses(canvas: Canvas, theme: Theme, words: Translator) -> None:
    """On the rail in front of each row what its set brings as a whole, on the set's colour (KNOCKOUT-67)."""
    label = geometry.TABLE[0] + 6, geometry.TABLE[3] + 2, geometry.LINE - 4, geometry.TABLE[3] + geometry.APRON
    figure(canvas, label, words.say("picture-knockout-sets"), theme.ink)
    for group in SETS:
        _bonus(canvas, group, words)


def complete(canvas: Canvas, group: str, theme: Theme, words: Translator) -> None:
    """The same of a set that a side would collect as a whole as things lie, framed."""
    for grown, colour in ((FRAMED, theme.accent), (FRAMED - 4, theme.card)):
        canvas.rounded(shrunk(_in_front(group), -grown), ROUNDED + grown, colour)
    _bonus(canvas, group, words)


def _in_front(group: str) -> Box:
    """The rail in front of a set's row."""
    left, right = geometry.beside(row(SETS[group][0]))
    return left + 1, geometry.TABLE[3] + 2, right - 1, geometry.TABLE[3] + geometry.APRON - 2


def _bonus(canvas: Canvas, group: str, words: Translator) -> None:
    colour = colours.SETS[group]
    canvas.rounded(_in_front(group), ROUNDED, colour)
    figure(canvas, _in_front(group), f"+{words.number(BONUS[group])}", text_on(colour), BONUSES)
