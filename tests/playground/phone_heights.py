"""The heights of messages and panels on two phones, by game: a small sample of every game, measured in the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import languages
from tests.playground.page_harness import harness, windows
from tests.playground.screens import HEAD, SCREEN, Height, Shown, game_screens, heights, summed

if TYPE_CHECKING:
    from playwright.async_api import Browser

SMALL = 586
PHONES = {SCREEN: (390, 844), SMALL: (360, 740)}
"""By the CSS pixels that are left for messages: width and height of a phone."""
SHARES = {
    "city": {2: 0.02, 4: 0.03, 6: 0.02},
    "classic": {2: 0.02, 4: 0.02},
    "builder": {2: 0.08, 4: 0.08},
    "deal": {2: 0.08, 4: 0.1, 10: 0.1},
    "knockout": {2: 0.12, 4: 0.08, 8: 0.05},
}
"""By game and seats, how many of the positions of one game are looked at, so that each game has twenty messages or more."""
ALL = {"city": 0.02, "classic": 0.01, "builder": 0.04, "deal": 0.04, "knockout": 0.04}
"""The same for every game, language and number of seats, fewer where a game has many positions."""
SEED = 1


def sample() -> list[Shown]:
    """The messages and panels that are measured, in all languages in turn."""
    return [
        each
        for key in BUILT_IN
        for seats, share in SHARES[key].items()
        for each in game_screens(key, seats, SEED, languages(), share)
    ]


def every() -> list[Shown]:
    """Those of a game of every number of seats in every language."""
    return [
        each
        for key, lang in product(BUILT_IN, languages())
        for seats in GAMES[key].seats
        for each in game_screens(key, seats, SEED + seats, (lang,), ALL[key])
    ]


async def measured(browser: Browser, screens: Sequence[Shown]) -> dict[int, list[Height]]:
    """The height of each in CSS pixels, by the room that a phone has."""
    found: dict[int, list[Height]] = {}
    async with harness() as (_, _bot, address):
        for room, (width, height) in PHONES.items():
            phone = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
            async with windows(browser, address, "Lea:fr", **phone) as (page,):
                found[room] = await heights(page, screens)
    return found


def table(screens: Sequence[Shown], found: Sequence[float], room: int) -> str:
    """The heights by game, how many are at most SCREEN high, and how many fit into a smaller `room`."""
    sums = summed(screens, found)
    if room == SCREEN:
        return "\n".join([HEAD, *map(str, sums)])
    return "\n".join([f"{HEAD}{f'<= {room}':>9}", *(f"{each}{each.share(room):>9.1%}" for each in sums)])
