"""What it costs to look back: a late page of a long game that nobody has looked at, read from its file and replayed."""

import gc
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from msgspec.structs import replace

from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.present import registry
from bot.present.panels.history import AskedTurn
from bot.tables.history.history_service import HistoryService
from bot.tables.model import Table
from bot.tables.storage.store import Store
from rendering import paint
from tests.bench.figures import Figure
from tests.present.robot_games import game
from tests.tables.test_history_service import insert

KEY, SEATS, SEED, TURN = "city", 4, 2, 200
"""A game of easy robots of 221 turns, and the first page that is asked for."""
PAGE_MS = 60
"""Milliseconds of CPU that a page may take with its picture."""
ROUNDS = 7


async def kept(store: Store) -> Table:
    """The table of a long game, with its records in the store."""
    *_, (table, records) = game(KEY, SEATS, SEED, 20_000, "easy")
    table = await store.tables.create(replace(table, seed=SEED.to_bytes(32, "big")))
    await insert(store, table, records)
    return table


async def page(store: Store, table: Table, turn: int) -> tuple[float, float]:
    """Seconds of the process's CPU for a page while nothing is known of the game: without its picture, and with it."""
    gc.collect()
    begun = time.process_time()
    past = await HistoryService(store).turn(table, turn)
    assert past is not None, f"The game has fewer than {turn} turns."
    panel = registry.history_panel(table, 0, past, AskedTurn(turn), translator_for("fr"))
    shown, asked = time.process_time(), panel.picture
    assert asked is not None, "The page has no picture."
    paint(asked.key, asked.view, asked.theme, asked.lang, asked.names, asked.tokens)
    return shown - begun, time.process_time() - begun


async def figures() -> AsyncIterator[Figure]:
    """The least of some rounds."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "history.db", GAMES)
        table = await kept(store)
        taken = [await page(store, table, TURN + at) for at in range(ROUNDS)]
        await store.close()
    words, whole = (1e3 * min(each) for each in zip(*taken, strict=True))
    yield Figure(f"look back at turn {TURN}, a game not in memory, CPU", words, "ms")
    yield Figure("the same with its new picture, CPU", whole, "ms", most=PAGE_MS)
