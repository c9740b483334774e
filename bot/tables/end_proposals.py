"""A game in which nothing is likely to change any more proposes its own end: its people are asked, as if one of them had.

Whether it is so is judged now and then, when a turn begins, by what everybody sees (`bot.kit.robots.settled`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.kit.robots.settled import settled, standing
from bot.kit.spec import GameSpec
from bot.runtime.background_process import ProcessError
from bot.runtime.log import log_context, redacted
from bot.runtime.priority import background
from bot.tables import session
from bot.tables.analysis.worker import SettledRequest, settled_in_process
from bot.tables.lobby import Transition
from bot.tables.model import LIVE, OPEN, PLAYING, Table, TableChanged, Vote
from bot.tables.service import TableService

ROUNDS = {LIVE: 2}
"""Rounds between two judgements, by pace; one elsewhere."""
FIRST, AGAIN = 4, 10
"""Rounds that are played before the first judgement, and after a proposal in vain before the same is proposed again."""
GLANCE = 3
"""Continuations imagined at first sight, which are enough to see that most games are open."""
Ranks = tuple[int, ...]
Judge = Callable[[SettledRequest], Awaitable[bool]]
log = logging.getLogger(__name__)


class EndProposals:
    """Counts turns, judges one table after the other, and asks their people. `judge` is handed in by tests."""

    def __init__(self, tables: TableService, judge: Judge = settled_in_process) -> None:
        self._tables, self._judge = tables, judge
        self._turns: dict[int, int] = {}
        self._judged: dict[int, int] = {}
        self._waiting: dict[int, None] = {}
        self._wake = asyncio.Event()
        tables.listen(self._on_update)

    async def run(self) -> None:
        """For ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            with background():
                await self.look()

    async def look(self) -> None:
        """Judge the tables for which it is time."""
        while self._waiting:
            id_ = next(iter(self._waiting))
            del self._waiting[id_]
            table = self._tables.get(id_)
            if table is not None and may_propose(table, self._tables.now()):
                await self._look_at(table)

    def _on_update(self, update: TableChanged) -> None:
        """Count the turns of a table, and have it judged when it is time for that. A restart begins anew."""
        table = update.table
        if table.phase not in OPEN:
            self._turns.pop(table.id, None)
            self._judged.pop(table.id, None)
        elif update.told and session.turn_began(self._tables.game(table), update.told):
            turns = self._turns[table.id] = self._turns.get(table.id, 0) + 1
            if turns >= self._judged.get(table.id, 0) + self._pause(table):
                self._judged[table.id] = turns
                self._waiting[table.id] = None
                self._wake.set()

    def _pause(self, table: Table) -> int:
        """Turns from one judgement to the next, or to the first."""
        rounds = FIRST if table.id not in self._judged else ROUNDS.get(table.pace, 1)
        return rounds * len(table.chairs)

    async def _look_at(self, table: Table) -> None:
        """Judge a table, and ask its people if it stands as before meanwhile."""
        with log_context(table.id, table.seq):
            try:
                game = self._tables.game(table)
                ranks = _standing(game, table)
                if self._in_vain(table, ranks):
                    return
                if await self._settled(game, table):
                    await self._tables.executor.execute(table.id, lambda t: self._proposed(game, t, ranks))
            except ProcessError as error:
                log.info("Whether the game is decided was not judged: %s", error)
            except Exception as error:  # the game goes on as ever
                log.error("Whether the game is decided cannot be judged.", exc_info=redacted(error))

    def _in_vain(self, table: Table, ranks: Ranks) -> bool:
        """Whether the same was proposed in vain, not long ago."""
        return table.settled == ranks and self._turns.get(table.id, 0) < AGAIN * len(table.chairs)

    async def _settled(self, game: GameSpec[Any], table: Table) -> bool:
        """At first sight in a thread; what then looks decided is judged by a process of its own."""
        saved = msgspec.msgpack.encode(table.state)
        if not await asyncio.to_thread(settled, game, saved, table.seq, GLANCE):
            return False
        if GAMES.get(game.key) is not game:
            return await asyncio.to_thread(settled, game, saved, table.seq)
        return await self._judge(SettledRequest(game.key, saved, table.seq))

    def _proposed(self, game: GameSpec[Any], table: Table, ranks: Ranks) -> Transition | Refusal:
        now = self._tables.now()
        if not may_propose(table, now) or _standing(game, table) != ranks:
            return Refusal("too-late")
        self._turns[table.id] = self._judged[table.id] = 0
        return Transition(proposed(game, table, ranks, now))


def may_propose(table: Table, now: float) -> bool:
    """Whether anybody is there to be asked, and nothing else is being asked or was refused lately."""
    there = any(chair.person is not None and chair.robot is None and not chair.away for chair in table.chairs)
    return table.phase == PLAYING and table.vote is None and not table.time_up and now >= table.end_vote_from and there


def proposed(game: GameSpec[Any], table: Table, ranks: Ranks, now: float) -> Table:
    """The table with the vote about its end, which nobody has answered yet."""
    opened = Vote(session.END_VOTE, table.seq, settled=True)
    return session.opened_vote(game, replace(table, settled=ranks), opened, now)


def _standing(game: GameSpec[Any], table: Table) -> Ranks:
    """Everybody's rank if the game ended now; empty where not everybody may know."""
    return tuple(standing(game, table.state) or ())
