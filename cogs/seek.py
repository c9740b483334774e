"""Which table somebody means who types a command in a channel."""

import discord

from bot.games.kit.model import Offer, Refusal
from bot.tables.model import LOBBY, OVER, PAUSED, PLAYING, Table
from bot.tables.service import Tables
from cogs.answer import Interaction


def shown_in(table: Table, channel: int | None) -> bool:
    """Whether a table is shown in this channel or thread."""
    return channel == (table.place.thread or table.place.channel)


def here(tables: Tables, interaction: Interaction, *, seated: bool = True) -> Table | Refusal:
    """The table meant by a command: in this channel, being played, where the person sits."""
    near = [t for t in tables.tables() if shown_in(t, interaction.channel_id) and t.phase in (PLAYING, PAUSED)]
    mine = [t for t in near if t.seat_of(interaction.user.id) is not None]
    if not near:
        return Refusal("no-table-here")
    if seated and not mine:
        return Refusal("stranger")
    found = mine or near
    return found[0] if len(found) == 1 else Refusal("which-table")


def offers(tables: Tables, table: Table, person: int) -> list[Offer]:
    """What a person may do at a table now."""
    seat = table.seat_of(person)
    if seat is None or table.phase != PLAYING:
        return []
    return tables.game(table).offers(table.state, seat)


def of_guild(tables: Tables, guild: int | None) -> list[Table]:
    """The open tables of a server."""
    return [t for t in tables.tables() if t.place.guild == guild and t.phase in (LOBBY, PLAYING, PAUSED, OVER)]


def link(table: Table) -> str:
    """Where a table is, to be pressed."""
    return f"<#{table.place.thread or table.place.channel}>"


def message_link(table: Table, message: int) -> str:
    """A message of a table, to be pressed."""
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread or table.place.channel}/{message}"


def is_thread(interaction: Interaction) -> bool:
    """Whether a command was typed in a thread."""
    return isinstance(interaction.channel, discord.Thread)
