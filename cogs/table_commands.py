"""Slash commands to open and find tables, to learn a game, to read the rules, and for help."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.i18n.translator import DEFAULT, translator_for
from bot.present.panel_model import cut
from bot.present.panels import game_menu, rules_search
from bot.tables.lobby import ROBOT_NAMES
from bot.tables.model import PACES, PLACES, Table
from cogs import find_table, invitations, lessons, open_table, table_group, table_list
from cogs.command_translator import FORMER, choices, key, slash_command, suggestions
from cogs.context import Services, context_of, spoken_by
from cogs.interaction_response import Interaction

LINE = 100
GAME_CHOICES = [app_commands.Choice(name=key(f"{game}-name"), value=game) for game in GAMES]
GAME = translator_for(DEFAULT).say("command-rules-game")
"""The name of the parameter in what Discord sends."""


class TableCommands(commands.Cog):
    """Commands around the tables."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    # ---- /play

    @slash_command("play", group="quartier")
    @app_commands.choices(game=GAME_CHOICES, pace=choices("pace-", PACES), place=choices("command-play-place-", PLACES))
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        pace: str | None = None,
        robots: app_commands.Range[int, 0, len(ROBOT_NAMES) - 1] = 0,
        place: str | None = None,
        invite: discord.User | None = None,
        invite_2: discord.User | None = None,
        invite_3: discord.User | None = None,
    ) -> None:
        """Open a lobby, in a thread of its own where that is wanted and allowed; without a game, ask for one."""
        ctx = context_of(self.parts, interaction)
        words = await ctx.words()
        people, told = invitations.read(ctx, (invite, invite_2, invite_3), words)
        if game is not None:
            await open_table.open_table(ctx, open_table.OpenRequest(game, pace, robots, place, people), told)
        elif await open_table.allowed_place(ctx, place) is not None:
            await ctx.show(game_menu.panel(words, game_menu.opens("?", pace, robots, place, people), told))

    # ---- /learn

    @slash_command("learn", group="quartier", own=FORMER)
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Learn a game in two minutes, privately; without a game, ask for one."""
        await lessons.begin(context_of(self.parts, interaction), game)

    # ---- /tables

    @slash_command("tables")
    async def tables(self, interaction: Interaction, table: int | None = None) -> None:
        """List the server's tables, or show one again."""
        ctx = context_of(self.parts, interaction)
        if table is None:
            await ctx.show(await table_list.panel(ctx))
        else:
            await table_group.show(ctx, table)

    @tables.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The server's tables by number, game, players or channel."""
        return await table_group.suggested(self.parts, interaction, current)

    # ---- /rules and /help

    @slash_command("rules", guild_only=False, group="quartier", own=FORMER)
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, question: str = "", game: str | None = None) -> None:
        """Answer from the rules by word or number."""
        ctx = context_of(self.parts, interaction)
        near = self._near(interaction)
        game = self._subject(interaction, game)
        shown = rules_search.answer if question else rules_search.panel
        await ctx.show(shown(near.id if near else 0, game, question, await ctx.words()))

    @rules.autocomplete("question")
    async def _subjects(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Subjects that match what is typed, from the rules of the game in question."""
        game = self._subject(interaction, getattr(interaction.namespace, GAME, None))
        lang = (await spoken_by(self.parts, interaction)).lang
        if game not in GAMES:
            return []
        found = rules_search.search(game, lang, current) if current else list(rules_search.texts(game, lang))
        return suggestions((cut(t.title, LINE), cut(t.title, LINE)) for t in found)

    def _near(self, interaction: Interaction) -> Table | None:
        """The table of this channel, if there is one."""
        return next((t for t in self.parts.tables.tables() if find_table.shown_in(t, interaction.channel_id)), None)

    def _subject(self, interaction: Interaction, chosen: str | None) -> str:
        """The game whose rules are meant: the one chosen, else that of this channel's table, else the first."""
        near = self._near(interaction)
        return chosen or (near.game if near else next(iter(GAMES)))

    @slash_command("help", guild_only=False, group="quartier", own=FORMER)
    async def help(self, interaction: Interaction) -> None:
        """How to play."""
        await context_of(self.parts, interaction).say("help-text")
