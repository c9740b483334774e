"""The slash command about one's own data, also in direct messages."""

from discord.ext import commands

from cogs import privacy_panels
from cogs.command_translator import slash_command
from cogs.context import Services, context_of
from cogs.interaction_response import Interaction


class PrivacyCommand(commands.Cog):
    """`/privacy`."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("privacy", guild_only=False)
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept about a person, its export and its deletion."""
        await privacy_panels.show(context_of(self.parts, interaction))
