"""The heights of messages and panels on two phones, by game: a small sample of every game, measured in the page."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import BUILT_IN
from tests.playground.page_harness import chromium, harness, windows
from tests.playground.screens import HEAD, SCREEN, Shown, game_screens, heights, summed

SMALL = 586
PHONES = {SCREEN: (390, 844), SMALL: (360, 740)}
"""By the CSS pixels that are left for messages: width and height of a phone."""
SHARES = {"city": 0.05, "classic": 0.03, "builder": 0.13, "deal": 0.2, "knockout": 0.22}
"""How many of the positions of one game are looked at, so that each has twenty messages or more."""
SEATS, SEED = 4, 1


def sample() -> list[Shown]:
    """The messages and panels that are measured, in French, which needs more room."""
    return [each for key in BUILT_IN for each in game_screens(key, SEATS, SEED, "fr", SHARES[key])]


async def measured(screens: Sequence[Shown]) -> dict[int, list[float]]:
    """The height of each in CSS pixels, by the room that a phone has."""
    found: dict[int, list[float]] = {}
    async with chromium() as browser, harness() as (_, _bot, address):
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
