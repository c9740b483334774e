"""How Discord writes things: users, members, channels, guilds, messages, interactions as JSON."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.playground import permissions
from bot.playground.model import (
    COMPONENT,
    DIRECT,
    LOADING,
    POSTS_ONLY,
    PRIVATE_THREAD,
    SLASH,
    STAGE,
    SUBMIT,
    THREAD_CREATED,
    VOICE,
    Attachment,
    Channel,
    Guild,
    Interaction,
    Json,
    Message,
    Person,
)

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord

UPLOAD_LIMIT = 10 * 1024 * 1024
"""Bytes of one file, as Discord tells in `attachment_size_limit`."""


def stamp(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def user(person: Person) -> Json:
    """A user."""
    return {
        "id": str(person.id),
        "username": "".join(letter for letter in person.name.lower() if letter.isalnum()) or "person",
        "discriminator": "0",
        "global_name": None if person.bot else person.name,
        "avatar": None,
        "primary_guild": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(world: FakeDiscord, guild: Guild, person: Person, channel: Channel | None = None) -> Json:
    """A member of a guild; with `channel`, the permissions there, as interactions carry them."""
    written: Json = {
        "user": user(person),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(guild.role)] if person.bot else [],
        "joined_at": stamp(1_700_000_000),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if channel is not None:
        written["permissions"] = str(held(world, person, channel))
    return written


def held(world: FakeDiscord, person: Person, channel: Channel) -> int:
    """The permission bits of somebody in a channel."""
    if person.bot:
        guild = world.guilds.get(channel.guild or 0)
        return permissions.of_bot(guild, channel, world.channels.get(channel.parent or 0))
    return permissions.STAFF if person.staff else permissions.MEMBER


def role(guild: Guild, *, everyone: bool) -> Json:
    """The guild's `@everyone`, or the bot's own role."""
    return {
        "id": str(guild.id if everyone else guild.role),
        "name": "@everyone" if everyone else guild.name,
        "permissions": str(permissions.EVERYONE if everyone else guild.granted),
        "position": 0 if everyone else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": not everyone,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: FakeDiscord, place: Channel) -> Json:
    """A channel, thread or direct messages."""
    last = str(place.messages[-1]) if place.messages else None
    written: Json = {"id": str(place.id), "type": place.kind, "flags": 0, "last_message_id": last}
    if place.kind == DIRECT:
        return written | {"recipients": [user(world.persons[place.recipient or 0])]}
    written |= {"guild_id": str(place.guild), "name": place.name, "rate_limit_per_user": 0}
    if place.thread:
        return written | _thread(world, place)
    overwrites = [{"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(place.denied)}] if place.denied else []
    if place.kind in {VOICE, STAGE}:
        written |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if place.kind in POSTS_ONLY:
        written |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    return written | {
        "position": 0,
        "parent_id": None,
        "topic": place.topic or None,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread(world: FakeDiscord, place: Channel) -> Json:
    """What only threads have."""
    written: Json = {
        "parent_id": str(place.parent),
        "owner_id": str(place.owner),
        "message_count": len(place.messages),
        "total_message_sent": len(place.messages),
        "member_count": len(place.members),
        "thread_metadata": {
            "archived": place.archived,
            "locked": place.locked,
            "auto_archive_duration": place.auto_archive,
            "archive_timestamp": stamp(place.turned or place.made),
            "create_timestamp": stamp(place.made),
        },
    }
    if world.bot.id in place.members:
        written["member"] = thread_member(world, place)
    return written


def thread_member(world: FakeDiscord, place: Channel) -> Json:
    """The bot as a member of a thread."""
    joined = {"id": str(place.id), "user_id": str(world.bot.id), "join_timestamp": stamp(place.made)}
    return joined | {"flags": 0}


def guild(world: FakeDiscord, one: Guild) -> Json:
    """A guild as GUILD_CREATE tells it: with its channels, threads, roles and the bot as a member."""
    places = [place for place in world.channels.values() if place.guild == one.id]
    public = [place for place in places if place.thread and place.kind != PRIVATE_THREAD]
    inside = [*public, *(place for place in places if place.kind == PRIVATE_THREAD and world.bot.id in place.members)]
    return guild_itself(one) | {
        "joined_at": stamp(1_700_000_000),
        "large": False,
        "unavailable": False,
        "member_count": len(world.persons),
        "members": [member(world, one, world.bot)],
        "channels": [channel(world, place) for place in places if not place.thread],
        "threads": [channel(world, place) for place in inside if not place.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_itself(one: Guild) -> Json:
    """A guild as REST tells it."""
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(one.owner),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role(one, everyone=True), role(one, everyone=False)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": one.locale,
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def attachment(world: FakeDiscord, file: Attachment) -> Json:
    """An uploaded file."""
    address = world.cdn_base + file.path
    written: Json = {
        "id": str(file.id),
        "filename": file.name,
        "size": len(file.data),
        "url": address,
        "proxy_url": address,
        "content_type": file.content_type,
    }
    if file.description is not None:
        written["description"] = file.description
    if file.size is not None:
        written["width"], written["height"] = file.size
    return written


def media(world: FakeDiscord, file: Attachment) -> Json:
    """An uploaded file as a component shows it."""
    address = world.cdn_base + file.path
    width, height = file.size or (None, None)
    return {
        "id": str(file.id),
        "url": address,
        "proxy_url": address,
        "width": width,
        "height": height,
        "content_type": file.content_type,
        "attachment_id": str(file.id),
        "loading_state": 2,
        "flags": 0,
    }


def message(world: FakeDiscord, one: Message) -> Json:
    """A message."""
    written: Json = {
        "id": str(one.id),
        "type": one.kind,
        "channel_id": str(one.channel),
        "author": user(world.persons[one.author]),
        "content": one.content,
        "embeds": one.embeds,
        "components": one.components,
        "attachments": [attachment(world, file) for file in one.attachments],
        "mentions": [user(world.persons[person]) for person in one.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "flags": one.flags,
        "pinned": one.pinned,
        "tts": False,
        "timestamp": stamp(one.made),
        "edited_timestamp": stamp(one.edits[-1]) if one.edits else None,
    }
    if one.nonce is not None:
        written["nonce"] = one.nonce
    if one.interaction in world.interactions:
        written |= _born_of(world, one)
    if one.reference is not None or one.kind == THREAD_CREATED:
        written["message_reference"] = _reference(world, one)
    return written


def _reference(world: FakeDiscord, one: Message) -> Json:
    """What a message refers to: another message, or a thread that was begun."""
    place = world.channels[one.channel]
    named = {"type": 0, "channel_id": str(one.refers_to or one.channel)}
    named |= {} if place.guild is None else {"guild_id": str(place.guild)}
    return named if one.reference is None else named | {"message_id": str(one.reference)}


def _born_of(world: FakeDiscord, one: Message) -> Json:
    """How a message names the interaction that it answers."""
    asked = world.interactions[one.interaction or 0]
    born: Json = {
        "id": str(asked.id),
        "type": asked.kind,
        "user": user(world.persons[asked.person]),
        "authorizing_integration_owners": owners(asked.guild),
    }
    if asked.kind == SLASH:
        born["name"] = asked.data["name"]
        born["command_type"] = 1
    elif asked.kind == COMPONENT:
        born["interacted_message_id"] = str(asked.message)
    elif asked.kind == SUBMIT:
        opener = world.interactions.get(asked.modal_of or 0)
        if opener is not None:
            told = _born_of(world, _standing_for(opener, one))
            born["triggering_interaction_metadata"] = told["interaction_metadata"]
    return {"application_id": str(world.bot.id), "webhook_id": str(world.bot.id), "interaction_metadata": born}


def _standing_for(opener: Interaction, one: Message) -> Message:
    """A message as it would be, had the opener of the form made it."""
    return Message(one.id, one.channel, one.author, one.made, interaction=opener.id)


def owners(guild_id: int | None) -> Json:
    """For whom the bot is installed where an interaction comes from: the guild, 0 in direct messages."""
    return {"0": str(guild_id or 0)}


def event_of_message(world: FakeDiscord, one: Message) -> Json:
    """A message as the gateway tells it."""
    written = message(world, one)
    place = world.channels[one.channel]
    if place.guild is not None:
        written["guild_id"] = str(place.guild)
        author = world.persons[one.author]
        written["member"] = {
            key: value for key, value in member(world, world.guilds[place.guild], author).items() if key != "user"
        }
    return written


def interaction(world: FakeDiscord, one: Interaction) -> Json:
    """An interaction as the bot receives it."""
    place, person = world.channels[one.channel], world.persons[one.person]
    home = world.guilds.get(one.guild or 0)
    written: Json = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(place.id),
        "channel": channel(world, place) | {"permissions": str(held(world, person, place))},
        "locale": person.locale,
        "app_permissions": str(held(world, world.bot, place)),
        "entitlements": [],
        "attachment_size_limit": UPLOAD_LIMIT,
        "authorizing_integration_owners": owners(one.guild),
        "context": 1 if place.kind == DIRECT else 0,
    }
    if home is None:
        written["user"] = user(person)
    else:
        written["member"] = member(world, home, person, place)
        written |= {"guild_id": str(home.id), "guild_locale": home.locale}
        written["guild"] = {"id": str(home.id), "locale": home.locale, "features": []}
    if one.message is not None:
        written["message"] = message(world, world.messages[one.message])
    return written


def callback(world: FakeDiscord, one: Interaction) -> Json:
    """What Discord answers to the first answer (`with_response`)."""
    made = world.messages.get(one.original or 0)
    about: Json = {"id": str(one.id), "type": one.kind}
    resource: Json = {"type": one.answer}
    if made is not None:
        about |= {
            "response_message_id": str(made.id),
            "response_message_loading": bool(made.flags & LOADING),
            "response_message_ephemeral": made.ephemeral,
        }
        if one.answer in {4, 5, 7}:
            resource["message"] = message(world, made)
    return {"interaction": about, "resource": resource}
