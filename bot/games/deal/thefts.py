"""Sly Deal, Forced Deal and Deal Breaker (section 9)."""

from bot.games.deal import open_reactions, sets, wild_cards
from bot.games.deal.actions import Breaker, Forced, Sly
from bot.games.deal.data import BREAKER, FORCED, PROPERTY, SLY, face
from bot.games.deal.events import Taken, TheftTried
from bot.games.deal.hand import spend
from bot.games.deal.state import Asked, State, colour_of, loose, opponents
from bot.kit.contract import Card, Rng, Seat, Tell
from bot.kit.mechanics.reactions import ReactionChain, close

TAKEN = "taken"
"""How a theft ends that stood."""


def stealable(s: State, seat: Seat) -> list[Card]:
    """Properties and wilds of opponents outside complete sets, dormant ones too, never buildings (DEAL-82, DEAL-83)."""
    return [
        card
        for other in opponents(s, seat)
        for held in s.areas[other].values()
        for card in (loose(held) if held.sets else held.cards)
    ]


def guarded(s: State, seat: Seat) -> list[Card]:
    """The properties of opponents that lie in complete sets."""
    return [
        card
        for other in opponents(s, seat)
        for held in s.areas[other].values()
        for one in held.sets
        for card in one.cards
    ]


def givable(s: State, seat: Seat) -> list[Card]:
    """What may be given in a Forced Deal: own loose properties, with option O-6 any (DEAL-85, DEAL-86)."""
    return [card for held in s.areas[seat].values() for card in (held.cards if s.rules.swap_sets else loose(held))]


def breakable(s: State, seat: Seat) -> list[Card]:
    """The complete sets of opponents, by their first cards (DEAL-88)."""
    return [one.cards[0] for other in opponents(s, seat) for held in s.areas[other].values() for one in held.sets]


def owner(s: State, card: Card) -> Seat:
    """In whose area a property lies."""
    for seat, area in enumerate(s.areas):
        if colour_of(area, card) is not None:
            return seat
    raise ValueError(f"Card {card} lies in no area.")


def sly(s: State, seat: Seat, action: Sly, _dice: Rng, tell: Tell) -> None:
    """Take one loose property of an opponent, who is asked first (DEAL-82)."""
    spend(s, seat, action.card)
    _try(s, seat, _plan(SLY, action.card, seat, [action.target]), tell)


def forced(s: State, seat: Seat, action: Forced, _dice: Rng, tell: Tell) -> None:
    """Swap an own property for one of an opponent; values and colours need not match (DEAL-84)."""
    spend(s, seat, action.card)
    asked = _plan(FORCED, action.card, seat, [action.target])
    asked.give = action.own
    _try(s, seat, asked, tell)


def breaker(s: State, seat: Seat, action: Breaker, _dice: Rng, tell: Tell) -> None:
    """Take a complete set with its buildings (DEAL-88)."""
    spend(s, seat, action.card)
    _, one = sets.standing(s.areas[owner(s, action.place)], action.place)
    _try(s, seat, _plan(BREAKER, action.card, seat, list(one.cards)), tell)


def _plan(kind: str, card: Card, seat: Seat, take: list[Card]) -> Asked:
    asked = open_reactions.new(kind, [card], seat)
    asked.take = take
    return asked


def _try(s: State, seat: Seat, asked: Asked, tell: Tell) -> None:
    """Tell what is tried, and ask (DEAL-132)."""
    target = owner(s, asked.take[0])
    tell(TheftTried(seat, asked.cards[0], target, tuple(asked.take), asked.give))
    open_reactions.ask(s, seat, [target], asked, tell)


def carry_out(s: State, asked: Asked, t: ReactionChain, tell: Tell) -> None:
    """The target lets it happen: cards go from area to area, never to a hand (DEAL-90)."""
    close(t, TAKEN)
    actor = asked.demand.actor
    tell(Taken(actor, t.seat, tuple(asked.take), asked.give))
    if asked.kind == BREAKER:
        word, one = sets.standing(s.areas[t.seat], asked.take[0])
        sets.move_out(s.areas[t.seat], word, one)
        sets.move_in(s.areas[actor], word, one)
        return
    _swap(s, actor, t.seat, asked, tell)


def _swap(s: State, actor: Seat, target: Seat, asked: Asked, tell: Tell) -> None:
    """Both cards move at the same instant; wilds are placed unasked, for the target too (DEAL-87)."""
    taken, given = asked.take[0], asked.give
    before = sets.count(s.areas[actor]), sets.count(s.areas[target])
    shown = sets.lift(s.areas[target], taken)
    own = sets.lift(s.areas[actor], given) if given else ""
    _arrive(s, actor, (taken, shown, own), before[0], tell)
    if given:
        _arrive(s, target, (given, own, shown), before[1], tell)
    else:
        sets.settle_all(s, target, (shown,), before[1], tell)


def _arrive(s: State, seat: Seat, swap: tuple[Card, str, str], before: dict[str, int], tell: Tell) -> None:
    """A card with the colour it showed comes where another colour may have a gap.

    A property is there to fill it; a wild is placed when the sets are judged.
    """
    card, shown, gap = swap
    touched = {gap} - {""}
    if face(card).kind == PROPERTY:
        sets.add(s.areas[seat], shown, card)
        sets.settle_all(s, seat, touched | {shown}, before, tell)
        return
    sets.settle_all(s, seat, touched, before, tell)
    wild_cards.receive(s, seat, [(card, shown)], tell)
