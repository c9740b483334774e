"""Tokens packed together, each touching its neighbours: what is hardest for an exact slide."""

import random

from bot.games.knockout.slides import Lying
from bot.games.knockout.wobble import Launch, Luck, launch

ACROSS, UP = 32_000, 27_713
"""Micrometres between neighbours in a row, and between rows."""


def cluster(x: int, y: int, tokens: int = 15) -> list[Lying]:
    """Tokens in a comb round a place in micrometres, the nearest ones that are on the board."""
    places = [
        (x + ACROSS * right + ACROSS // 2 * (up % 2), y + UP * up) for up in range(-4, 5) for right in range(-4, 5)
    ]
    inside = [(px, py) for px, py in places if 0 <= px <= 270_000 and 114_000 <= py <= 914_000]
    inside.sort(key=lambda place: ((place[0] - x) ** 2 + (place[1] - y) ** 2, place))
    return [Lying(number, px, py) for number, (px, py) in enumerate(inside[:tokens])]


def hits(seed: int, count: int) -> list[tuple[list[Lying], Launch]]:
    """Clusters anywhere, and a hard slide into each."""
    luck, found = random.Random(seed), []
    for _ in range(count):
        x, y = luck.randint(60, 210), luck.randint(250, 800)
        wobble = Luck(luck.randint(-100_000, 100_000), luck.randint(-100_000, 100_000))
        aim = (min(max(x + luck.randint(-30, 30), 20), 250), 5 * luck.randint(-4, 4), luck.randint(60, 140))
        found.append((cluster(x * 1000, y * 1000), launch(*aim, wobble)))
    return found
