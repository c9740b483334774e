"""What the parts of Knockout's pictures draw with."""

from bot.games.knockout.data import COLOURS
from bot.games.knockout.state import BOARD
from bot.games.knockout.view import KnockoutView, SideView, TokenView
from bot.kit.fields import WORD
from rendering.draw_context import DrawContext

GAME = "knockout"


class KnockoutDrawContext(DrawContext):
    """A drawing of Knockout."""

    game = GAME
    view: KnockoutView

    def lying(self) -> list[TokenView]:
        """All tokens on the board."""
        return [each for side in self.view.sides for each in side.tokens if each.status == BOARD]

    def word(self, value: str) -> str:
        """A colour or another word of the game."""
        return self.words.value(GAME, WORD, value)

    def people_of(self, side: SideView) -> tuple[str, ...]:
        """The names of a side's players; of all it began with when nobody is left."""
        return tuple(self.names[seat] for seat in side.members or side.seats)


def sign_of(side: SideView) -> int:
    """The number of a side's colour and shape."""
    return COLOURS.index(side.colour)
