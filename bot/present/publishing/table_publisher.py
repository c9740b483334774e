"""The writer of one table: what has to be shown, by which press or token, and what becomes of failures."""

import asyncio
import logging
from collections.abc import Collection, Coroutine, Sequence
from typing import Any

import msgspec

from bot.kit.contract import EventFor
from bot.present.panel_model import Panel
from bot.present.publishing.animations import Animations
from bot.present.publishing.chat_port import (
    ChannelGoneError,
    ForbiddenError,
    MessageGoneError,
    OutgoingMessage,
    PressResponse,
    UndeliveredError,
    nonce_of,
)
from bot.present.publishing.deleted_messages import DeletedMessages
from bot.present.publishing.message_slot import MessageSlot
from bot.present.publishing.pending_answers import PendingAnswers
from bot.present.publishing.picture_queue import digest
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.retry_loop import RetryLoop
from bot.runtime.log import log_context, redacted
from bot.tables.model import PublishedMessage, Table, TableChanged
from bot.tables.storage.database import UnwritableError

RECENT = 80
"""Events that are kept to be told in panels: more than two turns of any game."""
STEPS_BACK = 40
"""Records read after a restart to tell the recent events again."""
OLD, OLD_EDITS = 3_600.0, 3
"""Seconds after which Discord nearly freezes a message, and how many edits it still gets before it is posted anew."""
POST, EDIT = "post", "edit"
"""What can be denied to the bot itself."""

log = logging.getLogger(__name__)


