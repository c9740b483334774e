"""Reading raw components, as Discord has them on the wire."""

from collections.abc import Iterator
from typing import Any

TEXT = 10


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones included."""
    for part in parts:
        yield part
        yield from walk(part.get("components") or [])
        yield from walk([inner for key in ("accessory", "component") if (inner := part.get(key))])


def texts(parts: list[dict[str, Any]]) -> list[str]:
    """What the text displays say."""
    return [part["content"] for part in walk(parts) if part.get("type") == TEXT]
