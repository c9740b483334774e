"""Slash commands: how the bot registers them, who is shown which, and how what was typed becomes data."""

from collections.abc import Iterator, Mapping

from bot.playground import payload_validator, payloads, permissions
from bot.playground.kinds import DIRECT, POSTS_ONLY
from bot.playground.model import Attachment, Change, Channel, Enclosed, ImpossibleError, Json, Person, ProblemError
from bot.playground.state import DiscordState

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
LARGEST = 2**53
"""The largest integer that a client sends."""
MOST_COMMANDS, MOST_OPTIONS = 100, 25


# Registering


def register(state: DiscordState, guild: int | None, payload: list[Json]) -> list[Json]:
    """Takes over the whole list of commands, as the bulk PUT does; known names keep their id."""
    names = [str(command.get("name")) for command in payload]
    if len(payload) > MOST_COMMANDS or len(set(names)) < len(names):
        raise ProblemError(400, 50035, "Invalid Form Body")
    for command in payload:
        state.validator.shape(payload_validator.COMMAND, command)
        if max(_most(command), default=0) > MOST_OPTIONS:
            raise payload_validator.invalid(("options", f"Must be {MOST_OPTIONS} or fewer in length."))
    known = {command["name"]: command["id"] for command in state.app.commands.get(guild, [])}
    state.app.commands[guild] = [_stored(state, guild, command, known.get(command["name"])) for command in payload]
    state.events.emit(Change("COMMANDS_UPDATE", {}))
    return state.app.commands[guild]


def _most(option: Json) -> Iterator[int]:
    """How many options and choices stand in a command and in each of its parts."""
    yield len(option.get("options") or ())
    yield len(option.get("choices") or ())
    for inner in option.get("options") or ():
        yield from _most(inner)


def _stored(state: DiscordState, guild: int | None, command: Json, known: str | None) -> Json:
    """A command as Discord gives it back."""
    stored = payloads.CONSTANT["command"] | command
    number = known or str(state.make_id())
    stored |= {"id": number, "application_id": str(state.bot.id), "version": str(state.make_id())}
    if guild is not None:
        stored["guild_id"] = str(guild)
    return stored


# Listing


def listed(state: DiscordState, person: Person, place: Channel) -> list[Json]:
    """The slash commands that somebody is offered in a channel; a guild's own hide global ones of the same name."""
    if place.kind in POSTS_ONLY:
        return []
    found = {command["name"]: command for command in state.app.commands[None] if _fits(command, place)}
    if place.guild is not None:
        found |= {command["name"]: command for command in state.app.commands.get(place.guild, [])}
    held = permissions.held(state, person, place)
    return [command for command in found.values() if command["type"] == 1 and _may(command, held)]


def _fits(command: Json, place: Channel) -> bool:
    """Whether a command is offered in such a channel."""
    if command["contexts"] is not None:
        return (1 if place.kind == DIRECT else 0) in command["contexts"]
    return place.kind != DIRECT or bool(command["dm_permission"])


def _may(command: Json, held: int) -> bool:
    """Whether permissions let somebody use a command."""
    if not held & permissions.BITS["use_application_commands"]:
        return False
    needed = command["default_member_permissions"]
    return needed is None or (int(needed) != 0 and held & int(needed) == int(needed))


def _called(thing: Json, word: str) -> bool:
    """Whether a word is the name of a command, option or choice in any language."""
    return word == thing["name"] or word in (thing.get("name_localizations") or {}).values()


# Resolving


