"""Components as Discord keeps them: without what says nothing, numbered, with what goes without saying."""

from typing import Any

from bot.playground.model import Json, walk

SELECTS = {3, 5, 6, 7, 8}
_PICTURE: Json = {"description": None, "spoiler": False}
_UNSAID: dict[int, Json] = {
    2: {"style": 2},
    11: _PICTURE,
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
"""By kind of component: the keys that Discord adds where the bot has left them out."""


def stored(components: list[Json]) -> list[Json]:
    """A copy of components as Discord stores and gives them back; pictures keep the address they were given."""
    kept: list[Json] = _tidy(components)
    for number, part in enumerate(walk(kept), 1):
        part.setdefault("id", number)
        for key, value in _UNSAID.get(part["type"], {}).items():
            part.setdefault(key, value)
        for item in part.get("items") or ():
            for key, value in _PICTURE.items():
                item.setdefault(key, value)
    return kept


def _tidy(thing: Any) -> Any:
    """A copy without the keys that say nothing."""
    if isinstance(thing, dict):
        return {key: _tidy(value) for key, value in thing.items() if value is not None}
    return [_tidy(inner) for inner in thing] if isinstance(thing, list) else thing
