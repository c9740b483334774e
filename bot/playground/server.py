"""The local Discord as people use it: what somebody sees, types, presses and sends."""

import random
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence

from bot.playground import channels, interactions, messages, payloads, slash_commands
from bot.playground.faults import Faults
from bot.playground.kinds import AUTOCOMPLETE, COMPONENT, SLASH, SUBMIT, TEXT
from bot.playground.modal_fields import Given
from bot.playground.model import (
    Change,
    Channel,
    Guild,
    HttpExchange,
    ImpossibleError,
    Interaction,
    Message,
    Person,
    ProblemError,
)
from bot.playground.payload_validator import Spec
from bot.playground.rate_limits import Limits, SessionStarts
from bot.playground.state import DiscordState, find


class FakeDiscord:
    """One local Discord in memory. All methods belong to one event loop; ids may stand for the things they name.

    `now` is its only clock. `spec`: validators of Discord's API description, to check every payload against it.
    `remembered`: how many requests the transcript keeps.
    The bot may connect and leave; the state stays. What happened stands in `state` and `transcript`; what is to go wrong
    is set in `faults` (latency, refused requests) and `limits.on`.
    Methods that send an interaction return when the bot has given its first answer, or has not within three seconds.
    """

    def __init__(
        self,
        *,
        now: Callable[[], float] = time.time,
        token: str | None = None,
        name: str = "Quartier",
        spec: Spec | None = None,
        remembered: int = 10_000,
    ) -> None:
        self.state = DiscordState(now, name, token, spec)
        self.guild = self.add_guild(name)
        self.faults = Faults(random.Random(0))  # noqa: S311 - jitter, not secrets
        self.limits = Limits(now)
        self.starts = SessionStarts(now)
        self.transcript: deque[HttpExchange] = deque(maxlen=remembered)
        self.gateway_url = ""

    # People and places

    def add_person(self, name: str, *, locale: str = "en-GB", staff: bool = False) -> Person:
        """Somebody new, member of every guild. `locale` is Discord's name of a language (`fr`, `en-GB`)."""
        person = Person(self.state.make_id(), name, locale, staff=staff)
        self.state.persons[person.id] = person
        self.state.events.emit(Change("PERSON_UPDATE", payloads.user(person)))
        return person

    def change_person(self, person: Person, *, name: str | None = None, locale: str | None = None) -> None:
        """Gives somebody another name or language; the bot reads it in the next interaction."""
        person.name, person.locale = name or person.name, locale or person.locale
        self.state.events.emit(Change("PERSON_UPDATE", payloads.user(person)))

    def add_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """A new guild with a channel `general`; a connected bot is told."""
        return channels.add_guild(self.state, name, locale)

    def add_channel(self, name: str, guild: Guild | None = None, kind: int = TEXT) -> Channel:
        """A new channel of any kind (see model); in the first guild if none is named."""
        return channels.add_channel(self.state, name, guild or self.guild, kind)

    def channels_of(self, person: Person, *, archived: bool = False) -> list[Channel]:
        """The channels somebody sees: text channels, threads, their own direct messages; in order of making."""
        seen = [place for place in tuple(self.state.channels.values()) if channels.sees(place, person.id)]
        return [place for place in seen if archived or not channels.archive_if_idle(self.state, place).archived]

    def visible(self, person: Person, channel: Channel | int) -> list[Message]:
        """The messages somebody sees in a channel, oldest first: the public ones and their own ephemerals."""
        place = find(self.state.channels, channel)
        written = [self.state.messages[one] for one in place.messages] if channels.sees(place, person.id) else []
        return [one for one in written if one.viewer in {None, person.id}]

    def direct(self, person: Person) -> Channel:
        """The direct messages between somebody and the bot."""
        return channels.direct(self.state, person)

    # What people do

    async def command(
        self, person: Person | int, channel: Channel | int, name: str, options: Mapping[str, object] | None = None
    ) -> Interaction:
        """Types a slash command. `name` in any language, subcommands after a space (`table list`); options likewise.

        Values: str, int, float, bool, Enclosed; persons and channels by object or id. ImpossibleError: a client would not send it.
        """
        someone, place = find(self.state.persons, person), find(self.state.channels, channel)
        data = slash_commands.resolve(self.state, someone, place, name, options or {})
        return await interactions.send(self.state, SLASH, someone, place, data)

    async def autocomplete(
        self, person: Person, channel: Channel, name: str, options: Mapping[str, object], focused: str
    ) -> Interaction:
        """Types the option `focused`, whose half-typed value stands in `options`; the answer is in `.choices`."""
        place = find(self.state.channels, channel)
        data = slash_commands.resolve(self.state, person, place, name, options, focused)
        return await interactions.send(self.state, AUTOCOMPLETE, person, place, data)

    async def press(
        self,
        person: Person | int,
        message: Message | int,
        custom_id: str,
        values: Sequence[str] = (),
        *,
        forged: bool = False,
    ) -> Interaction:
        """Presses a button or chooses `values` in a menu. `forged` skips the checks of a client on the custom_id."""
        someone, pressed = find(self.state.persons, person), find(self.state.messages, message)
        data = interactions.pressed(self.state, someone.id, pressed, custom_id, list(values), forged=forged)
        place = self.state.channels[pressed.channel]
        return await interactions.send(self.state, COMPONENT, someone, place, data, opener=pressed)

    async def submit(self, person: Person, opener: Interaction, fields: Mapping[str, Given]) -> Interaction:
        """Sends the form that an interaction opened. `fields`: custom_id to text, values or tick."""
        if opener.modal is None or opener.person != person.id:
            raise ImpossibleError("no such form is open")
        data = interactions.submitted(self.state, opener.modal, opener.channel, fields)
        opener.modal = None
        place = self.state.channels[opener.channel]
        return await interactions.send(self.state, SUBMIT, person, place, data, opener=opener)

    def say(self, person: Person | int, channel: Channel | int, text: str) -> Message:
        """Writes a message, as people do between the moves."""
        someone, place = find(self.state.persons, person), find(self.state.channels, channel)
        try:
            return messages.post(self.state, place, someone.id, messages.Draft({"content": text}))
        except ProblemError as problem:
            raise ImpossibleError(problem.text) from problem

    def dismiss(self, person: Person, message: Message) -> None:
        """Hides an ephemeral message from its viewer, as the client's "dismiss" does; the bot is not told."""
        if message.viewer == person.id:
            messages.delete(self.state, find(self.state.messages, message))

    async def until(self, condition: Callable[[], object], timeout: float = 15.0) -> None:  # noqa: ASYNC109
        """Returns once `condition()` is true, looked at after every change; TimeoutError after real seconds."""
        await self.state.events.until(condition, timeout)