class TablePublisher:
    """The writer of one table."""

    def __init__(self, deps: PublisherDeps, table: Table) -> None:
        self.deps = deps
        self.table = table
        self.recent: tuple[EventFor, ...] = ()
        self.slots: dict[str, MessageSlot] = {}
        self.trouble = ""
        self._barred: frozenset[str] = frozenset()
        self._known = self._unwritten = self._rested = False
        self._early: list[TableChanged] = []
        self._doubtful: frozenset[str] = frozenset()
        self._restarted = False
        self._posted = 0
        self._published = table.published
        self._loop = RetryLoop(f"publisher {table.id}", self._turn, deps.max_missed_deadlines, lambda: self._unwritten)
        self._answers = PendingAnswers(table.id, self._changes)
        self._losses = DeletedMessages(self.wake)
        self._edits, self._posts = deps.budget(), deps.budget()
        self._films = Animations(deps.pictures, self.wake)

    # ---- what happens

    def tell(self, update: TableChanged) -> None:
        """The table has changed."""
        self.table = update.table
        if self._known:
            self._recall(update.told)
        else:
            self._early.append(update)
        self.wake()

    def answer(self, answer: PressResponse) -> None:
        """An accepted press: the first one in idle answers by the next edit, others say "later" at once."""
        message = answer.message
        slot = next((slot for slot in self.slots.values() if slot.message == message), None)
        if message is None or slot is None or slot.writing or self._answers.holds(message):
            self._answers.defer(answer)
        else:
            self._answers.hold(message, answer)
        self.wake()

    def show(self) -> None:
        """Show everything again, even what was denied: a permission may have come back."""
        self._barred = frozenset()
        self.wake()

    def again(self) -> None:
        """Somebody looks for the table: what still changes is shown again, and what is gone is posted at once."""
        for slot in self.slots.values():
            slot.digest = None if slot.shown.live else slot.digest
        self._losses.hasten()
        self.show()

    def deleted(self, messages: Collection[int]) -> None:
        """Somebody has deleted these messages; those that still change come back."""
        self._losses.told(messages)
        found = [slot for slot in self.slots.values() if slot.message in messages and slot.shown.live]
        for slot in found:
            self._lose(slot)
        if found:
            self.wake()

    def wake(self) -> None:
        """Something may have to be shown."""
        self._loop.wake()

    @property
    def idle(self) -> bool:
        """Whether everything is shown."""
        return self._loop.idle and not (self._answers.tasks or self._films.late)

    @property
    def whole(self) -> bool:
        """Whether no message is missing that is to come back."""
        return not self._losses.any

    def rest(self) -> None:
        """Nobody plays: let go of what the store can tell again, and of presses that can change nothing any more."""
        self._answers.rest()
        if self.idle and self._known:
            self._forget()

    def _forget(self) -> None:
        """What was told last can be read again; which messages there are and how they look, only the desk knows."""
        self.recent, self._known, self._rested = (), False, True

    def _recall(self, told: Sequence[EventFor]) -> None:
        """What was told last, as far as everybody may read it."""
        self.recent = (*self.recent, *(each for each in told if each.only is None))[-RECENT:]

    async def finish(self) -> None:
        """Wait until everything is shown that can be."""
        while not self.idle:
            tasks = [task for task in (self._loop.task, *self._answers.tasks) if task is not None and not task.done()]
            await asyncio.wait(tasks) if tasks else await asyncio.sleep(0.02)

    async def cancel(self) -> None:
        """Stop at once."""
        self._loop.cancel()
        self._films.forget()
        self._losses.cancel()
        tasks = [task for task in (self._loop.task, *self._answers.tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- writing

    async def _turn(self) -> bool:
        """One turn of the loop: whether the table needs no other try; presses are answered in any case."""
        with log_context(self.table.id, self.table.seq):
            shown = await self._entered()
        if not shown:
            self._answers.release(self._answers.held)
        return shown

    async def _entered(self) -> bool:
        """A cycle; the first one since the start waits its turn, unless somebody waits for it, and then rests."""
        if self._known or self._answers.held:
            return await self._tried(self._cycle())
        starting = not self._rested
        async with self.deps.entering:
            shown = await self._tried(self._cycle())
            if starting and shown and not self._loop.dirty and not self._answers.held:
                self._forget()
        return shown

    async def _tried(self, cycle: Coroutine[Any, Any, None]) -> bool:
        """Whether a cycle needs no other try. What is denied or gone is not tried again, but told."""
        self._unwritten = False
        try:
            await cycle
        except ForbiddenError as denied:
            self._answers.release(self._answers.held)
            if self.trouble != denied.permission:
                self.trouble = denied.permission
                log.warning("Table %s cannot be shown: %s is missing.", self.table.id, denied.permission)
                await self.deps.barred(self.table.id, denied.permission)
        except ChannelGoneError:
            log.warning("The channel of table %s is gone; the table waits.", self.table.id)
            self._answers.release(self._answers.held)
            self._losses.only(())
            await self.deps.lost(self.table.id)
            await self.deps.memory.published(self.table.id, self.table.seq)
            self._loop.dirty = False
        except UnwritableError:  # the store has told the host; tried until it can be written
            self._unwritten = True
            return False
        except UndeliveredError as error:
            log.warning("Table %s could not be shown, it is tried again: %s", self.table.id, error)
            return False
        except Exception as error:  # the writer must outlive any mistake of a presenter
            log.error("Table %s could not be shown.", self.table.id, exc_info=redacted(error))
            return False
        else:
            self.trouble = self.trouble if self._barred else ""
        return True

    async def _cycle(self) -> None:
        """Show the table as it is now: messages with a press waiting first, then new ones, then the others."""
        await self._remember()
        for slot in [slot for slot in self.slots.values() if not slot.saved]:
            await self._saved(slot)
        table, waiting = self.table, self._answers.held
        live = {name for name, slot in self.slots.items() if slot.shown.live}
        panels = self.deps.present(table, self.recent, live)
        self._losses.only([panel.slot for panel in panels])
        there = await self._films.there(filter(self._differs, panels))
        new = [panel for panel in there if self._differs(panel)]
        shown = [await self._show(table, panel) for panel in sorted(new, key=self._urgency)]
        self._restarted = False
        self._answers.release(waiting)
        if all(shown) and not self._films.late and self._published < table.seq:
            await self.deps.memory.published(table.id, table.seq)
            self._published = table.seq

    def _differs(self, panel: Panel) -> bool:
        slot = self.slots.get(panel.slot)
        return slot is None or slot.digest != digest(panel)

    def _urgency(self, panel: Panel) -> int:
        slot = self.slots.get(panel.slot)
        if slot is None:
            return 1
        return 0 if self._answers.holds(slot.message) else 2 + panel.last

    async def _remember(self) -> None:
        """After a restart: which messages there are, and what was told last; after a rest only the latter."""
        if self._known:
            return
        memory, table = self.deps.memory, self.table
        if not self._rested:
            shown = {each.slot: each for each in await memory.shown(table.id)}
            self.slots = {name: MessageSlot(each) for name, each in shown.items()} | self.slots
            for slot in [slot for slot in self.slots.values() if slot.shown.live and self._losses.gone(slot.message)]:
                self._lose(slot)
        records = await memory.records(table.id, max(0, table.seq - STEPS_BACK))
        last = max((record.seq for record in records), default=0)
        for told in (*(record.told for record in records), *(u.told for u in self._early if u.table.seq > last)):
            self._recall(told)
        self._known, self._early = True, []
        self._restarted = bool(records) and not self._rested

    async def _show(self, table: Table, panel: Panel) -> bool:
        """Bring one message up to date, or post it; False when it has to wait a little, or is found to be gone."""
        slot = self.slots.get(panel.slot)
        if self._must_wait(panel.slot, slot):
            return False
        revision = self._posted if slot is None else slot.revision + 1
        pictures = self.deps.pictures
        if panel.picture is not None and pictures.crowded:
            self._answers.release(self._answers.held)
        sheet = OutgoingMessage(panel, await pictures.get(panel.picture), revision, await pictures.several(panel.more))
        try:
            if slot is None:
                return await self._post(table, sheet, replaces=self._losses.replaces(panel.slot))
            if self._frozen(slot):
                return await self._anew(table, slot, sheet)
            return await self._write(table, slot, sheet)
        except ForbiddenError:
            self._barred |= {POST if panel.slot not in self.slots else EDIT}
            raise

    def _must_wait(self, name: str, slot: MessageSlot | None) -> bool:
        """Without a press, writing waits rather than being held back by the library; meanwhile changes merge.

        What was denied is not tried again: it waits until it is shown anew. What is deleted time and again waits too.
        """
        if slot is not None and self._frozen(slot):
            slot = None
        if slot is not None and (self._answers.holds(slot.message) or self._answers.token(slot.message) is not None):
            return False
        if (POST if slot is None else EDIT) in self._barred or self._losses.must_wait(name):
            return True
        now, budget = asyncio.get_running_loop().time(), self._posts if slot is None else self._edits
        if (wait := budget.wait(now)) > 0:
            self._loop.wake_in(wait)
            return True
        budget.spend(now)
        return False

    async def _write(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> bool:
        """Edit a message; one that somebody deleted is to be posted again, unless it was over anyway: then False."""
        panel, edit = sheet.panel, slot.begins(sheet)
        try:
            await self._edit(table, slot, edit)
        except MessageGoneError:
            if not panel.last:
                self._lose(slot)
                self._loop.dirty = True
                return False
        finally:
            slot.writing = False
        slot.wrote(edit)
        await self._save(slot, live=not panel.last)
        return True

    def _lose(self, slot: MessageSlot) -> None:
        """The message of a slot is gone."""
        if self.slots.get(slot.shown.slot) is slot:
            del self.slots[slot.shown.slot]
            self._losses.lost(slot.shown.slot, slot.message)
            self._answers.forget(slot.message)

    async def _edit(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> None:
        """By the press that waits, else by the newest press that may still, else as the bot."""
        old = self.deps.now() - slot.shown.at > OLD
        for press in filter(None, (self._answers.taken(slot.message), self._answers.token(slot.message))):
            by_token = press.answered
            try:
                await (press.edit(sheet) if by_token else press.update(sheet))
            except UndeliveredError as error:
                self._answers.forget(slot.message)
                if not press.answered:
                    self._answers.defer(press)
                if isinstance(error, (MessageGoneError, ChannelGoneError)):
                    raise
                log.info("A press at table %s could not show it, the bot does: %s", self.table.id, error)
                continue
            self._answers.acknowledged(press)
            slot.old_edits += old and by_token
            return
        if EDIT in self._barred:
            raise ForbiddenError(self.trouble)
        await self.deps.channel.edit(table.place, slot.message, sheet)
        slot.old_edits += old

    def _frozen(self, slot: MessageSlot) -> bool:
        """Whether a message is so old and so busy that a new one serves better; whose token it is makes no difference."""
        return slot.old_edits >= OLD_EDITS and not self._answers.holds(slot.message)

    def _changes(self, message: int) -> bool:
        """Whether this is a message of the table that still changes."""
        return any(slot.message == message and slot.shown.live for slot in self.slots.values())

    async def _anew(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> bool:
        """Post a message once more and take the old one away."""
        if not await self._post(table, sheet, replaces=self._losses.replaces(sheet.panel.slot) or slot.message):
            return False
        self._answers.forget(slot.message)
        try:
            await self.deps.channel.delete(table.place, slot.message)
        except UndeliveredError:
            log.info("The old message %s of table %s stays.", slot.message, table.id)
        return True

    async def _post(self, table: Table, sheet: OutgoingMessage, *, replaces: int = 0) -> bool:
        """Post a message; one that replaces another calls nobody a second time. False when it was deleted already."""
        panel = sheet.panel
        if replaces:
            sheet = msgspec.structs.replace(sheet, panel=msgspec.structs.replace(panel, ping=()))
        nonce = nonce_of(table.id, panel.slot, replaces)
        doubtful = nonce in self._doubtful or self._restarted
        self._doubtful |= {nonce}
        try:
            message = await self.deps.channel.send(table.place, sheet, nonce)
        except MessageGoneError:  # an earlier try has posted it, and somebody has deleted that
            self._losses.posted(panel.slot)
            self._losses.lost(panel.slot, None)
            self._loop.dirty = True
            return False
        self._doubtful -= {nonce}
        self._posted += 1
        self._losses.posted(panel.slot)
        shown = PublishedMessage(panel.slot, message, self.deps.now(), live=not panel.last)
        slot = self.slots[panel.slot] = MessageSlot(shown, sheet.revision)
        if not doubtful:
            slot.wrote(sheet)
        self._loop.dirty |= doubtful  # an earlier try may have posted an older state under the same nonce
        await self._saved(slot)
        if self._losses.gone(message) and slot.shown.live:
            self._lose(slot)
            self._loop.dirty = True
        return True

    async def _save(self, slot: MessageSlot, *, live: bool) -> None:
        if slot.shown.live != live:
            self._answers.forget(slot.message)
            slot.shown = msgspec.structs.replace(slot.shown, live=live)
            await self._saved(slot)

    async def _saved(self, slot: MessageSlot) -> None:
        """Remember a message; what cannot be written now is written with the next try."""
        slot.saved = False
        await self.deps.memory.save_shown(self.table.id, slot.shown)
        slot.saved = True
