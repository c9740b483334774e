"""What each request of the bot does: the table of routes and their handlers, one short function each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.playground import (
    channels,
    interactions,
    limits,
    messages,
    payload_validator,
    payloads,
    permissions,
    slash_commands,
    threads,
)
from bot.playground.model import COMPONENT, POSTS_ONLY, Channel, Json, Message, ProblemError
from bot.playground.rest import Call, Route, sub_limit

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord


# The bot itself


def me(world: FakeDiscord, call: Call) -> Json:
    """The bot's own user."""
    return payloads.user(world.bot) | {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None}


def application(world: FakeDiscord, call: Call) -> Json:
    """The bot's application."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "team": None,
        "owner": payloads.user(world.bot),
        "bot": payloads.user(world.bot),
        "rpc_origins": [],
        "redirect_uris": [],
        "approximate_guild_count": len(world.guilds),
    }


def gateway(world: FakeDiscord, call: Call) -> Json:
    """Where the gateway is, and how many shards are enough."""
    return {"url": world.gateway_url, "shards": 1, "session_start_limit": world.starts.limit()}


def user(world: FakeDiscord, call: Call) -> Json:
    """Somebody."""
    person = world.persons.get(call.number("user"))
    if person is None:
        raise ProblemError(404, 10013, "Unknown User")
    return payloads.user(person)


def open_direct(world: FakeDiscord, call: Call) -> Json:
    """Opens direct messages; that they are closed is told when something is sent."""
    person = world.persons.get(int(call.body["recipient_id"]))
    if person is None or person.bot:
        raise ProblemError(400, 50033, "Invalid Recipient(s)")
    return payloads.channel(world, channels.direct(world, person))


# Commands and emojis


def _own(world: FakeDiscord, call: Call) -> int | None:
    """The guild of a request about commands, None for all; another application's are out of reach."""
    if call.number("app") != world.bot.id:
        raise ProblemError(403, 20012, "You are not authorized to perform this action on this application")
    return call.number("guild") if "guild" in call.part else None


def put_commands(world: FakeDiscord, call: Call) -> list[Json]:
    """Replaces all commands."""
    if not isinstance(call.payload, list):
        raise ProblemError(400, 50035, "Invalid Form Body")
    return slash_commands.register(world, _own(world, call), call.payload)


def get_commands(world: FakeDiscord, call: Call) -> list[Json]:
    """Lists the commands."""
    return world.commands.get(_own(world, call), [])


def get_emojis(world: FakeDiscord, call: Call) -> Json:
    """The application's emojis."""
    _own(world, call)
    return {"items": world.emojis}


def post_emoji(world: FakeDiscord, call: Call) -> Json:
    """A new emoji of the application."""
    _own(world, call)
    made = {"id": str(world.make_id()), "name": call.body["name"], "animated": False, "available": True}
    made |= {"roles": [], "require_colons": True, "managed": False, "user": payloads.user(world.bot)}
    world.emojis.append(made)
    return made


# Guilds


def guild(world: FakeDiscord, call: Call) -> Json:
    """A guild."""
    home = world.guilds.get(call.number("guild"))
    if home is None:
        raise ProblemError(404, 10004, "Unknown Guild")
    return payloads.guild_itself(home)


def guild_channels(world: FakeDiscord, call: Call) -> list[Json]:
    """A guild's channels."""
    guild(world, call)
    found = [place for place in world.channels.values() if place.guild == call.number("guild")]
    return [payloads.channel(world, place) for place in found if not place.thread]


def guild_threads(world: FakeDiscord, call: Call) -> Json:
    """A guild's active threads."""
    guild(world, call)
    found = [place for place in world.channels.values() if place.guild == call.number("guild")]
    return {
        "threads": [payloads.channel(world, place) for place in found if place.thread and not place.archived],
        "members": [],
    }


def guild_member(world: FakeDiscord, call: Call) -> Json:
    """A member of a guild."""
    guild(world, call)
    person = world.persons.get(call.number("user"))
    if person is None:
        raise ProblemError(404, 10007, "Unknown Member")
    return payloads.member(world, world.guilds[call.number("guild")], person)


# Channels and threads


def _place(world: FakeDiscord, call: Call) -> Channel:
    """The channel of the path."""
    return channels.find(world, call.number("channel"))


def get_channel(world: FakeDiscord, call: Call) -> Json:
    """A channel."""
    return payloads.channel(world, _place(world, call))


