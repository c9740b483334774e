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
    """A drawing of Builder; its people have the signs of their own chips (`people_of`)."""

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
        """The player who looks; the active one for nobody."""
        return looking(self.view)


def looking(view: BuilderView) -> SeatView:
    """The player who looks at a view; the active one for nobody."""
    return view.seats[view.active if view.me is None else view.me]


def people_of(view: BuilderView, people: Players) -> Players:
    """The people with the signs that their own chips say: a token and a type are one choice (BUILDER-6)."""
    return Players(people.names, tuple(CHIPS.index(each.own) for each in view.seats))
