"""What time does to tables: deadlines that expire, warnings, time given back after an outage, the machine's clock set."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import Refusal, Seat
from bot.kit.spec import GameSpec
from bot.runtime.log import log_context
from bot.tables import commands, lobby, session
from bot.tables.clock import deadlines
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.executor import UNWRITTEN, TableExecutor
from bot.tables.lobby import Transition
from bot.tables.model import Answer, Deadline, Table, TableChanged
from bot.tables.shards import ShardRange

MOST_SEATS = 16
"""At least the seats of any wait; a bound for the loop that plays their defaults."""
log = logging.getLogger(__name__)


class DeadlineService:
    """Changes tables when time has passed. While `opening` is locked no table is opened.

    `spared`: the seats of a table for which a standing order is about to act in its owner's absence.
    """

    def __init__(
        self,
        executor: TableExecutor,
        game: Callable[[Table], GameSpec[Any]],
        now: SteadyTime,
        seeds: Callable[[], bytes],
        opening: asyncio.Lock,
    ) -> None:
        self._executor = executor
        self._game = game
        self._now = now
        self._seeds = seeds
        self._opening = opening
        self.spared: Callable[[Table], Collection[Seat]] = lambda table: ()

    async def play_for_absent(self, id_: int) -> None:
        """Play what the game plays at once for people who are away, one step at a time."""
        for _ in range(MOST_SEATS):
            table = self._executor.get(id_)
            if table is None or commands.absence(self._game(table), table, self.spared(table)) is None:
                return
            answer = await self._executor.execute(id_, self._absented)
            if isinstance(answer, Refusal):
                return

    def _absented(self, table: Table) -> Transition | Refusal:
        return commands.absented(self._game(table), table, self._now(), self.spared(table))

    async def expire(self, id_: int, deadline: Deadline) -> Answer:
        """The time of a wait is up: its default is played, for one seat after the other while the same wait stands."""
        answer: Answer = Refusal("too-late")
        for _ in range(MOST_SEATS):
            answer = await self._executor.execute(id_, lambda t: self._expired(t, deadline))
            if isinstance(answer, Refusal) or not self._is_due(id_, deadline):
                break
        await self.play_for_absent(id_)
        if isinstance(answer, Refusal) and answer.code in UNWRITTEN:
            return answer  # no time passes meanwhile: the scheduler gives it back
        if self._is_due(id_, deadline):
            why = answer.code if isinstance(answer, Refusal) else "it waits for the same again"
            with log_context(id_):
                log.error("The time of %s at table %s is up, but nothing follows: %s.", deadline.wait, id_, why)
            later = self._now()
            await self._executor.execute(id_, lambda t: Transition(commands.postponed(t, deadline.wait, later)))
        return answer

    def _is_due(self, id_: int, deadline: Deadline) -> bool:
        """Whether the table still waits for what this deadline ends."""
        table = self._executor.get(id_)
        return table is not None and commands.current_deadline(table, deadline, self._now()) is not None

    def _expired(self, table: Table, deadline: Deadline) -> Transition | Refusal:
        now, game = self._now(), self._game(table)
        if not deadlines.own(deadline.wait):
            return commands.handle_timeout(game, table, deadline, now)
        if commands.current_deadline(table, deadline, now) is None:
            return Refusal("too-late")
        if deadline.wait == deadlines.LOBBY_WAIT:
            return session.after_start(game, lobby.time_up(game, table, self._seeds(), now), now)
        if deadline.wait == deadlines.PAUSE_WAIT:
            return Transition(lobby.closed(table))
        if deadline.wait == deadlines.LIMIT_WAIT:
            return Transition(session.time_up(table))
        return commands.handle_vote_timeout(game, table, now)

    async def warn(self, id_: int, wait: str) -> None:
        """Give the warnings of a wait that are due and count its marks; several at once are given as one."""
        await self._executor.annotate(id_, lambda t: self._warned(t, wait))

    def _warned(self, table: Table, wait: str) -> tuple[TableChanged, Awaitable[None]] | None:
        row = next((row for row in table.deadlines if row.wait == wait), None)
        if row is None or row.due is None:
            return None
        left = row.due - self._now()
        warned, marked = (deadlines.passed(each, left) for each in deadlines.moments(self._game(table), table, row))
        if warned <= row.warned and marked <= row.marked:
            return None
        new = replace(row, warned=max(warned, row.warned), marked=max(marked, row.marked))
        rows = tuple(new if one is row else one for one in table.deadlines)
        rings = warned > row.warned
        update = TableChanged(replace(table, deadlines=rows), warned=wait if rings else None, marked=not rings)
        return update, self._executor.store.tables.warned(table.id, new)

    async def give_back(self, since: Mapping[int, float | None], shards: ShardRange) -> None:
        """After an outage of some shards, each since the given time (None: unknown).

        Every running wait of their tables gets back what it had left then.
        """
        now = self._now()

        def change(table: Table) -> Table | None:
            shard = shards.shard_of(table.place.guild)
            if shard not in since:
                return None
            least = deadlines.grace(self._game(table), table.pace)
            known = since[shard]
            rows = deadlines.given_back(table.deadlines, now if known is None else known, now, least)
            rows = deadlines.for_people(self._game(table), table, rows, now)
            return None if rows == table.deadlines else replace(table, deadlines=rows, resumed=now)

        await self._executor.shift(change, dict.fromkeys(since, now))

    async def follow(self, beats: Mapping[int, float]) -> float:
        """After the machine's clock was set: move all deadlines with it. Returns by how many seconds it was set."""
        jump = self._now.jump

        def change(table: Table) -> Table | None:
            rows = deadlines.moved(table.deadlines, jump)
            resumed, again = (at + jump if at else 0.0 for at in (table.resumed, table.end_vote_from))
            moved = replace(table, deadlines=rows, resumed=resumed, end_vote_from=again)
            return None if rows == table.deadlines and again == table.end_vote_from else moved

        async with self._opening:
            moved = {shard: at + jump for shard, at in beats.items()}
            await self._executor.shift(change, moved, lambda: self._now.follow(jump))
        return jump
