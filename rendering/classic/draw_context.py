"""What the parts of the classic game's pictures draw with."""

from bot.games.classic.board import board
from bot.games.classic.data import Square
from bot.games.classic.view import ClassicView, PlotView
from rendering.draw_context import DrawContext

GAME = "classic"


class ClassicDrawContext(DrawContext):
    """A drawing of the classic game, with the words of the table's board."""

    game = GAME
    view: ClassicView

    def square(self, index: int) -> Square:
        """What is printed on a space of the table's board."""
        return board(self.view.board).squares[index]

    def plot(self, space: int | None) -> PlotView | None:
        """The property on a space, if it is one."""
        return next((each for each in self.view.plots if each.space == space), None)
