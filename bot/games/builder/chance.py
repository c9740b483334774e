"""The 20 Chance cards (sections 13 and 23)."""

from collections.abc import Callable

from bot.games.builder import chips, data, debts, jail, movement, space_choices
from bot.games.builder.events import CardDrawn
from bot.games.builder.events.chips import ChipsReceived
from bot.games.builder.events.money import CardPaid
from bot.games.builder.state import State
from bot.kit.contract import Card, Cash, Rng, Seat, Tell
from bot.kit.mechanics import deck, turns
from bot.kit.mechanics.balances import BANK, pay


def draw(s: State, seat: Seat, dice: Rng, tell: Tell) -> bool:
    """The top card is turned up, obeyed at once and put under the pile; True when it has moved the token (BUILDER-98).

    Cards to keep stay with the player until used, traded or lost, for all to see (BUILDER-99).
    """
    card = deck.draw(s.chance, dice)
    assert card is not None, "eighteen cards at least are in the pile"
    s.drawn = card
    word = data.CARDS[card]
    tell(CardDrawn(seat, word))
    if card in data.JAIL_CARDS:
        s.cards[seat].append(card)
        return False
    deck.bury(s.chance, card)
    return EFFECTS[word](s, seat, card, tell)


def _go_to(s: State, seat: Seat, card: Card, tell: Tell) -> bool:
    """Forward to the space named, with salary if GO is passed or reached, then that space in full (BUILDER-100)."""
    movement.forward(s, seat, data.CARD_TARGETS[data.CARDS[card]], tell)
    return True


def _back(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """Back three spaces without salary, then that space in full."""
    movement.advance(s, seat, -data.BACK, tell)
    return True


def _jail(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """To jail (BUILDER-86)."""
    jail.send(s, seat, "card", tell)
    return False


def _receive(amount: Cash) -> Callable[[State, Seat, Card, Tell], bool]:
    def receive(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
        """So much from the bank."""
        pay(s.purse, BANK, seat, amount, tell, CardPaid(BANK, seat, amount))
        return False

    return receive


def _fine(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """A speeding fine."""
    return _charge(s, seat, data.SPEEDING, tell)


def _inspection(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """10 for each own block on the map; the penthouse is none."""
    blocks = sum([floors for floors, builder in zip(s.floors, s.builders, strict=True) if builder == seat])
    return _charge(s, seat, data.INSPECTION * blocks, tell)


def _charge(s: State, seat: Seat, amount: Cash, tell: Tell) -> bool:
    """So much to the bank."""
    if amount:
        debts.charge(s, debts.Bill(seat, BANK, amount, data.CARD), tell, CardPaid(seat, BANK, amount))
    return False


def _delivery(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """Two chips of a type of one's choice."""
    space_choices.ask_pick(s, seat, tell)
    return False


def _crew(s: State, _seat: Seat, _card: Card, tell: Tell) -> bool:
    """Every active player takes one chip of the own type, as far as the bank has it (BUILDER-88)."""
    for seat in turns.order(s.active, s.turns.active):
        counts = [0, 0, 0, 0]
        counts[s.types[seat]] = chips.receive(s, seat, s.types[seat], 1)
        tell(ChipsReceived(seat, chips.words(counts), "card"))
    return False


def _raid(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """One chip of another player's, as on the space (BUILDER-82)."""
    space_choices.ask_steal(s, seat, tell)
    return False


def _swap(s: State, seat: Seat, _card: Card, tell: Tell) -> bool:
    """A forced trade."""
    space_choices.ask_swap(s, seat, tell)
    return False


EFFECTS: dict[str, Callable[[State, Seat, Card, Tell], bool]] = {
    **dict.fromkeys(data.CARD_TARGETS, _go_to),
    "card-swap": _swap,
    "card-to-jail": _jail,
    "card-back": _back,
    "card-dividend": _receive(data.DIVIDEND),
    "card-loan": _receive(data.LOAN),
    "card-speeding": _fine,
    "card-inspection": _inspection,
    "card-delivery": _delivery,
    "card-crew": _crew,
    "card-raid": _raid,
}
"""By the card's word (BUILDER-101); True when the token has moved."""
