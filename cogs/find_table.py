"""Which table a command in a channel is about, and how it is named."""

from collections.abc import Sequence

import discord

from bot.i18n.translator import Translator, escape
from bot.kit.contract import Action, LegalAction, Refusal
from bot.kit.fields import union_members
from bot.tables.model import PAUSED, PLAYING, Table
from bot.tables.service import TableService
from bot.tables.storage.table_search import FoundTable
from cogs.interaction_response import Interaction


def shown_in(table: Table, channel: int | None) -> bool:
    """Whether a table is shown in this channel or thread."""
    return channel == (table.place.thread or table.place.channel)


def table_in_channel(tables: TableService, interaction: Interaction, *, seated: bool = True) -> Table | Refusal:
    """The table meant by a command: in this channel, being played, where the person sits."""
    near = [t for t in tables.tables() if shown_in(t, interaction.channel_id) and t.phase in (PLAYING, PAUSED)]
    mine = [t for t in near if t.seat_of(interaction.user.id) is not None]
    if not near:
        return Refusal("no-table-here")
    if seated and not mine:
        return Refusal("stranger")
    found = mine or near
    return found[0] if len(found) == 1 else Refusal("which-table")


def legal_actions(tables: TableService, table: Table, person: int) -> list[LegalAction]:
    """What a person may do at a table now."""
    seat = table.seat_of(person)
    if seat is None or table.phase != PLAYING:
        return []
    return tables.game(table).legal_actions(table.state, seat)


def verb_of(tables: TableService, table: Table, name: str) -> type[Action] | None:
    """The verb of that name in the table's game; None when it has none."""
    return next((each for each in union_members(tables.game(table).action) if each.__name__ == name), None)


def tables_in_guild(tables: TableService, interaction: Interaction) -> list[Table]:
    """The open tables of a server that a person may know of."""
    return [t for t in tables.tables() if t.place.guild == interaction.guild_id and sees(interaction, t)]


def sees(interaction: Interaction, table: Table) -> bool:
    """Whether a person may see the channel of a table; its players always may."""
    if table.seat_of(interaction.user.id) is not None or shown_in(table, interaction.channel_id):
        return True
    guild, person = interaction.guild, interaction.user
    channel = guild.get_channel(table.place.channel) if guild else None
    if guild is None or channel is None or not isinstance(person, discord.Member):
        return False
    allowed = channel.permissions_for(person)
    thread = guild.get_thread(table.place.thread or 0)
    private = thread is not None and thread.is_private() and not allowed.manage_threads
    return allowed.view_channel and not private


def named(interaction: Interaction, table: Table) -> str:
    """The names of the channel and thread of a table, as far as they are known."""
    guild = interaction.guild
    places = (table.place.channel, table.place.thread or 0)
    found = [guild.get_channel_or_thread(place) for place in places] if guild else []
    return " ".join(place.name for place in found if place is not None)


def line(table: Table | FoundTable, spoken: Translator) -> str:
    """A table in one line of a message."""
    return _line(table, spoken, [escape(each.name) for each in table.chairs])


def plain_line(table: Table | FoundTable, spoken: Translator) -> str:
    """The same as a suggestion shows it, which knows no markdown."""
    return _line(table, spoken, [each.name for each in table.chairs]).replace("**", "")


def _line(table: Table | FoundTable, spoken: Translator, players: Sequence[str]) -> str:
    return spoken.say(
        "tables-line",
        game=spoken.say(f"{table.game}-name"),
        table=str(table.id),
        players=spoken.list(players),
        state=spoken.say(f"state-{table.phase}"),
    )


def is_gone(interaction: Interaction, table: Table) -> bool:
    """Whether the library knows no channel or thread of a table: it is gone, or an archived thread."""
    place = table.place.thread or table.place.channel
    return interaction.guild is not None and interaction.guild.get_channel_or_thread(place) is None


def link(table: Table) -> str:
    """A link to the channel of a table."""
    return f"<#{table.place.thread or table.place.channel}>"


def message_link(table: Table, message: int) -> str:
    """A link to a message of a table."""
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread or table.place.channel}/{message}"
