"""Guilds and channels: added, found, shown, deleted; threads that are archived by themselves."""

from bot.playground import payloads, permissions
from bot.playground.kinds import DIRECT, PRIVATE_THREAD, TEXT
from bot.playground.model import Change, Channel, Guild, Json, Person, ProblemError
from bot.playground.state import DiscordState


def add_guild(state: DiscordState, name: str, locale: str = "en-US") -> Guild:
    """A new guild with one channel."""
    made = Guild(state.make_id(), name, state.make_id(), 0, permissions.bits(*permissions.BOT_ASKS), locale)
    made.role, made.staff = state.make_id(), state.make_id()
    state.guilds[made.id] = made
    _add(state, TEXT, "general", made.id)
    state.events.emit(Change("GUILD_CREATE", payloads.guild(state, made), guild=made.id, bot=True))
    return made


def of_guild(state: DiscordState, guild: int | None) -> list[Channel]:
    """The channels and threads of a guild."""
    return [place for place in state.channels.values() if place.guild == guild]


def _add(state: DiscordState, kind: int, name: str, guild: int | None, recipient: int | None = None) -> Channel:
    """A new channel, of which nobody has been told yet."""
    place = Channel(state.make_id(), kind, name, guild, recipient=recipient, made=state.now())
    state.channels[place.id] = place
    return place


def add_channel(state: DiscordState, name: str, guild: Guild, kind: int) -> Channel:
    """A new channel of some kind."""
    place = _add(state, kind, name, guild.id)
    tell(state, "CHANNEL_CREATE", place)
    return place


def direct(state: DiscordState, person: Person) -> Channel:
    """The direct messages with somebody, opened at need."""
    for place in state.channels.values():
        if place.recipient == person.id:
            return place
    place = _add(state, DIRECT, person.name, None, person.id)
    tell(state, "CHANNEL_CREATE", place)
    return place


def find(state: DiscordState, channel: int) -> Channel:
    """The channel, or Discord's 10003; a channel the bot cannot see is 50001."""
    place = state.channels.get(channel)
    if place is None:
        raise ProblemError(404, 10003, "Unknown Channel")
    permissions.demand(state, place)
    if not open_to_bot(state, place):
        raise ProblemError(403, 50001, "Missing Access")
    return archive_if_idle(state, place)


def archive_if_idle(state: DiscordState, place: Channel) -> Channel:
    """The channel; a thread in which nothing was said for its time is archived by now, without anybody's doing."""
    if place.thread and not place.archived:
        last = state.messages[place.messages[-1]].made if place.messages else place.made
        if state.now() - max(last, place.made, place.turned) >= place.auto_archive * 60:
            place.archived, place.turned = True, state.now()
            tell(state, "THREAD_UPDATE", place)
    return place


def open_to_bot(state: DiscordState, place: Channel) -> bool:
    """Whether the bot may come in: a private thread is for its members and for moderators."""
    if place.kind != PRIVATE_THREAD or state.bot.id in place.members:
        return True
    return permissions.moderates(state, state.bot, place)


def viewers(place: Channel) -> frozenset[int] | None:
    """Who sees a channel; None: everybody."""
    if place.kind == DIRECT:
        return frozenset({place.recipient or 0})
    return frozenset(place.members) if place.kind == PRIVATE_THREAD else None


def sees(place: Channel, person: int) -> bool:
    """Whether somebody sees a channel."""
    seen = viewers(place)
    return seen is None or person in seen


def delete_channel(state: DiscordState, place: Channel) -> None:
    """Takes away a channel, its threads and messages; of the threads nothing is told."""
    for gone in (*(thread for thread in tuple(state.channels.values()) if thread.parent == place.id), place):
        for message in gone.messages:
            state.messages.pop(message).deleted = True
        del state.channels[gone.id]
    if not place.thread:
        tell(state, "CHANNEL_DELETE", place)
        return
    told = {"id": str(place.id), "guild_id": str(place.guild), "parent_id": str(place.parent), "type": place.kind}
    announce(state, "THREAD_DELETE", place, told)


def tell(state: DiscordState, name: str, place: Channel, **extra: object) -> None:
    """Tells of a channel."""
    announce(state, name, place, payloads.channel(state, place) | extra)


def announce(state: DiscordState, name: str, place: Channel, data: Json, viewer: int | None = None) -> None:
    """Tells those who see a channel and the bot if it may come in; with `viewer`, that person alone."""
    only = viewers(place) if viewer is None else frozenset({viewer})
    bot = viewer is None and open_to_bot(state, place)
    state.events.emit(Change(name, data, place.id, place.guild, only, bot))
