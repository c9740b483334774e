"""Discord's permissions by name, and who has which of them where."""

import json
from pathlib import Path

from bot.playground.model import Channel, Person, ProblemError
from bot.playground.state import DiscordState

_DATA = json.loads(Path(__file__).with_name("permissions.json").read_text(encoding="utf8"))
BITS: dict[str, int] = {name: 1 << bit for name, bit in _DATA["bits"].items()}
BOT_ASKS: list[str] = _DATA["bot_asks"]
"""What the invitation of the bot asks for."""

EVERYONE = BITS["view_channel"] | BITS["use_application_commands"]
"""What everybody may do; kept small, so that a permission taken from the bot is really missing."""
MEMBER = sum(BITS[name] for name in (*BOT_ASKS, "use_application_commands", "add_reactions", "use_external_emojis"))
STAFF = MEMBER | sum(BITS[name] for name in ("manage_guild", "manage_channels", "manage_messages", "manage_threads"))


def bits(*names: str) -> int:
    """The bits of the named permissions; an unknown name is a KeyError."""
    return sum(BITS[name] for name in names)


def held(state: DiscordState, person: Person, place: Channel) -> int:
    """The permission bits of somebody in a channel; the bot's in threads follow the parent."""
    guild = state.guilds.get(place.guild or 0)
    if not person.bot:
        return STAFF if person.staff else MEMBER
    if guild is None:
        return MEMBER
    parent = state.channels.get(place.parent or 0, place)
    granted = guild.granted & ~parent.denied & ~place.denied
    return granted if granted & BITS["view_channel"] else 0


def demand(state: DiscordState, place: Channel, *names: str) -> None:
    """Nothing, or Discord's refusal: 50001 when the bot cannot see the channel, 50013 when it lacks a permission."""
    granted = held(state, state.bot, place)
    if not granted & BITS["view_channel"]:
        raise ProblemError(403, 50001, "Missing Access")
    if any(not granted & BITS[name] for name in names):
        raise ProblemError(403, 50013, "Missing Permissions")


def moderates(state: DiscordState, person: Person, place: Channel) -> bool:
    """Whether somebody may change every thread of a channel."""
    return bool(held(state, person, place) & BITS["manage_threads"])
