"""Messages: posted, edited, removed; with their files, mentions and what they cost in attention."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from bot.playground import channels, components, payload_validator, payloads, permissions, threads
from bot.playground.model import (
    COMMAND,
    DIRECT,
    EPHEMERAL,
    LAYOUT,
    LOADING,
    POSTS_ONLY,
    REPLY,
    SILENT,
    SLASH,
    Attachment,
    Change,
    Channel,
    Json,
    Message,
    Ping,
    ProblemError,
    walk,
)

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord

NONCE_LIFE = 300.0
"""Seconds in which a repeated nonce of the same author means the same message, wherever it is, even a deleted one."""
KEPT_FILES = 200
"""How many replaced files can still be fetched."""
SETTABLE = 1 << 2 | EPHEMERAL | SILENT | LAYOUT
_EVERYBODY = re.compile(r"@(everyone|here)\b")
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a request: `index` is the n of its part `files[n]`."""

    index: int
    name: str
    content_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to become a message. `viewer`: ephemeral for this person. `interaction`: whose answer it is.

    `id`: the first message of a forum's thread has the thread's; 0: a new one.
    """

    payload: Json
    uploads: tuple[Upload, ...] = ()
    viewer: int | None = None
    interaction: int | None = None
    flags: int = 0
    shape: str = payload_validator.SEND
    raw: Json = field(default_factory=dict)
    id: int = 0


def find(world: FakeDiscord, channel: int, message: int) -> Message:
    """The message, or Discord's 10008: unknown, elsewhere, or ephemeral, which the bot's token cannot reach."""
    place = channels.find(world, channel)
    one = world.messages.get(message)
    if one is None or one.channel != place.id or one.ephemeral:
        raise ProblemError(404, 10008, "Unknown Message")
    return one


def post(world: FakeDiscord, place: Channel, author: int, draft: Draft) -> Message:
    """A new message in a channel, after all that Discord checks; tells everybody concerned, counts the pings."""
    if place.kind in POSTS_ONLY:
        raise ProblemError(400, 50008, "Cannot send messages in a non-text channel")
    if author == world.bot.id and draft.interaction is None:
        _may_send(world, place, draft)
    held = payloads.held(world, world.persons[author], place)
    threads.wake(world, place, moderates=bool(held & permissions.BITS["manage_threads"]))
    if (known := _repeated(world, author, draft.payload)) is not None:
        return known
    number = draft.id or world.make_id()
    made = Message(number, place.id, author, world.now(), viewer=draft.viewer, interaction=draft.interaction)
    made.flags = (int(draft.payload.get("flags") or 0) & SETTABLE) | draft.flags | (EPHEMERAL if draft.viewer else 0)
    made.nonce = None if draft.payload.get("nonce") is None else str(draft.payload["nonce"])
    made.reference = _reference(world, place, draft.payload)
    made.kind = _kind(world, made)
    _fill(world, made, draft)
    called = _called(world, place, made, draft.payload)
    made.mentions = called
    world.messages[made.id] = made
    place.messages.append(made.id)
    if made.nonce is not None and draft.payload.get("enforce_nonce"):
        world.nonces[author, made.nonce] = (made.id, made.made)
    _tell(world, "MESSAGE_CREATE", made, payloads.event_of_message(world, made))
    if not made.loading:
        _count(world, place, made)
    return made


def edit(world: FakeDiscord, one: Message, draft: Draft) -> Message:
    """Changes a message: only the fields that the payload names; new files are added to those it keeps."""
    place = channels.doze(world, world.channels[one.channel])
    if place.archived:
        raise ProblemError(400, 50083, "Thread is archived")
    if one.author != world.bot.id:
        raise ProblemError(403, 50005, "Cannot edit a message authored by another user")
    if one.system:
        raise ProblemError(403, 50021, "Cannot execute action on a system message")
    changed = copy.copy(one)
    changed.flags = one.flags | (int(draft.payload.get("flags") or 0) & (LAYOUT | 1 << 2))
    changed.flags &= ~LOADING
    _fill(world, changed, draft)
    _let_go(world, [file for file in one.attachments if file not in changed.attachments])
    one.content, one.embeds, one.components = changed.content, changed.embeds, changed.components
    one.attachments, one.flags = changed.attachments, changed.flags
    one.edits.append(world.now())
    tell_edit(world, one)
    return one


def remove(world: FakeDiscord, one: Message) -> None:
    """Deletes a message, whoever asked."""
    _gone(world, one)
    _tell(world, "MESSAGE_DELETE", one, {"id": str(one.id)} | _where(world, one))


def purge(world: FakeDiscord, gone: list[Message]) -> None:
    """Deletes messages of one channel at once, as moderators' bots do; one event tells of all of them."""
    for one in gone:
        _gone(world, one)
    _tell(world, "MESSAGE_DELETE_BULK", gone[0], {"ids": [str(one.id) for one in gone]} | _where(world, gone[0]))


