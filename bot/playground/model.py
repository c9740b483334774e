"""The records of the local Discord: persons, guilds, channels, messages, interactions, pings. Plain data."""

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground.kinds import LOADING, SYSTEM

Json = dict[str, Any]

EPOCH = 1_420_070_400.0
"""Discord's first second, in seconds since 1970."""


class Snowflakes:
    """Ids that carry their time and never repeat."""

    def __init__(self) -> None:
        self._counter = itertools.count(1)
        self._last = 0

    def make(self, at: float) -> int:
        """A new id for something made at `at` (seconds since 1970); never smaller than the one before."""
        self._last = max(self._last, int((at - EPOCH) * 1000))
        return (self._last << 22) | (next(self._counter) & 0x3FFFFF)

    def follow(self, known: int) -> None:
        """Make larger ids than a known one from now on, whatever the clock says."""
        self._last = max(self._last, (known >> 22) + 1)


class ProblemError(Exception):
    """What Discord refuses: the status, its error code, its words. `rest` turns it into the answer."""

    def __init__(self, status: int, code: int, text: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status, self.code, self.text, self.errors = status, code, text, errors


class ImpossibleError(ValueError):
    """What a Discord client would not let a person do: an unknown command, a greyed button, a missing option."""


@dataclass(eq=False, slots=True)
class Person:
    """Somebody with a window. `locale` is Discord's (`fr`, `en-GB`); `dms`: direct messages are open."""

    id: int
    name: str
    locale: str = "en-GB"
    dms: bool = True
    staff: bool = False
    bot: bool = False

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.id}>"


@dataclass(eq=False, slots=True)
class Guild:
    """A Discord server. `granted` are the bot's permission bits in it; `most_threads` may be active at once.

    `role` is the bot's own, `staff` that of its staff; 0 in worlds that were kept by an older version.
    """

    id: int
    name: str
    owner: int
    role: int
    granted: int
    locale: str = "en-US"
    most_threads: int = 1_000
    staff: int = 0


@dataclass(eq=False, slots=True)
class Channel:
    """A channel, a thread (`parent`) or direct messages with one person (`recipient`).

    `denied` are permission bits the bot lacks here, on top of the guild's. `turned`: when a thread was last archived,
    opened again or told to stay open for another time.
    """

    id: int
    kind: int
    name: str
    guild: int | None = None
    parent: int | None = None
    recipient: int | None = None
    topic: str = ""
    denied: int = 0
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    owner: int = 0
    made: float = 0.0
    turned: float = 0.0
    members: list[int] = field(default_factory=list)
    messages: list[int] = field(default_factory=list)

    @property
    def thread(self) -> bool:
        """Whether it is a thread."""
        return self.parent is not None


@dataclass(eq=False, slots=True)
class Attachment:
    """An uploaded file. `path` is its address below the CDN's base; `description` its alternative text."""

    id: int
    name: str
    data: bytes
    content_type: str
    path: str
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A file that somebody gives with a command, as their computer has it."""

    name: str
    data: bytes
    content_type: str = ""


@dataclass(eq=False, slots=True)
class Message:
    """A message as it is now. `viewer`: the only person who sees it (ephemeral); None: everybody in the channel.

    `edits` are the times of its edits. `components` have their `attachment://` resolved. `reference`: the message it
    refers to, `refers_to` the channel or thread of that; a thread alone for the message that tells of its beginning.
    """

    id: int
    channel: int
    author: int
    made: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    viewer: int | None = None
    mentions: list[int] = field(default_factory=list)
    nonce: str | None = None
    reference: int | None = None
    refers_to: int | None = None
    interaction: int | None = None
    edits: list[float] = field(default_factory=list)
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only `viewer` sees it."""
        return self.viewer is not None

    @property
    def system(self) -> bool:
        """Whether Discord itself has written it."""
        return self.kind in SYSTEM

    @property
    def loading(self) -> bool:
        """Whether it says only that the bot is thinking."""
        return bool(self.flags & LOADING)

    def parts(self) -> Iterator[Json]:
        """Every component, nested ones included, in reading order."""
        return walk(self.components)

    def controls(self) -> list[Json]:
        """Everything that can be pressed: buttons with a custom_id and selects."""
        return [part for part in self.parts() if "custom_id" in part]

    def control(self, custom_id: str) -> Json | None:
        """The button or select of that custom_id."""
        return next((part for part in self.controls() if part["custom_id"] == custom_id), None)

    @property
    def text(self) -> str:
        """All it says: its content and its text displays, joined by line ends."""
        texts = [part["content"] for part in self.parts() if part.get("type") == 10]
        return "\n".join(([self.content] if self.content else []) + texts)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message or modal, nested ones, accessories and labelled ones included."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        yield from walk([inner for key in ("accessory", "component") if (inner := part.get(key))])


@dataclass(eq=False, slots=True)
class Modal:
    """A form that is open on one person's screen."""

    custom_id: str
    title: str
    components: list[Json]

    def inputs(self) -> list[Json]:
        """The components that have a value: text inputs, selects, radio groups, checkboxes."""
        return [part for part in walk(self.components) if "custom_id" in part]


@dataclass(eq=False, slots=True)
class Interaction:
    """What a person did and how the bot answered.

    `answer`: the type of the first answer (4 message, 5 thinking, 6 later, 7 update, 8 choices, 9 modal), given at
    `answered`. `failed`: nobody answered within three seconds, the person reads "This interaction failed".
    `original`: the message that `@original` stands for. `made`: all messages its token has made, follow-ups included.
    `refusals`: the error codes that the bot's tries to answer met.
    """

    id: int
    token: str
    kind: int
    person: int
    channel: int
    guild: int | None
    created: float
    data: Json
    message: int | None = None
    modal_of: int | None = None
    answered: float | None = None
    answer: int | None = None
    failed: bool = False
    original: int | None = None
    made: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Json] | None = None
    edits: list[float] = field(default_factory=list)
    refusals: list[int] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def ephemerals(self) -> list[Message]:
        """The messages only its person sees."""
        return [message for message in self.made if message.ephemeral]

    @property
    def reply(self) -> Message | None:
        """The first message it made; None when it made none."""
        return self.made[0] if self.made else None


@dataclass(frozen=True, slots=True)
class Ping:
    """Somebody was notified of a message. `silent`: without a sound. `direct`: because it was a direct message."""

    person: int
    message: int
    channel: int
    at: float
    silent: bool = False
    direct: bool = False


@dataclass(frozen=True, slots=True)
class HttpExchange:
    """A line of the transcript: a request of the bot and how it was answered."""

    at: float
    method: str
    path: str
    payload: Any
    status: int
    code: int
    took: float


@dataclass(frozen=True, slots=True)
class Violation:
    """A payload that breaks a rule: the name of its shape, where, why."""

    shape: str
    where: str
    why: str
    payload: Any


@dataclass(frozen=True, slots=True)
class Change:
    """Something happened. `name` is Discord's event (`MESSAGE_CREATE`, `THREAD_UPDATE`) or one of the playground's own.

    Its own: `COMMANDS_UPDATE`, `PERSON_UPDATE`, `BOT_UPDATE` (data: connected). `only`: the persons who may know; None:
    everybody who sees `channel`. `bot`: told to the bot, if its intents ask for it; a change with `bot` and an empty
    `only` is for the bot alone.
    """

    name: str
    data: Json
    channel: int | None = None
    guild: int | None = None
    only: frozenset[int] | None = None
    bot: bool = False
