"""Threads: started where their kind may be, changed, archived and reopened; what Discord itself writes about them."""

from typing import Any

from bot.playground import channels, payload_validator, payloads, permissions
from bot.playground.kinds import ADDED, HAS_THREAD, INSIDE, POSTS_ONLY, PRIVATE_THREAD, RENAMED, STARTER, THREAD_CREATED
from bot.playground.model import Channel, Json, Message, ProblemError
from bot.playground.state import DiscordState

AUTO_ARCHIVE = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread is archived."""


def start(state: DiscordState, place: Channel, payload: Json, under: Message | None = None) -> Channel:
    """The bot begins a thread, freely or under a message; a forum's needs the message with which it begins."""
    kind = _kind(place, payload, under)
    if place.kind in POSTS_ONLY:
        needed = "send_messages"
    else:
        needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    permissions.demand(state, place, needed)
    if place.kind in POSTS_ONLY and not isinstance(payload.get("message"), dict):
        raise payload_validator.invalid(("message", "This field is required"))
    return begin(state, place, kind, payload, state.bot.id, under)


def _kind(place: Channel, payload: Json, under: Message | None) -> int:
    """The kind of thread that is asked for, or 50024: this kind of channel holds none such."""
    allowed = INSIDE.get(place.kind, ())
    wanted = allowed[0] if allowed and (under or place.kind in POSTS_ONLY) else payload.get("type", PRIVATE_THREAD)
    if wanted not in allowed:
        raise ProblemError(400, 50024, "Cannot execute action on this channel type")
    return int(wanted)


def begin(
    state: DiscordState, place: Channel, kind: int, payload: Json, owner: int, under: Message | None = None
) -> Channel:
    """A new thread, whoever asked; 160004 where there is one already, 160006 when the guild is full of active ones."""
    if under is not None and under.flags & HAS_THREAD:
        raise ProblemError(400, 160004, "A thread has already been created for this message")
    name, lasts = str(payload.get("name") or "").strip(), payload.get("auto_archive_duration") or 1440
    if not 1 <= len(name) <= 100 or lasts not in AUTO_ARCHIVE:
        raise ProblemError(400, 50035, "Invalid Form Body")
    _room(state, place)
    thread = Channel(under.id if under else state.make_id(), kind, name, place.guild, place.id, auto_archive=lasts)
    thread.owner, thread.made, thread.members = owner, state.now(), [owner]
    state.channels[thread.id] = thread
    channels.tell(state, "THREAD_CREATE", thread, newly_created=True)
    if under is not None:
        under.flags |= HAS_THREAD
        _note(state, thread, STARTER, owner, reference=under.id, refers_to=under.channel)
    elif kind != PRIVATE_THREAD and place.kind not in POSTS_ONLY:
        _note(state, place, THREAD_CREATED, owner, content=name, refers_to=thread.id)
    return thread


def _room(state: DiscordState, place: Channel) -> None:
    """Nothing, or 160006: a guild has only so many active threads."""
    inside = [one for one in channels.of_guild(state, place.guild) if one.thread]
    active = sum(not channels.archive_if_idle(state, one).archived for one in inside)
    if active >= state.guilds[place.guild or 0].most_threads:
        raise ProblemError(400, 160006, "Maximum number of active threads reached")


def change(state: DiscordState, place: Channel, payload: Json) -> None:
    """The bot changes a channel or thread; a locked thread is for moderators."""
    if not place.thread:
        permissions.demand(state, place, "manage_channels")
        place.name, place.topic = payload.get("name") or place.name, payload.get("topic") or place.topic
        channels.tell(state, "CHANNEL_UPDATE", place)
        return
    if not permissions.moderates(state, state.bot, place):
        if place.locked:
            raise ProblemError(400, 160005, "Thread is locked")
        mine = place.owner == state.bot.id and "locked" not in payload
        enough = mine or set(payload) == {"archived"}
        permissions.demand(state, place, "send_messages_in_threads" if enough else "manage_threads")
    if place.archived and payload.get("archived", True):
        raise ProblemError(400, 50083, "Thread is archived")
    alter(state, place, payload, state.bot.id)


def alter(state: DiscordState, place: Channel, payload: Json, by: int) -> None:
    """Changes a thread, whoever asked; 160006 when it cannot be reopened because too many are active."""
    before = (place.archived, place.auto_archive)
    if place.archived and not payload.get("archived", True):
        _room(state, place)
    place.archived = bool(payload.get("archived", place.archived))
    place.locked = bool(payload.get("locked", place.locked))
    place.auto_archive = payload.get("auto_archive_duration") or place.auto_archive
    if before != (place.archived, place.auto_archive):
        place.turned = state.now()
    renamed = payload.get("name", place.name) != place.name
    place.name = payload.get("name") or place.name
    channels.tell(state, "THREAD_UPDATE", place)
    if renamed:
        _note(state, place, RENAMED, by, content=place.name)


def reopen(state: DiscordState, place: Channel, *, moderates: bool = False) -> None:
    """A message reopens an archived thread; a locked one takes none, unless whoever writes it `moderates`."""
    if not place.thread:
        return
    channels.archive_if_idle(state, place)
    if place.locked and not moderates:
        raise ProblemError(400, 160005, "Thread is locked")
    if place.archived:
        alter(state, place, {"archived": False}, state.bot.id)


def join(state: DiscordState, place: Channel, person: int) -> None:
    """The bot makes somebody a member of a thread, which the thread tells unless it is the bot itself."""
    if person in place.members:
        return
    place.members.append(person)
    channels.tell(state, "THREAD_UPDATE", place)
    if person != state.bot.id:
        _note(state, place, ADDED, state.bot.id, mentions=[person])


def _note(state: DiscordState, place: Channel, kind: int, author: int, **more: Any) -> None:
    """Discord writes a message of one of its own kinds, which is not checked and notifies nobody."""
    made = Message(state.make_id(), place.id, author, state.now(), kind=kind, **more)
    state.messages[made.id] = made
    place.messages.append(made.id)
    channels.announce(state, "MESSAGE_CREATE", place, payloads.event_of_message(state, made))
