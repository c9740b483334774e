"""Interactions: what a press or a form sends to the bot, and how the bot answers, in time or too late."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.playground import components as parts
from bot.playground import messages, payload_validator, payloads, slash_commands
from bot.playground.modal_fields import answer_to
from bot.playground.model import (
    AUTOCOMPLETE,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    SUBMIT,
    Change,
    ImpossibleError,
    Interaction,
    Json,
    Message,
    Modal,
    ProblemError,
)

if TYPE_CHECKING:
    from bot.playground.server import FakeDiscord

PATIENCE = 3.0
"""Seconds in which the bot has to give its first answer."""
LIFETIME = 900.0
"""Seconds for which an interaction's token lives."""
BUTTON, STRING_SELECT = 2, 3
MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""The types of a first answer."""


# What a person sends


def pressed(
    world: FakeDiscord, person: int, message: Message, custom_id: str, values: list[str], *, forged: bool = False
) -> Json:
    """The data of a press. ImpossibleError: the client shows no such control, or it is greyed, or lacks the choice."""
    if message.viewer not in {None, person} or message.deleted:
        raise ImpossibleError("this person does not see the message")
    control = message.control(custom_id)
    if forged:
        control = control or {"type": STRING_SELECT if values else BUTTON, "id": 1}
    elif control is None:
        raise ImpossibleError(f"no control {custom_id} on the message")
    elif control.get("disabled"):
        raise ImpossibleError(f"the control {custom_id} is greyed")
    data: Json = {"custom_id": custom_id, "component_type": control["type"], "id": control["id"]}
    if control["type"] != BUTTON:
        if not forged:
            _choosable(control, values)
        data["values"] = values
        if control["type"] != STRING_SELECT:
            data["resolved"] = slash_commands.resolved(world, message.channel, [int(value) for value in values])
    return data


def _choosable(control: Json, values: Sequence[str]) -> None:
    """Nothing, or ImpossibleError: the menu does not let one choose these values."""
    options = {option["value"] for option in control.get("options") or ()}
    if control["type"] == STRING_SELECT and not options.issuperset(values):
        raise ImpossibleError(f"not in the menu: {sorted(set(values) - options)}")
    if not control.get("min_values", 1) <= len(values) <= control.get("max_values", 1):
        raise ImpossibleError(f"the menu does not take {len(values)} values")


def submitted(world: FakeDiscord, modal: Modal, channel: int, fields: Mapping[str, str | bool | Sequence[str]]) -> Json:
    """The data of a form that is sent. ImpossibleError: a field is unknown, missing or not as it asks."""
    known = {part["custom_id"] for part in modal.inputs()}
    if unknown := set(fields) - known:
        raise ImpossibleError(f"the form has no fields {sorted(unknown)}")
    chosen: list[int] = []
    components = [_filled(part, fields, chosen) for part in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": components}
    if chosen:
        data["resolved"] = slash_commands.resolved(world, channel, chosen)
    return data


def _filled(part: Json, fields: Mapping[str, str | bool | Sequence[str]], chosen: list[int]) -> Json:
    """One component of a form with what was filled in; ids of chosen persons and channels go to `chosen`."""
    written: Json = {"type": part["type"], "id": part["id"]}
    if "component" in part:
        written["component"] = _filled(part["component"], fields, chosen)
    elif "components" in part:
        written["components"] = [_filled(inner, fields, chosen) for inner in part["components"]]
    elif "custom_id" in part:
        written |= {"custom_id": part["custom_id"]} | answer_to(part, fields.get(part["custom_id"]))
        if part["type"] in {5, 6, 7, 8}:
            chosen.extend(int(value) for value in written["values"])
    return written


def fail(world: FakeDiscord, one: Interaction) -> None:
    """The three seconds are over: the person reads that the interaction failed."""
    if one.failed or one.answered is not None:
        return
    one.failed = True
    told: Json = {"id": str(one.id), "kind": one.kind, "message": None if one.message is None else str(one.message)}
    world.emit(Change("INTERACTION_FAILED", told, one.channel, one.guild, frozenset({one.person})))
    one.done.set()


# What the bot answers


def respond(world: FakeDiscord, number: int, token: str, payload: Json, uploads: tuple[messages.Upload, ...]) -> Json:
    """The first answer. 10062: unknown or too late; 40060: a second one."""
    one = world.interactions.get(number)
    if one is None or one.token != token:
        raise ProblemError(404, 10062, "Unknown interaction")
    try:
        if one.answered is None and world.now() - one.created > PATIENCE:
            fail(world, one)
        if one.failed:
            raise ProblemError(404, 10062, "Unknown interaction")
        if one.answered is not None:
            raise ProblemError(400, 40060, "Interaction has already been acknowledged.")
        _carry_out(world, one, payload, uploads)
    except ProblemError as problem:
        one.refusals.append(problem.code)
        raise
    one.answered, one.answer = world.now(), int(payload["type"])
    told: Json = {"id": str(one.id), "kind": one.kind, "answer": one.answer}
    world.emit(Change("INTERACTION_ANSWERED", told, one.channel, one.guild, frozenset({one.person})))
    one.done.set()
    return payloads.callback(world, one)


def _carry_out(world: FakeDiscord, one: Interaction, payload: Json, uploads: tuple[messages.Upload, ...]) -> None:
    """Does what the first answer says; a refused one changes nothing and may be tried again."""
    kind = int(payload.get("type", 0))
    if kind not in _allowed(one):
        raise payload_validator.invalid(("type", f"An interaction of type {one.kind} cannot be answered by {kind}"))
    name = payload_validator.CALLBACKS[kind]
    if kind in {THINKING, LATER, CHOICES, MODAL}:
        world.checker.shape(name, payload)
    data = payload.get("data") or {}
    if kind in {MESSAGE, THINKING}:
        flags = LOADING if kind == THINKING else 0
        made = _post(world, one, messages.Draft(data, uploads, flags=flags, shape=name, raw=payload))
        one.original = made.id
    elif kind in {LATER, UPDATE}:
        shown = _shown(world, one)
        one.original = shown.id
        if kind == UPDATE:
            messages.edit(world, shown, messages.Draft(data, uploads, shape=name, raw=payload))
    elif kind == CHOICES:
        one.choices = list(data.get("choices") or [])
    else:
        world.checker.modal(name, payload)
        _open(world, one, data)


def _allowed(one: Interaction) -> set[int]:
    """The types of answer that an interaction may get."""
    if one.kind == AUTOCOMPLETE:
        return {CHOICES}
    allowed = {MESSAGE, THINKING}
    if one.kind != SUBMIT:
        allowed.add(MODAL)
    if one.kind == COMPONENT or one.message is not None:
        allowed |= {LATER, UPDATE}
    return allowed


def _shown(world: FakeDiscord, one: Interaction) -> Message:
    """The message on which the control was pressed."""
    shown = world.messages.get(one.message or 0)
    if shown is None:
        raise ProblemError(404, 10008, "Unknown Message")
    return shown


def _open(world: FakeDiscord, one: Interaction, data: Json) -> None:
    """Opens a form on the person's screen."""
    components = parts.stored(data["components"])
    one.modal = Modal(one.id, one.person, data["custom_id"], data["title"], components)
    told = {"id": str(one.id), "custom_id": data["custom_id"], "title": data["title"], "components": components}
    world.emit(Change("MODAL_OPEN", told, one.channel, one.guild, frozenset({one.person})))


