"""Analyses of games that are over: one at a time is made, a few are kept, and none that nobody waits for goes on."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from bot.kit.contract import Refusal
from bot.runtime.log import redacted
from bot.runtime.tasks import BackgroundTasks
from bot.tables.analysis.model import Analysis
from bot.tables.analysis.worker import AnalysisRequest, analyse_in_process
from bot.tables.history.history_service import sealed
from bot.tables.model import Table
from bot.tables.storage.store import Store

MOST_BYTES = 2_000_000
"""Bytes of analyses in memory; of more the one looked at least lately goes, and is made anew when somebody asks."""
MOST_JOBS = 5
"""Games that are analysed or wait for it: a message can be changed for a quarter of an hour."""
Analyser = Callable[[AnalysisRequest, Callable[[int], None]], Awaitable[Analysis]]
log = logging.getLogger(__name__)


class Waiting:
    """Somebody who waits for an analysis."""

    def __init__(self, table: int, person: int, job: "Job") -> None:
        self.table, self.person, self.job = table, person, job

    @property
    def open(self) -> bool:
        """Whether they still wait for it."""
        return self in self.job.people


class Job:
    """An analysis that is being made. `done`: hundredths, below 0 while it waits for another; `people` wait for it."""

    def __init__(self) -> None:
        self.done = -1
        self.people: list[Waiting] = []
        self.result: asyncio.Future[Analysis | Refusal] = asyncio.get_running_loop().create_future()
        self.work: asyncio.Task[None] | None = None


class AnalysisService:
    """Makes analyses and keeps them. `analyse` is handed in by tests. `tasks`: what waits for analyses and shows them."""

    def __init__(self, store: Store, analyse: Analyser = analyse_in_process, most: int = MOST_BYTES) -> None:
        self._store, self._analyse, self._most = store, analyse, most
        self._kept: OrderedDict[int, bytes] = OrderedDict()
        self._jobs: dict[int, Job] = {}
        self._turn = asyncio.Lock()
        self.tasks = BackgroundTasks()

    @property
    def busy(self) -> bool:
        """Whether an analysis is being made or waited for."""
        return bool(self._jobs)

    def kept(self, table: Table) -> Analysis | None:
        """The analysis of a game, if it was made."""
        packed = self._kept.get(table.id)
        if packed is None:
            return None
        self._kept.move_to_end(table.id)
        return msgspec.msgpack.decode(packed, type=Analysis)

    def ask(self, table: Table, person: int) -> Waiting | Refusal:
        """Begin the analysis of a game, or wait for it together with others; why not otherwise."""
        job = self._jobs.get(table.id)
        if job is None and len(self._jobs) >= MOST_JOBS:
            return Refusal("analysis-busy")
        if job is None:
            job = self._jobs[table.id] = Job()
            job.work = self.tasks.start(self._make(table, job))
        waiting = Waiting(table.id, person, job)
        job.people.append(waiting)
        return waiting

    def leave(self, waiting: Waiting) -> None:
        """Somebody waits no more; without anybody who does the analysis ends at once."""
        job = waiting.job
        job.people = [each for each in job.people if each is not waiting]
        if not job.people and job.work is not None and self._jobs.get(waiting.table) is job:
            del self._jobs[waiting.table]
            job.work.cancel()
            job.work = None  # its error refers to the job, so the record of the game would stay as garbage

    def cancel(self, table: int, person: int) -> None:
        """A person waits no more for the analysis of a table."""
        job = self._jobs.get(table)
        for waiting in [] if job is None else [each for each in job.people if each.person == person]:
            self.leave(waiting)

    async def close(self) -> None:
        """End what is being made."""
        await self.tasks.close(cancel=True)

    async def _make(self, table: Table, job: Job) -> None:
        """Make an analysis when it is its turn, and keep it."""
        try:
            async with self._turn:
                job.done = 0
                found = await self._found(table, job)
            self._keep(table.id, msgspec.msgpack.encode(found))
            job.result.set_result(found)
        except Exception as error:  # whoever waits is told
            log.error("Table %s could not be analysed.", table.id, exc_info=redacted(error))
            job.result.set_result(Refusal("analysis-failed"))
        finally:
            if self._jobs.get(table.id) is job:
                del self._jobs[table.id]

    async def _found(self, table: Table, job: Job) -> Analysis:
        def progress(done: int) -> None:
            job.done = done

        steps = await self._store.history.steps(table.id)
        return await self._analyse(AnalysisRequest(table.game, sealed(self._store, table), steps), progress)

    def _keep(self, table: int, packed: bytes) -> None:
        self._kept[table] = packed
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
