"""Analyses on request: one at a time, kept, given up with whoever waited; and the process that makes them."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.runtime.background_process import ProcessError
from bot.tables.analysis.analysis_service import MOST_JOBS, AnalysisService, Waiting
from bot.tables.analysis.game_analysis import analyse
from bot.tables.analysis.model import Analysis, Choices
from bot.tables.analysis.worker import AnalysisRequest, analyse_in_process
from bot.tables.model import OVER, Table
from bot.tables.storage.store import Store
from tests.present.past_games import played

FOUND = Analysis([0, 1], [[5_000, 5_000], [10_000, 0]], [], [Choices(3), Choices(2)])


class Analyser:
    """Makes analyses when it is told to, and knows what was asked of it."""

    def __init__(self) -> None:
        self.asked = 0
        self.under_way = 0
        self.go = asyncio.Event()
        self.given_up = 0
        self.error: Exception | None = None

    async def __call__(self, request: AnalysisRequest, progress: Callable[[int], None]) -> Analysis:
        self.asked += 1
        self.under_way += 1
        assert self.under_way == 1, "one at a time"
        progress(40)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        finally:
            self.under_way -= 1
        if self.error is not None:
            raise self.error
        return FOUND


def tables(count: int) -> list[Table]:
    """Games that are over."""
    table, _ = played("builder", most=1, seats=2)
    return [replace(table, id=number, phase=OVER) for number in range(1, count + 1)]


def asked(service: AnalysisService, table: Table, person: int) -> Waiting:
    """Somebody waits for an analysis."""
    waiting = service.ask(table, person)
    assert isinstance(waiting, Waiting)
    return waiting


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    """An empty store."""
    return await Store.open(tmp_path / "quartier.db", GAMES)


async def test_two_who_ask_wait_for_one_analysis_that_is_kept(store: Store) -> None:
    analyser = Analyser()
    service = AnalysisService(store, analyser)
    first, second = tables(2)
    waiting = [asked(service, first, 1), asked(service, first, 2), asked(service, second, 1)]
    await asyncio.sleep(0.05)
    assert [each.job.done for each in waiting] == [40, 40, -1]
    analyser.go.set()
    assert await asyncio.wait_for(waiting[0].job.result, 5) == FOUND
    assert await asyncio.wait_for(waiting[2].job.result, 5) == FOUND
    assert (analyser.asked, service.kept(first), service.kept(second)) == (2, FOUND, FOUND)
    await store.close()


async def test_nobody_waiting_ends_it_and_others_go_on(store: Store) -> None:
    analyser = Analyser()
    service = AnalysisService(store, analyser)
    first, second = tables(2)
    waiting = [asked(service, first, 1), asked(service, first, 2), asked(service, second, 1)]
    await asyncio.sleep(0.05)
    service.cancel(first.id, 1)
    service.leave(waiting[0])
    await asyncio.sleep(0.05)
    assert ([each.open for each in waiting], analyser.given_up) == ([False, True, True], 0)
    service.leave(waiting[1])
    await asyncio.sleep(0.05)
    assert (analyser.given_up, analyser.asked, waiting[2].job.done) == (1, 2, 40)
    again = asked(service, first, 2)
    analyser.go.set()
    assert await asyncio.wait_for(again.job.result, 5) == FOUND
    await store.close()


async def test_what_was_given_up_is_no_garbage(store: Store) -> None:
    service = AnalysisService(store, Analyser())
    waiting = asked(service, tables(1)[0], 1)
    await asyncio.sleep(0.05)
    let_go = weakref.ref(waiting.job)
    gc.collect()
    gc.disable()
    try:
        service.leave(waiting)
        del waiting
        await asyncio.sleep(0.05)
        assert let_go() is None
    finally:
        gc.enable()
    await store.close()


async def test_too_many_are_refused_a_failure_is_told_and_old_ones_go(store: Store) -> None:
    analyser = Analyser()
    service = AnalysisService(store, analyser, most=40)
    *some, last = tables(MOST_JOBS + 1)
    jobs = [asked(service, table, 1).job for table in some]
    assert service.ask(last, 1) == Refusal("analysis-busy")
    analyser.go.set()
    await asyncio.wait_for(asyncio.gather(*(job.result for job in jobs)), 5)
    assert [service.kept(table) is not None for table in some] == [False] * (MOST_JOBS - 1) + [True]
    analyser.error = ProcessError("no process")
    assert await asyncio.wait_for(asked(service, last, 1).job.result, 20) == Refusal("analysis-failed")
    assert service.kept(last) is None
    analyser.go.clear()
    waiting = asked(service, last, 1)
    await asyncio.sleep(0.05)
    await service.close()
    assert not waiting.job.result.done()
    await store.close()


async def test_the_process_finds_what_is_found_here_and_ends_when_it_is_given_up() -> None:
    _, history = played("builder", most=6, seats=2)
    request = AnalysisRequest("builder", history._sealed, history.steps)
    told: list[int] = []
    found = await analyse_in_process(replace(request, effort=0.001), told.append)
    assert found == analyse(GAMES["builder"], history._sealed, history.steps, effort=0.001)
    assert told == sorted(told)
    assert told[-1] == 99
    task = asyncio.create_task(analyse_in_process(request, told.append))
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessError):
        await analyse_in_process(replace(request, game="chess"), told.append)
