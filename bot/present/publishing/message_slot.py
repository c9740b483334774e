"""What a table's publisher knows about one message."""

from msgspec.structs import replace

from bot.present.publishing.chat_port import OutgoingMessage
from bot.present.publishing.picture_queue import ANIMATED, digest
from bot.tables.model import PublishedMessage


class MessageSlot:
    """A message of a table as it was last shown; `digest` None: how it looks is not known.

    `animation`: a fingerprint of its pictures while one of them is animated.
    `old_edits`: edits since Discord counts it as old. `below`: whether it moves below what is posted after it.
    """

    __slots__ = ("animation", "below", "digest", "old_edits", "revision", "saved", "shown", "writing")

    def __init__(self, shown: PublishedMessage, revision: int = 0) -> None:
        self.shown = shown
        self.digest: bytes | None = None
        self.animation: bytes | None = None
        self.revision = revision
        self.old_edits = 0
        self.below = False
        self.writing = False
        self.saved = True

    @property
    def message(self) -> int:
        """The message's id."""
        return self.shown.message

    def start_edit(self, sheet: OutgoingMessage) -> OutgoingMessage:
        """An edit begins; an animation in the message runs on. Until it is done, how it looks is not known."""
        running, self.animation = self.animation, None
        self.writing, self.digest = True, None
        same = running is not None and running == _animation(sheet)
        return replace(sheet, revision=self.revision, kept=True) if same else sheet

    def finish_edit(self, sheet: OutgoingMessage) -> None:
        """The message shows this."""
        self.digest, self.revision, self.animation = digest(sheet.panel), sheet.revision, _animation(sheet)
        self.below = sheet.panel.below


def _animation(sheet: OutgoingMessage) -> bytes | None:
    """A fingerprint of a message's pictures if one of them is animated and all of them are there."""
    panel = sheet.panel
    requests = panel.more if panel.picture is None else (panel.picture, *panel.more)
    complete = (sheet.picture is not None) + len(sheet.more) == len(requests)
    return digest(requests) if complete and any(request.key in ANIMATED for request in requests) else None
