"""A great moment of a game: what everybody sees after it, and what was to be seen just before."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from bot.kit.contract import Event

V = TypeVar("V")
MOMENT = "moment"
"""The film of a moment is the picture `<game>/moment`."""


class Moment(msgspec.Struct, Generic[V], frozen=True):
    """Two views of the same eyes that differ only in what has just come about."""

    before: V
    after: V

    @property
    def board(self) -> str:
        """The board of both, as `CityView.board`; empty for the game's own."""
        name: str = getattr(self.after, "board", "")
        return name


Before = Callable[[Any, Any], Any]
"""Makes of a view and the event that was told last the view as it was before; None where that was no great moment."""
Moments = Mapping[type[Event], Before]


def completed(spaces: str) -> Before:
    """Of an event by which a `seat` gets a `space`: the moment in which a colour becomes wholly that seat's.

    `spaces`: the field of the view with what has a `space`, a `group` and an `owner`.
    """

    def before(view: Any, got: Any) -> Any:
        every = getattr(view, spaces)
        group = next((each.group for each in every if each.space == got.space), None)
        if any(each.owner != got.seat for each in every if each.group == group):
            return None
        return replace(view, **{spaces: tuple([_free(each) if each.space == got.space else each for each in every])})

    return before


def _free(each: Any) -> Any:
    return replace(each, owner=None)
