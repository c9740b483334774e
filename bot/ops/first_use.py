"""What is slow the first time is done once after the start, before somebody waits for it."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import Callable, Sequence, Set
from typing import Any

from bot.games import GAMES
from bot.i18n.translator import languages, translator_for
from bot.kit.engine import read
from bot.present.panel_context import THEME
from bot.present.panel_model import Panel, PictureRequest
from bot.present.publishing.picture_queue import ANIMATED, FILMS, PictureQueue
from bot.runtime.log import redacted
from bot.tables.clock.deadlines import first_due
from bot.tables.model import Table
from bot.tables.service import TableService
from bot.tables.storage.file_transaction import compile_usual

log = logging.getLogger(__name__)

TABLES, PAINTED = 50, 16
"""Tables whose latest commands are read, and whose boards are painted: those whose time ends first.

Only one of each game and language is painted: with sixteen of a game an idle table of a thousand took 1 kB more.
"""
PAUSE = 0.05
"""Seconds between two boards: painting slows down whatever somebody waits for."""
SHOWING = 60
"""Seconds for which boards wait until all tables are shown."""


async def prepare(
    tables: TableService,
    pictures: PictureQueue,
    sample: Callable[[str], Any],
    present: Callable[..., Sequence[Panel]],
    behind: Callable[[], int],
) -> None:
    """Read and parse what the first press at a table under way needs, draw one film of each kind, then paint boards.

    A first film takes eight times as long as later ones, in any language. `sample` makes a view of a game, `present` the
    messages of a table; `behind`: how many tables are not shown as they are. So much was made that garbage would else be
    looked for at one of the first presses, so it is looked for now.
    """
    urgent = sorted(tables.tables(), key=first_due)
    first = [table.id for table in urgent[:TABLES]]  # tables are packed meanwhile
    alike = {(table.game, table.lang): table.id for table in reversed(urgent)}
    del urgent
    await _sentences({(lang, table.game) for table in tables.tables() for lang in _spoken(table)})
    for game in {table.game for table in tables.tables()}:
        _read_types(game)
    await asyncio.to_thread(compile_usual)
    for id_ in first:
        await tables.executor.remember(id_)
    for film in FILMS:
        view = await asyncio.to_thread(sample, film.partition("/")[0])
        await pictures.get(PictureRequest(film, view, THEME, languages()[0]))
    await _all_shown(behind)
    for id_ in [*alike.values()][:PAINTED]:
        await asyncio.sleep(PAUSE)
        if (found := tables.get(id_)) is not None:
            await _boards(found, pictures, present)
    gc.collect()


async def _all_shown(behind: Callable[[], int]) -> None:
    """Wait until all is shown, for a while: what is painted before lies between what showing lets go, 2 MB in holes."""
    for _ in range(SHOWING):
        if not behind():
            return
        await asyncio.sleep(1.0)


def _read_types(game: str) -> None:
    """Let msgspec look at the types of a game's actions, which it does when it is given the first one."""
    with contextlib.suppress(ValueError):
        read(GAMES[game], "")


async def _boards(table: Table, pictures: PictureQueue, present: Callable[..., Sequence[Panel]]) -> None:
    """Paint what a table shows: the next picture has nearly all of its pieces."""
    try:
        panels = present(table, (), ())
    except Exception as error:  # whoever shows the table tells it, too
        log.debug("Table %s is not painted beforehand.", table.id, exc_info=redacted(error))
        return
    for panel in panels:
        if panel.picture is not None and panel.picture.key not in ANIMATED:
            await pictures.get(panel.picture)


async def _sentences(spoken: Set[tuple[str, str]]) -> None:
    """Parse what games say in these languages, a sentence at a time."""
    for lang, game in sorted(spoken):
        for _ in translator_for(lang).prepare(game):
            await asyncio.sleep(0)


def _spoken(table: Table) -> list[str]:
    """The languages of a table and of its people, who read their private panels in them."""
    return [table.lang, *(chair.lang for chair in table.chairs if chair.person is not None)]
