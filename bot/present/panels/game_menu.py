"""The menu of all games: one picture and one choice, for people who open a table without naming a game; or learn one."""

import re
from collections.abc import Sequence

from bot.games import GAMES
from bot.i18n.translator import Translator
from bot.present.control_id import NONE, OPEN, ControlId
from bot.present.panel_context import THEME
from bot.present.panel_model import Menu, Panel, PictureRequest, SelectOption
from bot.present.panels import lesson_menu

PLAY = "play"
"""What the menu is called in OPEN presses; its table is 0, for there is none yet."""
PICTURE = "menu"
HEXADECIMAL = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
"""An id of a person in such a press."""


def opens(
    game: str, pace: str | None = None, robots: int = 0, place: str | None = None, invited: Sequence[int] = ()
) -> str:
    """The press that opens a table of a game; of whom it invites the ids stand there in hexadecimal, to be short."""
    people = "." + "+".join(f"{each:x}" for each in invited) if invited else ""
    return str(ControlId(OPEN, 0, PLAY, f"{game}.{pace or NONE}.{robots}.{place or NONE}{people}"))


def people(text: str) -> tuple[int, ...] | None:
    """Whom such a press invites; None for what was never offered."""
    found = text.split("+")
    if any(HEXADECIMAL.fullmatch(each) is None for each in found):
        return None
    return tuple([int(each, 16) for each in found])


def panel(words: Translator, press: str, said: Sequence[str] = ()) -> Panel:
    """The games to choose from, below what else is `said`; `press`: `opens` for the game that is chosen."""
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
        (*said, "## " + words.say("play-title")),
        (Menu(press, words.say("play-menu"), choices), lesson_menu.menu(words)),
        PictureRequest(PICTURE, None, THEME, words.lang),
    )
