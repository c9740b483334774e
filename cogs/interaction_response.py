"""One interaction and its one response; afterwards its token edits messages for a quarter of an hour."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from weakref import ref

import discord
from msgspec.structs import replace

from bot.present.panel_model import Form
from bot.present.publishing.chat_port import MessageGoneError, OutgoingMessage, TokenExpiredError, UndeliveredError
from cogs import layout, modals
from cogs.delivery_errors import delivering
from cogs.gateway import PRESSED, PressedMessage
from cogs.interaction_callback import update_message
from cogs.interaction_intake import Intake
from cogs.interaction_token import InteractionToken

DEFER_AFTER = 1.2
"""Seconds after which an unanswered interaction is deferred; Discord allows three."""
ANSWER_TIMEOUT, DEFER_TIMEOUT = 2.0, 3.2
"""Seconds after its arrival at which an answer that Discord delays is abandoned for a defer; and that one too."""
MIN_TIMEOUT = 0.3
"""Seconds that either gets at least."""
ALREADY_ANSWERED = 40060
"""Discord's error code: the interaction has its answer."""
log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]


async def send_direct(client: discord.Client, person: int, text: str, nonce: str) -> None:
    """Send somebody a direct message; the same `nonce` again within minutes sends nothing. Raises UndeliveredError."""
    with delivering():
        channel = await client.create_dm(discord.Object(person))
        await channel.send(nonce=nonce, **layout.text_message(text))


