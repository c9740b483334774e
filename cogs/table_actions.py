"""Table matters: the verbs that the lobby's and the evening's buttons send, each through the tables."""

from collections.abc import Awaitable, Callable

import discord

from bot.kit.contract import Range, Refusal, Value
from bot.present.panels import lobby, table_status
from bot.tables.lobby import options
from bot.tables.model import Answer, Table
from bot.tables.service import TableService
from cogs.context import chair, staff

Interaction = discord.Interaction[discord.Client]
Matter = Callable[[TableService, Table, Interaction, list[str]], Awaitable[Answer]]
PANELS = {
    "pace": lobby.OPTIONS,
    "option": lobby.OPTIONS,
    "token": lobby.TOKEN,
    "swap": lobby.SEATS,
    "robot": lobby.ROBOT_PANEL,
    "unrobot": lobby.ROBOT_PANEL,
}
"""The private panel on which a matter is pressed, to show it again; any other: the table's."""


async def run(tables: TableService, table: Table, interaction: Interaction, text: str) -> Answer:
    """Carry out a matter, written as its button sends it. Nothing is awaited before the table's lock."""
    verb, *parts = text.split(".")
    matter = ACTIONS.get(verb)
    if matter is None or "?" in text:
        return Refusal("forged")
    try:
        return await matter(tables, table, interaction, parts)
    except (ValueError, IndexError):
        return Refusal("forged")


def panel_of(text: str) -> str:
    """The private panel to show again after a matter."""
    return PANELS.get(text.split(".", maxsplit=1)[0], table_status.TABLE_PANEL)


def join(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Sit down."""
    return tables.join(table.id, chair(interaction))


def leave(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Get up."""
    return tables.leave(table.id, interaction.user.id, str(interaction.id))


def robot(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Seat a robot."""
    return tables.add_robot(table.id, interaction.user.id, parts[0])


def unrobot(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Take a robot away."""
    return tables.remove_robot(table.id, interaction.user.id, int(parts[0]))


def token(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Choose a token."""
    return tables.choose_token(table.id, interaction.user.id, int(parts[0]))


def swap(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Let two players change seats."""
    return tables.swap(table.id, interaction.user.id, int(parts[0]), int(parts[1]))


def pace(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Choose the pace."""
    return tables.set_pace(table.id, interaction.user.id, parts[0])


def option(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Choose the value of an option."""
    value = option_value(tables, table, parts[0], ".".join(parts[1:]))
    return tables.set_option(table.id, interaction.user.id, parts[0], value)


def option_value(tables: TableService, table: Table, key: str, text: str) -> Value:
    """An option's value as its domain has it; a text that stands for none comes back as it is and is refused."""
    domain = next((each.domain for each in options(tables.game(table)) if each.key == key), None)
    if isinstance(domain, Range):
        return int(text)
    return next((each for each in (domain.options if domain else ()) if str(each) == text), text)


def start(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Begin the game."""
    return tables.start(table.id, interaction.user.id)


def rematch(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Open the next lobby."""
    return tables.rematch(table.id, interaction.user.id)


def pause(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Stop the clocks."""
    return tables.pause(table.id, interaction.user.id, staff=staff(interaction))


def resume(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Go on."""
    return tables.resume(table.id, interaction.user.id, staff=staff(interaction))


def close(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Call the table off."""
    return tables.call_off(table.id, interaction.user.id, staff=staff(interaction))


def vote_out(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Open the vote about an absent person's seat."""
    return tables.vote_out(table.id, interaction.user.id, int(parts[0]))


def vote(tables: TableService, table: Table, interaction: Interaction, parts: list[str]) -> Awaitable[Answer]:
    """Answer that vote."""
    return tables.vote(table.id, interaction.user.id, yes={"yes": True, "no": False}.get(parts[0], False))


ACTIONS: dict[str, Matter] = {
    "join": join,
    "leave": leave,
    "robot": robot,
    "unrobot": unrobot,
    "token": token,
    "swap": swap,
    "pace": pace,
    "option": option,
    "start": start,
    "rematch": rematch,
    "pause": pause,
    "resume": resume,
    "close": close,
    "voteout": vote_out,
    "vote": vote,
}
"""The register of matters."""
