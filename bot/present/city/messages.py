"""City's public messages: one for each turn, one for each auction, one for the end; and their final forms."""

from collections.abc import Callable, Collection, Sequence

from bot.games.city import actions
from bot.games.city.view import CountLine
from bot.kit.contract import CLOCK, EventFor, LegalAction, Wait
from bot.present import participants
from bot.present.city import hour_vote, pictures, position_text
from bot.present.city.auction_message import auction_panel, past_auctions
from bot.present.city.panel_context import GAME, CityContext
from bot.present.city.trade_messages import DEALS, ENDS
from bot.present.controls.legal_action_controls import buttons, reasons, rows
from bot.present.panel_model import Button, Panel
from bot.present.panels import final_messages, game_over, turns, votes
from bot.present.panels.trades import DEAL, finals
from bot.tables.model import OVER

AUCTION = "auction"
LATER = (actions.BuildStadium, actions.BuildSkyscraper, actions.BuildTower, actions.RemoveHazard)
"""What may be built besides a permit's blocks: rare, and found among one's moves."""
GREYED = (actions.Buy, actions.PayFine)
"""Verbs that the public message shows greyed, with the reason; the others are explained privately."""

PAST: final_messages.Finals[CityContext] = {
    turns.TURN: turns.finals(lambda ctx: ctx.view.turn, position_text.news, pictures.board),
    AUCTION: past_auctions,
    DEAL: finals(ENDS),
    hour_vote.CALL: final_messages.each(hour_vote.past),
}
"""The final forms by the first part of a message's name."""
happened: Callable[[CityContext, Sequence[EventFor]], list[str]] = turns.happened(
    lambda ctx: ctx.view.turn, position_text.news
)
"""All that happened in the present turn."""


def panels(ctx: CityContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    over = ctx.table.phase == OVER
    if over:
        return final_messages.with_past(ctx, [end_panel(ctx)], live, recent, PAST)
    told = position_text.told_now(ctx, recent)
    auction = [auction_panel(ctx)] if ctx.view.auction is not None else []
    turn = turns.with_steps(ctx, ctx.view.turn, lambda: turn_panel(ctx, told), auction)
    made = [*turn, *DEALS.open(ctx, ctx.view.deals, told, ENDS), *hour_vote.panels(ctx)]
    return final_messages.with_past(ctx, made, live, recent, PAST)


# ---- the turn


def turn_panel(ctx: CityContext, told: Sequence[EventFor]) -> Panel:
    """Whose turn it is, until when, what just happened in it, and the buttons of the person awaited."""
    view, (controls, why_greyed) = ctx.view, _controls(ctx, decision(ctx))
    notes = position_text.card(ctx, told), position_text.hour(ctx), *why_greyed
    return turns.panel(
        ctx,
        view.turn,
        view.active,
        turns.TurnText(position_text.news(ctx, told), [awaited(ctx, wait) for wait in public_waits(ctx)], notes),
        controls,
        pictures.turn(ctx),
    )


def public_waits(ctx: CityContext) -> list[Wait]:
    """The decisions of people that the turn's message tells; the game hour has its own line, deals and votes messages."""
    return [wait for wait in ctx.waits if CLOCK not in wait.seats and wait.kind not in (DEAL, votes.VOTE)]


def awaited(ctx: CityContext, wait: Wait) -> str:
    """Who is to do what, until when; the person to move is mentioned."""
    if wait.kind == AUCTION:
        return ctx.say("panel-auction-below", space=ctx.space(ctx.view.lot or 0))
    return turns.awaited(ctx, wait, spoken_to=len(wait.seats) == 1)


def decision(ctx: CityContext) -> list[LegalAction]:
    """What the awaited person may answer to the decision of the turn; nothing in an auction, nor while a robot thinks.

    Greyed is only what everybody should understand.
    """
    for wait in public_waits(ctx):
        if len(wait.seats) == 1 and participants.people(ctx, wait.seats) and wait.kind != AUCTION:
            return [each for each in ctx.may(wait.seats[0]) if each.wait == wait.id and _shown(ctx, each)]
    return []


def _shown(ctx: CityContext, legal_action: LegalAction) -> bool:
    return (
        legal_action.action.__name__ not in ctx.GRAVE
        and legal_action.action not in LATER
        and (legal_action.blocked is None or legal_action.action in GREYED)
    )


def _controls(ctx: CityContext, answers: Sequence[LegalAction]) -> tuple[tuple[tuple[Button, ...], ...], list[str]]:
    """The buttons of these answers in rows, and why some are greyed; nothing is made while an auction runs."""
    if not answers:
        return (), []
    context = ctx.controls
    return rows(_labelled(ctx, buttons(context, answers))), ["-# " + line for line in reasons(context, answers)]


def _labelled(ctx: CityContext, made: Sequence[Button]) -> list[Button]:
    """The price stands on the button that buys."""
    lot = ctx.view.lot
    price = "" if lot is None else f" · {ctx.cash(ctx.plots[lot].price)}"
    bought = ctx.words.action(GAME, actions.Buy)
    return [
        Button(bought + price, button.press, button.style, button.disabled) if button.label == bought else button
        for button in made
    ]


# ---- the end


def end_panel(ctx: CityContext) -> Panel:
    """Who has won by what, the count explained, the seed that proves the dice, and a rematch."""
    won = [game_over.worth(ctx, ctx.cash(line.total)) for line in ctx.view.count if line.rank == 1]
    return game_over.panel(ctx, game_over.winner(ctx), won[:1], _count(ctx), pictures.end(ctx))


def _count(ctx: CityContext) -> tuple[str, ...]:
    """One line for each seat: rank, total, cash and the districts with their rents (CITY-149 to CITY-151)."""
    out = [seat.seat for seat in ctx.view.seats if not seat.solvent]
    return game_over.count(ctx, ctx.view.count, out, lambda line, name: _sums(ctx, line, name))


def _sums(ctx: CityContext, line: CountLine, name: str) -> str:
    values = {
        "total": ctx.cash(line.total),
        "cash": ctx.cash(line.cash),
        "rents": ctx.cash(sum(rent for _, rent in line.districts)),
    }
    each = " · ".join(f"{ctx.space(space)} {ctx.cash(rent)}" for space, rent in line.districts if rent)
    return ctx.say("panel-count", name=name, **values) + (f"\n-# {each}" if each else "")
