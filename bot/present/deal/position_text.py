"""Lines of text about a position of Deal: what just happened, who has what, what a charge or theft is about."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.data import COLLECTOR
from bot.games.deal.payments import worth
from bot.games.deal.view import DemandView
from bot.kit.contract import EventFor
from bot.present.deal.panel_context import DealContext
from bot.present.panel_model import capital
from bot.present.panels import turns

SILENT = (events.TurnBegan, events.TurnEnded, events.SetCompleted)
"""Events told by the headline, or by the picture."""


def news(ctx: DealContext, told: Sequence[EventFor]) -> list[str]:
    """What everybody saw happen, one line each."""
    return turns.news(ctx, told, SILENT)


def fortunes(ctx: DealContext) -> list[int]:
    """The values of all cards that everybody has on the table."""
    areas = [
        [card for group in seat.groups for card in (*group.cards, group.house, group.hotel)] for seat in ctx.view.seats
    ]
    return [seat.total + worth(filter(None, cards)) for seat, cards in zip(ctx.view.seats, areas, strict=True)]


def demanded(ctx: DealContext, demand: DemandView) -> str:
    """What is asked of the targets, as a headline."""
    card = ctx.card(demand.cards[0])
    if not demand.take:
        due = ctx.cash(max((thread.due for thread in demand.threads), default=0))
        if demand.colour:
            rent = capital(ctx.rent(demand.colour))
            return ctx.say("panel-demand-rent", rent=rent, due=due, doubles=len(demand.cards) - 1)
        key = "panel-demand-debt" if demand.kind == COLLECTOR else "panel-demand-birthday"
        return ctx.say(key, card=card, due=due)
    cards = " + ".join(map(ctx.card, demand.take))
    if demand.give:
        return ctx.say("panel-demand-swap", card=card, cards=cards, own=ctx.card(demand.give))
    return ctx.say("panel-demand-theft", card=card, cards=cards)
