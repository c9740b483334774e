"""Messages: posted, edited, deleted; with their files, mentions and whom they notify."""

import copy
import re
from dataclasses import dataclass, field

from bot.playground import channels, components, payload_validator, payloads, permissions, threads
from bot.playground.files import Upload
from bot.playground.kinds import COMMAND, DIRECT, EPHEMERAL, LAYOUT, LOADING, POSTS_ONLY, REPLY, SILENT, SLASH
from bot.playground.model import Attachment, Channel, Json, Message, Ping, ProblemError, walk
from bot.playground.state import DiscordState

SETTABLE = 1 << 2 | EPHEMERAL | SILENT | LAYOUT
_EVERYBODY = re.compile(r"@(everyone|here)\b")
_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to become a message. `viewer`: ephemeral for this person. `interaction`: the one that it answers.

    `shape` and `raw`: the payload as it was sent, for the validator, where it is more than the message's own.
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


def find(state: DiscordState, channel: int, message: int) -> Message:
    """The message, or Discord's 10008: unknown, elsewhere, or ephemeral, which the bot's token cannot reach."""
    place = channels.find(state, channel)
    one = known(state, message)
    return known(state, message if one.channel == place.id and not one.ephemeral else None)


def known(state: DiscordState, number: int | None) -> Message:
    """The message of that id, or Discord's 10008."""
    found = state.messages.get(number or 0)
    if found is None:
        raise ProblemError(404, 10008, "Unknown Message")
    return found


def post(state: DiscordState, place: Channel, author: int, draft: Draft) -> Message:
    """A new message in a channel, after all that Discord checks; tells everybody concerned, counts the pings."""
    if place.kind in POSTS_ONLY:
        raise ProblemError(400, 50008, "Cannot send messages in a non-text channel")
    if author == state.bot.id and draft.interaction is None:
        _may_send(state, place, draft)
    threads.reopen(state, place, moderates=permissions.moderates(state, state.persons[author], place))
    if (repeated := state.app.nonces.find(author, draft.payload, state.now())) is not None:
        return known(state, repeated)
    number = draft.id or state.make_id()
    made = Message(number, place.id, author, state.now(), viewer=draft.viewer, interaction=draft.interaction)
    made.flags = (int(draft.payload.get("flags") or 0) & SETTABLE) | draft.flags | (EPHEMERAL if draft.viewer else 0)
    made.nonce = None if draft.payload.get("nonce") is None else str(draft.payload["nonce"])
    made.reference = _reference(place, draft.payload)
    made.kind = _kind(state, made)
    _fill(state, made, draft)
    made.mentions = _mentioned(state, place, made, draft.payload)
    state.messages[made.id] = made
    place.messages.append(made.id)
    state.app.nonces.note(author, draft.payload, made.id, made.made)
    _tell(state, "MESSAGE_CREATE", made, payloads.event_of_message(state, made))
    if not made.loading:
        _notify(state, place, made)
    return made


def edit(state: DiscordState, one: Message, draft: Draft) -> Message:
    """Changes a message: only the fields that the payload names; new files are added to those it keeps."""
    place = channels.archive_if_idle(state, state.channels[one.channel])
    if place.archived:
        raise ProblemError(400, 50083, "Thread is archived")
    if one.author != state.bot.id:
        raise ProblemError(403, 50005, "Cannot edit a message authored by another user")
    if one.system:
        raise ProblemError(403, 50021, "Cannot execute action on a system message")
    changed = copy.copy(one)
    changed.flags = one.flags | (int(draft.payload.get("flags") or 0) & (LAYOUT | 1 << 2))
    changed.flags &= ~LOADING
    _fill(state, changed, draft)
    state.files.release(file for file in one.attachments if file not in changed.attachments)
    one.content, one.embeds, one.components = changed.content, changed.embeds, changed.components
    one.attachments, one.flags = changed.attachments, changed.flags
    one.edits.append(state.now())
    tell_edit(state, one)
    return one


def delete(state: DiscordState, one: Message) -> None:
    """Deletes a message, whoever asked."""
    remove(state, one)
    guild = state.channels[one.channel].guild
    where = {"channel_id": str(one.channel)} | ({} if guild is None else {"guild_id": str(guild)})
    _tell(state, "MESSAGE_DELETE", one, {"id": str(one.id)} | where)


def remove(state: DiscordState, one: Message) -> None:
    """Takes a message away; nobody is told."""
    del state.messages[one.id]
    state.channels[one.channel].messages.remove(one.id)
    one.deleted = True
    state.files.release(one.attachments)


def tell_edit(state: DiscordState, one: Message) -> None:
    """Tells that a message has changed."""
    _tell(state, "MESSAGE_UPDATE", one, payloads.event_of_message(state, one))