def patch_channel(world: FakeDiscord, call: Call) -> Json:
    """Changes a channel or thread; names and topics only twice in ten minutes."""
    place = _place(world, call)
    if {"name", "topic"} & set(call.body):
        sub_limit(world, limits.RENAME, str(place.id))
    threads.change(world, place, call.body)
    return payloads.channel(world, place)


def delete_channel(world: FakeDiscord, call: Call) -> Json:
    """Deletes a channel or thread."""
    place = _place(world, call)
    needed = "manage_threads" if place.thread else "manage_channels"
    permissions.demand(payloads.held(world, world.bot, place), needed)
    told = payloads.channel(world, place)
    channels.delete_channel(world, place)
    return told


def typing(world: FakeDiscord, call: Call) -> None:
    """Shows that the bot is writing; nobody looks."""
    permissions.demand(payloads.held(world, world.bot, _place(world, call)), "send_messages")


def post_thread(world: FakeDiscord, call: Call) -> Json:
    """A new thread in a channel, or a post in a forum."""
    place = _place(world, call)
    world.checker.shape(payload_validator.POST if place.kind in POSTS_ONLY else payload_validator.THREAD, call.body)
    thread = threads.start(world, place, call.body)
    told = payloads.channel(world, thread)
    if place.kind in POSTS_ONLY:
        draft = messages.Draft(call.body["message"], call.uploads, shape=payload_validator.FIRST, id=thread.id)
        told["message"] = payloads.message(world, messages.post(world, thread, world.bot.id, draft))
    return told


def post_thread_under(world: FakeDiscord, call: Call) -> Json:
    """A new thread under a message."""
    world.checker.shape(payload_validator.THREAD_UNDER, call.body)
    under = _message(world, call)
    thread = threads.start(world, _place(world, call), call.body, under)
    messages.tell_edit(world, under)
    return payloads.channel(world, thread)


def put_thread_member(world: FakeDiscord, call: Call) -> None:
    """Somebody is added to a thread."""
    named = call.part["user"]
    person = world.bot.id if named == "@me" else call.number("user")
    if person not in world.persons:
        raise ProblemError(404, 10013, "Unknown User")
    place = _place(world, call)
    if place.archived:
        raise ProblemError(400, 50083, "Thread is archived")
    permissions.demand(payloads.held(world, world.bot, place), "send_messages_in_threads")
    threads.join(world, place, person)


# Messages


def _message(world: FakeDiscord, call: Call) -> Message:
    """The message of the path."""
    return messages.find(world, call.number("channel"), call.number("message"))


def post_message(world: FakeDiscord, call: Call) -> Json:
    """A new message."""
    draft = messages.Draft(call.body, call.uploads)
    return payloads.message(world, messages.post(world, _place(world, call), world.bot.id, draft))


def get_message(world: FakeDiscord, call: Call) -> Json:
    """One message."""
    permissions.demand(payloads.held(world, world.bot, _place(world, call)), "read_message_history")
    return payloads.message(world, _message(world, call))


def get_messages(world: FakeDiscord, call: Call) -> list[Json]:
    """Messages of a channel, newest first; `limit`, `before`, `after`."""
    place = _place(world, call)
    if not payloads.held(world, world.bot, place) & permissions.BITS["read_message_history"]:
        return []
    before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
    found = [world.messages[one] for one in place.messages if after < one < before]
    found = [one for one in found if not one.ephemeral]
    limit = min(100, int(call.query.get("limit", 50)))
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [payloads.message(world, one) for one in reversed(chosen)]


def patch_message(world: FakeDiscord, call: Call) -> Json:
    """Changes a message; old ones only three times in six seconds per channel."""
    one = _message(world, call)
    _not_frozen(world, one)
    return payloads.message(
        world, messages.edit(world, one, messages.Draft(call.body, call.uploads, shape=payload_validator.EDIT))
    )


def _not_frozen(world: FakeDiscord, one: Message) -> None:
    """Nothing, or 30046: of messages older than an hour only few may be edited in a channel, by whatever token."""
    if world.now() - one.made > limits.OLD:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        sub_limit(world, limits.OLD_EDIT, str(one.channel), 30046, text)


def delete_message(world: FakeDiscord, call: Call) -> None:
    """Deletes a message; those of others need a permission."""
    one = _message(world, call)
    if one.author != world.bot.id:
        permissions.demand(payloads.held(world, world.bot, world.channels[one.channel]), "manage_messages")
    messages.remove(world, one)


def pin(world: FakeDiscord, call: Call) -> None:
    """Pins a message."""
    permissions.demand(payloads.held(world, world.bot, _place(world, call)), "pin_messages")
    _message(world, call).pinned = True


