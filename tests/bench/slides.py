"""Slides of Knockout on crowded boards: what its physics costs; run as a file, how exact it is.

`python tests/bench/slides.py --boards 300` slides on so many boards, a third of them with touching tokens, by the exact
engine and by small steps, and ends with status 1 if they do not agree.
"""

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from bot.games.knockout.physics import simulate  # noqa: E402 - run as a file, the root has to be found first
from bot.games.knockout.slide_record import Lying  # noqa: E402
from bot.games.knockout.wobble import launch  # noqa: E402
from tests.games.knockout.clusters import hits  # noqa: E402
from tests.games.knockout.compared import cases, compare  # noqa: E402


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


def main() -> int:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(description="Compare the exact slides of Knockout with small steps.")
    parser.add_argument("--boards", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = [compare(board, shot) for board, shot in cases(given.seed, given.boards)]
    print(
        f"{given.boards} boards of sixteen: ends at most {max(each.apart for each in found):.4f} mm apart, "
        f"overlaps of at most {max(each.overlap for each in found):.4f} mm, "
        f"other touches on {sum(not each.same for each in found)}"
    )
    return int(not all(each.agreed for each in found))


if __name__ == "__main__":
    sys.exit(main())