class InteractionResponse:
    """An interaction as the publisher and the cogs use it. Exactly one answer is given.

    `failure()`: the last error of using it, held weakly, for it refers to whoever meets it; after any other error the
    person still needs an answer.
    `shown`: the private message that shows what was sent last; 0 for none.
    """

    def __init__(self, interaction: Interaction, intake: Intake) -> None:
        self.interaction = interaction
        self.answered = False
        self._intake = intake
        self.failure: Callable[[], UndeliveredError | None] = lambda: None
        self.shown = 0
        self._followed_up = False
        self._follow_up = False
        self._loop = asyncio.get_running_loop()
        self._arrived = self._loop.time()
        self._lock = asyncio.Lock()
        self._late: asyncio.Task[None] | None = None
        self._timer = self._loop.call_later(DEFER_AFTER, self._start_late_answer)
        intake.add(self)

    @property
    def settled(self) -> bool:
        """Whether its answer has been given, or is too late."""
        done = self.answered and not self._lock.locked()
        return done or self._loop.time() - self._arrived > DEFER_TIMEOUT + MIN_TIMEOUT

    @property
    def at(self) -> float:
        """When it was made, in seconds since 1970."""
        return ((self.interaction.id >> 22) + discord.utils.DISCORD_EPOCH) / 1_000

    @property
    def _response(self) -> discord.InteractionResponse[discord.Client]:
        """The library's answer, made anew: that which an interaction keeps refers to it, so both would stay as garbage."""
        return discord.InteractionResponse(self.interaction)

    @property
    def _pressed(self) -> PressedMessage | None:
        made_on: PressedMessage | None = self.interaction.extras.get(PRESSED)
        return made_on

    @property
    def private(self) -> bool:
        """Whether it was made on a message that only one person sees."""
        return self.panel is not None

    @property
    def panel(self) -> int | None:
        """The private message it was made on."""
        pressed = self._pressed
        return pressed.id if pressed is not None and pressed.private else None

    @property
    def message(self) -> int | None:
        """The public message it was made on."""
        pressed = self._pressed
        return None if pressed is None or pressed.private else pressed.id

    @property
    def token(self) -> InteractionToken:
        """What may edit the message it was made on, or its answer, once that is given."""
        of = self.interaction
        return InteractionToken(of.client, of.application_id, of.token, self.at, self._arrived, self.message or 0)

    @property
    def private_message(self) -> InteractionToken:
        """What may edit and delete the private message that was shown last."""
        return replace(self.token, shown=self.shown, further=self._follow_up)

    @property
    def pressed(self) -> bool:
        """Whether it is a button or a menu; a form may be filled in once more."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def typed(self) -> bool:
        """Whether it is a slash command, which has no message to change."""
        return self.interaction.type is discord.InteractionType.application_command

    async def update(self, sheet: OutgoingMessage) -> None:
        """Answer by showing `sheet` in the message that was pressed."""
        async with self._lock:
            if not await self._first(lambda: update_message(self.interaction, sheet)):
                await self._edited(sheet)
            if self.panel is not None:
                self.shown = self.panel

    async def defer(self) -> None:
        """Defer: the message stays as it is, or a command shows "is thinking"."""
        async with self._lock:
            try:
                await self._first(self._deferred)
            except MessageGoneError:
                await self._defer_silently()

    def _deferred(self) -> Awaitable[object]:
        """The shortest response: something follows, or nothing."""
        return self._response.defer(ephemeral=True, thinking=self.typed)

    async def _defer_silently(self) -> None:
        """Answer a press on a deleted message: "is thinking", deleted at once."""
        self.answered = True
        with self._delivering():
            await self._response.defer(ephemeral=True, thinking=True)
            await self.token.delete()

    async def edit(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` in the message that was pressed, after the answer."""
        async with self._lock:
            await self._edited(sheet)

    async def _edited(self, sheet: OutgoingMessage) -> None:
        with self._delivering():
            await self.token.edit(sheet)

    async def send(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` to this person alone."""
        async with self._lock:
            if not await self._first(lambda: self._sent(sheet)):
                await self._followed(sheet)
            self._followed_up = True

    async def _sent(self, sheet: OutgoingMessage) -> None:
        """Answer with a new message for this person alone."""
        done = await self._response.send_message(ephemeral=True, **layout.new_message(sheet))
        self.shown = done.message_id or 0

    async def _followed(self, sheet: OutgoingMessage) -> None:
        """Send a further message to this person alone, or fill in "is thinking"."""
        with self._delivering():
            if self.typed and not self._followed_up:
                self.shown = await self.token.edit(sheet)
            else:
                sent = await self.interaction.followup.send(ephemeral=True, wait=True, **layout.new_message(sheet))
                self.shown, self._follow_up = sent.id, True

    async def redraw(self, sheet: OutgoingMessage) -> None:
        """Show `sheet` in the private message that was shown last."""
        async with self._lock:
            with self._delivering():
                await self.private_message.edit(sheet)

    async def form(self, form: Form) -> bool:
        """Open a form; False when it is too late for that, or when a form was sent: Discord opens none upon another."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            return False
        async with self._lock:
            return await self._first(lambda: self._response.send_modal(modals.modal(form)))

    async def _first(self, answer: Callable[[], Awaitable[object]]) -> bool:
        """Give the one answer. False: it was given before, or only deferred, and the content has to follow.

        Discord may delay an answer for longer than the three seconds it allows (429, 5xx, a network that hangs), and
        takes no follow-up to an unanswered press. So the end of the time is used for a defer.
        """
        if not self._claim():
            return False
        try:
            with self._delivering():
                return await self._within(ANSWER_TIMEOUT, answer) or await self._within(
                    DEFER_TIMEOUT, self._deferred, defer=True
                )
        except TokenExpiredError:
            raise
        except UndeliveredError:
            self.answered = False
            if self._loop.time() - self._arrived >= DEFER_TIMEOUT:
                self._intake.report_unanswered(self.interaction)
            raise

    async def _within(self, seconds: float, answer: Callable[[], Awaitable[object]], *, defer: bool = False) -> bool:
        """Whether `answer` was taken within `seconds` after the arrival; a defer returns False or raises TimeoutError."""
        try:
            async with asyncio.timeout_at(max(self._arrived + seconds, self._loop.time() + MIN_TIMEOUT)):
                await answer()
        except TimeoutError:
            if defer:
                raise
            return False
        except discord.HTTPException as error:
            if not defer or error.code != ALREADY_ANSWERED:
                raise
            return True  # the abandoned answer had been taken
        return not defer

    def _delivering(self) -> delivering:
        """Raise Discord's errors as UndeliveredError and know the last one."""
        return delivering(on_failure=self._failed)

    def _failed(self, error: UndeliveredError) -> None:
        """Know the last error, weakly: it refers to who meets it."""
        self.failure = ref(error)

    def _claim(self) -> bool:
        """Claim the right to answer; False if it is claimed already."""
        if self.answered:
            return False
        self.answered = True
        self._timer.cancel()
        return True

    def _start_late_answer(self) -> None:
        self._late = self._loop.create_task(self._answer_late())

    async def _answer_late(self) -> None:
        try:
            await self.defer()
        except UndeliveredError as error:
            log.info("Interaction %s could not be answered: %s", self.interaction.id, error)
