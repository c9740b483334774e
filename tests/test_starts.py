"""How often the bot begins: sessions counted over restarts, pauses that grow, and a file that cannot be used."""

import asyncio
import itertools
import logging
from pathlib import Path

import pytest

from bot import app
from bot.ops.session_starts import FILE, UNCOUNTED_DELAY, SessionStarts
from bot.playground.rate_limits import DAY
from bot.playground.rate_limits import MOST_SESSIONS as MOST
from bot.settings import Settings
from bot.tables.storage.store import Store


class Hand:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.mark.parametrize("shards", [1, 16])
def test_a_bot_started_again_for_ever_stays_far_from_the_limit(tmp_path: Path, clock: Hand, shards: int) -> None:
    began: list[float] = []
    while clock.at < 1_000_000.0 + 2 * DAY:
        starts = SessionStarts(tmp_path / FILE, shards, clock)
        starts.begin()
        for _ in range(shards):
            clock.at += starts.pause()
            starts.identified()
            began.append(clock.at)
        starts.worked()  # connected, and gone at once
        clock.at += 10.0
    most = max(sum(at <= each < at + DAY for each in began) for at in began)
    assert most < (MOST / 3 if shards == 1 else MOST / 2)
    gaps = [later - at for at, later in itertools.pairwise(began)]
    assert gaps[0] < 11.0 < 120.0 < gaps[-1], "the first come quickly"


def test_starts_that_fail_come_ever_more_slowly_until_one_works(tmp_path: Path, clock: Hand) -> None:
    waited = []
    for _ in range(9):
        starts = SessionStarts(tmp_path / FILE, now=clock)
        waited.append(starts.wait())
        clock.at += waited[-1]
        starts.begin()
    assert waited == [0.0, 0.0, 10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 600.0]
    clock.at += 590.0
    assert SessionStarts(tmp_path / FILE, now=clock).wait() == 10.0, "time that has passed counts"
    SessionStarts(tmp_path / FILE, now=clock).worked()
    assert SessionStarts(tmp_path / FILE, now=clock).wait() == 0.0


def test_a_clock_set_back_does_not_forget_sessions_nor_wait_for_ever(tmp_path: Path, clock: Hand) -> None:
    starts = SessionStarts(tmp_path / FILE, now=clock)
    for _ in range(40):
        starts.identified()
    starts.begin()
    clock.at -= 3_600.0
    again = SessionStarts(tmp_path / FILE, now=clock)
    assert again.pause() > 15.0
    assert again.wait() <= 600.0
    clock.at -= 400 * DAY
    assert SessionStarts(tmp_path / FILE, now=clock).pause() == 0.0


def test_a_count_that_cannot_be_written_makes_every_session_wait(
    tmp_path: Path, clock: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE).mkdir()
    starts = SessionStarts(tmp_path / FILE, now=clock)
    starts.begin()
    starts.identified()
    assert starts.pause() == UNCOUNTED_DELAY
    assert DAY / UNCOUNTED_DELAY < MOST
    assert sum("cannot be written" in line for line in caplog.messages) <= 1
    assert len(caplog.messages) <= 2


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b'{"identified": "x"}', b"[]"])
def test_a_damaged_count_is_told_and_begins_anew(
    tmp_path: Path, clock: Hand, caplog: pytest.LogCaptureFixture, text: bytes
) -> None:
    (tmp_path / FILE).write_bytes(text)
    starts = SessionStarts(tmp_path / FILE, now=clock)
    assert "cannot be read" in caplog.text
    starts.begin()
    starts.identified()
    assert SessionStarts(tmp_path / FILE, now=clock).failed == 1


async def test_a_start_after_failed_ones_waits_and_can_be_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for _ in range(4):
        SessionStarts(tmp_path / FILE).begin()
    ended = asyncio.Event()
    asyncio.get_running_loop().call_later(0.1, ended.set)
    found = Settings(token="a.b.c", database=str(tmp_path / "quartier.db"))
    assert await app.serve(found, ended) == app.EXIT_OK
    assert "this one waits" in caplog.text
    assert not (tmp_path / "quartier.db").exists()


async def test_a_database_that_cannot_be_used_counts_as_a_failed_start(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "quartier.db")
    try:
        assert await app.serve(Settings(token="a.b.c", database=str(tmp_path / "quartier.db"))) == app.EXIT_FAILURE
    finally:
        await store.close()
    assert SessionStarts(tmp_path / FILE).failed == 1
