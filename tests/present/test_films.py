"""Films follow their words when they are not drawn in time; nothing else waits for them (KNOCKOUT-150, KNOCKOUT-153)."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.kit.moment import Moment
from bot.present.panel_model import PictureRequest
from bot.present.publishing import animations
from bot.present.publishing.chat_port import UndeliveredError
from bot.present.publishing.picture_queue import ANIMATED, PictureQueue
from bot.tables.model import Table
from rendering import painters
from tests.present.fake_chat import Picture, Press, Stage, table

FILM = "knockout/slide"


class Cinema(Stage):
    """Every step is a slide whose film is drawn when the projector is free."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()
        self.broken = False
        self.drawn: list[object] = []

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest(FILM, table.seq, "dark", "en")

    def paint(
        self, key: str, view: object, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]
    ) -> Picture:
        self.drawn.append(view)
        assert self.free.wait(20.0)
        if self.broken:
            raise ValueError(key)
        return Picture(f"{key} {view}".encode(), "a slide", "gif")

    async def until(self, calls: int) -> None:
        async with asyncio.timeout(15.0):
            while len(self.chat.calls) < calls:  # noqa: ASYNC110 - the chat calls nobody
                await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animations, "MAX_WAIT", 0.03)


def test_every_film_and_its_still_are_painted() -> None:
    assert {*ANIMATED, *ANIMATED.values()} <= set(painters())


async def test_a_film_that_is_there_soon_comes_with_its_words() -> None:
    stage = Cinema()
    stage.free.set()
    stage.tell(1)
    await stage.settled()
    assert stage.chat.calls == ["send"]
    assert stage.chat.messages[stage.message].picture == Picture(b"knockout/slide 1", "a slide", "gif")


async def test_a_late_film_follows_its_words() -> None:
    stage = Cinema()
    stage.tell(1)
    await stage.until(1)
    (words,) = stage.chat.sent
    assert words.panel.lines == ("step 1",)
    assert words.picture is None
    assert stage.publisher.behind() == 1
    assert stage.memory.seen == [], "after a crash it would be shown again"
    stage.free.set()
    await stage.settled()
    assert stage.chat.calls == ["send", "edit"]
    assert stage.chat.messages[stage.message].picture is not None
    assert stage.memory.seen == [1]


