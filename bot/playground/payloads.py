"""How Discord writes things: users, members, channels, guilds, messages, interactions as JSON."""

import json
from datetime import UTC, datetime
from pathlib import Path

from bot.playground import kinds, permissions
from bot.playground.files import UPLOAD_LIMIT
from bot.playground.model import Attachment, Channel, Guild, Interaction, Json, Message, Person
from bot.playground.state import DiscordState

CONSTANT: dict[str, Json] = json.loads(Path(__file__).with_name("payload_constants.json").read_text(encoding="utf8"))
"""By kind of object: the keys that have the same value in every object here."""


def stamp(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def user(person: Person) -> Json:
    """A user."""
    return CONSTANT["user"] | {
        "id": str(person.id),
        "username": "".join(letter for letter in person.name.lower() if letter.isalnum()) or "person",
        "global_name": None if person.bot else person.name,
        "bot": person.bot,
    }


def account(state: DiscordState) -> Json:
    """The bot's user as it reads itself."""
    return user(state.bot) | CONSTANT["account"]


def application(state: DiscordState) -> Json:
    """The bot's application."""
    owner = user(state.bot)
    named = {"id": owner["id"], "name": state.bot.name, "approximate_guild_count": len(state.guilds)}
    return CONSTANT["application"] | named | {"owner": owner, "bot": owner}


def member(guild: Guild, person: Person) -> Json:
    """A member of a guild."""
    role = guild.role if person.bot else guild.staff if person.staff else 0
    return CONSTANT["member"] | {"user": user(person), "roles": [str(role)] if role else []}


def member_of(state: DiscordState, place: Channel, person: Person) -> Json:
    """A member with the permissions in a channel, as interactions carry them."""
    return member(state.guilds[place.guild or 0], person) | {"permissions": str(permissions.held(state, person, place))}


def roles(guild: Guild) -> list[Json]:
    """The guild's `@everyone`, the bot's own role, and that of its staff."""
    found = [
        (guild.id, "@everyone", permissions.EVERYONE, 0),
        (guild.role, guild.name, guild.granted, 1),
        (guild.staff, "Staff", permissions.STAFF, 2),
    ]
    return [
        CONSTANT["role"]
        | {
            "id": str(number),
            "name": name,
            "permissions": str(held),
            "position": position,
            "managed": number == guild.role,
        }
        for number, name, held, position in found
        if number
    ]


def channel(state: DiscordState, place: Channel) -> Json:
    """A channel, thread or direct messages."""
    last = str(place.messages[-1]) if place.messages else None
    written: Json = {"id": str(place.id), "type": place.kind, "flags": 0, "last_message_id": last}
    if place.kind == kinds.DIRECT:
        return written | {"recipients": [user(state.persons[place.recipient or 0])]}
    written |= {"guild_id": str(place.guild), "name": place.name, "rate_limit_per_user": 0}
    if place.thread:
        return written | _thread(state, place)
    overwrites = [{"id": str(state.bot.id), "type": 1, "allow": "0", "deny": str(place.denied)}] if place.denied else []
    if place.kind in {kinds.VOICE, kinds.STAGE}:
        written |= CONSTANT["voice"]
    if place.kind in kinds.POSTS_ONLY:
        written |= CONSTANT["forum"]
    return written | CONSTANT["channel"] | {"topic": place.topic or None, "permission_overwrites": overwrites}


def _thread(state: DiscordState, place: Channel) -> Json:
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
    if state.bot.id in place.members:
        joined = {"id": str(place.id), "user_id": str(state.bot.id), "join_timestamp": stamp(place.made)}
        written["member"] = joined | {"flags": 0}
    return written


def guild(state: DiscordState, one: Guild) -> Json:
    """A guild as GUILD_CREATE tells it: with its channels, threads, roles and the bot as a member."""
    places = [place for place in state.channels.values() if place.guild == one.id]
    public = [place for place in places if place.thread and place.kind != kinds.PRIVATE_THREAD]
    private = [place for place in places if place.kind == kinds.PRIVATE_THREAD and state.bot.id in place.members]
    return CONSTANT["guild"] | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner),
        "roles": roles(one),
        "preferred_locale": one.locale,
        "member_count": len(state.persons),
        "members": [member(one, state.bot)],
        "channels": [channel(state, place) for place in places if not place.thread],
        "threads": [channel(state, place) for place in public + private if not place.archived],
    }


def attachment(state: DiscordState, file: Attachment) -> Json:
    """An uploaded file."""
    written = _file(state, file) | {"filename": file.name, "size": len(file.data)}
    if file.description is not None:
        written["description"] = file.description
    if file.size is not None:
        written["width"], written["height"] = file.size
    return written


