"""Every payload of the bot against Discord's limits: seven rules that its API description lacks, and that description."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.playground.kinds import LAYOUT
from bot.playground.model import Json, ProblemError, Violation, walk

Spec = Mapping[str, Any]
MOST_PARTS, MOST_TEXT, MOST_CONTENT, MOST_QUESTIONS = 40, 4000, 2000, 5
TEXT_DISPLAY, CONTAINER_LIKE = 10, {9, 10, 11, 12, 13, 14, 17}
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
SEND, EDIT, COMMAND = "MessageCreateRequest", "MessageEditRequestPartial", "ApplicationCommandUpdateRequest"
FOLLOW_UP, TOKEN_EDIT = "IncomingWebhookRequestPartial", "IncomingWebhookUpdateRequestPartial"
THREAD, THREAD_UNDER = "CreateTextThreadWithoutMessageRequest", "CreateTextThreadWithMessageRequest"
POST, FIRST = "CreateForumThreadRequest", "BaseCreateMessageCreateRequest"
MESSAGE, CHANNEL, THREAD_ITSELF = "MessageResponse", "GuildChannelResponse", "ThreadResponse"


@dataclass(frozen=True, slots=True)
class Body:
    """A message as it would be after the request: what the seven rules look at. `files` are names of attachments."""

    content: str
    embeds: Sequence[Json]
    components: list[Json]
    flags: int
    files: frozenset[str]


def faults_of(body: Body) -> Iterator[tuple[str, str]]:
    """Where and why a message breaks a rule that the API description does not contain."""
    parts = list(walk(body.components))
    if len(body.content) > MOST_CONTENT:
        yield "content", f"Must be {MOST_CONTENT} or fewer in length."
    if len(parts) > MOST_PARTS:
        yield "components", f"The total number of components cannot exceed {MOST_PARTS}."
    if sum(len(part.get("content", "")) for part in parts if part.get("type") == TEXT_DISPLAY) > MOST_TEXT:
        yield "components", f"The total length of all text displays cannot exceed {MOST_TEXT}."
    yield from _twice(parts)
    if body.flags & LAYOUT and (body.content or body.embeds):
        yield "content", "The 'content' and 'embeds' fields cannot be used with MessageFlags.IS_COMPONENTS_V2."
    if not body.flags & LAYOUT and any(part.get("type") in CONTAINER_LIKE for part in parts):
        yield "components", "Components of this kind need MessageFlags.IS_COMPONENTS_V2."
    for address in addresses(parts):
        if address.startswith("attachment://") and address.removeprefix("attachment://") not in body.files:
            yield "components", f"The referenced attachment '{address}' was not found."


def faults_of_modal(components: list[Json]) -> Iterator[tuple[str, str]]:
    """Where and why a modal breaks a rule that the API description does not contain."""
    if not 1 <= len(components) <= MOST_QUESTIONS:
        yield "data.components", f"Must be between 1 and {MOST_QUESTIONS} in length."
    yield from _twice(list(walk(components)))


def _twice(parts: list[Json]) -> Iterator[tuple[str, str]]:
    """The custom_ids that are used more than once."""
    counts = Counter(part["custom_id"] for part in parts if part.get("custom_id"))
    for custom_id, times in counts.items():
        if times > 1:
            yield "components", f"Component custom id cannot be duplicated: {custom_id}"


def addresses(parts: Sequence[Json]) -> Iterator[str]:
    """The addresses of pictures and files in components."""
    for part in parts:
        media = [item["media"] for item in part.get("items") or () if "media" in item]
        media += [part[key] for key in ("media", "file") if isinstance(part.get(key), dict)]
        yield from (one["url"] for one in media if "url" in one)


class PayloadValidator:
    """Looks at payloads. The seven rules are refused as Discord refuses; breaches of the description are only noted.

    `spec` are validators of Discord's API description by the names of its shapes; without them only the seven rules are
    looked at. `violations`: what broke either.
    """

    def __init__(self, spec: Spec | None = None) -> None:
        self.violations: list[Violation] = []
        self._validators = spec or {}

    def shape(self, name: str, payload: Any) -> None:
        """Notes where a payload differs from the description's shape of that name."""
        validator = self._validators.get(name)
        if validator is None:
            return
        for error in validator.iter_errors(payload):
            where = ".".join(str(step) for step in error.instance_path)
            self.violations.append(Violation(name, where, str(error.message)[:400], payload))

    def message(self, name: str, payload: Json, body: Body) -> None:
        """Notes and refuses a message that breaks one of the seven rules, or would show nothing."""
        self._refuse(name, payload, list(faults_of(body)))
        if not (body.content or body.embeds or body.components or body.files):
            raise ProblemError(400, 50006, "Cannot send an empty message")

    def modal(self, name: str, payload: Json) -> None:
        """Notes and refuses a modal that breaks one of the seven rules."""
        self._refuse(name, payload, list(faults_of_modal((payload.get("data") or {}).get("components") or [])))

    def _refuse(self, name: str, payload: Json, faults: list[tuple[str, str]]) -> None:
        self.violations.extend(Violation(name, where, why, payload) for where, why in faults)
        if faults:
            raise invalid(*faults)


def invalid(*faults: tuple[str, str]) -> ProblemError:
    """Discord's refusal of a form: error 50035 with the places and reasons."""
    errors: Json = {}
    for where, why in faults:
        errors.setdefault(where, {"_errors": []})["_errors"].append({"code": "BASE_TYPE_INVALID", "message": why})
    return ProblemError(400, 50035, "Invalid Form Body", errors)
