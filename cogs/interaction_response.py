"""One interaction and its one answer; afterwards its token changes messages for a quarter of an hour."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.present.panel_model import Form
from bot.present.publishing.chat_port import (
    ChannelGoneError,
    ForbiddenError,
    MessageGoneError,
    OutgoingMessage,
    TokenExpiredError,
    UndeliveredError,
)
from cogs import layout, modals
from cogs.interaction_intake import Intake

HOLD = 1.2
"""Seconds after which an interaction that nobody has answered says "later"; Discord allows three."""
LAST, OVER = 2.0, 3.2
"""Seconds after its arrival at which an answer that Discord holds back is given up for a bare promise; and the promise."""
ROOM = 0.3
"""Seconds that either gets however late it is."""
LIFETIME = 14 * 60.0
"""Seconds for which a token is used; Discord allows fifteen minutes."""
MESSAGE_GONE, CHANNEL_GONE, TOKEN_GONE = {10008}, {10003, 10004}, {10015, 10062, 40060, 50027}
"""Discord's error codes: unknown message; unknown channel or guild; unknown webhook or interaction, answered, expired."""
NO_ACCESS, ANSWERED = 50001, 40060
log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]


@contextmanager
def delivering(permission: str = "send_messages") -> Iterator[None]:
    """Discord's errors in the publisher's words. `permission`: what is missing when it says no more than that."""
    try:
        yield
    except discord.HTTPException as error:
        raise translate_error(error, permission) from error
    except discord.InteractionResponded as error:
        raise TokenExpiredError(str(error)) from error
    except (aiohttp.ClientError, discord.RateLimited, OSError, TimeoutError) as error:
        raise UndeliveredError(repr(error)) from error


def translate_error(error: discord.HTTPException, permission: str) -> UndeliveredError:
    """What an answer of Discord's API means for whoever wants to show something."""
    if error.code in MESSAGE_GONE:
        return MessageGoneError(str(error))
    if error.code in CHANNEL_GONE:
        return ChannelGoneError(str(error))
    if error.code in TOKEN_GONE:
        return TokenExpiredError(str(error))
    if isinstance(error, discord.Forbidden):
        return ForbiddenError("view_channel" if error.code == NO_ACCESS else permission)
    return UndeliveredError(str(error))


