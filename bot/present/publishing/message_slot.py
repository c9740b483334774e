"""What a table's publisher knows about one message."""

from msgspec.structs import replace

from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import OutgoingMessage
from bot.present.publishing.picture_queue import digest
from bot.tables.model import PublishedMessage


class MessageSlot:
    """A message of a table as it was last shown; `digest` None: how it looks is not known.

    `attached`: a fingerprint of its pictures. `compared`: the panel that it is to show next, with its digest.
    `old_edits`: edits since Discord counts it as old. `below`: whether it moves below what is posted after it.
    """

    __slots__ = ("attached", "below", "compared", "digest", "old_edits", "revision", "saved", "shown", "writing")

    def __init__(self, shown: PublishedMessage, revision: int = 0) -> None:
        self.shown = shown
        self.digest: bytes | None = None
        self.compared: tuple[Panel, bytes] | None = None
        self.attached: int | None = None
        self.revision = revision
        self.old_edits = 0
        self.below = False
        self.writing = False
        self.saved = True

    @property
    def message(self) -> int:
        """The message's id."""
        return self.shown.message

    def differs(self, panel: Panel) -> bool:
        """Whether the message shows something else, as far as is known."""
        found = digest(panel)
        self.compared = None if found == self.digest else (panel, found)
        return self.compared is not None

    def start_edit(self, sheet: OutgoingMessage) -> OutgoingMessage:
        """An edit begins; pictures that stay the same are not sent again. Until it is done, how it looks is not known."""
        attached, self.attached = self.attached, None
        self.writing, self.digest = True, None
        same = attached is not None and attached == _attached(sheet)
        return replace(sheet, revision=self.revision, kept=True) if same else sheet

    def finish_edit(self, sheet: OutgoingMessage) -> None:
        """The message shows this."""
        panel, found = self.compared or (None, b"")
        self.digest = found if panel is sheet.panel else digest(sheet.panel)
        self.compared = None
        self.revision, self.attached = sheet.revision, _attached(sheet)
        self.below = sheet.panel.below


def _attached(sheet: OutgoingMessage) -> int | None:
    """A fingerprint of a message's pictures; None when it has none. What is said of them is sent with every edit."""
    pictures = sheet.more if sheet.picture is None else (sheet.picture, *sheet.more)
    return hash((sheet.picture is None, *((each.data, each.suffix) for each in pictures))) if pictures else None
