"""The fields of forms: what each kind takes, and what an empty one sends."""

from collections.abc import Sequence

from bot.playground.components import SELECTS
from bot.playground.model import ImpossibleError, Json

TEXT, RADIO, TICKS, TICK = 4, 21, 22, 23
Given = str | bool | Sequence[str] | None


def answer_to(part: Json, given: Given) -> Json:
    """What a field sends for what was filled in; None: left as it was. ImpossibleError: it does not take this."""
    kind = part["type"]
    if kind == TEXT:
        return {"value": _text(part, part.get("value") or "" if given is None else given)}
    if kind == TICK:
        return {"value": bool(part.get("default")) if given is None else bool(given)}
    if kind == RADIO:
        return {"value": _radio(part, given)}
    if kind in SELECTS or kind == TICKS:
        return {"values": _several(part, given)}
    raise ImpossibleError(f"the playground cannot fill in a field of type {kind}")


def _text(part: Json, given: Given) -> str:
    text = str(given)
    if not text and not part.get("required", True):
        return text
    if not (part.get("min_length") or (1 if part.get("required", True) else 0)) <= len(text):
        raise ImpossibleError(f"{part['custom_id']} is too short")
    if len(text) > (part.get("max_length") or 4000):
        raise ImpossibleError(f"{part['custom_id']} is too long")
    return text


def _defaults(part: Json) -> list[str]:
    """The values chosen from the beginning."""
    if "default_values" in part:
        return [str(value["id"]) for value in part["default_values"] or ()]
    return [option["value"] for option in part.get("options") or () if option.get("default")]


def _radio(part: Json, given: Given) -> str | None:
    chosen = next(iter(_defaults(part)), None) if given is None else str(given)
    if chosen is None:
        if part.get("required", True):
            raise ImpossibleError(f"{part['custom_id']} asks for a choice")
        return None
    if chosen not in {option["value"] for option in part["options"]}:
        raise ImpossibleError(f"{part['custom_id']} has no choice {chosen}")
    return chosen


def _several(part: Json, given: Given) -> list[str]:
    """The values of a select or a group of checkboxes."""
    if given is None or isinstance(given, bool):
        values = _defaults(part)
    else:
        values = [given] if isinstance(given, str) else [str(value) for value in given]
    options = {option["value"] for option in part.get("options") or ()}
    if options and not options.issuperset(values):
        raise ImpossibleError(f"{part['custom_id']} has no choice {sorted(set(values) - options)}")
    required = part.get("required", True)
    low = part.get("min_values", 1 if required else 0)
    high = part.get("max_values", len(options) if part["type"] == TICKS else 1)
    if not values and not required:
        return values
    if not low <= len(values) <= high:
        raise ImpossibleError(f"{part['custom_id']} does not take {len(values)} values")
    return values
