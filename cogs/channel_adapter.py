"""The publisher's ChatChannel over discord.py: sends and edits messages, unarchives threads, names permissions."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.present.publishing.chat_port import ForbiddenError, OutgoingMessage, UndeliveredError
from bot.tables.model import ChannelRef
from cogs import layout
from cogs.delivery_errors import delivering

T = TypeVar("T")
THREAD_ARCHIVED = 50083
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""What a table needs where it is shown; in a thread, `send_messages_in_threads` in the place of `send_messages`."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""What a thread of its own needs besides."""


def missing(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The permissions, by Discord's names, that a table would lack; `thread`: whether it is shown in one."""
    names = [name for name in NEEDED if not (thread and name == "send_messages")]
    if thread:
        names.append("send_messages_in_threads")
    return [name for name in names if not getattr(permissions, name)]


class DiscordChannel:
    """Sends, edits and deletes messages as the bot, outside of interactions."""

    def __init__(self, client: Callable[[], discord.Client]) -> None:
        self._client_of = client

    @property
    def _client(self) -> discord.Client:
        return self._client_of()

    async def send(self, place: ChannelRef, sheet: OutgoingMessage, nonce: str) -> int:
        """Post a message; it mentions the people in the panel's `ping`, without any it is silent."""
        target = self._target(place)

        async def posted() -> discord.Message:
            return await target.send(nonce=nonce, silent=not sheet.panel.ping, **layout.new_message(sheet))

        return (await self._unarchived(place, posted)).id

    async def edit(self, place: ChannelRef, message: int, sheet: OutgoingMessage) -> None:
        """Show `sheet` in a message."""
        target = self._target(place).get_partial_message(message)

        async def edited() -> discord.Message:
            return await target.edit(**layout.edited_message(sheet))

        await self._unarchived(place, edited)

    async def delete(self, place: ChannelRef, message: int) -> None:
        """Take a message away."""
        with delivering(self._lacking(place)):
            await self._target(place).get_partial_message(message).delete()

    def _target(self, place: ChannelRef) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.thread or place.channel, guild_id=place.guild)

    async def _unarchived(self, place: ChannelRef, work: Callable[[], Awaitable[T]]) -> T:
        """Do `work`; once, unarchive the thread if it is archived and try again."""
        with delivering(self._lacking(place)):
            try:
                return await work()
            except discord.HTTPException as error:
                if error.code != THREAD_ARCHIVED or place.thread is None:
                    raise
        await self._unarchive(place.thread)
        with delivering(self._lacking(place)):
            return await work()

    async def _unarchive(self, thread: int) -> None:
        with delivering("manage_threads"):
            found = self._client.get_channel(thread) or await self._client.fetch_channel(thread)
            if not isinstance(found, discord.Thread):
                raise UndeliveredError(f"{thread} is no thread.")
            if found.locked and not found.permissions_for(found.guild.me).manage_threads:
                raise ForbiddenError("manage_threads")
            await found.edit(archived=False)

    def _lacking(self, place: ChannelRef) -> str:
        """The missing permission that explains a refusal best, as far as is known."""
        guild = self._client.get_guild(place.guild)
        channel = guild.get_channel(place.channel) if guild else None
        if guild is None or channel is None or guild.me is None:
            return "send_messages"
        found = missing(channel.permissions_for(guild.me), thread=place.thread is not None)
        return found[0] if found else "send_messages"
