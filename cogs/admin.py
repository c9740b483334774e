"""Settings: a person's own, and those of a server for who manages it."""

from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import Translator, languages, resolve_locale, translator_for
from bot.present.panel_model import Panel
from bot.tables.model import LIVE
from cogs import board_settings
from cogs.command_translator import choices, key, slash_command, suggestions
from cogs.context import ANSWER, InteractionContext, Services, context_of, staff
from cogs.interaction_response import Interaction
from cogs.open_table import PACES, PLACES, THREAD

AUTO = "auto"
"""Instead of a language: none chosen."""
LANGUAGES = choices("language-", languages())


class Admin(commands.Cog):
    """The command for settings of people and servers."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("settings")
    @app_commands.choices(
        language=[*LANGUAGES, app_commands.Choice(name=key("settings-as-discord"), value=AUTO)],
        server_language=[*LANGUAGES, app_commands.Choice(name=key("settings-as-host"), value=AUTO)],
        reminders=choices("command-settings-reminders-", ("on", "direct", "off")),
        pace=choices("pace-", PACES),
        place=choices("command-play-place-", PLACES),
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        reminders: str | None = None,
        server_language: str | None = None,
        pace: str | None = None,
        place: str | None = None,
        board: discord.Attachment | None = None,
        forget_board: str | None = None,
    ) -> None:
        """Change what is named, and show how everything stands."""
        ctx = context_of(self.parts, interaction)
        wanted = {"lang": server_language, "pace": pace, "place": place}
        server = {name: value for name, value in wanted.items() if value is not None}
        if (server or board or forget_board) and not staff(interaction):
            await ctx.report_missing_permission("manage_guild", "error-staff-only")
            return
        guild = interaction.guild_id or 0
        await self._own(ctx, language, reminders)
        chosen = await self._server(guild, server)
        said = [(await ctx.words()).say("settings-saved")] if server or language or reminders else []
        if forget_board is not None:
            said += await board_settings.forget(ctx, guild, forget_board)
        if board is not None:
            said += await board_settings.load(ctx, guild, board)
        await ctx.show(await self._panel(ctx, guild, chosen, said))

    @settings.autocomplete("forget_board")
    async def _shelved(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The boards of the server whose names contain what is typed."""
        found = await self.parts.store.boards.of_guild(interaction.guild_id or 0)
        named = board_settings.names(found, translator_for(resolve_locale(interaction.locale.value)), escaped=False)
        pairs = zip(named, (str(each.number) for each in found), strict=True)
        return suggestions(pair for pair in pairs if current.casefold() in pair[0].casefold())

    async def _own(self, ctx: InteractionContext, language: str | None, reminders: str | None) -> None:
        """Save a person's settings."""
        store = self.parts.store
        person = await store.settings.person(ctx.person)
        lang = None if language == AUTO else language or person.lang
        wanted = msgspec.structs.replace(person, lang=lang, reminders=reminders or person.reminders)
        if wanted != person:
            await store.settings.save_person(wanted)

    async def _server(self, guild: int, changed: dict[str, str]) -> dict[str, Any]:
        """Save a server's settings and return all of them."""
        store = self.parts.store
        chosen = await store.settings.guild(guild) | changed
        if chosen.get("lang") == AUTO:
            del chosen["lang"]
        if changed:
            await store.settings.save_guild(guild, chosen)
        return chosen

    async def _panel(self, ctx: InteractionContext, guild: int, chosen: dict[str, Any], said: list[str]) -> Panel:
        spoken = await ctx.words()
        person = await self.parts.store.settings.person(ctx.person)
        boards = board_settings.names(await self.parts.store.boards.of_guild(guild), spoken, escaped=True)
        own = (
            _line(spoken, "settings-lang", f"language-{person.lang}" if person.lang else "settings-as-discord"),
            _line(spoken, "settings-reminders", f"command-settings-reminders-{person.reminders}"),
        )
        server = (
            _line(spoken, "settings-lang", f"language-{chosen['lang']}" if "lang" in chosen else "settings-as-host"),
            _line(spoken, "settings-pace", f"pace-{chosen.get('pace', LIVE)}"),
            _line(spoken, "settings-place", f"command-play-place-{chosen.get('place', THREAD)}"),
            spoken.say(
                "settings-line",
                name=spoken.say("settings-boards"),
                value=", ".join(boards) if boards else spoken.say("settings-boards-none"),
            ),
        )
        titles = ["### " + spoken.say(f"settings-{whose}") for whose in ("person", "server")]
        return Panel(ANSWER, (*said, titles[0], *own, titles[1], *server))


def _line(spoken: Translator, name: str, value: str) -> str:
    return spoken.say("settings-line", name=spoken.say(name), value=spoken.say(value))
