"""Where a game of Deal is going: everybody's chance to win, from sets, what they lack, money and cards in hand.

The figures were fitted to 28,000 positions of games that pilots played: hundredths of the logarithm of the odds.
"""

import math

from bot.games.deal.data import (
    BIRTHDAY,
    BREAKER,
    COLLECTOR,
    DOUBLE,
    FORCED,
    HOTEL,
    HOUSE,
    MONEY,
    NO,
    PASS_GO,
    PROPERTY,
    SLY,
    WILD,
)
from bot.games.deal.rents import best_rent
from bot.games.deal.sight import ALLOWED, KIND, SIZE, VALUE, WORD, funds, whole
from bot.games.deal.state import State, active
from bot.games.kit.model import Card, Seat

CERTAIN = 10_000
"""A sure victory, in ten-thousandths."""
COMPLETE = (-52, 12, 79, 180)
"""By complete colours, for the usual goal of three; counted from the goal."""
TABLE = (90, 50, 22, -6, -10, -21, -23)
"""By the cards that the best colours on the table still lack."""
NEAR = (150, 38, 5, -5, -12, -18, -28)
"""The same with the properties in hand."""
LACKING = (0, 24, 18, 9)
"""A colour by what it lacks."""
CASH, FULL, MORE = 6, 8, 1
"""Each M in the bank up to eight, and above."""
DEAREST = 5
"""Each M of the dearest rent."""
EMPTY = 79
"""No card in hand: five are drawn (DEAL-15)."""
BEGUN, PLAY = -48, 22
"""The own turn, and each play that is left in it."""
IN_HAND = {
    BREAKER: 150, NO: 72, SLY: 52, COLLECTOR: 46, FORCED: 20, PASS_GO: 22, DOUBLE: 20, BIRTHDAY: 25, HOTEL: 10, HOUSE: 0,
    "rent": 14, "rent-any": 32, "wild": 10, "wild-any": 30,
}  # fmt: skip
"""An action card, rent card or wild in hand."""
PLAIN = 7
"""A property in hand, beside what it brings nearer."""


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who has left has none."""
    if s.ranks:
        winners = s.ranks.count(1)
        return [CERTAIN // winners if rank == 1 else 0 for rank in s.ranks]
    weights = [math.exp(strength(s, seat) / 100) if here else 0.0 for seat, here in enumerate(s.playing)]
    total = sum(weights)
    return [round(CERTAIN * weight / total) for weight in weights]


def strength(s: State, seat: Seat) -> int:
    """What a seat has on the table and in hand, in hundredths."""
    area, goal = s.areas[seat], s.rules.goal
    lacks = dict(SIZE)
    rent = 0
    points = COMPLETE[max(0, min(len(COMPLETE) - 1, whole(area) + 3 - goal))]
    for word, held in area.items():
        lack = lacks[word] = max(0, SIZE[word] - len(held.cards))
        points += LACKING[lack]
        rent = max(rent, best_rent(word, held))
    points += TABLE[min(sum(sorted(lacks.values())[:goal]), len(TABLE) - 1)]
    points += DEAREST * min(rent, 15) + _hand(s.hands[seat], lacks, goal)
    total = funds(s.banks[seat])
    points += CASH * min(total, FULL) + MORE * max(0, total - FULL)
    return points + (BEGUN + PLAY * s.plays if seat == active(s) else 0)


def _hand(cards: list[Card], lacks: dict[str, int], goal: int) -> int:
    """The cards in hand, and how near they bring to victory."""
    if not cards:
        return EMPTY + NEAR[min(sum(sorted(lacks.values())[:goal]), len(NEAR) - 1)]
    points = wilds = 0
    for card in cards:
        kind = KIND[card]
        if kind == PROPERTY:
            points += PLAIN
            word = ALLOWED[card][0]
            lacks[word] = max(0, lacks[word] - 1)
        elif kind == MONEY:
            points += 2 * VALUE[card]
        else:
            points += IN_HAND[WORD[card]]
            wilds += kind == WILD
    missing = max(0, sum(sorted(lacks.values())[:goal]) - wilds)
    return points + NEAR[min(missing, len(NEAR) - 1)]
