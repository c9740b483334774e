"""The comparison of the panels that should exist with the messages that do."""

from collections.abc import Callable, Collection, Iterable, Iterator

from bot.present.panel_model import Panel
from bot.present.publishing.message_slot import MessageSlot
from bot.tables.model import PublishedMessage


class PostedMessages:
    """The messages of one table, by the name of their slot."""

    def __init__(self) -> None:
        self._slots: dict[str, MessageSlot] = {}

    def __iter__(self) -> Iterator[MessageSlot]:
        return iter(tuple(self._slots.values()))

    def get(self, name: str) -> MessageSlot | None:
        """The message of a slot; None while there is none."""
        return self._slots.get(name)

    def find(self, message: int | None) -> MessageSlot | None:
        """The slot of a message; None for messages of others."""
        return next((slot for slot in self._slots.values() if slot.message == message), None)

    def live(self) -> list[MessageSlot]:
        """The messages that still change."""
        return [slot for slot in self._slots.values() if slot.shown.live]

    def is_live(self, message: int) -> bool:
        """Whether a message still changes."""
        return any(slot.message == message for slot in self.live())

    def restore(self, stored: Iterable[PublishedMessage]) -> None:
        """Take over what an earlier process posted; what this one has posted stays."""
        self._slots = {each.slot: MessageSlot(each) for each in stored} | self._slots

    def add(self, slot: MessageSlot) -> None:
        """A message was posted, perhaps in the place of another."""
        self._slots[slot.shown.slot] = slot

    def remove(self, slot: MessageSlot) -> bool:
        """A message is gone; whether it was the one of its slot."""
        found = self._slots.get(slot.shown.slot) is slot
        if found:
            del self._slots[slot.shown.slot]
        return found

    def invalidate(self) -> None:
        """Show everything again that still changes."""
        for slot in self.live():
            slot.digest = None

    def outdated(self, panels: Iterable[Panel]) -> list[Panel]:
        """The panels that have no message or whose message shows something else, or is to move below another one."""
        wanted = [*panels]
        missing = any(self.get(panel.slot) is None for panel in wanted)
        return [
            panel for panel in wanted if self._differs(panel) or (panel.below and (missing or self.overtaken(panel)))
        ]

    def _differs(self, panel: Panel) -> bool:
        slot = self.get(panel.slot)
        return slot is None or slot.differs(panel)

    def overtaken(self, panel: Panel) -> bool:
        """Whether a message that still changes, and does not move itself, stands below the one that is to be there."""
        slot = self.get(panel.slot) if panel.below else None
        return slot is not None and any(each.message > slot.message for each in self.live() if not each.below)

    def by_urgency(self, panels: Collection[Panel], awaited: Callable[[int], bool]) -> list[Panel]:
        """Messages with a press waiting (`awaited`) first, then new ones, then others, those that are over last."""

        def urgency(panel: Panel) -> int:
            slot = self.get(panel.slot)
            if slot is None:
                return 1
            return 0 if awaited(slot.message) else 2 + panel.last

        return sorted(panels, key=urgency)
