"""What a browser window may ask, checked word by word, and the answer to each."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec

from bot.playground import channels as places
from bot.playground import payloads
from bot.playground.model import (
    DIRECT,
    Channel,
    Enclosed,
    ImpossibleError,
    Interaction,
    Json,
    Message,
    Modal,
    Person,
)
from bot.playground.server import FakeDiscord

LOCALES = {"fr": "fr", "en": "en-GB"}
"""The page's languages and Discord's names for them."""
PAGE = 60
"""Messages that a look gives at once."""
LONGEST_NAME = 32


class NoSuchError(Exception):
    """An ask that names what is not there, or not for this person. `code` is what the page translates."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class WindowList(Protocol):
    """What answers need to know of all windows."""

    world: FakeDiscord
    share: str | None

    def online(self, person: int) -> bool:
        """Whether somebody has a window open."""
        ...


Value = str | int | float | bool


class _WindowRequest(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    ref: int


class Hello(_WindowRequest):
    """The first words of a window."""


class Be(_WindowRequest):
    """The window is somebody known."""

    person: str


class Make(_WindowRequest):
    """The window is somebody new."""

    name: str
    lang: str


class Language(_WindowRequest):
    """Its person changes the language."""

    lang: str


class Look(_WindowRequest):
    """It opens a channel, or wants what stood `before` a message."""

    channel: str
    before: str | None = None


class Say(_WindowRequest):
    """Plain words to everybody."""

    channel: str
    content: str


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of the browser's computer; its bytes come in base 64."""

    name: str
    data: bytes
    type: str = ""


class Command(_WindowRequest):
    """A slash command, its name as a path, its options by the names the bot gave them."""

    channel: str
    path: list[str]
    options: dict[str, Value | File]


class Autocomplete(_WindowRequest):
    """`text` is being typed into the option `focused`."""

    channel: str
    path: list[str]
    options: dict[str, Value]
    focused: str
    text: str


class Press(_WindowRequest):
    """A button pressed, or `values` chosen in a menu."""

    channel: str
    message: str
    custom_id: str
    values: list[str] = []


class Submit(_WindowRequest):
    """A form filled in; `form` is what `done` carried when it opened."""

    form: str
    fields: dict[str, str | bool | list[str] | None]


class Dismiss(_WindowRequest):
    """An ephemeral message hidden."""

    channel: str
    message: str


Ask = Hello | Be | Make | Language | Look | Say | Command | Autocomplete | Press | Submit | Dismiss
_DECODER: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


class _Ref(msgspec.Struct):
    ref: int | None = None


def ref_of(text: str) -> int | None:
    """The number of an ask, to answer even a wrong one; msgspec.DecodeError when it is no JSON object."""
    return msgspec.json.decode(text, type=_Ref).ref


def read(text: str) -> Ask:
    """An ask; msgspec.DecodeError says what is wrong with it."""
    return _DECODER.decode(text)


# What there is


def number(text: str, code: str) -> int:
    """An id from a window; NoSuchError for anything that is none."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise NoSuchError(code, "no such id")
    return int(text)


def person(world: FakeDiscord, text: str) -> Person:
    """The person of an id; never a bot."""
    found = world.persons.get(number(text, "unknown-person"))
    if found is None or found.bot:
        raise NoSuchError("unknown-person", "there is no such person")
    return found


def channel(world: FakeDiscord, who: Person, text: str) -> Channel:
    """A channel that somebody sees."""
    wanted = number(text, "unknown-channel")
    found = next((one for one in world.channels_of(who, archived=True) if one.id == wanted), None)
    if found is None:
        raise NoSuchError("unknown-channel", "there is no such channel")
    return found


def may_see(world: FakeDiscord, who: int, message: Message) -> bool:
    """Whether a message is for somebody's eyes."""
    place = world.channels.get(message.channel)
    if place is None or message.viewer not in {None, who}:
        return False
    viewers = places.viewers(world, place)
    return viewers is None or who in viewers


def seen(world: FakeDiscord, who: Person, text: str) -> Message:
    """A message that somebody sees."""
    found = world.messages.get(number(text, "unknown-message"))
    if found is None or found.deleted or not may_see(world, who.id, found):
        raise NoSuchError("unknown-message", "there is no such message")
    return found


def make(world: FakeDiscord, ask: Make) -> Person:
    """Somebody new; somebody of the same name is taken to be the same. The first of all is staff of the server."""
    name = " ".join("".join(c for c in ask.name if c.isprintable()).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NoSuchError("bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    known = [one for one in world.persons.values() if not one.bot and one.name.casefold() == name.casefold()]
    if known:
        return known[0]
    first = all(one.bot for one in world.persons.values())
    return world.add_person(name, locale=_locale(ask.lang), staff=first)


def _locale(lang: str) -> str:
    if lang not in LOCALES:
        raise NoSuchError("bad-language", "the languages are fr and en")
    return LOCALES[lang]


# How it is shown


def people(windows: WindowList) -> list[Json]:
    """Everybody but bots: id, name, lang, online."""
    everybody = [one for one in windows.world.persons.values() if not one.bot]
    return [_shown(one) | {"online": windows.online(one.id)} for one in everybody]


def _shown(one: Person) -> Json:
    return {"id": str(one.id), "name": one.name, "lang": one.locale.split("-")[0]}


def bot(world: FakeDiscord) -> Json:
    """The bot: id, name, whether it is connected."""
    return {"id": str(world.bot.id), "name": world.bot.name, "bot": True, "online": world.connected}


def channels(world: FakeDiscord, who: int) -> list[Json]:
    """The channels somebody sees, archived threads included, as Discord gives them."""
    name = {"name": world.bot.name}
    seen = world.channels_of(who, archived=True)
    return [payloads.channel(world, one) | (name if one.kind == DIRECT else {}) for one in seen]


def commands(world: FakeDiscord, who: int) -> list[Json]:
    """The commands somebody can type in the first guild."""
    place = next((one for one in world.channels_of(who) if one.guild == world.guild.id), None)
    return [] if place is None else world.commands_for(who, place)


def message(world: FakeDiscord, one: Message) -> Json:
    """A message as Discord gives it, with its files' addresses made to fit the address the page came from."""
    text = msgspec.json.encode(world.show(one)).decode()
    shown: Json = msgspec.json.decode(text.replace(world.cdn_base, urlsplit(world.cdn_base).path))
    return shown


def welcome(windows: WindowList, who: Person) -> Json:
    """All that a window needs once it has said who it is."""
    world = windows.world
    return {
        "t": "welcome",
        "me": _shown(who),
        "people": people(windows),
        "bot": bot(world),
        "guild": {"id": str(world.guild.id), "name": world.guild.name},
        "channels": channels(world, who.id),
        "commands": commands(world, who.id),
        "cdn": urlsplit(world.cdn_base).path,
        "share": windows.share,
    }


def form(modal: Modal) -> Json:
    """A form for the page to open."""
    return {
        "id": str(modal.id),
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": modal.components,
    }


# The answers


async def _language(windows: WindowList, who: Person, ask: Language) -> Json:
    windows.world.change_person(who, locale=_locale(ask.lang))
    return welcome(windows, who)


async def _look(windows: WindowList, who: Person, ask: Look) -> Json:
    world = windows.world
    place = channel(world, who, ask.channel)
    shown = world.visible(who, place)
    if ask.before is not None:
        border = number(ask.before, "unknown-message")
        shown = [one for one in shown if one.id < border]
    last = [message(world, one) for one in shown[-PAGE:]]
    return {"t": "messages", "messages": last, "more": len(shown) > PAGE}


async def _say(windows: WindowList, who: Person, ask: Say) -> Json:
    place = channel(windows.world, who, ask.channel)
    if not 1 <= len(ask.content.strip()) <= 2000:
        raise ImpossibleError("a message has 1 to 2000 characters")
    windows.world.say(who, place, ask.content.strip())
    return {"t": "done"}


async def _command(windows: WindowList, who: Person, ask: Command) -> Json:
    place = channel(windows.world, who, ask.channel)
    options = {
        name: Enclosed(given.name, given.data, given.type) if isinstance(given, File) else given
        for name, given in ask.options.items()
    }
    return outcome(await windows.world.command(who, place, " ".join(ask.path), options))


async def _autocomplete(windows: WindowList, who: Person, ask: Autocomplete) -> Json:
    place = channel(windows.world, who, ask.channel)
    options = ask.options | {ask.focused: ask.text}
    made = await windows.world.autocomplete(who, place, " ".join(ask.path), options, ask.focused)
    return {"t": "choices", "choices": made.choices or []}


async def _press(windows: WindowList, who: Person, ask: Press) -> Json:
    pressed = seen(windows.world, who, ask.message)
    return outcome(await windows.world.press(who, pressed, ask.custom_id, ask.values))


async def _submit(windows: WindowList, who: Person, ask: Submit) -> Json:
    opener = windows.world.interactions.get(number(ask.form, "unknown-form"))
    if opener is None or opener.person != who.id or opener.modal is None:
        raise NoSuchError("unknown-form", "no such form is open")
    fields = {key: value for key, value in ask.fields.items() if value is not None}
    return outcome(await windows.world.submit(who, opener, fields))


async def _dismiss(windows: WindowList, who: Person, ask: Dismiss) -> Json:
    windows.world.dismiss(who, seen(windows.world, who, ask.message))
    return {"t": "done"}


def outcome(made: Interaction) -> Json:
    """How an interaction went, with the form it opened."""
    if made.failed:
        return {"t": "failed"}
    return {"t": "done", "form": form(made.modal) if made.modal else None}


HANDLERS: dict[type, Callable[[WindowList, Person, Any], Awaitable[Json]]] = {
    Language: _language,
    Look: _look,
    Say: _say,
    Command: _command,
    Autocomplete: _autocomplete,
    Press: _press,
    Submit: _submit,
    Dismiss: _dismiss,
}
"""What carries out each ask of somebody who is there."""