def _may_send(state: DiscordState, place: Channel, draft: Draft) -> None:
    """Nothing, or the refusal: closed direct messages, missing permissions."""
    if place.kind == DIRECT:
        if not state.persons[place.recipient or 0].dms:
            raise ProblemError(403, 50007, "Cannot send messages to this user")
        return
    permissions.demand(state, place, "send_messages_in_threads" if place.thread else "send_messages")
    if draft.uploads:
        permissions.demand(state, place, "attach_files")


def _reference(place: Channel, payload: Json) -> int | None:
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


def _kind(state: DiscordState, one: Message) -> int:
    """Discord's kind of a message: an answer to a slash command, to a message, or a plain one."""
    asked = state.interactions.get(one.interaction or 0)
    if asked is not None and asked.kind == SLASH:
        return COMMAND
    return 0 if one.reference is None else REPLY


def _fill(state: DiscordState, one: Message, draft: Draft) -> None:
    """Writes a payload into a message, or refuses it; nothing else has changed by then."""
    payload = draft.payload
    state.validator.shape(draft.shape, draft.raw or payload)
    if "content" in payload:
        one.content = str(payload["content"] or "")
    if "embeds" in payload:
        one.embeds = list(payload["embeds"] or [])
    one.attachments = _attachments(state, one, draft)
    if "components" in payload:
        one.components = components.stored(payload["components"] or [])
    names = frozenset(file.name for file in one.attachments)
    body = payload_validator.Body(one.content, one.embeds, one.components, one.flags, names)
    if not one.loading:
        state.validator.message(draft.shape, payload, body)
    if "components" in payload:
        _resolve(state, one)
    state.files.add(one.attachments)


def _attachments(state: DiscordState, one: Message, draft: Draft) -> list[Attachment]:
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
            held.append(fresh.pop(number).stored(state.make_id(), one.channel, entry))
        elif number in kept:
            held.append(kept[number])
        else:
            raise payload_validator.invalid(("attachments", f"Unknown attachment {number}"))
    return held + [upload.stored(state.make_id(), one.channel, {}) for upload in fresh.values()]


def _resolve(state: DiscordState, one: Message) -> None:
    """Gives pictures and files their address on the CDN."""
    files = {f"attachment://{file.name}": file for file in one.attachments}
    for part in walk(one.components):
        for holder in (*(part.get("items") or ()), part):
            for key in ("media", "file"):
                named = holder.get(key)
                if isinstance(named, dict) and (file := files.get(named.get("url", ""))) is not None:
                    holder[key] = payloads.media(state, file)
                    if key == "file":
                        holder.update(name=file.name, size=len(file.data))


def _mentioned(state: DiscordState, place: Channel, one: Message, payload: Json) -> list[int]:
    """Who is mentioned and may be, by the message's text and its `allowed_mentions`."""
    allowed = payload.get("allowed_mentions")
    everybody = _mentions_everyone(state, place, one, allowed)
    found = dict.fromkeys(int(person) for person in _MENTION.findall(one.text))
    if everybody:
        found |= dict.fromkeys(state.persons)
    elif allowed is not None and "users" not in (allowed.get("parse") or ()):
        named = {int(person) for person in allowed.get("users") or ()}
        found = {person: None for person in found if person in named}
    return [person for person in found if person in state.persons and (place.thread or channels.sees(place, person))]


def _mentions_everyone(state: DiscordState, place: Channel, one: Message, allowed: Json | None) -> bool:
    """Whether a message mentions everybody: by its text, its `allowed_mentions` and a permission."""
    if not _EVERYBODY.search(one.text) or (allowed is not None and "everyone" not in (allowed.get("parse") or ())):
        return False
    return bool(permissions.held(state, state.persons[one.author], place) & permissions.BITS["mention_everyone"])


def _notify(state: DiscordState, place: Channel, one: Message) -> None:
    """Writes down who is notified; a mention in a thread makes a member of it."""
    silent = bool(one.flags & SILENT)
    notified = [] if one.ephemeral else [person for person in one.mentions if person != one.author]
    direct = place.kind == DIRECT and one.author == state.bot.id and not one.ephemeral
    if direct and place.recipient not in notified:
        notified.append(place.recipient or 0)
    for person in notified:
        if place.thread and person not in place.members:
            place.members.append(person)
            if person == state.bot.id:
                channels.tell(state, "THREAD_CREATE", place)
        if not state.persons[person].bot:
            state.pings.append(Ping(person, one.id, place.id, state.now(), silent, direct))


def _tell(state: DiscordState, name: str, one: Message, data: Json) -> None:
    """Tells those who see a message; the bot is not told of ephemerals."""
    channels.announce(state, name, state.channels[one.channel], data, one.viewer)
