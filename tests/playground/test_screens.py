"""A turn fits a phone: messages and panels of a small sample of every game, measured in the page."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games import BUILT_IN, GAMES
from bot.present.panels.game_over import END
from tests.playground.page_harness import chromium, harness, windows
from tests.playground.phone_heights import PHONES, SEED, measured, sample, table
from tests.playground.screens import SCREEN, Shown, game_screens, heights, summed

pytestmark = [pytest.mark.browser, pytest.mark.uncounted]
ENOUGH = 0.95
"""How many of the messages, and of the panels, of each game a phone of 390 x 844 shows whole at least."""
NAMED = 5
"""The tallest that are named."""


async def test_turns_fit_a_phone() -> None:
    """The larger phone's bar is judged; the smaller phone's figures are printed beside it."""
    screens = sample()
    found = await measured(screens)
    print(*(table(screens, found[room], room) for room in PHONES), sep="\n")
    low = [str(each) for each in summed(screens, found[SCREEN]) if each.share(SCREEN) < ENOUGH]
    assert low == [], tallest(screens, found[SCREEN])


async def test_ends_fit_a_phone() -> None:
    """The last message of a game with as many as may play it: result, count and chart, seed, buttons."""
    screens = [
        each
        for key in BUILT_IN
        for each in game_screens(key, max(GAMES[key].seats), SEED, "fr", 0.0)
        if each.name == END
    ]
    async with chromium() as browser, harness() as (_, _bot, address):
        width, height = PHONES[SCREEN]
        async with windows(browser, address, "Lea:fr", viewport={"width": width, "height": height}) as (page,):
            found = await heights(page, screens)
    assert len(found) == len(BUILT_IN)
    assert tallest(screens, found) == {}


def tallest(screens: Sequence[Shown], found: Sequence[float]) -> dict[str, list[tuple[int, str]]]:
    """By game the highest that do not fit: how high, and which message or panel."""
    named: dict[str, list[tuple[int, str]]] = {}
    for each, high in sorted(zip(screens, found, strict=True), key=lambda pair: -pair[1]):
        if high > SCREEN:
            kind = f"{each.game}, {'panels' if each.private else 'messages'}"
            named.setdefault(kind, []).append((round(high), each.panel.lines[0] if each.private else each.name))
    return {kind: most[:NAMED] for kind, most in named.items()}
