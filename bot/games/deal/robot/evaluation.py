"""Where a game of Deal is going: everybody's chance to win, from sets, what they lack, money and cards in hand.

It is made for the moment when a turn begins: what is half done is hard to weigh. The figures were fitted to 212,000
beginnings of turns in games of two and of four normal robots (those of four count for a third); they are hundredths of
the logarithm of the odds. On games left out the logarithmic loss was 0.476 with two seats and 1.076 with four; it was
0.484 and 1.096 before loose cards, laid wilds, each size of a hand and charges that no bank covers were counted.
"""

import math

import msgspec

from bot.games.deal import data
from bot.games.deal.charges import DEBT
from bot.games.deal.rents import best_rent
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, WORD, funds, whole
from bot.games.deal.state import Holding, State, active
from bot.kit.contract import Card, Cash, Seat
from bot.kit.mechanics.ranking import final_odds, win_probabilities

USUAL = 3
"""The goal for which complete colours are counted; another one shifts them."""
FULL, DEAREST = 8, 15
"""M in a bank, and M of a rent, above which more counts for little or nothing."""
AT_ONCE = 3
"""Cards that can be laid in one turn."""
NOTHING = dict.fromkeys(SIZE, 0)
"""No rent on any colour."""


class Figures(msgspec.Struct, frozen=True):
    """What counts for who is to move, or for who waits.

    `complete` by complete colours, `table` by the cards that the best colours lack, `near` with the hand counted too;
    `ready`: the hand can win in one turn; `lacking`: a colour by what it lacks; `loose` for each card of a colour
    without a set, `wild` for each that lies, `spare` for each beyond a set; `cash` and `more` by M, `rent` by M of the
    dearest, `beyond` by M of the dearest charge in hand that the poorest opponent's bank does not cover; `cards` by the
    size of the hand, `held` for each in it; `prize`: a Deal Breaker while an opponent has a complete set.
    """

    complete: tuple[int, ...]
    table: tuple[int, ...]
    near: tuple[int, ...]
    ready: int
    lacking: tuple[int, ...]
    loose: int
    wild: int
    spare: int
    cash: int
    more: int
    rent: int
    beyond: int
    cards: tuple[int, ...]
    prize: int
    held: dict[str, int]


MOVING = Figures(
    complete=(-44, 36, 135, 235),
    table=(-33, -33, -21, -11, -1, 7, 11),
    near=(92, 66, 18, -7, -20, -25, -30),
    ready=115,
    lacking=(0, 13, 5, -2),
    loose=15,
    wild=14,
    spare=31,
    cash=4,
    more=1,
    rent=4,
    beyond=14,
    cards=(52, 52, 52, 52, 16, 2, -7, -13, -16),
    prize=46,
    held={
        data.BREAKER: 147, data.NO: 80, data.COLLECTOR: 28, data.SLY: 63, data.PASS_GO: 28, data.FORCED: 28,
        data.BIRTHDAY: 27, data.DOUBLE: 13, data.HOTEL: 7, data.HOUSE: 3,
        "rent": 11, "rent-any": 32, "wild": 9, "wild-any": 54, data.PROPERTY: 14, data.MONEY: 2,
    },
)  # fmt: skip
WAITING = Figures(
    complete=(-42, 29, 122, 222),
    table=(17, 17, 19, 8, -1, -9, -10),
    near=(42, 31, 3, -8, -8, 1, 2),
    ready=42,
    lacking=(0, 5, 2, -3),
    loose=18,
    wild=10,
    spare=20,
    cash=5,
    more=1,
    rent=3,
    beyond=9,
    cards=(102, 49, 18, 0, -9, -8, -15, -9, -9),
    prize=14,
    held={
        data.BREAKER: 145, data.NO: 84, data.COLLECTOR: 28, data.SLY: 49, data.PASS_GO: 23, data.FORCED: 24,
        data.BIRTHDAY: 27, data.DOUBLE: 13, data.HOTEL: 8, data.HOUSE: 3,
        "rent": 13, "rent-any": 24, "wild": 19, "wild-any": 54, data.PROPERTY: 11, data.MONEY: 2,
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
    area, hand, goal = s.areas[seat], s.hands[seat], s.rules.goal
    lacks, rents = dict(SIZE), dict(NOTHING)
    points = figures.complete[max(0, min(USUAL, whole(area) + USUAL - goal))]
    for word, held in area.items():
        lacks[word] = max(0, SIZE[word] - len(held.cards))
        rents[word] = best_rent(word, held)
        points += _colour(word, held, figures)
    missing = _missing(lacks, goal)
    total = funds(s.banks[seat])
    points += figures.table[min(missing, len(figures.table) - 1)] + figures.rent * min(max(rents.values()), DEAREST)
    points += figures.cash * min(total, FULL) + figures.more * max(0, total - FULL)
    after = _after(hand, lacks, goal)
    points += figures.near[min(after, len(figures.near) - 1)]
    if not after and missing <= AT_ONCE:
        points += figures.ready
    return points + _hand(hand, figures) + _threats(s, seat, rents, figures)


def _colour(word: str, held: Holding, figures: Figures) -> int:
    """The cards that lie on a colour."""
    count = len(held.cards)
    points = figures.lacking[max(0, SIZE[word] - count)] + figures.spare * max(0, count - SIZE[word])
    if not held.sets:
        points += figures.loose * count
    return points + figures.wild * sum([KIND[card] == data.WILD for card in held.cards])


def _threats(s: State, seat: Seat, rents: dict[str, Cash], figures: Figures) -> int:
    """What the hand may do to opponents as they stand: take a set, charge more than a bank covers."""
    others = [other for other, here in enumerate(s.playing) if here and other != seat]
    charge, breaker = 0, False
    for card in s.hands[seat]:
        if KIND[card] == data.RENT:
            charge = max([charge, *[rents[word] for word in ALLOWED[card]]])
        elif WORD[card] == data.COLLECTOR:
            charge = max(charge, DEBT)
        elif WORD[card] == data.BREAKER:
            breaker = True
    points = figures.prize if breaker and any(whole(s.areas[other]) for other in others) else 0
    if charge and others:
        points += figures.beyond * max(0, charge - min([funds(s.banks[other]) for other in others]))
    return points


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
    points = figures.cards[min(len(cards), len(figures.cards) - 1)]
    for card in cards:
        kind = KIND[card]
        if kind == data.MONEY:
            points += figures.held[data.MONEY] * VALUE[card]
        else:
            points += figures.held[data.PROPERTY if kind == data.PROPERTY else WORD[card]]
    return points
