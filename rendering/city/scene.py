"""What the parts of City's pictures draw with."""

from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.people import People, shown_name
from rendering.signs import token
from rendering.theme import Colour, Theme


class Scene:
    """Canvas, view, theme, words, and the people with their signs and their names as they can be shown."""

    def __init__(self, canvas: Canvas, view: CityView, theme: Theme, words: Words, people: People) -> None:
        self.canvas, self.view, self.theme, self.words, self.people = canvas, view, theme, words, people
        self.names = tuple(shown_name(people, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of City's pictures."""
        return self.words.say(f"picture-city-{key}", **values)

    def cash(self, amount: int | None) -> str:
        """An amount of City's money."""
        return self.words.cash("city", amount)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.people.sign(seat), centre, size, rim)

    @property
    def lot(self) -> PlotView | None:
        """The district in question."""
        return next((each for each in self.view.plots if each.space == self.view.lot), None)
