"""Robots at the tables: one thought at a time, through the door, after a restart too, never for people."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES as REGISTER
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import copy
from bot.games.kit.model import Refusal
from bot.games.kit.thought import Thought
from bot.tables.kept import Kept
from bot.tables.model import OVER, Update
from bot.tables.robots import AGAIN, Robots
from bot.tables.thinking import Thinking
from tests.hall import ANNA, BEN, PLACE, Hall
from tests.present.dealt import dealt, started
from tests.tables.test_evening import done, miss
from tests.tables.toy import Draw, Toy


async def robots_only(hall: Hall, game: str = "toy", kinds: tuple[str, ...] = ("normal",) * 3) -> int:
    """A game that robots alone go on playing: its host has left."""
    id_ = await hall.lobby(game, ANNA, pace="slow")
    for kind in kinds:
        done(await hall.tables.add_robot(id_, ANNA, kind))
    done(await hall.tables.start(id_, ANNA))
    done(await hall.tables.leave(id_, ANNA))
    return id_


class Patience:
    """A sleep that only notes how long it would have been."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
async def seated(hall: Hall) -> Any:
    hall.robots.start()
    return hall


async def until_over(hall: Hall, id_: int, most: int = 400) -> None:
    """Let robots play; where all have nothing to say, time decides."""
    for _ in range(most):
        await hall.robots.idle()
        if hall.table(id_).phase == OVER:
            return
        rows = [row.due for row in hall.table(id_).deadlines if row.due is not None]
        await hall.ahead(min(rows) + 1 - hall.hand.at)
    raise AssertionError("the game did not end")


async def test_robots_play_a_game_to_its_end_through_the_door(seated: Hall) -> None:
    id_ = await robots_only(seated)
    await until_over(seated, id_)
    records = await seated.store.records(id_)
    assert {record.key.split(":")[0] for record in records if record.seat > 0} == {"robot"}
    assert {record.seat for record in records if record.action.startswith("Bid")} > {1}


@pytest.mark.uncounted
async def test_robots_play_every_registered_game(tmp_path: Path) -> None:
    for key, game in REGISTER.items():
        hall = await Hall(tmp_path / key).boot()
        hall.robots.start()
        id_ = await robots_only(hall, key, ("normal", "easy"))
        for _ in range(30):
            await hall.robots.idle() if len(await hall.store.records(id_)) < 120 else None
            if len(await hall.store.records(id_)) >= 120 or hall.table(id_).phase == OVER:
                break
            rows = [row.due for row in hall.table(id_).deadlines if row.due is not None]
            await hall.ahead(min(rows) + 1 - hall.hand.at)
        assert game.conserved(hall.table(id_).state)
        await hall.close()


async def test_a_robot_takes_as_long_as_a_person_would(hall: Hall) -> None:
    patience = Patience()
    robots = Robots(hall.tables, sleep=patience)
    robots.start()
    id_ = await robots_only(hall)
    hall.robots = robots
    await until_over(hall, id_)
    assert all(1.2 <= seconds <= 2.5 for seconds in patience.slept)
    assert len({round(seconds, 3) for seconds in patience.slept}) > 5


class Slow(Thinking):
    """Thinks only while time passes, and notes when it does."""

    def __init__(self, passed: list[str]) -> None:
        super().__init__()
        self.passed = passed

    async def think(self, kind: str, game: Any, state: Any, seat: int, luck: int) -> Thought | None:
        await asyncio.sleep(0)
        self.passed.append("thought")
        return await super().think(kind, game, state, seat, luck)


async def test_robots_think_while_their_pause_runs(hall: Hall) -> None:
    """However long a thought takes, the pause is what is seen of it; each position is thought about once."""
    passed: list[str] = []

    async def pause(_seconds: float) -> None:
        passed.append("pause")
        for _ in range(5):
            await asyncio.sleep(0)
        passed.append("over")

    hall.robots = Robots(hall.tables, sleep=pause, thinking=Slow(passed))
    hall.robots.start()
    await until_over(hall, await robots_only(hall))
    turns = [passed[at : at + 3] for at in range(0, len(passed), 3)]
    assert len(turns) > 5
    assert all(turn == ["pause", "thought", "over"] for turn in turns)


