"""Guilds and channels: made, seen, taken away; threads that fall asleep."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.playground import payloads, permissions
from bot.playground.model import (
    DIRECT,
    PRIVATE_THREAD,
    TEXT,
    Change,
    Channel,
    Guild,
    Message,
    Person,
    ProblemError,
)

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord


def add_guild(world: FakeDiscord, name: str, locale: str) -> Guild:
    """A new guild with one channel."""
    made = Guild(world.make_id(), name, world.make_id(), 0, permissions.bits(*permissions.BOT_ASKS), locale)
    made.role = world.make_id()
    world.guilds[made.id] = made
    place = Channel(world.make_id(), TEXT, "general", made.id, made=world.now())
    world.channels[place.id] = place
    world.emit(Change("GUILD_CREATE", payloads.guild(world, made), guild=made.id, bot=True))
    return made


def remove_guild(world: FakeDiscord, guild: Guild) -> None:
    """The bot is thrown out; the guild's channels can no longer be reached."""
    for place in [place for place in world.channels.values() if place.guild == guild.id]:
        del world.channels[place.id]
    del world.guilds[guild.id]
    world.emit(Change("GUILD_DELETE", {"id": str(guild.id)}, guild=guild.id, bot=True))


def add_channel(world: FakeDiscord, name: str, guild: Guild, kind: int) -> Channel:
    """A new channel of some kind."""
    place = Channel(world.make_id(), kind, name, guild.id, made=world.now())
    world.channels[place.id] = place
    tell(world, "CHANNEL_CREATE", place)
    return place


def direct(world: FakeDiscord, person: Person) -> Channel:
    """The direct messages with somebody, opened at need."""
    for place in world.channels.values():
        if place.recipient == person.id:
            return place
    place = Channel(world.make_id(), DIRECT, person.name, recipient=person.id, made=world.now())
    world.channels[place.id] = place
    tell(world, "CHANNEL_CREATE", place)
    return place


def find(world: FakeDiscord, channel: int) -> Channel:
    """The channel, or Discord's 10003; a channel the bot cannot see is 50001."""
    place = world.channels.get(channel)
    if place is None:
        raise ProblemError(404, 10003, "Unknown Channel")
    permissions.demand(payloads.held(world, world.bot, place))
    if not open_to_bot(world, place):
        raise ProblemError(403, 50001, "Missing Access")
    return doze(world, place)


def doze(world: FakeDiscord, place: Channel) -> Channel:
    """The channel; a thread in which nothing was said for its time is archived by now, without anybody's doing."""
    if place.thread and not place.archived:
        last = world.messages[place.messages[-1]].made if place.messages else place.made
        if world.now() - max(last, place.made, place.turned) >= place.auto_archive * 60:
            place.archived, place.turned = True, world.now()
            tell(world, "THREAD_UPDATE", place)
    return place


def open_to_bot(world: FakeDiscord, place: Channel) -> bool:
    """Whether the bot may come in: a private thread is for its members and for moderators."""
    moderates = payloads.held(world, world.bot, place) & permissions.BITS["manage_threads"]
    return place.kind != PRIVATE_THREAD or world.bot.id in place.members or bool(moderates)


def viewers(world: FakeDiscord, place: Channel) -> frozenset[int] | None:
    """Who sees a channel; None: everybody."""
    if place.kind == DIRECT:
        return frozenset({place.recipient or 0})
    return frozenset(place.members) if place.kind == PRIVATE_THREAD else None


def channels_of(world: FakeDiscord, person: int, *, archived: bool) -> list[Channel]:
    """The channels somebody sees, in order of making."""
    return [
        place
        for place in tuple(world.channels.values())
        if ((seen := viewers(world, place)) is None or person in seen) and (archived or not doze(world, place).archived)
    ]


def visible(world: FakeDiscord, person: int, place: Channel) -> list[Message]:
    """The messages somebody sees in a channel, oldest first."""
    seen = viewers(world, place)
    if seen is not None and person not in seen:
        return []
    held = (world.messages[one] for one in place.messages)
    return [one for one in held if one.viewer in {None, person}]


def delete_channel(world: FakeDiscord, place: Channel) -> None:
    """Takes away a channel, its threads and messages; of the threads nothing is told."""
    inner = [thread for thread in world.channels.values() if thread.parent == place.id]
    for gone in (*inner, place):
        _forget(world, gone.messages)
        del world.channels[gone.id]
    if not place.thread:
        tell(world, "CHANNEL_DELETE", place)
        return
    told = {"id": str(place.id), "guild_id": str(place.guild), "parent_id": str(place.parent), "type": place.kind}
    world.emit(Change("THREAD_DELETE", told, place.id, place.guild, viewers(world, place), open_to_bot(world, place)))


def permit(world: FakeDiscord, bits: int, channel: int | None, *, allowed: bool) -> None:
    """Gives or takes permissions of the bot, in one channel or in every guild."""
    if channel is not None:
        place = world.channels[channel]
        place.denied = place.denied & ~bits if allowed else place.denied | bits
        tell(world, "THREAD_UPDATE" if place.thread else "CHANNEL_UPDATE", place)
        return
    for guild in world.guilds.values():
        guild.granted = guild.granted | bits if allowed else guild.granted & ~bits
        told = {"guild_id": str(guild.id), "role": payloads.role(guild, everyone=False)}
        world.emit(Change("GUILD_ROLE_UPDATE", told, guild=guild.id, only=frozenset(), bot=True))


def _forget(world: FakeDiscord, gone: Iterable[int]) -> None:
    """Messages go with their channel."""
    for one in gone:
        world.messages.pop(one).deleted = True


def tell(world: FakeDiscord, name: str, place: Channel, **extra: object) -> None:
    """Tells of a channel."""
    data = payloads.channel(world, place) | extra
    world.emit(Change(name, data, place.id, place.guild, viewers(world, place), open_to_bot(world, place)))
