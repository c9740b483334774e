"""A game out of an object: for toys that change by subclassing what one of their rules does."""

from typing import Any

from bot.kit.spec import GameSpec


def spec_of(rules: object) -> GameSpec[Any]:
    """The spec whose fields are the object's attributes of those names."""
    return GameSpec(**{name: getattr(rules, name) for name in GameSpec.__struct_fields__ if hasattr(rules, name)})
