"""The slash command of the game of the day."""

from discord.ext import commands

from cogs import daily_panels
from cogs.command_translator import INSIDE, slash_command
from cogs.context import Services, context_of
from cogs.interaction_response import Interaction


class DailyCommand(commands.Cog):
    """`/daily`."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("daily", group="quartier", own=INSIDE)
    async def daily(self, interaction: Interaction) -> None:
        """Today's game, to begin or to go on, and the table of the day."""
        await daily_panels.show(context_of(self.parts, interaction))
