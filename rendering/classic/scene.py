"""What the parts of the classic game's pictures draw with."""

from bot.games.classic.board import Board, board
from bot.games.classic.data import Square
from bot.games.classic.view import ClassicView, PlotView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.people import People, shown_name
from rendering.signs import token
from rendering.theme import Colour, Theme

GAME = "classic"


class Scene:
    """Canvas, view, theme, the words of the table's board, and the people with their signs and names."""

    def __init__(self, canvas: Canvas, view: ClassicView, theme: Theme, words: Words, people: People) -> None:
        self.canvas, self.view, self.theme, self.words, self.people = canvas, view, theme, words, people
        self.names = tuple(shown_name(people, each.seat, words) for each in view.seats)

    @property
    def board(self) -> Board:
        """The table's board."""
        return board(self.view.board)

    def say(self, key: str, **values: object) -> str:
        """A sentence of the classic game's pictures."""
        return self.words.say(f"picture-classic-{key}", **values)

    def cash(self, amount: int | None) -> str:
        """An amount of money."""
        return self.words.cash(GAME, amount)

    def space(self, index: int) -> str:
        """The name of a space."""
        return self.words.space(GAME, index)

    def square(self, index: int) -> Square:
        """What is printed on a space."""
        return self.board.squares[index]

    def plot(self, space: int | None) -> PlotView | None:
        """The property on a space, if it is one."""
        return next((each for each in self.view.plots if each.space == space), None)

    def token(self, seat: int, centre: tuple[int, int], size: int, rim: Colour) -> None:
        """A seat's token."""
        token(self.canvas, self.people.sign(seat), centre, size, rim)
