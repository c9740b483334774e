"""The matters of a table by typing: `/table pause` and the like, for its people and for those who keep order."""

from discord import app_commands
from discord.ext import commands

from bot.kit.contract import Refusal
from bot.present import registry
from bot.present.panel_model import Panel, cut
from bot.present.panel_name import MINE
from bot.present.panels import rules_search, table_status
from bot.tables.model import Table
from bot.tables.session import NOT_SURE
from bot.tables.table_actions import CallOff, LeaveTable, Pause, Resume, TableAction, Undo
from cogs import find_table, move_table, server_rules, table_actions
from cogs.command_translator import FORMER, INSIDE, slash_command, suggestions
from cogs.context import ANSWER, InteractionContext, Services, context_of, spoken_by
from cogs.interaction_response import Interaction

LINE = 100
DONE: dict[type[TableAction], str] = {
    LeaveTable: "table-left",
    Pause: "table-paused",
    Resume: "table-resumed",
    CallOff: "table-ended",
}
"""What is said once it is done."""
Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


class TableGroup(commands.Cog):
    """The commands of `/table` that stand in no other cog."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("table-show", group="table", own=INSIDE)
    async def show(self, interaction: Interaction, table: int | None = None) -> None:
        """Link a table's message, and show what the person may do there."""
        await show(context_of(self.parts, interaction), table)

    @slash_command("table-leave", group="table", own=INSIDE)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a lobby or a game."""
        await self._settle(interaction, table, LeaveTable())

    @slash_command("table-pause", group="table", own=INSIDE)
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        """Stop the clocks, or ask the others to."""
        await self._settle(interaction, table, Pause())

    @slash_command("table-resume", group="table", own=INSIDE)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on after a pause."""
        await self._settle(interaction, table, Resume())

    @slash_command("table-end", group="table", own=INSIDE)
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """End a game or close a lobby; those who only play are asked."""
        await self._settle(interaction, table, CallOff())

    @slash_command("table-move", group="table", own=INSIDE)
    async def move(self, interaction: Interaction, to: Place | None = None, table: int | None = None) -> None:
        """Show a table in another channel or thread, for those who keep order."""
        ctx = context_of(self.parts, interaction)
        found = meant(ctx, table, order=True)
        if isinstance(found, Refusal):
            await ctx.refuse(None, found)
        else:
            await move_table.move(ctx, found, interaction.channel_id or 0 if to is None else to.id)

    @slash_command("undo", group="table", own=FORMER)
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

    @show.autocomplete("table")
    @leave.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @end.autocomplete("table")
    @move.autocomplete("table")
    async def _tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The server's tables."""
        return await suggested(self.parts, interaction, current)

    async def _settle(self, interaction: Interaction, number: int | None, action: TableAction) -> None:
        """Carry out an action about the table meant, and say what has become of it."""
        ctx, tables = context_of(self.parts, interaction), self.parts.tables
        table = meant(ctx, number, order=True)
        if isinstance(table, Refusal):
            await ctx.refuse(None, table)
            return
        answer = await table_actions.run(tables, table, interaction, action)
        if not isinstance(answer, Refusal):
            asked = answer.table.vote is not None and answer.table.vote != table.vote
            game = (await ctx.words()).say(f"{table.game}-name")
            await ctx.say("end-asked" if asked else DONE[type(action)], game=game, table=str(table.id))
        elif answer.code == NOT_SURE:
            await ctx.show_private(table, table_status.SURE)
        else:
            await ctx.refuse(table, answer)


def meant(ctx: InteractionContext, number: int | None, *, order: bool = False) -> Table | Refusal:
    """The table meant; for `order` those who keep it may name any, others only those that they may see."""
    tables, interaction = ctx.parts.tables, ctx.response.interaction
    if number is None:
        here = [each for each in tables.tables() if find_table.shown_in(each, interaction.channel_id)]
        mine = [each for each in here if each.seat_of(ctx.person) is not None]
        found = mine or here
        return found[0] if len(found) == 1 else Refusal("which-of-tables" if found else "no-table-here")
    table = tables.get(number)
    if table is None or table.place.guild != interaction.guild_id:
        return Refusal("no-table")
    keeper = order and server_rules.keeps_order(ctx.parts.store.settings.rules(table.place.guild), interaction)
    return table if keeper or find_table.sees(interaction, table) else Refusal("no-table")


async def show(ctx: InteractionContext, number: int | None) -> None:
    """Link the table's message, posted again if it was deleted, and show what the person may do there."""
    table = meant(ctx, number)
    if isinstance(table, Refusal):
        await ctx.refuse(None, table)
        return
    await ctx.parts.publisher.again(table)
    spoken, seat = await ctx.words(), table.seat_of(ctx.person)
    shown = [each for each in await ctx.parts.store.outbox.shown(table.id) if each.live]
    where = find_table.message_link(table, shown[-1].message) if shown else find_table.link(table)
    first = spoken.say("tables-place", line=find_table.line(table, spoken), where=where)
    if seat is None or table.state is None:
        await ctx.show(Panel(ANSWER, (first,)), table.id)
        return
    panel = registry.private(table, seat, MINE, spoken)
    await ctx.show(Panel(ANSWER, (first, *panel.lines), panel.rows), table.id)


async def suggested(parts: Services, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The server's tables by number, game, players or channel, as far as what is typed fits them."""
    spoken, asked = await spoken_by(parts, interaction), rules_search.plain(current).split()
    found = []
    for table in find_table.tables_in_guild(parts.tables, interaction):
        line = find_table.plain_line(table, spoken)
        about = rules_search.plain(f"{line} {find_table.named(interaction, table)}")
        if all(word in about for word in asked):
            found.append((cut(line, LINE), table.id))
    return suggestions(found)
