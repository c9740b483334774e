"""Interactions: what a press or a form sends to the bot, and how the bot answers, in time or too late."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.playground import components as parts
from bot.playground import messages, payload_validator, payloads, slash_commands
from bot.playground.files import Upload
from bot.playground.kinds import AUTOCOMPLETE, COMPONENT, EPHEMERAL, LOADING, SUBMIT
from bot.playground.modal_fields import Given, answer_to
from bot.playground.model import (
    Change,
    Channel,
    ImpossibleError,
    Interaction,
    Json,
    Message,
    Modal,
    Person,
    ProblemError,
)
from bot.playground.state import DiscordState

MOST_KEPT = 20_000
"""Interactions that are kept; older ones go once their tokens are dead."""
PATIENCE = 3.0
"""Seconds in which the bot has to give its first answer."""
LIFETIME = 900.0
"""Seconds for which an interaction's token lives."""
BUTTON, STRING_SELECT = 2, 3
MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""The types of a first answer."""


# What a person sends


async def send(
    state: DiscordState,
    kind: int,
    person: Person,
    place: Channel,
    data: Json,
    *,
    opener: Message | Interaction | None = None,
) -> Interaction:
    """Sends an interaction to the bot and waits for its first answer. `opener`: the message pressed on, or whose form."""
    number = state.make_id()
    token = f"{number}.{secrets.token_urlsafe(36)}"
    made = Interaction(number, token, kind, person.id, place.id, place.guild, state.now(), data)
    if isinstance(opener, Interaction):
        made.message, made.modal_of = opener.message, opener.id
    elif opener is not None:
        made.message = opener.id
    state.interactions[number] = made
    _forget(state)
    told = payloads.interaction(state, made)
    state.events.emit(Change("INTERACTION_CREATE", told, place.id, place.guild, frozenset(), bot=True))
    while not made.done.is_set():
        left = made.created + PATIENCE - state.now()
        if left <= 0:
            fail(made)
            break
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(made.done.wait(), min(left + 0.001, 0.05))
    return made


def _forget(state: DiscordState) -> None:
    """Lets go of the oldest interactions when there are too many; their tokens are long dead."""
    while len(state.interactions) > MOST_KEPT:
        oldest = next(iter(state.interactions.values()))
        if oldest.created > state.now() - LIFETIME:
            return
        del state.interactions[oldest.id]


def pressed(
    state: DiscordState, person: int, message: Message, custom_id: str, values: list[str], *, forged: bool = False
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
            data["resolved"] = slash_commands.resolved(state, message.channel, [int(value) for value in values])
    return data


def _choosable(control: Json, values: Sequence[str]) -> None:
    """Nothing, or ImpossibleError: the menu does not let one choose these values."""
    options = {option["value"] for option in control.get("options") or ()}
    if control["type"] == STRING_SELECT and not options.issuperset(values):
        raise ImpossibleError(f"not in the menu: {sorted(set(values) - options)}")
    if not control.get("min_values", 1) <= len(values) <= control.get("max_values", 1):
        raise ImpossibleError(f"the menu does not take {len(values)} values")


def submitted(state: DiscordState, modal: Modal, channel: int, fields: Mapping[str, Given]) -> Json:
    """The data of a form that is sent. ImpossibleError: a field is unknown, missing or not as it asks."""
    known = {part["custom_id"] for part in modal.inputs()}
    if unknown := set(fields) - known:
        raise ImpossibleError(f"the form has no fields {sorted(unknown)}")
    chosen: list[int] = []
    components = [_filled(part, fields, chosen) for part in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": components}
    if chosen:
        data["resolved"] = slash_commands.resolved(state, channel, chosen)
    return data


def _filled(part: Json, fields: Mapping[str, Given], chosen: list[int]) -> Json:
    """One component of a form with what was filled in; ids of chosen persons and channels go to `chosen`."""
    written: Json = {"type": part["type"], "id": part["id"]}
    if "component" in part:
        written["component"] = _filled(part["component"], fields, chosen)
    elif "components" in part:
        written["components"] = [_filled(inner, fields, chosen) for inner in part["components"]]
    elif "custom_id" in part:
        written |= {"custom_id": part["custom_id"]} | answer_to(part, fields.get(part["custom_id"]))
        if part["type"] in parts.SELECTS - {STRING_SELECT}:
            chosen.extend(int(value) for value in written["values"])
    return written


def fail(one: Interaction) -> None:
    """The three seconds are over: the person reads that the interaction failed."""
    if one.answered is None:
        one.failed = True
        one.done.set()


# What the bot answers


def respond(state: DiscordState, number: int, token: str, payload: Json, uploads: tuple[Upload, ...]) -> Json:
    """The first answer. 10062: unknown or too late; 40060: a second one."""
    one = state.interactions.get(number)
    if one is None or one.token != token:
        raise ProblemError(404, 10062, "Unknown interaction")
    try:
        if one.answered is None and state.now() - one.created > PATIENCE:
            fail(one)
        if one.failed:
            raise ProblemError(404, 10062, "Unknown interaction")
        if one.answered is not None:
            raise ProblemError(400, 40060, "Interaction has already been acknowledged.")
        _carry_out(state, one, payload, uploads)
    except ProblemError as problem:
        one.refusals.append(problem.code)
        raise
    one.answered, one.answer = state.now(), int(payload["type"])
    one.done.set()
    return payloads.callback(state, one)


def _carry_out(state: DiscordState, one: Interaction, payload: Json, uploads: tuple[Upload, ...]) -> None:
    """Does what the first answer says; a refused one changes nothing and may be tried again."""
    kind = int(payload.get("type", 0))
    if kind not in _allowed(one):
        raise payload_validator.invalid(("type", f"An interaction of type {one.kind} cannot be answered by {kind}"))
    name = payload_validator.CALLBACKS[kind]
    if kind in {THINKING, LATER, CHOICES, MODAL}:
        state.validator.shape(name, payload)
    data = payload.get("data") or {}
    draft = messages.Draft(data, uploads, flags=LOADING if kind == THINKING else 0, shape=name, raw=payload)
    if kind in {MESSAGE, THINKING}:
        one.original = _post(state, one, draft).id
    elif kind in {LATER, UPDATE}:
        shown = messages.known(state, one.message)
        one.original = shown.id
        if kind == UPDATE:
            messages.edit(state, shown, draft)
    elif kind == CHOICES:
        one.choices = list(data.get("choices") or [])
    else:
        state.validator.modal(name, payload)
        one.modal = Modal(data["custom_id"], data["title"], parts.stored(data["components"]))


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


def _post(state: DiscordState, one: Interaction, draft: messages.Draft) -> Message:
    """A message made with an interaction's token; ephemeral if it says so."""
    place = state.channels.get(one.channel)
    if place is None:
        raise ProblemError(404, 10003, "Unknown Channel")
    private = bool(int(draft.payload.get("flags") or 0) & EPHEMERAL)
    draft = replace(draft, viewer=one.person if private else None, interaction=one.id)
    made = messages.post(state, place, state.bot.id, draft)
    one.made.append(made)
    return made


