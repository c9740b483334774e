"""Answers to presses of which Discord sends nothing back.

discord.py 2.7.1 asks for the whole message with every answer, and reads all of it; nobody needs what was just sent. An
answer that uploads nothing is also sent without what the library does for each token (a lock, a limit, an address that
is parsed twice): this one answers once. It goes over the library's connections in a session of its own, since aiohttp
tells of each request that is traced by five signals; it is counted here. What Discord refuses for a moment is the
library's to send again.
"""

import asyncio
from functools import cache
from typing import Protocol, cast
from urllib.parse import quote

import aiohttp
import discord
import msgspec
from discord.http import HTTPClient, Route, json_or_text
from discord.webhook.async_ import AsyncWebhookAdapter, async_context, interaction_message_response_params
from yarl import URL

from bot.ops.metrics import Metrics
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


class AnswerSession:
    """Sends answers over the connections of a client that has logged in, and counts them."""

    def __init__(self, http: HTTPClient, metrics: Metrics) -> None:
        self._http = http
        self._metrics = metrics
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: URL, body: bytes) -> aiohttp.ClientResponse:
        """The response to an answer, of which the body is still to be read."""
        http = self._http
        try:
            response = await self._opened().post(
                url, data=body, headers=JSON, proxy=http.proxy, proxy_auth=http.proxy_auth
            )
        except BaseException:
            self._metrics.failed("POST", url.raw_path)
            raise
        self._metrics.ended("POST", url.raw_path, response.status, response.headers)
        return response

    async def close(self) -> None:
        """Send nothing more; the connections are the client's to close."""
        if self._session is not None:
            await self._session.close()

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=self._http.connector,
                connector_owner=False,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=UNTIMED,
            )
        return self._session


class AnsweringClient(Protocol):
    """What is needed of the client."""

    answers: AnswerSession


async def update_message(interaction: Interaction, sheet: OutgoingMessage) -> None:
    """Answer by showing `sheet` in the message that was pressed. Raises discord.HTTPException."""
    if not _direct(sheet) or not await _taken(interaction, sheet):
        await _send(interaction, sheet)


def _direct(sheet: OutgoingMessage) -> bool:
    """Whether an answer needs nothing of what sends the library's own: it uploads nothing, and no other stands there."""
    return not layout.uploads(sheet) and type(async_context.get()) is AsyncWebhookAdapter


async def _taken(interaction: Interaction, sheet: OutgoingMessage) -> bool:
    """Whether Discord took an answer that uploads nothing; False when it is to be sent again now."""
    base, client = _url(Route.BASE), cast("AnsweringClient", interaction.client)
    path = f"{base.raw_path}/interactions/{interaction.id}/{quote(interaction.token, safe='')}/callback"
    body = msgspec.json.encode({"type": UPDATE, "data": layout.edit_payload(sheet)})
    async with await client.answers.post(base.with_path(path, encoded=True), body) as response:
        if response.ok:
            return True
        pause = SERVER_ERROR_PAUSE if response.status >= SERVER_ERROR else await _pause(response)
    await asyncio.sleep(pause)
    return False


@cache
def _url(address: str) -> URL:
    """An address, parsed once."""
    return URL(address)


async def _pause(response: aiohttp.ClientResponse) -> float:
    """The seconds for which Discord wants to be left alone. Raises discord.HTTPException where it has refused."""
    said = await json_or_text(response)
    if response.status == LIMITED and "Via" in response.headers and isinstance(said, dict):
        return float(said["retry_after"])
    raise REFUSED.get(response.status, discord.HTTPException)(response, said)


async def _send(interaction: Interaction, sheet: OutgoingMessage) -> None:
    """Let the library send an answer, as often as it takes."""
    http = interaction.client.http
    with interaction_message_response_params(type=UPDATE, **layout.edited_message(sheet)) as params:
        await async_context.get().request(
            Route("POST", PATH, webhook_id=interaction.id, webhook_token=interaction.token),
            session=interaction._session,  # noqa: SLF001
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
