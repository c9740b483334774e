"""The turns of tables that people look back at: read from the store, replayed in a worker thread, a few tables kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from bot.kit.boards.custom_board import BOARD, is_shared
from bot.kit.contract import EventFor, Seat
from bot.kit.engine import default_options
from bot.kit.replay import Sealed
from bot.tables.commands import BY_ITSELF, BY_ORDER
from bot.tables.history.game_history import GameHistory
from bot.tables.history.turn_log import Turn
from bot.tables.model import LIVE, PAUSED, PLAYING, Table
from bot.tables.storage.store import Store

MOST_BYTES = 4_000_000
"""Bytes of steps and positions in memory, of all tables together; of more the table looked at least lately goes."""
AWAY, MOST_LOOKS = 3 * 3600, 2_000
"""Seconds after which who comes back reads first what happened; and how many such readings are remembered."""


class PastTurn(msgspec.Struct, frozen=True):
    """A turn as it is looked back at. `told` and `state` hold secrets: who shows them chooses by seat.

    `state`: the position at its end; None where it cannot be replayed. `turns`: all turns so far. `damaged`: whether a
    part of the record cannot be read. `film`: a link to the film of the whole game, empty where its message was deleted;
    None where there is none to be told of.
    """

    turn: Turn
    told: Sequence[EventFor]
    state: Any
    turns: Sequence[Turn]
    damaged: bool
    film: str | None = None

    @property
    def last(self) -> bool:
        """Whether it is the newest turn."""
        return self.turn.number == len(self.turns)


class SinceThen(msgspec.Struct, frozen=True):
    """What was told since a person's last own step, by turn."""

    turns: Sequence[tuple[Turn, Sequence[EventFor]]]
    count: int
    """All turns so far."""


class HistoryService:
    """Looks back at tables: of each, one request at a time is read and replayed, in a worker thread."""

    def __init__(self, store: Store, most: int = MOST_BYTES) -> None:
        self._store = store
        self._most = most
        self._read: OrderedDict[int, GameHistory] = OrderedDict()
        self._looks: OrderedDict[tuple[int, Seat], tuple[float, int]] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def turn(self, table: Table, number: int | None) -> PastTurn | None:
        """A turn of a table, None for the newest; nothing where there is no such turn. Raises StoreError."""
        async with self._lock(table):
            history = await self._history(table)
            turns = history.turns
            wanted = len(turns) if number is None else number
            if not 1 <= wanted <= len(turns):
                return None
            stands = wanted == len(turns) and history.seq <= table.seq
            state = table.state if stands else None  # read here: unpacking changes what the executor iterates
            return await asyncio.to_thread(_past, history, turns[wanted - 1], state)

    async def since(self, table: Table, seat: Seat, after: int = 0) -> SinceThen:
        """What was told since the last own step of a seat, and since step `after` of the table. Raises StoreError."""
        async with self._lock(table):
            return await asyncio.to_thread(_since, await self._history(table), seat, after)

    async def returned(self, table: Table, seat: Seat, now: float) -> SinceThen | None:
        """What somebody who comes back after hours to a table that is not live has missed; None otherwise.

        That it was read is remembered in memory: after a restart it counts from the last own step. Raises StoreError.
        """
        key = (table.id, seat)
        looked, seen = self._looks.get(key, (0.0, 0))
        if table.pace == LIVE or table.phase not in (PLAYING, PAUSED) or now - looked < AWAY:
            return None
        acted = await self._store.history.last_at(table.id, seat, BY_ITSELF)
        if now - max(acted, table.opened) < AWAY:
            return None
        found = await self.since(table, seat, seen)
        self._looks[key] = (now, table.seq)
        self._looks.move_to_end(key)
        while len(self._looks) > MOST_LOOKS:
            self._looks.popitem(last=False)
        return found

    def _lock(self, table: Table) -> asyncio.Lock:
        """The lock of a table, which is forgotten once nobody holds or awaits it."""
        return self._locks.setdefault(table.id, asyncio.Lock())

    async def _history(self, table: Table) -> GameHistory:
        """The steps of a table up to now."""
        history = self._read.get(table.id)
        if history is None:
            history = self._read[table.id] = GameHistory(self._store.games[table.game], sealed(self._store, table))
        self._read.move_to_end(table.id)
        if history.seq < table.seq:
            steps = await self._store.history.steps(table.id, history.seq)
            await asyncio.to_thread(history.extend, steps)
        while len(self._read) > 1 and sum(each.size for each in self._read.values()) > self._most:
            self._read.popitem(last=False)
        return history


def sealed(store: Store, table: Table) -> Sealed:
    """All that chance and choice need to make the game of a table again."""
    board = {BOARD: table.board} if is_shared(table.board) else {}
    options = default_options(store.games[table.game], table.pace, table.options | board)
    return Sealed(len(table.chairs), options, table.seed)


def _past(history: GameHistory, turn: Turn, state: Any) -> PastTurn:
    """A turn with the position at its end, `state` where it is known already."""
    position = history.at_end(turn) if state is None else state
    return PastTurn(turn, history.told(turn), position, tuple(history.turns), history.damaged)


def _since(history: GameHistory, seat: Seat, after: int) -> SinceThen:
    own = [step for step in history.steps if step.seat == seat and not step.key.startswith((*BY_ITSELF, BY_ORDER))]
    seq = own[-1].seq if own else 0
    found: list[tuple[Turn, Sequence[EventFor]]] = []
    for turn in history.turns:
        told = history.told(turn, max(seq, after))
        if told:
            found.append((turn, told))
    return SinceThen(found, len(history.turns))
