"""What the own turn offers, as a robot of Deal weighs it: the worth of each verb, and the few plays of a card worth a look."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.games.deal import actions as verbs
from bot.games.deal import data
from bot.games.deal.charges import DEBT, GIFT
from bot.games.deal.play_card import places
from bot.games.deal.rents import best_rent
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, WORD, Sight, landing, owner, whole
from bot.games.deal.robot.value import KEPT, colour_worth, gain, kept, loss, money, pressure, spoils, to_go, weight
from bot.games.deal.state import Area, loose
from bot.kit.contract import Action, Card, Cash, Seat

DRAWN = 4.0
"""A card drawn."""
EMPTY = 8.0
"""An empty hand draws three cards more at the next turn (DEAL-15)."""
TOGETHER = 1.5
"""For each other card in hand that may join the same colour."""
RENT_SOON = 2.0
"""For a card that raises a rent which is to be charged in the same turn."""
FLEXIBLE = 1.5
"""What a wild is worth above a standard property of the colour."""
BETTER = 0.05
"""A wild is not moved for less."""
SWAPS = 3
"""Cards to take that a swap is thought through with."""


class Prey(NamedTuple):
    """A loose property of an opponent: what it is worth to take it, whose it is, and the colour on which it lies."""

    worth: float
    card: Card
    seat: Seat
    word: str


def emptying(features: Sight) -> float:
    """What each card played brings nearer to an empty hand, if it can be emptied in this turn."""
    return EMPTY / len(features.hand) if 0 < len(features.hand) <= features.plays else 0.0


def spent(features: Sight, card: Card) -> float:
    """What it costs to give a card out of the hand."""
    return kept(features, card) * pressure(features) - emptying(features)


def bank(features: Sight, action: verbs.Bank) -> float:
    """Money as a shield; an action card only for want of something better."""
    total = features.purse
    added = money(total + VALUE[action.card]) - money(total) + 0.1
    if KIND[action.card] == data.MONEY:
        return added + emptying(features)
    return added - spent(features, action.card)


def lay(features: Sight, action: verbs.Lay) -> float:
    """What it adds to the own area, now and with what is in hand."""
    area = features.areas[features.me]
    added = gain(features, area, action.colour) + emptying(features)
    if not VALUE[action.card] and not _anchor(area, action.colour):
        return added - 12
    others = [card for card in features.hand if card != action.card and action.colour in ALLOWED[card]]
    added += TOGETHER * sum([KIND[card] == data.PROPERTY for card in others])
    if features.plays > 1 and any(KIND[card] == data.RENT for card in others):
        added += RENT_SOON
    return added


def _anchor(area: Area, word: str) -> bool:
    """Whether anything but a multicolour wild lies there."""
    held = area.get(word)
    return held is not None and any(VALUE[card] for card in held.cards)


def build(features: Sight, action: verbs.Build) -> float:
    """Rent for as long as the set stands."""
    return (4.8 if WORD[action.card] == data.HOUSE else 6.4) - spent(features, action.card)


def pass_go(features: Sight, _action: verbs.PassGo) -> float:
    """Two cards for one play, as long as there are plays for them."""
    over = len(features.hand) - features.plays
    return 2 * DRAWN if over <= 2 else DRAWN if over <= 4 else 1.0


def taking(features: Sight, card: Card) -> float:
    """What a loose property of an opponent is worth here, and there."""
    seat, word = owner(features, card)
    return 0.0 if seat == features.me else _taken(features, card, seat, word)


def _taken(features: Sight, card: Card, seat: Seat, word: str) -> float:
    """The same where it is known whose it is and on which colour it lies."""
    own = features.areas[features.me]
    extra = FLEXIBLE if len(ALLOWED[card]) > 1 else 0.0
    return (
        gain(features, own, landing(own, card, word))
        + extra
        + weight(features, seat) * loss(features, features.areas[seat], word)
    )


def _given(features: Sight, card: Card, word: str, seat: Seat) -> float:
    """What an own property of a colour costs here, and brings there."""
    area = features.areas[seat]
    there = gain(features, area, landing(area, card, word)) if seat != features.me else 0.0
    extra = FLEXIBLE if len(ALLOWED[card]) > 1 else 0.0
    return loss(features, features.areas[features.me], word) + extra + weight(features, seat) * there


def forced(features: Sight, action: verbs.Forced) -> float:
    """As a theft, less what is given."""
    seat, word = owner(features, action.target)
    worth = 0.0 if seat == features.me else _taken(features, action.target, seat, word)
    own = owner(features, action.own)[1]
    return _swapped(features, action, Prey(worth, action.target, seat, word), own)


def _swapped(features: Sight, action: verbs.Forced, prey_: Prey, own: str) -> float:
    """The same of a card of the colour `own` for that prey."""
    same = prey_.word == own and KIND[prey_.card] == data.PROPERTY
    return prey_.worth - _given(features, action.own, own, prey_.seat) - spent(features, action.card) - 20 * same


def breaking(features: Sight, place: Card) -> float:
    """What a complete set is worth here, and there."""
    seat, word = owner(features, place)
    if seat == features.me:
        return 0.0
    size = SIZE[word]
    return gain(features, features.areas[features.me], word, size) + weight(features, seat) * loss(
        features, features.areas[seat], word, size
    )


def due(features: Sight, action: verbs.Charge | verbs.ChargeOne) -> Cash:
    """The rent charged."""
    held = features.areas[features.me].get(action.colour)
    return best_rent(action.colour, held) << action.doubles if held is not None else 0


def _rent_worth(features: Sight, action: verbs.Charge | verbs.ChargeOne, seats: Sequence[Seat]) -> float:
    """The rent of these seats, less what is spent for it, plays too."""
    cards = spent(features, action.card) + action.doubles * (
        KEPT[data.DOUBLE] * pressure(features) - emptying(features)
    )
    return spoils(features, seats, due(features, action)) - cards


def exchange(features: Sight, action: verbs.Exchange) -> float:
    """The wild goes where it serves better."""
    if action.to not in SIZE:
        return -1.0
    return gain(features, features.areas[features.me], action.to) + emptying(features) - 0.2


def rearrange(features: Sight, action: verbs.Rearrange) -> float:
    """One wild that lies better elsewhere; anything else is left alone."""
    parts = action.moves[0].split("-", 2) if len(action.moves) == 1 else ()
    if len(parts) < 3 or parts[1] != "to" or action.sure == "yes":
        return -1.0
    card = int(parts[0])
    return moving(features, card, owner(features, card)[1], parts[2]) or -1.0


def moving(features: Sight, card: Card, word: str, goal: str) -> float:
    """What the own area gains when a wild moves to another colour: never more than what is lost on the way back."""
    area = features.areas[features.me]
    if not word or any(one.house for one in area[word].sets):
        return 0.0
    here = [other for other in area[word].cards if other != card]
    held = area.get(goal)
    there = [*held.cards, card] if held is not None else [card]
    complete = whole(area)
    after = complete - _complete(word, area[word].cards) - _complete(goal, there[:-1])
    after += _complete(word, here) + _complete(goal, there)
    return (
        _alone(word, here) + _alone(goal, there) - _alone(word, area[word].cards) - _alone(goal, there[:-1])
        + to_go(features, after) - to_go(features, complete)
    )  # fmt: skip


def _complete(word: str, cards: Sequence[Card]) -> bool:
    """Whether the cards make a set."""
    return len(cards) >= SIZE[word] and any(VALUE[card] for card in cards)


def _alone(word: str, cards: Sequence[Card]) -> float:
    """A colour with these cards; little without an anchor."""
    worth = colour_worth(word, len(cards))
    return worth if any(VALUE[card] for card in cards) else worth / 4


WORTHS: dict[type[Action], Callable[[Sight, Any], float]] = {
    verbs.Bank: bank,
    verbs.Lay: lay,
    verbs.Build: build,
    verbs.PassGo: pass_go,
    verbs.Sly: lambda features, action: taking(features, action.target) - spent(features, action.card),
    verbs.Forced: forced,
    verbs.Breaker: lambda features, action: breaking(features, action.place) - spent(features, action.card),
    verbs.Collect: lambda features, action: spoils(features, (action.opponent,), DEBT) - spent(features, action.card),
    verbs.Birthday: lambda features, action: spoils(features, features.others, GIFT) - spent(features, action.card),
    verbs.Charge: lambda features, action: _rent_worth(features, action, features.others),
    verbs.ChargeOne: lambda features, action: _rent_worth(features, action, (action.opponent,)),
    verbs.Exchange: exchange,
    verbs.Rearrange: rearrange,
    verbs.EndTurn: lambda features, action: 0.0,
}
"""What each verb of the own turn is worth, in points; 0 is to do nothing."""


# ---- plays worth a look


def plays(features: Sight, card: Card) -> Iterator[Action]:
    """What may sensibly be done with a card in hand; all of it legal while plays are left."""
    kind = KIND[card]
    if kind in (data.PROPERTY, data.WILD):
        for word in _colours(features, card):
            yield verbs.Lay(card, word)
        return
    yield verbs.Bank(card)
    effect = EFFECTS.get(data.RENT if kind == data.RENT else WORD[card])
    if effect is not None:
        yield from effect(features, card)


def _colours(features: Sight, card: Card) -> Sequence[str]:
    """Where a property or wild may lie; a multicolour wild only beside an anchor, or anywhere without one."""
    if len(ALLOWED[card]) <= 2:
        return ALLOWED[card]
    area = features.areas[features.me]
    return [word for word in area if not area[word].sets and _anchor(area, word)] or list(area)[:1] or ALLOWED[card][:1]


def prey(features: Sight) -> list[Prey]:
    """Loose properties of opponents: of each colour one standard property, and every wild."""
    found = []
    for seat in features.others:
        for word, held in features.areas[seat].items():
            plain = True
            for card in loose(held):
                if KIND[card] == data.WILD or plain:
                    found.append(Prey(_taken(features, card, seat, word), card, seat, word))
                    plain = plain and KIND[card] == data.WILD
    return found


def _worth(one: Prey) -> float:
    return one.worth


def _sly(features: Sight, card: Card) -> Iterator[Action]:
    found = prey(features)
    if found:
        yield verbs.Sly(card, max(found, key=_worth).card)


def swaps(features: Sight, card: Card) -> list[Action]:
    """The cards worth most against each own loose colour."""
    return [action for _, action in _swaps(features, card)]


def _swaps(features: Sight, card: Card) -> Iterator[tuple[float, verbs.Forced]]:
    """The same, each with its worth."""
    area = features.areas[features.me]
    own = [(word, cards[0]) for word, held in area.items() if (cards := loose(held))]
    best = sorted(prey(features), key=_worth, reverse=True)[:SWAPS] if own else ()
    for one in best:
        for word, given in own:
            action = verbs.Forced(card, given, one.card)
            yield _swapped(features, action, one, word), action


def _forced(features: Sight, card: Card) -> Iterator[Action]:
    found = max(_swaps(features, card), key=lambda swap: swap[0], default=None)
    if found is not None:
        yield found[1]


def _breaker(features: Sight, card: Card) -> Iterator[Action]:
    found = [one.cards[0] for seat in features.others for held in features.areas[seat].values() for one in held.sets]
    if found:
        yield verbs.Breaker(card, max(found, key=lambda place: breaking(features, place)))


def _build(features: Sight, card: Card) -> Iterator[Action]:
    free, _ = places(features.areas[features.me], WORD[card])
    for place in free[:1]:
        yield verbs.Build(card, place)


def _rent(features: Sight, card: Card) -> Iterator[Action]:
    """The dearest colour, with as many Doubles as may go with it and with none."""
    area = features.areas[features.me]
    rents = [(best_rent(word, area[word]), word) for word in ALLOWED[card] if word in area]
    rent, word = max(rents, default=(0, ""))
    if not rent:
        return
    held = sum([WORD[other] == data.DOUBLE for other in features.hand])
    for doubles in {0, min(held, features.plays - 1, features.doubles)}:
        if len(ALLOWED[card]) == 2 or features.all_pay:
            yield verbs.Charge(card, word, doubles)
        else:
            seat = max(features.others, key=lambda other: spoils(features, (other,), rent << doubles))
            yield verbs.ChargeOne(card, word, doubles, seat)


EFFECTS: dict[str, Callable[[Sight, Card], Iterator[Action]]] = {
    data.PASS_GO: lambda features, card: iter([verbs.PassGo(card)]),
    data.BIRTHDAY: lambda features, card: iter([verbs.Birthday(card)]),
    data.COLLECTOR: lambda features, card: iter(
        [verbs.Collect(card, max(features.others, key=lambda seat: spoils(features, (seat,), DEBT)))]
    ),
    data.SLY: _sly,
    data.FORCED: _forced,
    data.BREAKER: _breaker,
    data.HOUSE: _build,
    data.HOTEL: _build,
    data.RENT: _rent,
}
"""By the card's word, rent cards by their kind."""


def moves(features: Sight) -> list[tuple[float, verbs.Rearrange]]:
    """Laid wilds that would lie better on another colour, and how much better."""
    area = features.areas[features.me]
    return [
        (worth, verbs.Rearrange((f"{card}-to-{goal}",), "no"))
        for word, held in area.items()
        for card in held.cards
        if KIND[card] == data.WILD
        for goal in ALLOWED[card]
        if goal != word and goal in area and (worth := moving(features, card, word, goal)) > BETTER
    ]
