"""Posts and edits the messages of one table: by which press, under which nonce, within Discord's limits."""

import asyncio
import logging

from msgspec.structs import replace

from bot.present.panel_model import Panel
from bot.present.publishing.animations import Animations
from bot.present.publishing.chat_port import (
    ForbiddenError,
    MessageGoneError,
    OutgoingMessage,
    UndeliveredError,
    nonce_of,
)
from bot.present.publishing.deleted_messages import DeletedMessages
from bot.present.publishing.denied_calls import Call, DeniedCalls
from bot.present.publishing.message_slot import MessageSlot
from bot.present.publishing.pending_answers import EditedBy, PendingAnswers
from bot.present.publishing.posted_messages import PostedMessages
from bot.present.publishing.publisher_deps import PublisherDeps
from bot.present.publishing.recent_events import History, RecentEvents
from bot.present.publishing.retry_loop import RetryLoop
from bot.runtime.priority import awaited, background
from bot.tables.model import PublishedMessage, Table

OLD_AFTER, MAX_OLD_EDITS = 3_600.0, 3
"""Seconds after which Discord nearly freezes a message, and how many edits it still gets before it is posted anew."""

log = logging.getLogger(__name__)


class MessageWriter:
    """Brings the messages of one table up to date, one at a time; `loop` is woken for what has to be tried again."""

    def __init__(
        self,
        deps: PublisherDeps,
        loop: RetryLoop,
        messages: PostedMessages,
        answers: PendingAnswers,
        recent: RecentEvents,
        animations: Animations,
    ) -> None:
        self.denied = DeniedCalls()
        self.deleted = DeletedMessages(loop.wake)
        self._deps = deps
        self._loop = loop
        self._messages = messages
        self._answers = answers
        self._recent = recent
        self._animations = animations
        self._budgets = {call: deps.budget() for call in Call}
        self._uncertain_nonces: set[str] = set()
        self._posted = 0

    @property
    def untroubled(self) -> bool:
        """Whether nothing was denied, deleted lately, or posted without knowing whether it arrived."""
        return self.denied.none and self.deleted.forgotten and not self._uncertain_nonces

    async def show(self, table: Table, panel: Panel) -> bool:
        """Bring one message up to date, or post it; False when it has to wait a little, or is found to be gone."""
        slot, pictures = self._messages.get(panel.slot), self._deps.pictures
        if self._must_wait(panel, slot):
            return False
        revision = self._posted if slot is None else slot.revision + 1
        if panel.picture is not None and pictures.crowded:
            self._answers.release_all()
        sheet = await self._sheet(panel, revision)
        try:
            if slot is None:
                return await self._post(table, sheet, replaces=self.deleted.replaces(panel.slot))
            if self._moves(slot, panel):
                return await self._repost(table, slot, sheet)
            return await self._edit(table, slot, sheet)
        except ForbiddenError:
            self.denied.add(Call.POST if self._messages.get(panel.slot) is None else Call.EDIT)
            raise

    def lose(self, slot: MessageSlot) -> None:
        """The message of a slot is gone, and is to be posted again."""
        if self._messages.remove(slot):
            self.deleted.lost(slot.shown.slot, slot.message)
            self._answers.forget(slot.message)

    async def save(self, table: Table, slot: MessageSlot) -> None:
        """Store a message; what cannot be stored now is stored with the next try."""
        slot.saved = False
        await self._deps.memory.save_shown(table.id, slot.shown, table.place.guild)
        slot.saved = True

    def _frozen(self, slot: MessageSlot) -> bool:
        """Whether a message is so old and so often edited, by whatever token, that a new one serves better."""
        return slot.old_edits >= MAX_OLD_EDITS and not self._answers.awaits(slot.message)

    def _moves(self, slot: MessageSlot, panel: Panel) -> bool:
        """Whether a message is posted anew: frozen, to stand below one that was posted after it, or to go on again."""
        return self._frozen(slot) or self._messages.overtaken(panel) or _goes_on(slot, panel)

    def _must_wait(self, panel: Panel, slot: MessageSlot | None) -> bool:
        """Without a press, writing waits rather than being held back by the library; meanwhile changes merge.

        What was denied is not tried again before the table is shown anew. What is deleted time and again waits too.
        """
        if slot is not None and self._moves(slot, panel):
            slot = None
        if slot is not None and self._answers.can_edit(slot.message):
            return False
        call = Call.POST if slot is None else Call.EDIT
        if call in self.denied or self.deleted.must_wait(panel.slot):
            return True
        now, budget = asyncio.get_running_loop().time(), self._budgets[call]
        if (wait := budget.wait(now)) > 0:
            self._loop.wake_in(wait)
            return True
        budget.spend(now)
        return False

    async def _edit(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> bool:
        """Edit a message; one that somebody deleted is to be posted again, unless it was over anyway: then False."""
        live, edit = not sheet.panel.last, slot.start_edit(sheet)
        try:
            await self._send_edit(table, slot, edit)
        except MessageGoneError:
            if live:
                self.lose(slot)
                self._loop.wake()
                return False
        finally:
            slot.writing = False
        slot.finish_edit(edit)
        if slot.shown.live != live:
            self._answers.forget(slot.message)
            slot.shown = replace(slot.shown, live=live)
            await self.save(table, slot)
        return True

    async def _send_edit(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> None:
        """By a press where there is one, else as the bot. Answers do not count as edits of old messages."""
        old = self._deps.now() - slot.shown.at > OLD_AFTER
        by = await self._answers.edit(slot.message, sheet)
        if by is None:
            if Call.EDIT in self.denied:
                raise ForbiddenError(self.denied.permission)
            with background(sheet.panel.last or not awaited()):
                await self._deps.channel.edit(table.place, slot.message, sheet)
        slot.old_edits += old and by is not EditedBy.ANSWER

    async def _repost(self, table: Table, slot: MessageSlot, sheet: OutgoingMessage) -> bool:
        """Post a message once more and delete the old one."""
        replaces = self.deleted.replaces(sheet.panel.slot) or slot.message
        if not await self._post(table, sheet, replaces=replaces, calls=_goes_on(slot, sheet.panel)):
            return False
        self._answers.forget(slot.message)
        try:
            with background():
                await self._deps.channel.delete(table.place, slot.message)
        except UndeliveredError:
            log.info("The old message %s of table %s stays.", slot.message, table.id)
        return True

    async def _post(self, table: Table, sheet: OutgoingMessage, *, replaces: int = 0, calls: bool = False) -> bool:
        """Post a message; one that replaces another mentions nobody again, unless it `calls`.

        False when it was deleted already.
        """
        name = sheet.panel.slot
        if replaces and not calls:
            sheet = replace(sheet, panel=replace(sheet.panel, ping=()))
        nonce = nonce_of(table.id, name, replaces)
        uncertain = nonce in self._uncertain_nonces or self._recent.history is History.RESTARTED
        self._uncertain_nonces.add(nonce)
        try:
            called = await self._deps.called(table, sheet.panel) if sheet.panel.ping else ()
            async with self._deps.turn():
                sheet = await self._caught_up(sheet)
                calling = replace(sheet, panel=replace(sheet.panel, ping=tuple(called)))
                message = await self._deps.channel.send(table.place, calling, nonce)
        except MessageGoneError:  # an earlier try has posted it, and somebody has deleted that
            self.deleted.posted(name)
            self.deleted.lost(name, None)
            self._loop.wake()
            return False
        self._uncertain_nonces.discard(nonce)
        await self._posted_as(table, message, sheet, uncertain=uncertain)
        return True

    async def _sheet(self, panel: Panel, revision: int) -> OutgoingMessage:
        """A panel with its pictures."""
        pictures = self._deps.pictures
        picture, more = await pictures.get(panel.picture), await pictures.several(panel.more)
        return OutgoingMessage(panel, picture, revision, more)

    async def _caught_up(self, sheet: OutgoingMessage) -> OutgoingMessage:
        """The same with the animation that was painted while the words waited for their turn: one request instead of two."""
        panel = self._animations.caught_up(sheet.panel)
        return sheet if panel is sheet.panel else await self._sheet(panel, sheet.revision)

    async def _posted_as(self, table: Table, message: int, sheet: OutgoingMessage, *, uncertain: bool) -> None:
        """Note a new message. `uncertain`: an earlier try may have posted an older state under the same nonce."""
        self._posted += 1
        self.deleted.posted(sheet.panel.slot)
        shown = PublishedMessage(sheet.panel.slot, message, self._deps.now(), live=not sheet.panel.last)
        slot = MessageSlot(shown, sheet.revision)
        self._messages.add(slot)
        if uncertain:
            self._loop.wake()
        else:
            slot.finish_edit(sheet)
        await self.save(table, slot)
        if self.deleted.gone(message) and slot.shown.live:
            self.lose(slot)
            self._loop.wake()


def _goes_on(slot: MessageSlot, panel: Panel) -> bool:
    """Whether a message that was over is to go on, as after a step was taken back."""
    return not slot.shown.live and not panel.last
