"""Proposals made again though they were refused and little has changed since: the same act in all games with trades."""

from typing import Any

from bot.kit.contract import Cash, Seat, Value

AGAIN = "a refused proposal made again"
CASH, DEEDS = 0.5, 3
"""What counts as much: a change of cash by more than this part of it, or of so many deeds."""
Key = tuple[Seat, Seat, frozenset[Value], frozenset[Value]]
Stand = tuple[list[Cash], list[set[int]]]
"""The cash and the deeds of the two, the proposer's first."""


class Proposals:
    """Remembers what was refused or left unanswered, by the goods of both sides, and how the two stood then."""

    def __init__(self) -> None:
        self._refused: dict[Key, Stand] = {}

    def again(self, state: Any, seat: Seat, action: Any) -> bool | None:
        """Whether `action` proposes what was refused before; None for any other action, which is remembered."""
        verb = type(action).__name__
        if verb in ("Refuse", "Lapse"):
            for deal in state.deals:
                if deal.number == action.deal:
                    key = (deal.seat, deal.partner, frozenset(deal.give), frozenset(deal.take))
                    self._refused[key] = _stand(state, deal.seat, deal.partner)
        if verb != "Propose":
            return None
        key = (seat, action.partner, frozenset(action.give), frozenset(action.take))
        then = self._refused.get(key)
        return then is not None and not _much(then, _stand(state, seat, action.partner))


def _stand(state: Any, *seats: Seat) -> Stand:
    deeds = getattr(state, "plots", None) or state.deeds
    cash = [state.purse.cash[seat] for seat in seats]
    return cash, [{deed.space for deed in deeds if deed.owner == seat} for seat in seats]


def _much(then: Stand, now: Stand) -> bool:
    """Whether cash or deeds of one of the two have changed much."""
    cash = any(abs(new - old) > CASH * max(old, 1) for old, new in zip(then[0], now[0], strict=True))
    return cash or sum([len(old ^ new) for old, new in zip(then[1], now[1], strict=True)]) >= DEEDS
