"""The slash command that looks back at a game turn by turn."""

from discord import app_commands
from discord.ext import commands

from bot.kit.contract import Refusal
from bot.present.panel_model import cut
from bot.present.panels import history
from bot.present.panels.rules_search import plain
from bot.tables.model import Table
from bot.tables.storage.table_search import FoundTable, games_of
from cogs import find_table, history_panels
from cogs.command_translator import slash_command, suggestions
from cogs.context import Services, context_of, spoken_by
from cogs.interaction_response import Interaction

LINE = 100


class HistoryCommand(commands.Cog):
    """`/history`: any turn of a game, also of one that is over."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("history")
    async def history(
        self, interaction: Interaction, table: int | None = None, turn: app_commands.Range[int, 1, 99_999] | None = None
    ) -> None:
        """Look back at a game, at its last turn or at one by its number."""
        ctx = context_of(self.parts, interaction)
        found = await self._meant(interaction, table)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
        else:
            await history_panels.show(ctx, found, history.LAST if turn is None else str(turn))

    @history.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The person's games on this server by number, game and players, the newest first."""
        spoken, asked = await spoken_by(self.parts, interaction), plain(current).split()
        named = ((find_table.plain_line(each, spoken), each.id) for each in await self._own(interaction))
        return suggestions((cut(line, LINE), id_) for line, id_ in named if all(word in plain(line) for word in asked))

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | Refusal:
        """The table meant: by its number, else that of this channel, else the person's newest, best in this channel."""
        tables = self.parts.tables
        if number is not None:
            return await tables.find(number) or Refusal("no-table")
        near = find_table.table_in_channel(tables, interaction, seated=False)
        if isinstance(near, Table):
            return near
        own = await self._own(interaction)
        here = [each for each in own if interaction.channel_id == (each.place.thread or each.place.channel)]
        newest = next(iter([*here, *own]), None)
        return near if newest is None else await tables.find(newest.id) or Refusal("no-table")

    async def _own(self, interaction: Interaction) -> list[FoundTable]:
        """The person's games on this server."""
        return await games_of(self.parts.store.database, interaction.guild_id or 0, interaction.user.id)
