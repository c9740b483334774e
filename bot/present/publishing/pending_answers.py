"""The presses of one table: who is owed an answer, and whose interaction token may edit which message."""

import asyncio
import enum
import logging
from collections.abc import Callable, Iterable

from bot.present.publishing.chat_port import (
    ChannelGoneError,
    EditToken,
    MessageGoneError,
    OutgoingMessage,
    PressResponse,
    UndeliveredError,
)

log = logging.getLogger(__name__)


class EditedBy(enum.Enum):
    """How a press has edited its message: with its one answer, or with its token afterwards."""

    ANSWER = enum.auto()
    TOKEN = enum.auto()


class PendingAnswers:
    """Presses by the message they were made on. `is_live(message)`: whether a message still changes."""

    def __init__(self, table: int, is_live: Callable[[int], bool]) -> None:
        self._table = table
        self._is_live = is_live
        self._unacked: dict[int, PressResponse] = {}
        self._edit_tokens: dict[int, EditToken] = {}
        self._background: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> tuple[PressResponse, ...]:
        """The presses that wait to be answered by what they have changed."""
        return tuple(self._unacked.values())

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """The answers that are on their way."""
        return tuple(self._background)

    @property
    def empty(self) -> bool:
        """Whether there is no press that could be answered or could edit a message."""
        return not (self._unacked or self._edit_tokens or self._background)

    def awaits(self, message: int) -> bool:
        """Whether a press on this message waits."""
        return message in self._unacked

    def can_edit(self, message: int) -> bool:
        """Whether a press may edit this message: with its answer, or with its token."""
        return self.awaits(message) or self._edit_token(message) is not None

    def hold(self, message: int, answer: PressResponse) -> None:
        """The next edit of the message answers this press."""
        self._unacked[message] = answer

    def defer(self, answer: PressResponse) -> None:
        """Answer "later" at once."""
        task = asyncio.create_task(self._defer(answer))
        self._background.append(task)
        task.add_done_callback(self._background.remove)

    def release(self, answers: Iterable[PressResponse]) -> None:
        """Answer "later" to those of the presses that still wait."""
        for answer in answers:
            if answer.message is not None and self._unacked.get(answer.message) is answer:
                del self._unacked[answer.message]
                self.defer(answer)

    def release_all(self) -> None:
        """Answer "later" to every press that waits."""
        self.release(self.waiting)

    async def edit(self, message: int, sheet: OutgoingMessage) -> EditedBy | None:
        """Edit a message by the press that waits on it, else by the newest token; None when neither could.

        MessageGoneError, ChannelGoneError: there is nothing to edit any more.
        """
        press, token = self._unacked.pop(message, None), self._edit_token(message)
        by = None if press is None else await self._edited_by_press(message, press, sheet)
        return by if by is not None or token is None else await self._edited_by_token(message, token, sheet)

    async def _edited_by_press(self, message: int, press: PressResponse, sheet: OutgoingMessage) -> EditedBy | None:
        """Edit by a press that waits; one that cannot edit its message is answered all the same."""
        by = EditedBy.TOKEN if press.answered else EditedBy.ANSWER
        try:
            await (press.edit(sheet) if by is EditedBy.TOKEN else press.update(sheet))
        except UndeliveredError as error:
            if not press.answered:
                self.defer(press)
            self._failed(message, error)
            return None
        self.keep_token(press)
        return by

    async def _edited_by_token(self, message: int, token: EditToken, sheet: OutgoingMessage) -> EditedBy | None:
        """Edit by the token of an answered press."""
        try:
            await token.edit(sheet)
        except UndeliveredError as error:
            self._failed(message, error)
            return None
        self._keep(message, token)
        return EditedBy.TOKEN

    def _failed(self, message: int, error: UndeliveredError) -> None:
        """A token could not edit its message, and is used no more. Raises what says that there is nothing to edit."""
        self.forget(message)
        if isinstance(error, (MessageGoneError, ChannelGoneError)):
            raise error
        log.info("A press at table %s could not show it, the bot does: %s", self._table, error)

    def keep_token(self, answer: PressResponse) -> None:
        """The token of an answered press may edit the message from now on, while that is live; the newest is used."""
        if answer.message is not None:
            self._keep(answer.message, answer.token)

    def _keep(self, message: int, token: EditToken) -> None:
        known = self._edit_tokens.get(message)
        if self._is_live(message) and (known is None or known.at <= token.at):
            self._edit_tokens[message] = token

    def forget(self, message: int) -> None:
        """No token may edit this message any more."""
        self._edit_tokens.pop(message, None)

    def trim(self) -> None:
        """Let go of tokens that have expired."""
        self._edit_tokens = {message: token for message, token in self._edit_tokens.items() if token.usable}

    def _edit_token(self, message: int) -> EditToken | None:
        """The newest token that may still edit a message."""
        token = self._edit_tokens.get(message)
        if token is None or token.usable:
            return token
        del self._edit_tokens[message]
        return None

    async def _defer(self, answer: PressResponse) -> None:
        try:
            await answer.defer()
        except UndeliveredError as error:
            log.info("A press at table %s was not answered in time: %s", self._table, error)
        else:
            self.keep_token(answer)
