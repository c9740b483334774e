"""What each request of the bot does: the table of routes and their handlers, one short function each."""

from typing import Any

from bot.playground import (
    channels,
    interactions,
    messages,
    payload_validator,
    payloads,
    permissions,
    rate_limits,
    slash_commands,
    threads,
)
from bot.playground.kinds import COMPONENT, POSTS_ONLY
from bot.playground.model import Json, Message, ProblemError
from bot.playground.rest import Call, Route

GUILDS_PER_SHARD = 1_000
"""For how many guilds Discord advises one more shard."""

# The bot itself


def gateway(call: Call) -> Json:
    """Where the gateway is, and how many shards are enough."""
    shards = max(1, -(-len(call.state.guilds) // GUILDS_PER_SHARD))
    return {"url": call.server.gateway_url, "shards": shards, "session_start_limit": call.server.starts.limit()}


def open_direct(call: Call) -> Json:
    """Opens direct messages; that they are closed is told when something is sent."""
    person = call.state.persons.get(int(call.body["recipient_id"]))
    if person is None or person.bot:
        raise ProblemError(400, 50033, "Invalid Recipient(s)")
    return payloads.channel(call.state, channels.direct(call.state, person))


def get_user(call: Call) -> Json:
    """Anybody that Discord knows."""
    person = call.state.persons.get(call.number("user"))
    if person is None:
        raise ProblemError(404, 10013, "Unknown User")
    return payloads.user(person)


# Commands


def _scope(call: Call) -> int | None:
    """The guild of a request about commands, None for all; another application's are out of reach."""
    if call.number("app") != call.state.bot.id:
        raise ProblemError(403, 20012, "You are not authorized to perform this action on this application")
    return call.number("guild") if "guild" in call.part else None


def put_commands(call: Call) -> list[Json]:
    """Replaces all commands."""
    if not isinstance(call.payload, list):
        raise ProblemError(400, 50035, "Invalid Form Body")
    return slash_commands.register(call.state, _scope(call), call.payload)


# Channels and threads


def patch_channel(call: Call) -> Json:
    """Changes a channel or thread; names and topics only twice in ten minutes."""
    place = call.channel()
    if {"name", "topic"} & set(call.body):
        call.take(rate_limits.RENAME, place.id)
    threads.change(call.state, place, call.body)
    return payloads.channel(call.state, place)


def delete_channel(call: Call) -> Json:
    """Deletes a channel or thread."""
    place = call.channel()
    permissions.demand(call.state, place, "manage_threads" if place.thread else "manage_channels")
    told = payloads.channel(call.state, place)
    channels.delete_channel(call.state, place)
    return told


def post_thread(call: Call) -> Json:
    """A new thread in a channel, or a post in a forum."""
    place, state = call.channel(), call.state
    state.validator.shape(payload_validator.POST if place.kind in POSTS_ONLY else payload_validator.THREAD, call.body)
    thread = threads.start(state, place, call.body)
    told = payloads.channel(state, thread)
    if place.kind in POSTS_ONLY:
        draft = messages.Draft(call.body["message"], call.uploads, shape=payload_validator.FIRST, id=thread.id)
        told["message"] = payloads.message(state, messages.post(state, thread, state.bot.id, draft))
    return told


def post_thread_under(call: Call) -> Json:
    """A new thread under a message."""
    call.state.validator.shape(payload_validator.THREAD_UNDER, call.body)
    under = call.message()
    thread = threads.start(call.state, call.channel(), call.body, under)
    messages.tell_edit(call.state, under)
    return payloads.channel(call.state, thread)


def put_thread_member(call: Call) -> None:
    """Somebody is added to a thread."""
    person = call.state.bot.id if call.part["user"] == "@me" else call.number("user")
    if person not in call.state.persons:
        raise ProblemError(404, 10013, "Unknown User")
    place = call.channel()
    if place.archived:
        raise ProblemError(400, 50083, "Thread is archived")
    permissions.demand(call.state, place, "send_messages_in_threads")
    threads.join(call.state, place, person)


# Messages


def post_message(call: Call) -> Json:
    """A new message."""
    draft = messages.Draft(call.body, call.uploads)
    return payloads.message(call.state, messages.post(call.state, call.channel(), call.state.bot.id, draft))


def get_message(call: Call) -> Json:
    """One message."""
    permissions.demand(call.state, call.channel(), "read_message_history")
    return payloads.message(call.state, call.message())


def patch_message(call: Call) -> Json:
    """Changes a message; old ones only three times in six seconds per channel."""
    one = call.message()
    _limit_old_edits(call, one)
    draft = messages.Draft(call.body, call.uploads, shape=payload_validator.EDIT)
    return payloads.message(call.state, messages.edit(call.state, one, draft))


def _limit_old_edits(call: Call, one: Message) -> None:
    """Nothing, or 30046: of messages older than an hour only few may be edited in a channel, by whatever token."""
    if call.state.now() - one.made > rate_limits.OLD:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        call.take(rate_limits.OLD_EDIT, one.channel, 30046, text)


def delete_message(call: Call) -> None:
    """Deletes a message; those of others need a permission."""
    one = call.message()
    if one.author != call.state.bot.id:
        permissions.demand(call.state, call.channel(), "manage_messages")
    messages.delete(call.state, one)


# Interactions


def respond(call: Call) -> Any:
    """The first answer to an interaction."""
    number = call.number("interaction")
    body = interactions.respond(call.state, number, call.part["token"], call.body, call.uploads)
    return body if call.query.get("with_response") in {"1", "true", "True"} else None


def follow_up(call: Call) -> Json:
    """A further message with an interaction's token; thirty a minute in a channel."""
    one = call.interaction()
    call.take(rate_limits.FOLLOW_UP_PLACE, one.channel)
    return payloads.message(call.state, interactions.follow_up(call.state, one, call.body, call.uploads))


def patch_answer(call: Call) -> Json:
    """Changes a message with an interaction's token."""
    _limit_old_edits(call, call.answer())
    edited = interactions.edit(call.state, call.interaction(), call.part["message"], call.body, call.uploads)
    return payloads.message(call.state, edited)


def delete_answer(call: Call) -> None:
    """Deletes a message with an interaction's token."""
    one = call.interaction()
    if one.kind == COMPONENT and one.answer not in {4, 5} and call.part["message"] == "@original":
        permissions.demand(call.state, call.state.channels[one.channel])
    messages.delete(call.state, call.answer())


CHANNEL, COMMANDS = "/channels/{channel}", "/applications/{app}/commands"
GUILD_COMMANDS = "/applications/{app}/guilds/{guild}/commands"
MESSAGE, HOOK = CHANNEL + "/messages/{message}", "/webhooks/{app}/{token}"
ROUTES = (
    Route("GET", "/users/@me", lambda call: payloads.account(call.state)),
    Route("GET", "/oauth2/applications/@me", lambda call: payloads.application(call.state)),
    Route("GET", "/applications/@me", lambda call: payloads.application(call.state)),
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway),
    Route("POST", "/users/@me/channels", open_direct),
    Route("GET", "/users/{user}", get_user),
    Route("PUT", COMMANDS, put_commands),
    Route("GET", COMMANDS, lambda call: call.state.app.commands.get(_scope(call), [])),
    Route("PUT", GUILD_COMMANDS, put_commands),
    Route("GET", GUILD_COMMANDS, lambda call: call.state.app.commands.get(_scope(call), [])),
    Route("GET", CHANNEL, lambda call: payloads.channel(call.state, call.channel())),
    Route("PATCH", CHANNEL, patch_channel),
    Route("DELETE", CHANNEL, delete_channel),
    Route("POST", CHANNEL + "/threads", post_thread),
    Route("PUT", CHANNEL + "/thread-members/{user}", put_thread_member),
    Route("POST", CHANNEL + "/messages", post_message, rate_limits.SEND),
    Route("GET", MESSAGE, get_message),
    Route("PATCH", MESSAGE, patch_message, rate_limits.EDIT),
    Route("DELETE", MESSAGE, delete_message),
    Route("POST", MESSAGE + "/threads", post_thread_under),
    Route("POST", "/interactions/{interaction}/{token}/callback", respond, rule=None, open=True),
    Route("POST", HOOK, follow_up, rate_limits.FOLLOW_UP, open=True),
    Route("GET", HOOK + "/messages/{message}", lambda call: payloads.message(call.state, call.answer()), open=True),
    Route("PATCH", HOOK + "/messages/{message}", patch_answer, rate_limits.TOKEN_EDIT, open=True),
    Route("DELETE", HOOK + "/messages/{message}", delete_answer, open=True),
)
"""Every request that is understood; order matters where a fixed word stands in the place of a variable."""
