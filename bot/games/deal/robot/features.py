"""What a robot of Deal looks at: the table and its own hand, made of a view or of an imagined state."""

from collections.abc import Sequence

import msgspec

from bot.games.deal.data import COLOURS, EVERY, PACK, face
from bot.games.deal.state import Area, Holding, Set, State, opponents
from bot.games.deal.view import DealView, SeatView
from bot.kit.contract import Card, Cash, Seat

CARDS = range(2 * PACK + 1)
VALUE: tuple[Cash, ...] = (0, *(face(card).value for card in CARDS[1:]))
"""The bank value of every card; this and the next three are by serial number."""
WORD: tuple[str, ...] = ("", *(face(card).word for card in CARDS[1:]))
KIND: tuple[str, ...] = ("", *(face(card).kind for card in CARDS[1:]))
ALLOWED: tuple[tuple[str, ...], ...] = ((), *(face(card).colours for card in CARDS[1:]))
SIZE = {word: colour.size for word, colour in COLOURS.items()}
LADDER = {word: colour.ladder for word, colour in COLOURS.items()}


class Sight(msgspec.Struct, gc=False):
    """`me` sees `areas` and `banks` of all and the own `hand`; `others` still play, in turn order.

    `plays` are left to `me`, `goal` colours win, `purse` is the value of the own bank, `doubles` may go with a rent card;
    `all_pay`: a rent card of all colours is aimed at everybody.
    """

    me: Seat
    areas: Sequence[Area]
    banks: Sequence[Sequence[Card]]
    hand: Sequence[Card]
    others: Sequence[Seat]
    plays: int
    goal: int
    purse: Cash
    doubles: int = 2
    all_pay: bool = False


def seen(view: DealView) -> Sight:
    """What the seat of a view looks at."""
    me = view.me if view.me is not None else view.active
    place = view.order.index(me)
    order = (*view.order[place + 1 :], *view.order[:place])
    return Sight(
        me=me,
        areas=[_area(seat) for seat in view.seats],
        banks=[seat.bank for seat in view.seats],
        hand=view.hand,
        others=[seat for seat in order if view.seats[seat].playing],
        plays=view.plays if view.active == me else 0,
        goal=view.goal,
        purse=view.seats[me].total,
    )


def _area(seat: SeatView) -> Area:
    """An area as the rules have it; cards of a colour in the order of its groups."""
    area: Area = {}
    for group in seat.groups:
        held = area.setdefault(group.colour, Holding([]))
        held.cards = [*held.cards, *group.cards]
        if group.complete:
            held.sets = [*held.sets, Set(list(group.cards), group.house, group.hotel)]
    return area


def imagined(s: State, seat: Seat) -> Sight:
    """What a seat of an imagined game looks at. The areas are the state's own: look, do not touch."""
    mine = s.order[s.turns.active] == seat
    return Sight(
        me=seat,
        areas=s.areas,
        banks=s.banks,
        hand=s.hands[seat],
        others=opponents(s, seat),
        plays=s.plays if mine else 0,
        goal=s.rules.goal,
        purse=funds(s.banks[seat]),
        doubles=s.rules.doubles,
        all_pay=s.rules.rent_all,
    )


def funds(bank: Sequence[Card]) -> Cash:
    """The value of a bank."""
    return sum([VALUE[card] for card in bank])


def lying(area: Area, word: str) -> int:
    """How many cards lie on a colour, those of complete sets too."""
    held = area.get(word)
    return len(held.cards) if held is not None else 0


def whole(area: Area) -> int:
    """How many colours have a complete set."""
    return sum([1 for held in area.values() if held.sets])


def owner(features: Sight, card: Card) -> tuple[Seat, str]:
    """In whose area and on which colour a property lies; the looker and no colour where it lies nowhere."""
    for seat in features.others:
        for word, held in features.areas[seat].items():
            if card in held.cards:
                return seat, word
    return features.me, next((word for word, held in features.areas[features.me].items() if card in held.cards), "")


def landing(area: Area, card: Card, shown: str) -> str:
    """Where an arriving property will probably count: its colour, or the best one its wild allows."""
    if len(ALLOWED[card]) == 1:
        return shown
    words = ALLOWED[card] if len(ALLOWED[card]) < len(EVERY) else tuple(area) or (shown,)
    return max(words, key=lambda word: _fit(area, word))


def _fit(area: Area, word: str) -> tuple[int, int]:
    """Nearest to completion, then the dearest; colours already complete last."""
    held = area.get(word)
    if held is None:
        return -SIZE[word], LADDER[word][-1]
    return -10 if held.sets else len(held.cards) - SIZE[word], LADDER[word][-1]
