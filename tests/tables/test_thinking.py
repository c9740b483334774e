"""Where robots think: away from the event loop, in a process that ends with the bot, or in a thread when it must."""

import asyncio
import multiprocessing
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import ranked_candidates
from bot.kit.robots.move import Reason, RobotMove
from bot.tables.model import Participant, Table
from bot.tables.robots.worker import Cover, RobotWorker, ThinkRequest, answer
from bot.tables.storage import mappers
from bot.tables.table_actions import AddRobot, LeaveTable, Start
from tests.bot_harness import ANNA, PLACE, BotHarness
from tests.games.scenario import robots_of
from tests.tables.test_evening import done

CITY, DEAL = GAMES["city"], GAMES["deal"]


def position(seats: int = 3) -> Any:
    return CITY.setup(seats, default_options(CITY, "slow"), FastRng(5))


def buying() -> tuple[Any, int]:
    """A position with something to decide."""
    state, dice = position(), FastRng(6)
    while not CITY.waits(state)[0].id.startswith("buy"):
        wait = CITY.waits(state)[0]
        seat, action = CITY.default(state, wait)
        CITY.play(state, seat, action, dice, lambda event, only=None: None)
    return state, CITY.waits(state)[0].seats[0]


async def ticking(ticks: list[int]) -> None:
    while True:
        ticks.append(len(ticks))
        await asyncio.sleep(0.005)


async def test_a_long_thought_leaves_the_loop_free_and_its_process_ends_with_the_pool() -> None:
    state, seat = buying()
    thinking = RobotWorker()
    ticks: list[int] = []
    ticker = asyncio.create_task(ticking(ticks))
    first = await thinking.think("strong", CITY, state, seat, 1)
    assert multiprocessing.active_children()
    second = await thinking.think("strong", CITY, state, seat, 1)
    ticker.cancel()
    assert first is not None
    assert first == second
    assert len(ticks) > 5, "the loop went on meanwhile"
    await thinking.close()
    assert not multiprocessing.active_children()


KILLED = """
import asyncio, multiprocessing, os, signal
from tests.tables.test_thinking import CITY, RobotWorker, buying

async def main():
    state, seat = buying()
    await RobotWorker().think("strong", CITY, state, seat, 1)
    print(multiprocessing.active_children()[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_killed_bot_leaves_no_process_behind() -> None:
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", KILLED], check=False, cwd=root, capture_output=True, timeout=60)
    status = Path(f"/proc/{int(done.stdout)}/stat")
    for _ in range(200):
        if not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.05)
    raise AssertionError("it still thinks")


async def test_short_thoughts_need_no_process() -> None:
    state, seat = buying()
    thinking = RobotWorker()
    for kind in ("easy", "normal"):
        assert isinstance(await thinking.think(kind, CITY, state, seat, 3), RobotMove)
    assert not multiprocessing.active_children()
    await thinking.close()


class Alone(RobotWorker):
    """A machine that gives no process."""

    async def _think_in_process(self, asked: ThinkRequest) -> RobotMove | None:
        raise OSError("no more processes")


async def test_without_a_process_robots_think_in_a_thread_and_the_same() -> None:
    state, seat = buying()
    thinking = Alone()
    here = await thinking.think("strong", CITY, state, seat, 9)
    assert here == answer(ThinkRequest("city", "strong", seat, 9, msgspec.msgpack.encode(state)))
    assert here is not None


FEW = {
    "_decoder",
    "_even",
    "_only",
    "_fields_of",
    "_holder",
    "field_kinds",
    "wobbles",
    "events_of",
    "tells_of_turns",
    "knows_leaving",
}
"""Caches without a bound, for there are few questions: sizes of groups, groups, types, powers of two, games."""


def test_what_robots_remember_is_bounded() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith(("bot.games.", "bot.kit."))]
    caches = {
        each.__wrapped__.__name__: each.cache_parameters()["maxsize"]
        for module in modules
        for each in vars(module).values()
        if hasattr(each, "cache_parameters")
    }
    assert {name for name, most in caches.items() if most is None} <= FEW
    assert len(caches) > 15


def test_what_ends_before_the_answer_is_shown_is_covered() -> None:
    for pause, covered in ((3_600.0, True), (0.0, False)):
        cover = Cover(time.monotonic() + pause)
        time.sleep(0.001)
        assert cover.covers(0.01) == covered


def forced() -> tuple[Any, int]:
    """A position of Deal in which a seat has nothing to choose from."""
    for step in steps("deal", 2, 3, "normal"):
        for seat in (0, 1):
            legal_actions = DEAL.legal_actions(step.state, seat)
            if len(ranked_candidates(robots_of(DEAL), DEAL.view(step.state, seat), legal_actions)) == 1:
                return step.state, seat
    raise AssertionError("there was always a choice")


@pytest.mark.uncounted
async def test_a_forced_answer_takes_the_whole_budget_only_where_its_time_could_be_seen() -> None:
    """In a thread it could: the event loop is slower as long as somebody thinks."""
    state, seat = forced()
    took = []
    for think in (answered_at_once, in_a_thread):
        begun = time.process_time()
        assert await think(state, seat, time.monotonic() + 3_600) is not None
        took.append(time.process_time() - begun)
    assert took[1] > 3 * took[0]


async def answered_at_once(state: Any, seat: int, shown: float) -> RobotMove | None:
    return answer(ThinkRequest("deal", "strong", seat, 9, msgspec.msgpack.encode(state), shown))


async def in_a_thread(state: Any, seat: int, shown: float) -> RobotMove | None:
    return await Alone().think("strong", DEAL, state, seat, 9, shown=shown)


async def test_a_robots_reasons_are_kept_with_its_steps_and_survive_a_restart(tmp_path: Path) -> None:
    harness = await BotHarness(tmp_path).boot()
    id_ = await harness.lobby("city", ANNA, pace="slow")
    for kind in ("easy", "normal"):
        done(await harness.tables.act(id_, ANNA, AddRobot(kind)))
    done(await harness.tables.act(id_, ANNA, Start()))
    done(await harness.tables.act(id_, ANNA, LeaveTable()))
    harness.robots.start()
    async with asyncio.timeout(30):
        await harness.robots.idle()
    said = await harness.store.history.records(id_)
    assert {record.seat for record in said if isinstance(record.thought, Reason)} == {1, 2}
    assert all((record.thought is None) == (record.seat not in (1, 2)) for record in said)
    await harness.reboot()
    assert await harness.store.history.records(id_) == said
    await harness.close()


def test_tables_with_robots_of_former_kinds_still_load() -> None:
    chairs = (Participant("Anna", ANNA), Participant("Ada", robot="greedy"), Participant("Alan", robot="random"))
    table = Table(1, "city", PLACE, ANNA, "en", "slow", chairs=chairs, options={"substitute": "greedy", "hours": 1})
    row = mappers.of_table(table) | {"id": 1, "published": 0}
    loaded = mappers.to_table(row, (), CITY)
    assert [chair.robot for chair in loaded.chairs] == [None, "normal", "easy"]
    assert loaded.options == {"substitute": "normal", "hours": 1}
