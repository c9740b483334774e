"""What a hand card would do now, in one line of a menu."""

from bot.games.deal import actions
from bot.games.deal.data import BIRTHDAY, COLLECTOR, COLOURS, MONEY, PROPERTY, face
from bot.kit.contract import Card, Choice, LegalAction
from bot.present.deal.table_view import DealTableView, property_like

WHOLE_COLOURS = 2
"""Colours that fit into one line."""


def effect(table_view: DealTableView, card: Card) -> str:
    """What a card does, as printed on it."""
    shown = face(card)
    return table_view.say(f"face-{shown.kind if shown.kind in (MONEY, PROPERTY) else shown.word}")


def hint(table_view: DealTableView, card: Card, word: str = "") -> str:
    """What playing a card would do now; what it does at all where it cannot be played."""
    legal_actions = [legal_action for legal_action in table_view.of_card(card) if legal_action.blocked is None]
    if property_like(card):
        words = [word] if word else list(face(card).colours)
        if len(words) > WHOLE_COLOURS:
            return effect(table_view, card)
        return " · ".join(_laid(table_view, card, each) for each in words)
    if face(card).kind == MONEY:
        return table_view.say("panel-to-bank", value=table_view.cash(face(card).value))
    for legal_action in legal_actions:
        said = _doing(table_view, legal_action, card)
        if said:
            return said
    return effect(table_view, card)


def _laid(table_view: DealTableView, card: Card, word: str) -> str:
    """`orange 2/3, rent 3M`: the loose group as it would be."""
    assert table_view.seat is not None
    size, ladder = COLOURS[word].size, COLOURS[word].ladder
    groups = [group for group in table_view.seen(table_view.seat).groups if group.colour == word and not group.complete]
    count = 1 + sum(len(group.cards) for group in groups)
    anchored = face(card).value or any(face(each).value for group in groups for each in group.cards)
    rent = ladder[min(count, size) - 1] if anchored else 0
    said = {"colour": table_view.hue(word), "cards": min(count, size), "size": size}
    return table_view.say("panel-would-lie", rent=table_view.cash(rent), **said)


def _doing(table_view: DealTableView, legal_action: LegalAction, card: Card) -> str:
    """What an action card can do now; nothing where its printed effect says as much."""
    verb, last = legal_action.action, legal_action.params[-1]
    count = len(last.options) if isinstance(last, Choice) else 0
    if verb in (actions.Charge, actions.ChargeOne) and isinstance(legal_action.params[1], Choice):
        return table_view.say("panel-rents", rents=_rents(table_view, tuple(map(str, legal_action.params[1].options))))
    if verb in (actions.Sly, actions.Forced):
        return table_view.say("panel-can-take", count=count)
    if verb is actions.Breaker:
        return table_view.say("panel-can-break", count=count)
    return effect(table_view, card) if face(card).word in (COLLECTOR, BIRTHDAY) else ""


def _rents(table_view: DealTableView, words: tuple[str, ...]) -> str:
    """The best rents that can be charged."""
    assert table_view.seat is not None
    best = {
        word: max((group.rent for group in table_view.seen(table_view.seat).groups if group.colour == word), default=0)
        for word in words
    }
    ordered = sorted(best, key=lambda word: -best[word])
    return ", ".join(f"{table_view.hue(word)} {table_view.cash(best[word])}" for word in ordered[:3])
