"""The menu of all games: one picture and one choice, for whoever opens a table without naming a game."""

from bot.games import GAMES
from bot.present.controls import LINE, cut
from bot.present.eyes import THEME
from bot.present.panel import Choice, Menu, Order, Panel
from bot.present.press import NONE, OPEN, Press
from bot.words import Words

PLAY = "play"
"""What the menu is called in OPEN presses; its table is 0, for there is none yet."""
PICTURE = "menu"


def panel(words: Words, pace: str | None, robots: int, place: str | None) -> Panel:
    """The games to choose from; what else was asked for stands in the press: `?.<pace>.<robots>.<place>`."""
    press = Press(OPEN, 0, PLAY, f"?.{pace or NONE}.{robots}.{place or NONE}")
    choices = tuple(
        Choice(
            words.say("play-game", name=words.say(f"{key}-name"), least=game.seats[0], most=game.seats[-1]),
            key,
            cut(words.say(f"{key}-line"), LINE),
        )
        for key, game in GAMES.items()
    )
    return Panel(
        PLAY,
        ("## " + words.say("play-title"),),
        (Menu(str(press), words.say("play-menu"), choices),),
        order(words.lang),
    )


def order(lang: str) -> Order:
    """The games' picture."""
    return Order(PICTURE, None, THEME, lang)
