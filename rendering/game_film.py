"""The film of a whole game: the board of each position, which turn it is above it, everybody's fortune as curves below."""

from io import BytesIO
from itertools import chain
from typing import Any

import msgspec
from PIL import Image

from bot.i18n.translator import Translator
from bot.kit.film import Film, Shot
from bot.kit.moment import Moment
from rendering import video
from rendering.board_ring import Box
from rendering.canvas import Canvas, Style, cut, drawable, fit, width
from rendering.chart_lines import Field, Point, curve, spread
from rendering.image import EncodedImage, fit_alt_text
from rendering.moment import areas, growing
from rendering.pictures import SeatMark
from rendering.players import Players, drawable_name
from rendering.registry import painters, pictures_of
from rendering.seat_symbols import token
from rendering.theme import SEATS, Theme

WIDTH, HEAD, CURVES, MARGIN = 1000, 152, 240, 28
"""Pixels, before a film is reduced: of the whole, above the board, below it, and at the edges."""
NAME, TITLE, SAID = Style(42, bold=True), Style(32), (36, 34, 32, 30, 28)
SAID_TOP, SAID_ROOM = 70, (WIDTH - 2 * MARGIN, 78)
SIGN, END, APART = 58, 46, 40
"""Pixels of a token beside a name, and at the end of a curve; how far apart two of those are at least."""
SEEN, GROWS, STEPS = 400, 100, 5
"""Milliseconds of the board before a great moment and of each picture of its coming about, and how many those are."""
FILM_WIDTH = 720
"""Pixels that a film is wide."""


def draw(game: str, film: Film, theme: Theme, words: Translator, people: Players) -> EncodedImage:
    """The film of a game."""
    drawn = Frames(game, film, theme, words, people)
    return video.encode([frame.lasts for frame in drawn.plan], drawn.draw)


def alt(film: Film, words: Translator, people: Players) -> str:
    """How long it is, who has won, and what its last picture says."""
    end = film.shots[-1]
    said = words.say("picture-film-alt", seconds=round(film.seconds), end=end.said)
    return fit_alt_text([f"{said} {painters()[end.key].alt(end.view, words, people)}", said])


class Frame(msgspec.Struct, frozen=True):
    """A picture of a film: of the shot of a number, at which step of its coming about, and for how many milliseconds."""

    shot: int
    step: int
    lasts: int


