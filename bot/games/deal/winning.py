"""Whether a turn can be won with what lies on the own side and what is in hand, whatever others answer (DEAL-114).

Laying and rearranging cannot be answered, so such a win is certain: the wilds that lie are free to move (DEAL-45), each
card from hand costs a play.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from bot.games.deal import actions as verbs
from bot.games.deal.data import PROPERTY, WILD
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, Sight, whole
from bot.games.deal.state import Area
from bot.kit.contract import Card


class Plan(msgspec.Struct, gc=False):
    """Which wilds that lie move to which colours, and which cards of the hand are laid where."""

    moves: dict[Card, str] = {}
    lays: dict[Card, str] = {}

    @property
    def effort(self) -> tuple[int, int]:
        """How many cards it costs, and how many wilds move."""
        return len(self.lays), len(self.moves)

    @property
    def first(self) -> verbs.Rearrange | verbs.Lay:
        """The next step: all moves at once, then card after card."""
        if self.moves:
            return verbs.Rearrange(tuple([f"{card}-to-{word}" for card, word in self.moves.items()]), "yes")
        card, word = next(iter(self.lays.items()))
        return verbs.Lay(card, word)


def plan(features: Sight) -> Plan | None:
    """How the turn is won with the fewest cards; None where it cannot be, or is won already."""
    area = features.areas[features.me]
    if _far(area, features.plays, features.goal) or whole(area) >= features.goal:
        return None
    laid = {card: word for word, held in area.items() for card in held.cards if KIND[card] == WILD}
    cards = (
        [card for kind in (PROPERTY, WILD) for card in features.hand if KIND[card] == kind] if features.plays else []
    )
    lacking, open_ = dict(SIZE), dict(SIZE)
    for word, held in area.items():
        lacking[word] = open_[word] = max(0, SIZE[word] - sum([KIND[card] == PROPERTY for card in held.cards]))
    wilds = len(laid)
    for card in cards:
        if KIND[card] == WILD:
            wilds += 1
        else:
            open_[ALLOWED[card][0]] -= 1
    if sum(sorted([max(0, count) for count in open_.values()])[: features.goal]) > wilds:
        return None
    able = len(laid) + features.plays
    best: Plan | None = None
    for words in combinations(
        [word for word in lacking if lacking[word] <= able and open_[word] <= wilds], features.goal
    ):
        if sum([lacking[word] for word in words]) <= able and sum([max(0, open_[word]) for word in words]) <= wilds:
            found = _filled(words, lacking, (laid, cards, features.plays))
            if found is not None and (best is None or found.effort < best.effort):
                best = found
    return best


def _far(area: Area, plays: int, goal: int) -> bool:
    """A quick look: too many cards are missing, whatever is in hand; a colour without cards lacks two at least."""
    lacks = sorted([min(2, max(0, SIZE[word] - len(held.cards))) for word, held in area.items()])[:goal]
    short = sum(lacks) + 2 * (goal - len(lacks)) - plays
    return short > 0 and short > sum([KIND[card] == WILD for held in area.values() for card in held.cards])


def _filled(
    words: Sequence[str], lacking: dict[str, int], have: tuple[dict[Card, str], list[Card], int]
) -> Plan | None:
    """The colours complete with the wilds that lie and at most so many cards of the hand."""
    laid, cards, plays = have
    slots = [word for word in words for _ in range(lacking[word])]
    for chosen in _choices(slots, laid, cards, ()):
        filled = list(zip(chosen, slots, strict=True))
        lays = {card: word for card, word in filled if card not in laid}
        # Whether a card of a colour is an anchor, anything but a multicolour wild (DEAL-37).
        anchored = {word for card, word in filled if VALUE[card] > 0}
        if len(lays) <= plays and all(lacking[word] < SIZE[word] or word in anchored for word in words):
            return Plan({card: word for card, word in filled if laid.get(card, word) != word}, lays)
    return None


def _choices(
    slots: Sequence[str], laid: dict[Card, str], cards: Sequence[Card], used: tuple[Card, ...]
) -> Iterator[tuple[Card, ...]]:
    """Every way to fill the slots: with what lies there, lies elsewhere, is in hand; of equal cards only the first."""
    if not slots:
        yield ()
        return
    word = slots[0]
    seen: set[tuple[str, ...]] = set()
    for card in (*[card for card in laid if laid[card] == word], *laid, *cards):
        if card not in used and word in ALLOWED[card] and ALLOWED[card] not in seen:
            seen.add(ALLOWED[card])
            for rest in _choices(slots[1:], laid, cards, (*used, card)):
                yield (card, *rest)
