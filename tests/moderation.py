"""What moderators do: messages and channels deleted, permissions taken from the bot, threads archived; threads begun."""

from bot.playground import channels, messages, payloads, permissions, threads
from bot.playground.kinds import INSIDE, POSTS_ONLY, PRIVATE_THREAD
from bot.playground.model import Change, Channel, Guild, ImpossibleError, Message, Person
from bot.playground.server import FakeDiscord
from bot.playground.state import find


class Moderator:
    """Somebody who may do everything in every guild. Things are named by object or id; ImpossibleError: it is gone."""

    def __init__(self, world: FakeDiscord) -> None:
        self._state = world.state

    def delete_message(self, message: Message | int) -> None:
        """Deletes a message."""
        messages.delete(self._state, find(self._state.messages, message))

    def delete_messages(self, gone: list[Message]) -> None:
        """Deletes public messages of one channel at once, as bots do; one event tells of all of them."""
        place = find(self._state.channels, gone[0].channel)
        told: dict[str, object] = {"ids": [str(one.id) for one in gone], "channel_id": str(place.id)}
        if place.guild is not None:
            told["guild_id"] = str(place.guild)
        for one in gone:
            messages.remove(self._state, find(self._state.messages, one))
        self._state.events.emit(Change("MESSAGE_DELETE_BULK", told, place.id, place.guild, bot=True))

    def delete_channel(self, channel: Channel | int) -> None:
        """Deletes a channel or thread with all it holds."""
        channels.delete_channel(self._state, find(self._state.channels, channel))

    def revoke(self, permission: str, channel: Channel | None = None) -> None:
        """Takes a permission (`send_messages`, see permissions.BITS) from the bot, in one channel or everywhere."""
        self._permit(permissions.bits(permission), channel, allowed=False)

    def restore(self, permission: str, channel: Channel | None = None) -> None:
        """Gives a permission back to the bot."""
        self._permit(permissions.bits(permission), channel, allowed=True)

    def _permit(self, bits: int, place: Channel | None, *, allowed: bool) -> None:
        """Gives or takes permissions of the bot, in one channel or in every guild."""
        if place is not None:
            place.denied = place.denied & ~bits if allowed else place.denied | bits
            channels.tell(self._state, "THREAD_UPDATE" if place.thread else "CHANNEL_UPDATE", place)
            return
        for guild in self._state.guilds.values():
            guild.granted = guild.granted | bits if allowed else guild.granted & ~bits
            told = {"guild_id": str(guild.id), "role": payloads.roles(guild)[1]}
            self._state.events.emit(Change("GUILD_ROLE_UPDATE", told, guild=guild.id, only=frozenset(), bot=True))

    def close_dms(self, person: Person, *, closed: bool = True) -> None:
        """Lets somebody refuse (or take) direct messages from the bot."""
        person.dms = not closed

    def archive(self, thread: Channel | int, *, archived: bool = True, locked: bool = False) -> None:
        """Archives (or reopens) a thread, locked on request, so that only moderators may reopen it."""
        place = find(self._state.channels, thread)
        owner = self._state.guilds[place.guild or 0].owner
        threads.alter(self._state, place, {"archived": archived, "locked": locked}, owner)

    def remove_bot(self, guild: Guild) -> None:
        """Removes the bot from a guild, whose channels can no longer be reached."""
        for place in channels.of_guild(self._state, guild.id):
            del self._state.channels[place.id]
        del self._state.guilds[guild.id]
        self._state.events.emit(Change("GUILD_DELETE", {"id": str(guild.id)}, guild=guild.id, bot=True))


def add_thread(world: FakeDiscord, person: Person, channel: Channel, name: str, *, private: bool = False) -> Channel:
    """Somebody begins a thread, or a post in a forum, which begins with a message of that name."""
    state, parent = world.state, find(world.state.channels, channel)
    kind = PRIVATE_THREAD if private else next(iter(INSIDE.get(parent.kind, ())), 0)
    if kind not in INSIDE.get(parent.kind, ()):
        raise ImpossibleError("no such thread can be begun there")
    thread = threads.begin(state, parent, kind, {"name": name}, person.id)
    if parent.kind in POSTS_ONLY:
        messages.post(state, thread, person.id, messages.Draft({"content": name}, id=thread.id))
    return thread
