"""What the parts of Knockout's pictures draw with."""

from bot.games.knockout.data import COLOURS
from bot.games.knockout.view import KnockoutView, SideView
from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.canvas import Canvas
from rendering.players import Players, drawable_name
from rendering.theme import Theme

GAME = "knockout"


class KnockoutDrawContext:
    """Canvas, view, theme, words, and the people with their names as they can be shown."""

    def __init__(self, canvas: Canvas, view: KnockoutView, theme: Theme, words: Translator, people: Players) -> None:
        self.canvas, self.view, self.theme, self.words, self.people = canvas, view, theme, words, people
        self.names = tuple(drawable_name(people, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of Knockout's pictures."""
        return self.words.say(f"picture-{GAME}-{key}", **values)

    def cash(self, amount: int) -> str:
        """An amount of Knockout's money."""
        return self.words.cash(GAME, amount)

    def space(self, space: int) -> str:
        """A space's name."""
        return self.words.space(GAME, space)

    def word(self, value: str) -> str:
        """A colour or another word of the game."""
        return self.words.value(GAME, WORD, value)

    def people_of(self, side: SideView) -> tuple[str, ...]:
        """The names of a side's players; of all it began with when nobody is left."""
        return tuple(self.names[seat] for seat in side.members or side.seats)


def sign_of(side: SideView) -> int:
    """The number of a side's colour and shape."""
    return COLOURS.index(side.colour)
