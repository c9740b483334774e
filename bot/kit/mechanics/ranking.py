"""Who has won: everybody's rank at the end, and the odds of it before, in ten-thousandths."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.kit.contract import Seat

CERTAIN = 10_000
"""A sure victory, in ten-thousandths."""


class Ranked(Protocol):
    """A state that has a rank for each seat once the game is over, and none before."""

    ranks: list[int]


def result(s: Ranked) -> list[int] | None:
    """The ranks; None while the game goes on."""
    return list(s.ranks) if s.ranks else None


def ranking(counts: Mapping[Seat, Any], out: Sequence[Seat]) -> list[int]:
    """The ranks of those who stayed, by their counts, equal ones shared; then `out`, the last to go before the first."""
    ranks = [0] * (len(counts) + len(out))
    for seat, count in counts.items():
        ranks[seat] = 1 + sum([other > count for other in counts.values()])
    for place, seat in enumerate(reversed(out)):
        ranks[seat] = len(counts) + 1 + place
    return ranks


def final_odds(ranks: Sequence[int]) -> list[int]:
    """The odds when the game is over: the winners share the victory."""
    winners = ranks.count(1)
    return [CERTAIN // winners if rank == 1 else 0 for rank in ranks]


def win_probabilities(weights: Sequence[float]) -> list[int]:
    """Everybody's part of the victory, in proportion to the weights."""
    total = sum(weights)
    return [round(CERTAIN * weight / total) for weight in weights]
