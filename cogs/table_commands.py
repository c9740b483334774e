"""Slash commands to open, find, leave and close tables, to read the rules, and for help."""

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.i18n.translator import DEFAULT, translator_for
from bot.kit.contract import Refusal
from bot.present import registry
from bot.present.panel_model import Panel, cut
from bot.present.panel_name import MINE
from bot.present.panels import game_menu, rules_search, table_status
from bot.tables.lobby import ROBOT_NAMES
from bot.tables.model import PACES, PLACES, Table
from bot.tables.session import NOT_SURE
from bot.tables.table_actions import Undo
from cogs import find_table, lessons, open_table, table_actions
from cogs.command_translator import choices, key, slash_command, suggestions
from cogs.context import ANSWER, InteractionContext, Services, context_of, spoken_by, staff
from cogs.interaction_response import Interaction

LINE = 100
SHOW, LEAVE, CLOSE = "show", "leave", "close"
GAME_CHOICES = [app_commands.Choice(name=key(f"{game}-name"), value=game) for game in GAMES]
GAME = translator_for(DEFAULT).say("command-rules-game")
"""The name of the parameter in what Discord sends."""


class TableCommands(commands.Cog):
    """Commands around the tables."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    # ---- /play

    @slash_command("play")
    @app_commands.choices(game=GAME_CHOICES, pace=choices("pace-", PACES), place=choices("command-play-place-", PLACES))
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        pace: str | None = None,
        robots: app_commands.Range[int, 0, len(ROBOT_NAMES) - 1] = 0,
        place: str | None = None,
    ) -> None:
        """Open a lobby, in a thread of its own where that is wanted and allowed; without a game, ask for one."""
        ctx = context_of(self.parts, interaction)
        if game is not None:
            await open_table.open_table(ctx, open_table.OpenRequest(game, pace, robots, place))
        elif await open_table.allowed_place(ctx, place) is not None:
            await ctx.show(game_menu.panel(await ctx.words(), pace, robots, place))

    # ---- /learn

    @slash_command("learn")
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Learn a game in two minutes, privately; without a game, ask for one."""
        await lessons.begin(context_of(self.parts, interaction), game)

    # ---- /table

    @slash_command("table")
    @app_commands.choices(do=choices("command-table-do-", (SHOW, LEAVE, CLOSE)))
    async def table(self, interaction: Interaction, table: int | None = None, do: str = SHOW) -> None:
        """List the server's tables, or find, leave or close one."""
        ctx = context_of(self.parts, interaction)
        if table is None and do == SHOW:
            await ctx.show(await self._list(ctx))
            return
        found = self._meant(interaction, table, do)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
        elif do == SHOW:
            await self._show(ctx, found)
        else:
            await self._settle(ctx, found, do)

    @table.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The server's tables by number, game, players or channel."""
        spoken, asked = await spoken_by(self.parts, interaction), rules_search.plain(current).split()
        found = []
        for table in find_table.tables_in_guild(self.parts.tables, interaction):
            line = find_table.plain_line(table, spoken)
            about = rules_search.plain(f"{line} {find_table.named(interaction, table)}")
            if all(word in about for word in asked):
                found.append((cut(line, LINE), table.id))
        return suggestions(found)

    def _meant(self, interaction: Interaction, number: int | None, do: str) -> Table | Refusal:
        """The table meant; the staff may close any, others only those that they may see."""
        if number is None:
            return find_table.table_in_channel(self.parts.tables, interaction, seated=False)
        found = self.parts.tables.get(number)
        if found is None or found.place.guild != interaction.guild_id:
            return Refusal("no-table")
        known_ = find_table.sees(interaction, found) or (do != SHOW and staff(interaction))
        return found if known_ else Refusal("no-table")

    async def _list(self, ctx: InteractionContext) -> Panel:
        spoken = await ctx.words()
        tables = find_table.tables_in_guild(self.parts.tables, ctx.response.interaction)
        lines = [spoken.say("tables-place", line=find_table.line(t, spoken), where=find_table.link(t)) for t in tables]
        return Panel(ANSWER, ("### " + spoken.say("tables-title"), *(lines or [spoken.say("tables-none")])))

    async def _show(self, ctx: InteractionContext, table: Table) -> None:
        """Link the table's message, posted again if it was deleted, and show what the person may do there."""
        await self.parts.publisher.again(table)
        spoken, seat = await ctx.words(), table.seat_of(ctx.person)
        shown = [each for each in await self.parts.store.outbox.shown(table.id) if each.live]
        where = find_table.message_link(table, shown[-1].message) if shown else find_table.link(table)
        first = spoken.say("tables-place", line=find_table.line(table, spoken), where=where)
        if seat is None or table.state is None:
            await ctx.show(Panel(ANSWER, (first,)), table.id)
            return
        panel = registry.private(table, seat, MINE, spoken)
        await ctx.show(Panel(ANSWER, (first, *panel.lines), panel.rows), table.id)

    async def _settle(self, ctx: InteractionContext, table: Table, do: str) -> None:
        action = table_actions.read(do)
        answer = await table_actions.run(self.parts.tables, table, ctx.response.interaction, action)
        if not isinstance(answer, Refusal):
            now = self.parts.tables.get(table.id)
            await ctx.say("end-asked" if do == CLOSE and now is not None and now.vote is not None else "settings-saved")
        elif answer.code == NOT_SURE:
            await ctx.show_private(table, table_status.SURE)
        else:
            await ctx.refuse(table, answer)

    # ---- /undo

    @slash_command("undo")
    async def undo(self, interaction: Interaction) -> None:
        """Ask the others whether one's last step may be taken back."""
        ctx, tables = context_of(self.parts, interaction), self.parts.tables
        found = find_table.table_in_channel(tables, interaction)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
            return
        answer = await table_actions.run(tables, found, interaction, Undo())
        if isinstance(answer, Refusal):
            await ctx.refuse(found, answer)
        else:
            await ctx.say("undo-done" if answer.table.vote is None else "undo-asked")

    # ---- /rules and /help

    @slash_command("rules", guild_only=False)
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

    @slash_command("help", guild_only=False)
    async def help(self, interaction: Interaction) -> None:
        """How to play."""
        await context_of(self.parts, interaction).say("help-text")
