"""Lines of text about a position of Deal: what just happened, who has what, what a charge or theft is about."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.data import COLLECTOR
from bot.games.deal.view import DemandView
from bot.games.kit.model import Told
from bot.present import turns
from bot.present.deal.scene import Scene

SILENT = (events.TurnBegan, events.TurnEnded, events.SetCompleted)
"""Events told by the headline, or by the picture."""


def news(scene: Scene, told: Sequence[Told]) -> str:
    """What everybody saw happen, one line each, the last few."""
    return turns.news(scene, told, SILENT)


def holdings(scene: Scene) -> str:
    """Everybody's hand count, bank and sets in one line; who has left is struck through."""
    each = []
    for seat in scene.view.order:
        seen, name = scene.seen(seat), scene.name(seat)
        if not seen.playing:
            each.append(f"~~{name}~~")
            continue
        bank = scene.cash(seen.total)
        said = scene.say(
            "panel-holding", name=name, cards=seen.cards, bank=bank, sets=seen.colours, goal=scene.view.goal
        )
        each.append(said)
    return "-# " + " · ".join(each)


def piles(scene: Scene) -> str:
    """The draw pile, the played cards, and how long the game may still last."""
    view = scene.view
    said = [scene.say("panel-piles", pile=view.pile, discards=len(view.discards))]
    if view.last_turn:
        said.append(scene.say("panel-last-turn"))
    elif view.hours:
        said.append(scene.say("panel-hours", hours=view.hours))
    return "-# " + " · ".join(said)


def capital(said: str) -> str:
    """A text that begins with a capital letter."""
    return said[:1].upper() + said[1:]


def demanded(scene: Scene, demand: DemandView) -> str:
    """What is asked of the targets, as a headline."""
    card = scene.card(demand.cards[0])
    if not demand.take:
        due = scene.cash(max((thread.due for thread in demand.threads), default=0))
        if demand.colour:
            rent = capital(scene.rent(demand.colour))
            return scene.say("panel-demand-rent", rent=rent, due=due, doubles=len(demand.cards) - 1)
        key = "panel-demand-debt" if demand.kind == COLLECTOR else "panel-demand-birthday"
        return scene.say(key, card=card, due=due)
    cards = " + ".join(map(scene.card, demand.take))
    if demand.give:
        return scene.say("panel-demand-swap", card=card, cards=cards, own=scene.card(demand.give))
    return scene.say("panel-demand-theft", card=card, cards=cards)
