"""Proposals that were refused, so that no robot makes them again while little has changed (City, Classic, Builder).

All of it is public: who refused whom, what, and what the two had then. Only hidden cash is left out of views.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from bot.kit.contract import Cash, Goods, Handler, Rng, Seat, Tell
from bot.kit.mechanics import trade
from bot.kit.mechanics.balances import Balances
from bot.kit.mechanics.trade import Ended, Trade
from bot.kit.robots.trades import Holding, Terms

MOST = 24
"""Refusals that a game remembers; the oldest is forgotten first."""
MUCH = 0.5
"""Cash has changed much when more than this part of it has come or gone."""
DEEDS = 3
"""Deeds have changed much when so many of the two have come or gone."""


class Rejection(msgspec.Struct, frozen=True):
    """`seat` proposed to give `partner` the goods `give` for `take`, whatever the money, and was refused or not answered.

    `cash` and `deeds` are what the two had then, the proposer's first; cash that may not be seen is None.
    """

    seat: Seat
    partner: Seat
    give: Goods
    take: Goods
    cash: tuple[Cash | None, Cash | None]
    deeds: tuple[Goods, Goods]

    def about(self, t: Trade | Terms) -> bool:
        """Whether `t` is the same proposal: the same goods between the same two."""
        same = (self.seat, self.partner) == (t.seat, t.partner)
        return same and set(self.give) == set(t.give) and set(self.take) == set(t.take)


class RemembersRejections(Protocol):
    """A state that remembers what was refused."""

    rejections: list[Rejection]
    purse: Balances


def remember(s: RemembersRejections, t: Trade, titles: Sequence[Holding]) -> None:
    """`t` was not wanted."""
    cash = s.purse.cash[t.seat], s.purse.cash[t.partner]
    kept = [one for one in s.rejections if not one.about(t)]
    deeds = _owned(titles, t.seat), _owned(titles, t.partner)
    s.rejections = [*kept[1 - MOST :], Rejection(t.seat, t.partner, t.give, t.take, cash, deeds)]


def ending(event: Ended, titles: str) -> Handler[Any]:
    """As `trade.ending`, for the verbs by which a proposal is refused or left unanswered.

    `titles` is the field of the state that holds all properties.
    """

    def end(s: Any, _seat: Seat, action: Any, _dice: Rng, tell: Tell) -> None:
        t = trade.close(s.deals, action.deal)
        remember(s, t, getattr(s, titles))
        trade.told([t], event, tell)

    return end


def seen(rejections: Sequence[Rejection], sees: Callable[[Seat], bool]) -> tuple[Rejection, ...]:
    """What a view shows of them: cash only of seats whose cash may be seen (CITY-202)."""
    return tuple([msgspec.structs.replace(one, cash=_seen(one, sees)) for one in rejections])


def _seen(one: Rejection, sees: Callable[[Seat], bool]) -> tuple[Cash | None, Cash | None]:
    return one.cash[0] if sees(one.seat) else None, one.cash[1] if sees(one.partner) else None


def standing(
    rejections: Sequence[Rejection], terms: Terms, cash: Sequence[Cash | None], titles: Sequence[Holding]
) -> bool:
    """Whether `terms` were refused, and the two have much the same as then. `cash` is by seat, None where hidden."""
    return any(one.about(terms) and not _changed(one, cash, titles) for one in rejections)


def _changed(one: Rejection, cash: Sequence[Cash | None], titles: Sequence[Holding]) -> bool:
    """Whether cash or deeds of the two have changed much."""
    moved = 0
    for seat, had, deeds in zip((one.seat, one.partner), one.cash, one.deeds, strict=True):
        now = cash[seat]
        if had is not None and now is not None and abs(now - had) > MUCH * had:
            return True
        moved += len(set(deeds).symmetric_difference(_owned(titles, seat)))
    return moved >= DEEDS


def _owned(titles: Sequence[Holding], seat: Seat) -> Goods:
    return tuple([title.space for title in titles if title.owner == seat])
