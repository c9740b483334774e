"""Uploaded files and their addresses on the CDN."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.playground.model import Attachment, Enclosed, ImpossibleError, Json, ProblemError

UPLOAD_LIMIT = 10 * 1024 * 1024
"""Bytes of one file, as Discord tells in `attachment_size_limit`."""
MOST_REPLACED, MOST_ENCLOSED = 200, 50
"""How many replaced files can still be fetched, and how many files given with commands."""
PLAIN_TYPES = frozenset({"text/plain", "application/toml", "image/png"})
"""Types that are passed on with a command; a browser might run others."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a request: `index` is the n of its part `files[n]`."""

    index: int
    name: str
    content_type: str
    data: bytes

    def stored(self, number: int, channel: int, entry: Json) -> Attachment:
        """The attachment of that id, named and described as its `entry` in the payload says; 40005: too large."""
        if len(self.data) > UPLOAD_LIMIT:
            raise ProblemError(413, 40005, "Request entity too large")
        name = str(entry.get("filename") or self.name)
        path = f"/attachments/{channel}/{number}/{quote(name)}"
        described = entry.get("description")
        return Attachment(number, name, self.data, self.content_type, path, described, _measure(self.data))


class FileStore:
    """Files by their path below `base`. Files that no message shows any more can be fetched for a while."""

    def __init__(self) -> None:
        self.base = "http://127.0.0.1/cdn"
        self.by_path: dict[str, Attachment] = {}
        self.enclosed: dict[int, Attachment] = {}
        self._replaced: deque[str] = deque()

    def url(self, file: Attachment) -> str:
        """The address of a file."""
        return self.base + file.path

    def add(self, files: Iterable[Attachment]) -> None:
        """Makes files fetchable."""
        self.by_path.update((file.path, file) for file in files)

    def release(self, files: Iterable[Attachment]) -> None:
        """Keeps files that no message shows any more for windows that are still fetching them."""
        self._replaced.extend(file.path for file in files)
        while len(self._replaced) > MOST_REPLACED:
            self.by_path.pop(self._replaced.popleft(), None)

    def enclose(self, number: int, application: int, given: Enclosed) -> Attachment:
        """Stores a file given with a command; the oldest ones are dropped. ImpossibleError: it is too large."""
        if len(given.data) > UPLOAD_LIMIT:
            raise ImpossibleError("the file is too large")
        kind = given.content_type if given.content_type in PLAIN_TYPES else "application/octet-stream"
        path = f"/ephemeral-attachments/{application}/{number}/{quote(given.name, safe='')}"
        file = self.by_path[path] = self.enclosed[number] = Attachment(number, given.name, given.data, kind, path)
        while len(self.enclosed) > MOST_ENCLOSED:
            self.by_path.pop(self.enclosed.pop(next(iter(self.enclosed))).path, None)
        return file


def _measure(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture; None for any other file."""
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None
