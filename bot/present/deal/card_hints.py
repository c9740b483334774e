"""What a hand card would do now, in one line of a menu."""

from bot.games.deal import actions
from bot.games.deal.data import BIRTHDAY, COLLECTOR, COLOURS, MONEY, PROPERTY, face
from bot.kit.contract import Card, LegalAction
from bot.present.deal.panel_context import DealContext, best_rent, property_like

WHOLE_COLOURS = 2
"""Colours that fit into one line."""


def effect(ctx: DealContext, card: Card) -> str:
    """What a card does, as printed on it."""
    shown = face(card)
    return ctx.say(f"face-{shown.kind if shown.kind in (MONEY, PROPERTY) else shown.word}")


def hint(ctx: DealContext, card: Card, word: str = "") -> str:
    """What playing a card would do now; what it does at all where it cannot be played."""
    legal_actions = [each for each in ctx.of_card(card) if each.blocked is None]
    if property_like(card):
        words = [word] if word else list(face(card).colours)
        if len(words) > WHOLE_COLOURS:
            return effect(ctx, card)
        return " · ".join(_laid(ctx, card, each) for each in words)
    if face(card).kind == MONEY:
        return ctx.say("panel-to-bank", value=ctx.cash(face(card).value))
    for legal_action in legal_actions:
        said = _doing(ctx, legal_action, card)
        if said:
            return said
    return effect(ctx, card)


def _laid(ctx: DealContext, card: Card, word: str) -> str:
    """`orange 2/3, rent 3M`: the loose group as it would be."""
    assert ctx.seat is not None
    size, ladder = COLOURS[word].size, COLOURS[word].ladder
    groups = [group for group in ctx.seen(ctx.seat).groups if group.colour == word and not group.complete]
    count = 1 + sum(len(group.cards) for group in groups)
    anchored = face(card).value or any(face(each).value for group in groups for each in group.cards)
    rent = ladder[min(count, size) - 1] if anchored else 0
    said = {"colour": ctx.hue(word), "cards": min(count, size), "size": size}
    return ctx.say("panel-would-lie", rent=ctx.cash(rent), **said)


def _doing(ctx: DealContext, legal_action: LegalAction, card: Card) -> str:
    """What an action card can do now; nothing where its printed effect says as much."""
    verb, count = legal_action.action, len(legal_action.options(-1))
    if verb in (actions.Charge, actions.ChargeOne):
        return ctx.say("panel-rents", rents=_rents(ctx, tuple(map(str, legal_action.options(1)))))
    if verb in (actions.Sly, actions.Forced):
        return ctx.say("panel-can-take", count=count)
    if verb is actions.Breaker:
        return ctx.say("panel-can-break", count=count)
    return effect(ctx, card) if face(card).word in (COLLECTOR, BIRTHDAY) else ""


def _rents(ctx: DealContext, words: tuple[str, ...]) -> str:
    """The best rents that can be charged."""
    best = {word: best_rent(ctx, word) for word in words}
    ordered = sorted(best, key=lambda word: -best[word])
    return ", ".join(f"{ctx.hue(word)} {ctx.cash(best[word])}" for word in ordered[:3])
