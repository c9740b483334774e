"""Cards that come into a hand and leave it: drawing, spending a play, giving back the excess (sections 3 and 10)."""

from bot.games.deal.actions import GiveBack, PassGo
from bot.games.deal.data import ACTION, MONEY, PROPERTY, RENT, WILD, face
from bot.games.deal.events import Drew, GaveBack, PileShuffled, Returned, WentOn
from bot.games.deal.state import State
from bot.kit.contract import Card, Rng, Seat, Tell
from bot.kit.mechanics import deck

LIMIT = 7
"""Cards in hand at the end of a turn (DEAL-27)."""
PASSING_GO = 2
"""Cards drawn by Pass Go (DEAL-92)."""
_GIVEN_FIRST = {MONEY: 0, RENT: 1, ACTION: 2, PROPERTY: 3, WILD: 3}


def draw(s: State, seat: Seat, count: int, dice: Rng, tell: Tell) -> list[Card]:
    """Up to `count` cards; an empty pile is made of the discards first (DEAL-117), and nothing is nothing (DEAL-118)."""
    drawn: list[Card] = []
    pile = s.pile
    for _ in range(count):
        if not pile.loose and not pile.under and pile.used:
            tell(PileShuffled(len(pile.used)))
        card = deck.draw(pile, dice)
        if card is None:
            break
        drawn.append(card)
    if s.knows:
        del s.knows[: len(s.knows) - len(pile.under)]
    s.hands[seat] += drawn
    s.fresh += drawn
    return drawn


def leave_hand(s: State, seat: Seat, card: Card) -> None:
    """A card leaves a hand, however it does; an empty hand draws nothing meanwhile (DEAL-24)."""
    s.hands[seat].remove(card)
    s.moved = True
    if card in s.fresh:
        s.fresh.remove(card)
        if card in s.opening:
            s.opening.remove(card)


def spend(s: State, seat: Seat, card: Card) -> None:
    """Play a card, also one drawn in this turn (DEAL-20): one play, never given back (DEAL-19, DEAL-21)."""
    leave_hand(s, seat, card)
    s.plays -= 1
    s.opened = False
    s.played = card


def pass_go(s: State, seat: Seat, action: PassGo, dice: Rng, tell: Tell) -> None:
    """Two cards, also with the last hand card (DEAL-93); the card itself is discarded after them (DEAL-92, DEAL-94)."""
    spend(s, seat, action.card)
    drawn = draw(s, seat, PASSING_GO, dice, tell)
    deck.discard(s.pile, action.card)
    tell(WentOn(seat, action.card, len(drawn)))
    tell(Drew(seat, tuple(drawn)), seat)


def excess(s: State, seat: Seat) -> int:
    """How many cards must go back at the end of the turn, never before, and no more (DEAL-25, DEAL-27, DEAL-29)."""
    return max(0, len(s.hands[seat]) - LIMIT)


def give_back(s: State, seat: Seat, action: GiveBack, _dice: Rng, tell: Tell) -> None:
    """Under the pile in the order chosen, which only their owner knows (DEAL-27, DEAL-28); or discarded (O-12)."""
    for card in action.cards:
        leave_hand(s, seat, card)
        if s.rules.discard_excess:
            deck.discard(s.pile, card)
        else:
            deck.bury(s.pile, card)
            s.knows.append(seat)
    tell(GaveBack(seat, len(action.cards)))
    tell(Returned(seat, tuple(action.cards)), seat)


def least_wanted(s: State, seat: Seat) -> tuple[Card, ...]:
    """What goes back for an absent player: non-properties by value, then properties, wilds of all colours last (DEAL-130)."""
    ordered = sorted(s.hands[seat], key=_wanted)
    return tuple(ordered[: excess(s, seat)])


def _wanted(card: Card) -> tuple[int, int, int, Card]:
    """By kind, value (ties: money, rent, other actions), serial number."""
    shown = face(card)
    group = _GIVEN_FIRST[shown.kind]
    if group == 3:
        return 1 if shown.value else 2, shown.value, 0, card
    return 0, shown.value, group, card
