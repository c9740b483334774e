"""What is kept of an interaction once it is answered: its token, which edits and deletes messages for a quarter of an hour.

The library's object holds the person, the server and all that was sent with them, and keeps the message that it has edited:
over 10 kB, and hundreds wait for their next use at fifty busy tables. Of what Discord sends back only the id is read here.
"""

import asyncio
from typing import Any

import discord
import msgspec
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from bot.present.publishing.chat_port import OutgoingMessage
from cogs import layout
from cogs.delivery_errors import delivering

TOKEN_LIFETIME = 14 * 60.0
"""Seconds for which a token is used; Discord allows fifteen minutes."""


class InteractionToken(msgspec.Struct, frozen=True):
    """What may edit one message. `at`: when the interaction was made, in seconds since 1970; `arrived`: in the loop's time.

    `shown`: the message, 0 where it is not known; `further`: whether it is neither the one that was pressed nor the answer.
    What it sends raises UndeliveredError.
    """

    client: discord.Client
    application: int
    token: str
    at: float
    arrived: float
    shown: int = 0
    further: bool = False

    def __repr__(self) -> str:
        """Without the token, for logs."""
        return f"InteractionToken(shown={self.shown})"

    @property
    def usable(self) -> bool:
        """Whether Discord still takes it."""
        return asyncio.get_running_loop().time() - self.arrived < TOKEN_LIFETIME

    async def edit(self, sheet: OutgoingMessage) -> int:
        """Show `sheet` in the message. Returns its id."""
        adapter = async_context.get()
        with delivering(), handle_message_parameters(**layout.edited_message(sheet)) as params:
            sent = {"payload": params.payload, "multipart": params.multipart, "files": params.files, **self._connection}
            if self.further:
                data = await adapter.edit_webhook_message(*self._of_message, with_components=True, **sent)
            else:
                data = await adapter.edit_original_interaction_response(self.application, self.token, **sent)
        return int(data["id"])

    async def delete(self) -> None:
        """Delete the message."""
        adapter = async_context.get()
        with delivering():
            if self.further:
                await adapter.delete_webhook_message(*self._of_message, **self._connection)
            else:
                await adapter.delete_original_interaction_response(self.application, self.token, **self._connection)

    @property
    def _of_message(self) -> tuple[int, str, int]:
        return self.application, self.token, self.shown

    @property
    def _connection(self) -> dict[str, Any]:
        http: Any = self.client.http
        session = http._HTTPClient__session  # noqa: SLF001 - available nowhere else
        return {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
