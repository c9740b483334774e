"""Answers to presses of which Discord sends nothing back.

discord.py 2.7.1 asks for the whole message with every answer, and reads all of it; nobody needs what was just sent.
"""

import discord
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

from bot.present.publishing.chat_port import OutgoingMessage
from cogs import layout

UPDATE = discord.InteractionResponseType.message_update.value


async def update_message(interaction: discord.Interaction[discord.Client], sheet: OutgoingMessage) -> None:
    """Answer by showing `sheet` in the message that was pressed. Raises discord.HTTPException."""
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    http = interaction.client.http
    with interaction_message_response_params(type=UPDATE, **layout.edited_message(sheet)) as params:
        await async_context.get().request(
            route,
            session=interaction._session,  # noqa: SLF001 - available nowhere else
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