def _gone(world: FakeDiscord, one: Message) -> None:
    """Takes a message away."""
    del world.messages[one.id]
    world.channels[one.channel].messages.remove(one.id)
    one.deleted = True
    _let_go(world, one.attachments)


def _where(world: FakeDiscord, one: Message) -> Json:
    """The place of a message, as events of deletions name it."""
    guild = world.channels[one.channel].guild
    return {"channel_id": str(one.channel)} | ({} if guild is None else {"guild_id": str(guild)})


def _let_go(world: FakeDiscord, files: list[Attachment]) -> None:
    """Files that no message shows any more stay for a while: windows may still be fetching them."""
    world.replaced.extend(file.path for file in files)
    while len(world.replaced) > KEPT_FILES:
        world.files.pop(world.replaced.popleft(), None)


def tell_edit(world: FakeDiscord, one: Message) -> None:
    """Tells that a message has changed."""
    _tell(world, "MESSAGE_UPDATE", one, payloads.event_of_message(world, one))


def _may_send(world: FakeDiscord, place: Channel, draft: Draft) -> None:
    """Nothing, or the refusal: closed direct messages, missing permissions."""
    if place.kind == DIRECT:
        if not world.persons[place.recipient or 0].dms:
            raise ProblemError(403, 50007, "Cannot send messages to this user")
        return
    held = payloads.held(world, world.bot, place)
    permissions.demand(held, "send_messages_in_threads" if place.thread else "send_messages")
    if draft.uploads:
        permissions.demand(held, "attach_files")


def _repeated(world: FakeDiscord, author: int, payload: Json) -> Message | None:
    """The message that the same nonce of the same author has already made; 10008 when it was deleted since."""
    nonce = payload.get("nonce")
    if nonce is None or not payload.get("enforce_nonce"):
        return None
    oldest = world.now() - NONCE_LIFE
    while world.nonces and (first := next(iter(world.nonces.items())))[1][1] < oldest:
        del world.nonces[first[0]]
    number, _ = world.nonces.get((author, str(nonce)), (None, 0.0))
    if number is None:
        return None
    if number not in world.messages:
        raise ProblemError(404, 10008, "Unknown Message")
    return world.messages[number]


def _reference(world: FakeDiscord, place: Channel, payload: Json) -> int | None:
    """The message that is replied to."""
    named = payload.get("message_reference")
    if not named:
        return None
    target = int(named["message_id"])
    if target in place.messages:
        return target
    if named.get("fail_if_not_exists", True):
        raise payload_validator.invalid(("message_reference", "Unknown message"))
    return None


def _kind(world: FakeDiscord, one: Message) -> int:
    """Discord's kind of a message: an answer to a slash command, to a message, or a plain one."""
    asked = world.interactions.get(one.interaction or 0)
    if asked is not None and asked.kind == SLASH:
        return COMMAND
    return 0 if one.reference is None else REPLY


def _fill(world: FakeDiscord, one: Message, draft: Draft) -> None:
    """Writes a payload into a message, or refuses it; nothing of the world has changed by then."""
    payload = draft.payload
    world.checker.shape(draft.shape, draft.raw or payload)
    if "content" in payload:
        one.content = str(payload["content"] or "")
    if "embeds" in payload:
        one.embeds = list(payload["embeds"] or [])
    one.attachments = _attachments(world, one, draft)
    if "components" in payload:
        one.components = components.stored(payload["components"] or [])
    names = frozenset(file.name for file in one.attachments)
    body = payload_validator.Body(one.content, one.embeds, one.components, one.flags, names)
    if not one.loading:
        world.checker.message(draft.shape, payload, body)
    if "components" in payload:
        _resolve(world, one)
    for file in one.attachments:
        world.files[file.path] = file


