"""All that is shown before and around games, to be measured: settings, results, the game of the day, orders, lobbies."""

from collections.abc import Iterator

from bot.games import GAMES
from tests.playground import daily_screens, result_screens
from tests.playground.screens import Shown, lobby_screens, order_screens, settings_screens


def setup_screens(lang: str) -> Iterator[Shown]:
    """Settings, results, the game of the day; of each game its lobbies and standing orders."""
    yield from (*settings_screens(lang), *result_screens.screens(lang), *daily_screens.overviews(lang))
    for key, game in GAMES.items():
        yield from order_screens(key, lang)
        for seats in (4, game.seats[-1]):
            yield from lobby_screens(key, seats, lang)
