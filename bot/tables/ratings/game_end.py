"""The step that ends a game writes how it ended and what becomes of everybody's rating, in the same transaction."""

import asyncio
import logging
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from bot.runtime.log import redacted
from bot.tables.history.history_service import sealed
from bot.tables.model import Table
from bot.tables.ratings import result
from bot.tables.ratings.final_check import DealRange, deals_of
from bot.tables.storage.database import DamagedError, StoreError, UnwritableError
from bot.tables.storage.store import Store
from bot.tables.storage.write_batch import TableCommit

APART = 0.001
"""Seconds by which the results of two games that end at once are apart, so that the newest is known."""
log = logging.getLogger(__name__)


class GameEnd:
    """Commits steps; those that end a game one after another, because each reads the ratings that the one before wrote."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rating = asyncio.Lock()
        self._latest = 0.0

    async def commit(self, before: Table, commit: TableCommit) -> None:
        """Write a step. Raises StoreError."""
        game = self._store.games[before.game]
        if commit.record is None or not result.counts(before, commit.table, game):
            await self._store.tables.commit(commit)
            return
        deals = await self._deals(game, commit)
        if deals is None:
            await self._store.tables.commit(commit)
            return
        async with self._rating:
            people = [chair.person for chair in commit.table.chairs if chair.person is not None]
            known = await self._store.results.ratings(commit.table.place.guild, game.key, people)
            self._latest = max(self._latest + APART, commit.record.at)  # a later row builds upon an earlier one
            rows = result.results(game, commit.table, self._latest, known, deals)
            await self._store.tables.commit(replace(commit, results=rows))

    async def _deals(self, game: GameSpec[Any], commit: TableCommit) -> dict[Seat, DealRange] | None:
        """What was dealt in a game whose record is proved; None, which is logged, for one that does not count."""
        table, last = commit.table, commit.record
        try:
            records = [*await self._store.history.records(table.id), *([last] if last else [])]
            found = await asyncio.to_thread(deals_of, game, sealed(self._store, table), records)
        except DamagedError as error:
            log.error("The game of table %s counts in no rating, its record cannot be read: %s", table.id, error)
            return None
        except StoreError as error:
            raise UnwritableError(str(error)) from error
        except Exception as error:  # whatever the rules do wrong, the game ends
            log.error("The game of table %s counts in no rating.", table.id, exc_info=redacted(error))
            return None
        if found is None:
            log.warning("The game of table %s counts in no rating: its record is not what its seed gives.", table.id)
        return found
