"""The commands for whole databases: bring one up to date, move one to a server."""

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa

from bot.tables.model import OVER
from bot.tables.storage import address, database, database_copy, encryption, history, key_check, schema, schema_version
from bot.tables.storage.database import StoreError
from bot.tables.storage.encryption import Key
from bot.tables.storage.store import Store

SAMPLE = 50
"""Tables that are read from both databases, and finished games that are replayed, after a move."""


def migrated(database: str) -> str:
    """Bring a database up to date; one sentence about it. Raises StoreError."""
    before, after = asyncio.run(schema_version.migrate(database))
    shown = address.shown(database)
    if before == after:
        return f"The database {shown} is of version {after} already."
    return (
        f"The database {shown} is of version {after} now; it {'was empty' if before is None else f'was of {before}'}."
    )


def forget_key(where: str, key: Key) -> str:
    """Close the games under way whose key is lost; one sentence about it. Raises StoreError."""
    closed = asyncio.run(_given_up(where, key))
    return f"Games under way that were given up because their key is lost: {closed:,}."


async def _given_up(where: str, key: Key) -> int:
    lock = database.acquire_lock(database.url_of(where))
    store = await Store.look(where)
    try:
        return await key_check.give_up(store.database, encryption.source(where, key))
    finally:
        await store.close()
        if lock is not None:
            lock.release()


def moved(source: str, target: str) -> str:
    """Copy a SQLite file to a server and prove it; what was found, in lines. Raises StoreError."""
    copied = asyncio.run(database_copy.copy(source, target))
    lines = [f"  {name}: {each.rows:,} rows, {each.digest[:16]}" for name, each in copied.items() if each.rows]
    lines.append("Every row is the same in both, states included; the sums of their SHA-256 stand beside them.")
    proved, games, odd = asyncio.run(_verified(source, target))
    if odd:
        raise StoreError(f"All rows were copied, but {odd}; look at it with `python -m bot inspect` before you go on.")
    lines.append(f"Of {games:,} finished games {proved} were replayed from the server: every draw is as sealed.")
    lines.append(
        f"Set QUARTIER_DATABASE_URL to this address now, and QUARTIER_KEY_FILE to {encryption.KEY_FILE} from beside the "
        f"file; {source} stays as it is, and nothing uses it any more."
    )
    return "\n".join(lines)


async def _verified(source: str, target: str) -> tuple[int, int, str]:
    """How many finished games of a sample were proved, of how many there are; and the first that differs, in words."""
    key = encryption.source(source, None)
    old, new = await Store.look(source), await Store.look(target, key=key)
    try:
        columns = schema.tables.c
        rows = await new.database.rows(sa.select(columns.id, columns.phase).order_by(columns.id))
        over = [row["id"] for row in rows if row["phase"] == OVER]
        for id_ in _spread([row["id"] for row in rows]):
            if await old.tables.load(id_) != await new.tables.load(id_):
                return 0, 0, f"table {id_} is read otherwise than from the file"
        sample = [id_ for id_ in _spread(over) if await _provable(old, id_)]
        for id_ in sample:
            if not await _provable(new, id_):
                return 0, 0, f"table {id_} is not what its seed gives, as it is in the file"
        return len(sample), len(over), ""
    finally:
        await old.close()
        await new.close()


async def _provable(store: Store, id_: int) -> bool:
    """Whether the draws of a finished game are those of its seed. Games of older versions are not."""
    table = await store.tables.load(id_)
    return table is not None and history.verify(await history.exported(store, table), store.games).proved


def _spread(ids: Sequence[int]) -> Sequence[int]:
    """At most SAMPLE of some, from the first to the last."""
    return ids[:: max(1, -(-len(ids) // SAMPLE))]
