"""Slides of Knockout on crowded boards: what its physics costs."""

import random
from collections.abc import Callable

from bot.games.knockout.physics import simulate
from bot.games.knockout.slides import Lying
from bot.games.knockout.wobble import launch
from tests.games.knockout.clusters import hits


def sliding() -> Callable[[], int]:
    """Slides of all lanes among fifteen tokens that lie anywhere."""
    luck = random.Random(1)
    crowds = [crowd(luck) for _ in range(100)]
    shots = [launch(luck.randint(20, 250), 5 * luck.randint(-10, 10), luck.randint(60, 140)) for _ in crowds]

    def work() -> int:
        for board, shot in zip(crowds, shots, strict=True):
            simulate(board, len(board), shot)
        return len(crowds)

    return work


def packed() -> Callable[[], int]:
    """Hard slides into fifteen tokens that all touch their neighbours: about 35 touches each."""
    shots = hits(1, 100)

    def work() -> int:
        for board, shot in shots:
            simulate(board, len(board), shot)
        return len(shots)

    return work


def crowd(luck: random.Random) -> list[Lying]:
    """Fifteen tokens at rest that do not overlap."""
    board: list[Lying] = []
    while len(board) < 15:
        x, y = luck.randint(0, 270_000), luck.randint(114_000, 914_000)
        if all((x - one.x) ** 2 + (y - one.y) ** 2 >= 32_000**2 for one in board):
            board.append(Lying(len(board), x, y))
    return board
