"""`make golden`: writes playthroughs, perft numbers, missing saves and pictures anew, and prints what changed."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from bot.games import GAMES  # noqa: E402 - run as a file, the root has to be found first
from tests.contract import golden_text  # noqa: E402
from tests.rendering import regenerate  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Text first, then pictures."""
    for key in GAMES:
        for path, old, new in golden_text.changes(key):
            if old != new:
                write(path, new, "new" if old is None else golden_text.first_difference(old, new))
        if GAMES[key].version not in golden_text.versions(key):
            write(*golden_text.save(key), "the first save of this version; never written again")
    regenerate.main()


def write(path: Path, text: str, why: str) -> None:
    """A golden file and a line about it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf8")
    print(f"{path.relative_to(ROOT)}: {why}")


if __name__ == "__main__":
    main()
