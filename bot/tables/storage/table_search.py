"""The games of a person on a server, also those that are over."""

import msgspec
import sqlalchemy as sa

from bot.tables.model import LOBBY, PAUSED, PLAYING, ChannelRef, Participant
from bot.tables.storage import schema
from bot.tables.storage.database_access import DatabaseAccess

MOST = 25
"""Games that are found, the newest first."""


class FoundTable(msgspec.Struct, frozen=True):
    """A game that has begun, without its position."""

    id: int
    game: str
    phase: str
    place: ChannelRef
    chairs: tuple[Participant, ...]


class _Head(msgspec.Struct, frozen=True):
    """What is read of the head of a table."""

    place: ChannelRef
    chairs: tuple[Participant, ...]


async def games_of(database: DatabaseAccess, guild: int, person: int) -> list[FoundTable]:
    """The games that a person plays or has played on a server, the newest first. Raises StoreError."""
    columns = schema.tables.c
    named = columns.head.like(f'%"person":{person}%')
    rows = await database.rows(
        sa.select(columns.id, columns.game, columns.phase, columns.head)
        .where(columns.guild == guild, columns.phase != LOBBY, columns.state != "null", named)
        .order_by(columns.id.desc())
        .limit(MOST)
    )
    found = [(row, _head(row["head"])) for row in rows]
    return [
        FoundTable(row["id"], row["game"], row["phase"], head.place, head.chairs)
        for row, head in found
        if head is not None and any(chair.person == person for chair in head.chairs)
    ]


async def open_games_of(database: DatabaseAccess, person: int) -> list[int]:
    """The games that a person plays anywhere, the oldest first, MOST at most. Raises StoreError."""
    columns = schema.tables.c
    named = columns.head.like(f'%"person":{person},%')
    mine = sa.select(columns.id).where(columns.phase.in_((PLAYING, PAUSED)), named).order_by(columns.id).limit(MOST)
    return [row["id"] for row in await database.rows(mine)]


def _head(text: str) -> _Head | None:
    """What is known of a table; None for a damaged one."""
    try:
        return msgspec.json.decode(text, type=_Head)
    except msgspec.MsgspecError:
        return None
