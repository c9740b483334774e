"""Lines of text about a position of Deal: what just happened, who has what, what a charge or theft is about."""

from collections.abc import Sequence

from bot.games.deal import events
from bot.games.deal.data import COLLECTOR
from bot.games.deal.view import DemandView
from bot.kit.contract import EventFor
from bot.present.deal.panel_context import DealContext
from bot.present.panel_model import capital
from bot.present.panels import turns

SILENT = (events.TurnBegan, events.TurnEnded, events.SetCompleted)
"""Events told by the headline, or by the picture."""


def news(ctx: DealContext, told: Sequence[EventFor]) -> str:
    """What everybody saw happen, one line each, the last few."""
    return turns.news(ctx, told, SILENT)


def holdings(ctx: DealContext) -> str:
    """Everybody's hand count, bank and sets in one line; who has left is struck through."""
    each = []
    for seat in ctx.view.order:
        seen, name = ctx.seen(seat), ctx.name(seat)
        if not seen.playing:
            each.append(f"~~{name}~~")
            continue
        bank = ctx.cash(seen.total)
        said = ctx.say("panel-holding", name=name, cards=seen.cards, bank=bank, sets=seen.colours, goal=ctx.view.goal)
        each.append(said)
    return "-# " + " · ".join(each)


def piles(ctx: DealContext) -> str:
    """The draw pile, the played cards, and how long the game may still last."""
    view = ctx.view
    said = [ctx.say("panel-piles", pile=view.pile, discards=len(view.discards))]
    if view.last_turn:
        said.append(ctx.say("panel-last-turn"))
    elif view.hours:
        said.append(ctx.say("panel-hours", hours=view.hours))
    return "-# " + " · ".join(said)


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
