"""Boards to slide on: tokens anywhere, in chains, and packed together, which is hardest for an exact slide."""

import random
from math import cos, radians, sin

from bot.games.knockout.slide_record import Lying
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


def chains(seed: int, count: int, tokens: int = 15) -> list[tuple[list[Lying], Launch]]:
    """Boards on which every second token touches another: in a line up or across, or at any angle but for rounding."""
    rng = random.Random(seed)
    found: list[tuple[list[Lying], Launch]] = []
    while len(found) < count:
        board: list[Lying] = []
        while len(board) < tokens:
            x, y = rng.randint(0, 270_000), rng.randint(114_000, 914_000)
            if board and rng.random() < 0.5:
                to, turn = board[rng.randrange(len(board))], rng.choice((0, 90, 180, 270, rng.uniform(0, 360)))
                x, y = to.x + round(32_000 * cos(radians(turn))), to.y + round(32_000 * sin(radians(turn)))
            if 0 <= x <= 270_000 and 114_000 <= y <= 914_000 and all(_apart(x, y, one) for one in board):
                board.append(Lying(len(board), x, y))
        aim = (rng.choice([one.x // 1000 for one in board]), 5 * rng.randint(-8, 8), rng.randint(40, 140))
        wobble = Luck(*(rng.choice((0, rng.randint(-100_000, 100_000))) for _ in range(2)))
        found.append((board, launch(min(max(aim[0], 20), 250), *aim[1:], wobble)))
    return found


def _apart(x: int, y: int, one: Lying) -> bool:
    """Whether a token may lie there: a thousandth of a millimetre is rounding."""
    return (x - one.x) ** 2 + (y - one.y) ** 2 >= 31_999**2


def loose(seed: int, count: int, tokens: int = 15) -> list[tuple[list[Lying], Launch]]:
    """Tokens anywhere that do not overlap, and slides of all sorts."""
    rng = random.Random(seed)
    found: list[tuple[list[Lying], Launch]] = []
    for _ in range(count):
        board: list[Lying] = []
        while len(board) < tokens:
            x, y = rng.randint(0, 270_000), rng.randint(114_000, 914_000)
            if all((x - one.x) ** 2 + (y - one.y) ** 2 >= 32_000**2 for one in board):
                board.append(Lying(len(board), x, y))
        wobble = Luck(rng.randint(-150_000, 150_000), rng.randint(-150_000, 150_000))
        aim = (rng.randint(20, 250), 5 * rng.randint(-30, 30), rng.randint(20, 140))
        found.append((board, launch(*aim, wobble)))
    return found


def squares(seed: int, count: int) -> list[tuple[list[Lying], Launch]]:
    """Fifteen tokens in rows and columns at just a touch, often hit straight on: much happens at the same instant."""
    rng = random.Random(seed)
    found: list[tuple[list[Lying], Launch]] = []
    for _ in range(count):
        x, y = rng.randint(20, 150), rng.randint(200, 700)
        places = [(x + 32 * right, y + 32 * up) for right in range(4) for up in range(4)]
        rng.shuffle(places)
        board = [Lying(number, px * 1000, py * 1000) for number, (px, py) in enumerate(places[:15])]
        lane, angle = rng.choice((x, x + 16, x + 32, x + 48)), rng.choice((0, 0, 5 * rng.randint(-6, 6)))
        found.append((board, launch(lane, angle, rng.randint(60, 140))))
    return found
