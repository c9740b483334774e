"""What is slow the first time is done once after the start, before somebody waits for it."""

import asyncio
import gc
from collections.abc import Callable, Set
from typing import Any

from bot.i18n.translator import languages, translator_for
from bot.present.panel_context import THEME
from bot.present.panel_model import PictureRequest
from bot.present.publishing.picture_queue import FILMS, PictureQueue
from bot.tables.clock.deadlines import first_due
from bot.tables.model import Table
from bot.tables.service import TableService

TABLES = 50
"""Tables whose latest commands are read: those whose time ends first."""


async def prepare(tables: TableService, pictures: PictureQueue, sample: Callable[[str], Any]) -> None:
    """Read and parse what the first press at a table under way needs, then draw one film of each kind.

    A first film takes eight times as long as later ones, in any language. `sample` makes a view of a game. So much was made
    that garbage would else be looked for at one of the first presses, so it is looked for now.
    """
    first = [table.id for table in sorted(tables.tables(), key=first_due)[:TABLES]]  # tables are packed meanwhile
    await _sentences({(lang, table.game) for table in tables.tables() for lang in _spoken(table)})
    for id_ in first:
        await tables.executor.remember(id_)
    for film in FILMS:
        view = await asyncio.to_thread(sample, film.partition("/")[0])
        await pictures.get(PictureRequest(film, view, THEME, languages()[0]))
    gc.collect()


async def _sentences(spoken: Set[tuple[str, str]]) -> None:
    """Parse what games say in these languages, a sentence at a time."""
    for lang, game in sorted(spoken):
        for _ in translator_for(lang).prepare(game):
            await asyncio.sleep(0)


def _spoken(table: Table) -> list[str]:
    """The languages of a table and of its people, who read their private panels in them."""
    return [table.lang, *(chair.lang for chair in table.chairs if chair.person is not None)]