def _attachments(world: FakeDiscord, one: Message, draft: Draft) -> list[Attachment]:
    """The files a message has then: those it keeps, in the order of the payload, and the new ones."""
    listed = draft.payload.get("attachments")
    kept = {file.id: file for file in one.attachments}
    fresh = {upload.index: upload for upload in draft.uploads}
    if listed is None:
        listed = [{"id": known} for known in kept] + [{"id": index} for index in fresh]
    held: list[Attachment] = []
    for entry in listed:
        number = int(entry["id"])
        if number in fresh:
            held.append(_store(world, one, fresh.pop(number), entry))
        elif number in kept:
            held.append(kept[number])
        else:
            raise payload_validator.invalid(("attachments", f"Unknown attachment {number}"))
    return held + [_store(world, one, upload, {}) for upload in fresh.values()]


def _store(world: FakeDiscord, one: Message, upload: Upload, entry: Json) -> Attachment:
    """A new file of a message."""
    if len(upload.data) > payloads.UPLOAD_LIMIT:
        raise ProblemError(413, 40005, "Request entity too large")
    made = world.make_id()
    name = str(entry.get("filename") or upload.name)
    path = f"/attachments/{one.channel}/{made}/{quote(name)}"
    return Attachment(
        made, name, upload.data, upload.content_type, path, entry.get("description"), _measure(upload.data)
    )


def _measure(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture; None for any other file."""
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.size
    except UnidentifiedImageError:
        return None


def _resolve(world: FakeDiscord, one: Message) -> None:
    """Gives pictures and files their address on the CDN."""
    files = {f"attachment://{file.name}": file for file in one.attachments}
    for part in walk(one.components):
        for holder in (*(part.get("items") or ()), part):
            for key in ("media", "file"):
                named = holder.get(key)
                if isinstance(named, dict) and (file := files.get(named.get("url", ""))) is not None:
                    holder[key] = payloads.media(world, file)
                    if key == "file":
                        holder.update(name=file.name, size=len(file.data))


def _called(world: FakeDiscord, place: Channel, one: Message, payload: Json) -> list[int]:
    """Who is mentioned and may be, by the message's text and its `allowed_mentions`."""
    allowed = payload.get("allowed_mentions")
    everybody = allowed is None or "users" in (allowed.get("parse") or ())
    named = {int(person) for person in (allowed or {}).get("users") or ()}
    seen = channels.viewers(world, place)
    found = dict.fromkeys(int(person) for person in _MENTION.findall(one.text))
    if _all_called(world, place, one, allowed):
        found |= dict.fromkeys(world.persons)
        everybody = True
    return [
        person
        for person in found
        if person in world.persons
        and (everybody or person in named)
        and (seen is None or person in seen or place.thread)
    ]


def _all_called(world: FakeDiscord, place: Channel, one: Message, allowed: Json | None) -> bool:
    """Whether a message calls everybody: by its text, its `allowed_mentions` and a permission."""
    if not _EVERYBODY.search(one.text) or (allowed is not None and "everyone" not in (allowed.get("parse") or ())):
        return False
    return bool(payloads.held(world, world.persons[one.author], place) & permissions.BITS["mention_everyone"])


def _count(world: FakeDiscord, place: Channel, one: Message) -> None:
    """Writes down who was called; a mention in a thread makes a member of it."""
    silent = bool(one.flags & SILENT)
    called = [] if one.ephemeral else [person for person in one.mentions if person != one.author]
    direct = place.kind == DIRECT and one.author == world.bot.id and not one.ephemeral
    if direct and place.recipient not in called:
        called.append(place.recipient or 0)
    for person in called:
        if place.thread and person not in place.members:
            place.members.append(person)
            if person == world.bot.id:
                channels.tell(world, "THREAD_CREATE", place)
        if world.persons[person].bot:
            continue
        world.pings.append(Ping(person, one.id, place.id, world.now(), silent, direct))
        told: Json = {"person": str(person), "message": str(one.id), "silent": silent}
        world.emit(Change("PING", told, place.id, place.guild, frozenset({person})))


def _tell(world: FakeDiscord, name: str, one: Message, data: Json) -> None:
    """Tells those who see a message; the bot is not told of ephemerals."""
    place = world.channels[one.channel]
    only = frozenset({one.viewer}) if one.viewer is not None else channels.viewers(world, place)
    told = not one.ephemeral and channels.open_to_bot(world, place)
    world.emit(Change(name, data, place.id, place.guild, only, bot=told))
