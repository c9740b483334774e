"""What things are worth to a robot of Deal, in points: one card drawn is some four of them.

Property counts by how near its colour is to a set, sets by how near they bring to victory, money as the shield that
keeps property from paying. An opponent's loss counts too: all of it between two, less among many.
"""

from collections.abc import Sequence

from bot.games.deal import data
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, WORD, Sight, funds, lying, whole
from bot.games.deal.state import Area
from bot.kit.contract import Card, Cash, Seat

MISSING = (30.0, 14.0, 7.0, 3.5)
"""A colour by how many cards it lacks."""
RENT = 0.7
"""Points for each M of rent that a colour could charge."""
SPARE = 1.5
"""A card beyond a complete set."""
TO_GO = (400.0, 22.0, 5.0)
"""Complete colours by how many are still to go, on top of their own worth; more to go count nothing."""
BUILT = 0.9
"""Points for each M that a building adds."""
DEEPEST = 9
"""Cards of one colour that are told apart."""
SHIELD = (6, 14)
"""M in a bank up to which each is worth a point, and then half of one; above that hardly anything."""
KEPT = {
    data.NO: 18.0, data.BREAKER: 14.0, data.SLY: 7.0, data.FORCED: 4.5, data.COLLECTOR: 4.0, data.BIRTHDAY: 2.0,
    data.DOUBLE: 2.0, data.HOUSE: 3.0,
    data.HOTEL: 2.0, data.PASS_GO: 7.0, "rent": 2.5, "rent-any": 3.5, "wild": 9.0, "wild-any": 14.0,
}  # fmt: skip
"""What an action card or wild is worth in hand."""


def _colour(word: str, count: int) -> float:
    """A colour with so many cards."""
    if not count:
        return 0.0
    colour = data.COLOURS[word]
    lacking = max(0, colour.size - count)
    rent = RENT * colour.ladder[min(count, colour.size) - 1]
    return MISSING[lacking] + rent + SPARE * max(0, count - colour.size)


WORTH = {word: tuple([_colour(word, count) for count in range(DEEPEST + 1)]) for word in data.COLOURS}
"""A colour by its word and the number of its cards."""


def colour_worth(word: str, count: int) -> float:
    """A colour with so many cards, buildings and victory left aside."""
    return WORTH[word][min(count, DEEPEST)]


def to_go(features: Sight, complete: int) -> float:
    """What so many complete colours are worth for victory alone."""
    left = max(0, features.goal - complete)
    return TO_GO[left] if left < len(TO_GO) else 0.0


def gain(features: Sight, area: Area, word: str, more: int = 1) -> float:
    """What `more` cards on a colour add to an area."""
    count = lying(area, word)
    added = colour_worth(word, count + more) - colour_worth(word, count)
    if count < SIZE[word] <= count + more:
        complete = whole(area)
        added += to_go(features, complete + 1) - to_go(features, complete)
    return added


def loss(features: Sight, area: Area, word: str, fewer: int = 1) -> float:
    """What an area loses with so many cards of a colour."""
    count = lying(area, word)
    lost = colour_worth(word, count) - colour_worth(word, count - fewer)
    if count >= SIZE[word] > count - fewer:
        complete = whole(area)
        lost += to_go(features, complete) - to_go(features, complete - 1)
        lost += BUILT * sum([(3 if one.house else 0) + (4 if one.hotel else 0) for one in area[word].sets])
    return lost


def money(total: Cash) -> float:
    """What a bank of so many M is worth."""
    first, second = SHIELD
    if total <= first:
        return float(total)
    return first + (min(total, second) - first) * 0.5 + max(0, total - second) * 0.15


def weight(features: Sight, seat: Seat) -> float:
    """How much of an opponent's loss is one's own gain: all between two; more of who is about to win."""
    if len(features.others) < 2:
        return 1.0
    near = features.goal - whole(features.areas[seat]) <= 1
    return 0.8 if near else 0.15 + 0.5 / len(features.others)


def kept(features: Sight, card: Card) -> float:
    """What a card is worth in hand."""
    kind = KIND[card]
    if kind == data.MONEY:
        bank = features.purse
        return money(bank + VALUE[card]) - money(bank)
    if WORD[card] in KEPT:
        return KEPT[WORD[card]]
    return max([gain(features, features.areas[features.me], word) for word in ALLOWED[card]], default=0.0)


def pressure(features: Sight) -> float:
    """What part of its worth a card in hand keeps: little when the hand overflows."""
    over = len(features.hand) - features.plays
    return 1.0 if over <= 4 else max(0.25, 1.0 - 0.25 * (over - 4))


def damage(features: Sight, seat: Seat, due: Cash) -> tuple[float, float]:
    """What a charge takes from a seat and what it brings its payee, in points: money first, then property."""
    bank = funds(features.banks[seat])
    if due <= bank:
        return money(bank) - money(bank - due), 0.8 * due
    values = sum([VALUE[card] for held in features.areas[seat].values() for card in held.cards])
    rest = min(due - bank, values)
    return money(bank) + 2.8 * rest, 0.8 * bank + 2.2 * rest


def spoils(features: Sight, seats: Sequence[Seat], due: Cash) -> float:
    """What a charge of `seats` is worth to who makes it."""
    own = features.purse
    total = 0.0
    for seat in seats:
        lost, won = damage(features, seat, due)
        total += (won if own < SHIELD[1] else 0.6 * won) + weight(features, seat) * lost
    return total
