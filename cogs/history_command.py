"""The slash commands that look back at a game: turn by turn, and its analysis."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import DEFAULT, translator_for
from bot.kit.contract import Refusal
from bot.present.control_id import NONE
from bot.present.panel_model import cut
from bot.present.panels import history
from bot.present.panels.rules_search import plain
from bot.tables.model import OPEN, Table
from bot.tables.storage.table_search import FoundTable, games_of
from cogs import analysis_panels, find_table, history_panels
from cogs.command_translator import FORMER, slash_command, suggestions
from cogs.context import Services, context_of, spoken_by
from cogs.interaction_response import Interaction

LINE = 100
SINCE = 0
"""What stands among the numbers of turns for all that is new."""


class HistoryCommand(commands.Cog):
    """`/history`: any turn of a game, also of one that is over."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("history", group="table", own=FORMER)
    async def history(
        self,
        interaction: Interaction,
        table: int | None = None,
        turn: app_commands.Range[int, SINCE, 99_999] | None = None,
    ) -> None:
        """Look back at a game, at its last turn or at one by its number."""
        ctx = context_of(self.parts, interaction)
        found = await self._meant(interaction, table)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
        else:
            asked = history.LAST if turn is None else history.SINCE if turn == SINCE else str(turn)
            await history_panels.show(ctx, found, asked)

    @history.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The person's games on this server."""
        return await suggested(self.parts, interaction, current, await own_games(self.parts, interaction))

    @history.autocomplete("turn")
    async def _turns(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """What is new for a player, then the turns of the game meant by number, player and round.

        The turn whose number is typed comes first, then the newest.
        """
        typed = getattr(interaction.namespace, translator_for(DEFAULT).say("command-history-table"), None)
        table = await self._meant(interaction, typed if isinstance(typed, int) else None)
        if isinstance(table, Refusal) or table.state is None or not history_panels.may_look(interaction, table):
            return []
        newest, spoken = await self.parts.history.turn(table, None), await spoken_by(self.parts, interaction)
        turns = sorted(newest.turns if newest else (), key=lambda each: (str(each.number) != current, -each.number))
        new = [(spoken.say("since-title"), SINCE)] if table.seat_of(interaction.user.id) is not None else []
        found = (*new, *((history.in_a_line(table, each, spoken), each.number) for each in turns))
        asked = plain(current).split()
        return suggestions(
            (cut(line, LINE), turn) for line, turn in found if all(word in plain(line) for word in asked)
        )

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | Refusal:
        """The table meant: by its number, else that of this channel, else the person's newest, best in this channel."""
        tables = self.parts.tables
        if number is not None:
            return await tables.find(number) or Refusal("no-table")
        near = find_table.table_in_channel(tables, interaction, seated=False)
        if isinstance(near, Table):
            return near
        newest = nearest(interaction, await own_games(self.parts, interaction))
        return near if newest is None else await tables.find(newest.id) or Refusal("no-table")


class AnalysisCommand(commands.Cog):
    """`/analysis`: how a game that is over went, and where it turned."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("analysis", group="table", own=FORMER)
    async def analysis(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the analysis of a game that is over, and make it first where nobody has asked for it lately."""
        ctx = context_of(self.parts, interaction)
        found = await self._meant(interaction, table)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
        else:
            await analysis_panels.show(ctx, found, NONE)

    @analysis.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The person's games on this server that are over."""
        return await suggested(self.parts, interaction, current, await self._over(interaction))

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | Refusal:
        """The table meant: by its number, else the person's newest that is over, best in this channel."""
        tables = self.parts.tables
        newest = None if number is not None else nearest(interaction, await self._over(interaction))
        if number is None and newest is None:
            return find_table.table_in_channel(tables, interaction, seated=False)
        return await tables.find(number or (newest.id if newest else 0)) or Refusal("no-table")

    async def _over(self, interaction: Interaction) -> list[FoundTable]:
        """The person's games on this server that are over."""
        return [each for each in await own_games(self.parts, interaction) if each.phase not in OPEN]


async def own_games(parts: Services, interaction: Interaction) -> list[FoundTable]:
    """A person's games on a server, the newest first."""
    return await games_of(parts.store.database, interaction.guild_id or 0, interaction.user.id)


def nearest(interaction: Interaction, own: Sequence[FoundTable]) -> FoundTable | None:
    """The newest of some games, best of this channel."""
    here = [each for each in own if interaction.channel_id == (each.place.thread or each.place.channel)]
    return next(iter([*here, *own]), None)


async def suggested(
    parts: Services, interaction: Interaction, current: str, own: Sequence[FoundTable]
) -> list[app_commands.Choice[int]]:
    """Games by number, game and players, as far as what was typed fits them."""
    spoken, asked = await spoken_by(parts, interaction), plain(current).split()
    named = ((find_table.plain_line(each, spoken), each.id) for each in own)
    return suggestions((cut(line, LINE), id_) for line, id_ in named if all(word in plain(line) for word in asked))
