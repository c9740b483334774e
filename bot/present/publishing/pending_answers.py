"""The presses of one table: who is owed an answer, and whose token may change which message."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from bot.present.publishing.chat_port import PressResponse, UndeliveredError

log = logging.getLogger(__name__)


class PendingAnswers:
    """Presses by the message they were made on. `live(message)`: whether a message still changes."""

    def __init__(self, table: int, live: Callable[[int], bool]) -> None:
        self._table = table
        self._live = live
        self._held: dict[int, PressResponse] = {}
        self._tokens: dict[int, PressResponse] = {}
        self._defers: list[asyncio.Task[None]] = []

    @property
    def held(self) -> tuple[PressResponse, ...]:
        """The presses that wait to be answered by what they have changed."""
        return tuple(self._held.values())

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """The answers that are on their way."""
        return tuple(self._defers)

    def holds(self, message: int) -> bool:
        """Whether a press on this message waits."""
        return message in self._held

    def hold(self, message: int, answer: PressResponse) -> None:
        """The next edit of the message answers this press."""
        self._held[message] = answer

    def taken(self, message: int) -> PressResponse | None:
        """The press that waits on a message; it waits no longer."""
        return self._held.pop(message, None)

    def token(self, message: int) -> PressResponse | None:
        """The newest press whose token may still change a message."""
        press = self._tokens.get(message)
        if press is None or press.usable:
            return press
        del self._tokens[message]
        return None

    def forget(self, message: int) -> None:
        """No token may change this message any more."""
        self._tokens.pop(message, None)

    def rest(self) -> None:
        """Let go of presses that can change nothing any more."""
        self._tokens = {message: press for message, press in self._tokens.items() if press.usable}

    def acknowledged(self, answer: PressResponse) -> None:
        """Its token may change the message from now on, while that still changes; the newest one is used."""
        if answer.message is None or not self._live(answer.message):
            return
        known = self._tokens.get(answer.message)
        if known is None or known.at <= answer.at:
            self._tokens[answer.message] = answer

    def defer(self, answer: PressResponse) -> None:
        """Answer "later" at once."""
        self._spawn(self._defer(answer))

    def release(self, answers: Iterable[PressResponse]) -> None:
        """Presses whose message did not change are answered all the same."""
        for answer in answers:
            if answer.message is not None and self._held.get(answer.message) is answer:
                del self._held[answer.message]
                self.defer(answer)

    async def _defer(self, answer: PressResponse) -> None:
        try:
            await answer.later()
        except UndeliveredError as error:
            log.info("A press at table %s was not answered in time: %s", self._table, error)
        else:
            self.acknowledged(answer)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._defers.append(task)
        task.add_done_callback(self._defers.remove)
