"""The slash commands about finished games: one's own page or another's, two people, the best ten."""

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.present.panel_model import cut
from bot.present.panels.rules_search import plain
from cogs import find_table, result_panels
from cogs.command_translator import FORMER, key, slash_command, suggestions
from cogs.context import Services, context_of
from cogs.interaction_response import Interaction

GAME_CHOICES = [app_commands.Choice(name=key(f"{game}-name"), value=game) for game in GAMES]
LINE = 100


class ResultCommands(commands.Cog):
    """`/stats` and `/ranking`."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("stats", group="quartier", own=FORMER)
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        self,
        interaction: Interaction,
        player: app_commands.Range[str, 1, 100] | None = None,
        against: app_commands.Range[str, 1, 100] | None = None,
        game: str | None = None,
    ) -> None:
        """A person's page, one's own if nobody is named; with `against`, two people beside each other."""
        ctx = context_of(self.parts, interaction)
        one = ctx.person if player is None else await self._meant(interaction, player)
        other = None if against is None else await self._meant(interaction, against)
        if one is None or (against is not None and other is None):
            await ctx.refuse(None, Refusal("no-player"))
        elif other is None:
            await result_panels.show_page(ctx, one, game or "")
        else:
            await result_panels.show_versus(ctx, one, other)

    @stats.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Those who have finished a game on this server, by name."""
        return await self._people(interaction, current)

    @stats.autocomplete("against")
    async def _others(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._people(interaction, current)

    @slash_command("ranking", group="quartier", own=FORMER)
    @app_commands.choices(game=GAME_CHOICES)
    async def ranking(self, interaction: Interaction, game: str | None = None) -> None:
        """The best ten of this server, in the game of this channel if none is named."""
        near = (t for t in self.parts.tables.tables() if find_table.shown_in(t, interaction.channel_id))
        shown = game or next((table.game for table in near), next(iter(GAMES)))
        await result_panels.show_ranking(context_of(self.parts, interaction), shown)

    async def _people(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        people = await self.parts.store.results.people(interaction.guild_id or 0)
        asked = plain(current)
        return suggestions((cut(name, LINE), str(id_)) for id_, name in people.items() if asked in plain(name))

    async def _meant(self, interaction: Interaction, said: str) -> int | None:
        """The person who was chosen, or whose name or mention was written; None for nobody or more than one."""
        people = await self.parts.store.results.people(interaction.guild_id or 0)
        number = said.strip("<@!> ")
        if number.isascii() and number.isdecimal() and int(number) in people:
            return int(number)
        asked = plain(said)
        found = [id_ for id_, name in people.items() if plain(name) == asked]
        found = found or [id_ for id_, name in people.items() if asked in plain(name)]
        return found[0] if len(found) == 1 else None