# What the bot does later with the token


def by_token(state: DiscordState, application: int, token: str) -> Interaction:
    """The interaction of a token. 10015: unknown, or not yet answered; 50027: older than a quarter of an hour."""
    number = token.partition(".")[0]
    one = state.interactions.get(int(number)) if number.isdecimal() else None
    if one is None or one.token != token or application != state.bot.id or one.answered is None:
        raise ProblemError(404, 10015, "Unknown Webhook")
    if state.now() - one.created > LIFETIME:
        raise ProblemError(401, 50027, "Invalid Webhook Token")
    return one


def message_of(state: DiscordState, one: Interaction, named: str) -> Message:
    """The message that `@original` or an id stands for; 10008 for those the token has nothing to do with."""
    if named == "@original":
        number = one.original
    else:
        made = {message.id for message in one.made} | {one.original}
        number = int(named) if named.isdigit() and int(named) in made else None
    return messages.known(state, number)


def follow_up(state: DiscordState, one: Interaction, payload: Json, uploads: tuple[Upload, ...]) -> Message:
    """A further message; the first one after a deferred answer takes the place of "is thinking"."""
    original = state.messages.get(one.original or 0)
    draft = messages.Draft(payload, uploads, shape=payload_validator.FOLLOW_UP)
    if one.answer == THINKING and original is not None and original.loading:
        return messages.edit(state, original, draft)
    return _post(state, one, draft)


def edit(state: DiscordState, one: Interaction, named: str, payload: Json, uploads: tuple[Upload, ...]) -> Message:
    """Changes a message with the token."""
    one.edits.append(state.now())
    draft = messages.Draft(payload, uploads, shape=payload_validator.TOKEN_EDIT)
    return messages.edit(state, message_of(state, one, named), draft)
