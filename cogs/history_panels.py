"""Looking back at games: who may, and what is answered."""

import asyncio

import discord
from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.present import registry
from bot.present.panel_name import MINE
from bot.present.panels import history
from bot.present.publishing import game_films
from bot.present.publishing.chat_port import ChannelGoneError, MessageGoneError, UndeliveredError
from bot.tables.model import CLOSED, OVER, Table
from bot.tables.storage.database import StoreError
from cogs import find_table
from cogs.context import InteractionContext
from cogs.delivery_errors import delivering
from cogs.interaction_response import Interaction

PATIENCE = 1.0
"""Seconds within which Discord says whether a message is there; without an answer it is taken to be."""


def may_look(interaction: Interaction, table: Table) -> bool:
    """Whether a person may look back at a table: its players, and those who see its channel, of this server alone."""
    if interaction.guild_id != table.place.guild:
        return False
    if table.seat_of(interaction.user.id) is not None or find_table.shown_in(table, interaction.channel_id):
        return True
    known = table.place.thread is None or _knows(interaction.guild, table.place.thread)
    return known and find_table.sees(interaction, table)


def _knows(guild: discord.Guild | None, thread: int) -> bool:
    """Whether the library knows a thread, so that it can be told who sees it."""
    return guild is not None and guild.get_thread(thread) is not None


async def show(ctx: InteractionContext, table: Table, text: str) -> None:
    """Show a turn (`history.AskedTurn`) or what is new, or say in one sentence why not."""
    if not may_look(ctx.response.interaction, table):
        await ctx.refuse(None, Refusal("no-table"))
    elif table.state is None:
        await ctx.refuse(None, Refusal("not-started"))
    elif text == history.SINCE:
        await _since(ctx, table)
    else:
        await _turn(ctx, table, history.AskedTurn.parse(text))


async def _turn(ctx: InteractionContext, table: Table, asked: history.AskedTurn | None) -> None:
    past = None if asked is None else await ctx.parts.history.turn(table, asked.number)
    if asked is None or past is None:
        await ctx.refuse(None, Refusal("no-turn"))
    else:
        words, seat = await ctx.words(), table.seat_of(ctx.person)
        if past.last and table.phase in (OVER, CLOSED):
            past = replace(past, film=await _film(ctx, table))
        await ctx.show(registry.history_panel(table, seat, past, asked, words), table.id)


async def _film(ctx: InteractionContext, table: Table) -> str | None:
    """A link to the film of a game, empty where its message was deleted; None where it has none."""
    shown = await ctx.parts.store.outbox.shown(table.id)
    message = next((each.message for each in shown if each.slot == game_films.SLOT), 0)
    if not message:
        return None
    there = await _is_there(ctx.response.interaction.client, table, message)
    return find_table.message_link(table, message) if there else ""


async def _is_there(client: discord.Client, table: Table, message: int) -> bool:
    """Whether a message of a table is still there, as far as Discord says so in time."""
    place = client.get_partial_messageable(table.place.thread or table.place.channel, guild_id=table.place.guild)
    try:
        with delivering():
            async with asyncio.timeout(PATIENCE):
                await place.fetch_message(message)
    except (MessageGoneError, ChannelGoneError):
        return False
    except UndeliveredError:
        return True
    return True


async def _since(ctx: InteractionContext, table: Table) -> None:
    seat = table.seat_of(ctx.person)
    if seat is None:
        await ctx.refuse(None, Refusal("stranger"))
    else:
        found = await ctx.parts.history.since(table, seat)
        await ctx.show(registry.since(table, seat, found, await ctx.words()), table.id)


async def digest(ctx: InteractionContext, table: Table, panel: str = MINE) -> str:
    """What somebody reads above their moves who comes back after hours to a table that is not live; empty otherwise."""
    seat = table.seat_of(ctx.person)
    if panel != MINE or seat is None:
        return ""
    try:
        found = await ctx.parts.history.returned(table, seat, ctx.parts.now())
    except StoreError:  # moves can be made without it
        return ""
    return "" if found is None else registry.digest(table, seat, found, await ctx.words())
