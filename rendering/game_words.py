"""A view with a table's words and people: what a picture and the sentences about it have in common."""

from typing import Any, ClassVar

from bot.i18n.translator import Translator
from bot.kit.contract import Cash
from rendering.players import Players


class GameWords:
    """A view, and the words of its game."""

    game: ClassVar[str]

    def __init__(self, view: Any, words: Translator, people: Players) -> None:
        self.view, self.words, self.people = view, words, people

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the game's pictures."""
        return self.words.say(f"picture-{self.game}-{key}", **facts)

    def cash(self, amount: Cash | None) -> str:
        """An amount of the game's money."""
        return self.words.cash(self.game, amount)

    def space(self, index: int) -> str:
        """A space's name."""
        return self.words.space(self.game, index)
