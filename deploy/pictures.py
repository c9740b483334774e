"""`make pictures`: draws README's pictures and the page's icon anew, from games of robots that are always the same.

What is drawn lies in `deploy/pictures`; look at each, and change its game in `SHOWN` when another one shows more.
"""

import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

import rendering  # noqa: E402 - run as a file, the root has to be found first
from bot.cli.playthrough import PEOPLE, after  # noqa: E402
from bot.i18n.translator import DEFAULT  # noqa: E402
from rendering import emblem, samples  # noqa: E402

PICTURES = ROOT / "deploy" / "pictures"
ICON = ROOT / "bot" / "playground" / "web" / "icon.svg"
ALL = 500_000
"""Bytes that all of them have together at most."""


class Shown(msgspec.Struct, frozen=True):
    """A game of easy robots after some turns, as one of its painters shows it; without turns the game's own sample."""

    key: str
    seats: int = 4
    seed: int = 1
    turns: int = 0
    theme: str = "light"


SHOWN = (
    Shown("city", seats=5, seed=1, turns=60),
    Shown("classic", seats=3, seed=4, turns=30, theme="dark"),
    Shown("builder", seed=7, turns=30),
    Shown("deal", seats=5, seed=2, turns=25, theme="dark"),
    Shown("knockout/slide"),
)


def painted(shown: Shown) -> tuple[str, bytes]:
    """A picture with the name of its file."""
    game = shown.key.partition("/")[0]
    view = after(game, shown.seats, shown.seed, shown.turns, "easy") if shown.turns else samples.sample(game)
    made = rendering.paint(shown.key, view, shown.theme, DEFAULT, PEOPLE[: shown.seats])
    return f"{game}.{made.suffix}", made.data


def main() -> None:
    """Write them all and say how large they are."""
    files = dict(map(painted, SHOWN)) | emblem.pictures()
    PICTURES.mkdir(exist_ok=True)
    for name, data in files.items():
        (PICTURES / name).write_bytes(data)
        print(f"{name}: {len(data):,} bytes")
    ICON.write_text(emblem.svg(), encoding="utf8")
    if sum(map(len, files.values())) > ALL:
        sys.exit(f"They have more than {ALL:,} bytes together.")


if __name__ == "__main__":
    main()
