"""How a robot of Deal answers: what is at stake, whether a Just Say No is worth it, what to pay with, what to give back."""

from collections.abc import Sequence

import msgspec

from bot.games.deal.data import NO
from bot.games.deal.robot.features import ALLOWED, KIND, SIZE, VALUE, WORD, Sight, funds, landing, lying, whole
from bot.games.deal.robot.value import KEPT, colour_worth, damage, gain, kept, loss, money, to_go, weight
from bot.games.deal.state import Area, loose
from bot.kit.contract import Card, Cash, Seat

SECOND = 0.6
"""What part of its worth a Just Say No keeps when there is another one in hand."""


class Plea(msgspec.Struct, frozen=True, gc=False):
    """What is asked in a thread: `due` of a charge, or the cards `take` and `give` of a theft."""

    actor: Seat
    target: Seat
    due: Cash = 0
    take: tuple[Card, ...] = ()
    give: Card = 0


def no_kept(features: Sight) -> float:
    """What the first Just Say No of the hand is worth in hand."""
    held = sum([WORD[card] == NO for card in features.hand])
    return KEPT[NO] * (SECOND if held > 1 else 1.0)


def stake(features: Sight, plea: Plea) -> float:
    """What it means to who looks, target or actor, that the action stands: a loss for the one, a gain for the other."""
    lost, won = _stakes(features, plea)
    if features.me == plea.target:
        return lost + weight(features, plea.actor) * won
    return won + weight(features, plea.target) * lost


def _stakes(features: Sight, plea: Plea) -> tuple[float, float]:
    """What the target loses and the actor wins."""
    if plea.due:
        return damage(features, plea.target, plea.due)
    theirs, ours = features.areas[plea.target], features.areas[plea.actor]
    word = _where(theirs, plea.take[0])
    if len(plea.take) > 1:
        return loss(features, theirs, word, SIZE[word]), gain(features, ours, word, SIZE[word])
    lost, won = loss(features, theirs, word), gain(features, ours, landing(ours, plea.take[0], word))
    if plea.give:
        own = _where(ours, plea.give)
        won -= loss(features, ours, own)
        lost -= gain(features, theirs, landing(theirs, plea.give, own))
    return lost, won


def _where(area: Area, card: Card) -> str:
    """The colour on which a card lies."""
    return next(word for word, held in area.items() if card in held.cards)


# ---- paying


def costs(features: Sight, payee: Seat, cards: Sequence[Card]) -> float:
    """What a payment costs the payer, and a share of what it brings the payee."""
    area, bank = features.areas[features.me], features.banks[features.me]
    total = funds(bank)
    notes = sum([VALUE[card] for card in cards if card in bank])
    lost = money(total) - money(total - notes)
    won = 0.0
    counts: dict[str, int] = {}
    for card in cards:
        word = next((word for word, held in area.items() if card in held.cards), "")
        if word:
            counts[word] = counts.get(word, 0) + 1
            lost += 0.5 * (len(ALLOWED[card]) > 1)
            there = features.areas[payee]
            won += gain(features, there, landing(there, card, word))
        elif card not in bank:
            lost += VALUE[card]
    lost += _colours_lost(features, area, counts)
    return lost + weight(features, payee) * (won + 0.5 * notes)


def _colours_lost(features: Sight, area: Area, counts: dict[str, int]) -> float:
    """What the area loses with so many cards of its colours."""
    broken = sum([lying(area, word) >= SIZE[word] > lying(area, word) - fewer for word, fewer in counts.items()])
    complete = whole(area)
    lost = to_go(features, complete) - to_go(features, complete - broken)
    for word, fewer in counts.items():
        count = lying(area, word)
        lost += colour_worth(word, count) - colour_worth(word, count - fewer)
    return lost


def quick_payment(features: Sight, due: Cash) -> tuple[Card, ...]:
    """A fair payment, quickly: the small notes first, then the least advanced properties, nothing superfluous."""
    area = features.areas[features.me]
    queue = sorted(features.banks[features.me], key=VALUE.__getitem__)
    properties: list[tuple[float, Card]] = []
    buildings = []
    for word, held in area.items():
        spare = loose(held)
        stage = colour_worth(word, len(held.cards)) - colour_worth(word, len(held.cards) - 1)
        properties += [(stage + (0 if card in spare else 100), card) for card in held.cards if VALUE[card]]
        buildings += [card for one in held.sets for card in (one.hotel, one.house) if card]
    queue += buildings + [card for _, card in sorted(properties)]
    chosen, total = [], 0
    for card in queue:
        if total >= due:
            break
        chosen.append(card)
        total += VALUE[card]
    return _without_waste(chosen, total - due)


def _without_waste(chosen: list[Card], over: Cash) -> tuple[Card, ...]:
    """Leave out what can be left out, the last chosen first, so that nothing is superfluous (DEAL-73)."""
    for card in reversed(chosen):
        if VALUE[card] <= over:
            over -= VALUE[card]
            chosen = [other for other in chosen if other != card]
    return tuple(chosen)


def payments(features: Sight, due: Cash, least: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Payments worth a look: the least painful by the rules, a quick one, and any single card that will do."""
    found = [least]
    quick = quick_payment(features, due)
    if set(quick) != set(least):
        found.append(quick)
    area = features.areas[features.me]
    singles = [card for held in area.values() for card in loose(held) if VALUE[card] >= due]
    singles += [card for card in features.banks[features.me] if VALUE[card] >= due]
    if len(least) > 1 or funds(least) > due:
        singles.sort(key=lambda card: VALUE[card])
        found += [(card,) for card in singles[:3] if (card,) not in found]
    return found


# ---- giving back


def unwanted(features: Sight, count: int) -> tuple[Card, ...]:
    """The cards in hand that are worth least there."""
    return tuple(sorted(features.hand, key=lambda card: (kept(features, card), KIND[card], card))[:count])