def media(state: DiscordState, file: Attachment) -> Json:
    """An uploaded file as a component shows it."""
    width, height = file.size or (None, None)
    shown = {"width": width, "height": height, "attachment_id": str(file.id), "loading_state": 2, "flags": 0}
    return _file(state, file) | shown


def _file(state: DiscordState, file: Attachment) -> Json:
    """What attachments and media have in common."""
    address = state.files.url(file)
    return {"id": str(file.id), "url": address, "proxy_url": address, "content_type": file.content_type}


def message(state: DiscordState, one: Message) -> Json:
    """A message."""
    written = CONSTANT["message"] | {
        "id": str(one.id),
        "type": one.kind,
        "channel_id": str(one.channel),
        "author": user(state.persons[one.author]),
        "content": one.content,
        "embeds": one.embeds,
        "components": one.components,
        "attachments": [attachment(state, file) for file in one.attachments],
        "mentions": [user(state.persons[person]) for person in one.mentions],
        "flags": one.flags,
        "timestamp": stamp(one.made),
        "edited_timestamp": stamp(one.edits[-1]) if one.edits else None,
    }
    if one.nonce is not None:
        written["nonce"] = one.nonce
    if (asked := state.interactions.get(one.interaction or 0)) is not None:
        bot = str(state.bot.id)
        written |= {"application_id": bot, "webhook_id": bot, "interaction_metadata": _metadata(state, asked)}
    if one.reference is not None or one.kind == kinds.THREAD_CREATED:
        written["message_reference"] = _reference(state, one)
    return written


def _reference(state: DiscordState, one: Message) -> Json:
    """What a message refers to: another message, or a thread that was begun."""
    place = state.channels[one.channel]
    named = {"type": 0, "channel_id": str(one.refers_to or one.channel)}
    named |= {} if place.guild is None else {"guild_id": str(place.guild)}
    return named if one.reference is None else named | {"message_id": str(one.reference)}


def _metadata(state: DiscordState, asked: Interaction) -> Json:
    """How a message names the interaction that it answers."""
    born: Json = {
        "id": str(asked.id),
        "type": asked.kind,
        "user": user(state.persons[asked.person]),
        "authorizing_integration_owners": owners(asked.guild),
    }
    if asked.kind == kinds.SLASH:
        born["name"] = asked.data["name"]
        born["command_type"] = 1
    elif asked.kind == kinds.COMPONENT:
        born["interacted_message_id"] = str(asked.message)
    elif asked.kind == kinds.SUBMIT:
        opener = state.interactions.get(asked.modal_of or 0)
        if opener is not None:
            born["triggering_interaction_metadata"] = _metadata(state, opener)
    return born


def owners(guild_id: int | None) -> Json:
    """For whom the bot is installed where an interaction comes from: the guild, 0 in direct messages."""
    return {"0": str(guild_id or 0)}


def event_of_message(state: DiscordState, one: Message) -> Json:
    """A message as the gateway tells it."""
    written = message(state, one)
    place = state.channels[one.channel]
    if place.guild is not None:
        written["guild_id"] = str(place.guild)
        written["member"] = member(state.guilds[place.guild], state.persons[one.author])
        del written["member"]["user"]
    return written


def interaction(state: DiscordState, one: Interaction) -> Json:
    """An interaction as the bot receives it."""
    place, person = state.channels[one.channel], state.persons[one.person]
    home = state.guilds.get(one.guild or 0)
    written: Json = {
        "id": str(one.id),
        "application_id": str(state.bot.id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(place.id),
        "channel": channel(state, place) | {"permissions": str(permissions.held(state, person, place))},
        "locale": person.locale,
        "app_permissions": str(permissions.held(state, state.bot, place)),
        "entitlements": [],
        "attachment_size_limit": UPLOAD_LIMIT,
        "authorizing_integration_owners": owners(one.guild),
        "context": 1 if place.kind == kinds.DIRECT else 0,
    }
    if home is None:
        written["user"] = user(person)
    else:
        written["member"] = member_of(state, place, person)
        written |= {"guild_id": str(home.id), "guild_locale": home.locale}
        written["guild"] = {"id": str(home.id), "locale": home.locale, "features": []}
    if one.message is not None:
        written["message"] = message(state, state.messages[one.message])
    return written


def callback(state: DiscordState, one: Interaction) -> Json:
    """What Discord answers to the first answer (`with_response`)."""
    made = state.messages.get(one.original or 0)
    about: Json = {"id": str(one.id), "type": one.kind}
    resource: Json = {"type": one.answer}
    if made is not None:
        about |= {
            "response_message_id": str(made.id),
            "response_message_loading": bool(made.flags & kinds.LOADING),
            "response_message_ephemeral": made.ephemeral,
        }
        if one.answer in {4, 5, 7}:
            resource["message"] = message(state, made)
    return {"interaction": about, "resource": resource}
