"""The commands for whole databases: bring one up to date."""

import asyncio

from bot.tables.storage import address, schema_version


def migrated(database: str) -> str:
    """Bring a database up to date; one sentence about it. Raises StoreError."""
    before, after = asyncio.run(schema_version.migrate(database))
    shown = address.shown(database)
    if before == after:
        return f"The database {shown} is of version {after} already."
    return (
        f"The database {shown} is of version {after} now; it {'was empty' if before is None else f'was of {before}'}."
    )
