"""A machine that presses, repeats, forges, waits, pauses, crashes and reboots at random, for any game.

After each step nothing may be lost, nothing done twice, and time must stand for exactly what is awaited.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import sqlalchemy as sa
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from bot.kit.contract import Action, Refusal, Seat
from bot.kit.engine import encode
from bot.kit.order_choice import available
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import sample
from bot.kit.spec import GameSpec
from bot.tables.clock import deadlines
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import sealed
from bot.tables.model import CLOSED, OVER, PAUSED, PLAYING, Answer, Command, Participant, Table, TableChanged
from bot.tables.orders.order_service import OrderService
from bot.tables.storage import history
from bot.tables.storage.write_batch import TableCommit
from bot.tables.table_actions import AddRobot, CastVote, Join, Pause, Resume, SetOption, Start, Undo
from tests.bot_harness import ANNA, BEN, PLACE, BotHarness, HookedStore, unpublished

LUCK = st.integers(0, 2**20)


class Crash(BaseException):
    """The process dies here."""


class CrashingStore(HookedStore):
    """Dies before the n-th write from now, or after the commit and before anybody hears of it.

    It does not wait for the disk, because here only the process dies, never the machine.
    """

    countdown: int | None = None
    after_commit = False
    crashed = False

    def __init__(self, engine: Any, *rest: Any) -> None:
        super().__init__(engine, *rest)
        if engine.dialect.name == "sqlite":
            sa.event.listen(
                engine.sync_engine, "connect", lambda made, _: made.cursor().execute("PRAGMA synchronous = OFF")
            )
        self._commit = self.tables.commit
        self.tables.commit = self._commit_and_die  # type: ignore[method-assign]  # dies instead

    def before(self) -> None:
        if self.countdown is not None:
            self.countdown -= 1
            if self.countdown < 0:
                self._die()

    async def _commit_and_die(self, commit: TableCommit) -> None:
        await self._commit(commit)
        if self.after_commit:
            self._die()

    def _die(self) -> None:
        self.countdown, self.after_commit, self.crashed = None, False, True
        raise Crash


class Machine(RuleBasedStateMachine):
    """One table of a game, its store on disk, and what must have become of each press."""

    games: ClassVar[Mapping[str, GameSpec[Any]]]
    game: ClassVar[GameSpec[Any]]
    template: ClassVar[Path]

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.harness = BotHarness(self.folder, self.games, CrashingStore)
        self.harness.address = self.database()
        self.keys: list[str] = []
        self.waits: list[str] = []
        self.orders: dict[int, dict[str, int]] = {}
        self.count = 0
        self.previous = ""
        """The position before the last press."""
        self.taken_back = 0
        self.run(self._begin())

    def database(self) -> str:
        """Make the database of this example; the address of one on a server, empty for a file."""
        shutil.copy(self.template, self.harness.path)
        return ""

    def run(self, work: Any) -> Any:
        """Let the bot work until `work` is done; a crash on the way is followed by a reboot."""
        try:
            answer = self.loop.run_until_complete(work)
        except Crash:
            answer = None
        if self.harness.store.crashed:  # type: ignore[attr-defined]  # CrashingStore's
            self.loop.run_until_complete(self.harness.reboot(after=7.0))
            answer = None
        return answer

    async def _begin(self) -> None:
        await self.harness.boot()
        opened = await self.harness.tables.open(PLACE, Participant("Anna", ANNA), self.game.key, "en", "live")
        assert isinstance(opened, TableChanged)
        self.id = opened.table.id
        await self.harness.tables.act(self.id, BEN, Join("Ben"))
        await self.harness.tables.act(self.id, ANNA, AddRobot("easy"))
        await self.harness.tables.act(self.id, ANNA, SetOption("undo", "on"))
        begun = await self.harness.tables.act(self.id, ANNA, Start())
        assert isinstance(begun, TableChanged)
        self.conserved_totals = self.game.conserved_totals(begun.table.state)

    @property
    def table(self) -> Table:
        """The table at hand; from the store when it is over and a reboot has forgotten it."""
        table: Table | None = self.loop.run_until_complete(self.harness.tables.find(self.id))
        assert table is not None
        return table

    def going(self) -> bool:
        """Whether the game goes on."""
        return self.table.phase in (PLAYING, PAUSED)

    # ---- what may happen

    def _legal(self, luck: int) -> tuple[Seat, Action, str | None] | None:
        """One of the legal presses; leaving is rare."""
        found = [
            (seat, legal_action)
            for seat in range(len(self.table.chairs))
            for legal_action in self.game.legal_actions(self.table.state, seat)
            if legal_action.blocked is None and (legal_action.action.__name__ != "Leave" or luck % 50 == 0)
        ]
        if not found:
            return None
        seat, legal_action = found[luck % len(found)]
        if legal_action.wait is not None:
            self.waits.append(legal_action.wait)
        return seat, sample(legal_action, FastRng(luck)), legal_action.wait

    def _press(self, command: Command) -> Answer | None:
        """Press; an accepted press has moved the table by its record, a refused one has left none."""
        before, records = self.table, len(self._records())
        answer: Answer | None = self.run(self.harness.tables.submit(self.id, command))
        if isinstance(answer, TableChanged):
            self.keys.append(command.key)
            self.previous = encode(before.state)
            assert answer.table.seq == before.seq + 1
            assert len(self._records()) == records + 1
        elif isinstance(answer, Refusal):
            assert len(self._records()) == records
            assert self.table.state is before.state
        return answer

    def _records(self) -> list[Any]:
        found: list[Any] = self.loop.run_until_complete(self.harness.store.history.records(self.id))
        return found

    def _key(self) -> str:
        self.count += 1
        return str(1_000_000 + self.count)

    @precondition(going)
    @rule(luck=LUCK)
    def press(self, luck: int) -> None:
        """Somebody presses what is offered; a robot's seat answers as robots do."""
        legal = self._legal(luck)
        if legal is None:
            return
        seat, action, wait = legal
        robot = self.table.chairs[seat].robot is not None
        key = f"robot:{self.table.seq}:{seat}" if robot else self._key()
        answer = self._press(Command(key, seat, action, wait, self.harness.hand.at, by_robot=robot))
        if isinstance(answer, Refusal) and answer.code not in ("late", "paused"):
            assert type(action) in self.game.cross_checked, answer

    @precondition(lambda self: self.going() and self._records())
    @rule(luck=LUCK, seat=st.integers(-2, 6), crash=st.booleans())
    def take_back(self, luck: int, seat: int, crash: bool) -> None:
        """Whoever was last, or anybody, asks for the last step to be taken back, and others answer: a step of its own."""
        before, records, tables = self.table, self._records(), self.harness.tables
        if records[-1].key.startswith("order:"):
            self.previous = encode(self.loop.run_until_complete(self._before_last(before)))
        mine = before.undo_offered if before.undo_offered is not None and luck % 4 else seat
        asking = (ANNA, BEN)[mine % 2]
        self.run(tables.act(self.id, asking, Undo()))
        if crash:
            self.loop.run_until_complete(self.harness.reboot(0.0))
        answer = CastVote("yes" if luck % 5 else "no")
        self.run(self.harness.tables.act(self.id, BEN if asking == ANNA else ANNA, answer))
        new = self._records()[len(records) :]
        if new:
            last = records[-1]
            assert [record.action for record in new] == ["undo"]
            assert last.key.isdecimal() or last.key.startswith("order:"), last.key
            assert (last.seat, self.table.drawn) == (new[0].seat, before.drawn), (last, new)
            assert encode(self.table.state) == self.previous
            self.taken_back += 1
        else:
            assert self.table.state == before.state

    @precondition(going)
    @rule(luck=LUCK, seat=st.integers(-2, 6))
    def press_for_somebody_else(self, luck: int, seat: int) -> None:
        """A press for a seat that may not be the presser's; whatever is accepted was offered to that seat."""
        legal = self._legal(luck)
        if legal is None:
            return
        _, action, wait = legal
        answer = self._press(Command(self._key(), seat, action, wait))
        if isinstance(answer, TableChanged):
            assert 0 <= seat < len(self.table.chairs)

    @precondition(lambda self: self.going() and self.waits)
    @rule(luck=LUCK, past=LUCK)
    def press_a_past_decision(self, luck: int, past: int) -> None:
        """A press that answers a decision made long ago changes nothing."""
        legal = self._legal(luck)
        wait = self.waits[past % len(self.waits)]
        if legal is None or legal[2] is None or any(row.wait == wait for row in self.table.deadlines):
            return
        answer = self._press(Command(self._key(), legal[0], legal[1], wait))
        assert answer is None or isinstance(answer, Refusal)

    @precondition(lambda self: self.going() and self.keys)
    @rule(luck=LUCK, which=LUCK)
    def repeat(self, luck: int, which: int) -> None:
        """The same interaction comes again."""
        legal = self._legal(luck)
        if legal is None:
            return
        answer = self._press(Command(self.keys[which % len(self.keys)], *legal))
        assert answer is None or (isinstance(answer, Refusal) and answer.code == "repeated")

    @precondition(going)
    @rule(luck=LUCK, late=st.floats(0.0, 3.0))
    def press_late(self, luck: int, late: float) -> None:
        """At the deadline or after, a press does not count, however it is dated."""
        legal = self._legal(luck)
        row = next((row for row in self.table.deadlines if legal and row.wait == legal[2] and row.due), None)
        if legal is None or row is None or row.due is None or row.due < self.harness.hand.at:
            return
        self.harness.hand.at = row.due + late
        answer = self._press(Command(self._key(), *legal, self.harness.hand.at + 5))
        assert answer is None or (isinstance(answer, Refusal) and answer.code in ("late", "paused"))

    @rule(seconds=st.sampled_from([0.5, 2.0, 6.0, 30.0, 95.0]))
    def time_passes(self, seconds: float) -> None:
        """The clock ticks once, after so long."""
        self.run(self.harness.ahead(seconds))

    @precondition(lambda self: any(row.due is not None for row in self.table.deadlines))
    @rule()
    def time_is_up(self) -> None:
        """The next deadline is carried out."""
        due = min(row.due for row in self.table.deadlines if row.due is not None)
        self.run(self.harness.ahead(max(0.1, due + 1.0 - self.harness.hand.at)))

    @rule(after=st.sampled_from([0.0, 1.0, 100.0, 100_000.0]))
    def crash_and_reboot(self, after: float) -> None:
        """kill -9, and back after a while: every wait has what it had left, and at least 20 s."""
        since = self.loop.run_until_complete(self.harness.store.heartbeats.latest())[0]
        before = self.table
        self.loop.run_until_complete(self.harness.reboot(after))
        for old in before.deadlines:
            new = next(row for row in self.table.deadlines if row.wait == old.wait)
            if old.due is not None:
                least = deadlines.grace(self.game, before.pace)
                assert new.due == self.harness.hand.at + max(least, old.due - since)

    @precondition(going)
    @rule(luck=LUCK, point=st.integers(0, 5))
    def die_within_a_commit(self, luck: int, point: int) -> None:
        """Die before one of the writes of a step, or right after its commit; the same press then counts once."""
        legal = self._legal(luck)
        if legal is None or self.table.chairs[legal[0]].robot is not None:
            return
        before, store = self.table, self.harness.store
        assert isinstance(store, CrashingStore)
        store.countdown, store.after_commit = (None, True) if point == 5 else (point, False)
        command = Command(self._key(), *legal, self.harness.hand.at)
        answer: Answer | None = self.run(self.harness.tables.submit(self.id, command))
        store.countdown, store.after_commit = None, False
        done = command.key in {record.key for record in self._records()}
        if answer is None:
            assert not done if point < 5 else done or before.phase == PAUSED or self._was_away(before, legal[0])
            assert done or self.table.state == before.state
        else:
            assert done == isinstance(answer, TableChanged)
        if done:
            self.keys.append(command.key)
            self.previous = encode(before.state)
            again = self._press(command)
            assert isinstance(again, Refusal)
            assert again.code == "repeated"

    def _was_away(self, before: Table, seat: Seat) -> bool:
        """Whether a press, even one that is refused, is noted as a sign of life of this seat's person."""
        return before.chairs[seat].missed > 0 or before.chairs[seat].away or before.vote is not None

    @precondition(going)
    @rule(point=st.integers(0, 5))
    def die_while_time_is_up(self, point: int) -> None:
        """The same for what the clock does."""
        store = self.harness.store
        assert isinstance(store, CrashingStore)
        store.countdown, store.after_commit = (None, True) if point == 5 else (point, False)
        due = min((row.due for row in self.table.deadlines if row.due is not None), default=None)
        if due is not None:
            self.run(self.harness.ahead(max(0.1, due + 1.0 - self.harness.hand.at)))
        store.countdown, store.after_commit = None, False

    @precondition(going)
    @rule(on=st.booleans())
    def pause_or_go_on(self, on: bool) -> None:
        """The host stops the clocks, or lets them go on."""
        tables = self.harness.tables
        self.run(tables.act(self.id, ANNA, Pause()) if on else tables.act(self.id, ANNA, Resume()))

    @precondition(lambda self: self.going() and self.harness.connected and available(self.game) != ())
    @rule(luck=LUCK, amount=st.sampled_from([0, 100, 10**9]), person=st.sampled_from([ANNA, BEN]))
    def order(self, luck: int, amount: int, person: int) -> None:
        """Somebody gives or withdraws a standing order; what it comes to is done in their name alone."""
        order, before = available(self.game)[luck % len(available(self.game))], len(self._records())
        given = self.orders.setdefault(person, {})
        if luck % 3:
            given[order] = amount
        else:
            given.pop(order, None)
        self.run(self._order(self.table, person, order, amount if luck % 3 else None))
        fresh = self._records()[before:]
        assert {record.key.split(":")[0] for record in fresh} <= {"order"}
        assert {self.table.chairs[record.seat].person for record in fresh} <= set(self.orders)

    async def _before_last(self, table: Table) -> Any:
        """The position before the last step of a table, by replay: what a standing order does happens whenever it can."""
        history = GameHistory(self.game, sealed(self.harness.store, table))
        history.extend(await self.harness.store.history.steps(self.id))
        return history.position(len(history.steps) - 1)

    async def _order(self, table: Table, person: int, order: str, amount: int | None) -> None:
        service = OrderService(self.harness.tables, (0.0, 0.0))
        await service.resume([table])
        if amount is None:
            await service.withdraw(table, person, order)
        else:
            assert await service.give(table, person, order, amount) is None
        await service.idle()
        assert service.of(table, person).given == self.orders[person], (service.of(table, person), self.orders[person])

    @rule(connected=st.booleans())
    def lose_or_find_the_connection(self, connected: bool) -> None:
        """Discord goes, or comes back."""
        self.harness.connected = connected
        self.run(self.harness.clock.tick())

    @rule()
    def publish(self) -> None:
        """Somebody sees the table as it is."""
        self.loop.run_until_complete(
            self.harness.store.outbox.published(self.id, self.table.seq, self.table.place.guild)
        )
        self.loop.run_until_complete(unpublished(self.harness.store))

    # ---- what must hold

    @invariant()
    def memory_is_what_the_disk_says(self) -> None:
        stored = self.loop.run_until_complete(self.harness.store.tables.load(self.id))
        assert stored is not None
        drawn = tuple(replace(row, marked=0) for row in self.table.deadlines)  # how far a ring is drawn is no fact
        here = replace(self.table, deadlines=drawn)
        assert stored == replace(here, published=stored.published)
        assert stored.published <= stored.seq
        assert (self.id in self.loop.run_until_complete(self.harness.store.outbox.unpublished())) == (
            stored.published < stored.seq
        )

    @invariant()
    def nothing_is_lost_and_nothing_done_twice(self) -> None:
        records = self._records()
        keys = [record.key for record in records]
        assert len(set(keys)) == len(keys)
        assert set(self.keys) <= set(keys)
        assert [record.seq for record in records] == sorted({record.seq for record in records})
        assert all(record.seq <= self.table.seq for record in records)
        published = (update for update in self.harness.published if update.table.id == self.id)
        ours = [update.table.seq for update in published if not (update.warned or update.marked)]
        assert ours == sorted(set(ours))

    @invariant()
    def what_is_conserved_is(self) -> None:
        assert self.game.conserved_totals(self.table.state) == self.conserved_totals

    @invariant()
    def time_stands_for_exactly_what_is_awaited(self) -> None:
        table = self.table
        rows = {row.wait: row for row in table.deadlines if not deadlines.own(row.wait)}
        waits = self.game.waits(table.state)
        if table.phase in (OVER, CLOSED):
            assert table.deadlines == ()
            assert (table.phase == OVER) == (self.game.result(table.state) is not None)
            return
        assert list(rows) == [wait.id for wait in waits if table.pace in self.game.clocks[wait.clock].seconds]
        for wait in waits:
            row = rows.get(wait.id)
            if row is not None:
                assert row.lap == wait.lap
                assert (row.due is None) == (wait.held or table.phase == PAUSED)
                assert (row.due is None) != (row.left is None)

    def teardown(self) -> None:
        """The whole game can be proved from its seed; then the lights go out."""
        table = self.table
        data = history.export(replace(table, phase=OVER), self.game, self._records())
        verdict = history.verify(data, self.games)
        assert verdict.proved, verdict.sentence
        self.loop.run_until_complete(self.harness.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)
