"""`make crash ARGS="--ends"`: kill -9 while games end: each counts in ratings exactly once, and none that ended is missing.

At new tables of each game one of two people leaves, pressing twice, at several tables at once; the bot's process is
killed at a random moment meanwhile. Judged each time in the database that the dead process left: a table that is over
has one row of results for each seat, one that is played has none; a press that was answered as done has ended its
game; and everybody's ratings, reckoned anew from the first game on, are those of the rows.
"""

import asyncio
import itertools
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from bot.games import BUILT_IN, GAMES
from bot.kit.engine import default_options
from bot.kit.rng import CommittedRng
from bot.playground.model import Interaction
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import NONE, TABLE, ControlId
from bot.settings import DATABASE
from bot.tables.clock import deadlines
from bot.tables.model import OVER, PLAYING, SLOW, ChannelRef, Participant, Table
from bot.tables.ratings.rating import Rating, after
from bot.tables.storage import schema, schema_version
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.store import Store
from cogs.interaction_response import DEFER_AFTER
from tests.bench import seed_database
from tests.bench.load import ACCEPTED, SHOWING, Process

AT_ONCE = 6
"""Games that end together in a life of the bot."""
MOMENTS = (0.05, 2.5)
"""Seconds from the presses to the kill."""
PEOPLE = 4
LATER = 6
CLOSE = 1e-9


class Found(msgspec.Struct):
    """What all kills have shown. `cut`: kills before all games of that life had ended; `done`: ends that were answered."""

    kills: int = 0
    ended: int = 0
    presses: int = 0
    done: int = 0
    cut: int = 0
    faults: list[str] = []


class Ends:
    """The games, the kills and the judge."""

    def __init__(self, playground: Playground, folder: Path, seed: int, address: str) -> None:
        self.world, self._playground, self._folder, self._address = playground.world, playground, folder, address
        self.world.limits.on = False
        self.chance = random.Random(seed)
        self.people = [self.world.add_person(f"Person {n}") for n in range(PEOPLE)]
        self.channel = self.world.add_channel("games")
        self.tables: list[Table] = []
        self.over: set[int] = set()
        self.found = Found()

    async def run(self, kills: int) -> Found:
        """Write the tables, then kill so many times."""
        made = [self._table(number) for number in range(kills * AT_ONCE)]
        ids = await seed_database.write(self._address or self._folder / DATABASE, made)
        self.tables = [replace(table, id=id_) for table, id_ in zip(made, ids, strict=True)]
        while self.found.kills < kills and len(self.found.faults) < 20:
            await self._life()
        return self.found

    def _table(self, number: int) -> Table:
        """A game of two people that has just begun."""
        game = GAMES[tuple(BUILT_IN)[number % len(BUILT_IN)]]
        seed = number.to_bytes(32, "big")
        dice = CommittedRng(game.key, seed)
        state = game.setup(2, default_options(game, SLOW), dice)
        two = self.chance.sample(self.people, 2)
        made = Table(
            id=0,
            game=game.key,
            place=ChannelRef(self.channel.guild or 0, self.channel.id),
            host=two[0].id,
            lang="en",
            pace=SLOW,
            phase=PLAYING,
            chairs=tuple(Participant(each.name, person=each.id, token=seat) for seat, each in enumerate(two)),
            options={key: value for key, value in default_options(game, SLOW).items() if key != "pace"},
            seed=seed,
            drawn=dice.drawn,
            seq=1,
            version=game.version,
            packed_state=PackedState(state),
            opened=time.time(),
        )
        return replace(made, deadlines=deadlines.due(game, made, time.time()))

    async def _life(self) -> None:
        """One life of the bot."""
        chosen = [table for table in self.tables if table.id not in self.over][:AT_ONCE]
        async with Process(self._playground, self._folder, QUARTIER_DATABASE_URL=self._address) as process:
            await process.connected()
            await self.world.until(lambda: bool(self.channel.messages), SHOWING)
            lanes = [asyncio.create_task(self._leave(table)) for table in chosen for _ in range(2)]
            await asyncio.sleep(self.chance.uniform(*MOMENTS))
            await process.kill()
            done = [lane.result() for lane in lanes if lane.done() and not lane.cancelled()]
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)
        self.found.kills += 1
        self.found.presses += len(lanes)
        await self._judge(chosen, {id_ for id_, pressed in done if _counts(pressed)})

    async def _leave(self, table: Table) -> tuple[int, Interaction]:
        """Its host leaves, by a button that any message may carry."""
        text = str(ControlId(TABLE, table.id, NONE, "leave"))
        return table.id, await self.world.press(table.host, self.channel.messages[0], text, forged=True)

    # ---- the judge

    async def _judge(self, chosen: Sequence[Table], answered: set[int]) -> None:
        store = await Store.look(self._address or self._folder / DATABASE)
        try:
            phases = {row["id"]: row["phase"] for row in await store.database.rows(sa.select(schema.tables))}
            rows = await store.database.rows(sa.select(schema.results).order_by(schema.results.c.at))
        finally:
            await store.close()
        self.over = {id_ for id_, phase in phases.items() if phase == OVER}
        counted = [row["tab"] for row in rows]
        for table in self.tables:
            seats = counted.count(table.id)
            if seats != (len(table.chairs) if table.id in self.over else 0):
                self._fault(f"table {table.id} is {phases[table.id]} and has {seats} rows")
        self.found.done += len(answered)
        self.found.cut += bool({table.id for table in chosen} - self.over)
        self.found.ended = len(self.over)
        for id_ in answered - self.over:
            self._fault(f"leaving table {id_} was answered as done, and it goes on")
        for what in chain_faults(rows):
            self._fault(what)

    def _fault(self, what: str) -> None:
        self.found.faults.append(f"kill {self.found.kills}: {what}")


def _counts(pressed: Interaction) -> bool:
    """Whether an answer says that it is done."""
    if pressed.answered is None or pressed.answer not in ACCEPTED:
        return False
    return pressed.answer != LATER or pressed.answered - pressed.created < DEFER_AFTER


def chain_faults(rows: Sequence[Any]) -> list[str]:
    """Where ratings are not what the games give one after another. `rows` of results, by time."""
    known: dict[tuple[str, int], Rating] = {}
    faults = []
    for tab, group in itertools.groupby(rows, key=lambda row: row["tab"]):
        seats = sorted(group, key=lambda row: row["seat"])
        before = [[known.get((row["game"], row["person"]), Rating())] for row in seats]
        rated = after(before, [row["place"] for row in seats])
        for row, (one,) in zip(seats, rated, strict=True):
            if abs(one.mu - row["mu"]) > CLOSE or abs(one.sigma - row["sigma"]) > CLOSE:
                faults.append(f"seat {row['seat']} of table {tab} is rated {row['mu']:.3f} instead of {one.mu:.3f}")
            known[row["game"], row["person"]] = Rating(row["mu"], row["sigma"])
    return faults


async def crash_ends(kills: int, seed: int, address: str = "") -> Found:
    """So many kills on a fresh database: a file, or an empty one on a server."""
    with tempfile.TemporaryDirectory() as name:
        if address:
            await schema_version.migrate(address)
        async with Playground(FakeDiscord()) as playground:
            return await Ends(playground, Path(name), seed, address).run(kills)
