"""Who is owed an answer, and whose token may edit which message."""

import asyncio
import gc
import weakref

import pytest

from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import ChannelGoneError, MessageGoneError, OutgoingMessage, UndeliveredError
from bot.present.publishing.pending_answers import EditedBy, PendingAnswers

MESSAGE, OTHER = 55, 56
SHEET = OutgoingMessage(Panel("turn-1", ("step 2",)))


class Pressed:
    """A press that notes what it was used for. `fault`: what using it raises."""

    def __init__(self, message: int | None = MESSAGE, at: float = 0.0, *, answered: bool = False) -> None:
        self.message, self.at, self.answered = message, at, answered
        self.usable = True
        self.used: list[str] = []
        self.fault: Exception | None = None

    @property
    def token(self) -> "Pressed":
        return self

    async def _use(self, how: str) -> None:
        self.used.append(how)
        if self.fault is not None:
            raise self.fault
        self.answered = True

    async def update(self, sheet: OutgoingMessage) -> None:
        await self._use("update")

    async def defer(self) -> None:
        await self._use("later")

    async def edit(self, sheet: OutgoingMessage) -> None:
        await self._use("edit")


def pending(*live: int) -> PendingAnswers:
    """The presses of a table with some messages that still change."""
    return PendingAnswers(7, (live or (MESSAGE,)).__contains__)


async def settled(answers: PendingAnswers) -> None:
    """Wait until every answer has arrived."""
    while answers.tasks:
        await asyncio.wait(answers.tasks)


async def test_a_held_press_is_answered_by_the_edit_and_its_token_makes_the_next_one() -> None:
    answers, press = pending(), Pressed()
    answers.hold(MESSAGE, press)
    assert answers.awaits(MESSAGE)
    assert await answers.edit(MESSAGE, SHEET) is EditedBy.ANSWER
    assert not answers.waiting
    assert await answers.edit(MESSAGE, SHEET) is EditedBy.TOKEN
    assert press.used == ["update", "edit"]


async def test_without_a_press_nobody_edits() -> None:
    answers = pending()
    assert not answers.can_edit(MESSAGE)
    assert await answers.edit(MESSAGE, SHEET) is None


async def test_a_press_that_cannot_edit_is_answered_and_gives_way_to_the_token_of_another() -> None:
    answers, held, known = pending(), Pressed(at=2.0), Pressed(at=1.0, answered=True)
    answers.keep_token(known)
    answers.hold(MESSAGE, held)
    held.fault = UndeliveredError()
    assert await answers.edit(MESSAGE, SHEET) is EditedBy.TOKEN
    await settled(answers)
    assert (held.used, known.used) == (["update", "later"], ["edit"])


@pytest.mark.parametrize("gone", [MessageGoneError(), ChannelGoneError()])
async def test_where_there_is_nothing_to_edit_nobody_else_tries(gone: UndeliveredError) -> None:
    answers, held, known = pending(), Pressed(), Pressed(answered=True)
    answers.keep_token(known)
    answers.hold(MESSAGE, held)
    held.fault = gone
    with pytest.raises(type(gone)):
        await answers.edit(MESSAGE, SHEET)
    await settled(answers)
    assert known.used == []
    assert not answers.can_edit(MESSAGE)
    assert held.used == ["update", "later"], "the person is answered all the same"


async def test_an_expired_token_edits_nothing() -> None:
    answers, press = pending(), Pressed(answered=True)
    answers.keep_token(press)
    press.usable = False
    assert await answers.edit(MESSAGE, SHEET) is None
    assert press.used == []


async def test_the_newest_token_is_used_whichever_answer_arrives_first() -> None:
    answers, old, new = pending(), Pressed(at=1.0, answered=True), Pressed(at=2.0, answered=True)
    answers.keep_token(new)
    answers.keep_token(old)
    await answers.edit(MESSAGE, SHEET)
    assert (old.used, new.used) == ([], ["edit"])


async def test_released_presses_are_answered_once_and_only_if_they_still_wait() -> None:
    answers, first, second = pending(MESSAGE, OTHER), Pressed(), Pressed(OTHER)
    answers.hold(MESSAGE, first)
    waiting = answers.waiting
    await answers.edit(MESSAGE, SHEET)
    answers.hold(OTHER, second)
    answers.release(waiting)
    assert answers.waiting == (second,), "it came after those that are released"
    answers.release_all()
    answers.release_all()
    await settled(answers)
    assert (first.used, second.used) == (["update"], ["later"])


async def test_presses_without_a_message_and_those_on_messages_that_are_over_are_not_kept() -> None:
    answers, presses = pending(OTHER), [Pressed(None), Pressed(MESSAGE), Pressed(OTHER)]
    for press in presses:
        answers.defer(press)
    await settled(answers)
    kept = [weakref.ref(press) for press in presses]
    del press, presses
    gc.collect()
    assert [each() is not None for each in kept] == [False, False, True]


async def test_an_answer_that_does_not_arrive_leaves_no_token() -> None:
    answers, press = pending(), Pressed()
    press.fault = UndeliveredError()
    answers.defer(press)
    await settled(answers)
    assert not answers.can_edit(MESSAGE)


async def test_trimming_lets_only_expired_presses_go() -> None:
    answers, press, expired = pending(MESSAGE, OTHER), Pressed(answered=True), Pressed(OTHER, answered=True)
    kept = weakref.ref(expired)
    answers.keep_token(press)
    answers.keep_token(expired)
    expired.usable = False
    answers.trim()
    del expired
    gc.collect()
    assert answers.can_edit(MESSAGE)
    assert kept() is None
