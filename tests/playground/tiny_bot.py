"""A tiny bot, not ours: it exercises what the local Discord offers. Runs in the test or as a process of its own."""

import asyncio
import contextlib
import io
import os
import struct
import zlib
from typing import Any

import discord
from discord import app_commands
from yarl import URL


def point(api: str, gateway: str, cdn: str) -> None:
    """Tells discord.py where Discord is."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
    discord.asset.Asset.BASE = cdn


def png(width: int = 4, height: int = 3) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def board(step: int, *, greyed: bool = False) -> tuple[discord.ui.LayoutView, discord.File]:
    """A panel in Components V2 with a picture, buttons and a menu."""
    view = discord.ui.LayoutView(timeout=None)
    name = f"board-{step}.png"
    gallery: discord.ui.MediaGallery[discord.ui.LayoutView] = discord.ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=f"The board at step {step}")
    buttons: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow(
        discord.ui.Button(label="Update", custom_id=f"update:{step}", disabled=greyed),
        discord.ui.Button(label="Later", custom_id="later"),
        discord.ui.Button(label="Form", custom_id="form"),
        discord.ui.Button(label="Secret", custom_id="secret"),
    )
    letters = [discord.SelectOption(label=x, value=x) for x in "abc"]
    menu: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(custom_id="menu", options=letters)
    people: discord.ui.UserSelect[discord.ui.LayoutView] = discord.ui.UserSelect(custom_id="people", max_values=2)
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(f"# Step {step}"),
            gallery,
            discord.ui.Separator(),
            buttons,
            discord.ui.ActionRow(menu),
            discord.ui.ActionRow(people),
        )
    )
    view.stop()
    return view, discord.File(io.BytesIO(png()), name, description=f"The board at step {step}")


class Form(discord.ui.Modal, title="A form"):
    """Text, a radio group, ticks."""

    def __init__(self) -> None:
        super().__init__(custom_id="filled", timeout=None)
        self.add_item(discord.ui.Label(text="Amount", component=discord.ui.TextInput(custom_id="amount", max_length=9)))
        options = [discord.RadioGroupOption(label=x, value=x) for x in ("north", "south")]
        self.add_item(discord.ui.Label(text="Side", component=discord.ui.RadioGroup(custom_id="side", options=options)))
        ticks = [discord.CheckboxGroupOption(label=x, value=x) for x in ("x", "y")]
        group: discord.ui.CheckboxGroup[Form] = discord.ui.CheckboxGroup(
            custom_id="ticks", options=ticks, required=False, min_values=0
        )
        self.add_item(discord.ui.Label(text="Ticks", component=group))
        self.add_item(discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure")))


def data_of(interaction: discord.Interaction) -> Any:
    """What came with it, by its type; the library's union of types has most fields in only one of them."""
    return interaction.data


class TinyBot(discord.AutoShardedClient):
    """Answers what the tests do."""

    def __init__(self, **options: Any) -> None:
        mentions = discord.AllowedMentions.none()
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=mentions, guild_ready_timeout=0, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.seen: list[str] = []
        self.resumes = 0
        self.silent = False
        _commands(self)

    async def setup_hook(self) -> None:
        if not os.environ.get("TINY_NO_SYNC"):
            await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identifies at once; the library would wait five seconds."""

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(f"message {message.content}")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if self.silent:
            return
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, data_of(interaction)["custom_id"])
        elif interaction.type is discord.InteractionType.modal_submit:
            said = [
                f"{inner['custom_id']}={inner.get('value', inner.get('values'))}"
                for label in data_of(interaction)["components"]
                if "custom_id" in (inner := label["component"])
            ]
            await interaction.response.send_message(" ".join(said), ephemeral=True)

    async def pressed(self, interaction: discord.Interaction, custom_id: str) -> None:
        self.seen.append(custom_id)
        answer = interaction.response
        if custom_id.startswith("update:"):
            view, file = board(int(custom_id[7:]) + 1)
            await answer.edit_message(view=view, attachments=[file])
        elif custom_id == "later":
            await answer.defer()
            view, file = board(100)
            await interaction.edit_original_response(view=view, attachments=[file])
        elif custom_id == "form":
            form = Form()
            form.stop()
            await answer.send_modal(form)
        elif custom_id == "secret":
            await answer.send_message(f"for {interaction.user.display_name} only", ephemeral=True)
        elif custom_id == "menu":
            await answer.send_message("chose " + ",".join(data_of(interaction)["values"]), ephemeral=True)
        elif custom_id == "people":
            names = [user["username"] for user in data_of(interaction)["resolved"]["users"].values()]
            await answer.send_message("people " + ",".join(names), ephemeral=True)


def _commands(bot: TinyBot) -> None:
    tree = bot.tree

    @tree.command(description="Shows the board")
    async def show(interaction: discord.Interaction) -> None:
        view, file = board(0)
        await interaction.response.send_message(view=view, file=file)

    @tree.command(description="Says something")
    async def echo(interaction: discord.Interaction, word: str, times: app_commands.Range[int, 1, 5] = 1) -> None:
        await interaction.response.send_message(" ".join([word] * times))

    @echo.autocomplete("word")
    async def words(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=x.title(), value=x) for x in ("apple", "apricot", "pear") if typed in x]

    @tree.command(description="Thinks for a while")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("thought", ephemeral=True)
        await interaction.followup.send("more", ephemeral=True)

    @tree.command(description="Opens a thread and calls somebody")
    async def thread(interaction: discord.Interaction, who: discord.Member) -> None:
        await interaction.response.send_message("soon", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        made = await interaction.channel.create_thread(name="A game", type=discord.ChannelType.public_thread)
        only = discord.AllowedMentions(users=[who])
        view, file = board(7)
        view.add_item(discord.ui.TextDisplay(who.mention))
        await made.send(view=view, file=file, allowed_mentions=only)
        await made.edit(archived=True)

    @tree.command(description="Writes a direct message")
    async def dm(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("hello")
        except discord.Forbidden as refused:
            await interaction.response.send_message(f"refused {refused.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(description="Never answers")
    async def sulk(interaction: discord.Interaction) -> None:
        bot.seen.append("sulk")


async def main() -> None:
    """The bot as a process: addresses and token come from the environment."""
    point(*(os.environ[f"DISCORD_{key}"] for key in ("API_BASE", "GATEWAY_URL", "CDN_BASE")))
    shards = os.environ.get("TINY_SHARDS")
    shard, count = (int(n) for n in shards.split("/")) if shards else (0, 1)
    async with TinyBot(shard_count=count, shard_ids=[shard]) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
