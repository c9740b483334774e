"""The game of the day on a phone: the panel of the day as full as it gets, and games as their person sees them."""

from collections.abc import Iterator

from bot.games import BUILT_IN
from bot.i18n.translator import translator_for
from bot.present import daily
from bot.present.daily import Overview
from bot.present.panels import turns
from bot.tables.daily.daily_game import PERSON
from bot.tables.daily.day import Day
from bot.tables.daily.standing import DailyResult
from tests.contract.test_daily import whole
from tests.playground.screens import PEOPLE, Shown, shown

TODAY, YESTERDAY = Day(20_000, "city", bytes(range(32))), Day(19_999, "classic", bytes(range(32, 64)))
EVERY = 6
"""Of so many positions one is looked at."""


def overviews(lang: str) -> Iterator[Shown]:
    """A server where fourteen have played, before one's own game, in it and after it; and one where nobody has."""
    words, games = translator_for(lang), whole("city")[0]
    results = [
        DailyResult(500 + n, f"{name} de la {n}e Avenue", 1 + n // 5, 37_700 - 911 * n)
        for n, name in enumerate((*PEOPLE, *PEOPLE[:4]))
    ]
    for own in (None, games[2], games[-1]):
        full = Overview(TODAY, 512, own, results, YESTERDAY, results[:2])
        yield shown("daily", daily.overview(full, words), private=True)
    yield shown("daily", daily.overview(Overview(TODAY, 512, None, (), YESTERDAY), words), private=True)


def games(lang: str) -> Iterator[Shown]:
    """Of a game of each kind the panels on which the person decides, what one of their buttons opens, and the end."""
    words = translator_for(lang)
    for key in BUILT_IN:
        played, records = whole(key)
        for at in (*played[:-1:EVERY], played[-1]):
            since = max((r.seq for r in records if r.seat == PERSON and r.seq <= at.table.seq), default=0)
            told = [each for r in records if since <= r.seq <= at.table.seq for each in r.told]
            told = [each for each in told if each.only in (None, PERSON)]
            yield shown(key, daily.panel(at, told, words), private=True)
            yield shown(key, daily.panel(at, told, words, turns.LOG), private=True)
