"""Where robots compute moves: the strong ones in a process of their own, so that the event loop is never blocked."""

import asyncio
import logging
import os
import signal
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any

import msgspec

from bot.games import GAMES
from bot.kit.contract import Seat
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import think
from bot.kit.robots.move import RobotMove
from bot.kit.robots.search import STRONG, context_for
from bot.kit.spec import GameSpec

SURELY = 1.5
"""By how much a thought may turn out to be longer than its beginning tells."""
log = logging.getLogger(__name__)


class ThinkRequest(msgspec.Struct, frozen=True):
    """What the process needs: a position of a registered game, seat and kind of the robot, the seed `luck`.

    `shown`: when the answer is shown at the earliest, on the monotonic clock, which all processes share.
    """

    game: str
    kind: str
    seat: Seat
    luck: int
    state: bytes
    shown: float = 0.0


class RobotWorker:
    """Computes moves. The pool of one process is made at the first slow move."""

    def __init__(self) -> None:
        self._pool: Executor | None = None
        self._no_process = False
        """No process can be started: slow moves run in a thread like the others."""

    async def think(
        self, kind: str, game: GameSpec[Any], state: Any, seat: Seat, luck: int, *, shown: float = 0.0
    ) -> RobotMove | None:
        """The move of a robot of `kind` at `seat`; None when it has none. `luck` seeds its random numbers.

        The caller keeps the answer back until `time.monotonic()` is `shown`. In a thread that is no cover: the event
        loop is slower as long as somebody thinks.
        """
        if kind == STRONG and GAMES.get(game.key) is game and not self._no_process:
            request = ThinkRequest(game.key, kind, seat, luck, msgspec.msgpack.encode(state), shown)
            try:
                return await self._think_in_process(request)
            except (BrokenProcessPool, OSError) as error:
                log.warning("Robots think in a thread: no process can be had (%s).", error)
                self._no_process = True
                await self.close()
        return await asyncio.to_thread(_move, kind, game, state, seat, luck)

    async def _think_in_process(self, request: ThinkRequest) -> RobotMove | None:
        """Ask the pool."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), follow_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, answer, request)

    async def close(self) -> None:
        """Shut the pool down; a move that has begun ends within a second."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def follow_parent() -> None:
    """In a process of the bot: leave interrupts to it, and exit with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """Exit when the parent has died, which may have been killed."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def answer(request: ThinkRequest) -> RobotMove | None:
    """In the process: decode the position and compute the move."""
    game = GAMES[request.game]
    state = msgspec.msgpack.decode(request.state, type=game.state)
    return _move(request.kind, game, state, request.seat, request.luck, request.shown)


def _move(kind: str, game: GameSpec[Any], state: Any, seat: Seat, luck: int, shown: float = 0.0) -> RobotMove | None:
    """From the view of the seat and, for a search, from states that look the same to it."""
    search_context = context_for(kind, game, state, seat)
    if search_context is not None:
        search_context.covered = Cover(shown).covers
    return think(kind, game, game.view(state, seat), game.legal_actions(state, seat), FastRng(luck), search_context)


class Cover:
    """The pause during which a robot thinks, from now until its answer is `shown`: what ends within it is not seen."""

    def __init__(self, shown: float) -> None:
        self._begun = time.monotonic()
        self._pause = shown - self._begun

    def covers(self, part: float) -> bool:
        """Whether all of a thought, of which this part is done, would surely have ended before the answer is shown."""
        return (time.monotonic() - self._begun) / part * SURELY <= self._pause
