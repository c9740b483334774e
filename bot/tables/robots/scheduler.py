"""Robots at the tables: one thought per table, outside the event loop, at a human pace, through the same door."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.kit.contract import Refusal, Seat, Wait
from bot.kit.rng import FastRng
from bot.kit.robots.move import Reason, RobotMove
from bot.runtime.log import log_context, redacted
from bot.tables.commands import BY_ROBOT, next_robot
from bot.tables.executor import UNWRITABLE
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import Command, Table
from bot.tables.robots.worker import RobotWorker
from bot.tables.service import TableService

HUMAN_PACE = (1.2, 2.5)
"""Seconds from a robot's turn to its action, drawn between these."""
TRIES = 8
"""Thoughts about one position before the robot takes the default, if that is its own to take."""
AGAIN = 3.0
"""Seconds until a robot whose action could not be written plays it again."""
DEFAULT = Reason("best")
"""Why it takes the default."""
log = logging.getLogger(__name__)


class RobotScheduler:
    """Owns the thoughts of all tables. `pace` is least and most seconds; zeros for tests.

    While people of a server cannot reach the bot (`there`) its robots hold still too, as the clocks do.
    """

    def __init__(
        self,
        tables: TableService,
        pace: tuple[float, float] = HUMAN_PACE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        there: Callable[[int], bool] = lambda guild: True,
        thinking: RobotWorker | None = None,
    ) -> None:
        self._tables = tables
        self._thinking = thinking or RobotWorker()
        self._there = there
        self._pace = pace
        self._sleep = sleep
        self._thoughts: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def start(self) -> None:
        """Wake the robots of all open tables, as after a restart, and from then on whenever one is awaited."""
        self._tables.listen(lambda update: self._noticed(update.table))
        for table in self._tables.tables():
            self._noticed(table)

    async def close(self) -> None:
        """End all thoughts."""
        self._closed = True
        thoughts = list(self._thoughts.values())
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await self._thinking.close()

    async def idle(self) -> None:
        """Return when no robot thinks; for tests."""
        while self._thoughts:
            await asyncio.wait(self._thoughts.values())

    def _noticed(self, table: Table) -> None:
        """Begin to think, unless that table's robots are thinking already."""
        if self._closed or table.id in self._thoughts or not self._awaited(table):
            return
        self._thoughts[table.id] = asyncio.create_task(self._think(table.id), name=f"robots of {table.id}")

    def _awaited(self, table: Table) -> bool:
        seated = any(chair.robot is not None for chair in table.chairs)
        return seated and next_robot(self._tables.game(table), table) is not None

    async def _think(self, id_: int) -> None:
        """Play for the robots of a table as long as one of them is awaited and has something to say."""
        silent: set[tuple[int, Seat]] = set()
        try:
            while (before := self._found(id_, silent)) is not None:
                with log_context(id_, before[0].seq, before[1]):
                    await self._turn(before, silent)
        except Exception as error:  # a robot that fails leaves its turn to the clock
            log.error("The robots of table %s failed.", id_, exc_info=redacted(error))
        finally:
            del self._thoughts[id_]

    async def _turn(self, before: tuple[Table, Seat, Wait], silent: set[tuple[int, Seat]]) -> None:
        """Think while the pause runs, so that how long it took is not to be seen; then play."""
        table, seat, _ = before
        thinking = asyncio.create_task(self._thought(table, seat, 0))
        try:
            await self._sleep(self._patience(table, seat))
            while not self._there(table.place.guild):
                await self._sleep(AGAIN)
            found = self._found(table.id, silent)
            same = found is not None and (found[0].seq, found[1]) == (table.seq, seat)
            if found is not None and not await self._play(*found, thinking if same else None):
                silent.add((found[0].seq, found[1]))
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _thought(self, table: Table, seat: Seat, number: int) -> RobotMove | None:
        """What the robot does, at its so many-th try; None when it has nothing to say in this position."""
        kind = table.chairs[seat].robot
        if kind is None:
            return None
        luck = _luck(table, seat, number)
        return await self._thinking.think(kind, self._tables.game(table), table.state, seat, luck)

    def _found(self, id_: int, silent: set[tuple[int, Seat]]) -> tuple[Table, Seat, Wait] | None:
        """The table as it is now and the robot whose turn it is; whoever was `silent` at this step is passed over."""
        table = self._tables.get(id_)
        if table is None:
            return None
        quiet = {seat for seq, seat in silent if seq == table.seq}
        found = next_robot(self._tables.game(table), table, quiet)
        return None if found is None else (table, *found)

    async def _play(self, table: Table, seat: Seat, wait: Wait, first: Awaitable[RobotMove | None] | None) -> bool:
        """Choose and play, the `first` thought if there is one; False when this robot has nothing to say here."""
        for number in range(TRIES):
            thought = await (first if first is not None and not number else self._thought(table, seat, number))
            if thought is None:
                return False
            if await self._submitted(table, seat, thought) is not None:
                return True
        there, action = self._tables.game(table).default(table.state, wait)
        return there == seat and await self._submitted(table, seat, RobotMove(action, DEFAULT), wait.id) is True

    async def _submitted(self, table: Table, seat: Seat, thought: RobotMove, wait: str | None = None) -> bool | None:
        """True when played, False when the table has moved on meanwhile, None when refused."""
        command = Command(f"{BY_ROBOT}{table.seq}:{seat}", seat, thought.action, wait, thought=thought.reason)
        answer = await self._tables.submit(table.id, command)
        while isinstance(answer, Refusal) and answer.code == UNWRITABLE:
            await self._sleep(AGAIN)
            answer = await self._tables.submit(table.id, command)
        if not isinstance(answer, Refusal):
            return True
        now = self._tables.get(table.id)
        return False if now is None or now.seq != table.seq else None

    def _patience(self, table: Table, seat: Seat) -> float:
        """How long this robot takes this time: at a human pace, and until what has just happened has been watched."""
        least, most = self._pace
        taken = least + (most - least) * FastRng(_luck(table, seat, TRIES)).die(1000) / 1000
        animation_seconds = self._tables.game(table).animation_seconds
        if animation_seconds is None or table.options.get(TEXT_FIRST.key) == "on":
            return taken
        return max(taken, animation_seconds(table.state, table.options) * least / HUMAN_PACE[0])


def _luck(table: Table, seat: Seat, number: int) -> int:
    """The seed of a robot's own dice: another for each table, step, seat and try, the same when asked again."""
    return ((table.id * 100_003 + table.seq) * 17 + seat) * (TRIES + 1) + number
