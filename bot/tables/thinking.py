"""Where robots think: the strong ones in a process of its own, so that no thought ever holds up the event loop."""

import asyncio
import logging
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import msgspec

from bot.games import GAMES
from bot.games.kit.dice import FastDice
from bot.games.kit.model import Game, Seat
from bot.games.kit.robots import think
from bot.games.kit.search import Dream
from bot.games.kit.thought import Thought

LONG = ("strong",)
"""Kinds that think long enough for a process of their own."""
log = logging.getLogger(__name__)


class Asked(msgspec.Struct, frozen=True):
    """What a process needs to know: a position of a registered game, who thinks about it, and the robot's own dice."""

    game: str
    kind: str
    seat: Seat
    luck: int
    state: bytes


class Thinking:
    """Thinks when asked. `start` is how processes begin; the pool is made at the first long thought."""

    def __init__(self, workers: int = 1, start: str = "spawn") -> None:
        self._workers = workers
        self._start = start
        self._pool: Executor | None = None
        self._alone = False
        """No process can be had: long thoughts go to a thread like the short ones."""

    async def think(self, kind: str, game: Game[Any], state: Any, seat: Seat, luck: int) -> Thought | None:
        """What a robot of `kind` does at `seat`; None when it has nothing to say. `luck` seeds its own dice."""
        if kind in LONG and GAMES.get(game.key) is game and not self._alone:
            asked = Asked(game.key, kind, seat, luck, msgspec.msgpack.encode(state))
            try:
                return await self._elsewhere(asked)
            except (BrokenProcessPool, OSError) as error:
                log.warning("Robots think in a thread: no process can be had (%s).", error)
                self._alone = True
                await self.close()
        return await asyncio.to_thread(_thought, kind, game, state, seat, luck)

    async def _elsewhere(self, asked: Asked) -> Thought | None:
        """Ask the pool."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context(self._start))
        return await asyncio.get_running_loop().run_in_executor(self._pool, answer, asked)

    async def close(self) -> None:
        """End the pool: what has begun is finished, within a second."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def answer(asked: Asked) -> Thought | None:
    """In the process: read the position and think."""
    game = GAMES[asked.game]
    return _thought(asked.kind, game, msgspec.msgpack.decode(asked.state, type=game.state), asked.seat, asked.luck)


def _thought(kind: str, game: Game[Any], state: Any, seat: Seat, luck: int) -> Thought | None:
    """A robot gets what a person gets, and worlds that look the same to it."""
    dream = Dream(game, state, seat) if kind in LONG else None
    return think(kind, game, game.view(state, seat), game.offers(state, seat), FastDice(luck), dream)
