"""Reminders of slow games: in the channel, by direct message or not at all, as each person has chosen."""

import logging
from collections.abc import Callable
from functools import partial

import discord
import msgspec

from bot.i18n.translator import translator_for
from bot.kit.contract import CLOCK, Wait
from bot.present.panel_model import Panel
from bot.present.panels.lobby import countdown, deadline
from bot.present.publishing.chat_port import ChatChannel, OutgoingMessage, UndeliveredError, nonce_of
from bot.runtime.log import log_context
from bot.runtime.priority import background
from bot.runtime.tasks import BackgroundTasks
from bot.tables.clock.deadlines import own
from bot.tables.model import LIVE, Table, TableChanged
from bot.tables.service import TableService
from cogs import find_table
from cogs.interaction_response import send_direct

SLOT = "reminder"
LAST_SHARE = 0.3
"""Share of the full time below which the last reminder is worded."""
DIRECT, OFF, ON = "direct", "off", "on"
log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders for the warnings of deadlines, only to people who have to decide."""

    def __init__(self, tables: TableService, channel: ChatChannel, client: Callable[[], discord.Client]) -> None:
        self._tables = tables
        self._channel = channel
        self._client = client
        self.tasks = BackgroundTasks()

    def on_update(self, update: TableChanged) -> None:
        """Remind when a warning of a table that is not live is due."""
        if update.warned is None or update.table.pace == LIVE or own(update.warned):
            return
        with background():
            self.tasks.start(self._remind(update.table, update.warned))

    async def _remind(self, table: Table, wait_id: str) -> None:
        game, row = self._tables.game(table), deadline(table, wait_id)
        wait = next((each for each in game.waits(table.state) if each.id == wait_id), None)
        if wait is None or row is None or row.due is None:  # the clock has been stopped meanwhile
            return
        full, spoken = game.clocks[wait.clock].seconds.get(table.pace, 0), translator_for(table.lang)
        half = row.due - self._tables.now() > LAST_SHARE * full
        say = partial(spoken.say, "reminder-half" if half else "reminder-last", until=countdown(spoken, row))
        here = [each for each in _awaited(table, wait) if not await self._reminded_elsewhere(table, each, say)]
        if not here:
            return
        panel = Panel(SLOT, (say(seat=" ".join(f"<@{each}>" for each in here)),), ping=tuple(here))
        nonce = nonce_of(table.id, wait_id, SLOT, row.warned)
        try:
            await self._channel.send(table.place, OutgoingMessage(panel), nonce)
        except UndeliveredError as error:
            with log_context(table.id, table.seq):
                log.info("A reminder at table %s was not delivered: %s", table.id, error)

    async def _reminded_elsewhere(self, table: Table, person: int, say: Callable[..., str]) -> bool:
        """Whether a person is not to be reminded in the channel. When direct messages fail, the setting returns to `on`."""
        chosen = await self._tables.store.settings.person(person)
        if chosen.reminders != DIRECT:
            return chosen.reminders == OFF
        try:
            await send_direct(self._client(), person, say(seat=find_table.link(table)))
        except UndeliveredError:
            await self._tables.store.settings.save_person(chosen, msgspec.structs.replace(chosen, reminders=ON))
            return False
        return True


def _awaited(table: Table, wait: Wait) -> list[int]:
    """The persons who have to decide."""
    chairs = [table.chairs[seat] for seat in wait.seats if seat != CLOCK]
    return [chair.person for chair in chairs if chair.person is not None and chair.robot is None]
