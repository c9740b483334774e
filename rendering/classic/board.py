"""The classic board: the ring of spaces, the bay with what is at stake before it, the seats below."""

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.classic.board import board
from bot.games.classic.data import Square
from bot.games.classic.view import ClassicView, PlotView
from bot.i18n.translator import Translator
from rendering.board_ring import shrunk
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, part, width
from rendering.classic import bay, center, center_card, geometry, seat_strip, space
from rendering.classic.draw_context import ClassicDrawContext
from rendering.theme import Theme, text_on

_grounds: LruCache[Image.Image] = LruCache(8)
_latest: LruCache[list[tuple[tuple[PlotView, ...], Image.Image]]] = LruCache(8)
"""By the table's look the ground drawn last, which the next is made of: seldom more than two properties change."""
FRAME = 6
BADGE = Style(LEAST, bold=True)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    context.canvas = Canvas(_ground(context).copy())
    _marks(context)
    _trail(context)
    context.tokens([each for each in context.view.seats if each.solvent], 38, geometry.places)
    center.draw(context)
    seat_strip.draw(context)
    return context.canvas.image


def _ground(context: ClassicDrawContext) -> Image.Image:
    """The board without what moves, the room for the seats below it; cached until a property changes."""
    view, theme, words = context.view, context.theme, context.words
    signs = tuple(context.sign(each.seat) for each in view.seats)
    key = theme, words, signs

    def make() -> Image.Image:
        latest = _latest.get(key, list)
        known, image = latest[-1] if latest else ((), _bare(view, theme, words))
        image, before = image.copy(), dict(zip((each.space for each in known), known, strict=True))
        for each in view.plots:
            if before.get(each.space) != each:
                signed = each if each.owner is None else replace(each, owner=context.sign(each.owner))
                image.paste(_space(signed, theme, words), geometry.parts(each.space).whole)
        latest[:] = [(view.plots, image)]
        return image

    return _grounds.get((*key, view.plots), make)


def _bare(view: ClassicView, theme: Theme, words: Translator) -> Image.Image:
    """The board without its properties, and the room for the seats."""
    image = Image.new("RGB", (geometry.WIDTH, geometry.height(len(view.seats))), theme.ground)
    image.paste(still(board(view.board).squares, theme, words), (0, 0))
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
    bay.draw(canvas, theme)
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
