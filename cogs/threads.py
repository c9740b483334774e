"""Renames a table's thread to its players when the game starts."""

import logging
from collections.abc import Callable

import discord

from bot.i18n.translator import translator_for
from bot.present.panel_model import cut
from bot.present.publishing.chat_port import UndeliveredError
from bot.runtime.priority import background
from bot.runtime.tasks import BackgroundTasks
from bot.tables.model import LOBBY, PLAYING, Table, TableChanged
from cogs.delivery_errors import delivering

MAX_NAME = 100
"""Characters of a thread's name."""
log = logging.getLogger(__name__)


class Threads:
    """Renames a thread once, when its lobby becomes a game, for Discord limits renaming."""

    def __init__(self, client: Callable[[], discord.Client]) -> None:
        self._client = client
        self._lobbies: set[int] = set()
        self.tasks = BackgroundTasks()

    def on_update(self, update: TableChanged) -> None:
        """Rename the thread if the game has just started."""
        table = update.table
        if table.phase == LOBBY:
            self._lobbies.add(table.id)
            return
        begun = table.id in self._lobbies and table.phase == PLAYING
        self._lobbies.discard(table.id)
        if begun and table.place.thread is not None:
            with background():
                self.tasks.start(self._rename(table, table.place.thread))

    async def _rename(self, table: Table, thread: int) -> None:
        spoken = translator_for(table.lang)
        players = spoken.list(chair.name for chair in table.chairs)
        name = cut(spoken.say("thread-name-many", game=spoken.say(f"{table.game}-name"), players=players), MAX_NAME)
        channel = self._client().get_channel(thread)
        if not isinstance(channel, discord.Thread) or channel.owner_id != getattr(self._client().user, "id", 0):
            return
        try:
            with delivering("manage_threads"):
                await channel.edit(name=name)
        except UndeliveredError as error:
            log.info("The thread of table %s keeps its name: %s", table.id, error)
