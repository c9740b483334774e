"""The menu of all games: one picture and one choice, for people who open a table without naming a game; or learn one."""

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_context import THEME
from bot.present.panel_model import Menu, Panel, PictureRequest, SelectOption
from bot.present.panels import lesson_menu

PLAY = "play"
"""What the menu is called in OPEN presses; its table is 0, for there is none yet."""
PICTURE = "menu"


def opens(game: str, pace: str | None = None, robots: int = 0, place: str | None = None) -> str:
    """The press that opens a table of a game."""
    return str(ControlId(OPEN, 0, PLAY, f"{game}.{pace or NONE}.{robots}.{place or NONE}"))


def panel(words: Translator, pace: str | None, robots: int, place: str | None) -> Panel:
    """The games to choose from; what else was asked for stands in the press."""
    choices = tuple(
        SelectOption(
            words.say("play-game", name=words.say(f"{key}-name"), least=game.seats[0], most=game.seats[-1]),
            key,
            words.say(f"{key}-line"),
        )
        for key, game in GAMES.items()
    )
    return Panel(
        PLAY,
        ("## " + words.say("play-title"),),
        (Menu(opens("?", pace, robots, place), words.say("play-menu"), choices), lesson_menu.menu(words)),
        PictureRequest(PICTURE, None, THEME, words.lang),
    )
