"""The tables of a server as a list; who wants to be told when one is opened there, and telling them."""

import discord

from bot.games import GAMES
from bot.kit.contract import Refusal
from bot.present.control_id import NONE, ControlId
from bot.present.panel_model import Panel
from bot.present.panels import openings
from bot.tables.model import Table
from cogs import find_table, modals
from cogs.context import ANSWER, InteractionContext

MOST = 50
"""People told of one table: Discord is asked about each whether they see it."""


async def panel(ctx: InteractionContext, said: str = "") -> Panel:
    """The open tables that the person may know of, and the menu of those to be told of."""
    words, interaction = await ctx.words(), ctx.response.interaction
    tables = find_table.tables_in_guild(ctx.parts.tables, interaction)
    lines = [words.say("tables-place", line=find_table.line(t, words), where=find_table.link(t)) for t in tables]
    chosen = await ctx.parts.store.openings.games(interaction.guild_id or 0, ctx.person)
    title = "### " + words.say("tables-title")
    return Panel(
        ANSWER,
        (title, *(lines or [words.say("tables-none")]), *filter(None, [said])),
        (openings.menu(chosen, words),),
    )


async def pressed(ctx: InteractionContext, press: ControlId) -> None:
    """Choose of which games to be told, or show the menu for that."""
    interaction = ctx.response.interaction
    if press.text == NONE:
        await ctx.show(await panel(ctx))
        return
    games = set(modals.values(interaction.data))
    if interaction.guild_id is None or press.text != "?" or not games <= set(GAMES):
        await ctx.refuse(None, Refusal("forged"))
        return
    await ctx.parts.store.openings.save(interaction.guild_id, ctx.person, games)
    await ctx.show(await panel(ctx, openings.told(games, await ctx.words())))


async def announce(ctx: InteractionContext, table: Table, invited: tuple[int, ...]) -> None:
    """Tell those who want that of a new table which they may see; who is invited knows it."""
    people = await ctx.parts.store.openings.people(table.place.guild, table.game)
    apart = await ctx.parts.store.blocks.apart(ctx.person)
    told = {*invited, *apart.chosen, *apart.others}
    others = [each for each in people if each not in told and table.seat_of(each) is None][:MOST]
    channel = ctx.response.interaction.channel
    if isinstance(channel, discord.Thread) and channel.is_private():
        return
    seeing = [each for each in others if await _sees(channel, each)]
    await ctx.parts.notices.announce(table, seeing)


async def _sees(channel: object, person: int) -> bool:
    """Whether somebody is on the server still and sees a channel."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    try:
        member = channel.guild.get_member(person) or await channel.guild.fetch_member(person)
    except discord.DiscordException:
        return False
    return channel.permissions_for(member).view_channel
