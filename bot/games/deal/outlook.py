"""Where a game of Deal is going: everybody's chance to win, from sets, what they lack, money and cards in hand."""

import math

from bot.games.deal.sight import funds, imagined
from bot.games.deal.state import State, active
from bot.games.deal.worth import area_worth, kept, money
from bot.games.kit.model import Seat

CERTAIN = 10_000
"""A sure victory, in ten-thousandths."""
SPREAD = 22.0
"""Points that make a player e times as likely to win."""
NEARLY = 80.0
"""At most so many points for sets that already win, at the next own turn (DEAL-113)."""
PLAY = 2.0
"""A play left in the own turn."""
HAND = 0.6
"""What part of its worth a card still in hand has."""


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who has left has none."""
    if s.ranks:
        winners = s.ranks.count(1)
        return [CERTAIN // winners if rank == 1 else 0 for rank in s.ranks]
    points = [strength(s, seat) if here else 0.0 for seat, here in enumerate(s.playing)]
    top = max([points[seat] for seat, here in enumerate(s.playing) if here])
    weights = [math.exp((points[seat] - top) / SPREAD) if here else 0.0 for seat, here in enumerate(s.playing)]
    total = sum(weights)
    return [round(CERTAIN * weight / total) for weight in weights]


def strength(s: State, seat: Seat) -> float:
    """What a seat has on the table and in hand, in points."""
    sight = imagined(s, seat)
    area = area_worth(sight, s.areas[seat])
    if area > 300:
        area = area - 400 + NEARLY
    cards = sum([kept(sight, card) for card in s.hands[seat]])
    return area + money(funds(s.banks[seat])) + HAND * cards + (PLAY * s.plays if seat == active(s) else 0.0)
