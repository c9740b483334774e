"""The tables: opening them, and what people and robots do there, each through the executor."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.kit.boards.custom_board import BOARD
from bot.kit.contract import Refusal
from bot.kit.spec import GameSpec
from bot.tables import commands, lobby, rematch, session, undo
from bot.tables import table_actions as actions
from bot.tables.blocks import separated
from bot.tables.clock.deadline_service import DeadlineService
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.executor import UNWRITABLE, TableExecutor
from bot.tables.lobby import Transition
from bot.tables.model import (
    LOBBY,
    OPEN,
    OWN,
    PAUSED,
    PLAYING,
    Answer,
    BoardInfo,
    ChannelRef,
    Command,
    Participant,
    Table,
    TableChanged,
)
from bot.tables.opening_limits import NONE, OpeningLimiter, OpeningLimits
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store

log = logging.getLogger(__name__)


class TableService:
    """All tables. Reading needs no lock: a table is replaced, never changed. `clock`: what time does to them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        limits: OpeningLimits = NONE,
    ) -> None:
        self.store = store
        self.now = now if isinstance(now, SteadyTime) else SteadyTime(now, now)
        self.games = store.games
        self._seeds = seeds
        self.executor = TableExecutor(store)
        self._opening = asyncio.Lock()
        self.get = self.executor.get
        self.find = self.executor.find
        self.listen = self.executor.listen
        self.tables = self.executor.tables
        self.limiter = OpeningLimiter(
            limits, self.tables, self.now.running, lambda guild: store.settings.rules(guild).most
        )
        self.clock = DeadlineService(self.executor, self.game, self.now, seeds, self._opening)

    def game(self, table: Table) -> GameSpec[Any]:
        """The rules of a table."""
        return self.games[table.game]

    # ---- opening tables

    async def open(self, place: ChannelRef, host: Participant, game: str, lang: str, pace: str) -> Answer:
        """Open a lobby with its host seated; where people ask for it, within `limiter.begin`."""
        if game not in self.games:
            return Refusal("unknown-game")
        if pace not in lobby.paces(self.games[game]):
            return Refusal("not-a-choice", {"field": "pace"})
        async with self._opening:
            table = lobby.opened(place, host, self.games[game], lang, self.now())
            return await self._enter(lobby.paced(table, pace, self.now()))

    async def _rematch(self, id_: int, person: int) -> Answer:
        """Open a new lobby with the same chairs, or find the one that somebody else has opened already."""
        table = await self.find(id_)
        if table is None:
            return Refusal("no-table")
        follower = await self.find(table.next) if table.next else None
        if follower is not None and table.seat_of(person) is not None:
            return TableChanged(follower)
        fresh = rematch.again(self.game(table), table, person, self.now())
        if isinstance(fresh, Refusal):
            return fresh
        people = [chair.person for chair in fresh.chairs if chair.person is not None]
        fresh = separated(fresh, person, await self.store.blocks.among(people))
        with self.limiter.begin(table.place.guild, person) as refusal:
            if refusal is not None:
                return refusal
            update = await self._enter(fresh)
        await self.executor.execute(id_, lambda t: Transition(replace(t, next=update.table.id)))
        return update

    async def _enter(self, table: Table) -> TableChanged:
        """Store a new lobby, with the boards of its server; without them where they cannot be read."""
        boards: tuple[BoardInfo, ...] = ()
        try:
            boards = await self.store.boards.of_guild(table.place.guild)
        except StoreError as error:
            log.warning("The boards of server %s could not be read: %s", table.place.guild, error)
        return await self.executor.enter(lobby.with_boards(table, boards))

    async def refresh_boards(self, guild: int) -> None:
        """Offer the boards that a server has now in all its lobbies."""
        boards = await self.store.boards.of_guild(guild)

        def refreshed(table: Table) -> Transition | Refusal:
            return Transition(lobby.with_boards(table, boards)) if table.phase == LOBBY else Refusal("no-lobby")

        for table in self.tables():
            if table.phase == LOBBY and table.place.guild == guild:
                await self.executor.execute(table.id, refreshed)

    # ---- what people and robots do

    async def act(
        self, id_: int, person: int, action: actions.TableAction, *, staff: bool = False, key: str = ""
    ) -> Answer:
        """A person's action about a table. `staff`: who may manage the server; `key` makes a repetition harmless."""
        if isinstance(action, actions.Rematch):
            async with self._opening:
                return await self._rematch(id_, person)
        if isinstance(action, actions.SetOption) and action.key == BOARD and str(action.value).startswith(OWN):
            return await self._choose_board(id_, person, str(action.value))
        if isinstance(action, actions.Undo) or undo.agrees(self.get(id_), action):
            return await self._undo(id_, person, action)
        if isinstance(action, actions.Join):
            apart = await self.store.blocks.apart(person)
            return await self.executor.execute(
                id_, lambda t: apart.refusal(t.chairs) or self._handled(t, person, action, staff=staff, key=key)
            )
        return await self.executor.execute(id_, lambda t: self._handled(t, person, action, staff=staff, key=key))

    async def _undo(self, id_: int, person: int, action: actions.Undo | actions.StepAction) -> Answer:
        """Ask for the last step to be taken back, or agree; once more where the table has changed meanwhile."""
        answer: Answer = Refusal("no-table")
        for _ in range(undo.TRIES):
            table = self.get(id_)
            if table is None or table.phase != PLAYING:
                return Refusal("no-table") if table is None else session.not_playing(table)
            try:
                last = await undo.last_step(self.store, table)
            except StoreError as error:
                log.warning("The record of table %s could not be read: %s", id_, error)
                return Refusal(UNWRITABLE)
            handled = undo.handler(self.game(table), person, action, last, self.now)
            answer = await self.executor.execute(id_, handled)
            if answer != undo.MOVED_ON:
                break
        return answer

    async def move(self, id_: int, place: ChannelRef) -> Answer:
        """Show a table in another channel of its server from now on."""

        def moved(table: Table) -> Transition | Refusal:
            if table.phase not in OPEN or table.place.guild != place.guild:
                return Refusal("no-table")
            if table.place == place:
                return Refusal("already-there")
            pause = session.ASKED if table.pause == session.GONE else table.pause
            return Transition(replace(table, place=place, pause=pause))

        return await self.executor.execute(id_, moved)

    async def channel_lost(self, id_: int) -> Answer:
        """The channel of a table is gone: a game that is played is paused."""

        def paused(table: Table) -> Transition | Refusal:
            found = session.without_channel(table, self.now())
            return found if isinstance(found, Refusal) else Transition(found)

        return await self.executor.execute(id_, paused)

    async def submit(self, id_: int, command: Command) -> Answer:
        """A command of the game: carried out whole, or refused and nothing has changed."""
        arrived = self.now.running()

        def handled(table: Table) -> Transition | Refusal:
            now = self.now()
            return commands.handle_command(self.game(table), table, command, now - (self.now.running() - arrived), now)

        answer = await self.executor.execute(id_, handled, command)
        await self.clock.play_for_absent(id_)
        return answer

    async def _choose_board(self, id_: int, person: int, value: str) -> Answer:
        """Choose a board of the server, with the text that it has at this moment."""
        table = self.get(id_)
        if table is None:
            return Refusal("no-table")
        number = next((each.number for each in table.available_boards if each.value == value), 0)
        text = await self.store.boards.text(table.place.guild, number)
        return await self.executor.execute(id_, lambda t: lobby.set_board(t, person, value, text))

    def _handled(
        self, table: Table, person: int, action: actions.StepAction, *, staff: bool, key: str
    ) -> Transition | Refusal:
        game, now = self.game(table), self.now()
        match action:
            case actions.Start():
                return session.after_start(game, lobby.start(game, table, person, self._seeds(), now), now)
            case actions.LeaveTable():
                return lobby.leave(table, person) if table.phase == LOBBY else self._left(table, person, key)
        if isinstance(action, actions.SessionAction):
            return commands.handle_session_action(game, table, person, action, now, staff=staff)
        return lobby.handle(game, table, person, action, now)

    def _left(self, table: Table, person: int, key: str) -> Transition | Refusal:
        """Leave a running game by its own action."""
        seat = table.seat_of(person)
        if seat is None:
            return Refusal("not-seated")
        game, now = self.game(table), self.now()
        action = session.leaving(game, table, seat) if table.phase in (PLAYING, PAUSED) else None
        if action is None:
            return Refusal("not-now", {"action": "leave"})
        command = Command(key or f"leave:{table.seq}:{seat}", seat, action)
        return commands.handle_command(game, table, command, now, now)
