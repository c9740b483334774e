"""The menu of all games: one picture and one choice, for people who open a table without naming a game."""

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_context import THEME
from bot.present.panel_model import Menu, Panel, PictureRequest, SelectOption

PLAY = "play"
"""What the menu is called in OPEN presses; its table is 0, for there is none yet."""
PICTURE = "menu"


def panel(words: Translator, pace: str | None, robots: int, place: str | None) -> Panel:
    """The games to choose from; what else was asked for stands in the press: `?.<pace>.<robots>.<place>`."""
    press = ControlId(OPEN, 0, PLAY, f"?.{pace or NONE}.{robots}.{place or NONE}")
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
        (Menu(str(press), words.say("play-menu"), choices),),
        PictureRequest(PICTURE, None, THEME, words.lang),
    )
