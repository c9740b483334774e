"""Gives, keeps and carries out standing orders, each act as its owner's own, after a pause that tells nothing."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection

from bot.kit.contract import Cash, Refusal, Seat
from bot.kit.order_choice import Ordered, available, ordered
from bot.runtime.log import log_context, redacted
from bot.runtime.priority import background
from bot.runtime.tasks import BackgroundTasks
from bot.tables.commands import BY_ORDER
from bot.tables.executor import MOVING, UNWRITTEN
from bot.tables.model import OPEN, PAUSED, PLAYING, Command, Table, TableChanged
from bot.tables.orders.model import Orders
from bot.tables.service import TableService
from bot.tables.session import asks_undo
from bot.tables.storage.database import StoreError

PAUSE = (1.5, 4.0)
"""Seconds from a decision, or from the order where that comes later, to what is done: drawn between these."""
RETRY_AFTER = 3.0
"""Seconds until what could not be written is tried again."""
MOST = 100
"""Acts by order in one decision, far beyond any auction: then the order is stopped."""
PASSING = frozenset({"late", "paused", "repeated", MOVING})
"""Refusals that say nothing about the order."""
NONE = Orders()
OnStopped = Callable[[Table, int, str], Awaitable[None]]
"""Is told a table, whose order was stopped there, and which. May raise StoreError."""
log = logging.getLogger(__name__)


class OrderService:
    """The standing orders of people at all tables. Nothing of a table knows of them but what they do.

    Each person's pause is drawn alone, whatever the order, its amount or others' orders are. `pause`: its least and most
    seconds; `there`: whether the people of a server can reach the bot, as for the clocks; `on_stopped` tells their owner
    that an order was withdrawn because it could not be carried out.
    """

    def __init__(
        self,
        tables: TableService,
        pause: tuple[float, float] = PAUSE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        there: Callable[[int], bool] = lambda guild: True,
        on_stopped: OnStopped | None = None,
    ) -> None:
        self._tables, self._store = tables, tables.store
        self._on_stopped = on_stopped
        tables.clock.spared = self.spared
        self._pause, self._sleep, self._there = pause, sleep, there
        self._chance = random.SystemRandom()
        self._orders: dict[int, dict[int, Orders]] = {}
        self._acting: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._done: dict[int, dict[int, Ordered]] = {}
        self._tasks = BackgroundTasks()
        self._closed = False

    async def start(self) -> None:
        """Carry out what is due at all open tables, as after a restart, and from then on. Raises StoreError."""
        self._tables.listen(self._on_update)
        await self.resume(self._tables.tables())

    async def resume(self, tables: Collection[Table]) -> None:
        """Read the orders at tables that this process plays from now on, and carry out what is due. Raises StoreError."""
        found = await self._store.orders.all()
        self._orders |= {table.id: found[table.id] for table in tables if table.id in found}
        for table in tables:
            self._look(table.id)

    def _look(self, id_: int) -> None:
        """Begin the pauses of all whose orders have something to do at a table."""
        for person in self._orders.get(id_, ()):
            self._begin(id_, person)

    async def close(self) -> None:
        """Stop: what is due is done after the next start."""
        self._closed = True
        for task in self._acting.values():
            task.cancel()
        await asyncio.gather(*self._acting.values(), return_exceptions=True)
        await self._tasks.close()

    async def idle(self) -> None:
        """Return when nothing is due and nothing is written; for tests."""
        while self._acting:
            await asyncio.wait(self._acting.values())
        await self._tasks.close()

    # ---- giving and withdrawing

    def of(self, table: Table, person: int) -> Orders:
        """What a person has given at a table."""
        return self._orders.get(table.id, {}).get(person, NONE)

    async def give(self, table: Table, person: int, order: str, amount: Cash = 0) -> Refusal | None:
        """Give an order, or change its amount; it holds for what is open, too, after a pause. Raises StoreError."""
        if table.phase not in (PLAYING, PAUSED) or table.seat_of(person) is None:
            return Refusal("not-playing" if table.phase in OPEN else table.phase)
        if order not in available(self._tables.game(table)):
            return Refusal("no-order")
        await self._change(table, person, lambda mine: mine.having(order, amount))
        self._begin(table.id, person)
        return None

    async def withdraw(self, table: Table, person: int, order: str) -> None:
        """Withdraw an order, or note that its owner has read that it was stopped. Raises StoreError."""
        await self._change(table, person, lambda mine: mine.lacking(order))

    async def _change(self, table: Table, person: int, change: Callable[[Orders], Orders]) -> None:
        before = self.of(table, person)
        after = change(before)
        if after == before:
            return
        kept = self._orders.setdefault(table.id, {})
        kept[person] = after
        try:
            await self._store.orders.save(table, person, after)
        except BaseException:
            kept[person] = before
            raise

    def forget(self, person: int) -> None:
        """Nothing is kept of somebody any more."""
        for given in self._orders.values():
            given.pop(person, None)

    # ---- carrying out

    def _on_update(self, update: TableChanged) -> None:
        """Whatever a table waits for may be for an order; when it is over all are withdrawn."""
        id_ = update.table.id
        if self._closed or id_ not in self._orders:
            return
        if update.table.phase in OPEN:
            self._look(id_)
        else:
            del self._orders[id_]
            self._done.pop(id_, None)
            self._tasks.start(self._forget(update.table))

    async def _forget(self, table: Table) -> None:
        try:
            await self._store.orders.forget(table)
        except StoreError as error:  # they are not read any more
            log.info("The orders at table %s were not deleted: %s", table.id, error)

    def _begin(self, id_: int, person: int) -> None:
        """Begin the pause where something is due and no pause runs."""
        if (id_, person) not in self._acting and not self._closed and self._due(id_, person) is not None:
            task = asyncio.create_task(self._act(id_, person), name=f"orders at {id_}")
            self._acting[id_, person] = task

    def _due(self, id_: int, person: int) -> tuple[Table, Seat, Ordered] | None:
        """What a person's orders come to at a table as it is now; nothing while a robot plays in their place.

        Nor while people are asked whether a step may be taken back; one that was is left to its owner afterwards.
        """
        table = self._tables.get(id_)
        given = self._orders.get(id_, {}).get(person, NONE).given
        if table is None or table.phase != PLAYING or asks_undo(table) or not given:
            return None
        seat = table.seat_of(person)
        if seat is None or table.chairs[seat].robot is not None:
            return None
        found = ordered(self._tables.game(table), table.state, seat, given)
        taken_back = found == self._done.get(id_, {}).get(person)
        return None if found is None or taken_back else (table, seat, found)

    def spared(self, table: Table) -> set[Seat]:
        """The seats of people who are away and whose orders come to something else than what is played for them at once.

        What comes to the same is played at once too, so that nobody can tell whether it was ordered.
        """
        autoplay, seats = self._tables.game(table).absence.autoplay_when_away, set[Seat]()
        for person in self._orders.get(table.id, ()) if autoplay is not None else ():
            seat = table.seat_of(person)
            if autoplay is None or seat is None or not table.chairs[seat].away:
                continue
            due = self._due(table.id, person)
            if due is not None and due[2].action != autoplay(table.state, seat):
                seats.add(seat)
        return seats

    async def _act(self, id_: int, person: int) -> None:
        """Do one thing after the other, each after its pause, as long as something is due."""
        asked, times = "", 0
        try:
            while (due := self._due(id_, person)) is not None:
                table, seat, found = due
                decision = _decision(found)
                asked, times = decision, times + 1 if decision == asked else 1
                with background(), log_context(id_, table.seq, seat):
                    await self._wait(table, found)
                    now = self._due(id_, person)
                    if now is None or _decision(now[2]) != decision:
                        continue  # another decision has a pause of its own
                    if times > MOST or not await self._submit(*now):
                        await self._stop(table, person, now[2].order)
        except Exception as error:  # what was ordered is left to its owner and the clock
            log.error("The orders at table %s failed.", id_, exc_info=redacted(error))
        finally:
            del self._acting[id_, person]

    async def _stop(self, table: Table, person: int, order: str) -> None:
        """Withdraw an order that cannot be carried out; its owner is told, and reads so in their panel."""
        await self._change(table, person, lambda mine: mine.stopping(order))
        if self._on_stopped is not None:
            await self._on_stopped(table, person, order)
        await self._tables.clock.play_for_absent(table.id)

    async def _wait(self, table: Table, found: Ordered) -> None:
        """The pause: at most half of what is left for the decision, for an order is to be in time."""
        pause = self._chance.uniform(*self._pause)
        due = next((row.due for row in table.deadlines if row.wait == found.wait and row.due is not None), None)
        if due is not None:
            pause = min(pause, max(0.0, (due - self._tables.now()) / 2))
        await self._sleep(pause)
        while not self._there(table.place.guild):
            await self._sleep(RETRY_AFTER)

    async def _submit(self, table: Table, seat: Seat, found: Ordered) -> bool:
        """Press in the owner's name. False where that is refused though nothing has changed meanwhile."""
        command = Command(f"{BY_ORDER}{table.seq}:{seat}", seat, found.action, found.wait, by_order=True)
        answer = await self._tables.submit(table.id, command)
        while isinstance(answer, Refusal) and answer.code in UNWRITTEN:
            await self._sleep(RETRY_AFTER)
            answer = await self._tables.submit(table.id, command)
        if not isinstance(answer, Refusal):
            self._done.setdefault(table.id, {})[table.chairs[seat].person or 0] = found
            return True
        now = self._tables.get(table.id)
        return answer.code in PASSING or now is None or now.seq != table.seq


def _decision(found: Ordered) -> str:
    """What is decided: an auction is one decision, however often somebody bids."""
    return found.wait or str(found.action)
