"""Dealing again all that a seat cannot see (section 16, DEAL-135)."""

from collections.abc import Sequence

from bot.games.deal import data
from bot.games.deal.reactions import ORDERS
from bot.games.deal.robot.features import CARDS, KIND, WORD
from bot.games.deal.state import State, active
from bot.kit.contract import Card, Rng, Seat

KEPT = {
    data.NO: (380, 175), data.BREAKER: (130, 95), data.SLY: (10, 40), data.FORCED: (60, 95),
    data.COLLECTOR: (25, 45), data.BIRTHDAY: (40, 70),
    data.DOUBLE: (190, 150), data.HOTEL: (265, 160), data.HOUSE: (250, 200), data.PASS_GO: (10, 105),
    "rent": (235, 170),
    "rent-any": (80, 115), data.WILD: (5, 25), "wild-any": (5, 25), data.PROPERTY: (10, 40), data.MONEY: (145, 145),
}  # fmt: skip
"""In a hand of two cards at most, and in a larger one: how often each kind lies there, 100 where it is all by chance.

Counted in 400 games of pilots, at all their decisions.
"""
CERTAIN = 380
"""The largest of these figures."""
TRIES = 40
"""Cards looked at until one is likely enough."""


def _likely(size: int) -> tuple[int, ...]:
    """By card: how likely it is kept."""
    return (
        0,
        *(KEPT[KIND[card] if KIND[card] in (data.MONEY, data.PROPERTY) else WORD[card]][size] for card in CARDS[1:]),
    )


LIKELY = (_likely(0), _likely(0), _likely(1))
"""By the cards of a hand: one, two, more."""
EVEN = (CERTAIN,) * len(CARDS)
"""Each card alike."""


def redeterminize(s: State, seat: Seat | None, dice: Rng) -> None:
    """Other hands, the pile and what others put under it; own returned cards keep their places (DEAL-28).

    Standing orders of others are as unknown as their cards.
    """
    mine = -2 if seat is None else seat
    unseen = [card for other, held in enumerate(s.hands) if other != mine for card in held]
    unseen += s.pile.loose
    unseen += [card for card, knower in zip(s.pile.under, s.knows, strict=True) if knower != mine]
    new = sorted(unseen)  # so that nothing of what lay where shows in what is dealt
    dice.shuffle(new)
    changed: dict[Card, Card] = dict(zip(unseen, new, strict=True))
    for other, held in enumerate(s.hands):
        if other != mine:
            s.hands[other] = [changed[card] for card in held]
            s.orders[other] = [order for order in ORDERS if s.playing[other] and dice.die(2) == 1]
    s.pile.loose = [changed[card] for card in s.pile.loose]
    s.pile.under = [
        card if knower == mine else changed[card] for card, knower in zip(s.pile.under, s.knows, strict=True)
    ]
    if active(s) != mine:
        s.fresh = [changed[card] for card in s.fresh]
        s.opening = [card for card in s.fresh if card in s.hands[active(s)]][: len(s.opening)]


def imagine(s: State, seat: Seat, dice: Rng) -> None:
    """As `redeal` for who looks ahead: in the hands of others lies rather what sound players keep than what they lay.

    The order of loose cards does not matter: each draw is a throw of the dice.
    """
    pool = [card for other, held in enumerate(s.hands) if other != seat for card in held]
    pool += s.pile.loose
    pool += [card for card, knower in zip(s.pile.under, s.knows, strict=True) if knower != seat]
    pool.sort()
    for other, held in enumerate(s.hands):
        if other != seat and held:
            likely = LIKELY[min(len(held), len(LIKELY)) - 1]
            new = [_taken(pool, likely, dice) for _ in held]
            if s.fresh and other == active(s):
                s.fresh = [new[held.index(card)] for card in s.fresh if card in held]
                s.opening = s.fresh[: len(s.opening)]
            s.hands[other] = new
    s.pile.under = [
        card if knower == seat else _taken(pool, EVEN, dice) for card, knower in zip(s.pile.under, s.knows, strict=True)
    ]
    s.pile.loose = pool


def _taken(pool: list[Card], likely: Sequence[int], dice: Rng) -> Card:
    """A card out of the pool, each as often as its likelihood says; any where all tries fail."""
    for _ in range(TRIES):
        place = dice.die(len(pool)) - 1
        chance = likely[pool[place]]
        if chance == CERTAIN or dice.die(CERTAIN) <= chance:
            break
    pool[place], pool[-1] = pool[-1], pool[place]
    return pool.pop()


def everywhere(s: State) -> list[Card]:
    """The cards of all zones: hands, banks, areas with their buildings, both piles, the action being answered (DEAL-8)."""
    cards = [*s.pile.loose, *s.pile.under, *s.pile.used]
    for held in (*s.hands, *s.banks):
        cards += held
    for area in s.areas:
        for lying in area.values():
            cards += lying.cards
            cards += [card for one in lying.sets for card in (one.house, one.hotel) if card]
    if s.asked is not None:
        cards += s.asked.cards
        cards += [card for t in s.asked.demand.threads for card in t.answers]
    return cards
