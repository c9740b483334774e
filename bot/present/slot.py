"""What the writer of a table knows about one message."""

from bot.tables.model import Shown


class Slot:
    """A message of a table as it was last shown; `digest` None: nobody knows how it looks."""

    def __init__(self, shown: Shown, seen: bytes | None = None, revision: int = 0) -> None:
        self.shown = shown
        self.digest = seen
        self.revision = revision
        self.old_edits = 0
        self.writing = False
        self.saved = True

    @property
    def message(self) -> int:
        """The message's id."""
        return self.shown.message
