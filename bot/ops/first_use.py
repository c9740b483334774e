"""What is slow the first time is done once after the start, before somebody waits for it."""

import asyncio
import gc
from collections.abc import Callable, Sequence
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
    under_way = tables.tables()
    await _sentences(under_way)
    for table in sorted(under_way, key=first_due)[:TABLES]:
        await tables.executor.remember(table.id)
    for film in FILMS:
        view = await asyncio.to_thread(sample, film.partition("/")[0])
        await pictures.get(PictureRequest(film, view, THEME, languages()[0]))
    gc.collect()


async def _sentences(tables: Sequence[Table]) -> None:
    """Parse what games under way say in the languages of their tables and people, a sentence at a time."""
    read = {(lang, each.game) for each in tables for lang in (each.lang, *_spoken(each))}
    for lang, game in sorted(read):
        for _ in translator_for(lang).prepare(game):
            await asyncio.sleep(0)


def _spoken(table: Table) -> list[str]:
    """The languages of a table's people, who read their private panels in them."""
    return [chair.lang for chair in table.chairs if chair.person is not None]
