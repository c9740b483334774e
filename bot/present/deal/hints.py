"""What a hand card would do now, in one line of a menu."""

from bot.games.deal import actions
from bot.games.deal.data import BIRTHDAY, COLLECTOR, COLOURS, MONEY, PROPERTY, face
from bot.games.kit.model import Card, Offer, OneOf
from bot.present.deal.scene import Scene, property_like

WHOLE_COLOURS = 2
"""Colours that fit into one line."""


def effect(scene: Scene, card: Card) -> str:
    """What a card does, as printed on it."""
    shown = face(card)
    return scene.say(f"face-{shown.kind if shown.kind in (MONEY, PROPERTY) else shown.word}")


def hint(scene: Scene, card: Card, word: str = "") -> str:
    """What playing a card would do now; what it does at all where it cannot be played."""
    offers = [offer for offer in scene.of_card(card) if offer.blocked is None]
    if property_like(card):
        words = [word] if word else list(face(card).colours)
        if len(words) > WHOLE_COLOURS:
            return effect(scene, card)
        return " · ".join(_laid(scene, card, each) for each in words)
    if face(card).kind == MONEY:
        return scene.say("panel-to-bank", value=scene.cash(face(card).value))
    for offer in offers:
        said = _doing(scene, offer, card)
        if said:
            return said
    return effect(scene, card)


def _laid(scene: Scene, card: Card, word: str) -> str:
    """`orange 2/3, rent 3M`: the loose group as it would be."""
    assert scene.seat is not None
    size, ladder = COLOURS[word].size, COLOURS[word].ladder
    groups = [group for group in scene.seen(scene.seat).groups if group.colour == word and not group.complete]
    count = 1 + sum(len(group.cards) for group in groups)
    anchored = face(card).value or any(face(each).value for group in groups for each in group.cards)
    rent = ladder[min(count, size) - 1] if anchored else 0
    said = {"colour": scene.hue(word), "cards": min(count, size), "size": size}
    return scene.say("panel-would-lie", rent=scene.cash(rent), **said)


def _doing(scene: Scene, offer: Offer, card: Card) -> str:
    """What an action card can do now; nothing where its printed effect says as much."""
    verb, last = offer.action, offer.params[-1]
    count = len(last.options) if isinstance(last, OneOf) else 0
    if verb in (actions.Charge, actions.ChargeOne) and isinstance(offer.params[1], OneOf):
        return scene.say("panel-rents", rents=_rents(scene, tuple(map(str, offer.params[1].options))))
    if verb in (actions.Sly, actions.Forced):
        return scene.say("panel-can-take", count=count)
    if verb is actions.Breaker:
        return scene.say("panel-can-break", count=count)
    return effect(scene, card) if face(card).word in (COLLECTOR, BIRTHDAY) else ""


def _rents(scene: Scene, words: tuple[str, ...]) -> str:
    """The best rents that can be charged."""
    assert scene.seat is not None
    best = {
        word: max((group.rent for group in scene.seen(scene.seat).groups if group.colour == word), default=0)
        for word in words
    }
    ordered = sorted(best, key=lambda word: -best[word])
    return ", ".join(f"{scene.hue(word)} {scene.cash(best[word])}" for word in ordered[:3])
