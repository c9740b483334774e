"""Two checkouts against each other: does the strong robot of this one win as often as that of the other, and for what CPU?

    python tests/bench/versions.py FOLDER --game deal --pairs 40

Each seed is played twice with the seats swapped, and the luck of every decision is that of a table, so that robots that
choose alike play the same game twice and share the pair. The rules are those of this checkout; each version decides in a
process of its own, one after another, at the budget of a table.
"""

import argparse
import math
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, sys.argv[2] if sys.argv[1] == "--decide" else str(Path(__file__).resolve().parents[2]))

from bot.games import GAMES
from bot.kit.contract import CLOCK, Action, Seat
from bot.kit.engine import Accepted, apply_action, default_options
from bot.kit.rng import FastRng
from bot.kit.robots.search import discard_events
from bot.kit.spec import GameSpec
from bot.tables.model import SLOW
from bot.tables.robots.worker import ThinkRequest, answer

HERE = Path(__file__).resolve().parents[2]
MOST = 20_000
"""Actions of a game that does not end."""
UNSEEN = 3_600.0
"""Seconds for which an answer is kept back, so that nobody sees how long it took."""
TRIES = 4
"""Moves tried before a robot plays the default."""


class Answer(msgspec.Struct):
    """The action as it is saved (nothing where there is none), and the seconds of CPU that it took."""

    action: bytes
    seconds: float


class Version:
    """The robots of a checkout: the process that decides, and what its decisions took."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--decide", str(folder.resolve())], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.seconds: list[float] = []

    def decide(self, game: GameSpec[Any], request: ThinkRequest) -> Action | None:
        """The strong robot's action in a position; None where it has none."""
        process = self._process
        assert process.stdin is not None, "a pipe"
        assert process.stdout is not None, "another"
        _write(process.stdin, msgspec.msgpack.encode(request))
        given = msgspec.msgpack.decode(_read(process.stdout), type=Answer)
        self.seconds.append(given.seconds)
        return msgspec.msgpack.decode(given.action, type=game.action) if given.action else None

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()

    def __str__(self) -> str:
        slowest = max(self.seconds)
        return f"{1000 * sum(self.seconds) / len(self.seconds):.0f} ms (at most {1000 * slowest:.0f})"


def _write(stream: IO[bytes], message: bytes) -> None:
    stream.write(len(message).to_bytes(4, "big") + message)
    stream.flush()


def _read(stream: IO[bytes]) -> bytes:
    """The next message; nothing at the end."""
    return stream.read(int.from_bytes(stream.read(4), "big"))


def decide() -> None:
    """In the process of a version: answer what is asked, until nobody asks any more."""
    while asked := _read(sys.stdin.buffer):
        begun = time.process_time()
        move = answer(msgspec.msgpack.decode(asked, type=ThinkRequest))
        action = b"" if move is None else msgspec.msgpack.encode(move.action)
        _write(sys.stdout.buffer, msgspec.msgpack.encode(Answer(action, time.process_time() - begun)))


def play(game: GameSpec[Any], seed: int, versions: list[Version], rounds: int) -> list[float]:
    """One game of this seed, stopped after so many rounds (0: played to its end): the share of the victory by seat."""
    dice, order = FastRng(seed), FastRng(seed)
    state = game.setup(len(versions), default_options(game, SLOW), dice)
    for number in range(MOST):
        if rounds and game.stop is not None and state.turns.round > rounds and game.result(state) is None:
            game.stop(state, discard_events)
        waits = [wait for wait in game.waits(state) if not wait.held]
        if not waits:
            ranks = game.result(state) or [1] * len(versions)
            return [(rank == 1) / ranks.count(1) for rank in ranks]
        seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
        seat = seats[order.die(len(seats)) - 1] if seats else CLOCK
        after = (
            None if seat == CLOCK else _move(game, state, seat, (seed * MOST + number) * TRIES, versions[seat], dice)
        )
        state = after or _accepted(game, state, *game.default(state, waits[0]), dice)
    raise RuntimeError(f"The game of seed {seed} does not end.")


def _move(game: GameSpec[Any], state: Any, seat: Seat, luck: int, version: Version, dice: FastRng) -> Any:
    """The state after the seat's move; None where it has none that the rules allow."""
    for number in range(TRIES):
        shown = time.monotonic() + UNSEEN
        saved = msgspec.msgpack.encode(state)
        action = version.decide(game, ThinkRequest(game.key, "strong", seat, luck + number, saved, shown))
        after = None if action is None else _accepted(game, state, seat, action, dice)
        if action is None or after is not None:
            return after
    return None


def _accepted(game: GameSpec[Any], state: Any, seat: Seat, action: Action, dice: FastRng) -> Any:
    """The state after an action; None when it is refused."""
    done = apply_action(game, state, seat, action, dice)
    return done.state if isinstance(done, Accepted) else None


def paired(given: argparse.Namespace, seed: int, ours: Version, theirs: Version) -> float:
    """The share of two victories that ours win at the even seats, and at the odd ones."""
    game, seats = GAMES[given.game], given.seats
    even = play(game, seed, [(ours, theirs)[seat % 2] for seat in range(seats)], given.rounds)
    odd = play(game, seed, [(theirs, ours)[seat % 2] for seat in range(seats)], given.rounds)
    return (sum(even[::2]) + sum(odd[1::2])) / 2


def told(shares: list[float]) -> str:
    """Games won, with the standard error found from pairs."""
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum([(share - mean) ** 2 for share in shares]) / max(1, len(shares) - 1) / len(shares))
    alike = sum([share == 0.5 for share in shares])
    return f"{2 * sum(shares):g} of {2 * len(shares)} games won: {mean:.1%} +- {spread:.1%}; {alike} pairs shared"


def main() -> None:
    """Play, and tell after each pair how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--game", default="deal", choices=sorted(GAMES))
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2, help="an even number")
    parser.add_argument("--rounds", type=int, default=0, help="stop each game after so many, where a game has rounds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ours, theirs = Version(HERE), Version(given.folder)
    shares: list[float] = []
    for seed in range(given.seed, given.seed + given.pairs):
        shares.append(paired(given, seed, ours, theirs))
        print(f"{given.game}: {told(shares)}; a decision took {ours}, the other's {theirs}", flush=True)
    ours.close()
    theirs.close()


if __name__ == "__main__":
    decide() if sys.argv[1:2] == ["--decide"] else main()
