"""A pile of cards to draw from and a discard pile that becomes the pile again (City, Classic, Builder, Deal)."""

import msgspec

from bot.games.kit.model import Card, Dice


class Deck(msgspec.Struct):
    """The top of the pile is its last card; the last discard is the last of `used`."""

    pile: list[Card]
    used: list[Card] = []


def deck(cards: list[Card], dice: Dice) -> Deck:
    """A shuffled deck of `cards`."""
    pile = list(cards)
    dice.shuffle(pile)
    return Deck(pile)


def draw(d: Deck, dice: Dice) -> Card | None:
    """Take the top card; an empty pile is made of the discards first, shuffled. None when there is no card at all."""
    if not d.pile:
        d.pile, d.used = d.used, []
        dice.shuffle(d.pile)
    return d.pile.pop() if d.pile else None


def discard(d: Deck, card: Card) -> None:
    """Lay a card on the discards."""
    d.used.append(card)


def bury(d: Deck, card: Card) -> None:
    """Put a card under the pile (CITY-138, CLASSIC-97)."""
    d.pile.insert(0, card)
