"""Sends what people are called for: one message for a table's channel, one direct message for a person."""

import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from bot.present.publishing.chat_port import (
    ChannelGoneError,
    ChatChannel,
    ForbiddenError,
    MessageGoneError,
    OutgoingMessage,
    PersonGoneError,
    UndeliveredError,
    nonce_of,
)
from bot.tables.model import DIRECT, MENTION, OFF, Person
from bot.tables.notices.notice import DIGEST, ORDER
from bot.tables.storage.store import Store
from cogs import notice_text
from cogs.notice_text import Called

CLOSED, NO_LIST = "notices-closed", "notices-no-list"
"""The sentences for somebody who takes no direct messages: they are mentioned again; they get no list any more."""
Direct = Callable[[int, str, str], Awaitable[None]]
"""Sends a person a text under a nonce. Raises UndeliveredError; ForbiddenError where they take no direct messages."""
log = logging.getLogger(__name__)


class NoticeSender:
    """Sends and marks as sent. A message that is sent twice within minutes has the same nonce, and stands once.

    `unreachable`: whether somebody who takes no direct message has no account any more; then nothing is kept of them.
    """

    def __init__(
        self,
        store: Store,
        channel: ChatChannel,
        direct: Direct,
        now: Callable[[], float],
        unreachable: Callable[[int], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._channel = channel
        self._send_direct = direct
        self._now = now
        self._unreachable = unreachable

    async def send(self, found: Sequence[Called]) -> None:
        """Send all; what cannot be delivered now stays to be tried again. Raises StoreError."""
        for together in notice_text.messages(found):
            if await self._sent(together):
                await self._store.notices.note_sent([each.notice for each in together], self._now())

    async def _sent(self, together: Sequence[Called]) -> bool:
        """Send one message; whether it need not be tried again."""
        try:
            if together[0].addressee[1]:
                await self._direct(together)
            else:
                await self._in_channel(together)
        except (ChannelGoneError, ForbiddenError, MessageGoneError) as error:
            log.info("Nobody is called in a channel that does not let me: %s", type(error).__name__)
        except UndeliveredError as error:
            log.info("A notice was not delivered, it is tried again: %s", error)
            return False
        return True

    async def _in_channel(self, together: Sequence[Called]) -> None:
        table = together[0].table
        if table is not None:
            panel = notice_text.in_channel(table, together)
            await self._channel.send(table.place, OutgoingMessage(panel), _nonce(together))

    async def _direct(self, together: Sequence[Called]) -> None:
        """A direct message; for somebody who takes none a mention at each table, now and from now on."""
        person = together[0].person
        try:
            await self._send_direct(person.id, notice_text.direct(together), _nonce(together))
        except (ForbiddenError, PersonGoneError):
            if await self._unreachable(person.id):
                return
            if together[0].notice.kind == ORDER:  # nobody else may know; they read it in their panel
                return
            person = await self._store.settings.person(person.id)
            await self._closed(person, together)
            if person.mentions == OFF:
                return
            for id_ in dict.fromkeys(each.notice.tab for each in together):
                await self._in_channel([each for each in together if each.notice.tab == id_])

    async def _closed(self, person: Person, together: Sequence[Called]) -> None:
        """Somebody takes no direct messages: they are mentioned again, and read why when they are here next."""
        if any(each.notice.kind == DIGEST for each in together):
            after = replace(person, digest=OFF, unsaid=NO_LIST)
        else:
            by_table = {table: way for table, way in person.by_table.items() if way != DIRECT}
            way = MENTION if person.notices == DIRECT else person.notices
            after = replace(person, notices=way, by_table=by_table, unsaid=CLOSED)
        await self._store.settings.save_person(person, after)


def _nonce(together: Sequence[Called]) -> str:
    """The same for the same notices, in whatever order."""
    notices = sorted((each.notice.tab, each.notice.person, each.notice.slot) for each in together)
    return nonce_of("notice", *[part for notice in notices for part in notice])
