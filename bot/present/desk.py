"""The writer of one table: what has to be shown, by which press or token, and what becomes of failures."""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Sequence
from typing import Any

import msgspec

from bot.games.kit.model import Told
from bot.log import about, unsaid
from bot.present.films import Films
from bot.present.house import House
from bot.present.outlet import (
    Answer,
    ChannelGoneError,
    DeniedError,
    MessageGoneError,
    Sheet,
    UndeliveredError,
)
from bot.present.panel import Panel
from bot.present.pictures import digest
from bot.present.slot import Slot
from bot.tables.connect import UnwritableError
from bot.tables.model import Shown, Table, Update

RECENT = 80
"""Events that are kept to be told in panels: more than two turns of any game."""
STEPS_BACK = 40
"""Records read after a restart to tell the recent events again."""
OLD, OLD_EDITS = 3_600.0, 3
"""Seconds after which Discord nearly freezes a message, and how many edits it still gets before it is posted anew."""
POST, EDIT = "post", "edit"
"""What can be denied to the bot itself."""
TURNS_OF_THE_LOOP = 4
"""The door tells of a step a little before it answers the press; the writer waits for the press to be handed in."""

log = logging.getLogger(__name__)


class Desk:
    """The writer of one table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.recent: tuple[Told, ...] = ()
        self.slots: dict[str, Slot] = {}
        self.trouble = ""
        self._barred: frozenset[str] = frozenset()
        self._known = self._unwritten = self._rested = False
        self._early: list[Update] = []
        self._doubtful: frozenset[str] = frozenset()
        self._restarted = False
        self._dirty = False
        self._posted = 0
        self._published = table.published
        self._held: dict[int, Answer] = {}
        self._tokens: dict[int, Answer] = {}
        self._task: asyncio.Task[None] | None = None
        self._defers: list[asyncio.Task[None]] = []
        self._edits, self._posts = house.budget(), house.budget()
        self._timer: asyncio.TimerHandle | None = None
        self._films = Films(house.pictures, self.wake)

    # ---- what happens

    def tell(self, update: Update) -> None:
        """The table has changed."""
        self.table = update.table
        if self._known:
            self._recall(update.told)
        else:
            self._early.append(update)
        self.wake()

    def answer(self, answer: Answer) -> None:
        """An accepted press: the first one in idle answers by the next edit, others say "later" at once."""
        message = answer.message
        slot = next((slot for slot in self.slots.values() if slot.message == message), None)
        if message is None or slot is None or slot.writing or message in self._held:
            self._spawn(self._defer(answer))
        else:
            self._held[message] = answer
        self.wake()

    def show(self) -> None:
        """Show everything again, even what was denied: a permission may have come back."""
        self._barred = frozenset()
        self.wake()

    def wake(self) -> None:
        """Something may have to be shown."""
        self._dirty = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"publisher {self.table.id}")

    @property
    def idle(self) -> bool:
        """Whether everything is shown."""
        writing = self._task is not None and not self._task.done()
        return not (self._dirty or writing or self._defers or self._timer or self._films.late)

    def rest(self) -> None:
        """Nobody plays: let go of what the store can tell again, and of presses that can change nothing any more."""
        self._tokens = {message: press for message, press in self._tokens.items() if press.usable}
        if self.idle and self._known:
            self._forget()

    def _forget(self) -> None:
        """What was told last can be read again; which messages there are and how they look, only the desk knows."""
        self.recent, self._known, self._rested = (), False, True

    def _recall(self, told: Sequence[Told]) -> None:
        """What was told last, as far as everybody may read it."""
        self.recent = (*self.recent, *(each for each in told if each.only is None))[-RECENT:]

    async def finish(self) -> None:
        """Wait until everything is shown that can be."""
        while not self.idle:
            tasks = [task for task in (self._task, *self._defers) if task is not None and not task.done()]
            await asyncio.wait(tasks) if tasks else await asyncio.sleep(0.02)

    async def cancel(self) -> None:
        """Stop at once."""
        self._dirty = False
        self._films.forget()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        tasks = [task for task in (self._task, *self._defers) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- writing

    async def _run(self) -> None:
        """Show the table until there is nothing new; what fails is tried again, ever more slowly."""
        for _ in range(TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)
        failures = 0
        while self._dirty:
            self._dirty = False
            with about(self.table.id, self.table.seq):
                shown = await self._entered()
            if shown:
                failures = 0
                continue
            await self._release(tuple(self._held.values()))
            if failures < len(self.house.patience):
                await asyncio.sleep(self.house.patience[failures])
                failures, self._dirty = failures + (failures < 2 or not self._unwritten), True
        self._task = None  # a finished task keeps its frame and context

    async def _entered(self) -> bool:
        """A cycle; the first one since the start waits its turn, unless somebody waits for it, and then rests."""
        if self._known or self._held:
            return await self._tried(self._cycle())
        starting = not self._rested
        async with self.house.entering:
            shown = await self._tried(self._cycle())
            if starting and shown and not self._dirty and not self._held:
                self._forget()
        return shown

    async def _tried(self, cycle: Coroutine[Any, Any, None]) -> bool:
        """Whether a cycle needs no other try. What is denied or gone is not tried again, but told."""
        self._unwritten = False
        try:
            await cycle
        except DeniedError as denied:
            await self._release(tuple(self._held.values()))
            if self.trouble != denied.permission:
                self.trouble = denied.permission
                log.warning("Table %s cannot be shown: %s is missing.", self.table.id, denied.permission)
                await self.house.barred(self.table.id, denied.permission)
        except ChannelGoneError:
            log.warning("The channel of table %s is gone; the table waits.", self.table.id)
            await self._release(tuple(self._held.values()))
            await self.house.lost(self.table.id)
            await self.house.memory.published(self.table.id, self.table.seq)
            self._dirty = False
        except UnwritableError:  # the store has told the host; tried until it can be written
            self._unwritten = True
            return False
        except UndeliveredError as error:
            log.warning("Table %s could not be shown, it is tried again: %s", self.table.id, error)
            return False
        except Exception as error:  # the writer must outlive any mistake of a presenter
            log.error("Table %s could not be shown.", self.table.id, exc_info=unsaid(error))
            return False
        else:
            self.trouble = self.trouble if self._barred else ""
        return True

    async def _cycle(self) -> None:
        """Show the table as it is now: messages with a press waiting first, then new ones, then the others."""
        await self._remember()
        for slot in [slot for slot in self.slots.values() if not slot.saved]:
            await self._saved(slot)
        table, waiting = self.table, tuple(self._held.values())
        live = {name for name, slot in self.slots.items() if slot.shown.live}
        panels = self.house.present(table, self.recent, live)
        there = await self._films.there(filter(self._differs, panels))
        new = [panel for panel in there if self._differs(panel)]
        shown = [await self._show(table, panel) for panel in sorted(new, key=self._urgency)]
        self._restarted = False
        await self._release(waiting)
        if all(shown) and not self._films.late and self._published < table.seq:
            await self.house.memory.published(table.id, table.seq)
            self._published = table.seq

    def _differs(self, panel: Panel) -> bool:
        slot = self.slots.get(panel.slot)
        return slot is None or slot.digest != digest(panel)

    def _urgency(self, panel: Panel) -> int:
        slot = self.slots.get(panel.slot)
        if slot is None:
            return 1
        return 0 if slot.message in self._held else 2 + panel.last

    async def _remember(self) -> None:
        """After a restart: which messages there are, and what was told last; after a rest only the latter."""
        if self._known:
            return
        memory, table = self.house.memory, self.table
        if not self._rested:
            shown = {each.slot: each for each in await memory.shown(table.id)}
            self.slots = {name: Slot(each) for name, each in shown.items()} | self.slots
        records = await memory.records(table.id, max(0, table.seq - STEPS_BACK))
        last = max((record.seq for record in records), default=0)
        for told in (*(record.told for record in records), *(u.told for u in self._early if u.table.seq > last)):
            self._recall(told)
        self._known, self._early = True, []
        self._restarted = bool(records) and not self._rested

    async def _show(self, table: Table, panel: Panel) -> bool:
        """Bring one message up to date, or post it; False when it has to wait a little."""
        slot = self.slots.get(panel.slot)
        if self._must_wait(slot):
            return False
        revision = self._posted if slot is None else slot.revision + 1
        pictures = self.house.pictures
        if panel.picture is not None and pictures.crowded:
            await self._release(tuple(self._held.values()))
        sheet = Sheet(panel, await pictures.get(panel.picture), revision, await pictures.several(panel.more))
        try:
            if slot is None:
                await self._post(table, sheet)
            elif self._frozen(slot):
                await self._anew(table, slot, sheet)
            else:
                await self._write(table, slot, sheet)
        except DeniedError:
            self._barred |= {POST if panel.slot not in self.slots else EDIT}
            raise
        return True

    def _must_wait(self, slot: Slot | None) -> bool:
        """Without a press, writing waits rather than being held back by the library; meanwhile changes merge.

        What was denied is not tried again: it waits until it is shown anew.
        """
        if slot is not None and (slot.message in self._held or self._token(slot) is not None):
            return False
        if (POST if slot is None else EDIT) in self._barred:
            return True
        loop = asyncio.get_running_loop()
        budget = self._posts if slot is None else self._edits
        wait = budget.wait(loop.time())
        if wait <= 0:
            budget.spend(loop.time())
            return False
        if self._timer is None:
            self._timer = loop.call_later(wait, self._wake_up)
        return True

    def _wake_up(self) -> None:
        self._timer = None
        self.wake()

    async def _write(self, table: Table, slot: Slot, sheet: Sheet) -> None:
        """Edit a message; one that somebody deleted is posted again."""
        panel, edit = sheet.panel, slot.begins(sheet)
        try:
            await self._edit(table, slot, edit)
        except MessageGoneError:
            del self.slots[panel.slot]
            if not panel.last:
                await self._post(table, sheet, replaces=True)
            return
        finally:
            slot.writing = False
        slot.wrote(edit)
        await self._save(slot, live=not panel.last)

    async def _edit(self, table: Table, slot: Slot, sheet: Sheet) -> None:
        """By the press that waits, else by the newest press that may still, else as the bot."""
        held = self._held.pop(slot.message, None)
        for press in filter(None, (held, self._token(slot))):
            try:
                await (press.edit(sheet) if press.answered else press.update(sheet))
            except UndeliveredError as error:
                self._tokens.pop(slot.message, None)
                if not press.answered:
                    self._spawn(self._defer(press))
                if isinstance(error, (MessageGoneError, ChannelGoneError)):
                    raise
                log.info("A press at table %s could not show it, the bot does: %s", self.table.id, error)
                continue
            self._acknowledged(press)
            return
        if EDIT in self._barred:
            raise DeniedError(self.trouble)
        await self.house.channel.edit(table.place, slot.message, sheet)
        slot.old_edits += self.house.now() - slot.shown.at > OLD

    def _frozen(self, slot: Slot) -> bool:
        """Whether a message is so old and so busy that a new one serves better."""
        return slot.old_edits >= OLD_EDITS and self._token(slot) is None and slot.message not in self._held

    def _token(self, slot: Slot) -> Answer | None:
        """The newest press whose token may still change a message."""
        press = self._tokens.get(slot.message)
        if press is None or press.usable:
            return press
        del self._tokens[slot.message]
        return None

    async def _anew(self, table: Table, slot: Slot, sheet: Sheet) -> None:
        """Post a message once more and take the old one away."""
        await self._post(table, sheet, replaces=True)
        try:
            await self.house.channel.delete(table.place, slot.message)
        except UndeliveredError:
            log.info("The old message %s of table %s stays.", slot.message, table.id)

    async def _post(self, table: Table, sheet: Sheet, *, replaces: bool = False) -> None:
        """Post a message; one that replaces another calls nobody a second time."""
        panel = sheet.panel
        if replaces:
            sheet = msgspec.structs.replace(sheet, panel=msgspec.structs.replace(panel, ping=()))
        nonce = f"{table.id}-{panel.slot}-{table.seq if replaces else 0}"[-25:]
        doubtful = nonce in self._doubtful or self._restarted
        self._doubtful |= {nonce}
        message = await self.house.channel.send(table.place, sheet, nonce)
        self._doubtful -= {nonce}
        self._posted += 1
        shown = Shown(panel.slot, message, self.house.now(), live=not panel.last)
        slot = self.slots[panel.slot] = Slot(shown, sheet.revision)
        if not doubtful:
            slot.wrote(sheet)
        self._dirty |= doubtful  # an earlier try may have posted an older state under the same nonce
        await self._saved(slot)

    async def _save(self, slot: Slot, *, live: bool) -> None:
        if slot.shown.live != live:
            self._tokens.pop(slot.message, None)
            slot.shown = msgspec.structs.replace(slot.shown, live=live)
            await self._saved(slot)

    async def _saved(self, slot: Slot) -> None:
        """Remember a message; what cannot be written now is written with the next try."""
        slot.saved = False
        await self.house.memory.save_shown(self.table.id, slot.shown)
        slot.saved = True

    # ---- presses

    def _acknowledged(self, answer: Answer) -> None:
        """Its token may change the message from now on, while that still changes; the newest one is used."""
        if answer.message is None or not any(s.message == answer.message and s.shown.live for s in self.slots.values()):
            return
        known = self._tokens.get(answer.message)
        if known is None or known.at <= answer.at:
            self._tokens[answer.message] = answer

    async def _defer(self, answer: Answer) -> None:
        try:
            await answer.later()
        except UndeliveredError as error:
            log.info("A press at table %s was not answered in time: %s", self.table.id, error)
        else:
            self._acknowledged(answer)

    async def _release(self, answers: Collection[Answer]) -> None:
        """Presses whose message did not change are answered all the same."""
        for answer in answers:
            if answer.message is not None and self._held.get(answer.message) is answer:
                del self._held[answer.message]
                self._spawn(self._defer(answer))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._defers.append(task)
        task.add_done_callback(self._defers.remove)
