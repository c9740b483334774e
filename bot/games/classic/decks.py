"""The two decks and the jail cards kept from them (section 4.9)."""

from bot.games.classic import data
from bot.games.classic.state import State, plan
from bot.kit.contract import Card, Seat
from bot.kit.mechanics import deck
from bot.kit.mechanics.deck import Deck


def pile(s: State, name: str) -> Deck:
    """The deck of that name, `leap` or `chest`."""
    return s.leap if name == data.LEAP else s.chest


def give_up(s: State, seat: Seat, kept: str) -> None:
    """A jail card goes under its own deck (CLASSIC-103, CLASSIC-197)."""
    s.cards[seat].remove(kept)
    name = data.LEAP if kept == data.JAIL_CARDS[data.LEAP] else data.CHEST
    deck.bury(pile(s, name), jail_card(s, name))


def jail_card(s: State, name: str) -> Card:
    """The number of a deck's jail card."""
    b = plan(s)
    cards = (b.leap if name == data.LEAP else b.chest).values()
    return next(card for held in cards for card in held if b.faces[card].effect == data.KEEP)
