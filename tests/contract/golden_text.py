"""Law 15: whole games as text, and the numbers of the tree of actions. `make golden` writes them, tests compare."""

from collections.abc import Iterator
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.playthrough import steps, text
from bot.games import GAMES
from bot.kit.contract import CLOCK
from bot.kit.engine import Accepted, carry_out, check_action
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.kit.testing.properties import extremes

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "games"
PLAYTHROUGHS = (("fewest", "random", 1), ("usual", "normal", 2), ("most", "random", 3))
"""How many seats, which robots, which seed."""
OTHERS: dict[str, tuple[tuple[str, str, int], ...]] = {
    "classic": (("fewest", "random", 1), ("usual", "normal", 2), ("most", "easy", 3))
}
"""Of games in which many seats at random would hardly come to an end."""
DEEP: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {
    "city": {"fewest": ((0, 7), (60, 4), (150, 4)), "usual": ((0, 4), (60, 3), (150, 4)), "most": ((100, 2),)},
    "classic": {"fewest": ((0, 7), (60, 2)), "usual": ((0, 6), (100, 2)), "most": ((0, 5),)},
    "builder": {"fewest": ((0, 3), (40, 3), (80, 2)), "usual": ((0, 2), (70, 2)), "most": ((110, 2),)},
    "deal": {"fewest": ((0, 3), (40, 3), (60, 3)), "usual": ((0, 3), (60, 2), (100, 3)), "most": ((60, 2),)},
    "knockout": {"fewest": ((0, 3), (8, 3), (15, 3)), "usual": ((0, 2), (30, 2), (60, 3)), "most": ((50, 2),)},
}
"""By game and seats: after how many steps of a greedy game of seed 1 the tree begins, and how deep it goes."""
SAVED_AFTER = 200
"""The save of a version is the first position with an auction, or the last one, after so many steps."""


def seats(key: str) -> dict[str, int]:
    """The seat counts of a game that golden files are made for."""
    possible = GAMES[key].seats
    return {"fewest": possible[0], "usual": min(4, possible[-1]), "most": possible[-1]}


def playthroughs(key: str) -> dict[Path, str]:
    """The golden games by file, as `python -m bot playthrough` prints them."""
    folder = GAMES_FOLDER / key / "playthroughs"
    made = {}
    for size, kind, seed in OTHERS.get(key, PLAYTHROUGHS):
        lines = text(key, seats(key)[size], seed, kind)
        made[folder / f"{seats(key)[size]}-{kind}-{seed}.txt"] = "\n".join(lines) + "\n"
    return made


def numbers(key: str) -> tuple[Path, str]:
    """The file of perft numbers: by position, the leaves at each depth from 1."""
    found = {}
    for size, trees in DEEP[key].items():
        for begun, depth in trees:
            many = seats(key)[size]
            state = position(key, many, begun)
            dice = CommittedRng(key, bytes(32))
            found[f"{many} seats, step {begun}"] = perft(GAMES[key], state, many, depth, dice)
    lines = ",\n".join(f' "{name}": {leaves}' for name, leaves in found.items())
    return GAMES_FOLDER / key / "perft.json", "{\n" + lines + "\n}\n"


def position(key: str, many: int, begun: int) -> Any:
    """The state after so many steps of the greedy game of seed 1, or at its end."""
    *_, last = islice(steps(key, many, 1, "normal"), begun + 1)
    return last.state


def save(key: str) -> tuple[Path, str]:
    """A saved game of the present version, for the day when it is an old one."""
    game = GAMES[key]
    state: Any = None
    for number, step in enumerate(steps(key, seats(key)["usual"], 1, "normal")):
        if not game.waits(step.state):
            break
        state = step.state
        if number > SAVED_AFTER and any(len(wait.seats) > 1 for wait in game.waits(state)):
            break
    return GAMES_FOLDER / key / "saves" / f"v{game.version}.json", saved(game, state)


def changes(key: str) -> Iterator[tuple[Path, str | None, str]]:
    """Every golden text of a game: its file, what stands there, what should."""
    for path, made in [*playthroughs(key).items(), numbers(key)]:
        yield path, path.read_text(encoding="utf8") if path.exists() else None, made


def first_difference(old: str, new: str) -> str:
    """The first line that differs, for people."""
    before, after = old.splitlines(), new.splitlines()
    for number, (was, now) in enumerate(zip(before, after, strict=False), start=1):
        if was != now:
            return f"line {number}: {was.strip()!r} is now {now.strip()!r}"
    return f"{len(before)} lines are now {len(after)}"


def versions(key: str) -> set[int]:
    """The versions of which there is a saved game."""
    return {
        msgspec.json.decode(path.read_bytes())["version"] for path in (GAMES_FOLDER / key / "saves").glob("v*.json")
    }


def perft(game: GameSpec[Any], state: Any, seats: int, depth: int, dice: CommittedRng) -> list[int]:
    """Leaves of the tree of actions at each depth up to `depth`: amounts count by their ends, choices of several by their sizes.

    What combines fields at any time (a trade) is counted at each last level alone: it could be done at every one.
    """
    leaves = [0] * depth
    for seat in (CLOCK, *range(seats)):
        for legal_action in game.legal_actions(state, seat):
            ends_here = legal_action.wait is None and legal_action.action in game.cross_checked
            for action in extremes(legal_action) if legal_action.blocked is None else ():
                thrown = CommittedRng(dice.game, dice.seed, dice.drawn)
                assert check_action([legal_action], action) is None, (seat, action)
                decided = carry_out(game, state, seat, action, thrown)
                if isinstance(decided, Accepted):
                    leaves[0] += 1
                    below = [] if ends_here or depth == 1 else perft(game, decided.state, seats, depth - 1, thrown)
                    leaves[1:] = [one + more for one, more in zip_longest(leaves[1:], below, fillvalue=0)]
    return leaves


def saved(game: GameSpec[Any], state: Any) -> str:
    """A saved game as text for the folder `saves`: version and state."""
    plain = {"game": game.key, "version": game.version, "state": msgspec.to_builtins(state)}
    return msgspec.json.format(msgspec.json.encode(plain), indent=1).decode() + "\n"
