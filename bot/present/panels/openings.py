"""The menu of games of which somebody wants to be told when a table of them is opened on a server."""

from collections.abc import Collection

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.controls.legal_action_controls import CHOICES
from bot.present.panel_model import Button, Menu, SelectOption

OPENINGS = "openings"
"""What it is called in OPEN presses; its table is 0."""


def menu(games: Collection[str], words: Translator) -> Menu:
    """All games; marked are those of which the person is told."""
    keys = list(GAMES)[:CHOICES]
    choices = tuple(SelectOption(words.say(f"{key}-name"), key, chosen=key in games) for key in keys)
    press = str(ControlId(OPEN, 0, OPENINGS, "?"))
    return Menu(press, words.say("openings-menu"), choices, low=0, high=len(choices))


def way(words: Translator) -> Button:
    """The button that leads to the menu, below the list of a server's tables."""
    return Button(words.say("button-openings"), str(ControlId(OPEN, 0, OPENINGS, NONE)))


def told(games: Collection[str], words: Translator) -> str:
    """What was chosen, in a sentence."""
    names = [words.say(f"{key}-name") for key in GAMES if key in games]
    return words.say("openings-on", games=words.list(names)) if names else words.say("openings-off")