class Crowded(Cinema):
    """The bot has sent so much that the next request waits."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting, self.room = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self.waiting.set()
        await self.room.wait()
        yield

    async def painted(self) -> None:
        """The words wait for their turn, and their film is painted meanwhile."""
        async with asyncio.timeout(15.0):
            await self.waiting.wait()
            assert self.chat.calls == []
            self.free.set()
            request = self.order(table(1))
            assert request is not None
            while not self.pictures.finished(request):  # noqa: ASYNC110 - a painted picture calls nobody
                await asyncio.sleep(0.005)
        self.room.set()
        await self.settled()


async def test_a_late_film_comes_with_its_words_if_it_is_painted_while_they_wait_for_their_turn() -> None:
    stage = Crowded()
    stage.tell(1)
    await stage.painted()
    assert stage.chat.calls == ["send"], "one request instead of two"
    assert stage.chat.messages[stage.message].picture == Picture(b"knockout/slide 1", "a slide", "gif")
    assert stage.memory.seen == [1]


async def test_what_is_posted_anew_shows_what_is_there_now_and_not_what_once_caught_up() -> None:
    stage = Crowded()
    stage.tell(1)
    await stage.painted()
    stage.tell(2)
    await stage.settled()
    gone = stage.message
    del stage.chat.messages[gone]
    await stage.publisher.on_deleted(table(2), {gone})
    await stage.settled()
    assert stage.chat.sent[-1].panel.lines == ("step 2",)
    assert stage.chat.sent[-1].picture == Picture(b"knockout/slide 2", "a slide", "gif")


async def test_words_whose_turn_comes_before_their_film_do_not_wait_for_it() -> None:
    stage = Crowded()
    stage.room.set()
    stage.tell(1)
    await stage.until(1)
    assert stage.chat.sent[0].picture is None
    stage.free.set()
    await stage.settled()
    assert stage.chat.calls == ["send", "edit"]


async def test_words_that_wait_for_their_turn_come_without_a_film_that_cannot_be_drawn() -> None:
    stage = Crowded()
    stage.broken = True
    stage.tell(1)
    await stage.painted()
    assert stage.chat.calls == ["send"]
    assert stage.chat.messages[stage.message].picture is None
    assert stage.memory.seen == [1]


async def test_a_press_is_answered_in_words_and_its_token_brings_the_film() -> None:
    stage = Cinema()
    stage.free.set()
    stage.tell(1)
    await stage.settled()
    stage.free.clear()
    press = Press(stage.chat, stage.message)
    stage.tell(2)
    stage.publisher.on_press(table(2), press)
    await stage.until(2)
    assert press.how == "update"
    assert press.took < 1.0
    assert stage.chat.text(stage.message) == "step 2"
    stage.free.set()
    await stage.settled()
    assert stage.chat.calls == ["send", "update", "token"]
    shown = stage.chat.messages[stage.message].picture
    assert shown is not None
    assert shown.data == b"knockout/slide 2"


class Rerun(Cinema):
    """What is told later changes the words, not the film."""

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest(FILM, table.seq // 10, "dark", "en")


async def test_a_film_runs_on_while_its_words_change() -> None:
    stage = Rerun()
    stage.free.set()
    for seq in (1, 2, 3, 11):
        stage.tell(seq)
        await stage.settled()
        shown = stage.chat.messages[stage.message]
        assert stage.chat.text(stage.message) == f"step {seq}"
        assert shown.picture == Picture(f"knockout/slide {seq // 10}".encode(), "a slide", "gif")
        assert (shown.kept, shown.revision) == ((seq in (2, 3)), int(seq == 11))


class Still(Cinema):
    """Every other step shows the same board, seen otherwise; its words are always new."""

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest("city", table.seq, "dark", "en")

    def paint(
        self, key: str, view: object, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]
    ) -> Picture:
        assert isinstance(view, int)
        return Picture(f"board {view // 2}".encode(), f"seen {view}")


async def test_a_board_that_looks_the_same_is_not_sent_again_and_is_told_anew() -> None:
    stage = Still()
    for seq in (1, 2, 3, 4, 5):
        stage.tell(seq)
        await stage.settled()
        shown = stage.chat.messages[stage.message]
        assert shown.picture == Picture(f"board {seq // 2}".encode(), f"seen {seq}")
        assert (shown.kept, shown.revision) == (seq in (3, 5), seq // 2)


async def test_a_film_is_sent_once_more_when_an_edit_went_wrong() -> None:
    stage = Rerun()
    stage.free.set()
    stage.tell(1)
    await stage.settled()
    stage.chat.faults = [UndeliveredError()]
    stage.tell(2)
    await stage.settled()
    shown = stage.chat.messages[stage.message]
    assert (shown.kept, shown.revision) == (False, 1)
    assert stage.chat.text(stage.message) == "step 2"


async def test_a_newer_slide_takes_the_place_of_a_late_film() -> None:
    stage = Cinema()
    stage.tell(1)
    await stage.until(1)
    stage.tell(2)
    await stage.until(2)
    assert stage.chat.text(stage.message) == "step 2"
    stage.free.set()
    await stage.settled()
    shown = stage.chat.messages[stage.message].picture
    assert shown is not None
    assert shown.data == b"knockout/slide 2"
    assert stage.chat.calls == ["send", "edit", "edit"]


async def test_films_that_nobody_wants_any_more_are_not_drawn() -> None:
    stage = Cinema()
    stage.tell(1)
    await stage.until(1)
    for seq in range(2, 6):
        stage.tell(seq)
        await stage.until(seq)
    stage.free.set()
    await stage.settled()
    assert stage.drawn == [1, 2, 5], "the first two had been begun"
    shown = stage.chat.messages[stage.message].picture
    assert shown is not None
    assert shown.data == b"knockout/slide 5"
    stage.tell(5)
    await stage.settled()
    assert stage.drawn == [1, 2, 5]


async def test_a_film_that_cannot_be_drawn_leaves_its_words() -> None:
    stage = Cinema()
    stage.broken = True
    stage.tell(1)
    await stage.until(1)
    stage.free.set()
    await stage.settled()
    assert stage.chat.text(stage.message) == "step 1"
    assert stage.memory.seen == [1]


async def test_pictures_do_not_wait_for_a_queue_of_films() -> None:
    free = threading.Event()

    def paint(key: str, *_: object) -> Picture:
        assert key not in ANIMATED or free.wait(20.0)
        return Picture(key.encode())

    pictures = PictureQueue(paint)
    late = [asyncio.create_task(pictures.get(PictureRequest(FILM, n, "dark", "en"))) for n in range(5)]
    await asyncio.sleep(0.02)
    async with asyncio.timeout(15.0):
        assert await pictures.get(PictureRequest("knockout/aim", 0, "dark", "en")) == Picture(b"knockout/aim")
    assert not any(task.done() for task in late)
    free.set()
    assert await asyncio.gather(*late) == [Picture(FILM.encode())] * 5


async def test_the_end_does_not_wait_for_a_film() -> None:
    stage = Cinema()
    stage.tell(1)
    await stage.until(1)
    async with asyncio.timeout(15.0):
        await stage.publisher.stop(0.05)
    stage.free.set()


class Monument(Cinema):
    """Every step is a great moment, whose still needs no projector."""

    def order(self, table: Table) -> PictureRequest | None:
        return PictureRequest("city/moment", Moment(f"before {table.seq}", f"after {table.seq}"), "dark", "en")

    def paint(
        self, key: str, view: object, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]
    ) -> Picture:
        if key == "city":
            return Picture(f"{key} {view}".encode(), "a town")
        return super().paint(key, view, theme, lang, names, tokens)


async def test_a_late_moment_stands_still_until_its_film_is_there() -> None:
    stage = Monument()
    stage.tell(1)
    await stage.until(1)
    assert stage.chat.sent[0].picture == Picture(b"city after 1", "a town")
    stage.free.set()
    await stage.settled()
    shown = stage.chat.messages[stage.message].picture
    assert shown is not None
    assert shown.data.startswith(b"city/moment")
