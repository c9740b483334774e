"""The best of a server: a row for each with place, token, name, games and points; one game, or several of a season."""

from collections.abc import Iterator

from PIL import Image

from bot.i18n.translator import Translator
from bot.tables.ratings.standing import Board, Line
from rendering.canvas import Canvas, Style, cut, width
from rendering.image import shortened
from rendering.players import Players, drawable_name, spoken_name
from rendering.seat_symbols import token
from rendering.theme import Theme, text_on

WIDTH, MARGIN, GAP = 1000, 24, 10
HEAD, TITLE, HIGH, LOW = 96, 66, 88, 58
"""The heights of the head, of the title of one game among several, of a row, and of a row without games."""
HEADING, GAME = Style(50, bold=True), Style(42, bold=True)
PLACE, NAME, SMALL, POINTS = Style(42, bold=True), Style(40, bold=True), Style(30), Style(44, bold=True)
TOKEN = 64, 44
"""The size of a token in a row of either height."""
PLACES, LEFT, RIGHT = 72, 172, WIDTH - MARGIN - 28
"""The middle of places, where names begin, and where points end."""
FIRST = 3
"""Places that stand on the accent."""


def draw(view: Board, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The picture as an RGB image."""
    several = len(view.games) > 1 or bool(view.until)
    tall = LOW if several else HIGH
    rows = sum(len(lines) for _, lines in view.games)
    high = HEAD + rows * (tall + GAP) + several * len(view.games) * TITLE + MARGIN - GAP
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    canvas.text((MARGIN, 22), title(view, words), HEADING, theme.ink)
    top, number = HEAD, 0
    for game, lines in view.games:
        if several:
            canvas.text((MARGIN, top + 10), words.say(f"{game}-name"), GAME, theme.ink)
            top += TITLE
        for line in lines:
            _row(canvas, theme, (top, tall), line)
            _person(
                canvas, theme, (top, tall), (drawable_name(people, number, words), people.sign(number)), line, words
            )
            top, number = top + tall + GAP, number + 1
    return canvas.image


def _row(canvas: Canvas, theme: Theme, at: tuple[int, int], line: Line) -> None:
    """The ground of a row with the place; `at`: where it begins and how high it is."""
    top, tall = at
    canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + tall), 16, theme.card)
    ink = theme.ink
    if line.place <= FIRST:
        canvas.rounded((MARGIN, top, MARGIN + 2 * (PLACES - MARGIN), top + tall), 16, theme.accent)
        ink = text_on(theme.accent)
    canvas.text((PLACES, top + (tall - PLACE.line) // 2), str(line.place), PLACE, ink, 0.5)


def _person(
    canvas: Canvas, theme: Theme, at: tuple[int, int], who: tuple[str, int], line: Line, words: Translator
) -> None:
    """Token, name, points, and games where a row is high enough."""
    top, tall = at
    points = words.number(line.points)
    canvas.text((RIGHT, top + (tall - POINTS.line) // 2), points, POINTS, theme.ink, 1.0)
    token(canvas, who[1], (PLACES + 84, top + tall // 2), TOKEN[tall < HIGH], theme.paper)
    left = LEFT + 30
    name = cut(who[0], NAME, RIGHT - width(points, POINTS) - left - 24)
    canvas.text((left, top + 5), name, NAME, theme.ink)
    if tall == HIGH:
        canvas.text((left, top + 49), games(line, words), SMALL, theme.muted)


def title(view: Board, words: Translator) -> str:
    """What the picture is of."""
    if view.until:
        return words.say("picture-season")
    return words.say("picture-ranking", game=words.say(f"{view.games[0][0]}-name"))


def games(line: Line, words: Translator) -> str:
    """How many games somebody has finished and won."""
    return words.say("picture-ranking-games", games=line.games, won=line.won)


def alt(view: Board, words: Translator, people: Players) -> str:
    """Everybody with place and points."""
    return shortened([title(view, words) + ".", *_told(view, words, people)])


def _told(view: Board, words: Translator, people: Players) -> Iterator[str]:
    number = 0
    for game, lines in view.games:
        if len(view.games) > 1:
            yield words.say(f"{game}-name") + "."
        for line in lines:
            said = {"place": line.place, "name": spoken_name(people, number, words), "games": games(line, words)}
            yield words.say("picture-ranking-alt", points=words.number(line.points), **said)
            number += 1
