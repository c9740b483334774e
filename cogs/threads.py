"""A table's thread bears the names of those who play, once the game has begun."""

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.i18n.translator import translator_for
from bot.present.panel_model import cut
from bot.present.publishing.chat_port import UndeliveredError
from bot.tables.model import LOBBY, PLAYING, Table, TableChanged
from cogs.interaction_response import delivering

LONGEST = 100
"""Characters of a thread's name."""
log = logging.getLogger(__name__)


class Threads:
    """Renames a thread when its lobby becomes a game; Discord allows few renamings, so it is done once."""

    def __init__(self, client: Callable[[], discord.Client]) -> None:
        self._client = client
        self._lobbies: set[int] = set()
        self._running: set[asyncio.Task[None]] = set()

    def told(self, update: TableChanged) -> None:
        """A table has changed."""
        table = update.table
        if table.phase == LOBBY:
            self._lobbies.add(table.id)
            return
        begun = table.id in self._lobbies and table.phase == PLAYING
        self._lobbies.discard(table.id)
        if begun and table.place.thread is not None:
            task = asyncio.create_task(self._rename(table, table.place.thread))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Finish what is on its way."""
        for task in tuple(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _rename(self, table: Table, thread: int) -> None:
        spoken = translator_for(table.lang)
        players = spoken.list(chair.name for chair in table.chairs)
        name = cut(spoken.say("thread-name-many", game=spoken.say(f"{table.game}-name"), players=players), LONGEST)
        channel = self._client().get_channel(thread)
        if not isinstance(channel, discord.Thread) or channel.owner_id != getattr(self._client().user, "id", 0):
            return
        try:
            with delivering("manage_threads"):
                await channel.edit(name=name)
        except UndeliveredError as error:
            log.info("The thread of table %s keeps its name: %s", table.id, error)
