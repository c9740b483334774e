"""What an action would change, before it is done: its price, the cash that remains, rents before and after.

The action is tried on a copy of the game, and the two views are compared; so only actions without chance may be tried.
"""

from typing import Any

import msgspec

from bot.games import GAMES
from bot.kit.contract import Action, Cash, Space
from bot.kit.engine import Accepted, apply_action, read
from bot.kit.rng import FastRng
from bot.present.panel_context import PanelContext, ViewContext

RENTS = 6
"""Rents that a preview lists; one building may change two dozen."""


class Change(msgspec.Struct, frozen=True):
    """What an action costs (below zero: brings), the cash left, and each rent that changes: space, before, after."""

    price: Cash
    left: Cash
    rents: tuple[tuple[Space, Cash, Cash], ...]


def view_after(ctx: PanelContext, text: str) -> Any:
    """The looker's view as it would be after a whole action text; None where that is uncertain or not allowed."""
    try:
        action: Action = read(GAMES[ctx.game], text)
    except ValueError:
        return None
    if ctx.seat is None or type(action) not in ctx.CERTAIN:
        return None
    done = apply_action(GAMES[ctx.game], ctx.table.state, ctx.seat, action, FastRng(0))
    return GAMES[ctx.game].view(done.state, ctx.seat) if isinstance(done, Accepted) else None


def change(ctx: ViewContext[Any], text: str) -> Change | None:
    """What a whole action text of the looker would change (see `view_after`), in a game with properties."""
    before, after = ctx.view, view_after(ctx, text)
    if after is None or ctx.seat is None:
        return None
    had, left = before.seats[ctx.seat].cash or 0, after.seats[ctx.seat].cash or 0
    pairs = zip(before.plots, after.plots, strict=True)
    rents = tuple([(new.space, old.rent, new.rent) for old, new in pairs if old.rent != new.rent])
    return Change(had - left, left, rents)


def brief(ctx: PanelContext, changed: Change) -> str:
    """The price, and the rent that changes most, as a menu's line says it."""
    said = []
    if changed.price:
        key = "panel-costs" if changed.price > 0 else "panel-brings"
        said.append(ctx.say(key, amount=ctx.cash(abs(changed.price))))
    if changed.rents:
        _, before, after = max(changed.rents, key=lambda each: abs(each[2] - each[1]))
        said.append(ctx.say("preview-rent-short", before=ctx.cash(before), after=ctx.cash(after)))
    if len(changed.rents) > 1:
        said.append(ctx.say("preview-more", count=len(changed.rents) - 1))
    return " · ".join(said)


def full(ctx: PanelContext, changed: Change | None) -> tuple[str, ...]:
    """The price, the cash that remains, each rent before and after: as it is asked once more."""
    if changed is None:
        return ()
    key = "preview-price" if changed.price > 0 else "preview-gain" if changed.price else "preview-free"
    made = [ctx.say(key, amount=ctx.cash(abs(changed.price)), left=ctx.cash(changed.left))]
    for space, before, after in changed.rents[:RENTS]:
        values = {"space": ctx.space(space), "before": ctx.cash(before), "after": ctx.cash(after)}
        made.append("- " + ctx.say("preview-rent", **values))
    if len(changed.rents) > RENTS:
        made.append("-# " + ctx.say("preview-more", count=len(changed.rents) - RENTS))
    return tuple(made)
