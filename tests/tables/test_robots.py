"""Robots at the tables: one thought at a time, through the door, after a restart too, never for people."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES as REGISTER
from bot.kit.contract import Refusal
from bot.kit.engine import copy
from bot.kit.rng import FastRng
from bot.kit.robots.move import RobotMove
from bot.runtime.priority import awaited
from bot.tables.model import OVER, PLAYING, TableChanged
from bot.tables.robots.scheduler import RETRY_AFTER, RobotScheduler
from bot.tables.robots.worker import RobotWorker
from bot.tables.storage.packed_state import PackedState
from bot.tables.table_actions import AddRobot, LeaveTable, Start
from tests.bot_harness import ANNA, BEN, PLACE, BotHarness
from tests.present.scenario_deal import started, with_cards
from tests.spec_of import spec_of
from tests.tables.test_evening import done, miss
from tests.tables.toy_game import Draw, Toy

pytestmark = pytest.mark.uncounted


async def robots_only(harness: BotHarness, game: str = "toy", kinds: tuple[str, ...] = ("random",) * 3) -> int:
    """A game that robots alone go on playing: its host has left."""
    id_ = await harness.lobby(game, ANNA, pace="slow")
    for kind in kinds:
        done(await harness.tables.act(id_, ANNA, AddRobot(kind)))
    done(await harness.tables.act(id_, ANNA, Start()))
    done(await harness.tables.act(id_, ANNA, LeaveTable()))
    return id_


class Patience:
    """A sleep that only notes how long it would have been."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
async def seated(harness: BotHarness) -> Any:
    harness.robots.start()
    return harness


async def test_nobody_waits_for_what_robots_do(seated: BotHarness) -> None:
    steps: list[tuple[bool, bool]] = []
    seated.tables.listen(lambda update: steps.append((update.table.phase == PLAYING, awaited())))
    id_ = await robots_only(seated)
    await until_over(seated, id_)
    assert {somebody for playing, somebody in steps if not playing} >= {True}, "the lobby is people's"
    assert sum(not somebody for _, somebody in steps) >= 3


async def until_over(harness: BotHarness, id_: int, most: int = 400) -> None:
    """Let robots play; where all have nothing to say, time decides."""
    for _ in range(most):
        await harness.robots.idle()
        if harness.table(id_).phase == OVER:
            return
        rows = [row.due for row in harness.table(id_).deadlines if row.due is not None]
        await harness.ahead(min(rows) + 1 - harness.hand.at)
    raise AssertionError("the game did not end")


async def test_robots_play_a_game_to_its_end_through_the_door(seated: BotHarness) -> None:
    id_ = await robots_only(seated)
    await until_over(seated, id_)
    records = await seated.store.history.records(id_)
    assert {record.key.split(":")[0] for record in records if record.seat > 0} == {"robot"}
    assert {record.seat for record in records if record.action.startswith("Bid")} > {1}


async def test_robots_play_every_registered_game(tmp_path: Path) -> None:
    for key, game in REGISTER.items():
        harness = await BotHarness(tmp_path / key).boot()
        harness.robots.start()
        id_ = await robots_only(harness, key, ("normal", "easy"))
        for _ in range(30):
            await harness.robots.idle() if len(await harness.store.history.records(id_)) < 120 else None
            if len(await harness.store.history.records(id_)) >= 120 or harness.table(id_).phase == OVER:
                break
            rows = [row.due for row in harness.table(id_).deadlines if row.due is not None]
            await harness.ahead(min(rows) + 1 - harness.hand.at)
        assert game.conserved_totals(harness.table(id_).state)
        await harness.close()


async def test_a_robot_takes_as_long_as_a_person_would(harness: BotHarness) -> None:
    max_missed_deadlines = Patience()
    robots = RobotScheduler(harness.tables, sleep=max_missed_deadlines)
    robots.start()
    id_ = await robots_only(harness)
    harness.robots = robots
    await until_over(harness, id_)
    assert all(1.2 <= seconds <= 2.5 for seconds in max_missed_deadlines.slept)
    assert len({round(seconds, 3) for seconds in max_missed_deadlines.slept}) > 5


class Slow(RobotWorker):
    """Thinks only while time passes, and notes when it does."""

    def __init__(self, passed: list[str]) -> None:
        super().__init__()
        self.passed = passed
        self.shown: list[float] = []

    async def think(
        self, kind: str, game: Any, state: Any, seat: int, luck: int, *, shown: float = 0.0
    ) -> RobotMove | None:
        await asyncio.sleep(0)
        self.passed.append("thought")
        self.shown.append(shown - time.monotonic())
        return await super().think(kind, game, state, seat, luck, shown=shown)


async def test_robots_think_while_their_pause_runs(harness: BotHarness) -> None:
    """However long a thought takes, the pause is what is seen of it; each position is thought about once."""
    passed: list[str] = []
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        passed.append("pause")
        for _ in range(5):
            await asyncio.sleep(0)
        passed.append("over")

    thinking, id_ = Slow(passed), await robots_only(harness)
    harness.robots = RobotScheduler(harness.tables, sleep=pause, thinking=thinking)
    harness.robots.start()  # once nobody else plays: a step of the host would be another position
    await until_over(harness, id_)
    turns = [passed[at : at + 3] for at in range(0, len(passed), 3)]
    assert len(turns) > 5
    assert all(turn == ["pause", "thought", "over"] for turn in turns)
    # A thought is told when it will be shown: not later than the pause ends.
    assert all(0 < shown <= pause_ for shown, pause_ in zip(thinking.shown, pauses, strict=True))


