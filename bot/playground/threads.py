"""Threads: begun where their kind may be, changed, asleep and woken; the messages that Discord writes about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground import channels, notices, payload_validator, payloads, permissions
from bot.playground.model import (
    HAS_THREAD,
    INSIDE,
    POSTS_ONLY,
    PRIVATE_THREAD,
    Channel,
    Json,
    Message,
    ProblemError,
)

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord

AUTO_ARCHIVE = (60, 1440, 4320, 10080)
"""Minutes without a message after which a thread falls asleep."""


def start(world: FakeDiscord, place: Channel, payload: Json, under: Message | None = None) -> Channel:
    """The bot begins a thread, freely or under a message; a forum's needs the message with which it begins."""
    kind = _kind(place, payload, under)
    if place.kind in POSTS_ONLY:
        needed = "send_messages"
    else:
        needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    permissions.demand(payloads.held(world, world.bot, place), needed)
    if place.kind in POSTS_ONLY and not isinstance(payload.get("message"), dict):
        raise payload_validator.invalid(("message", "This field is required"))
    return begin(world, place, kind, payload, world.bot.id, under)


def _kind(place: Channel, payload: Json, under: Message | None) -> int:
    """The kind of thread that is asked for, or 50024: this kind of channel holds none such."""
    allowed = INSIDE.get(place.kind, ())
    wanted = allowed[0] if allowed and (under or place.kind in POSTS_ONLY) else payload.get("type", PRIVATE_THREAD)
    if wanted not in allowed:
        raise ProblemError(400, 50024, "Cannot execute action on this channel type")
    return int(wanted)


def begin(
    world: FakeDiscord, place: Channel, kind: int, payload: Json, owner: int, under: Message | None = None
) -> Channel:
    """A new thread, whoever asked; 160004 where there is one already, 160006 when the server is full of active ones."""
    if under is not None and under.flags & HAS_THREAD:
        raise ProblemError(400, 160004, "A thread has already been created for this message")
    name, lasts = str(payload.get("name") or "").strip(), payload.get("auto_archive_duration") or 1440
    if not 1 <= len(name) <= 100 or lasts not in AUTO_ARCHIVE:
        raise ProblemError(400, 50035, "Invalid Form Body")
    _room(world, place)
    thread = Channel(under.id if under else world.make_id(), kind, name, place.guild, place.id, auto_archive=lasts)
    thread.owner, thread.made, thread.members = owner, world.now(), [owner]
    world.channels[thread.id] = thread
    channels.tell(world, "THREAD_CREATE", thread, newly_created=True)
    if under is not None:
        under.flags |= HAS_THREAD
        notices.started(world, thread, under)
    elif kind != PRIVATE_THREAD and place.kind not in POSTS_ONLY:
        notices.begun(world, thread)
    return thread


def _room(world: FakeDiscord, place: Channel) -> None:
    """Nothing, or 160006: a server has only so many threads that are awake."""
    inside = [one for one in tuple(world.channels.values()) if one.thread and one.guild == place.guild]
    if sum(not channels.doze(world, one).archived for one in inside) >= world.most_threads:
        raise ProblemError(400, 160006, "Maximum number of active threads reached")


def change(world: FakeDiscord, place: Channel, payload: Json) -> None:
    """The bot changes a channel or thread; a locked thread is for moderators."""
    held = payloads.held(world, world.bot, place)
    if not place.thread:
        permissions.demand(held, "manage_channels")
        place.name, place.topic = payload.get("name") or place.name, payload.get("topic") or place.topic
        channels.tell(world, "CHANNEL_UPDATE", place)
        return
    if not held & permissions.BITS["manage_threads"]:
        if place.locked:
            raise ProblemError(400, 160005, "Thread is locked")
        mine = place.owner == world.bot.id and "locked" not in payload
        permissions.demand(
            held, "send_messages_in_threads" if mine or set(payload) == {"archived"} else "manage_threads"
        )
    if place.archived and payload.get("archived", True):
        raise ProblemError(400, 50083, "Thread is archived")
    alter(world, place, payload, world.bot.id)


def alter(world: FakeDiscord, place: Channel, payload: Json, by: int) -> None:
    """Changes a thread, whoever asked; 160006 when it cannot be awake because too many are."""
    before = (place.archived, place.auto_archive)
    if place.archived and not payload.get("archived", True):
        _room(world, place)
    place.archived = bool(payload.get("archived", place.archived))
    place.locked = bool(payload.get("locked", place.locked))
    place.auto_archive = payload.get("auto_archive_duration") or place.auto_archive
    if before != (place.archived, place.auto_archive):
        place.turned = world.now()
    renamed = payload.get("name", place.name) != place.name
    place.name = payload.get("name") or place.name
    channels.tell(world, "THREAD_UPDATE", place)
    if renamed:
        notices.renamed(world, place, by)


def wake(world: FakeDiscord, place: Channel, *, moderates: bool = False) -> None:
    """A message opens an archived thread again; a locked one takes none, unless whoever writes it `moderates`."""
    if not place.thread:
        return
    channels.doze(world, place)
    if place.locked and not moderates:
        raise ProblemError(400, 160005, "Thread is locked")
    if place.archived:
        alter(world, place, {"archived": False}, world.bot.id)


def join(world: FakeDiscord, place: Channel, person: int) -> None:
    """The bot makes somebody a member of a thread, which the thread tells unless it is the bot itself."""
    if person in place.members:
        return
    place.members.append(person)
    channels.tell(world, "THREAD_UPDATE", place)
    if person != world.bot.id:
        notices.added(world, place, person)
