"""The pictures of Knockout: the long board, aiming, the slide as it runs, the round's bills, the end."""

from collections.abc import Callable

from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.canvas import Canvas, empty
from rendering.knockout import aim, alt, board, count, film, statement
from rendering.knockout.colours import SETS, SIDES, palette_colours, texts
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.rule_situations import RULES
from rendering.knockout.specimens import PIECES
from rendering.knockout.symbols import SYMBOLS, set_sign
from rendering.pictures import LONG, MenuTile, Painter, Pictures, SeatMark
from rendering.players import Players
from rendering.theme import DARK, Theme
from rendering.trade_card import Badges


def _told(say: Callable[[KnockoutDrawContext], str]) -> Callable[[KnockoutView, Translator, Players], str]:
    """A painter's sentences by a function that is given a context, of which it does not draw on the canvas."""
    return lambda view, words, people: say(KnockoutDrawContext(empty(), view, DARK, words, people))


def _mark(view: KnockoutView, seat: int) -> SeatMark:
    """A seat is marked as its side is."""
    sign = sign_of(view.sides[view.seats[seat].side])
    return SeatMark(sign, SIDES[sign], sign, _disc)


def _disc(canvas: Canvas, sign: int, centre: tuple[int, int], size: int, _theme: Theme) -> None:
    disc(canvas, sign, "", centre, size)


PICTURES = Pictures(
    badges=Badges(SETS, set_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    rules=RULES,
    mark=_mark,
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
    numbered=True,
    tile=MenuTile(board.draw, (166, 86, 1000, 430), LONG),
)
