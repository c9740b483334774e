"""The pictures of Knockout: the long board, aiming, the slide as it runs, the round's bills, the end."""

from collections.abc import Callable

from PIL import Image

from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.canvas import empty
from rendering.knockout import aim, alt, board, count, film, statement
from rendering.knockout.colours import palette_colours
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.pictures import LONG, MenuTile, Painter, Pictures
from rendering.players import Players
from rendering.theme import DARK


def _painter(draw: Callable[[KnockoutDrawContext], Image.Image], say: Callable[[KnockoutDrawContext], str]) -> Painter:
    """A picture by functions that are given a context."""
    return Painter(
        lambda view, theme, words, people: draw(KnockoutDrawContext(empty(), view, theme, words, people)), _told(say)
    )


def _told(say: Callable[[KnockoutDrawContext], str]) -> Callable[[KnockoutView, Translator, Players], str]:
    """A painter's sentences by a function that is given a context, of which it does not draw on the canvas."""
    return lambda view, words, people: say(KnockoutDrawContext(empty(), view, DARK, words, people))


PICTURES = Pictures(
    painters={
        "knockout": Painter(board.draw, _told(alt.board)),
        "knockout/slide": Painter(film.draw, _told(alt.slid)),
        "knockout/slid": Painter(board.slid, _told(alt.slid)),
        "knockout/aim": _painter(aim.draw, alt.aim),
        "knockout/aim-bare": _painter(aim.bare, alt.bare),
        "knockout/statement": _painter(statement.draw, alt.statement),
        "knockout/count": _painter(count.draw, alt.count),
    },
    palette=palette_colours,
    tile=MenuTile(board.draw, (251, 108, 971, 405), LONG),
)
