"""Robots at tables: one move at a time per table, computed outside the event loop, played at a human pace."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

from bot.kit.contract import Refusal, Seat, Wait
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import BEST
from bot.kit.robots.move import RobotMove
from bot.runtime.log import log_context, redacted
from bot.runtime.priority import background
from bot.tables.commands import BY_ROBOT, next_robot
from bot.tables.executor import UNWRITTEN
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import Command, Table
from bot.tables.robots.worker import RobotWorker
from bot.tables.service import TableService

HUMAN_PACE = (1.2, 2.5)
"""Seconds from a robot's turn to its action, drawn between these."""

TRIES = 8
"""Moves tried in one position before the robot plays the default, if that is its own."""
RETRY_AFTER = 3.0
"""Seconds until a robot whose action could not be written submits it again."""
log = logging.getLogger(__name__)


def human_pace(factor: float) -> tuple[float, float]:
    """HUMAN_PACE times a factor; 0 for robots that act at once."""
    return HUMAN_PACE[0] * factor, HUMAN_PACE[1] * factor


class RobotScheduler:
    """Plays for the robots of all tables. `pace`: least and most seconds for a move; zeros for tests.

    While people of a server cannot reach the bot (`there`) its robots wait too, as the clocks do.
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
        """Play at all open tables, as after a restart, and from then on whenever a robot is awaited."""
        self._tables.listen(lambda update: self._on_table_changed(update.table))
        self.play(self._tables.tables())

    def play(self, tables: Iterable[Table]) -> None:
        """Play at these tables, where a robot is awaited."""
        for table in tables:
            self._on_table_changed(table)

    async def close(self) -> None:
        """Cancel all moves."""
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

    def _on_table_changed(self, table: Table) -> None:
        """Start the robots of a table, unless they are running already."""
        seated = any(chair.robot is not None for chair in table.chairs)
        if self._closed or table.id in self._thoughts or not seated:
            return
        if next_robot(self._tables.game(table), table) is not None:
            self._thoughts[table.id] = asyncio.create_task(self._think(table.id), name=f"robots of {table.id}")

    async def _think(self, id_: int) -> None:
        """Play for the robots of a table as long as one of them is awaited and has a move."""
        silent: set[tuple[int, Seat]] = set()
        try:
            while (before := self._next_robot(id_, silent)) is not None:
                with background(), log_context(id_, before[0].seq, before[1]):
                    await self._turn(before, silent)
        except Exception as error:  # a robot that fails leaves its turn to the clock
            log.error("The robots of table %s failed.", id_, exc_info=redacted(error))
        finally:
            del self._thoughts[id_]

    async def _turn(self, before: tuple[Table, Seat, Wait], silent: set[tuple[int, Seat]]) -> None:
        """Compute the move during the delay, so that its duration is not visible; then play it."""
        table, seat, _ = before
        delay = self._delay(table, seat)
        thinking = asyncio.create_task(self._move(table, seat, 0, time.monotonic() + delay))
        try:
            await self._sleep(delay)
            while not self._there(table.place.guild):
                await self._sleep(RETRY_AFTER)
            found = self._next_robot(table.id, silent)
            same = found is not None and (found[0].seq, found[1]) == (table.seq, seat)
            if found is not None and not await self._play(*found, thinking if same else None):
                silent.add((found[0].seq, found[1]))
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _move(self, table: Table, seat: Seat, number: int, shown: float = 0.0) -> RobotMove | None:
        """The robot's move at try `number`, to be `shown` then; None when it has none in this position."""
        kind, game = table.chairs[seat].robot, self._tables.game(table)
        if kind is None:
            return None
        return await self._thinking.think(kind, game, table.state, seat, luck=_seed(table, seat, number), shown=shown)

    def _next_robot(self, id_: int, silent: set[tuple[int, Seat]]) -> tuple[Table, Seat, Wait] | None:
        """The table as it is now and the robot to move; those `silent` at this step are skipped."""
        table = self._tables.get(id_)
        if table is None:
            return None
        quiet = {seat for seq, seat in silent if seq == table.seq}
        found = next_robot(self._tables.game(table), table, quiet)
        return None if found is None else (table, *found)

    async def _play(self, table: Table, seat: Seat, wait: Wait, first: Awaitable[RobotMove | None] | None) -> bool:
        """Choose and play, the `first` move if there is one; False when this robot has none here."""
        for number in range(TRIES):
            thought = await (first if first is not None and not number else self._move(table, seat, number))
            if thought is None:
                return False
            if await self._submit(table, seat, thought) is not None:
                return True
        there, action = self._tables.game(table).default(table.state, wait)
        return there == seat and await self._submit(table, seat, RobotMove(action, BEST), wait.id) is True

    async def _submit(self, table: Table, seat: Seat, thought: RobotMove, wait: str | None = None) -> bool | None:
        """True when played, False when the table has moved on meanwhile, None when refused."""
        command = Command(
            f"{BY_ROBOT}{table.seq}:{seat}", seat, thought.action, wait, thought=thought.reason, by_robot=True
        )
        answer = await self._tables.submit(table.id, command)
        while isinstance(answer, Refusal) and answer.code in UNWRITTEN:
            await self._sleep(RETRY_AFTER)
            answer = await self._tables.submit(table.id, command)
        if not isinstance(answer, Refusal):
            return True
        now = self._tables.get(table.id)
        return False if now is None or now.seq != table.seq else None

    def _delay(self, table: Table, seat: Seat) -> float:
        """Seconds until this robot moves: at a human pace, and not before the last animation has ended."""
        least, most = self._pace
        taken = least + (most - least) * FastRng(_seed(table, seat, TRIES)).die(1000) / 1000
        animation_seconds = self._tables.game(table).animation_seconds
        if animation_seconds is None or table.options.get(TEXT_FIRST.key) == "on":
            return taken
        return max(taken, animation_seconds(table.state, table.options) * least / HUMAN_PACE[0])


def _seed(table: Table, seat: Seat, number: int) -> int:
    """The seed of a robot's own random numbers, for a table, step, seat and try."""
    return ((table.id * 100_003 + table.seq) * 17 + seat) * (TRIES + 1) + number
