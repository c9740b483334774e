"""Discord's API description as validators of what the bot sends and the playground answers."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.playground.model import Json
from bot.playground.payload_validator import (
    CALLBACKS,
    CHANNEL,
    COMMAND,
    EDIT,
    FIRST,
    FOLLOW_UP,
    MESSAGE,
    POST,
    SEND,
    THREAD,
    THREAD_ITSELF,
    THREAD_UNDER,
    TOKEN_EDIT,
)

SPEC = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
"""The description; without it payloads are checked by the seven rules only."""
LIBRARY_EXTRAS = {
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": "tts",
    "IncomingWebhookUpdateRequestPartial": "tts",
    "MessageEditRequestPartial": "tts",
    "ApplicationCommandUpdateRequest": "nsfw",
}
"""Keys that discord.py 2.7 sends although the description does not know them; Discord ignores them."""
ANSWERS = (MESSAGE, CHANNEL, THREAD_ITSELF)
REQUESTS = (
    *dict.fromkeys(CALLBACKS.values()),
    *(SEND, EDIT, COMMAND, FOLLOW_UP, TOKEN_EDIT, THREAD, THREAD_UNDER, POST, FIRST),
)


def spec() -> dict[str, Any] | None:
    """The validators; says so when the description is not there."""
    if SPEC.exists():
        return validators()
    print("Discord's API description is missing: payloads are checked against our own rules only.")
    return None


@cache
def validators(path: Path = SPEC) -> dict[str, Any]:
    """A validator for each shape that is checked, from the description with three amendments.

    Snowflakes may be integers (the library sends both); unknown keys are refused, to catch misspelt ones; and what the
    library adds is allowed.
    """
    shapes: dict[str, Json] = json.loads(path.read_text(encoding="utf8"))["components"]["schemas"]
    answers = {name: {"$ref": f"#/components/schemas/{name}", "components": {"schemas": shapes}} for name in ANSWERS}
    made = {name: jsonschema_rs.validator_for(schema) for name, schema in answers.items()}
    _amend(shapes)
    for name in REQUESTS:
        schema = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": shapes}}
        made[name] = jsonschema_rs.validator_for(schema)
    return made


def _amend(shapes: dict[str, Json]) -> None:
    """Changes the shapes of requests in place, see `validators`."""
    shapes["SnowflakeType"] = {"anyOf": [shapes["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    for name, key in LIBRARY_EXTRAS.items():
        shapes[name].setdefault("properties", {})[key] = {}
    seen: set[str] = set()
    waiting = list(REQUESTS)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        shape = shapes[name]
        if shape.get("type") == "object" and "properties" in shape:
            shape.setdefault("additionalProperties", False)
        waiting.extend(_named(shape))


def _named(shape: Any) -> Iterator[str]:
    """The names of the shapes that a shape refers to."""
    if isinstance(shape, dict):
        for key, value in shape.items():
            if key == "$ref":
                yield str(value).rsplit("/", 1)[-1]
            else:
                yield from _named(value)
    elif isinstance(shape, list):
        for one in shape:
            yield from _named(one)
