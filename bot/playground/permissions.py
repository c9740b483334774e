"""Discord's permissions by name, and which of them the bot has where."""

from bot.playground.model import DIRECT, Channel, Guild, ProblemError

BITS = {
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
"""The names that `World.revoke` and `World.restore` know."""

BOT_ASKS = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""What the invitation of the bot asks for."""

EVERYONE = BITS["view_channel"] | BITS["use_application_commands"]
"""What everybody may do; kept small, so that a permission taken from the bot is really missing."""
MEMBER = sum(BITS[name] for name in (*BOT_ASKS, "use_application_commands", "add_reactions", "use_external_emojis"))
STAFF = MEMBER | sum(BITS[name] for name in ("manage_guild", "manage_channels", "manage_messages", "manage_threads"))


def bits(*names: str) -> int:
    """The bits of the named permissions; an unknown name is a KeyError."""
    return sum(BITS[name] for name in names)


def of_bot(guild: Guild | None, channel: Channel, parent: Channel | None) -> int:
    """The bot's permission bits in a channel; threads follow their parent."""
    if channel.kind == DIRECT or guild is None:
        return MEMBER
    place = parent or channel
    if not (granted := guild.granted & ~place.denied & ~channel.denied) & BITS["view_channel"]:
        return 0
    return granted


def demand(held: int, *names: str) -> None:
    """Nothing, or Discord's refusal: 50001 when the channel cannot be seen, 50013 when a permission is missing."""
    if not held & BITS["view_channel"]:
        raise ProblemError(403, 50001, "Missing Access")
    if any(not held & BITS[name] for name in names):
        raise ProblemError(403, 50013, "Missing Permissions")
