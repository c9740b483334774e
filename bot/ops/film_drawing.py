"""Draws the film of a stored game from its records alone, for the bot in a process of its own."""

import asyncio
import os
import resource
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from bot.cli.inspect_table import UnusableError
from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import translator_for
from bot.present import game_film
from bot.present.panel_model import PictureRequest
from bot.present.registry import PRESENTERS
from bot.runtime import malloc
from bot.runtime.background_process import result_of
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import sealed
from bot.tables.model import OVER, Table
from bot.tables.robots.worker import follow_parent
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store
from rendering import film, keep
from rendering.image import Picture

NICE, SECONDS, MEMORY = 19, 20, 1_500_000_000
"""By how much its priority is lower than the bot's, its seconds of one core, and the bytes of addresses it may use."""
LATEST = 600.0
"""Seconds after which it is given up, on a machine that has much else to do."""
KEPT = 16
"""Megabytes of what pictures are made of that it keeps: with less it draws much twice."""


class FilmRequest(msgspec.Struct, frozen=True):
    """What the process needs: a database, the number of a table, and the theme."""

    database: str
    table: int
    theme: str
    nice: int = NICE


async def drawn_in_process(
    database: str, theme: Callable[[int], str], table: Table, nice: int = NICE
) -> Picture | None:
    """The film of a table in the theme of its server; None where its game has none.

    Cancelled, its process ends at once. Raises ProcessError, TimeoutError.
    """
    asked = FilmRequest(database, table.id, theme(table.place.guild), nice)
    made = await asyncio.wait_for(result_of(_work, msgspec.msgpack.encode(asked)), LATEST)
    return msgspec.msgpack.decode(made, type=tuple[Picture | None])[0]


def _work(packed: bytes, far: Connection) -> None:
    """In the process: draw a film."""
    follow_parent()
    asked = msgspec.msgpack.decode(packed, type=FilmRequest)
    os.nice(asked.nice)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    malloc.return_large()
    keep(KEPT)
    far.send_bytes(msgspec.msgpack.encode((drawn(asked),)))


def drawn(asked: FilmRequest) -> Picture | None:
    """The film of a table; None where its game has none. Raises UnusableError."""
    order = asyncio.run(_ordered(asked))
    if order is None:
        return None
    return film(order.key, order.view, asked.theme, order.lang, order.names, order.tokens)


async def _ordered(asked: FilmRequest) -> PictureRequest | None:
    try:
        store = await Store.look(asked.database)
        try:
            return await ordered(store, asked.table)
        finally:
            await store.close()
    except StoreError as error:
        raise UnusableError(str(error)) from error


async def ordered(store: Store, number: int) -> PictureRequest | None:
    """The picture that is the film of a table. Raises StoreError, UnusableError."""
    table = await store.tables.load(number)
    if table is None:
        raise UnusableError(f"There is no table {number}.")
    if table.phase != OVER:
        return None
    past = GameHistory(GAMES[table.game], sealed(store, table))
    past.extend(await store.history.steps(table.id))
    words = on_board(translator_for(table.lang), table.board, table.lang)
    return game_film.request(PRESENTERS[table.game], table, past, words)
