"""What the writer of a table knows about one message."""

from msgspec.structs import replace

from bot.present.publishing.chat_port import OutgoingMessage
from bot.present.publishing.picture_queue import FILMS, digest
from bot.tables.model import PublishedMessage


class MessageSlot:
    """A message of a table as it was last shown; `digest` None: nobody knows how it looks.

    `film`: what its pictures show while one of them moves.
    """

    __slots__ = ("digest", "film", "old_edits", "revision", "saved", "shown", "writing")

    def __init__(self, shown: PublishedMessage, revision: int = 0) -> None:
        self.shown = shown
        self.digest: bytes | None = None
        self.film: bytes | None = None
        self.revision = revision
        self.old_edits = 0
        self.writing = False
        self.saved = True

    @property
    def message(self) -> int:
        """The message's id."""
        return self.shown.message

    def begins(self, sheet: OutgoingMessage) -> OutgoingMessage:
        """An edit begins; a film that runs in the message runs on. Until it is done nobody knows how it looks."""
        film, self.film = self.film, None
        self.writing, self.digest = True, None
        return sheet if film is None or film != _film(sheet) else replace(sheet, revision=self.revision, kept=True)

    def wrote(self, sheet: OutgoingMessage) -> None:
        """The message shows this."""
        self.digest, self.revision, self.film = digest(sheet.panel), sheet.revision, _film(sheet)


def _film(sheet: OutgoingMessage) -> bytes | None:
    """A fingerprint of a sheet's pictures if one of them is a film and all of them are there."""
    panel = sheet.panel
    orders = panel.more if panel.picture is None else (panel.picture, *panel.more)
    there = (sheet.picture is not None) + len(sheet.more) == len(orders)
    return digest(orders) if there and any(order.key in FILMS for order in orders) else None
