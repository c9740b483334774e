"""What an action would do to the looker's own table cards, before it is done.

It is tried on a copy of the game. Only one's own groups and bank are looked at afterwards, never what was drawn.
"""

from collections import Counter

import msgspec

from bot.games import GAMES
from bot.games.deal.view import SeatView
from bot.kit.contract import Action, Card, Refusal
from bot.kit.engine import apply_action
from bot.kit.rng import FastRng
from bot.present.deal.panel_context import GAME, DealContext


class Change(msgspec.Struct, frozen=True):
    """The looker's table cards afterwards; the colours of sets broken and completed; buildings that fall."""

    after: SeatView
    broken: tuple[str, ...]
    made: tuple[str, ...]
    fallen: tuple[Card, ...]


def tried(ctx: DealContext, action: Action) -> Change | Refusal:
    """What `action` of the looker would change; a refusal where the rules do not allow it."""
    assert ctx.seat is not None
    done = apply_action(GAMES[GAME], ctx.table.state, ctx.seat, action, FastRng(0))
    if isinstance(done, Refusal):
        return done
    before = ctx.seen(ctx.seat)
    after: SeatView = GAMES[GAME].view(done.state, ctx.seat).seats[ctx.seat]
    had, has = _sets(before), _sets(after)
    paid = frozenset(getattr(action, "cards", ()))
    fallen = tuple(card for card in _buildings(before) if card not in _buildings(after) and card not in paid)
    return Change(after, tuple((had - has).elements()), tuple((has - had).elements()), fallen)


def falls(ctx: DealContext, change: Change) -> str:
    """Where the buildings go that lose their set: to their owner's bank, or to the discards (DEAL-108, option O-2)."""
    banked = all(card in change.after.bank for card in change.fallen)
    return ctx.say("panel-falls" if banked else "panel-falls-discard", cards=ctx.cards(change.fallen))


def _sets(seen: SeatView) -> Counter[str]:
    """How many complete sets of each colour."""
    return Counter(group.colour for group in seen.groups if group.complete)


def _buildings(seen: SeatView) -> list[Card]:
    return [card for group in seen.groups for card in (group.house, group.hotel) if card]
