"""Tables: everything that may be asked of a table, each through the one door."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.kit.boards.custom_board import BOARD
from bot.kit.contract import Refusal, Seat, Value
from bot.kit.spec import GameSpec
from bot.runtime.log import log_context
from bot.tables import commands, lobby, session
from bot.tables.clock import deadlines
from bot.tables.clock.steady_time import SteadyTime
from bot.tables.executor import UNWRITABLE, TableExecutor
from bot.tables.lobby import Transition
from bot.tables.model import (
    LOBBY,
    OWN,
    PAUSED,
    PLAYING,
    Answer,
    BoardInfo,
    ChannelRef,
    Command,
    Deadline,
    Participant,
    Table,
    TableChanged,
    shard_of,
)
from bot.tables.opening_limits import NONE, OpeningLimiter, OpeningLimits
from bot.tables.storage.database import StoreError
from bot.tables.storage.store import Store

MOST_SEATS = 16
"""More defaults than a wait can have seats; a bound for the loop that plays them."""
log = logging.getLogger(__name__)


class TableService:
    """The tables of the house. Reading needs no lock: a table is replaced, never changed."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        games: Mapping[str, GameSpec[Any]] | None = None,
        seeds: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        limits: OpeningLimits = NONE,
    ) -> None:
        self.store = store
        self.now = now if isinstance(now, SteadyTime) else SteadyTime(now, now)
        self.games = store.games if games is None else games
        self._seeds = seeds
        self._door = TableExecutor(store)
        self._entering = asyncio.Lock()
        self.get = self._door.get
        self.find = self._door.find
        self.listen = self._door.listen
        self.tables = self._door.tables
        self.opening = OpeningLimiter(limits, self.tables, self.now.running).begin

    async def load(self) -> None:
        """Take the open tables into memory; before anything else is asked."""
        await self._door.load()

    async def close(self) -> None:
        """Finish what has begun. The store stays open."""
        await self._door.close()

    def game(self, table: Table) -> GameSpec[Any]:
        """The rules of a table."""
        return self.games[table.game]

    # ---- lobby

    async def open(self, place: ChannelRef, host: Participant, game: str, lang: str, pace: str) -> Answer:
        """Open a lobby with its host seated; within `opening`, where people ask for it."""
        if game not in self.games:
            return Refusal("unknown-game")
        if pace not in lobby.paces(self.games[game]):
            return Refusal("not-a-choice", {"field": "pace"})
        async with self._entering:
            table = lobby.opened(place, host, self.games[game], lang, self.now())
            table = lobby.shelved(table, await self._boards(place.guild))
            return await self._door.enter(lobby.paced(table, pace, self.now()))

    async def join(self, id_: int, chair: Participant) -> Answer:
        """Sit down in a lobby."""
        return await self._door.execute(id_, lambda t: lobby.join(self.game(t), t, chair))

    async def leave(self, id_: int, person: int, key: str | None = None) -> Answer:
        """Get up from a lobby; in a running game, the game's own way to leave it."""
        return await self._door.execute(id_, lambda t: self._left(t, person, key))

    async def add_robot(self, id_: int, person: int, kind: str) -> Answer:
        """Seat a robot."""
        return await self._door.execute(id_, lambda t: lobby.add_robot(self.game(t), t, person, kind))

    async def remove_robot(self, id_: int, person: int, seat: Seat) -> Answer:
        """Take a robot away."""
        return await self._door.execute(id_, lambda t: lobby.remove_robot(t, person, seat))

    async def set_option(self, id_: int, person: int, key: str, value: Value) -> Answer:
        """Choose the value of an option; a board of the server by its number there, as it is at this moment."""
        table = self.get(id_)
        if key == BOARD and table is not None and str(value).startswith(OWN):
            number = next((each.number for each in table.shelf if each.value == value), 0)
            text = await self.store.shelf.text(table.place.guild, number)
            return await self._door.execute(id_, lambda t: lobby.set_board(t, person, str(value), text))
        return await self._door.execute(id_, lambda t: lobby.set_option(self.game(t), t, person, key, value))

    async def reshelve(self, guild: int) -> None:
        """The boards of a server have changed: its lobbies offer those that there are now."""
        boards = await self.store.shelf.boards(guild)
        for table in self.tables():
            if table.phase == LOBBY and table.place.guild == guild:
                await self._door.execute(table.id, lambda t: self._reshelved(t, boards))

    async def set_pace(self, id_: int, person: int, pace: str) -> Answer:
        """Choose the pace."""
        return await self._door.execute(id_, lambda t: lobby.set_pace(self.game(t), t, person, pace, self.now()))

    async def choose_token(self, id_: int, person: int, token: int) -> Answer:
        """Take a token."""
        return await self._door.execute(id_, lambda t: lobby.choose_token(self.game(t), t, person, token))

    async def swap(self, id_: int, person: int, one: int, other: int) -> Answer:
        """Let two players change seats."""
        return await self._door.execute(id_, lambda t: lobby.swap(t, person, one, other))

    async def start(self, id_: int, person: int) -> Answer:
        """Start the game with a seed that nobody has seen."""
        return await self._door.execute(
            id_, lambda t: self._begun(lobby.start(self.game(t), t, person, self._seeds(), self.now()))
        )

    async def rematch(self, id_: int, person: int) -> Answer:
        """A new lobby with the same chairs; whoever asks second gets the one that is open already."""
        async with self._entering:
            return await self._rematched(id_, person)

    async def _rematched(self, id_: int, person: int) -> Answer:
        table = await self.find(id_)
        if table is None:
            return Refusal("no-table")
        follower = await self.find(table.next) if table.next else None
        if follower is not None and table.seat_of(person) is not None:
            return TableChanged(follower)
        fresh = lobby.again(self.game(table), table, person, self.now())
        if isinstance(fresh, Refusal):
            return fresh
        with self.opening(table.place.guild, person) as refusal:
            if refusal is not None:
                return refusal
            fresh = lobby.shelved(fresh, await self._boards(table.place.guild))
            update = await self._door.enter(fresh)
        await self._door.execute(id_, lambda t: Transition(replace(t, next=update.table.id)))
        return update

    async def move(self, id_: int, place: ChannelRef) -> Answer:
        """The table is shown elsewhere from now on (its thread was made)."""
        return await self._door.execute(id_, lambda t: Transition(replace(t, place=place)))

    # ---- the game

    async def submit(self, id_: int, command: Command) -> Answer:
        """The door of the game: a command is carried out whole, or refused and nothing has changed."""
        arrived = self.now.running()

        def pressed(table: Table) -> Transition | Refusal:
            now = self.now()
            stamp = commands.Timing(now - (self.now.running() - arrived), now)
            return commands.handle_command(self.game(table), table, command, stamp)

        answer = await self._door.execute(id_, pressed, command)
        await self._stand_in(id_)
        return answer

    async def _stand_in(self, id_: int) -> None:
        """Play what a game plays at once for those who are away, each by a step of its own."""
        for _ in range(MOST_SEATS):
            table = self.get(id_)
            if table is None or commands.absence(self.game(table), table) is None:
                return
            if isinstance(
                await self._door.execute(id_, lambda t: commands.absented(self.game(t), t, self.now())), Refusal
            ):
                return

    async def expire(self, id_: int, deadline: Deadline) -> Answer:
        """Time is up for a wait: what it stands for is done, seat after seat while the same wait stands."""
        answer: Answer = Refusal("too-late")
        for _ in range(MOST_SEATS):
            answer = await self._door.execute(id_, lambda t: self._expired(t, deadline))
            table = self.get(id_)
            if (
                isinstance(answer, Refusal)
                or table is None
                or commands.current_deadline(table, deadline, self.now()) is None
            ):
                break
        await self._stand_in(id_)
        table = self.get(id_)
        if isinstance(answer, Refusal) and answer.code == UNWRITABLE:
            return answer  # time stands still; the clock gives it back
        if table is not None and commands.current_deadline(table, deadline, self.now()) is not None:
            with log_context(id_, table.seq):
                log.error("The time of %s at table %s is up, but nothing follows: %s.", deadline.wait, id_, answer)
            await self._door.execute(id_, lambda t: Transition(commands.postponed(t, deadline.wait, self.now())))
        return answer

    async def warn(self, id_: int, wait: str) -> None:
        """Give the warnings of a wait that are due and pass its marks, all that have come together as one."""
        await self._door.note(id_, lambda t: self._warned(t, wait))

    # ---- the evening

    async def pause(self, id_: int, person: int, *, staff: bool = False) -> Answer:
        """Stop the clocks: the host or the server's staff at once, the others by a vote."""
        return await self._door.execute(
            id_, lambda t: self._counted(session.pause(self.game(t), t, person, self.now(), staff=staff))
        )

    async def resume(self, id_: int, person: int, *, staff: bool = False) -> Answer:
        """Go on after a pause."""
        return await self._door.execute(id_, lambda t: session.resume(self.game(t), t, person, self.now(), staff=staff))

    async def call_off(self, id_: int, person: int, *, staff: bool = False) -> Answer:
        """Close a lobby or a game without a winner: the host, or the server's staff."""
        return await self._door.execute(id_, lambda t: session.close(t, person, staff=staff))

    async def vote_out(self, id_: int, person: int, seat: Seat) -> Answer:
        """Open the vote about an absent person's seat (CITY-212)."""
        return await self._door.execute(
            id_, lambda t: self._counted(session.call_out(self.game(t), t, person, seat, self.now()))
        )

    async def vote(self, id_: int, person: int, *, yes: bool) -> Answer:
        """Answer the open vote (CITY-212)."""
        return await self._door.execute(id_, lambda t: self._counted(session.vote(self.game(t), t, person, yes=yes)))

    # ---- for the clock

    async def give_back(self, since: Mapping[int, float | None], shards: int) -> None:
        """After an absence of some of so many shards, each since then (None: unknown).

        Every running wait of their tables gets back what it had left then.
        """
        now = self.now()

        def change(table: Table) -> Table | None:
            shard = shard_of(table.place.guild, shards)
            if shard not in since:
                return None
            least = deadlines.grace(self.game(table), table.pace)
            known = since[shard]
            rows = deadlines.given_back(table.deadlines, now if known is None else known, now, least)
            return None if rows == table.deadlines else replace(table, deadlines=rows, resumed=now)

        await self._door.shift(change, dict.fromkeys(since, now))

    async def follow(self, beats: Mapping[int, float]) -> float:
        """After the machine's clock was set: all that is due moves with it. Returns by how many seconds it was set."""
        jump = self.now.jump

        def change(table: Table) -> Table | None:
            rows = deadlines.moved(table.deadlines, jump)
            resumed = table.resumed + jump if table.resumed else 0.0
            return None if rows == table.deadlines else replace(table, deadlines=rows, resumed=resumed)

        async with self._entering:
            moved = {shard: at + jump for shard, at in beats.items()}
            await self._door.shift(change, moved, lambda: self.now.follow(jump))
        return jump

    # ---- steps that need more than one piece

    async def _boards(self, guild: int) -> tuple[BoardInfo, ...]:
        """The boards of a server; none where they cannot be read, for a table opens without them too."""
        try:
            return await self.store.shelf.boards(guild)
        except StoreError as error:
            log.warning("The boards of server %s could not be read: %s", guild, error)
            return ()

    def _reshelved(self, table: Table, boards: tuple[BoardInfo, ...]) -> Transition | Refusal:
        """Only a lobby offers boards."""
        return Transition(lobby.shelved(table, boards)) if table.phase == LOBBY else Refusal("no-lobby")

    def _begun(self, step: Transition | Refusal) -> Transition | Refusal:
        """A game may be over or wait for nobody but the absent as soon as it begins."""
        if isinstance(step, Refusal) or step.table.phase != PLAYING:
            return step
        return Transition(session.after_step(self.game(step.table), step.table, self.now()))

    def _left(self, table: Table, person: int, key: str | None) -> Transition | Refusal:
        if table.phase == LOBBY:
            return lobby.leave(table, person)
        seat = table.seat_of(person)
        if seat is None:
            return Refusal("not-seated")
        action = session.leaving(self.game(table), table, seat) if table.phase in (PLAYING, PAUSED) else None
        if action is None:
            return Refusal("not-now", {"action": "leave"})
        now = self.now()
        command = Command(key or f"leave:{table.seq}:{seat}", seat, action)
        return commands.handle_command(self.game(table), table, command, commands.Timing(now, now))

    def _expired(self, table: Table, deadline: Deadline) -> Transition | Refusal:
        now = self.now()
        if not deadlines.own(deadline.wait):
            return commands.handle_timeout(self.game(table), table, deadline, now)
        if commands.current_deadline(table, deadline, now) is None:
            return Refusal("too-late")
        if deadline.wait == deadlines.LOBBY_WAIT:
            return self._begun(lobby.time_up(self.game(table), table, self._seeds(), now))
        if deadline.wait == deadlines.PAUSE_WAIT:
            return Transition(lobby.closed(table))
        return Transition(session.without_vote(table))

    def _counted(self, table: Table | Refusal) -> Transition | Refusal:
        """What a vote leads to: the seat leaves, the table pauses, the vote goes on, or it is over without effect."""
        if isinstance(table, Refusal):
            return table
        won = session.verdict(self.game(table), table)
        if won is None:
            return Transition(table)
        if not won or table.vote is None:
            return Transition(session.without_vote(table))
        if table.vote.seat == session.BREAK:
            return Transition(session.agreed(table, self.now()))
        return commands.voted_out(self.game(table), table, self.now())

    def _warned(self, table: Table, wait: str) -> tuple[TableChanged, Awaitable[None]] | None:
        game = self.game(table)
        row = next((row for row in table.deadlines if row.wait == wait), None)
        if row is None or row.due is None:
            return None
        left = row.due - self.now()
        warned = deadlines.passed(deadlines.warnings(game, table, wait), left)
        marked = deadlines.passed(deadlines.marks(game, table, wait), left)
        if warned <= row.warned and marked <= row.marked:
            return None
        new = replace(row, warned=max(warned, row.warned), marked=max(marked, row.marked))
        rows = tuple(new if one is row else one for one in table.deadlines)
        rings = warned > row.warned
        update = TableChanged(replace(table, deadlines=rows), warned=wait if rings else None, marked=not rings)
        return update, self.store.warned(table.id, new)
