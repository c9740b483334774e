"""What a browser window may ask, checked word by word, and the answer to each."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bot.playground import channels as places
from bot.playground import page_languages, payloads, slash_commands
from bot.playground.kinds import DIRECT
from bot.playground.model import Channel, Enclosed, ImpossibleError, Interaction, Json, Message, Person
from bot.playground.server import FakeDiscord

PAGE = 60
"""Messages of one answer."""
LONGEST_NAME = 32


class NoSuchError(Exception):
    """A request that names what is not there, or not for this person. `code` is what the page translates."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


Value = str | int | float | bool


class _Request(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    ref: int


class Hello(_Request):
    """The first request of a window."""


class Be(_Request):
    """The window is somebody known."""

    person: str


class Make(_Request):
    """The window is somebody new."""

    name: str
    lang: str


class Language(_Request):
    """Its person changes the language."""

    lang: str


class Look(_Request):
    """It opens a channel, or wants what stood `before` a message."""

    channel: str
    before: str | None = None


class Say(_Request):
    """A plain message to everybody."""

    channel: str
    content: str


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of the browser's computer; its bytes come in base 64."""

    name: str
    data: bytes
    type: str = ""


class Command(_Request):
    """A slash command, its name as a path, its options by the names the bot gave them."""

    channel: str
    path: list[str]
    options: dict[str, Value | File]


class Autocomplete(_Request):
    """`text` is being typed into the option `focused`."""

    channel: str
    path: list[str]
    options: dict[str, Value]
    focused: str
    text: str


class Press(_Request):
    """A button pressed, or `values` chosen in a menu."""

    channel: str
    message: str
    custom_id: str
    values: list[str] = []


class Submit(_Request):
    """A form filled in; `form` is what `done` carried when it opened."""

    form: str
    fields: dict[str, str | bool | list[str] | None]


class Dismiss(_Request):
    """An ephemeral message hidden."""

    channel: str
    message: str


WindowRequest = Hello | Be | Make | Language | Look | Say | Command | Autocomplete | Press | Submit | Dismiss
read = msgspec.json.Decoder[WindowRequest](WindowRequest).decode
"""A request from its text; msgspec.DecodeError says what is wrong with it."""


class _Ref(msgspec.Struct):
    ref: int | None = None


def ref_of(text: str) -> int | None:
    """The number of a request, to answer even a wrong one; msgspec.DecodeError when it is no JSON object."""
    return msgspec.json.decode(text, type=_Ref).ref


# What there is


def number(text: str, code: str) -> int:
    """An id from a window; NoSuchError for anything that is none."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise NoSuchError(code, "no such id")
    return int(text)


def person(server: FakeDiscord, text: str) -> Person:
    """The person of an id; never a bot."""
    found = server.state.persons.get(number(text, "unknown-person"))
    if found is None or found.bot:
        raise NoSuchError("unknown-person", "there is no such person")
    return found


def channel(server: FakeDiscord, who: Person, text: str) -> Channel:
    """A channel that somebody sees."""
    found = server.state.channels.get(number(text, "unknown-channel"))
    if found is None or not places.sees(found, who.id):
        raise NoSuchError("unknown-channel", "there is no such channel")
    return found


def may_see(server: FakeDiscord, who: int, message: Message) -> bool:
    """Whether somebody sees a message."""
    place = server.state.channels.get(message.channel)
    return place is not None and message.viewer in {None, who} and places.sees(place, who)


def seen(server: FakeDiscord, who: Person, text: str) -> Message:
    """A message that somebody sees."""
    found = server.state.messages.get(number(text, "unknown-message"))
    if found is None or not may_see(server, who.id, found):
        raise NoSuchError("unknown-message", "there is no such message")
    return found


def make(server: FakeDiscord, request: Make) -> Person:
    """Somebody new; somebody of the same name is taken to be the same. The first of all is staff of the guild."""
    name = " ".join("".join(c for c in request.name if c.isprintable()).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NoSuchError("bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    everybody = people(server)
    known = next((one for one in everybody if one.name.casefold() == name.casefold()), None)
    return known or server.add_person(name, locale=locale(request.lang), staff=not everybody)


def locale(lang: str) -> str:
    """Discord's name of one of the page's languages."""
    known = page_languages.known()
    if lang not in known:
        raise NoSuchError("bad-language", f"the languages are {', '.join(known)}")
    return known[lang].locale


def people(server: FakeDiscord) -> list[Person]:
    """Everybody but bots."""
    return [one for one in server.state.persons.values() if not one.bot]


# How it is shown


def shown_person(one: Person) -> Json:
    """Somebody: id, name, the page's language for them, and Discord's."""
    return {"id": str(one.id), "name": one.name, "lang": page_languages.resolve(one.locale), "locale": one.locale}


def bot(server: FakeDiscord) -> Json:
    """The bot: id, name, whether it is connected."""
    app = server.state.app
    return {"id": str(app.user.id), "name": app.user.name, "bot": True, "online": app.connected}


def channels(server: FakeDiscord, who: Person) -> list[Json]:
    """The channels somebody sees, archived threads included, as Discord gives them."""
    name = {"name": server.state.bot.name}
    seen = server.channels_of(who, archived=True)
    return [payloads.channel(server.state, one) | (name if one.kind == DIRECT else {}) for one in seen]


def commands(server: FakeDiscord, who: Person) -> list[Json]:
    """The commands somebody can type in the first guild."""
    place = next((one for one in server.channels_of(who) if one.guild == server.guild.id), None)
    return [] if place is None else slash_commands.listed(server.state, who, place)


def message(server: FakeDiscord, one: Message) -> Json:
    """A message as Discord gives it, with its files' addresses made to fit the address the page came from."""
    text, base = msgspec.json.encode(payloads.message(server.state, one)).decode(), server.state.files.base
    shown: Json = msgspec.json.decode(text.replace(base, urlsplit(base).path))
    return shown


def welcome(server: FakeDiscord, who: Person) -> Json:
    """What a window needs once it has said who it is, apart from what concerns other windows."""
    return {
        "t": "welcome",
        "me": shown_person(who),
        "bot": bot(server),
        "guild": {"id": str(server.guild.id), "name": server.guild.name},
        "channels": channels(server, who),
        "commands": commands(server, who),
        "roles": payloads.roles(server.guild),
        "cdn": urlsplit(server.state.files.base).path,
    }


# The answers


async def _look(server: FakeDiscord, who: Person, request: Look) -> Json:
    shown = server.visible(who, channel(server, who, request.channel))
    if request.before is not None:
        border = number(request.before, "unknown-message")
        shown = [one for one in shown if one.id < border]
    last = [message(server, one) for one in shown[-PAGE:]]
    return {"t": "messages", "messages": last, "more": len(shown) > PAGE}


async def _say(server: FakeDiscord, who: Person, request: Say) -> Json:
    place, text = channel(server, who, request.channel), request.content.strip()
    if not 1 <= len(text) <= 2000:
        raise ImpossibleError("a message has 1 to 2000 characters")
    server.say(who, place, text)
    return {"t": "done"}


async def _command(server: FakeDiscord, who: Person, request: Command) -> Json:
    place = channel(server, who, request.channel)
    options = {
        name: Enclosed(given.name, given.data, given.type) if isinstance(given, File) else given
        for name, given in request.options.items()
    }
    return outcome(await server.command(who, place, " ".join(request.path), options))


async def _autocomplete(server: FakeDiscord, who: Person, request: Autocomplete) -> Json:
    place = channel(server, who, request.channel)
    options = request.options | {request.focused: request.text}
    made = await server.autocomplete(who, place, " ".join(request.path), options, request.focused)
    return {"t": "choices", "choices": made.choices or []}


async def _press(server: FakeDiscord, who: Person, request: Press) -> Json:
    pressed = seen(server, who, request.message)
    try:
        return outcome(await server.press(who, pressed, request.custom_id, request.values))
    except ImpossibleError as error:  # the window does not show yet that the message has changed
        raise NoSuchError("outdated", str(error)) from error


async def _submit(server: FakeDiscord, who: Person, request: Submit) -> Json:
    opener = server.state.interactions.get(number(request.form, "unknown-form"))
    if opener is None or opener.person != who.id or opener.modal is None:
        raise NoSuchError("unknown-form", "no such form is open")
    return outcome(await server.submit(who, opener, request.fields))


async def _dismiss(server: FakeDiscord, who: Person, request: Dismiss) -> Json:
    server.dismiss(who, seen(server, who, request.message))
    return {"t": "done"}


def outcome(made: Interaction) -> Json:
    """How an interaction went, with the form it opened."""
    if made.failed:
        return {"t": "failed"}
    form = None
    if made.modal is not None:
        form = {"id": str(made.id), **{key: getattr(made.modal, key) for key in ("custom_id", "title", "components")}}
    return {"t": "done", "form": form}


HANDLERS: dict[type, Callable[[FakeDiscord, Person, Any], Awaitable[Json]]] = {
    Look: _look,
    Say: _say,
    Command: _command,
    Autocomplete: _autocomplete,
    Press: _press,
    Submit: _submit,
    Dismiss: _dismiss,
}
"""What carries out each request of somebody who is there; the others concern the windows themselves."""
