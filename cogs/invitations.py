"""Inviting people to a table that is being opened: who can be, and what the host is told."""

from collections.abc import Iterable

import discord

from bot.i18n.translator import Translator, escape
from bot.tables.model import Table
from bot.tables.names import tidy
from cogs.context import InteractionContext

MOST = 3
"""People invited at once: as many as fit into the press of a menu."""
Invited = discord.Member | discord.User


def read(
    ctx: InteractionContext, people: Iterable[Invited | None], words: Translator
) -> tuple[tuple[int, ...], list[str]]:
    """Those who can be invited, and the sentence about the others, if there are any."""
    named = {each.id: each for each in people if each is not None and each.id != ctx.person}
    able = [each.id for each in named.values() if _sees(each, ctx.response.interaction.channel)]
    others = [escape(tidy(each.display_name, each.name)) for each in named.values() if each.id not in able]
    return tuple(able), [words.say("invite-refused", names=words.list(others))] if others else []


async def send(ctx: InteractionContext, table: Table, people: tuple[int, ...]) -> list[str]:
    """Call them, each in the way they have chosen, of which the host learns nothing. Returns the sentence for the host.

    Nobody is called to a table of somebody they are kept apart from; of that the host learns nothing either.
    """
    people = tuple([each for each in people if table.seat_of(each) is None])
    if not people:
        return []
    apart = await ctx.parts.store.blocks.apart(ctx.person)
    await ctx.parts.notices.invite(table, [each for each in people if each not in apart])
    words = await ctx.words()
    return [words.say("invite-sent", names=words.list(f"<@{each}>" for each in people))]


def _sees(person: Invited, channel: object) -> bool:
    """Whether somebody is a person who sees the channel of the command."""
    if person.bot or not isinstance(person, discord.Member):
        return False
    allowed = person.resolved_permissions
    if allowed is None and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        allowed = channel.permissions_for(person)
    return allowed is None or allowed.view_channel
