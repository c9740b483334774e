"""`/orders`: standing orders at the table in this channel, typed or by their panel."""

from collections.abc import Iterator

from discord import app_commands
from discord.ext import commands

from bot.i18n.translator import Translator
from bot.kit.contract import Refusal
from bot.present.panel_model import cut
from bot.present.panels.orders import DROP, known
from bot.present.panels.rules_search import plain
from bot.tables.model import Table
from cogs import find_table, order_panels
from cogs.command_translator import FORMER, slash_command, suggestions
from cogs.context import Services, context_of, spoken_by
from cogs.interaction_response import Interaction

LINE = 100


class OrderCommand(commands.Cog):
    """Gives and withdraws standing orders by typing."""

    def __init__(self, parts: Services) -> None:
        self.parts = parts

    @slash_command("orders", group="table", own=FORMER)
    async def orders(
        self,
        interaction: Interaction,
        order: app_commands.Range[str, 1, 100] | None = None,
        amount: app_commands.Range[str, 1, 60] | None = None,
    ) -> None:
        """Show one's orders, give one or withdraw one."""
        ctx = context_of(self.parts, interaction)
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            await ctx.refuse(None, table)
        elif order is None:
            await order_panels.show(ctx, table)
        else:
            meant = self._meant(table, ctx.person, order, await ctx.words())
            withdrawn = meant.removeprefix(f"{DROP}.")
            if withdrawn == meant:
                await order_panels.give(ctx, table, meant, amount or "")
            else:
                await order_panels.withdraw(ctx, table, withdrawn)

    @orders.autocomplete("order")
    async def _orders(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What may be withdrawn and given here."""
        table = find_table.table_in_channel(self.parts.tables, interaction)
        if isinstance(table, Refusal):
            return []
        spoken, asked = await spoken_by(self.parts, interaction), plain(current).split()
        found = self._choices(table, interaction.user.id, spoken)
        return suggestions((name, value) for name, value in found if all(word in plain(name) for word in asked))

    def _choices(self, table: Table, person: int, spoken: Translator) -> Iterator[tuple[str, str]]:
        """Each order by its name, first those that may be withdrawn."""
        given = self.parts.orders.of(table, person).given
        names = {order: spoken.say(f"order-{order}") for order in known(table.game)}
        for order, name in names.items():
            if order in given:
                yield cut(spoken.say("orders-drop-one", order=name.rstrip("…")), LINE), f"{DROP}.{order}"
        yield from ((name, order) for order, name in names.items())

    def _meant(self, table: Table, person: int, typed: str, spoken: Translator) -> str:
        """The order of a suggestion that was taken, or of a name that was typed out."""
        named = {plain(name): value for name, value in self._choices(table, person, spoken)}
        return named.get(plain(typed), typed)
