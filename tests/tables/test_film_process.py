"""The process that draws the film of a stored game, beside the bot that has the database open."""

import asyncio
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from PIL import Image

from bot.games import GAMES
from bot.ops.film_drawing import drawn_in_process, ordered
from bot.present.publishing.game_films import MOST
from bot.tables.model import OVER, PLAYING, Table
from bot.tables.storage import mappers, schema
from bot.tables.storage.store import Store
from rendering.game_film import FILM_WIDTH
from rendering.image import Picture
from rendering.theme import LIGHT
from tests.present.robot_games import game

STEPS = 20
"""Those of a game's records that are stored, so that its film is soon drawn."""


async def stored(store: Store) -> Table:
    """A game of Deal that is over, of whose steps the first are stored."""
    *_, (table, records) = game("deal", 2, 3, 400, "easy")
    assert table.phase == OVER
    made = await store.tables.create(replace(table, options={}, seed=(3).to_bytes(32, "big")))
    rows = [mappers.of_record(made.id, record) for record in records[:STEPS]]
    async with store.database.engine.begin() as connection:
        await connection.execute(sa.insert(schema.records), rows)
    return made


async def test_a_process_draws_the_film_and_ends(tmp_path: Path) -> None:
    path = str(tmp_path / "quartier.db")
    store = await Store.open(path, GAMES)
    table = await stored(store)
    playing = await store.tables.create(replace(table, phase=PLAYING))

    def theme(guild: int) -> str:
        return "light" if guild == table.place.guild else "dark"

    film = await drawn_in_process(path, theme, table, nice=0)
    assert film is not None
    order = await ordered(store, table.id)
    assert order is not None
    assert await ordered(store, playing.id) is None
    await store.close()
    assert len(film.data) < MOST
    assert f"{order.view.seconds:.0f} seconds" in film.alt
    assert film.width == FILM_WIDTH
    colour = first(film).getpixel((2, 2))
    assert isinstance(colour, tuple)
    assert all(abs(one - other) < 9 for one, other in zip(colour, LIGHT.ground, strict=True)), "in its server's theme"


def first(film: Picture) -> Image.Image:
    """The first picture of a film."""
    if film.suffix == "webp":
        return Image.open(BytesIO(film.data)).convert("RGB")
    av: Any = import_module("av")
    with av.open(BytesIO(film.data)) as opened:
        made: Image.Image = next(opened.decode(video=0)).to_image()
        return made


async def test_given_up_it_ends_at_once(tmp_path: Path) -> None:
    path = str(tmp_path / "quartier.db")
    store = await Store.open(path, GAMES)
    task = asyncio.create_task(drawn_in_process(path, lambda guild: "dark", await stored(store)))
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 5)
    await store.close()
