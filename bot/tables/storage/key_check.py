"""The key of a database that is opened: it is the one with which its games under way are encrypted, or a new one."""

from pathlib import Path

import sqlalchemy as sa

from bot.tables.model import CLOSED, PAUSED, PLAYING
from bot.tables.storage import encryption, mappers, schema
from bot.tables.storage.database import DamagedError, MisconfiguredError
from bot.tables.storage.database_access import DatabaseAccess
from bot.tables.storage.encryption import PREFIX, Key, TableCipher

SAMPLE = 20
"""Encrypted games that are looked at; a damaged one says nothing of the key."""
_UNDER_WAY = schema.tables.c.phase.in_((PLAYING, PAUSED)), schema.tables.c.state.startswith(PREFIX)


async def prepared(database: DatabaseAccess, where: Key) -> bytes | None:
    """The key for a database that will be written; a file is made while nothing is encrypted yet.

    None where no key is named. Raises StoreError when it cannot be read or written, or when games under way are
    encrypted with another.
    """
    key = encryption.found(where)
    fits = await _fits(database, key)
    if fits is None:
        return encryption.write_new(where) if key is None and isinstance(where, Path) else key
    if not fits:
        place = f"in {where}" if isinstance(where, Path) else "the one of QUARTIER_KEY or QUARTIER_KEY_FILE"
        raise MisconfiguredError(
            f"Games under way are encrypted with a key that is not {place}; bring it back, or give these games up with "
            "`python -m bot forget-key`."
        )
    return key


async def give_up(database: DatabaseAccess, where: Key) -> int:
    """Close the games under way when their key is lost; how many. Those that can be read are left alone."""
    if await _fits(database, encryption.found(where)) is not False:
        return 0
    columns = schema.tables.c
    lost = await database.rows(sa.select(columns.id).where(*_UNDER_WAY))
    await database.execute(sa.update(schema.tables).where(*_UNDER_WAY).values(phase=CLOSED))
    games, days = schema.daily_games.c, schema.days.c
    await database.execute(sa.delete(schema.daily_games).where(games.state.startswith(PREFIX)))
    await database.execute(sa.delete(schema.days).where(days.seed.startswith(PREFIX)))
    return len(lost)


async def _fits(database: DatabaseAccess, key: bytes | None) -> bool | None:
    """Whether the key reads an encrypted game that is not damaged; None where there is none."""
    cipher = TableCipher()
    cipher.use(key)
    columns = schema.tables.c
    try:
        listed = await database.rows(sa.select(columns.id).where(*_UNDER_WAY).limit(SAMPLE))
    except DamagedError:
        return None
    for row in listed:
        if (state := await _intact_state(database, row["id"])) is not None:
            return cipher.decrypt_text(state) is not None
    seeds = sa.select(schema.days.c.seed).where(schema.days.c.seed.startswith(PREFIX)).limit(1)
    sealed = await database.rows(seeds)
    return cipher.decrypt_text(sealed[0]["seed"]) is not None if sealed else None


async def _intact_state(database: DatabaseAccess, id_: int) -> str | None:
    """The encrypted state of a table; None when its rows are damaged."""
    waits = schema.deadlines.c
    table = sa.select(schema.tables).where(schema.tables.c.id == id_)
    try:
        (row,), due = await database.rows_together(
            table, sa.select(schema.deadlines).where(waits.tab == id_).order_by(waits.place)
        )
        return str(row["state"]) if mappers.intact(row, tuple(map(mappers.to_deadline, due))) else None
    except (DamagedError, ValueError):
        return None
