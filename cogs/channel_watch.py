"""The places where tables are shown: channels that go, permissions that go and come back; the host is told once."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable
from typing import Any

import discord
from discord.ext import commands

from bot.i18n.translator import Translator, translator_for
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import OutgoingMessage, UndeliveredError
from bot.present.publishing.publisher import Publisher
from bot.tables.model import PLAYING, PublishedMessage, Table
from bot.tables.service import TableService
from bot.tables.storage.database import StoreError
from bot.tables.storage.table_reader import UnreadableTable
from cogs import find_table, layout
from cogs.interaction_response import delivering

SLOT = "notice"
GONE, BARRED, DAMAGED = "notice-channel-gone", "notice-barred", "notice-damaged"
log = logging.getLogger(__name__)


class ChannelWatcher:
    """Hears of channels and permissions. A table without a channel waits, its data stay."""

    def __init__(
        self, tables: TableService, publisher: Callable[[], Publisher], client: Callable[[], discord.Client]
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._client = client
        self._told: set[tuple[int, str]] = set()
        self._running: set[asyncio.Task[None]] = set()

    def hear(self, client: commands.AutoShardedBot) -> None:
        """Listen to what happens to channels, threads, roles and the bot itself."""
        for listener in (
            self.on_guild_channel_delete,
            self.on_raw_thread_delete,
            self.on_guild_remove,
            self.on_guild_join,
            self.on_guild_channel_update,
            self.on_raw_thread_update,
            self.on_guild_role_update,
            self.on_member_update,
            self.on_raw_message_delete,
            self.on_raw_bulk_message_delete,
        ):
            client.add_listener(listener)

    async def close(self) -> None:
        """Finish what is on its way."""
        await asyncio.gather(*self._running, return_exceptions=True)

    # ---- what the publisher finds out

    async def lost(self, id_: int) -> None:
        """The channel of a table is gone: the game waits."""
        table = self._tables.get(id_)
        if table is None or table.phase != PLAYING:
            return
        await self._tables.pause(id_, table.host, staff=True)
        self._tell(table, GONE)

    async def barred(self, id_: int, permission: str) -> None:
        """A permission is missing where a table is shown."""
        table = self._tables.get(id_)
        if table is not None:
            self._tell(table, BARRED, permission)

    def damaged(self, lost: UnreadableTable) -> None:
        """A table cannot be read any more: its channel is told, once, and no matter how often the bot starts."""
        if lost.place.guild and lost.game in self._tables.games:
            self._begin(self._notify_channel(lost))

    # ---- what Discord tells

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with all that was shown in it; of its threads nothing more is told."""
        await self._all_lost(t for t in self._tables.tables() if channel.id in (t.place.thread, t.place.channel))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._all_lost(t for t in self._tables.tables() if t.place.thread == event.thread_id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """A message is gone."""
        await self._deleted(event.channel_id, {event.message_id})

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Many messages of a channel are gone."""
        await self._deleted(event.channel_id, event.message_ids)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        await self._all_lost(t for t in self._tables.tables() if t.place.guild == guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again."""
        self._relieve(guild.id)

    async def on_guild_channel_update(self, _: Any, channel: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        self._relieve(channel.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again."""
        self._relieve(event.guild_id)

    async def on_guild_role_update(self, _: Any, role: discord.Role) -> None:
        """A role's permissions may have changed."""
        self._relieve(role.guild.id)

    async def on_member_update(self, _: Any, member: discord.Member) -> None:
        """The bot itself may have got another role; nobody else is told of."""
        self._relieve(member.guild.id)

    # ---- underneath

    async def _all_lost(self, tables: Iterable[Table]) -> None:
        for table in list(tables):
            try:
                await self.lost(table.id)
            except StoreError as error:
                log.warning("Table %s lost its channel and could not be paused: %s", table.id, error)

    async def _deleted(self, channel: int, messages: Collection[int]) -> None:
        """What was deleted in a channel; the publisher knows what of it was a table's."""
        for table in [table for table in self._tables.tables() if find_table.shown_in(table, channel)]:
            try:
                await self._publisher().on_deleted(table, messages)
            except StoreError as error:
                log.warning("Table %s may have lost a message, which could not be found out: %s", table.id, error)

    def _relieve(self, guild: int) -> None:
        """Show again what was denied on a server; a refusal names what is still missing."""
        for table in self._tables.tables():
            if table.place.guild == guild and self._publisher().trouble(table.id):
                self._told -= {(table.id, BARRED), (table.id, GONE)}
                self._publisher().show(table)

    def _tell(self, table: Table, what: str, permission: str = "") -> None:
        """A direct message to the host, once for each trouble."""
        if (table.id, what) in self._told:
            return
        self._told.add((table.id, what))
        self._begin(self._notify(table, what, permission))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _notify(self, table: Table, what: str, permission: str) -> None:
        try:
            spoken = await self._words(table)
            lacking = spoken.say(f"permission-{permission}") if permission else ""
            game = spoken.say(f"{table.game}-name")
            line = spoken.say(what, game=game, table=str(table.id), where=find_table.link(table), permission=lacking)
            with delivering():
                channel = await self._client().create_dm(discord.Object(table.host))
                await channel.send(view=layout.view(OutgoingMessage(Panel(SLOT, (line,)))))
        except (UndeliveredError, StoreError) as error:
            log.info("The host of table %s was not told (%s): %s", table.id, what, error)

    async def _notify_channel(self, lost: UnreadableTable) -> None:
        store, place = self._tables.store, lost.place
        try:
            if any(shown.slot == DAMAGED for shown in await store.shown(lost.id)):
                return
            await store.save_shown(lost.id, PublishedMessage(DAMAGED, 0, self._tables.now(), live=False))
            spoken = translator_for(str((await store.guild(place.guild)).get("lang", "")))
            line = spoken.say(DAMAGED, game=spoken.say(f"{lost.game}-name"), table=str(lost.id))
            with delivering():
                target = self._client().get_partial_messageable(place.thread or place.channel, guild_id=place.guild)
                await target.send(
                    view=layout.view(OutgoingMessage(Panel(SLOT, (line,)))), allowed_mentions=layout.mentions(())
                )
        except (UndeliveredError, StoreError) as error:
            log.info("The channel of table %s was not told (%s): %s", lost.id, DAMAGED, error)

    async def _words(self, table: Table) -> Translator:
        """The host's language: as chosen, else as Discord said when the host sat down."""
        chosen = (await self._tables.store.person(table.host)).lang
        said = next((chair.lang for chair in table.chairs if chair.person == table.host), "")
        return translator_for(chosen or said or table.lang)
