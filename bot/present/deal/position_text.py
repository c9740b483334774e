"""Lines of text about a position of Deal: what just happened, who has what, what a charge or theft is about."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.data import COLLECTOR
from bot.games.deal.view import DemandView
from bot.kit.contract import EventFor
from bot.present.deal.table_view import DealTableView
from bot.present.panels import turns

SILENT = (events.TurnBegan, events.TurnEnded, events.SetCompleted)
"""Events told by the headline, or by the picture."""


def news(table_view: DealTableView, told: Sequence[EventFor]) -> str:
    """What everybody saw happen, one line each, the last few."""
    return turns.news(table_view, told, SILENT)


def holdings(table_view: DealTableView) -> str:
    """Everybody's hand count, bank and sets in one line; who has left is struck through."""
    each = []
    for seat in table_view.view.order:
        seen, name = table_view.seen(seat), table_view.name(seat)
        if not seen.playing:
            each.append(f"~~{name}~~")
            continue
        bank = table_view.cash(seen.total)
        said = table_view.say(
            "panel-holding", name=name, cards=seen.cards, bank=bank, sets=seen.colours, goal=table_view.view.goal
        )
        each.append(said)
    return "-# " + " · ".join(each)


def piles(table_view: DealTableView) -> str:
    """The draw pile, the played cards, and how long the game may still last."""
    view = table_view.view
    said = [table_view.say("panel-piles", pile=view.pile, discards=len(view.discards))]
    if view.last_turn:
        said.append(table_view.say("panel-last-turn"))
    elif view.hours:
        said.append(table_view.say("panel-hours", hours=view.hours))
    return "-# " + " · ".join(said)


def capital(said: str) -> str:
    """A text that begins with a capital letter."""
    return said[:1].upper() + said[1:]


def demanded(table_view: DealTableView, demand: DemandView) -> str:
    """What is asked of the targets, as a headline."""
    card = table_view.card(demand.cards[0])
    if not demand.take:
        due = table_view.cash(max((thread.due for thread in demand.threads), default=0))
        if demand.colour:
            rent = capital(table_view.rent(demand.colour))
            return table_view.say("panel-demand-rent", rent=rent, due=due, doubles=len(demand.cards) - 1)
        key = "panel-demand-debt" if demand.kind == COLLECTOR else "panel-demand-birthday"
        return table_view.say(key, card=card, due=due)
    cards = " + ".join(map(table_view.card, demand.take))
    if demand.give:
        return table_view.say("panel-demand-swap", card=card, cards=cards, own=table_view.card(demand.give))
    return table_view.say("panel-demand-theft", card=card, cards=cards)