async def test_a_robots_pause_tells_nothing_of_its_hand(hall: Hall) -> None:
    """DEAL-132: it is drawn from the table, the step and the seat alone."""
    robots, table = Robots(hall.tables), dealt(started(3))
    hall.tables.games = REGISTER
    pauses = set()
    for seed in range(8):
        state = copy(REGISTER["deal"], table.state)
        REGISTER["deal"].redeal(state, None, FastDice(seed))
        pauses.add(robots._patience(replace(table, kept=Kept(state)), 1))
    assert len(pauses) == 1


@pytest.mark.parametrize("factor", [1.0, 0.5])
async def test_robots_watch_a_slide_before_they_answer_it(tmp_path: Path, factor: float) -> None:
    patience, hall = Patience(), await Hall(tmp_path, {"knockout": REGISTER["knockout"]}).boot()
    hall.robots = Robots(hall.tables, (1.2 * factor, 2.5 * factor), patience)
    hall.robots.start()
    id_ = await robots_only(hall, "knockout", ("easy", "easy"))
    await until_over(hall, id_)
    assert 2.5 * factor < max(patience.slept) <= 4.3 * factor
    assert min(patience.slept) >= 1.2 * factor
    await hall.close()


async def test_robots_hold_still_while_nobody_can_reach_the_bot(hall: Hall) -> None:
    asked = []

    def there(guild: int) -> bool:
        asked.append(guild)
        return len(asked) > 3

    waited = Patience()
    robots = Robots(hall.tables, (0.0, 0.0), waited, there)
    robots.start()
    id_ = await robots_only(hall)
    hall.robots = robots
    await until_over(hall, id_)
    assert set(asked) == {PLACE.guild}
    assert waited.slept[:5] == [0.0, AGAIN, AGAIN, AGAIN, 0.0]


async def test_robots_never_move_for_people_and_wait_for_their_turn(seated: Hall) -> None:
    id_ = await seated.lobby("toy", ANNA)
    done(await seated.tables.add_robot(id_, ANNA, "normal"))
    done(await seated.tables.start(id_, ANNA))
    await seated.robots.idle()
    assert {record.seat for record in await seated.store.records(id_)} <= {1}
    assert seated.table(id_).state.turn == 0 or seated.table(id_).state.lot is not None


async def test_robots_go_on_after_a_restart(hall: Hall) -> None:
    id_ = await robots_only(hall)
    assert not [record for record in await hall.store.records(id_) if record.seat > 0]
    await hall.reboot(after=5, robots=True)
    await until_over(hall, id_)
    assert [record for record in await hall.store.records(id_) if record.key.startswith("robot:")]


async def test_a_substitute_plays_and_stops_when_the_person_presses(seated: Hall) -> None:
    id_ = await seated.playing("toy", ANNA, BEN, options={"goal": 9, "substitute": "normal"})
    await miss(seated, id_, 1, 2, present=(0,))
    await seated.robots.idle()
    while seated.table(id_).state.turn != 0 or seated.table(id_).state.lot is not None:
        await seated.robots.idle()
        if seated.table(id_).state.lot is not None:
            await seated.until_due(id_, "auction")
    before = len(await seated.store.records(id_))
    answer = await seated.press(id_, 1, Draw())
    assert isinstance(answer, Refusal)
    while seated.table(id_).state.turn == 0:
        if seated.table(id_).state.lot is not None:
            await seated.until_due(id_, "auction")
        else:
            assert isinstance(await seated.press(id_, 0, Draw()), Update)
    await seated.robots.idle()
    later = (await seated.store.records(id_))[before:]
    assert not [record for record in later if record.key.startswith("robot:")]


class Stubborn(Toy):
    """A game whose offers promise a robot what its rules refuse."""

    def offers(self, s: Any, seat: int) -> Any:
        from bot.games.kit.model import Amount, Offer, OneOf
        from tests.tables.toy import Gift

        found = super().offers(s, seat)
        if s.lot is None and s.turn == seat:
            found = [offer for offer in found if offer.action is not Draw]
            return [*found, Offer(Gift, f"draw-{s.count}", (OneOf((seat,)), Amount(1, 5)))]
        return found


async def test_a_robot_that_is_refused_again_and_again_leaves_its_turn_to_the_clock(tmp_path: Path) -> None:
    hall = await Hall(tmp_path, {"toy": Stubborn()}).boot()
    id_ = await robots_only(hall, kinds=("normal", "normal"))
    robots = Robots(hall.tables, pace=(0.0, 0.0))
    hall.robots = robots
    robots.start()
    async with asyncio.timeout(20):
        await robots.idle()
    assert [record.seat for record in await hall.store.records(id_)] == [0], "only the host, leaving"
    await hall.close()
