"""Films of whole games in the channel: posted once below the end, silently, and whatever goes wrong costs the film alone."""

import asyncio
import logging
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.present.control_id import written
from bot.present.panels.game_over import END
from bot.present.panels.turns import ANALYSIS, HISTORY
from bot.present.publishing import game_films
from bot.present.publishing.chat_port import ChannelGoneError, ForbiddenError, MessageGoneError, UndeliveredError
from bot.present.publishing.game_films import MOST, SLOT, YOUNG, GameFilms
from bot.runtime.background_process import ProcessError
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import OVER, PLAYING, PublishedMessage, Table, TableChanged
from bot.tables.storage.database import StoreError
from tests.present.fake_chat import Chat, FakeMessageRepository, Picture, table

NOW = 10_000.0
FILM = Picture(b"film", "The whole game.", "webp")


class Cinema:
    """Films over a chat and a memory by hand, of one table whose end was shown a minute ago."""

    def __init__(self) -> None:
        self.chat, self.memory, self.table = Chat(), FakeMessageRepository(), table(9, OVER)
        self.memory.kept[END] = PublishedMessage(END, 55, NOW - 60, live=False)
        self.film: Picture | Exception | None = FILM
        self.made = 0
        self.films = GameFilms(self.memory, self.chat, self.make, self.find, lambda: NOW)

    async def find(self, id_: int) -> Table | None:
        return self.table if id_ == self.table.id else None

    async def make(self, asked: Table) -> Picture | None:
        self.made += 1
        assert SLOT in self.memory.kept, "it is noted before it is made"
        if isinstance(self.film, Exception):
            raise self.film
        return self.film


async def test_a_film_is_posted_once_without_calling_anybody() -> None:
    cinema = Cinema()
    for _ in range(2):
        await cinema.films.film(7)
    (sheet,) = cinema.chat.sent
    assert (sheet.picture, sheet.panel.ping) == (FILM, ())
    (row,) = sheet.panel.rows
    assert isinstance(row, tuple)
    assert [written(each.press).wait for each in row] == [HISTORY, ANALYSIS]
    assert cinema.chat.awaited == [("send", False)]
    assert cinema.memory.kept[SLOT] == PublishedMessage(
        SLOT, cinema.chat.posted[cinema.chat.nonces[0]], NOW, live=False
    )
    assert cinema.made == 1


def late(cinema: Cinema) -> None:
    cinema.memory.kept[END] = PublishedMessage(END, 55, NOW - YOUNG - 1, live=False)


def without_end(cinema: Cinema) -> None:
    del cinema.memory.kept[END]


def begun_before_a_restart(cinema: Cinema) -> None:
    cinema.memory.kept[SLOT] = PublishedMessage(SLOT, 0, NOW - 30, live=False)


def words_first(cinema: Cinema) -> None:
    cinema.table = replace(cinema.table, options={TEXT_FIRST.key: "on"})


def played_on(cinema: Cinema) -> None:
    cinema.table = replace(cinema.table, phase=PLAYING)


@pytest.mark.parametrize("spoil", [late, without_end, begun_before_a_restart, words_first, played_on])
async def test_no_film_is_made_that_nobody_would_see(spoil: Callable[[Cinema], None]) -> None:
    cinema = Cinema()
    spoil(cinema)
    await cinema.films.film(7)
    await cinema.films.film(8)
    assert (cinema.made, cinema.chat.calls) == (0, [])


@pytest.mark.parametrize(
    "film", [None, replace(FILM, data=bytes(MOST + 1)), ProcessError("killed"), OSError("no process")]
)
async def test_what_cannot_be_made_is_told_to_the_host_alone(
    film: Picture | Exception | None, caplog: pytest.LogCaptureFixture
) -> None:
    cinema = Cinema()
    cinema.film = film
    with caplog.at_level(logging.INFO):
        for _ in range(2):
            await cinema.films.film(7)
    assert (cinema.made, cinema.chat.calls) == (1, [])
    assert "able 7" in caplog.text


@pytest.mark.parametrize(
    "fault",
    [ForbiddenError("attach_files"), ChannelGoneError(), MessageGoneError(), UndeliveredError("500"), KeyError("x")],
)
async def test_what_cannot_be_posted_is_not_tried_again(fault: Exception, caplog: pytest.LogCaptureFixture) -> None:
    cinema = Cinema()
    cinema.chat.faults = [fault]
    for _ in range(2):
        await cinema.films.film(7)
    assert (cinema.made, cinema.chat.calls, cinema.chat.sent) == (1, ["send"], [])
    assert "The film of table 7 is not shown" in caplog.text


async def test_without_its_database_no_film_is_made(caplog: pytest.LogCaptureFixture) -> None:
    cinema = Cinema()
    cinema.memory.faults = [StoreError("away")]
    await cinema.films.film(7)
    assert (cinema.made, "away" in caplog.text) == (0, True)


async def test_films_are_made_one_after_another_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_films, "DELAY", 0.0)
    monkeypatch.setattr(game_films, "PAUSE", 0.01)
    cinema, awaited = Cinema(), [True, True, False]
    cinema.films.awaited = lambda: bool(awaited and awaited.pop(0))
    running = asyncio.create_task(cinema.films.run())
    for changed in (table(8), cinema.table, replace(cinema.table, next=12)):
        cinema.films.on_update(TableChanged(changed))
    for _ in range(200):
        await asyncio.sleep(0.01)
        if cinema.chat.sent and cinema.films._wanted.empty():
            break
    running.cancel()
    assert (awaited, cinema.made, len(cinema.chat.sent)) == ([], 1, 1)
