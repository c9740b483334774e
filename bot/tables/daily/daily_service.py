"""The game of the day for everybody: whose turn it is to begin, what is played, and what may be shown when."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.kit.contract import Action, EventFor, Refusal
from bot.kit.spec import GameSpec
from bot.tables.daily import daily_game
from bot.tables.daily.daily_game import PERSON, DailyGame, Played
from bot.tables.daily.day import Day, day_at, game_of
from bot.tables.daily.standing import DailyResult
from bot.tables.model import ChannelRef, Participant, Table
from bot.tables.storage.store import Store

OVER, GONE, STRANGER = "daily-over", "daily-gone", "daily-stranger"
"""Refusals: that day is over; there is no such game any more; it is somebody else's."""
Score = Callable[[Table], int | None]
"""The person's number in the standing of a game that is over."""


class DailyService:
    """Reads a game at each press and writes it after it, so that a restart or another process changes nothing."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        score: Score,
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self._store, self._now, self._score = store, now, score
        self.seeds = seeds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # ---- days

    async def today(self) -> Day:
        """The day that runs. Its seed is drawn when somebody first asks, the same for all processes."""
        number, games = day_at(self._now()), self._store.games
        known = await self._store.daily.day(number)
        return known or await self._store.daily.enter(Day(number, game_of(number, games), self.seeds()))

    async def before(self, day: Day) -> Day | None:
        """The day before, whose seed may be shown; None while that is not so, or where nobody played."""
        found = await self._store.daily.day(day.number - 1)
        return found if found is not None and found.revealed(self._now()) else None

    async def results(self, day: Day, guild: int) -> Sequence[DailyResult]:
        """How the games of a day ended on a server, the best first."""
        return await self._store.daily.results(day.number, guild)

    # ---- games

    async def own(self, day: Day, person: int) -> DailyGame | None:
        """A person's game of a day."""
        return await self._store.daily.of_person(day.number, person)

    async def told(self, game: DailyGame) -> list[EventFor]:
        """What was told from the person's last step on, as far as the person may know."""
        steps = await self._store.daily.records(game, last=True)
        return [each for step in steps for each in step.told if each.only in (None, PERSON)]

    async def begin(self, person: Participant, place: ChannelRef, number: int) -> DailyGame | Refusal:
        """A person begins the game of the day of that number; the one that they have begun already goes on."""
        day, id_ = await self.today(), person.person or 0
        if number != day.number:
            return Refusal(OVER)
        game = self._game(day)
        if isinstance(game, Refusal):
            return game
        async with self._lock(id_):
            known = await self.own(day, id_)
            if known is None:
                first = await asyncio.to_thread(daily_game.begun, game, day, place, person, self._now())
                await self._store.daily.begin(first, place.guild)
            return known or await self.own(day, id_) or Refusal(GONE)

    async def find(self, table: int, person: int) -> DailyGame | Refusal:
        """A person's game, by its number, as long as its day runs."""
        found = await self._store.daily.find(table)
        if found is None:
            return Refusal(GONE)
        if found.person != person:
            return Refusal(STRANGER)
        return found if found.day == day_at(self._now()) else Refusal(OVER)

    async def play(self, table: int, person: int, move: tuple[Action, str | None], guild: int) -> DailyGame | Refusal:
        """Carry out a person's action that answers a decision. `guild`: the server of the press."""
        async with self._lock(person):
            at = await self.find(table, person)
            if isinstance(at, Refusal):
                return at
            day = await self.today()
            game = self._game(day)
            if isinstance(game, Refusal):
                return game
            done = await asyncio.to_thread(daily_game.played, game, day, at, *move, self._now())
            if isinstance(done, Refusal):
                return done
            done = self._scored(done)
            return done.game if await self._store.daily.save(at.table.seq, done, guild) else Refusal("too-late")

    def _scored(self, done: Played) -> Played:
        if not done.game.over:
            return done
        return replace(done, game=replace(done.game, score=self._score(done.game.table)))

    def _game(self, day: Day) -> GameSpec[Any] | Refusal:
        """The rules of a day's game; its package may have been removed meanwhile."""
        return self._store.games.get(day.game) or Refusal("unknown-game")

    def _lock(self, person: int) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())
