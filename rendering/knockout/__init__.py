"""The pictures of Knockout: the long board, aiming, the slide as it runs, the round's bills, the end."""

from collections.abc import Callable

from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.canvas import empty
from rendering.knockout import aim, alt, board, count, film, statement
from rendering.knockout.colours import SETS, palette_colours, texts
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.specimens import PIECES
from rendering.knockout.symbols import SYMBOLS, set_sign
from rendering.pictures import LONG, MenuTile, Painter, Pictures
from rendering.players import Players
from rendering.theme import DARK
from rendering.trade_card import Badges


def _told(say: Callable[[KnockoutDrawContext], str]) -> Callable[[KnockoutView, Translator, Players], str]:
    """A painter's sentences by a function that is given a context, of which it does not draw on the canvas."""
    return lambda view, words, people: say(KnockoutDrawContext(empty(), view, DARK, words, people))


PICTURES = Pictures(
    badges=Badges(SETS, set_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    texts=texts,
    painters={
        "knockout": Painter(board.draw, _told(alt.board)),
        "knockout/slide": Painter(film.draw, _told(alt.slid)),
        "knockout/slid": Painter(board.slid, _told(alt.slid)),
        "knockout/aim": Painter(KnockoutDrawContext.drawn(aim.draw), _told(alt.aim)),
        "knockout/aim-bare": Painter(KnockoutDrawContext.drawn(aim.bare), _told(alt.bare)),
        "knockout/statement": Painter(KnockoutDrawContext.drawn(statement.draw), _told(alt.statement)),
        "knockout/count": Painter(KnockoutDrawContext.drawn(count.draw), _told(alt.count)),
    },
    palette=palette_colours,
    tile=MenuTile(board.draw, (166, 86, 1000, 430), LONG),
)
