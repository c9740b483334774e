"""Settings by typing: a person's own, and those of a server for who manages it. Without arguments: their panels."""

from collections.abc import Iterable
from datetime import date

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import languages, resolve_locale, translator_for
from bot.present.panels import season
from bot.present.panels.settings import AUTO
from bot.tables.model import COUNTED, HINTS, PACES, PLACES, THEMES
from cogs import block_panels, board_settings, season_panels, server_hours, settings_panels
from cogs.availability_commands import suggested_hours, suggested_zones
from cogs.command_translator import FORMER, INSIDE, choices, key, slash_command, suggestions
from cogs.context import Services, context_of, spoken_by, staff
from cogs.interaction_response import Interaction

LANGUAGES = choices("language-", languages())
COLOURS = choices("theme-", THEMES)


class Admin(commands.Cog):
    """The commands for settings of people and servers."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("settings", group="quartier", own=FORMER)
    @app_commands.choices(
        language=[*LANGUAGES, app_commands.Choice(name=key("settings-as-discord"), value=AUTO)],
        theme=[*COLOURS, app_commands.Choice(name=key("settings-as-server"), value=AUTO)],
        hints=choices("command-settings-hints-", HINTS),
        results=choices("command-settings-results-", COUNTED),
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        hints: str | None = None,
        results: str | None = None,
    ) -> None:
        """Change what is named of a person's own settings, and show them."""
        changed = _named(lang=language, theme=theme, hints=hints, results=results)
        await settings_panels.show_person(context_of(self.parts, interaction), changed)

    @slash_command("block", group="quartier", own=INSIDE)
    async def block(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Never be seated with somebody, or see with whom."""
        ctx = context_of(self.parts, interaction)
        await (block_panels.show(ctx) if person is None else block_panels.block(ctx, person.id))

    @slash_command("server-settings", group="server", own=FORMER, inside="command-settings")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.choices(
        language=[*LANGUAGES, app_commands.Choice(name=key("settings-as-host"), value=AUTO)],
        pace=choices("pace-", PACES),
        place=choices("command-play-place-", PLACES),
        theme=COLOURS,
    )
    async def server_settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        place: str | None = None,
        theme: str | None = None,
        board: discord.Attachment | None = None,
        forget_board: str | None = None,
        season_first: app_commands.Range[str, 1, 20] | None = None,
        season_last: app_commands.Range[str, 1, 20] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        quiet: app_commands.Range[str, 1, 40] | None = None,
    ) -> None:
        """The same for a server; its boards come as files, which no panel can take."""
        ctx, guild, said = context_of(self.parts, interaction), interaction.guild_id or 0, list[str]()
        if staff(interaction):  # the server may have given the command to others
            if forget_board is not None:
                said += await board_settings.forget(ctx, guild, forget_board)
            if board is not None:
                said += await board_settings.load(ctx, guild, board)
            if season_first is not None or season_last is not None:
                said += await season_panels.open_season(ctx, guild, season_first or "", season_last or "")
            said += await server_hours.choose(ctx, zone, quiet)
        await settings_panels.show_server(ctx, _named(lang=language, pace=pace, place=place, theme=theme), said)

    @server_settings.autocomplete("season_first")
    async def _first_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Today, and the first days of the months that follow."""
        return await self._days(interaction, current, season_panels.first_days(self.parts.now()))

    @server_settings.autocomplete("season_last")
    async def _last_days(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The last days of this month and of those that follow."""
        return await self._days(interaction, current, season_panels.last_days(self.parts.now()))

    async def _days(
        self, interaction: Interaction, current: str, days: Iterable[date]
    ) -> list[app_commands.Choice[str]]:
        words = await spoken_by(self.parts, interaction)
        said = (season.said(words, day) for day in days)
        return suggestions((each, each) for each in said if current.strip() in each)

    @server_settings.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Time zones by name or city."""
        return suggested_zones(current, interaction.locale.value)

    @server_settings.autocomplete("quiet")
    async def _hours(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The usual quiet hours, and none."""
        return suggested_hours(current, await spoken_by(self.parts, interaction))

    @server_settings.autocomplete("forget_board")
    async def _shelved(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The boards of the server whose names contain what is typed."""
        found = await self.parts.store.boards.of_guild(interaction.guild_id or 0)
        named = board_settings.names(found, translator_for(resolve_locale(interaction.locale.value)), escaped=False)
        pairs = zip(named, (str(each.number) for each in found), strict=True)
        return suggestions(pair for pair in pairs if current.casefold() in pair[0].casefold())


def _named(**given: str | None) -> dict[str, str]:
    """The settings that were named."""
    return {name: value for name, value in given.items() if value is not None}
