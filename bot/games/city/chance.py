"""Chance: drawing a card and what each of the 24 kinds does (section 20.5); choices stand in `choices`."""

from collections.abc import Callable

from bot.games.city import card_choices, data, debts, held_cards, jail, movement, phases
from bot.games.city.custom_board import board
from bot.games.city.events.cards import CardDrawn, CardPaid, CardVoid
from bot.games.city.state import State, decision, owned
from bot.kit.contract import Card, Cash, Rng, Seat, Tell
from bot.kit.mechanics import deck, turns
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill


def draw(s: State, seat: Seat, dice: Rng, tell: Tell) -> None:
    """The top card is carried out at once, asked about, or kept (CITY-5, CITY-31); nobody knew it (CITY-158).

    A card carried out goes under the pile (CITY-99).
    """
    card = deck.draw(s.chance, dice)
    assert card is not None, "at most five of 25 cards are out of the pile"
    s.drawn = card
    tell(CardDrawn(seat, data.CARDS[card]))
    if card in data.KEPT:
        held_cards.keep(s, seat, card, tell)
    elif card in card_choices.CHOICES:
        s.stack.append(phases.ToPick(decision(s), card))
    else:
        deck.bury(s.chance, card)
        EFFECTS[card](s, seat, tell)


def asks(s: State, top: phases.ToPick, tell: Tell) -> bool:
    """Whether the card has a legal target to be named; if not, it does what its text says instead, or nothing.

    CITY-101, CITY-179. Asked again after each action: a deal may have taken the last target away.
    """
    if card_choices.CHOICES[top.card].possible(s, s.turns.active):
        return True
    s.stack.pop()
    deck.bury(s.chance, top.card)
    INSTEAD.get(top.card, _void)(s, s.turns.active, tell)
    return False


def _void(s: State, seat: Seat, tell: Tell) -> None:
    """An order that cannot be obeyed (CITY-101)."""
    tell(CardVoid(seat, data.CARDS[s.drawn]))


def _collect(s: State, seat: Seat, amount: Cash, tell: Tell) -> None:
    pay(s.purse, BANK, seat, amount, tell, CardPaid(BANK, seat, amount, data.CARDS[s.drawn]))


def _owe(s: State, payer: Seat, payee: Seat, amount: Cash, tell: Tell) -> None:
    """A card's payment, a debt where cash is short (CITY-125); no card cancels it (CITY-106)."""
    bill = Bill(payer, payee, amount, data.CARD)
    debts.charge(s, bill, tell, CardPaid(payer, payee, amount, data.CARDS[s.drawn]))


def _console(s: State, seat: Seat, tell: Tell) -> None:
    """500k where the card cannot be carried out: C09, C20, C21, C22, C23."""
    _collect(s, seat, board(s.board).sum(s.drawn, "instead"), tell)


def _toxic_waste(s: State, seat: Seat, tell: Tell) -> None:
    """C14: 1M for each sewage plant on own districts; to jail with none (CITY-160)."""
    plants = sum([p.specials.count("sewage-plant") for p in owned(s, seat)])
    if plants:
        _owe(s, seat, BANK, plants * board(s.board).sum(s.drawn), tell)
    else:
        jail.send(s, seat, "card", tell)


def _match_day(s: State, seat: Seat, tell: Tell) -> None:
    """C22: 1M for each stadium on own districts; 500k with none."""
    stadiums = sum([p.stadium for p in owned(s, seat)])
    amount = stadiums * board(s.board).sum(s.drawn)
    _collect(s, seat, amount or board(s.board).sum(s.drawn, "instead"), tell)


def _express(s: State, seat: Seat, tell: Tell) -> None:
    """C23: forward to the next station, without a trip in this cycle (CITY-73); 500k if none is on the board."""
    here = s.spaces[seat]
    spaces = [p.space for p in s.plots if p.station]
    if not spaces:
        _console(s, seat, tell)
        return
    s.stack = [pending for pending in s.stack if not isinstance(pending, phases.ToTravel)]
    for pending in s.stack:
        if isinstance(pending, phases.ToBuild):
            pending.travelled = True
    movement.forward(s, min(spaces, key=lambda space: data.TRACK.distance(here, space)), tell)


def _levy(s: State, seat: Seat, tell: Tell) -> None:
    """C24: 100k for each block on own districts, void ones and mortgaged districts too, 2M at most."""
    blocks = sum([p.residential + p.industrial for p in owned(s, seat)])
    if blocks:
        sums = board(s.board)
        _owe(s, seat, BANK, min(blocks * sums.sum(s.drawn), sums.sum(s.drawn, "most")), tell)
    else:
        _void(s, seat, tell)


EFFECTS: dict[Card, Callable[[State, Seat, Tell], None]] = {
    # C01: to GO, for the salary of this crossing and nothing extra (CITY-17, CITY-18).
    1: lambda s, _seat, tell: movement.forward(s, data.GO, tell),
    # C02: to jail, which ends the turn even after a double (CITY-13, CITY-108, CITY-160).
    2: lambda s, seat, tell: jail.send(s, seat, "card", tell),
    # C03: forward to space 24, with the salary if GO is crossed.
    3: lambda s, _seat, tell: movement.forward(s, 24, tell),
    # C04: forward to space 39.
    4: lambda s, _seat, tell: movement.forward(s, 39, tell),
    # C05: three spaces back without salary (CITY-20, CITY-177).
    5: lambda s, _seat, tell: movement.back(s, 3, tell),
    # C06: the player to the left pays 1M (CITY-180), or is in debt while the active one waits (CITY-134, CITY-181).
    6: lambda s, seat, tell: _owe(s, turns.after(s.solvent, seat), seat, board(s.board).sum(s.drawn), tell),
    14: _toxic_waste,
    23: _match_day,
    24: _express,
    25: _levy,
}
"""Cards that ask nothing, by number; from 18 on the numbers are one higher than those of section 20.5."""
INSTEAD: dict[Card, Callable[[State, Seat, Tell], None]] = {
    9: _console,
    # Repossessed (C10) without a district: pay 1M.
    10: lambda s, seat, tell: _owe(s, seat, BANK, board(s.board).sum(s.drawn), tell),
    21: _console,
    22: _console,
}
"""What cards with a choice do when there is none (CITY-101); all others do nothing."""
