"""Publishes one table: what has to be shown, and what becomes of failures."""

import asyncio
import logging
from collections.abc import Collection

from bot.present.publishing.animations import Animations
from bot.present.publishing.chat_port import ChannelGoneError, ForbiddenError, PressResponse, UndeliveredError
from bot.present.publishing.message_writer import MessageWriter
from bot.present.publishing.pending_answers import PendingAnswers
from bot.present.publishing.posted_messages import PostedMessages
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.recent_events import History, RecentEvents
from bot.present.publishing.retry_loop import Outcome, RetryLoop
from bot.runtime.log import log_context, redacted
from bot.runtime.priority import awaited, background
from bot.tables.model import Table, TableChanged
from bot.tables.storage.database import DamagedError, StoreError, UnwritableError

log = logging.getLogger(__name__)


class TablePublisher:
    """Keeps the messages of one table as they should be. Nothing else writes them.

    `messages`: what an earlier publisher of the table has left when it rested; None where nothing is known.
    """

    def __init__(self, deps: PublisherDeps, table: Table, messages: PostedMessages | None = None) -> None:
        self.table = table
        self.recent = RecentEvents(deps.memory, History.UNREAD if messages is None else History.TRIMMED)
        self._deps = deps
        self._published = table.published
        self._awaited = False
        self._loop = RetryLoop(f"publisher {table.id}", self._run_cycle, deps.retry_pauses)
        self.messages = PostedMessages() if messages is None else messages
        self._answers = PendingAnswers(table.id, self.messages.is_live)
        self._animations = Animations(deps.pictures, self._loop.wake)
        self._writer = MessageWriter(deps, self._loop, self.messages, self._answers, self.recent, self._animations)

    # ---- what happens

    def on_update(self, update: TableChanged) -> None:
        """The table has changed."""
        self.table = update.table
        self._awaited |= awaited() and not update.marked
        self.recent.on_update(update)
        self._loop.wake()

    def on_press(self, answer: PressResponse) -> None:
        """An accepted press: the first one in idle is answered by the next edit, others by "later" at once."""
        slot, self._awaited = self.messages.find(answer.message), True
        if slot is None or slot.writing or self._answers.awaits(slot.message):
            self._answers.defer(answer)
        else:
            self._answers.hold(slot.message, answer)
        self._loop.wake()

    def show(self) -> None:
        """Show everything again, even what was denied: a permission may have come back."""
        self._writer.denied.retry()
        self._loop.wake()

    def again(self) -> None:
        """Somebody looks for the table: what still changes is shown again, and what is gone is posted at once."""
        self._awaited = True
        self.messages.invalidate()
        self._writer.deleted.hasten()
        self.show()

    def on_moved(self, table: Table) -> None:
        """The table is shown in another channel: what still changes is posted there, and no press edits it elsewhere."""
        self.table, self._awaited = table, True
        for slot in self.messages.live():
            self._writer.lose(slot)
        self._writer.deleted.hasten()
        self.show()

    def on_deleted(self, messages: Collection[int]) -> None:
        """Somebody has deleted these messages; those that still change come back."""
        self._writer.deleted.told(messages)
        found = [slot for slot in self.messages.live() if slot.message in messages]
        for slot in found:
            self._writer.lose(slot)
        if found:
            self._loop.wake()

    @property
    def trouble(self) -> str:
        """The permission that is missing to show the table; empty when all is well."""
        return self._writer.denied.permission

    @property
    def idle(self) -> bool:
        """Whether everything is shown."""
        return self._loop.idle and not (self._answers.tasks or self._animations.late)

    @property
    def complete(self) -> bool:
        """Whether no message is missing that is to come back."""
        return not self._writer.deleted.any

    def trim(self) -> bool:
        """Nobody plays: let go of what the store can tell again, and of presses that can change nothing any more.

        Whether nothing but `messages` is left to be remembered: all is shown, nothing was denied or deleted lately.
        """
        self.trim_answers()
        if self.idle and self.recent.loaded:
            self.recent.trim()
        known = self.recent.history is History.TRIMMED and all(slot.saved for slot in self.messages)
        return known and self.idle and self._answers.empty and self._writer.untroubled

    def close(self) -> None:
        """It is needed no more: it is let go of at once, not as garbage."""
        self._loop.close()

    def trim_answers(self) -> None:
        """Let go of presses that can change nothing any more."""
        self._answers.trim()

    async def finish(self) -> None:
        """Wait until everything is shown that can be."""
        while not self.idle:
            tasks = [task for task in self._tasks() if not task.done()]
            await asyncio.wait(tasks) if tasks else await asyncio.sleep(0.02)

    async def cancel(self) -> None:
        """Stop at once."""
        self._rest()
        tasks = self._tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Stop, and answer "later" to the presses that wait."""
        self._rest()
        if self._loop.task is not None:
            self._loop.task.cancel()
        self._answers.release_all()
        await asyncio.gather(*self._tasks(), return_exceptions=True)

    def _rest(self) -> None:
        """Begin nothing more."""
        self._loop.cancel()
        self._animations.forget()
        self._writer.deleted.cancel()

    def _tasks(self) -> tuple[asyncio.Task[None], ...]:
        running = () if self._loop.task is None else (self._loop.task,)
        return (*running, *self._answers.tasks)

    # ---- showing

    async def _run_cycle(self) -> Outcome:
        """One cycle of the loop; whatever becomes of it, presses are answered."""
        somebody, self._awaited = self._awaited, False
        with log_context(self.table.id, self.table.seq), background(not somebody):
            outcome = await self._in_turn()
        if outcome is not Outcome.DONE:
            self._awaited |= somebody
            self._answers.release_all()
        return outcome

    async def _in_turn(self) -> Outcome:
        """Sync; the first time since the start in turn, unless somebody waits for it."""
        if self.recent.loaded or self._answers.waiting:
            return await self._attempt()
        starting = self.recent.history is History.UNREAD
        async with self._deps.startup_slots:
            outcome = await self._attempt()
            if starting and outcome is Outcome.DONE and self._loop.pending:
                self._loop.discard()  # what was posted for the first time is compared once more, not behind all others
                outcome = await self._attempt()
        return outcome

    async def _attempt(self) -> Outcome:
        """Sync, and say whether to try again. What is denied or gone is not tried again, but reported."""
        try:
            await self._sync()
        except ForbiddenError as denied:
            await self._on_forbidden(denied.permission)
        except ChannelGoneError:
            await self._on_channel_gone()
        except UnwritableError:  # the store has told the host
            return Outcome.RETRY_FOREVER
        except (UndeliveredError, DamagedError) as error:
            log.warning("Table %s could not be shown, it is tried again: %s", self.table.id, error)
            return Outcome.RETRY
        except StoreError as error:  # the server of the database is away
            log.info("Table %s is shown once the database answers: %s", self.table.id, error)
            return Outcome.RETRY_FOREVER
        except Exception as error:  # the publisher must outlive any mistake of a presenter
            log.error("Table %s could not be shown.", self.table.id, exc_info=redacted(error))
            return Outcome.RETRY
        else:
            self._writer.denied.succeeded()
        return Outcome.DONE

    async def _on_forbidden(self, permission: str) -> None:
        self._answers.release_all()
        if self._writer.denied.missing(permission):
            log.warning("Table %s cannot be shown: %s is missing.", self.table.id, permission)
            await self._deps.on_forbidden(self.table.id, permission)

    async def _on_channel_gone(self) -> None:
        log.warning("The channel of table %s is gone; the table waits.", self.table.id)
        self._answers.release_all()
        self._writer.deleted.only(())
        await self._deps.on_channel_lost(self.table.id)
        await self._deps.memory.published(self.table.id, self.table.seq, self.table.place.guild)
        self._loop.discard()

    async def _sync(self) -> None:
        """Show the table as it is now: what differs, the most urgent messages first."""
        await self._load()
        for slot in self.messages:
            if not slot.saved:
                await self._writer.save(self.table, slot)
        table, waiting = self.table, self._answers.waiting
        live = {slot.shown.slot for slot in self.messages.live()}
        panels = await self._deps.explain(table, self._deps.present(table, self.recent.events, live))
        self._writer.deleted.only([panel.slot for panel in panels])
        differing = self.messages.outdated(panels)
        ready = await self._animations.ready(differing)
        if ready != differing:  # those that show something else without their animations
            ready = self.messages.outdated(ready)
        urgent_first = self.messages.by_urgency(ready, self._answers.awaits)
        shown = [await self._writer.show(table, panel) for panel in urgent_first]
        self.recent.all_shown()
        self._answers.release(waiting)
        if all(shown) and not self._animations.late and self._published < table.seq:
            await self._deps.memory.published(table.id, table.seq, table.place.guild)
            self._published = table.seq

    async def _load(self) -> None:
        """After a start: which messages there are, and what happened last; after a rest only the latter."""
        if self.recent.history is History.UNREAD:
            self.messages.restore(await self._deps.memory.shown(self.table.id))
            for slot in self.messages.live():
                if self._writer.deleted.gone(slot.message):
                    self._writer.lose(slot)
        if not self.recent.loaded:
            await self.recent.load(self.table)