def resolve(
    state: DiscordState,
    person: Person,
    place: Channel,
    name: str,
    options: Mapping[str, object],
    focused: str | None = None,
) -> Json:
    """The data of a slash command as typed; with `focused`, of its half-typed form. ImpossibleError: not sendable."""
    first, *rest = name.split()
    command = next((one for one in listed(state, person, place) if _called(one, first)), None)
    if command is None:
        raise ImpossibleError(f"no command /{first} is offered here")
    scope, path = command, []
    for word in rest:
        inner = [option for option in scope.get("options") or () if option["type"] in {SUBCOMMAND, GROUP}]
        found = next((option for option in inner if _called(option, word)), None)
        if found is None:
            raise ImpossibleError(f"/{name} is not known")
        scope = found
        path.append(found)
    chosen: list[int] = []
    given = {
        word: state.files.enclose(state.make_id(), state.bot.id, value) if isinstance(value, Enclosed) else value
        for word, value in options.items()
    }
    written = _options(scope, given, focused, chosen)
    for step in reversed(path):
        written = [{"name": step["name"], "type": step["type"], "options": written}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": written}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if chosen:
        data["resolved"] = resolved(state, place.id, chosen)
    return data


def _options(scope: Json, given: Mapping[str, object], focused: str | None, chosen: list[int]) -> list[Json]:
    """The options as the bot receives them, in the order of the command; ids named go to `chosen`."""
    known: list[Json] = scope.get("options") or []
    if any(option["type"] in {SUBCOMMAND, GROUP} for option in known):
        raise ImpossibleError("a subcommand must be named")
    unknown = [word for word in given if not any(_called(option, word) for option in known)]
    if unknown:
        raise ImpossibleError(f"no options {unknown}")
    written: list[Json] = []
    for option in known:
        value = next((value for word, value in given.items() if _called(option, word)), None)
        if focused is not None and _called(option, focused):
            entry = {"name": option["name"], "type": option["type"], "value": str(value or ""), "focused": True}
            written.append(entry)
        elif value is not None:
            written.append({"name": option["name"], "type": option["type"], "value": _value(option, value, chosen)})
        elif option.get("required") and focused is None:
            raise ImpossibleError(f"the option {option['name']} is missing")
    return written


def _value(option: Json, value: object, chosen: list[int]) -> str | int | float | bool:
    """A value as the client sends it, or ImpossibleError."""
    kind = option["type"]
    for choice in option.get("choices") or ():
        if value == choice["value"] or (isinstance(value, str) and _called(choice, value)):
            picked: str | int | float = choice["value"]
            return picked
    if option.get("choices"):
        raise ImpossibleError(f"{option['name']} has no choice {value!r}")
    if kind == STRING and not isinstance(value, Attachment):
        return _bounded(option, str(value), len(str(value)), "length")
    if kind == BOOLEAN and isinstance(value, bool):
        return value
    if kind == ATTACHMENT and isinstance(value, Attachment):
        chosen.append(value.id)
        return str(value.id)
    if kind in {USER, CHANNEL, ROLE, MENTIONABLE}:
        number = _number_of(value)
        chosen.append(number)
        return str(number)
    if kind in {INTEGER, NUMBER}:
        return _numeral(option, value)
    raise ImpossibleError(f"{option['name']} does not take {value!r}")


def _numeral(option: Json, value: object) -> int | float:
    """An integer or number within its bounds; text is read as a client reads it."""
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError as error:
        raise ImpossibleError(f"{option['name']} is a number") from error
    if abs(number) > LARGEST:
        raise ImpossibleError(f"{option['name']} is too large")
    _bounded(option, "", number, "value")
    return number


def _bounded(option: Json, value: str, measure: float, what: str) -> str:
    """The value, if its length or value is within the option's bounds."""
    low, high = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (low is not None and measure < low) or (high is not None and measure > high):
        raise ImpossibleError(f"{option['name']} is out of its bounds")
    return value


def _number_of(thing: object) -> int:
    """The id of a person or channel given by object, number or text."""
    try:
        return int(str(getattr(thing, "id", thing)).strip("<@!#>"))
    except ValueError as error:
        raise ImpossibleError(f"{thing!r} is nobody") from error


def resolved(state: DiscordState, channel: int, chosen: list[int]) -> Json:
    """The persons, channels, roles and files behind ids, as interactions carry them."""
    place = state.channels[channel]
    found: Json = {"users": {}, "members": {}, "channels": {}, "roles": {}, "attachments": {}}
    roles = {} if place.guild is None else {each["id"]: each for each in payloads.roles(state.guilds[place.guild])}
    for number in chosen:
        if (file := state.files.enclosed.get(number)) is not None:
            found["attachments"][str(number)] = payloads.attachment(state, file) | {"ephemeral": True}
        elif (person := state.persons.get(number)) is not None:
            found["users"][str(number)] = payloads.user(person)
            if place.guild is not None:
                found["members"][str(number)] = member = payloads.member_of(state, place, person)
                del member["user"]
        elif (other := state.channels.get(number)) is not None:
            held = permissions.held(state, state.bot, other)
            found["channels"][str(number)] = payloads.channel(state, other) | {"permissions": str(held)}
        elif str(number) in roles:
            found["roles"][str(number)] = roles[str(number)]
        else:
            raise ImpossibleError(f"{number} is nobody")
    return {kind: entries for kind, entries in found.items() if entries}