async def test_a_robots_pause_tells_nothing_of_its_hand(harness: BotHarness) -> None:
    """DEAL-132: it is drawn from the table, the step and the seat alone."""
    robots, table = RobotScheduler(harness.tables), with_cards(started(3))
    harness.tables.games = REGISTER
    pauses = set()
    for seed in range(8):
        state = copy(REGISTER["deal"], table.state)
        REGISTER["deal"].redeterminize(state, None, FastRng(seed))
        pauses.add(robots._delay(replace(table, packed_state=PackedState(state)), 1))
    assert len(pauses) == 1


@pytest.mark.parametrize("factor", [1.0, 0.5])
async def test_robots_watch_a_slide_before_they_answer_it(tmp_path: Path, factor: float) -> None:
    max_missed_deadlines, harness = Patience(), await BotHarness(tmp_path, {"knockout": REGISTER["knockout"]}).boot()
    harness.robots = RobotScheduler(harness.tables, (1.2 * factor, 2.5 * factor), max_missed_deadlines)
    harness.robots.start()
    id_ = await robots_only(harness, "knockout", ("easy", "easy"))
    await until_over(harness, id_)
    assert 2.5 * factor < max(max_missed_deadlines.slept) <= 4.3 * factor
    assert min(max_missed_deadlines.slept) >= 1.2 * factor
    await harness.close()


async def test_robots_hold_still_while_nobody_can_reach_the_bot(harness: BotHarness) -> None:
    asked = []

    def there(guild: int) -> bool:
        asked.append(guild)
        return len(asked) > 3

    waited = Patience()
    robots = RobotScheduler(harness.tables, (0.0, 0.0), waited, there)
    robots.start()
    id_ = await robots_only(harness)
    harness.robots = robots
    await until_over(harness, id_)
    assert set(asked) == {PLACE.guild}
    assert waited.slept[:5] == [0.0, RETRY_AFTER, RETRY_AFTER, RETRY_AFTER, 0.0]


async def test_robots_never_move_for_people_and_wait_for_their_turn(seated: BotHarness) -> None:
    id_ = await seated.lobby("toy", ANNA)
    done(await seated.tables.act(id_, ANNA, AddRobot("random")))
    done(await seated.tables.act(id_, ANNA, Start()))
    await seated.robots.idle()
    assert {record.seat for record in await seated.store.history.records(id_)} <= {1}
    assert seated.table(id_).state.turn == 0 or seated.table(id_).state.lot is not None


async def test_robots_go_on_after_a_restart(harness: BotHarness) -> None:
    id_ = await robots_only(harness)
    assert not [record for record in await harness.store.history.records(id_) if record.seat > 0]
    await harness.reboot(after=5, robots=True)
    await until_over(harness, id_)
    assert [record for record in await harness.store.history.records(id_) if record.key.startswith("robot:")]


async def test_a_substitute_plays_and_stops_when_the_person_presses(seated: BotHarness) -> None:
    id_ = await seated.playing("toy", ANNA, BEN, options={"goal": 9, "substitute": "random"})
    await miss(seated, id_, 1, 2, present=(0,))
    await seated.robots.idle()
    while seated.table(id_).state.turn != 0 or seated.table(id_).state.lot is not None:
        await seated.robots.idle()
        if seated.table(id_).state.lot is not None:
            await seated.until_due(id_, "auction")
    before = len(await seated.store.history.records(id_))
    answer = await seated.press(id_, 1, Draw())
    assert isinstance(answer, Refusal)
    while seated.table(id_).state.turn == 0:
        if seated.table(id_).state.lot is not None:
            await seated.until_due(id_, "auction")
        else:
            assert isinstance(await seated.press(id_, 0, Draw()), TableChanged)
    await seated.robots.idle()
    later = (await seated.store.history.records(id_))[before:]
    assert not [record for record in later if record.key.startswith("robot:")]


class Stubborn(Toy):
    """A game whose offers promise a robot what its rules refuse."""

    def legal_actions(self, s: Any, seat: int) -> Any:
        from bot.kit.contract import Choice, LegalAction, Range
        from tests.tables.toy_game import Gift

        found = super().legal_actions(s, seat)
        if s.lot is None and s.turn == seat:
            found = [legal_action for legal_action in found if legal_action.action is not Draw]
            return [*found, LegalAction(Gift, f"draw-{s.count}", (Choice((seat,)), Range(1, 5)))]
        return found


async def test_a_robot_that_is_refused_again_and_again_leaves_its_turn_to_the_clock(tmp_path: Path) -> None:
    harness = await BotHarness(tmp_path, {"toy": spec_of(Stubborn())}).boot()
    id_ = await robots_only(harness, kinds=("random", "random"))
    robots = RobotScheduler(harness.tables, pace=(0.0, 0.0))
    harness.robots = robots
    robots.start()
    async with asyncio.timeout(20):
        await robots.idle()
    assert [record.seat for record in await harness.store.history.records(id_)] == [0], "only the host, leaving"
    await harness.close()
