"""What the parts of a picture draw with, whatever the game."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from PIL import Image

from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, empty, width
from rendering.game_words import GameWords
from rendering.index_canvas import blank
from rendering.players import Players, drawable_name
from rendering.seat_symbols import token
from rendering.theme import Colour, Theme, text_on

Point = tuple[int, int]
Drawn = Callable[[Any, Theme, Translator, Players], Image.Image]
"""Draws a view."""
TAG = Style(LEAST, bold=True)
MINUS = "\u2212"


class DrawContext(GameWords):
    """Canvas, view, theme, words, and the people with their signs and their names as they can be shown."""

    def __init__(self, canvas: Canvas, view: Any, theme: Theme, words: Translator, people: Players) -> None:
        super().__init__(view, words, people)
        self.canvas, self.theme = canvas, theme
        self.names = tuple(drawable_name(people, each.seat, words) for each in view.seats)

    @classmethod
    def drawn(cls, draw: Callable[[Self], Image.Image]) -> Drawn:
        """A painter's function by one that is given a context, whose canvas it makes."""
        return lambda view, theme, words, people: draw(cls(empty(), view, theme, words, people))

    def blank(self, size: Point, ground: Colour | None = None) -> Canvas:
        """An empty canvas, which is drawn on from here on."""
        self.canvas = blank(size, ground or self.theme.ground, self.theme)
        return self.canvas

    def sign(self, seat: int) -> int:
        """The number of a seat's sign."""
        return self.people.sign(seat)

    def who(self, seat: int | None) -> str:
        """A seat's name; the bank for nobody."""
        return self.words.say("bank") if seat is None else self.names[seat]

    def card(self, box: Box, radii: tuple[int, int], thick: int, *, lit: bool, ground: Colour | None = None) -> None:
        """A card, with a rim of the accent when it is `lit`."""
        self.canvas.card(box, radii, (thick, self.theme.accent if lit else None), ground or self.theme.card)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.people.sign(seat), centre, size, rim)

    def number(self, at: Point, number: int, gap: int) -> int:
        """A number beside its symbol on a seat's card; returns where the next symbol begins."""
        self.canvas.text(at, str(number), TAG, self.theme.muted)
        return at[0] + width(str(number), TAG) + gap

    def moved(self, right: int, top: int, amount: int, said: Callable[[int], str]) -> int:
        """A tag with the cash that came or went, up to a right edge; returns where it begins."""
        text = ("+" if amount > 0 else MINUS) + said(abs(amount))
        left = right - width(text, TAG) - 15
        self.tag((left, top, right), text, good=amount > 0)
        return left

    def tag(self, line: tuple[int, int, int], text: str, *, good: bool) -> None:
        """A small tag with what came or went, at a (left, top, right)."""
        left, top, right = line
        ground = self.theme.accent if good else self.theme.alarm
        self.canvas.rounded((left, top, right, top + 30), 9, ground)
        self.canvas.text((left + 7, top + 2), text, TAG, text_on(ground))

    def passed(self, seat: int, centre: Point, size: int, reach: int, thick: int = 6) -> None:
        """A seat's token struck through: who bids no more."""
        self.token(seat, centre, size, self.theme.card)
        box = centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach
        self.canvas.slash(box, thick, self.theme.alarm)

    def tokens(self, playing: Sequence[Any], size: int, places: Callable[[int, bool, int], list[Point]]) -> None:
        """The tokens of the seats that play, the active one's on top; `places`: the points of tokens by their space, whether they are in jail, and their number."""
        spaces: dict[tuple[int, bool], list[int]] = {}
        for each in sorted(playing, key=lambda each: each.seat == self.view.active):
            spaces.setdefault((each.space, each.jailed), []).append(each.seat)
        for (index, jailed), seats in spaces.items():
            for seat, at in zip(seats, places(index, jailed, len(seats)), strict=True):
                self.token(seat, at, size, self.theme.ink if seat == self.view.active else self.theme.paper)
