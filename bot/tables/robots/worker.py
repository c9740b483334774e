"""Where robots think: the strong ones in a process of its own, so that no thought ever holds up the event loop."""

import asyncio
import logging
import os
import signal
import threading
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

log = logging.getLogger(__name__)


class Asked(msgspec.Struct, frozen=True):
    """What a process needs to know: a position of a registered game, who thinks about it, and the robot's own dice."""

    game: str
    kind: str
    seat: Seat
    luck: int
    state: bytes


class RobotWorker:
    """Thinks when asked. `start` is how processes begin; the pool is made at the first long thought."""

    def __init__(self, workers: int = 1, start: str = "spawn") -> None:
        self._workers = workers
        self._start = start
        self._pool: Executor | None = None
        self._alone = False
        """No process can be had: long thoughts go to a thread like the short ones."""

    async def think(self, kind: str, game: GameSpec[Any], state: Any, seat: Seat, luck: int) -> RobotMove | None:
        """What a robot of `kind` does at `seat`; None when it has nothing to say. `luck` seeds its own dice."""
        if kind == STRONG and GAMES.get(game.key) is game and not self._alone:
            asked = Asked(game.key, kind, seat, luck, msgspec.msgpack.encode(state))
            try:
                return await self._elsewhere(asked)
            except (BrokenProcessPool, OSError) as error:
                log.warning("Robots think in a thread: no process can be had (%s).", error)
                self._alone = True
                await self.close()
        return await asyncio.to_thread(_thought, kind, game, state, seat, luck)

    async def _elsewhere(self, asked: Asked) -> RobotMove | None:
        """Ask the pool."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context(self._start), _begin)
        return await asyncio.get_running_loop().run_in_executor(self._pool, answer, asked)

    async def close(self) -> None:
        """End the pool: what has begun is finished, within a second."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _begin() -> None:
    """In the process: an interrupt is the bot's to answer, and without the bot there is nothing to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A bot that was killed could not end its processes: they end by themselves."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def answer(asked: Asked) -> RobotMove | None:
    """In the process: read the position and think."""
    game = GAMES[asked.game]
    return _thought(asked.kind, game, msgspec.msgpack.decode(asked.state, type=game.state), asked.seat, asked.luck)


def _thought(kind: str, game: GameSpec[Any], state: Any, seat: Seat, luck: int) -> RobotMove | None:
    """A robot gets what a person gets, and worlds that look the same to it."""
    search_context = context_for(kind, game, state, seat)
    return think(kind, game, game.view(state, seat), game.legal_actions(state, seat), FastRng(luck), search_context)