class Frames:
    """Draws the pictures of one film, each when it is asked for; `plan`: which there are."""

    def __init__(self, game: str, film: Film, theme: Theme, words: Translator, people: Players) -> None:
        self.plan = [*chain.from_iterable(_frames(number, shot) for number, shot in enumerate(film.shots))]
        self._game, self._film = game, film
        self._theme, self._words, self._people = theme, words, people
        count = {len(shot.standing) for shot in film.shots}
        self._seats = count.pop() if len(count) == 1 else 0
        self._high = max(self._board(shot, FILM_WIDTH).height for shot in (film.shots[0], film.shots[-1]))
        self._shot: _DrawnShot | None = None

    def draw(self, number: int) -> Image.Image:
        """The picture of a number, in a film's size."""
        frame = self.plan[number]
        if self._shot is None or self._shot.number != frame.shot:
            self._shot = None  # its pictures are let go before the next ones are made
            self._shot = self._drawn(frame.shot)
        return self._shot.at(frame.step)

    def _drawn(self, number: int) -> "_DrawnShot":
        shot = self._film.shots[number]
        sheet = self._sheet(number)
        after = self._laid(sheet, self._board(shot))
        if not isinstance(shot.view, Moment):
            return _DrawnShot(number, after, after, [], self._theme)
        before = self._laid(sheet, self._board(shot, view=shot.view.before))
        return _DrawnShot(number, before, after, areas(before, after), self._theme)

    def _board(self, shot: Shot, wide: int = 0, view: Any = None) -> Image.Image:
        """The board of a shot, or of another view of it, as large as there is room for it."""
        seen = shot.view.after if isinstance(shot.view, Moment) else shot.view
        key = shot.key.rpartition("/")[0] if isinstance(shot.view, Moment) else shot.key
        made = painters()[key].draw(seen if view is None else view, self._theme, self._words, self._people)
        board = Image.open(BytesIO(made.data)).convert("RGB") if isinstance(made, EncodedImage) else made
        part = FILM_WIDTH / board.width if wide else min(FILM_WIDTH / board.width, self._high / board.height)
        return board.resize((round(board.width * part), round(board.height * part)), Image.Resampling.LANCZOS)

    def _laid(self, sheet: Image.Image, board: Image.Image) -> Image.Image:
        """A sheet with a board."""
        made = sheet.copy()
        made.paste(board, ((FILM_WIDTH - board.width) // 2, _reduced(HEAD) + (self._high - board.height) // 2))
        return made

    # ---- what stands around boards

    def _sheet(self, number: int) -> Image.Image:
        """A picture without its board, of even size as films need it."""
        parts = [self._head(self._film.shots[number]), *([self._curves(number)] if self._seats else [])]
        reduced = [part.resize((FILM_WIDTH, _reduced(part.height)), Image.Resampling.LANCZOS) for part in parts]
        high = sum(part.height for part in reduced) + self._high
        made = Image.new("RGB", (FILM_WIDTH, high + high % 2), self._theme.ground)
        for part, top in zip(reduced, (0, high - reduced[-1].height), strict=False):
            made.paste(part, (0, top))
        return made

    def _head(self, shot: Shot) -> Image.Image:
        """Whose turn it is, which turn, and what made it great."""
        canvas = Canvas(Image.new("RGB", (WIDTH, HEAD), self._theme.ground))
        left, who = MARGIN, self._words.say(f"{self._game}-name")
        if shot.seat is not None:
            self._mark(shot, shot.seat).draw(canvas, (MARGIN + SIGN // 2, 40), SIGN, self._theme)
            left, who = MARGIN + SIGN + 16, drawable_name(self._people, shot.seat, self._words)
        right = WIDTH - MARGIN - width(shot.title, TITLE)
        canvas.text((left, 14), cut(who, NAME, right - left - 20), NAME, self._theme.ink)
        canvas.text((right, 20), shot.title, TITLE, self._theme.muted)
        said = "".join(filter(drawable, shot.said)).strip()
        canvas.lines((MARGIN, SAID_TOP), fit(said, SAID_ROOM, SAID, bold=True), self._theme.accent)
        return canvas.image

    def _curves(self, number: int) -> Image.Image:
        """What everybody has had up to a shot; people of one side have one curve."""
        shots, size = self._film.shots, (WIDTH, CURVES)
        canvas = Canvas(Image.new("RGB", size, self._theme.ground))
        box: Box = (MARGIN + END // 2, END, WIDTH - MARGIN - END // 2, CURVES - END)
        field = Field(box, size, max(1, *(amount for shot in shots for amount in shot.standing)))
        canvas.fill((box[0], box[3], box[2], box[3] + 2), self._theme.line)
        ends: dict[SeatMark, Point] = {}
        for seat in reversed(range(self._seats)):
            mark, amounts = (
                self._mark(shots[number], seat),
                [max(0, shot.standing[seat]) for shot in shots[: number + 1]],
            )
            points = field.points(amounts, len(shots) - 1)
            curve(canvas, field, (mark.colour, mark.dashes), points, self._theme)
            ends[mark] = points[-1]
        order = sorted(ends, key=lambda mark: (ends[mark][1], mark.sign))
        apart = min(APART, (CURVES - END) // len(order))
        places = spread([ends[mark][1] for mark in order], apart, END // 2, CURVES - END // 2)
        for mark, y in zip(order, places, strict=True):
            mark.draw(canvas, (round(ends[mark][0]), round(y)), END, self._theme)
        return canvas.image

    def _mark(self, shot: Shot, seat: int) -> SeatMark:
        """How a seat is marked: as the game's pictures mark it, else by its sign."""
        own, seen = pictures_of(self._game).mark, shot.view.after if isinstance(shot.view, Moment) else shot.view
        if own is not None:
            return own(seen, seat)
        sign = self._people.sign(seat)
        return SeatMark(sign, SEATS[sign % len(SEATS)], sign, _token)


class _DrawnShot(msgspec.Struct, frozen=True):
    """The pictures of one shot: before and after, and where they differ."""

    number: int
    before: Image.Image
    after: Image.Image
    changed: list[Box]
    theme: Theme

    def at(self, step: int) -> Image.Image:
        """At a step of its coming about, 0 the picture before and STEPS the one after."""
        if step in (0, STEPS):
            return self.after if step else self.before
        return growing(self.before, self.after, (self.changed, step, self.theme.accent), STEPS)


def _frames(number: int, shot: Shot) -> list[Frame]:
    """The pictures of a shot: one, or before it how a great moment comes about."""
    coming = SEEN + GROWS * (STEPS - 1)
    if not isinstance(shot.view, Moment) or shot.lasts <= coming:
        return [Frame(number, STEPS, shot.lasts)]
    grown = [Frame(number, step, GROWS) for step in range(1, STEPS)]
    return [Frame(number, 0, SEEN), *grown, Frame(number, STEPS, shot.lasts - coming)]


def _reduced(high: int) -> int:
    return round(high * FILM_WIDTH / WIDTH)


def _token(canvas: Canvas, sign: int, centre: tuple[int, int], size: int, theme: Theme) -> None:
    token(canvas, sign, centre, size, theme.card)
