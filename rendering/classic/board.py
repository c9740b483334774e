"""The classic board: the ring of spaces, the scene with what is at stake before it, the seats below."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from bot.games.classic.board import board
from bot.games.classic.data import Square
from bot.games.classic.view import PlotView
from bot.i18n.translator import Translator
from rendering.board_ring import shrunk
from rendering.cache import kept
from rendering.canvas import LEAST, Canvas, Style, width
from rendering.classic import center, center_card, geometry, scene, seat_strip, space
from rendering.classic.draw_context import ClassicDrawContext
from rendering.index_canvas import blank, on, part
from rendering.theme import Theme, text_on

FRAME = 6
BADGE = Style(LEAST, bold=True)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    view, signs = context.view, tuple(context.sign(each.seat) for each in context.view.seats)
    squares = board(view.board).squares
    context.canvas = on(still(squares, geometry.height(len(signs)), context.theme, context.words).copy(), context.theme)
    _properties(context, signs)
    context.canvas.put(scene.picture(view.board, view.plots, context.theme), geometry.MIDDLE[:2])
    _marks(context)
    _trail(context)
    context.tokens([each for each in view.seats if each.solvent], 38, geometry.places)
    center.draw(context)
    seat_strip.draw(context)
    return context.canvas.image


def _properties(context: ClassicDrawContext, signs: Sequence[int]) -> None:
    """Every property's space, drawn into the picture itself: a ground of their own would be one large copy more."""
    for each in context.view.plots:
        signed = each if each.owner is None else replace(each, owner=signs[each.owner])
        context.canvas.put(_space(signed, context.theme, context.words), geometry.parts(each.space).whole[:2])


@kept
def _space(each: PlotView, theme: Theme, words: Translator) -> Image.Image:
    """A property's space with its owner, given as the owner's sign: a change draws one space anew."""
    canvas = part(geometry.parts(each.space).whole, theme.paper, theme)
    space.draw(canvas, each, theme, words)
    return canvas.image


@kept
def still(squares: tuple[Square, ...], high: int, theme: Theme, words: Translator) -> Image.Image:
    """The board without its properties, in its words, as high as the whole picture."""
    canvas = blank((geometry.WIDTH, high), theme.ground, theme)
    geometry.RING.draw(canvas, theme)
    for index, square in enumerate(squares):
        if geometry.RING.corner(index):
            space.corner(canvas, index, square, theme, words)
        elif not square.group:
            space.other(canvas, index, square, theme, words)
    return canvas.image


def _marks(context: ClassicDrawContext) -> None:
    """A frame round what changed and what is at stake; where the Bus would lead by how many steps."""
    view, canvas, theme = context.view, context.canvas, context.theme
    framed = {*view.fresh, *center_card.lit(view)}
    for index in sorted(framed):
        canvas.frame(geometry.RING.around(index), FRAME, theme.accent)
    if view.stage == "triple":
        canvas.frame(geometry.RING.inside, FRAME, theme.accent)
        canvas.frame(shrunk(geometry.RING.box, -2), FRAME, theme.accent)
    for way in view.ways:
        _badge(canvas, way.space, f"+{way.steps}", theme)


def _badge(canvas: Canvas, index: int, said: str, theme: Theme) -> None:
    """A small plate in the lane before a space."""
    x, y = geometry.stop(index)
    half = width(said, BADGE) // 2 + 8
    canvas.rounded((x - half, y - 17, x + half, y + 17), 9, theme.accent)
    canvas.text((x, y - 14), said, BADGE, text_on(theme.accent), 0.5)


def _trail(context: ClassicDrawContext) -> None:
    """The ways of the last moves along the lane, a dot where each of them ended but the last."""
    if context.view.stage == "over":
        return
    legs = context.view.legs or ((context.view.trail,) if context.view.trail else ())
    for number, leg in enumerate(legs):
        if len(leg) < 2:
            continue
        context.canvas.path([geometry.stop(index) for index in leg], 8, context.theme.accent)
        if number + 1 < len(legs):
            context.canvas.disc(geometry.stop(leg[-1]), 11, context.theme.accent)
            context.canvas.disc(geometry.stop(leg[-1]), 5, context.theme.lane)
