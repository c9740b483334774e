"""People's data, put together: whom it is kept of, who is forgotten, and what Discord knows of accounts and servers."""

import re
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.i18n.translator import DEFAULT, translator_for
from bot.present.publishing.chat_port import PersonGoneError, UndeliveredError
from bot.present.publishing.publisher import Publisher
from bot.tables.privacy.forget_service import ForgetService
from bot.tables.privacy.retention_service import RetentionService
from bot.tables.privacy.seen import LastSeen
from bot.tables.service import TableService
from cogs.delivery_errors import delivering

DELETED = re.compile(r"deleted_user_[0-9a-f]{6,}|Deleted User [0-9a-f]{6,}")
NAME = "Deleted User"
"""The user names that Discord gives to deleted accounts, today and before 2023, and what is shown; it documents none."""


class Privacy:
    """`forgetting` deletes what is kept about people, `seen` notes when they were here, `retention` deletes at night."""

    def __init__(
        self,
        tables: TableService,
        publisher: Callable[[], Publisher],
        client: Callable[[], discord.Client],
        kept_for: int,
    ) -> None:
        self._tables, self._publisher, self._client = tables, publisher, client
        self.seen = LastSeen(tables)
        self.forgetting = ForgetService(tables, former_player, lambda table: publisher().show(table))
        self.forgetting.forgotten.append(self.seen.forget)
        self.retention = RetentionService(
            tables, self.forgetting, kept_for, self.here, self.exists, lambda ids: publisher().drop(ids)
        )

    def jobs(self) -> dict[str, Coroutine[Any, Any, None]]:
        """What runs for ever, by name."""
        return {"forgetting": self.forgetting.run(), "retention": self.retention.run()}

    def here(self, guild: int) -> bool | None:
        """Whether the bot is on a server; None where Discord has not said so since the start, or is not connected."""
        client = self._client()
        if not client.is_ready():
            return None
        return client.get_guild(guild) is not None

    async def exists(self, person: int) -> bool:
        """Whether somebody has an account; True where Discord does not answer."""
        try:
            with delivering():
                found = await self._client().fetch_user(person)
        except PersonGoneError:
            return False
        except UndeliveredError:
            return True
        gone = DELETED.fullmatch(found.name) is not None and found.avatar is None
        return not gone or found.global_name not in (None, found.name, NAME)

    async def unreachable(self, person: int) -> bool:
        """Somebody takes no direct message: forget them where their account is deleted. Returns whether it is."""
        if await self.exists(person):
            return False
        await self.forgetting.forget(person)
        return True


def former_player(lang: str) -> str:
    """A former player's name at a table of that language."""
    return translator_for(lang or DEFAULT).say("former-player")
