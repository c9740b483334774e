"""At the end of a season its three best in each game, once, in the channel where it was opened."""

import asyncio
import logging
from collections.abc import Callable, Collection

from bot.i18n.translator import DEFAULT, Translator, translator_for
from bot.present.panel_model import Panel, themed
from bot.present.panels import season as panels
from bot.present.publishing.chat_port import (
    ChannelGoneError,
    ChatChannel,
    ForbiddenError,
    MessageGoneError,
    OutgoingMessage,
    UndeliveredError,
    nonce_of,
)
from bot.present.publishing.picture_queue import PictureQueue
from bot.runtime.tasks import every
from bot.tables.model import ChannelRef
from bot.tables.ratings.season import Season, standings
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store

INTERVAL = 60.0
"""Seconds between two looks for seasons that are over."""
LATEST = 7 * 86_400.0
"""Seconds after its end until which it is tried to show a season."""
log = logging.getLogger(__name__)


class Seasons:
    """Shows seasons that are over. A message that is sent twice within minutes has the same nonce, and stands once."""

    def __init__(
        self,
        store: Store,
        channel: ChatChannel,
        pictures: PictureQueue,
        now: Callable[[], float],
        reached: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._channel = channel
        self._pictures = pictures
        self._now = now
        self._reached = reached

    async def run(self) -> None:
        """For ever."""
        await every(INTERVAL, self.look)

    async def look(self) -> None:
        """Show what is over on servers that the bot reaches."""
        try:
            for season in await self._store.seasons.over(self._now(), self._served()):
                if self._reached(season.guild) and await self._shown(season):
                    await self._store.seasons.note_shown(season)
        except StoreError as error:
            log.warning("Seasons that are over could not be read or noted, later again: %s", error)

    def _served(self) -> Collection[int]:
        return [*self._store.served]

    async def _shown(self, season: Season) -> bool:
        """Show a season; whether it need not be tried again."""
        chosen = await self._store.settings.guild(season.guild)
        words = translator_for(chosen.get("lang") or DEFAULT)
        panel = themed(await self._panel(season, words), self._store.settings.theme(season.guild))
        message = OutgoingMessage(panel, await self._pictures.get(panel.picture))
        try:
            await self._channel.send(
                ChannelRef(season.guild, season.channel, season.channel),
                message,
                nonce_of("season", season.guild, season.id),
            )
        except (ChannelGoneError, ForbiddenError, MessageGoneError) as error:
            log.info("Season %s of server %s is not shown: %s", season.id, season.guild, type(error).__name__)
        except UndeliveredError:
            return self._now() - season.until > LATEST
        return True

    async def _panel(self, season: Season, words: Translator) -> Panel:
        rows = await self._store.results.within(season.guild, season.since, season.until)
        return panels.final(season, await asyncio.to_thread(standings, rows), words)
