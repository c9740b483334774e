"""The classic board: the ring of spaces, the scene with what is at stake before it, the seats below."""

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.classic.board import board
from bot.games.classic.data import Square
from bot.games.classic.view import PlotView
from bot.i18n.translator import Translator
from rendering.board_ring import shrunk
from rendering.canvas import LEAST, Canvas, Style, part, width
from rendering.classic import center, center_card, geometry, scene, seat_strip, space
from rendering.classic.draw_context import ClassicDrawContext
from rendering.theme import Theme, text_on

FRAME = 6
BADGE = Style(LEAST, bold=True)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    view, signs = context.view, tuple(context.sign(each.seat) for each in context.view.seats)
    ground = _ground(view.plots, signs, board(view.board).squares, context.theme, context.words)
    context.canvas = Canvas(ground.copy())
    context.canvas.put(scene.picture(view.board, view.plots, context.theme), geometry.MIDDLE[:2])
    _marks(context)
    _trail(context)
    context.tokens([each for each in view.seats if each.solvent], 38, geometry.places)
    center.draw(context)
    seat_strip.draw(context)
    return context.canvas.image


@lru_cache(8)
def _ground(
    plots: tuple[PlotView, ...], signs: tuple[int, ...], squares: tuple[Square, ...], theme: Theme, words: Translator
) -> Image.Image:
    """The board without what moves, the room for the seats below it."""
    image = Image.new("RGB", (geometry.WIDTH, geometry.height(len(signs))), theme.ground)
    image.paste(still(squares, theme, words), (0, 0))
    for each in plots:
        signed = each if each.owner is None else replace(each, owner=signs[each.owner])
        image.paste(_space(signed, theme, words), geometry.parts(each.space).whole)
    return image


@lru_cache(400)
def _space(each: PlotView, theme: Theme, words: Translator) -> Image.Image:
    """A property's space with its owner, given as the owner's sign: a change draws one space anew."""
    canvas = part(geometry.parts(each.space).whole, theme.paper)
    space.draw(canvas, each, theme, words)
    return canvas.image


@lru_cache(4)
def still(squares: tuple[Square, ...], theme: Theme, words: Translator) -> Image.Image:
    """The board without its properties, in its words."""
    image = Image.new("RGB", (geometry.WIDTH, geometry.BOARD_END), theme.ground)
    canvas = Canvas(image)
    geometry.RING.draw(canvas, theme)
    for index, square in enumerate(squares):
        if geometry.RING.corner(index):
            space.corner(canvas, index, square, theme, words)
        elif not square.group:
            space.other(canvas, index, square, theme, words)
    return image


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
