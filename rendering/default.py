"""The picture of a game that has none of its own: who sits, whose turn it is, the view's public numbers."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PIL import Image

from bot.i18n import view_numbers
from bot.i18n.translator import Translator
from rendering.canvas import LEAST, Canvas, Style, cut, fit
from rendering.image import EncodedImage, shortened
from rendering.pictures import WIDE, Painter, Pictures
from rendering.players import Players, drawable_name, spoken_name
from rendering.seat_symbols import token
from rendering.theme import Theme

WIDTH, MARGIN, HIGH, GAP, TITLE = 1080, 24, 132, 14, 140
TOKEN, LEFT = 84, 150
HEADING, NAME = Style(50, bold=True), Style(40, bold=True)
NUMBERS = (34, 30, 28, LEAST)
RIM = 7
"""How thick the edge of the seat whose turn it is stands, in pixels."""


def pictures(game: str) -> Pictures:
    """The pictures of a game that has none: its table."""
    return Pictures(painters={game: Painter(partial(draw, game), partial(alt, game))})


def draw(game: str, view: Any, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The table as an RGB image: a row for each seat, that of whose turn it is framed."""
    count = seats(view, people)
    canvas = Canvas(Image.new("RGB", (WIDTH, TITLE + count * (HIGH + GAP) - GAP + MARGIN), theme.ground))
    canvas.text((MARGIN, 20), words.say(f"{game}-name"), HEADING, theme.ink)
    top = view_numbers.line(words, view_numbers.of_table(words, game, view))
    if top:
        canvas.lines((MARGIN, 84), fit(top, (WIDTH - 2 * MARGIN, 44), NUMBERS), theme.muted)
    for seat, numbers in enumerate(view_numbers.of_seats(words, game, view, count)):
        name = cut(drawable_name(people, seat, words), NAME, WIDTH - LEFT - 2 * MARGIN)
        said = (name, view_numbers.line(words, numbers))
        _row(canvas, theme, (seat, people.sign(seat)), said, active=seat == view_numbers.active_seat(view))
    return canvas.image


def _row(canvas: Canvas, theme: Theme, who: tuple[int, int], said: tuple[str, str], *, active: bool) -> None:
    """A seat: sign, name, numbers."""
    top = TITLE + who[0] * (HIGH + GAP)
    canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + HIGH), 16, theme.accent if active else theme.card)
    if active:
        canvas.rounded((MARGIN + RIM, top + RIM, WIDTH - MARGIN - RIM, top + HIGH - RIM), 11, theme.card)
    token(canvas, who[1], (MARGIN + 66, top + HIGH // 2), TOKEN, theme.paper)
    canvas.text((LEFT, top + 16), said[0], NAME, theme.ink)
    if said[1]:
        canvas.lines((LEFT, top + 72), fit(said[1], (WIDTH - LEFT - 2 * MARGIN, 44), NUMBERS), theme.ink)


def seats(view: Any, people: Players) -> int:
    """How many sit at the table."""
    return len(getattr(view, "seats", ())) or len(people.names)


def alt(game: str, view: Any, words: Translator, people: Players) -> str:
    """Whose turn it is, and everybody's numbers."""
    count, active = seats(view, people), view_numbers.active_seat(view)
    said = [] if active is None else [words.say("picture-table-alt-turn", seat=spoken_name(people, active, words))]
    top = view_numbers.line(words, view_numbers.of_table(words, game, view))
    said += [words.say("picture-table-alt-numbers", numbers=top)] if top else []
    for seat, numbers in enumerate(view_numbers.of_seats(words, game, view, count)):
        listed, name = view_numbers.line(words, numbers), spoken_name(people, seat, words)
        key = "picture-table-alt-seat" if listed else "picture-table-alt-seat-only"
        said.append(words.say(key, seat=name, numbers=listed))
    return shortened(said)


def tile(painter: Painter) -> Callable[[Any, Theme, Translator, Players], Image.Image]:
    """A game's whole picture, laid into the shape of a piece of the menu."""

    def drawn(view: Any, theme: Theme, words: Translator, people: Players) -> Image.Image:
        whole = painter.draw(view, theme, words, people)
        ground = Image.new("RGB", WIDE, theme.ground)
        if not isinstance(whole, EncodedImage):
            small = whole.copy()
            small.thumbnail(WIDE, Image.Resampling.LANCZOS)
            ground.paste(small, ((WIDE[0] - small.width) // 2, (WIDE[1] - small.height) // 2))
        return ground

    return drawn
