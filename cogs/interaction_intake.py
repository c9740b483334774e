"""Which interactions are being carried out, and whether more are taken: for an end that leaves nobody without an answer."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol
from weakref import WeakSet

import aiohttp
import discord

from bot.i18n.translator import resolve_locale, translator_for
from bot.runtime.tasks import BackgroundTasks
from cogs import layout

EVERY = 0.01
"""Seconds between two looks whether all is answered."""
SELDOM = 60.0
"""Seconds in which a person is told once at most that an answer could not be given."""
log = logging.getLogger(__name__)


class Waiting(Protocol):
    """A reply."""

    @property
    def interaction(self) -> discord.Interaction[discord.Client]:
        """What it replies to."""
        ...

    @property
    def settled(self) -> bool:
        """Whether its answer has been given, or nobody waits for it any more."""
        ...


class Intake:
    """Hears of every interaction. While `open` is false each of them is told that the bot restarts."""

    def __init__(self) -> None:
        self.open = True
        self._replies: WeakSet[Any] = WeakSet()
        self._carried = 0
        self._last = float("-inf")
        self._told: dict[int, float] = {}
        self._tasks = BackgroundTasks()

    def heard(self, response: Waiting) -> None:
        """An interaction has come."""
        self._last = time.monotonic()
        self._replies.add(response)

    @contextmanager
    def carrying(self) -> Iterator[None]:
        """An interaction is being carried out."""
        self._carried += 1
        try:
            yield
        finally:
            self._carried -= 1

    @property
    def idle(self) -> bool:
        """Whether everything that has begun is carried out and answered."""
        return not self._carried and all(response.settled for response in self._replies)

    async def finished(self, until: float, quiet: float = 0.0) -> bool:
        """Wait until all is answered and nothing more has come for `quiet` seconds; False at `until` (monotonic)."""
        while time.monotonic() < until:
            await asyncio.sleep(EVERY)
            if self.idle and time.monotonic() - self._last >= quiet:
                return True
        return False

    # ---- answers that Discord did not take

    def missed(self, response: Waiting) -> None:
        """A person waited in vain: they read in the channel why, and what to do; once in a while is enough."""
        person, now = response.interaction.user.id, time.monotonic()
        self._told = {each: at for each, at in self._told.items() if now - at < SELDOM}
        if person not in self._told:
            self._told[person] = now
            self._tasks.start(self._tell(response.interaction))

    async def _tell(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Nothing of the press is repeated there: others read it too."""
        channel: Any = interaction.channel
        person = interaction.user.id
        spoken = translator_for(resolve_locale(interaction.locale.value))
        text = spoken.say("error-unanswered", person=f"<@{person}>")
        try:
            await channel.send(**layout.text_message(text, ping=[person]))
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError) as error:
            log.info("Interaction %s could not be answered in the channel either: %s", interaction.id, error)
