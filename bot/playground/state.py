"""All that the local Discord knows at one moment; the modules named after Discord's things read and change it."""

import asyncio
import base64
import contextlib
import secrets
from collections.abc import Callable, Mapping
from typing import TypeVar

from bot.playground.files import FileStore
from bot.playground.model import (
    Change,
    Channel,
    Guild,
    ImpossibleError,
    Interaction,
    Json,
    Message,
    Person,
    Ping,
    Snowflakes,
)
from bot.playground.payload_validator import PayloadValidator, Spec

Thing = TypeVar("Thing", Person, Channel, Message)
NONCE_LIFE = 300.0
"""Seconds in which a repeated nonce of the same author means the same message, wherever it is, even a deleted one."""


class ChangeFeed:
    """Calls its subscribers at every change, in order, from the event loop."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._changed = asyncio.Event()

    def subscribe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Calls `callback(change)` from now on; the result ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    def emit(self, change: Change) -> None:
        """Tells the subscribers."""
        for listener in tuple(self._listeners):
            listener(change)
        self._changed.set()

    async def until(self, condition: Callable[[], object], timeout: float = 15.0) -> None:  # noqa: ASYNC109
        """Returns once `condition()` is true, looked at after every change; TimeoutError after real seconds."""
        async with asyncio.timeout(timeout):
            while not condition():
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)


class Nonces:
    """Ids of messages by author and nonce, oldest first. Only payloads with `enforce_nonce` count."""

    def __init__(self) -> None:
        self._sent: dict[tuple[int, str], tuple[int, float]] = {}

    def find(self, author: int, payload: Json, now: float) -> int | None:
        """The message that the payload's nonce has already made."""
        while self._sent and (oldest := next(iter(self._sent.items())))[1][1] < now - NONCE_LIFE:
            del self._sent[oldest[0]]
        key = _nonce_key(author, payload)
        return self._sent[key][0] if key in self._sent else None

    def note(self, author: int, payload: Json, message: int, now: float) -> None:
        """Remembers the message that a payload has made."""
        if (key := _nonce_key(author, payload)) is not None:
            self._sent[key] = message, now


def _nonce_key(author: int, payload: Json) -> tuple[int, str] | None:
    """What a message is known by; None when its nonce is not enforced."""
    nonce = payload.get("nonce")
    return None if nonce is None or not payload.get("enforce_nonce") else (author, str(nonce))


class Application:
    """The bot's account: its user, token, nonces, the commands it registered by guild (None: everywhere)."""

    def __init__(self, user: Person, token: str | None = None) -> None:
        self.user = user
        self.token = token or _token(user.id)
        self.connected = False
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.nonces = Nonces()

    def reset_token(self) -> None:
        """Discord takes the token away and gives another."""
        self.token = _token(self.user.id)


class DiscordState:
    """People, guilds, channels, messages and interactions by id. `now` is its only clock, in seconds since 1970.

    `spec`: validators of Discord's API description, to check every payload against it.
    """

    def __init__(self, now: Callable[[], float], name: str, token: str | None = None, spec: Spec | None = None) -> None:
        self.now = now
        self.snowflakes = Snowflakes()
        self.events = ChangeFeed()
        self.validator = PayloadValidator(spec)
        user = Person(self.make_id(), name, bot=True)
        self.app = Application(user, token)
        self.persons: dict[int, Person] = {user.id: user}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.pings: list[Ping] = []
        self.files = FileStore()

    @property
    def bot(self) -> Person:
        """The bot's user."""
        return self.app.user

    @property
    def unanswered(self) -> list[Interaction]:
        """The interactions that failed."""
        return [one for one in self.interactions.values() if one.failed]

    def pinged(self, person: Person) -> list[Ping]:
        """The times somebody was mentioned or written to, oldest first."""
        return [ping for ping in self.pings if ping.person == person.id]

    def make_id(self) -> int:
        """A new snowflake of this moment."""
        return self.snowflakes.make(self.now())


def find(things: Mapping[int, Thing], wanted: Thing | int) -> Thing:
    """The thing of that id that is still there; ImpossibleError when there is none."""
    number = wanted if isinstance(wanted, int) else wanted.id
    if number not in things:
        raise ImpossibleError(f"there is no {number} here")
    return things[number]


def _token(bot: int) -> str:
    """A token of Discord's form."""
    head = base64.urlsafe_b64encode(str(bot).encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(30)[:38]}"
