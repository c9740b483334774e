"""Where a game of Deal is going: everybody's chance to win, from sets, what they lack, money and cards in hand.

It is made for the moment when a turn begins: what is half done is hard to weigh. The figures were fitted to 146,000
beginnings of turns in games that pilots played against each other; they are hundredths of the logarithm of the odds.
"""

import math

import msgspec

from bot.games.deal import data
from bot.games.deal.rents import best_rent
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, WORD, funds, whole
from bot.games.deal.state import State, active
from bot.kit.contract import Card, Seat
from bot.kit.mechanics.ranking import final_odds, win_probabilities

USUAL = 3
"""The goal for which complete colours are counted; another one shifts them."""
FULL, DEAREST = 8, 15
"""M in a bank, and M of a rent, above which more counts for little or nothing."""
AT_ONCE = 3
"""Cards that can be laid in one turn."""


class Figures(msgspec.Struct, frozen=True):
    """What counts for who is to move, or for who waits.

    `complete` by complete colours, `table` by the cards that the best colours lack, `near` with the hand counted too;
    `ready`: the hand can win in one turn; `lacking`: a colour by what it lacks; `cash` and `more` by M, `rent` by M of
    the dearest; `card` for each in hand on top of its own worth `held`, `empty` for none; `prize`: a Deal Breaker
    while an opponent has a complete set.
    """

    complete: tuple[int, ...]
    table: tuple[int, ...]
    near: tuple[int, ...]
    ready: int
    lacking: tuple[int, ...]
    cash: int
    more: int
    rent: int
    card: int
    empty: int
    prize: int
    held: dict[str, int]


MOVING = Figures(
    complete=(-57, 24, 100, 200),
    table=(60, 28, 7, -3, 2, 1, -13),
    near=(99, 58, 18, -7, -24, -25, -33),
    ready=95,
    lacking=(0, 31, 20, 21),
    cash=5,
    more=1,
    rent=3,
    card=-10,
    empty=0,
    prize=54,
    held={
        data.BREAKER: 142, data.NO: 74, data.COLLECTOR: 61, data.SLY: 59, data.PASS_GO: 26, data.FORCED: 24,
        data.BIRTHDAY: 23, data.DOUBLE: 21, data.HOTEL: 1, data.HOUSE: -1,
        "rent": 8, "rent-any": 36, "wild": 7, "wild-any": 46, data.PROPERTY: 11, data.MONEY: 2,
    },
)  # fmt: skip
WAITING = Figures(
    complete=(-78, 5, 88, 200),
    table=(60, 23, 10, -14, -14, -13, -24),
    near=(47, 29, -6, -9, -17, -25, -24),
    ready=43,
    lacking=(0, 30, 19, 18),
    cash=7,
    more=1,
    rent=2,
    card=-5,
    empty=68,
    prize=67,
    held={
        data.BREAKER: 145, data.NO: 83, data.COLLECTOR: 54, data.SLY: 47, data.PASS_GO: 22, data.FORCED: 16,
        data.BIRTHDAY: 24, data.DOUBLE: 19, data.HOTEL: 3, data.HOUSE: -2,
        "rent": 5, "rent-any": 29, "wild": 5, "wild-any": 36, data.PROPERTY: 6, data.MONEY: 1,
    },
)  # fmt: skip


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who has left has none."""
    if s.ranks:
        return final_odds(s.ranks)
    weights = [math.exp(strength(s, seat) / 100) if here else 0.0 for seat, here in enumerate(s.playing)]
    return win_probabilities(weights)


def strength(s: State, seat: Seat) -> int:
    """What a seat has on the table and in hand, in hundredths."""
    figures = MOVING if seat == active(s) else WAITING
    area, goal = s.areas[seat], s.rules.goal
    lacks = dict(SIZE)
    rent = 0
    points = figures.complete[max(0, min(USUAL, whole(area) + USUAL - goal))]
    for word, held in area.items():
        lack = lacks[word] = max(0, SIZE[word] - len(held.cards))
        points += figures.lacking[lack]
        rent = max(rent, best_rent(word, held))
    missing = _missing(lacks, goal)
    total = funds(s.banks[seat])
    points += figures.table[min(missing, len(figures.table) - 1)] + figures.rent * min(rent, DEAREST)
    points += figures.cash * min(total, FULL) + figures.more * max(0, total - FULL)
    if any(WORD[card] == data.BREAKER for card in s.hands[seat]) and any(
        whole(each) for other, each in enumerate(s.areas) if other != seat
    ):
        points += figures.prize
    after = _after(s.hands[seat], lacks, goal)
    points += figures.near[min(after, len(figures.near) - 1)]
    if not after and missing <= AT_ONCE:
        points += figures.ready
    return points + _hand(s.hands[seat], figures)


def _missing(lacks: dict[str, int], goal: int) -> int:
    """How many cards the best colours lack."""
    return sum(sorted(lacks.values())[:goal])


def _after(cards: list[Card], lacks: dict[str, int], goal: int) -> int:
    """What the best colours lack once the hand is laid."""
    left = dict(lacks)
    wilds = 0
    for card in cards:
        if KIND[card] == data.PROPERTY:
            word = ALLOWED[card][0]
            left[word] = max(0, left[word] - 1)
        else:
            wilds += KIND[card] == data.WILD
    return max(0, _missing(left, goal) - wilds)


def _hand(cards: list[Card], figures: Figures) -> int:
    """The cards in hand by themselves."""
    if not cards:
        return figures.empty
    points = figures.card * len(cards)
    for card in cards:
        kind = KIND[card]
        if kind == data.MONEY:
            points += figures.held[data.MONEY] * VALUE[card]
        else:
            points += figures.held[data.PROPERTY if kind == data.PROPERTY else WORD[card]]
    return points
