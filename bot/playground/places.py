"""Guilds, channels and threads: made, changed, seen, taken away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.playground import permissions, shape
from bot.playground.model import (
    DIRECT,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Change,
    Channel,
    Guild,
    Json,
    Message,
    Person,
    ProblemError,
)

if TYPE_CHECKING:
    from bot.playground.world import World

AUTO_ARCHIVE = (60, 1440, 4320, 10080)


def add_guild(world: World, name: str, locale: str) -> Guild:
    """A new guild with one channel."""
    made = Guild(world.make_id(), name, world.make_id(), 0, permissions.bits(*permissions.BOT_ASKS), locale)
    made.role = world.make_id()
    world.guilds[made.id] = made
    place = Channel(world.make_id(), TEXT, "general", made.id, made=world.now())
    world.channels[place.id] = place
    world.emit(Change("GUILD_CREATE", shape.guild(world, made), guild=made.id, bot=True))
    return made


def remove_guild(world: World, guild: Guild) -> None:
    """The bot is thrown out; the guild's channels can no longer be reached."""
    for place in [place for place in world.channels.values() if place.guild == guild.id]:
        del world.channels[place.id]
    del world.guilds[guild.id]
    world.emit(Change("GUILD_DELETE", {"id": str(guild.id)}, guild=guild.id, bot=True))


def add_channel(world: World, name: str, guild: Guild) -> Channel:
    """A new text channel."""
    place = Channel(world.make_id(), TEXT, name, guild.id, made=world.now())
    world.channels[place.id] = place
    _tell(world, "CHANNEL_CREATE", place)
    return place


def direct(world: World, person: Person) -> Channel:
    """The direct messages with somebody, opened at need."""
    for place in world.channels.values():
        if place.recipient == person.id:
            return place
    place = Channel(world.make_id(), DIRECT, person.name, recipient=person.id, made=world.now())
    world.channels[place.id] = place
    _tell(world, "CHANNEL_CREATE", place)
    return place


def find(world: World, channel: int) -> Channel:
    """The channel, or Discord's 10003; a channel the bot cannot see is 50001."""
    place = world.channels.get(channel)
    if place is None:
        raise ProblemError(404, 10003, "Unknown Channel")
    permissions.demand(shape.held(world, world.bot, place))
    return place


def viewers(world: World, place: Channel) -> frozenset[int] | None:
    """Who sees a channel; None: everybody."""
    if place.kind == DIRECT:
        return frozenset({place.recipient or 0})
    return frozenset(place.members) if place.kind == PRIVATE_THREAD else None


def channels_of(world: World, person: int, *, archived: bool) -> list[Channel]:
    """The channels somebody sees, in order of making."""
    return [
        place
        for place in world.channels.values()
        if ((seen := viewers(world, place)) is None or person in seen) and (archived or not place.archived)
    ]


def visible(world: World, person: int, place: Channel) -> list[Message]:
    """The messages somebody sees in a channel, oldest first."""
    seen = viewers(world, place)
    if seen is not None and person not in seen:
        return []
    held = (world.messages[one] for one in place.messages)
    return [one for one in held if one.viewer in {None, person}]


def start_thread(world: World, place: Channel, payload: Json, under: Message | None = None) -> Channel:
    """The bot opens a thread, freely or under a message."""
    private = under is None and payload.get("type", PRIVATE_THREAD) == PRIVATE_THREAD
    needed = "create_private_threads" if private else "create_public_threads"
    permissions.demand(shape.held(world, world.bot, place), needed)
    if place.kind != TEXT:
        raise ProblemError(400, 50024, "Cannot execute action on this channel type")
    if under is not None and under.flags & HAS_THREAD:
        raise ProblemError(400, 160004, "A thread has already been created for this message")
    thread = Channel(
        under.id if under else world.make_id(),
        PRIVATE_THREAD if private else PUBLIC_THREAD,
        _name(payload),
        place.guild,
        place.id,
        owner=world.bot.id,
        made=world.now(),
        members=[world.bot.id],
        auto_archive=payload.get("auto_archive_duration") or 1440,
    )
    if thread.auto_archive not in AUTO_ARCHIVE:
        raise ProblemError(400, 50035, "Invalid Form Body")
    world.channels[thread.id] = thread
    _tell(world, "THREAD_CREATE", thread, newly_created=True)
    if under is not None:
        under.flags |= HAS_THREAD
    return thread


def change(world: World, place: Channel, payload: Json) -> None:
    """The bot changes a channel or thread; a locked thread is for moderators."""
    held = shape.held(world, world.bot, place)
    if not place.thread:
        permissions.demand(held, "manage_channels")
        place.name, place.topic = payload.get("name") or place.name, payload.get("topic") or place.topic
        _tell(world, "CHANNEL_UPDATE", place)
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
    change_thread(world, place, payload)


def change_thread(world: World, place: Channel, payload: Json) -> None:
    """Changes a thread, whoever asked."""
    place.archived = bool(payload.get("archived", place.archived))
    place.locked = bool(payload.get("locked", place.locked))
    place.name = payload.get("name") or place.name
    place.auto_archive = payload.get("auto_archive_duration") or place.auto_archive
    _tell(world, "THREAD_UPDATE", place)


def join(world: World, place: Channel, person: int) -> None:
    """Somebody becomes a member of a thread."""
    if person not in place.members:
        place.members.append(person)
        _tell(world, "THREAD_UPDATE", place)


def delete_channel(world: World, place: Channel) -> None:
    """Takes away a channel, its threads and messages."""
    inner = [thread for thread in world.channels.values() if thread.parent == place.id]
    for gone in (*inner, place):
        _forget(world, gone.messages)
        del world.channels[gone.id]
        _tell(world, "THREAD_DELETE" if gone.thread else "CHANNEL_DELETE", gone)


def permit(world: World, bits: int, channel: int | None, *, allowed: bool) -> None:
    """Gives or takes permissions of the bot, in one channel or in every guild."""
    if channel is not None:
        place = world.channels[channel]
        place.denied = place.denied & ~bits if allowed else place.denied | bits
        _tell(world, "THREAD_UPDATE" if place.thread else "CHANNEL_UPDATE", place)
        return
    for guild in world.guilds.values():
        guild.granted = guild.granted | bits if allowed else guild.granted & ~bits
        told = {"guild_id": str(guild.id), "role": shape.role(guild, everyone=False)}
        world.emit(Change("GUILD_ROLE_UPDATE", told, guild=guild.id, only=frozenset(), bot=True))


def _name(payload: Json) -> str:
    """The name of a new thread."""
    name = str(payload.get("name") or "").strip()
    if not 1 <= len(name) <= 100:
        raise ProblemError(400, 50035, "Invalid Form Body")
    return name


def _forget(world: World, gone: Iterable[int]) -> None:
    """Messages go with their channel."""
    for one in gone:
        world.messages.pop(one).deleted = True


def _tell(world: World, name: str, place: Channel, **extra: object) -> None:
    """Tells of a channel."""
    data = shape.channel(world, place) | extra
    world.emit(Change(name, data, place.id, place.guild, viewers(world, place), bot=True))
