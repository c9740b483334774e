"""Watches the channels in which tables are shown: deleted ones, lost and returned permissions; the host is told once."""

import logging
from collections.abc import Callable, Collection, Iterable
from typing import Any

import discord
from discord.ext import commands

from bot.i18n.translator import Translator, translator_for
from bot.kit.contract import Refusal
from bot.present.publishing.chat_port import UndeliveredError, nonce_of
from bot.present.publishing.publisher import Publisher
from bot.runtime.tasks import BackgroundTasks
from bot.tables.model import PLAYING, PublishedMessage, Table
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError
from bot.tables.storage.retention_repository import WHOLE
from bot.tables.storage.table_repository import UnreadableTable
from bot.tables.table_actions import Pause
from cogs import find_table, layout
from cogs.delivery_errors import delivering
from cogs.interaction_response import send_direct

GONE, FORBIDDEN, UNREADABLE = "notice-channel-gone", "notice-barred", "notice-damaged"
PERMISSION_EVENTS = (
    "on_guild_join",
    "on_guild_channel_update",
    "on_raw_thread_update",
    "on_guild_role_update",
    "on_member_update",
)
"""After these the bot may have permissions that it lacked; of members Discord reports the bot itself alone."""
LARGEST = 2**63 - 1
"""The largest id that the database keeps; Discord's are smaller."""
log = logging.getLogger(__name__)


