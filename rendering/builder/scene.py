"""What the parts of Builder's pictures draw with."""

from bot.games.builder.data import CHIPS
from bot.games.builder.view import BuilderView, DeedView, SeatView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.people import People, shown_name
from rendering.signs import token
from rendering.theme import Colour, Theme


class Scene:
    """Canvas, view, theme, words, and the people with their signs and their names as they can be shown."""

    def __init__(self, canvas: Canvas, view: BuilderView, theme: Theme, words: Words, people: People) -> None:
        self.canvas, self.view, self.theme, self.words = canvas, view, theme, words
        self.people = people_of(view, people)
        self.names = tuple(shown_name(self.people, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of Builder's pictures."""
        return self.words.say(f"picture-builder-{key}", **values)

    def cash(self, amount: int) -> str:
        """An amount of Builder's money."""
        return self.words.cash("builder", amount)

    def space(self, index: int) -> str:
        """A space's name."""
        return self.words.space("builder", index)

    def sign(self, seat: int) -> int:
        """The number of a seat's sign."""
        return self.people.sign(seat)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.sign(seat), centre, size, rim)

    @property
    def lot(self) -> DeedView | None:
        """The property in question."""
        return next((each for each in self.view.deeds if each.space == self.view.lot), None)

    @property
    def me(self) -> SeatView:
        """Whoever looks; the active player where nobody does."""
        return self.view.seats[self.view.active if self.view.me is None else self.view.me]


def people_of(view: BuilderView, people: People) -> People:
    """The people with the signs that their own chips say: a token and a type are one choice (BUILDER-6)."""
    return People(people.names, tuple(CHIPS.index(each.own) for each in view.seats))
