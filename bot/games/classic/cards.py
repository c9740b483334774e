"""Leap of Faith and Treasure Chest: drawing a card and what it does (sections 4.9 and 7.4 to 7.6)."""

from collections.abc import Callable

from bot.games.classic import data, decks, jail, movement, payments, phases, title_deeds
from bot.games.classic.actions import Draw, Pay
from bot.games.classic.data import Face
from bot.games.classic.events.cards import CardDrawn, CardKept, CardPaid, CardVoid, RepairsPaid
from bot.games.classic.state import Owed, State, decision, owned, plan
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics import deck, turns
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def draw(s: State, seat: Seat, name: str, dice: Rng, tell: Tell) -> None:
    """The top card is carried out and put under its deck (CLASSIC-58, CLASSIC-97); a jail card is kept (CLASSIC-103)."""
    card = deck.draw(decks.pile(s, name), dice)
    assert card is not None, "at most one card of a deck is out of it"
    s.drawn = card
    tell(CardDrawn(seat, card, name))
    face = plan(s).faces[card]
    if face.effect == data.KEEP:
        s.cards[seat].append(data.JAIL_CARDS[name])
        s.cards[seat].sort()
        tell(CardKept(seat, data.JAIL_CARDS[name]))
    elif face.effect == data.CHOICE:
        s.stack.append(phases.ToChooseCard(decision(s), card, name))
    else:
        deck.bury(decks.pile(s, name), card)
        EFFECTS[face.effect](s, seat, face, tell)


def _nearest(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    """Forward to the first Faction or Machine (CLASSIC-99)."""
    here = s.spaces[seat]
    spaces = [space for space, square in enumerate(plan(s).squares) if square.kind == face.kind]
    movement.forward(s, min(spaces, key=lambda space: data.TRACK.distance(here, space)), tell, nearest=True)


def _repairs(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    """So much for each shop and tower owned now, as one payment (CLASSIC-101, CLASSIC-214)."""
    shops, towers = title_deeds.pieces([p.level for p in owned(s, seat)])
    amount = shops * face.amount + towers * face.tower
    if amount:
        payments.charge(s, _bill(s, seat, amount), tell, RepairsPaid(seat, shops, towers, amount))
    else:
        tell(CardVoid(seat, s.drawn))


def _bill(s: State, seat: Seat, amount: int) -> Bill:
    """What a card makes `seat` owe the Bank, where its token stands."""
    return Bill(seat, BANK, amount, data.CARD, s.spaces[seat])


def _pay(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    payments.charge(s, _bill(s, seat, face.amount), tell, CardPaid(seat, BANK, face.amount, s.drawn))


def _collect(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    """A sum from the Bank, which never runs out (CLASSIC-4, CLASSIC-205)."""
    pay(s.purse, BANK, seat, face.amount, tell, CardPaid(BANK, seat, face.amount, s.drawn))


def _pay_each(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    """The same to every other player, as one debt (CLASSIC-102)."""
    others = [other for other in turns.order(s.solvent, seat) if other != seat]
    payments.charge_each(s, seat, others, face.amount, tell)


def _from_each(s: State, seat: Seat, face: Face, tell: Tell) -> None:
    """Every other player owes the drawer, in turn order, each by himself; the turn waits (CLASSIC-102, CLASSIC-215)."""
    for other in turns.order(s.solvent, seat):
        if other != seat:
            s.due.append(Owed(other, seat, face.amount, data.CARD, s.drawn))


EFFECTS: dict[str, Callable[[State, Seat, Face, Tell], None]] = {
    # Forward to a space, with the salary if GO is passed or reached (CLASSIC-98).
    data.TO: lambda s, _seat, face, tell: movement.forward(s, face.space, tell),
    data.NEAREST: _nearest,
    # Some spaces back (CLASSIC-100).
    data.BACK: lambda s, _seat, face, tell: movement.back(s, face.steps, tell),
    # Back to a space without salary, and it is resolved (TC17, CLASSIC-27).
    data.BACK_TO: lambda s, seat, face, tell: movement.back(s, data.TRACK.distance(face.space, s.spaces[seat]), tell),
    # To jail (CLASSIC-104).
    data.TO_JAIL: lambda s, seat, _face, tell: jail.send(s, seat, "card", tell),
    data.REPAIRS: _repairs,
    data.PAY: _pay,
    data.COLLECT: _collect,
    data.PAY_EACH: _pay_each,
    data.FROM_EACH: _from_each,
}
"""What a card does by the word of its effect; a jail card and a choice are told apart before."""


def _answered(s: State) -> Face:
    """The card that asked goes under its deck."""
    top = s.stack.pop()
    assert isinstance(top, phases.ToChooseCard), "only a choice is answered"
    deck.bury(decks.pile(s, top.deck), top.card)
    return plan(s).faces[top.card]


def pay_instead(s: State, seat: Seat, _action: Pay, _dice: Rng, tell: Tell) -> None:
    """The fine of the card rather than a leap (CLASSIC-218)."""
    face = _answered(s)
    pay(s.purse, seat, BANK, face.amount, tell, CardPaid(seat, BANK, face.amount, s.drawn))


def draw_instead(s: State, seat: Seat, _action: Draw, dice: Rng, tell: Tell) -> None:
    """The top Leap of Faith card, carried out as after landing there (CLASSIC-218)."""
    _answered(s)
    draw(s, seat, data.LEAP, dice, tell)
