"""Films of whole games: made one at a time once nobody waits for anything, posted once, silently, below the end."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec.structs import replace

from bot.i18n.translator import translator_for
from bot.present.panel_context import CALM
from bot.present.panel_model import Button, Panel
from bot.present.panels import lobby, turns
from bot.present.panels.game_over import END
from bot.present.publishing.chat_port import ChatChannel, OutgoingMessage, RenderedImage, UndeliveredError, nonce_of
from bot.runtime.background_process import ProcessError
from bot.runtime.log import log_context, redacted
from bot.runtime.priority import background
from bot.tables.lobby import TEXT_FIRST
from bot.tables.model import OVER, PublishedMessage, Table, TableChanged
from bot.tables.storage.database import StoreError

SLOT = "film"
DELAY, PAUSE = 5.0, 1.0
"""Seconds after the end until a film is begun, and between two looks whether anybody still waits for a message."""
YOUNG = 900.0
"""Seconds since the end's message within which a film is worth to be begun."""
MOST = 8_000_000
"""Bytes of a film."""
log = logging.getLogger(__name__)


class FilmMemory(Protocol):
    """What is asked of the store."""

    async def shown(self, id_: int) -> list[PublishedMessage]:
        """The messages of a table."""

    async def save_shown(self, id_: int, shown: PublishedMessage, guild: int) -> None:
        """Remember a message of a server's table."""


class GameFilms:
    """Makes and posts films. `make` draws one elsewhere, None where a game has none; `awaited`: whether somebody waits.

    Before a film is made it is noted among the messages of its table, without a message yet, and a table with such a note
    gets none: so whatever happens no film is posted twice, and the end of the bot's process meanwhile costs the film.
    """

    def __init__(
        self,
        memory: FilmMemory,
        channel: ChatChannel,
        make: Callable[[Table], Awaitable[RenderedImage | None]],
        find: Callable[[int], Awaitable[Table | None]],
        now: Callable[[], float],
    ) -> None:
        self._memory = memory
        self._channel = channel
        self._make = make
        self._find = find
        self._now = now
        self.awaited: Callable[[], bool] = lambda: False
        self._wanted: asyncio.Queue[int] = asyncio.Queue()

    def on_update(self, update: TableChanged) -> None:
        """A table has changed: perhaps its game is over."""
        if update.table.phase == OVER:
            self._wanted.put_nowait(update.table.id)

    async def run(self) -> None:
        """For ever: one film after another."""
        while True:
            id_ = await self._wanted.get()
            await asyncio.sleep(DELAY)
            while self.awaited():  # noqa: ASYNC110 - nobody tells when the last one is served
                await asyncio.sleep(PAUSE)
            await self.film(id_)

    async def film(self, id_: int) -> None:
        """Make and post the film of a table, unless it has one; whatever becomes of it, it is not tried again."""
        with log_context(id_), background():
            try:
                table = await self._find(id_)
                if table is not None and await self._lacking(table):
                    await self._post(table)
            except (UndeliveredError, StoreError, ProcessError, OSError) as error:
                log.warning("The film of table %s is not shown: %s %s", id_, type(error).__name__, error)
            except Exception as error:  # the text might name a card
                log.error("The film of table %s is not shown.", id_, exc_info=redacted(error))

    async def _lacking(self, table: Table) -> bool:
        """Whether a table's end was shown lately, without a film; who wants words first is shown none."""
        if table.phase != OVER or table.options.get(TEXT_FIRST.key) == "on":
            return False
        shown = {each.slot: each for each in await self._memory.shown(table.id)}
        return SLOT not in shown and END in shown and self._now() - shown[END].at <= YOUNG

    async def _post(self, table: Table) -> None:
        note = PublishedMessage(SLOT, 0, self._now(), live=False)
        await self._memory.save_shown(table.id, note, table.place.guild)
        film = await self._make(table)
        if film is None or len(film.data) > MOST:
            log.info(
                "Table %s has no film%s.", table.id, "" if film is None else f": {len(film.data):,} bytes are too many"
            )
            return
        message = await self._channel.send(table.place, OutgoingMessage(_panel(table), film), nonce_of(table.id, SLOT))
        await self._memory.save_shown(table.id, replace(note, message=message), table.place.guild)


def _panel(table: Table) -> Panel:
    """What stands below a film: its title, and what else looks back at the game."""
    words = translator_for(table.lang)
    looks = [Button(words.say(f"button-{what}"), lobby.opens(table, what)) for what in (turns.HISTORY, turns.ANALYSIS)]
    return Panel(SLOT, ("-# " + words.say("film-title"),), (tuple(looks),), accent=CALM, last=True)