class ChannelWatcher:
    """Listens to events about channels and permissions. A table without a channel is paused, not deleted."""

    def __init__(
        self, tables: TableService, publisher: Callable[[], Publisher], client: Callable[[], discord.Client]
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._client = client
        self._told: set[tuple[int, str]] = set()
        self.tasks = BackgroundTasks()

    def register(self, client: commands.AutoShardedBot) -> None:
        """Listen to what happens to channels, threads, messages, roles and the bot itself."""
        client.add_listener(self.on_guild_channel_delete)
        client.add_listener(self.on_raw_thread_delete)
        client.add_listener(self.on_guild_remove)
        client.add_listener(self.on_guild_join)
        client.add_listener(self.on_raw_message_delete)
        client.add_listener(self.on_raw_bulk_message_delete)
        for event in PERMISSION_EVENTS:
            client.add_listener(self.on_permissions_changed, event)

    # ---- what the publisher finds out

    async def on_channel_lost(self, id_: int) -> None:
        """The channel of a table is gone: pause the game and tell the host."""
        table = self._tables.get(id_)
        if table is not None and not isinstance(await self._tables.channel_lost(id_), Refusal):
            self._tell_host(table, GONE)
            if self._client().get_guild(table.place.guild) is not None:
                await self._note_lost(table.place.guild, table.place.thread or table.place.channel)

    async def on_forbidden(self, id_: int, permission: str) -> None:
        """A permission is missing where a table is shown: tell the host."""
        table = self._tables.get(id_)
        if table is not None:
            self._tell_host(table, FORBIDDEN, permission)

    def on_unreadable(self, lost: UnreadableTable) -> None:
        """A table cannot be read any more: tell its channel, once however often the bot starts."""
        if lost.place.guild and lost.game in self._tables.games:
            self.tasks.start(self._notify_channel(lost))

    # ---- what Discord tells

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted with all its threads, for which no event follows."""
        await self._all_lost(t for t in self._tables.tables() if channel.id in (t.place.thread, t.place.channel))
        await self._note_lost(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        await self._all_lost(t for t in self._tables.tables() if t.place.thread == event.thread_id)
        await self._note_lost(event.guild_id, event.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, whose channels are as they were when it comes back."""
        for table in [t for t in self._tables.tables() if t.place.guild == guild.id and t.phase == PLAYING]:
            try:
                await self._tables.act(table.id, table.host, Pause(), staff=True)
                self._tell_host(table, GONE)
            except StoreError as error:
                log.warning("Table %s lost its server and could not be paused: %s", table.id, error)
        await self._note_lost(guild.id, WHOLE)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again: what was kept of it stays."""
        if not self._tables.store.served.owns(guild.id):
            return
        try:
            await self._tables.store.privacy.retention.note_found(guild.id)
        except StoreError as error:
            log.warning("That the bot is on server %s again is noted later: %s", guild.id, error)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted."""
        await self._deleted(event.channel_id, {event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages of a channel were deleted."""
        await self._deleted(event.channel_id, event.message_ids)

    async def on_permissions_changed(self, *changed: Any) -> None:
        """The bot may be allowed again what was forbidden; the last of `changed` is, or knows, its server."""
        match changed[-1]:
            case discord.RawThreadUpdateEvent(guild_id=guild) | discord.Guild(id=guild):
                self._publish_again(guild)
            case new:
                self._publish_again(new.guild.id)

    # ---- carrying it out

    async def _note_lost(self, guild: int, channel: int) -> None:
        """Note since when a channel, or a server, is gone; what is missed is noted by the next look of the night."""
        if not self._tables.store.served.owns(guild) or max(guild, channel) > LARGEST:
            return
        try:
            await self._tables.store.privacy.retention.note_lost(guild, channel, self._tables.now())
        except StoreError as error:
            log.warning("That channel %s of server %s is gone could not be noted: %s", channel, guild, error)

    async def _all_lost(self, tables: Iterable[Table]) -> None:
        for table in list(tables):
            try:
                await self.on_channel_lost(table.id)
            except StoreError as error:
                log.warning("Table %s lost its channel and could not be paused: %s", table.id, error)

    async def _deleted(self, channel: int, messages: Collection[int]) -> None:
        """Messages of a channel were deleted; the publisher knows which of them were a table's."""
        for table in [table for table in self._tables.tables() if find_table.shown_in(table, channel)]:
            try:
                await self._publisher().on_deleted(table, messages)
            except StoreError as error:
                log.warning("Table %s may have lost a message, which could not be found out: %s", table.id, error)

    def _publish_again(self, guild: int) -> None:
        """Publish again what was forbidden on a server; if it fails, the error names what is still missing."""
        for table in self._tables.tables():
            if table.place.guild == guild and self._publisher().trouble(table.id):
                self._told -= {(table.id, FORBIDDEN), (table.id, GONE)}
                self._publisher().show(table)

    def _tell_host(self, table: Table, what: str, permission: str = "") -> None:
        """Send the host a direct message, once for each problem."""
        if (table.id, what) in self._told:
            return
        self._told.add((table.id, what))
        self.tasks.start(self._notify_host(table, what, permission))

    async def _notify_host(self, table: Table, what: str, permission: str) -> None:
        try:
            spoken = await self._words(table)
            lacking = spoken.say(f"permission-{permission}") if permission else ""
            game = spoken.say(f"{table.game}-name")
            line = spoken.say(what, game=game, table=str(table.id), where=find_table.link(table), permission=lacking)
            await send_direct(self._client(), table.host, line, nonce_of(table.id, what, permission))
        except (UndeliveredError, StoreError) as error:
            log.info("The host of table %s was not told (%s): %s", table.id, what, error)

    async def _notify_channel(self, lost: UnreadableTable) -> None:
        store, place = self._tables.store, lost.place
        try:
            if any(shown.slot == UNREADABLE for shown in await store.outbox.shown(lost.id)):
                return
            note = PublishedMessage(UNREADABLE, 0, self._tables.now(), live=False)
            await store.outbox.save_shown(lost.id, note, place.guild)
            spoken = translator_for(str((await store.settings.guild(place.guild)).get("lang", "")))
            line = spoken.say(UNREADABLE, game=spoken.say(f"{lost.game}-name"), table=str(lost.id))
            with delivering():
                target = self._client().get_partial_messageable(place.thread or place.channel, guild_id=place.guild)
                await target.send(**layout.text_message(line))
        except (UndeliveredError, StoreError) as error:
            log.info("The channel of table %s was not told (%s): %s", lost.id, UNREADABLE, error)

    async def _words(self, table: Table) -> Translator:
        """The host's language: as chosen, else as Discord said when the host joined."""
        chosen = (await self._tables.store.settings.person(table.host)).lang
        said = next((chair.lang for chair in table.chairs if chair.person == table.host), "")
        return translator_for(chosen or said or table.lang)
