"""The truth of the local Discord: who is there, what was said, pressed and answered; and the hands of its persons."""

import asyncio
import base64
import contextlib
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bot.playground import channels, interactions, messages, payloads, permissions, slash_commands, threads
from bot.playground.faults import Faults
from bot.playground.limits import Limits
from bot.playground.model import (
    AUTOCOMPLETE,
    COMPONENT,
    INSIDE,
    POSTS_ONLY,
    PRIVATE_THREAD,
    SLASH,
    SUBMIT,
    TEXT,
    Attachment,
    Change,
    Channel,
    Guild,
    HttpExchange,
    ImpossibleError,
    Interaction,
    Json,
    Message,
    Modal,
    Person,
    Ping,
    ProblemError,
    Snowflakes,
    Violation,
)
from bot.playground.payload_validator import PayloadValidator
from bot.playground.sessions import SessionStarts

REMEMBERED = 20_000
"""Interactions that are kept; older ones go once their tokens are dead."""

MOST_THREADS = 1_000
"""Threads of a server that may be awake at the same time."""

Values = Sequence[str]
Listener = Callable[[Change], None]
Thing = TypeVar("Thing")


class FakeDiscord:
    """One local Discord in memory. All methods belong to one event loop; ids may stand for the things they name.

    `now` is its only clock. `spec`: the path of Discord's API description, to check every payload against it.
    `remembered`: how many requests the transcript keeps.
    The bot may come and go as it likes; the world stays. What happened stands in `violations`, `pings`, `transcript`,
    `interactions`; what is to go wrong is set in `faults` (latency, refused requests) and `limits.on`.
    """

    def __init__(
        self,
        *,
        now: Callable[[], float] = time.time,
        token: str | None = None,
        name: str = "Quartier",
        spec: str | None = None,
        seed: int = 0,
        remembered: int = 10_000,
    ) -> None:
        self.now = now
        self.snowflakes = Snowflakes()
        self.cdn_base, self.gateway_url = "http://127.0.0.1/cdn", ""
        self.faults = Faults(random.Random(seed))  # noqa: S311 - jitter, not secrets
        self.limits = Limits(now)
        self.starts = SessionStarts(now)
        self.violations: list[Violation] = []
        self.checker = PayloadValidator(self.violations, spec)
        self.persons: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[str, Attachment] = {}
        self.enclosed: dict[int, Attachment] = {}
        self.replaced: deque[str] = deque()
        self.nonces: dict[tuple[int, str], tuple[int, float]] = {}
        self.most_threads = MOST_THREADS
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}
        self.emojis: list[Json] = []
        self.pings: list[Ping] = []
        self.transcript: deque[HttpExchange] = deque(maxlen=remembered)
        self.connected = False
        self._listeners: list[Listener] = []
        self._stirred = asyncio.Event()
        self.bot = self.add_person(name, bot=True)
        self.token = token or _token(self.bot.id)
        self.guild = self.add_guild(name)

    # People and places

    def add_person(self, name: str, *, locale: str = "en-GB", staff: bool = False, bot: bool = False) -> Person:
        """Somebody new, member of every guild. `locale` is Discord's name of a language (`fr`, `en-GB`)."""
        person = Person(self.make_id(), name, locale, staff=staff, bot=bot)
        self.persons[person.id] = person
        self.emit(Change("PERSON_UPDATE", payloads.user(person)))
        return person

    def change_person(self, person: Person | int, *, name: str | None = None, locale: str | None = None) -> Person:
        """Gives somebody another name or language; the bot reads it in the next interaction."""
        somebody = self._person(person)
        somebody.name, somebody.locale = name or somebody.name, locale or somebody.locale
        self.emit(Change("PERSON_UPDATE", payloads.user(somebody)))
        return somebody

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """A new guild with a channel `general`; a connected bot is told."""
        return channels.add_guild(self, name, locale)

    def add_channel(self, name: str, guild: Guild | None = None, kind: int = TEXT) -> Channel:
        """A new channel of any kind (see model); in the first guild if none is named."""
        return channels.add_channel(self, name, guild or self.guild, kind)

    def add_thread(self, person: Person | int, channel: Channel | int, name: str, *, private: bool = False) -> Channel:
        """Somebody begins a thread, or a post in a forum, which begins with a message of that name."""
        parent, owner = self._place(channel), _id(person)
        kind = PRIVATE_THREAD if private else next((one for one in INSIDE.get(parent.kind, ())), 0)
        if kind not in INSIDE.get(parent.kind, ()):
            raise ImpossibleError("no such thread can be begun there")
        thread = threads.begin(self, parent, kind, {"name": name}, owner)
        if parent.kind in POSTS_ONLY:
            messages.post(self, thread, owner, messages.Draft({"content": name}, id=thread.id))
        return thread

    def channels_of(self, person: Person | int, *, archived: bool = False) -> list[Channel]:
        """The channels somebody sees: text channels, threads, their own direct messages; in order of making."""
        return channels.channels_of(self, _id(person), archived=archived)

    def visible(self, person: Person | int, channel: Channel | int) -> list[Message]:
        """The messages somebody sees in a channel, oldest first: the public ones and their own ephemerals."""
        return channels.visible(self, _id(person), self._place(channel))

    def show(self, message: Message | int) -> Json:
        """A message as Discord gives it, for a window. Its files' addresses begin with `cdn_base`."""
        return payloads.message(self, self._message(message))

    def commands_for(self, person: Person | int, channel: Channel | int) -> list[Json]:
        """The commands that a client would list for somebody there, as the bot registered them."""
        return slash_commands.listed(self, self._person(person), self._place(channel))

    # What persons do. Each returns when the bot has given its first answer, or has not within three seconds.

    async def command(
        self, person: Person | int, channel: Channel | int, name: str, options: Mapping[str, object] | None = None
    ) -> Interaction:
        """Types a slash command. `name` in any language, subcommands after a space (`table list`); options likewise.

        Values: str, int, float, bool, Enclosed; persons and channels by object or id. ImpossibleError: a client would not send it.
        """
        someone, place = self._person(person), self._place(channel)
        data = slash_commands.resolve(self, someone, place, name, options or {})
        return await self._act(SLASH, someone.id, place.id, data)

    async def autocomplete(
        self,
        person: Person | int,
        channel: Channel | int,
        name: str,
        options: Mapping[str, object],
        focused: str,
    ) -> Interaction:
        """Types the option `focused`, whose half-typed value stands in `options`; the answer is in `.choices`."""
        someone, place = self._person(person), self._place(channel)
        data = slash_commands.resolve(self, someone, place, name, options, focused)
        return await self._act(AUTOCOMPLETE, someone.id, place.id, data)

    async def press(
        self,
        person: Person | int,
        message: Message | int,
        custom_id: str,
        values: Values = (),
        *,
        forged: bool = False,
    ) -> Interaction:
        """Presses a button or chooses `values` in a menu. `forged` skips the checks of a client on the custom_id."""
        pressed = self._message(message)
        data = interactions.pressed(self, _id(person), pressed, custom_id, list(values), forged=forged)
        return await self._act(COMPONENT, _id(person), pressed.channel, data, message=pressed.id)

    async def submit(
        self, person: Person | int, modal: Modal | Interaction | int, fields: Mapping[str, str | bool | Values]
    ) -> Interaction:
        """Sends a form. `modal`: it, or the interaction that opened it. `fields`: custom_id to text, values or tick."""
        opener = self.interactions.get(_id(modal))
        if opener is None or opener.modal is None or opener.person != _id(person):
            raise ImpossibleError("no such form is open")
        data = interactions.submitted(self, opener.modal, opener.channel, fields)
        act = self._act(SUBMIT, opener.person, opener.channel, data, message=opener.message, opener=opener)
        opener.modal = None
        return await act

    def say(self, person: Person | int, channel: Channel | int, text: str) -> Message:
        """Writes a message, as people do between the moves."""
        place, payload = self._place(channel), {"content": text}
        try:
            return messages.post(self, place, _id(person), messages.Draft(payload))
        except ProblemError as problem:
            raise ImpossibleError(problem.text) from problem

    def direct(self, person: Person | int) -> Channel:
        """The direct messages between somebody and the bot."""
        return channels.direct(self, self._person(person))

    def dismiss(self, person: Person | int, message: Message | int) -> None:
        """Hides an ephemeral message from its viewer, as the client's "dismiss" does; the bot is not told."""
        gone = self._message(message)
        if gone.viewer == _id(person):
            messages.remove(self, gone)

    # Watching

    def subscribe(self, callback: Listener) -> Callable[[], None]:
        """Calls `callback(change)` at every change, in order, from the event loop; the result ends it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    async def until(self, condition: Callable[[], object], timeout: float = 5.0) -> None:  # noqa: ASYNC109
        """Returns once `condition()` is true, looked at after every change; TimeoutError after real seconds."""
        async with asyncio.timeout(timeout):
            while not condition():
                self._stirred.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), 0.05)

    def pinged(self, person: Person | int) -> list[Ping]:
        """The times somebody was called, oldest first."""
        return [ping for ping in self.pings if ping.person == _id(person)]

    @property
    def unanswered(self) -> list[Interaction]:
        """The interactions that failed."""
        return [one for one in self.interactions.values() if one.failed]

    def emit(self, change: Change) -> None:
        """Tells the listeners; for the modules of the playground."""
        for listener in tuple(self._listeners):
            listener(change)
        self._stirred.set()

    def tell_commands(self) -> None:
        """Tells that the bot has registered other commands."""
        self.emit(Change("COMMANDS_UPDATE", {}))

    def reset_token(self) -> None:
        """Discord takes the bot's token away; the new one stands in `token`."""
        self.token = _token(self.bot.id)
        self.starts.used = 0

    def make_id(self) -> int:
        """A new snowflake of this moment."""
        return self.snowflakes.make(self.now())

    # What can go wrong on demand; latency, refusals and outages stand in `faults`

    def delete_message(self, message: Message | int) -> None:
        """A moderator deletes a message."""
        messages.remove(self, self._message(message))

    def delete_messages(self, gone: Sequence[Message | int]) -> None:
        """A moderator's bot deletes messages of one channel at once."""
        messages.purge(self, [self._message(one) for one in gone])

    def delete_channel(self, channel: Channel | int) -> None:
        """A moderator deletes a channel or thread with all it holds."""
        channels.delete_channel(self, self._place(channel))

    def revoke(self, permission: str, channel: Channel | int | None = None) -> None:
        """Takes a permission (`send_messages`, see permissions.BITS) from the bot, in one channel or everywhere."""
        channels.permit(self, permissions.bits(permission), None if channel is None else _id(channel), allowed=False)

    def restore(self, permission: str, channel: Channel | int | None = None) -> None:
        """Gives a permission back to the bot."""
        channels.permit(self, permissions.bits(permission), None if channel is None else _id(channel), allowed=True)

    def close_dms(self, person: Person | int, *, closed: bool = True) -> None:
        """Somebody closes (or opens) direct messages from the bot."""
        self._person(person).dms = not closed

    def archive(self, thread: Channel | int, *, archived: bool = True, locked: bool = False) -> None:
        """Archives (or reopens) a thread, locked on request, so that only moderators may reopen it."""
        threads.alter(self, self._place(thread), {"archived": archived, "locked": locked}, self.guild.owner)

    def remove_bot(self, guild: Guild | None = None) -> None:
        """Somebody throws the bot out of a guild."""
        channels.remove_guild(self, guild or self.guild)

    def _person(self, person: Person | int) -> Person:
        """Somebody who is here."""
        return _found(self.persons, _id(person), "person")

    def _place(self, channel: Channel | int) -> Channel:
        """A channel that is still there."""
        return _found(self.channels, _id(channel), "channel")

    def _message(self, message: Message | int) -> Message:
        """A message that is still there."""
        return _found(self.messages, _id(message), "message")

    async def _act(
        self,
        kind: int,
        person: int,
        channel: int,
        data: Json,
        *,
        message: int | None = None,
        opener: Interaction | None = None,
    ) -> Interaction:
        """Sends an interaction to the bot and waits for its first answer."""
        made = Interaction(
            id=self.make_id(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            person=person,
            channel=channel,
            guild=self.channels[channel].guild,
            created=self.now(),
            data=data,
            message=message,
            modal_of=opener.id if opener else None,
        )
        self.interactions[made.id] = self.by_token[made.token] = made
        self._forget()
        self.emit(
            Change("INTERACTION_CREATE", payloads.interaction(self, made), channel, made.guild, frozenset(), bot=True)
        )
        await self._first_answer(made)
        return made

    def _forget(self) -> None:
        """Lets go of the oldest interactions when there are too many; their tokens are long dead."""
        while len(self.interactions) > REMEMBERED:
            oldest = next(iter(self.interactions.values()))
            if oldest.created > self.now() - interactions.LIFETIME:
                return
            del self.interactions[oldest.id], self.by_token[oldest.token]

    async def _first_answer(self, made: Interaction) -> None:
        """Waits until the bot answers or its time is up on the world's clock."""
        while not made.done.is_set():
            left = made.created + interactions.PATIENCE - self.now()
            if left <= 0:
                interactions.fail(self, made)
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(made.done.wait(), min(left + 0.001, 0.05))


def _id(thing: Person | Channel | Message | Modal | Interaction | int) -> int:
    """The id of a thing, or the id itself."""
    return thing if isinstance(thing, int) else thing.id


def _found(things: Mapping[int, Thing], number: int, kind: str) -> Thing:
    """The thing of that id; ImpossibleError when there is none, or no longer."""
    found = things.get(number)
    if found is None:
        raise ImpossibleError(f"there is no {kind} {number}")
    return found


def _token(bot: int) -> str:
    """A token of Discord's form, made anew for each world."""
    head = base64.urlsafe_b64encode(str(bot).encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(5)[:6]}.{secrets.token_urlsafe(30)[:38]}"
