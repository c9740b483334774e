"""What a card in hand may do beside lying in the bank: its effect, or why not now (sections 7, 9, 10 and 12)."""

from collections.abc import Callable

import msgspec

from bot.games.deal import actions as verbs
from bot.games.deal import charges, data, play_card, rents, thefts
from bot.games.deal.state import State, opponents
from bot.kit.contract import Action, Card, Choice, LegalAction, Refusal, Seat

ONE: tuple[Choice, ...] = tuple([Choice((card,)) for card in range(2 * data.PACK + 1)])
"""Each card alone, made once; numbers of threads are made anew."""
DOUBLED: tuple[Choice, ...] = tuple([Choice(tuple(range(most + 1))) for most in range(3)])
"""How often a rent may be doubled, where it may be at most so often: two of the plays of a turn are left for it."""
NO_TARGET, NOTHING_TO_GIVE, NO_SET = Refusal("no-target"), Refusal("nothing-to-give"), Refusal("no-complete-set")
NO_SITE, NO_COLOUR, IN_SET = Refusal("no-site"), Refusal("no-such-colour"), Refusal("in-a-set")


class Asking(msgspec.Struct, frozen=True):
    """Who asks what the cards may do: in which wait, and whether what may not be chosen is named with its reason."""

    s: State
    seat: Seat
    wait: str
    greyed: bool


Effect = Callable[[Asking, Card], LegalAction]
"""What the card may do now; blocked where it may not."""


def _blocked(verb: type[Action], card: Card, wait: str, why: Refusal) -> LegalAction:
    """The card's effect greyed with its reason."""
    return LegalAction(verb, wait, (ONE[card],), why)


def _sly(a: Asking, card: Card) -> LegalAction:
    """A loose property of an opponent; those in complete sets are greyed (DEAL-82, DEAL-91)."""
    targets = thefts.stealable(a.s, a.seat)
    if not targets:
        return _blocked(verbs.Sly, card, a.wait, NO_TARGET)
    return LegalAction(verbs.Sly, a.wait, (ONE[card], _targets(a, targets)))


def _targets(a: Asking, targets: list[Card]) -> Choice:
    """What may be taken; what lies in complete sets is greyed."""
    if not a.greyed:
        return Choice(tuple(targets))
    return Choice(tuple(targets), tuple([(guarded, IN_SET) for guarded in thefts.guarded(a.s, a.seat)]))


def _forced(a: Asking, card: Card) -> LegalAction:
    """An own property for a loose one of an opponent (DEAL-84 to DEAL-86, DEAL-91)."""
    own, targets = thefts.givable(a.s, a.seat), thefts.stealable(a.s, a.seat)
    if not own or not targets:
        return _blocked(verbs.Forced, card, a.wait, NO_TARGET if own else NOTHING_TO_GIVE)
    return LegalAction(verbs.Forced, a.wait, (ONE[card], Choice(tuple(own)), _targets(a, targets)))


def _breaker(a: Asking, card: Card) -> LegalAction:
    """A complete set of an opponent (DEAL-88, DEAL-91)."""
    places = thefts.breakable(a.s, a.seat)
    if not places:
        return _blocked(verbs.Breaker, card, a.wait, NO_SET)
    return LegalAction(verbs.Breaker, a.wait, (ONE[card], Choice(tuple(places))))


def _build(a: Asking, card: Card) -> LegalAction:
    """An own complete set that may bear it; others are greyed (DEAL-105, DEAL-106)."""
    free, greyed = play_card.places(a.s.areas[a.seat], data.face(card).word)
    if not free:
        return _blocked(verbs.Build, card, a.wait, greyed[0][1] if len(greyed) == 1 else NO_SITE)
    return LegalAction(verbs.Build, a.wait, (ONE[card], Choice(tuple(free), tuple(greyed))))


def _rent(a: Asking, card: Card) -> LegalAction:
    """A colour of the card in which an anchor is owned, with the Doubles that may go with it (DEAL-58, DEAL-60, DEAL-64)."""
    area, colours = a.s.areas[a.seat], data.face(card).colours
    words = tuple([word for word in colours if word in area and rents.chargeable(area[word])])
    one = len(colours) > 2 and not a.s.rules.rent_all
    if not words:
        return _blocked(verbs.ChargeOne if one else verbs.Charge, card, a.wait, NO_COLOUR)
    params = (ONE[card], Choice(words), DOUBLED[charges.most_doubles(a.s, a.seat)])
    if one:
        return LegalAction(verbs.ChargeOne, a.wait, (*params, Choice(tuple(opponents(a.s, a.seat)))))
    return LegalAction(verbs.Charge, a.wait, params)


EFFECTS: dict[str, Effect] = {
    data.PASS_GO: lambda a, card: LegalAction(verbs.PassGo, a.wait, (ONE[card],)),  # always (DEAL-92)
    # Aimed at all (DEAL-57), whatever they have (DEAL-65); at any opponent, never oneself (DEAL-56, DEAL-67).
    data.BIRTHDAY: lambda a, card: LegalAction(verbs.Birthday, a.wait, (ONE[card],)),
    data.COLLECTOR: lambda a, card: LegalAction(
        verbs.Collect, a.wait, (ONE[card], Choice(tuple(opponents(a.s, a.seat))))
    ),
    data.SLY: _sly,
    data.FORCED: _forced,
    data.BREAKER: _breaker,
    data.HOUSE: _build,
    data.HOTEL: _build,
    "rent": _rent,
    "rent-any": _rent,
}
"""By the card's word. A Just Say No answers only, a Double goes with a rent card only (DEAL-63, DEAL-96)."""
