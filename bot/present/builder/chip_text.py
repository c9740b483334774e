"""Chips in words and signs."""

from collections.abc import Sequence

from bot.games.builder import data
from bot.kit.fields import GOODS, WORD
from bot.present.builder.table_view import GAME, BuilderTableView, capital


def chip(table_view: BuilderTableView, chip: str) -> str:
    """A type's name, as a control begins with it."""
    return capital(table_view.words.value(GAME, WORD, chip))


def pile(table_view: BuilderTableView, chips: Sequence[int]) -> str:
    """Chips by type as four signs with their counts."""
    return table_view.say("panel-chips", **dict(zip(data.CHIPS, chips, strict=True)))


def spoken(table_view: BuilderTableView, chips: Sequence[int]) -> str:
    """Chips by type in words, only those there are."""
    items = tuple([word for kind in data.KINDS for word in data.ITEMS[kind][: chips[kind]]])
    return table_view.words.value(GAME, GOODS, items) if items else table_view.words.say("none")
