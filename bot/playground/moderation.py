"""What moderators do: messages and channels deleted, permissions taken from the bot, threads archived."""

from bot.playground import channels, messages, payloads, permissions, threads
from bot.playground.model import Change, Channel, Guild, Message, Person
from bot.playground.state import DiscordState, find


class Moderator:
    """Somebody who may do everything in every guild. Things are named by object or id; ImpossibleError: it is gone."""

    def __init__(self, state: DiscordState) -> None:
        self._state = state

    def delete_message(self, message: Message | int) -> None:
        """Deletes a message."""
        messages.delete(self._state, find(self._state.messages, message))

    def delete_messages(self, gone: list[Message]) -> None:
        """Deletes messages of one channel at once, as bots do."""
        messages.delete_bulk(self._state, [find(self._state.messages, one) for one in gone])

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
            told = {"guild_id": str(guild.id), "role": payloads.role(guild, everyone=False)}
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
        """Removes the bot from a guild."""
        channels.remove_guild(self._state, guild)
