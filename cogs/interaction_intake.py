"""Which interactions are being carried out, and whether more are taken: for a stop that answers everybody."""

import asyncio
import logging
import time
from typing import Any, Protocol
from weakref import WeakSet

import aiohttp
import discord

from bot.i18n.translator import resolve_locale, translator_for
from bot.runtime.tasks import BackgroundTasks
from cogs import layout

POLL_INTERVAL = 0.01
"""Seconds between two checks whether all is answered."""
REPORT_INTERVAL = 60.0
"""Seconds in which a person reads at most once that an answer could not be given."""
log = logging.getLogger(__name__)


class PendingResponse(Protocol):
    """The response to an interaction."""

    @property
    def settled(self) -> bool:
        """Whether its answer has been given, or is too late."""


async def _everybody(guild: int, person: int) -> bool:
    """Whether a message on a server may mention somebody; anybody, until somebody knows better."""
    return True


class Running:
    """Counts what runs within it."""

    count = 0

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(self, *error: object) -> None:
        self.count -= 1


class Intake:
    """Counts interactions. While `open` is false each of them is answered that the bot restarts.

    `carrying`: each is carried out within it.
    """

    def __init__(self) -> None:
        self.open = True
        self._replies: WeakSet[Any] = WeakSet()
        self.carrying = Running()
        self._last = float("-inf")
        self._told: dict[int, float] = {}
        self.mentionable = _everybody
        self._tasks = BackgroundTasks()

    def add(self, response: PendingResponse) -> None:
        """An interaction has come."""
        self._last = time.monotonic()
        self._replies.add(response)

    @property
    def idle(self) -> bool:
        """Whether everything that has begun is carried out and answered."""
        return not self.carrying.count and all(response.settled for response in self._replies)

    async def finished(self, until: float, quiet: float = 0.0) -> bool:
        """Wait until all is answered and nothing more has come for `quiet` seconds; False at `until` (monotonic)."""
        while time.monotonic() < until:
            await asyncio.sleep(POLL_INTERVAL)
            if self.idle and time.monotonic() - self._last >= quiet:
                return True
        return False

    # ---- answers that Discord did not take

    def report_unanswered(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Discord did not take an answer: say so in the channel, at most once in REPORT_INTERVAL for a person."""
        person, now = interaction.user.id, time.monotonic()
        self._told = {each: at for each, at in self._told.items() if now - at < REPORT_INTERVAL}
        if person not in self._told:
            self._told[person] = now
            self._tasks.start(self._report(interaction))

    async def _report(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Others read the message too, so it does not repeat what was pressed."""
        channel: Any = interaction.channel
        person = interaction.user.id
        spoken = translator_for(resolve_locale(interaction.locale.value))
        text = spoken.say("error-unanswered", person=f"<@{person}>")
        try:
            ping = [person] if await self.mentionable(interaction.guild_id or 0, person) else []
            await channel.send(**layout.text_message(text, ping=ping))
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError) as error:
            log.info("Interaction %s could not be answered in the channel either: %s", interaction.id, error)
