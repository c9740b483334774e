"""A turn fits a phone: messages and panels of a small sample of every game, measured in the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import translator_for
from bot.present import lessons
from bot.present.panels.game_over import END
from tests.contract.test_lessons import walk
from tests.playground import daily_screens
from tests.playground.page_harness import harness, windows
from tests.playground.phone_heights import PHONES, SEED, measured, sample, table
from tests.playground.screens import SCREEN, Shown, game_screens, heights, shown, summed
from tests.spoken import WALKED

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.uncounted, pytest.mark.asyncio(loop_scope="session")]
ENOUGH = 0.95
"""How many of the messages, and of the panels, of each game a phone of 390 x 844 shows whole at least."""
MOST = 0.85
"""How many of the panels of each game show all that stands below their pictures: trades are put together by scrolling."""
OVER = 112
"""The height of a message of two small lines."""
NAMED = 5
"""The tallest that are named."""


async def test_turns_fit_a_phone(browser: Browser) -> None:
    """The larger phone shows nearly all whole; both show all that stands below the picture of every message.

    That is what happened, who is asked what until when, and the buttons; on the smaller phone so do nearly all panels.
    What is over takes two lines.
    """
    screens = sample()
    found = await measured(browser, screens)
    print(*(table(screens, found[room], room) for room in PHONES), sep="\n")
    low = [str(each) for each in summed(screens, found[SCREEN]) if each.share(SCREEN) < ENOUGH]
    assert low == [], tallest(screens, found[SCREEN])
    for room in PHONES:
        below = [high.below for high in found[room]]
        cut = [
            str(each) for each in summed(screens, below) if each.share(room) < (MOST if "panels" in each.name else 1.0)
        ]
        assert cut == [], (room, tallest(screens, below, room))
    over = [
        high for each, high in zip(screens, found[SCREEN], strict=True) if each.panel.last and not each.panel.picture
    ]
    assert len(over) > len(BUILT_IN)
    assert max(over) <= OVER


async def test_ends_fit_a_phone(browser: Browser) -> None:
    """The last message of a game with as many as may play it: result, count and chart, seed, buttons."""
    screens = [
        each
        for key in BUILT_IN
        for each in game_screens(key, max(GAMES[key].seats), SEED, ("fr",), 0.0)
        if each.name == END
    ]
    async with harness() as (_, _bot, address):
        width, height = PHONES[SCREEN]
        async with windows(browser, address, "Lea:fr", viewport={"width": width, "height": height}) as (page,):
            found = await heights(page, screens)
    assert len(found) == len(BUILT_IN)
    assert tallest(screens, found) == {}


def tallest(screens: Sequence[Shown], found: Sequence[float], room: int = SCREEN) -> dict[str, list[tuple[int, str]]]:
    """By game the highest that do not fit: how high, and which message or panel."""
    named: dict[str, list[tuple[int, str]]] = {}
    for each, high in sorted(zip(screens, found, strict=True), key=lambda pair: -pair[1]):
        if high > room:
            kind = f"{each.game}, {'panels' if each.private else 'messages'}"
            named.setdefault(kind, []).append((round(high), each.panel.lines[0] if each.private else each.name))
    return {kind: most[:NAMED] for kind, most in named.items()}


async def test_lessons_and_games_of_the_day_fit_a_phone(browser: Browser) -> None:
    """Every scene of every lesson: the learner never scrolls to the buttons.

    Nearly all panels of games of the day, and of the others all that stands below their pictures.
    """
    screens = [
        shown(key, lessons.panel(course, translator_for(lang)), private=True)
        for key in BUILT_IN
        for lang in WALKED
        for course in walk(key, lang)
    ]
    async with harness() as (_, _bot, address):
        width, height = PHONES[SCREEN]
        async with windows(browser, address, "Lea:fr", viewport={"width": width, "height": height}) as (page,):
            found = await heights(page, screens)
            played = [each for lang in WALKED for each in daily_screens.games(lang)]
            high = await heights(page, played)
    assert tallest(screens, found) == {}
    print(*summed(played, high), sep="\n")
    assert [str(each) for each in summed(played, high) if each.share() < ENOUGH] == [], tallest(played, high)
    assert tallest(played, [each.below for each in high]) == {}
