"""The board of City: ring of spaces, the town, what is at stake in its middle, the seats below."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from bot.games.city.data import PARKING
from bot.games.city.view import PlotView
from bot.i18n.translator import Translator
from bot.kit.contract import Space
from rendering.board_ring import shrunk
from rendering.cache import kept
from rendering.canvas import Canvas
from rendering.city import center, center_card, geometry, scene, seat_strip, space, special_spaces, town
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign
from rendering.index_canvas import blank, on, part
from rendering.theme import NIGHT, Theme

FRAME = 6
Marks = tuple[frozenset[Space], frozenset[Space]]
"""The districts on which something is new, and those in question."""


def draw(context: CityDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    view, theme = context.view, context.theme
    signs = tuple(context.sign(each.seat) for each in view.seats)
    marks = frozenset(view.fresh), frozenset(center_card.lit(view))
    canvas = context.canvas = _ground(view.plots, signs, marks, theme, context.words, view.stage == "over")
    _marks(context)
    if len(view.trail) > 1:
        canvas.path([geometry.stop(index) for index in view.trail], 8, theme.accent)
    context.tokens([each for each in view.seats if each.solvent], 37, geometry.places)
    center.draw(context)
    seat_strip.draw(context)
    return canvas.image


def _ground(
    plots: tuple[PlotView, ...], signs: tuple[int, ...], marks: Marks, theme: Theme, words: Translator, over: bool
) -> Canvas:
    """The board without what moves, the room for the seats below it; once the game is `over` blocks say no groups."""
    canvas = on(still(theme, words, frozenset(each.space for each in plots), geometry.height(len(signs))).copy(), theme)
    signed = [each if each.owner is None else replace(each, owner=signs[each.owner]) for each in plots]
    for each in signed:
        canvas.put(_space(each, theme, words), geometry.parts(each.space).whole[:2])
    _town(canvas, signed, theme, marks)
    return canvas


def _town(canvas: Canvas, plots: Sequence[PlotView], theme: Theme, marks: Marks) -> None:
    """The districts' blocks from the back to the front, and then what is written on them."""
    by_space, standings = {each.space: town.seen(each) for each in plots}, town.standings(plots, marks[0])
    for index in town.ORDER:
        if index in marks[0] | marks[1]:
            canvas.rounded(shrunk(town.LOTS[index], -town.RIM), town.CORNER + town.RIM, theme.accent)
        block, place = town.block(by_space[index], theme, standings[index])
        canvas.put(block.image, place, block.mask)
    for each in by_space.values():
        written, place = town.badges(each, theme)
        canvas.put(written.image, place, written.mask)


@kept
def _space(each: PlotView, theme: Theme, words: Translator) -> Image.Image:
    """A district's space with its owner, given as the owner's sign: a change draws one space anew."""
    canvas = part(geometry.parts(each.space).whole, theme.paper, theme)
    space.draw(canvas, each, theme, words)
    return canvas.image


@kept
def still(theme: Theme, words: Translator, districts: frozenset[int], high: int) -> Image.Image:
    """The board without its districts, in the words of the table's board; the picture is so `high`."""
    canvas = blank((geometry.WIDTH, high), theme.ground, theme)
    geometry.RING.draw(canvas, theme)
    canvas.put(scene.ground(theme).image, geometry.MIDDLE[:2])
    for index in range(geometry.RING.count):
        if geometry.RING.corner(index):
            special_spaces.corner(canvas, index, theme, words)
        elif index not in districts:
            special_spaces.draw(canvas, index, theme, words)
    return canvas.image


def _marks(context: CityDrawContext) -> None:
    """A glow round what changed since the last throw, a frame round what is at stake; Rent Dodge where it lies."""
    view, canvas, theme = context.view, context.canvas, context.theme
    for index in center_card.lit(view):
        canvas.frame(geometry.RING.around(index), FRAME, theme.accent)
    if not any(each.dodge for each in view.seats):
        left, top, _, _ = geometry.corner_rooms(PARKING)[2]
        canvas.rounded((left + 6, top + 4, left + 48, top + 60), 8, theme.warning)
        sign(canvas, "dodge", (left + 27, top + 32), 31, NIGHT)