def unpin(world: FakeDiscord, call: Call) -> None:
    """Unpins a message."""
    permissions.demand(payloads.held(world, world.bot, _place(world, call)), "pin_messages")
    _message(world, call).pinned = False


# Interactions


def respond(world: FakeDiscord, call: Call) -> Any:
    """The first answer to an interaction."""
    body = interactions.respond(world, call.number("interaction"), call.part["token"], call.body, call.uploads)
    return body if call.query.get("with_response") in {"1", "true", "True"} else None


def follow_up(world: FakeDiscord, call: Call) -> Json:
    """A further message with an interaction's token; thirty a minute in a channel."""
    one = interactions.by_token(world, call.number("app"), call.part["token"])
    sub_limit(world, limits.FOLLOW_UP_PLACE, str(one.channel))
    return payloads.message(world, interactions.follow_up(world, one, call.body, call.uploads))


def get_answer(world: FakeDiscord, call: Call) -> Json:
    """A message of an interaction."""
    one = interactions.by_token(world, call.number("app"), call.part["token"])
    return payloads.message(world, interactions.message_of(world, one, call.part["message"]))


def patch_answer(world: FakeDiscord, call: Call) -> Json:
    """Changes a message with an interaction's token."""
    one = interactions.by_token(world, call.number("app"), call.part["token"])
    _not_frozen(world, interactions.message_of(world, one, call.part["message"]))
    return payloads.message(world, interactions.edit(world, one, call.part["message"], call.body, call.uploads))


def delete_answer(world: FakeDiscord, call: Call) -> None:
    """Deletes a message with an interaction's token."""
    one = interactions.by_token(world, call.number("app"), call.part["token"])
    if one.kind == COMPONENT and one.answer not in {4, 5} and call.part["message"] == "@original":
        permissions.demand(payloads.held(world, world.bot, world.channels[one.channel]))
    interactions.delete(world, one, call.part["message"])


CHANNEL, COMMANDS = "/channels/{channel}", "/applications/{app}/commands"
MESSAGE, HOOK = CHANNEL + "/messages/{message}", "/webhooks/{app}/{token}"
ROUTES = (
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("POST", "/users/@me/channels", open_direct),
    Route("PUT", COMMANDS, put_commands),
    Route("GET", COMMANDS, get_commands),
    Route("PUT", "/applications/{app}/guilds/{guild}/commands", put_commands),
    Route("GET", "/applications/{app}/guilds/{guild}/commands", get_commands),
    Route("GET", "/applications/{app}/emojis", get_emojis),
    Route("POST", "/applications/{app}/emojis", post_emoji),
    Route("GET", "/guilds/{guild}", guild),
    Route("GET", "/guilds/{guild}/channels", guild_channels),
    Route("GET", "/guilds/{guild}/threads/active", guild_threads),
    Route("GET", "/guilds/{guild}/members/{user}", guild_member),
    Route("GET", CHANNEL, get_channel, place="channel"),
    Route("PATCH", CHANNEL, patch_channel, place="channel"),
    Route("DELETE", CHANNEL, delete_channel, place="channel"),
    Route("POST", CHANNEL + "/typing", typing, place="channel"),
    Route("POST", CHANNEL + "/threads", post_thread, place="channel"),
    Route("PUT", CHANNEL + "/thread-members/{user}", put_thread_member, place="channel"),
    Route("PUT", CHANNEL + "/messages/pins/{message}", pin, place="channel"),
    Route("DELETE", CHANNEL + "/messages/pins/{message}", unpin, place="channel"),
    Route("POST", CHANNEL + "/messages", post_message, limits.SEND, "channel"),
    Route("GET", CHANNEL + "/messages", get_messages, place="channel"),
    Route("GET", MESSAGE, get_message, place="channel"),
    Route("PATCH", MESSAGE, patch_message, limits.EDIT, "channel"),
    Route("DELETE", MESSAGE, delete_message, place="channel"),
    Route("POST", MESSAGE + "/threads", post_thread_under, place="channel"),
    Route("POST", "/interactions/{interaction}/{token}/callback", respond, rule=None, open=True),
    Route("POST", HOOK, follow_up, limits.FOLLOW_UP, "token", open=True),
    Route("GET", HOOK + "/messages/{message}", get_answer, limits.OTHER, "token", open=True),
    Route("PATCH", HOOK + "/messages/{message}", patch_answer, limits.TOKEN_EDIT, "token", open=True),
    Route("DELETE", HOOK + "/messages/{message}", delete_answer, limits.OTHER, "token", open=True),
)
"""Every request that is understood; order matters where a fixed word stands in the place of a variable."""
