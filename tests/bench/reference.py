"""The reference: a bot whose handler does nothing but edit the pressed message; a process of its own.

It shows one message in each channel named by `REFERENCE_CHANNELS`: the text and the buttons of `REFERENCE_MESSAGE`, so
that both bots send messages of the same size. Each press is answered by UPDATE_MESSAGE with the same layout.
"""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import discord
import msgspec
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Shape(msgspec.Struct):
    """A message: its colour, its texts, and its rows of buttons as pairs of label and custom_id."""

    accent: int
    texts: list[str]
    rows: list[list[tuple[str, str]]]


def layout(shape: Shape) -> ui.LayoutView:
    """The message, stopped so that nothing is kept of it."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in shape.texts]
    for row in shape.rows:
        buttons = [ui.Button[Any](label=label, custom_id=press) for label, press in row]
        parts.append(ui.ActionRow(*buttons))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=shape.accent))
    view.stop()
    return view


class Reference(discord.AutoShardedClient):
    """Edits, and nothing else. The layout is made once: the handler has nothing to think about."""

    def __init__(self, shape: Shape, channels: list[int]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=1,
            guild_ready_timeout=0.1,
        )
        self._view = layout(shape)
        self._channels = channels

    async def on_ready(self) -> None:
        """Show the messages."""
        for channel in self._channels:
            await self.get_partial_messageable(channel).send(view=self._view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press."""
        await interaction.response.edit_message(view=self._view)


async def main(shape: Shape) -> None:
    """Addresses, token and channels come from the environment."""
    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    channels = [int(each) for each in os.environ["REFERENCE_CHANNELS"].split(",")]
    async with Reference(shape, channels) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(msgspec.json.decode(Path(os.environ["REFERENCE_MESSAGE"]).read_bytes(), type=Shape)))