def _post(world: FakeDiscord, one: Interaction, draft: messages.Draft) -> Message:
    """A message made with an interaction's token; ephemeral if it says so."""
    place = world.channels.get(one.channel)
    if place is None:
        raise ProblemError(404, 10003, "Unknown Channel")
    private = bool(int(draft.payload.get("flags") or 0) & EPHEMERAL)
    viewer = one.person if private else None
    made = messages.post(
        world,
        place,
        world.bot.id,
        messages.Draft(draft.payload, draft.uploads, viewer, one.id, draft.flags, draft.shape, draft.raw),
    )
    one.made.append(made)
    return made


# What the bot does later with the token


def by_token(world: FakeDiscord, application: int, token: str) -> Interaction:
    """The interaction of a token. 10015: unknown, or not yet answered; 50027: older than a quarter of an hour."""
    one = world.by_token.get(token)
    if one is None or application != world.bot.id or one.answered is None:
        raise ProblemError(404, 10015, "Unknown Webhook")
    if world.now() - one.created > LIFETIME:
        raise ProblemError(401, 50027, "Invalid Webhook Token")
    return one


def message_of(world: FakeDiscord, one: Interaction, named: str) -> Message:
    """The message that `@original` or an id stands for; 10008 for those the token has nothing to do with."""
    if named == "@original":
        number = one.original
    else:
        made = {message.id for message in one.made} | {one.original}
        number = int(named) if named.isdigit() and int(named) in made else None
    found = world.messages.get(number or 0)
    if found is None:
        raise ProblemError(404, 10008, "Unknown Message")
    return found


def follow_up(world: FakeDiscord, one: Interaction, payload: Json, uploads: tuple[messages.Upload, ...]) -> Message:
    """A further message; the first one after a deferred answer takes the place of "is thinking"."""
    original = world.messages.get(one.original or 0)
    draft = messages.Draft(payload, uploads, shape=payload_validator.FOLLOW_UP)
    if one.answer == THINKING and original is not None and original.loading:
        return messages.edit(world, original, draft)
    return _post(world, one, draft)


def edit(
    world: FakeDiscord, one: Interaction, named: str, payload: Json, uploads: tuple[messages.Upload, ...]
) -> Message:
    """Changes a message with the token."""
    one.edits.append(world.now())
    return messages.edit(
        world, message_of(world, one, named), messages.Draft(payload, uploads, shape=payload_validator.TOKEN_EDIT)
    )


def delete(world: FakeDiscord, one: Interaction, named: str) -> None:
    """Deletes a message with the token."""
    messages.remove(world, message_of(world, one, named))
