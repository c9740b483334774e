"""The 20 Chance cards (sections 13 and 23)."""

from collections.abc import Callable

from bot.games.builder import chips, data, debts, jail, movement, space_choices
from bot.games.builder.events import CardDrawn
from bot.games.builder.events.chips import ChipsReceived
from bot.games.builder.events.money import CardPaid
from bot.games.builder.state import State
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics import deck, turns
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


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
    EFFECTS[word](s, seat, tell)
    return word in MOVING


def _receive(s: State, seat: Seat, amount: Cash, tell: Tell) -> None:
    """So much from the bank."""
    pay(s.purse, BANK, seat, amount, tell, CardPaid(BANK, seat, amount))


def _inspection(s: State, seat: Seat, tell: Tell) -> None:
    """10 for each own block on the map; the penthouse is none."""
    blocks = sum([floors for floors, builder in zip(s.floors, s.builders, strict=True) if builder == seat])
    _charge(s, seat, data.INSPECTION * blocks, tell)


def _charge(s: State, seat: Seat, amount: Cash, tell: Tell) -> None:
    """So much to the bank."""
    if amount:
        debts.charge(s, Bill(seat, BANK, amount, data.CARD), tell, CardPaid(seat, BANK, amount))


def _crew(s: State, _seat: Seat, tell: Tell) -> None:
    """Every active player takes one chip of the own type, as far as the bank has it (BUILDER-88)."""
    for seat in turns.order(s.active, s.turns.active):
        counts = [0, 0, 0, 0]
        counts[s.types[seat]] = chips.receive(s, seat, s.types[seat], 1)
        tell(ChipsReceived(seat, chips.words(counts), "card"))


def _go_to(s: State, seat: Seat, tell: Tell) -> None:
    """Forward to the space named, with salary if GO is passed or reached, then that space in full (BUILDER-100)."""
    movement.forward(s, seat, data.CARD_TARGETS[data.CARDS[s.drawn]], tell)


EFFECTS: dict[str, Callable[[State, Seat, Tell], None]] = {
    **dict.fromkeys(data.CARD_TARGETS, _go_to),
    "card-swap": space_choices.ask_swap,
    "card-to-jail": lambda s, seat, tell: jail.send(s, seat, "card", tell),  # BUILDER-86
    "card-back": lambda s, seat, tell: movement.advance(s, seat, -data.BACK, tell),  # without salary, then in full
    "card-dividend": lambda s, seat, tell: _receive(s, seat, data.DIVIDEND, tell),
    "card-loan": lambda s, seat, tell: _receive(s, seat, data.LOAN, tell),
    "card-speeding": lambda s, seat, tell: _charge(s, seat, data.SPEEDING, tell),
    "card-inspection": _inspection,
    "card-delivery": space_choices.ask_pick,
    "card-crew": _crew,
    "card-raid": space_choices.ask_steal,
}
"""By the card's word (BUILDER-101)."""
MOVING = {*data.CARD_TARGETS, "card-back"}
"""Cards that move the token."""