class InteractionResponse:
    """An interaction as the publisher and the cogs use it. Exactly one answer is given, whoever gives it.

    `failure`: why it could not be used, the last time; any other error leaves the person to be told.
    """

    def __init__(self, interaction: Interaction, intake: Intake) -> None:
        self.interaction = interaction
        self.answered = False
        self._intake = intake
        self.failure: UndeliveredError | None = None
        self._said = False
        self._loop = asyncio.get_running_loop()
        self._arrived = self._loop.time()
        self._lock = asyncio.Lock()
        self._late: asyncio.Task[None] | None = None
        self._guard = self._loop.call_later(HOLD, self._hold_ends)
        intake.heard(self)

    @property
    def settled(self) -> bool:
        """Whether its answer has been given, or nobody waits for it any more."""
        done = self.answered and not self._lock.locked()
        return done or self._loop.time() - self._arrived > OVER + ROOM

    @property
    def at(self) -> float:
        """When it was made, in seconds since 1970."""
        return self.interaction.created_at.timestamp()

    @property
    def private(self) -> bool:
        """Whether it was made on a message that only one person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def message(self) -> int | None:
        """The public message it was made on."""
        message = self.interaction.message
        return None if message is None or self.private else message.id

    @property
    def usable(self) -> bool:
        """Whether its token can change the message it was made on."""
        return self.answered and self._loop.time() - self._arrived < LIFETIME

    @property
    def typed(self) -> bool:
        """Whether it is a slash command, which has no message to change."""
        return self.interaction.type is discord.InteractionType.application_command

    async def update(self, sheet: OutgoingMessage) -> None:
        """Answer by showing `sheet` in the message that was pressed."""
        async with self._lock:
            if not await self._first(lambda: self.interaction.response.edit_message(**layout.edited_message(sheet))):
                await self._edited(sheet)

    async def later(self) -> None:
        """Answer without showing anything: the message stays as it is, or the person reads that the bot thinks."""
        async with self._lock:
            try:
                await self._first(self._promised)
            except MessageGoneError:
                await self._without_trace()

    def _promised(self) -> Awaitable[object]:
        """The shortest answer: something follows, or nothing."""
        return self.interaction.response.defer(ephemeral=True, thinking=self.typed)

    async def _without_trace(self) -> None:
        """Answer a press on a message that is gone: "is thinking", taken back at once."""
        self.answered = True
        with self._delivering():
            await self.interaction.response.defer(ephemeral=True, thinking=True)
            await self.interaction.delete_original_response()

    async def edit(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` in the message that was pressed, after the answer."""
        async with self._lock:
            await self._edited(sheet)

    async def _edited(self, sheet: OutgoingMessage) -> None:
        with self._delivering():
            await self.interaction.edit_original_response(**layout.edited_message(sheet))

    async def say(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` to this person alone."""
        async with self._lock:
            send = self.interaction.response.send_message
            if not await self._first(lambda: send(ephemeral=True, **layout.new_message(sheet))):
                await self._followed(sheet)
            self._said = True

    async def _followed(self, sheet: OutgoingMessage) -> None:
        """A further message for this person alone, or what "is thinking" has promised."""
        with self._delivering():
            if self.typed and not self._said:
                await self.interaction.edit_original_response(**layout.edited_message(sheet))
            else:
                await self.interaction.followup.send(ephemeral=True, **layout.new_message(sheet))

    async def form(self, form: Form) -> bool:
        """Open a form; False when it is too late for that."""
        async with self._lock:
            return await self._first(lambda: self.interaction.response.send_modal(modals.modal(form)))

    async def _first(self, answer: Callable[[], Awaitable[object]]) -> bool:
        """Give the one answer. False: it was given before, or only promised, and what it says has to follow.

        Discord may hold an answer back for longer than the three seconds it allows (429, 5xx, a network that hangs),
        and takes no follow-up to a press that nobody has answered. So the last of the time goes to a bare promise.
        """
        if not self._mine():
            return False
        try:
            with self._delivering():
                return await self._within(LAST, answer) or await self._within(OVER, self._promised, promise=True)
        except TokenExpiredError:
            raise
        except UndeliveredError:
            self.answered = False
            if self._loop.time() - self._arrived >= OVER:
                self._intake.missed(self)
            raise

    async def _within(self, seconds: float, answer: Callable[[], Awaitable[object]], *, promise: bool = False) -> bool:
        """Whether `answer` was taken so many seconds after the arrival; a promise says no, or raises TimeoutError."""
        try:
            async with asyncio.timeout_at(max(self._arrived + seconds, self._loop.time() + ROOM)):
                await answer()
        except TimeoutError:
            if promise:
                raise
            return False
        except discord.HTTPException as error:
            if not promise or error.code != ANSWERED:
                raise
            return True  # the answer that was given up had been taken
        return not promise

    @contextmanager
    def _delivering(self) -> Iterator[None]:
        """Discord's errors in the publisher's words; the last one is known as this interaction's own."""
        try:
            with delivering():
                yield
        except UndeliveredError as error:
            self.failure = error
            raise

    def _mine(self) -> bool:
        """Take the one answer; False if it is taken."""
        if self.answered:
            return False
        self.answered = True
        self._guard.cancel()
        return True

    def _hold_ends(self) -> None:
        self._late = self._loop.create_task(self._too_long())

    async def _too_long(self) -> None:
        try:
            await self.later()
        except UndeliveredError as error:
            log.info("Interaction %s could not be answered: %s", self.interaction.id, error)
