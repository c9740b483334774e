"""Answers to presses of which Discord sends nothing back.

discord.py 2.7.1 asks for the whole message with every answer, and reads all of it; nobody needs what was just sent. An
answer without pictures is also sent without the library's bookkeeping, which takes as long as the request itself: what
it keeps for each token is of no use to a token that answers once.
"""

import asyncio
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import msgspec
from discord.http import MultipartParameters, Route, json_or_text
from discord.webhook.async_ import async_context, interaction_message_response_params
from yarl import URL

from bot.present.publishing.chat_port import OutgoingMessage
from cogs import layout

UPDATE = discord.InteractionResponseType.message_update.value
PATH = "/interactions/{webhook_id}/{webhook_token}/callback"
JSON = {"Content-Type": "application/json"}
UNTIMED = aiohttp.ClientTimeout()
"""Whoever answers sees to the time itself."""
REFUSED = {403: discord.Forbidden, 404: discord.NotFound}
"""The library's errors by status; others have none of their own."""
LIMITED, SERVER_ERROR = 429, 500
SERVER_ERROR_PAUSE = 1.0
"""Seconds after which the library tries again for the first time when Discord has failed."""
Interaction = discord.Interaction[discord.Client]


async def update_message(interaction: Interaction, sheet: OutgoingMessage) -> None:
    """Answer by showing `sheet` in the message that was pressed. Raises discord.HTTPException."""
    with interaction_message_response_params(type=UPDATE, **layout.edited_message(sheet)) as params:
        if params.multipart or not await _taken(interaction, params.payload):
            await _send(interaction, params)


async def _taken(interaction: Interaction, payload: Any) -> bool:
    """Whether Discord took an answer without pictures; False when it is to be sent again now."""
    address = f"{Route.BASE}/interactions/{interaction.id}/{quote(interaction.token, safe='')}/callback"
    http = interaction.client.http
    async with interaction._session.post(  # noqa: SLF001 - available nowhere else
        URL(address, encoded=True),
        data=msgspec.json.encode(payload),
        headers=JSON,
        timeout=UNTIMED,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
    ) as response:
        if response.ok:
            return True
        if response.status >= SERVER_ERROR:
            pause = SERVER_ERROR_PAUSE
        else:
            said = await json_or_text(response)
            if response.status != LIMITED or "Via" not in response.headers or not isinstance(said, dict):
                raise REFUSED.get(response.status, discord.HTTPException)(response, said)
            pause = float(said["retry_after"])
    await asyncio.sleep(pause)
    return False


async def _send(interaction: Interaction, params: MultipartParameters) -> None:
    """Let the library send an answer, as often as it takes."""
    http = interaction.client.http
    await async_context.get().request(
        Route("POST", PATH, webhook_id=interaction.id, webhook_token=interaction.token),
        session=interaction._session,  # noqa: SLF001
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=params.payload,
        multipart=params.multipart,
        files=params.files,
    )
