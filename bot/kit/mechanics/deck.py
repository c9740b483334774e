"""Cards to draw from, a discard pile, cards put under the pile (City, Classic, Builder, Deal).

The order of a shuffled pile exists nowhere: each draw is a throw of the dice among the cards that may come next. So
there is nothing to hide and nothing to redeal but hands, and no action can betray what the next card would have been.
"""

import msgspec

from bot.kit.contract import Card, Rng


class Deck(msgspec.Struct):
    """`loose`: shuffled cards, in no order. `under`: cards put under them, the next one first. `used`: discards."""

    loose: list[Card]
    under: list[Card] = []
    used: list[Card] = []


def draw(d: Deck, dice: Rng) -> Card | None:
    """Take the top card; an empty pile is made of the discards first, shuffled. None when there is no card at all."""
    if not d.loose and not d.under:
        d.loose, d.used = d.used, []
    if d.loose:
        place = dice.die(len(d.loose)) - 1
        d.loose[place], d.loose[-1] = d.loose[-1], d.loose[place]
        return d.loose.pop()
    return d.under.pop(0) if d.under else None


def left(d: Deck) -> int:
    """How many cards can be drawn before the discards are shuffled."""
    return len(d.loose) + len(d.under)


def discard(d: Deck, card: Card) -> None:
    """Lay a card on the discards."""
    d.used.append(card)


def bury(d: Deck, card: Card) -> None:
    """Put a card under the pile (CITY-138, CLASSIC-97)."""
    d.under.append(card)
