"""Moving a table to another channel, for those who keep order on its server."""

import logging

import discord

from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import OutgoingMessage, UndeliveredError, nonce_of
from bot.tables.model import ChannelRef, Table
from cogs import find_table, server_rules
from cogs.channel_adapter import DiscordChannel, missing
from cogs.context import InteractionContext
from cogs.interaction_response import Interaction

log = logging.getLogger(__name__)


async def move(ctx: InteractionContext, table: Table, channel: int) -> None:
    """Show a table in a channel or thread from now on, and say where it went where it stood."""
    interaction, tables = ctx.response.interaction, ctx.parts.tables
    rules = ctx.parts.store.settings.rules(table.place.guild)
    if not server_rules.keeps_order(rules, interaction):
        await ctx.refuse(None, Refusal("rule-order"))
        return
    place = await _place(ctx, channel)
    if place is None:
        return
    before = [each for each in await ctx.parts.store.outbox.shown(table.id) if each.live]
    answer = await tables.move(table.id, place)
    if isinstance(answer, Refusal):
        await ctx.refuse(table, answer)
        return
    ctx.parts.publisher.on_moved(answer.table)
    spoken = await ctx.words()
    where = find_table.link(answer.table)
    await ctx.say("table-moved", line=find_table.line(answer.table, spoken), where=where)
    await _clear(interaction, table, [each.message for each in before], where)


async def _place(ctx: InteractionContext, channel: int) -> ChannelRef | None:
    """The channel or thread as a table's place; None where no table can be shown, which is told."""
    guild = ctx.response.interaction.guild
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if guild is None or not isinstance(found, discord.TextChannel | discord.VoiceChannel | discord.Thread):
        await ctx.refuse(None, Refusal("no-place"))
        return None
    thread = isinstance(found, discord.Thread)
    lacking = missing(found.permissions_for(guild.me), thread=thread)
    if lacking:
        await ctx.report_missing_permission(lacking[0], "error-permission-there")
        return None
    if isinstance(found, discord.Thread):
        return ChannelRef(guild.id, found.parent_id, found.id)
    return ChannelRef(guild.id, found.id)


async def _clear(interaction: Interaction, before: Table, messages: list[int], where: str) -> None:
    """Take the messages away whose buttons would still be pressed where the table stood, and say where it went."""
    channel = DiscordChannel(lambda: interaction.client)
    spoken = translator_for(before.lang)
    line = spoken.say("table-moved", line=find_table.line(before, spoken), where=where)
    try:
        for message in messages:
            await channel.delete(before.place, message)
        await channel.send(
            before.place, OutgoingMessage(Panel("moved", (line,))), nonce_of(before.id, "moved", before.seq)
        )
    except UndeliveredError as error:
        log.info("Where table %s stood was not cleared: %s", before.id, error)
