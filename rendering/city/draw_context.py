"""What the parts of City's pictures draw with."""

from bot.games.city.view import CityView, PlotView
from rendering.draw_context import DrawContext


class CityDrawContext(DrawContext):
    """A drawing of City."""

    game = "city"
    view: CityView

    @property
    def lot(self) -> PlotView | None:
        """The district in question."""
        return next((each for each in self.view.plots if each.space == self.view.lot), None)
