"""What the parts of Builder's pictures draw with."""

from bot.games.builder.data import CHIPS
from bot.games.builder.view import BuilderView, DeedView, SeatView
from bot.i18n.translator import Translator
from rendering.canvas import Canvas
from rendering.draw_context import DrawContext
from rendering.players import Players
from rendering.theme import Theme

GAME = "builder"


class BuilderDrawContext(DrawContext):
    """What it draws with: canvas, view, theme, words, and the people with the signs of their own chips."""

    game = GAME
    view: BuilderView

    def __init__(self, canvas: Canvas, view: BuilderView, theme: Theme, words: Translator, people: Players) -> None:
        super().__init__(canvas, view, theme, words, people_of(view, people))

    @property
    def lot(self) -> DeedView | None:
        """The property in question."""
        return next((each for each in self.view.deeds if each.space == self.view.lot), None)

    @property
    def me(self) -> SeatView:
        """Whoever looks; the active player where nobody does."""
        return self.view.seats[self.view.active if self.view.me is None else self.view.me]


def people_of(view: BuilderView, people: Players) -> Players:
    """The people with the signs that their own chips say: a token and a type are one choice (BUILDER-6)."""
    return Players(people.names, tuple(CHIPS.index(each.own) for each in view.seats))
