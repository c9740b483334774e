"""Chips in words and signs."""

from collections.abc import Sequence

from bot.games.builder import data
from bot.kit.fields import GOODS, WORD
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.panel_model import capital

SIGNS = ("🚚", "🏗️", "🚜", "🚢")
"""By type, as in `builder-panel-chips`."""


def chip(ctx: BuilderContext, chip: str) -> str:
    """A type's name, as a control begins with it."""
    return capital(ctx.words.value(GAME, WORD, chip))


def pile(ctx: BuilderContext, chips: Sequence[int]) -> str:
    """Chips by type as four signs with their counts."""
    return ctx.say("panel-chips", **dict(zip(data.CHIPS, chips, strict=True)))


def spoken(ctx: BuilderContext, chips: Sequence[int]) -> str:
    """Chips by type in words, only those there are."""
    items = tuple([word for kind in data.KINDS for word in data.ITEMS[kind][: chips[kind]]])
    return ctx.words.value(GAME, GOODS, items) if items else ctx.words.say("none")
