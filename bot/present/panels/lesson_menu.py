"""How lessons are begun: the press that begins one, and the menu of games to learn."""

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import OPEN, ControlId
from bot.present.panel_model import Menu, SelectOption

LEARN = "learn"
"""What lessons are called in OPEN presses, whose table does not matter; the text is a game's key."""


def learns(game: str) -> str:
    """The press that begins a game's lesson."""
    return str(ControlId(OPEN, 0, LEARN, game))


def menu(words: Translator) -> Menu:
    """The games to learn."""
    choices = [SelectOption(words.say(f"{key}-name"), key, words.say(f"{key}-line")) for key in GAMES]
    return Menu(learns("?"), words.say("lesson-menu"), tuple(choices))
