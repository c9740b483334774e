"""What the parts of a picture draw with, whatever the game."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from bot.i18n.translator import Translator
from rendering.canvas import Canvas
from rendering.players import Players, drawable_name
from rendering.symbols import token
from rendering.theme import Colour, Theme

Point = tuple[int, int]


class DrawContext:
    """Canvas, view, theme, words, and the people with their signs and their names as they can be shown."""

    game: ClassVar[str]

    def __init__(self, canvas: Canvas, view: Any, theme: Theme, words: Translator, people: Players) -> None:
        self.canvas, self.theme, self.words, self.people = canvas, theme, words, people
        self.view = view
        self.names = tuple(drawable_name(people, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of the game's pictures."""
        return self.words.say(f"picture-{self.game}-{key}", **values)

    def cash(self, amount: int | None) -> str:
        """An amount of the game's money."""
        return self.words.cash(self.game, amount)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.people.sign(seat), centre, size, rim)

    def tokens(self, playing: Sequence[Any], size: int, places: Callable[[int, bool, int], list[Point]]) -> None:
        """The tokens of the seats that play, the active one's on top; `places`: of so many on a space, or jailed there."""
        spaces: dict[tuple[int, bool], list[int]] = {}
        for each in sorted(playing, key=lambda each: each.seat == self.view.active):
            spaces.setdefault((each.space, each.jailed), []).append(each.seat)
        for (index, jailed), seats in spaces.items():
            for seat, at in zip(seats, places(index, jailed, len(seats)), strict=True):
                self.token(seat, at, size, self.theme.ink if seat == self.view.active else self.theme.paper)
