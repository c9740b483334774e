"""Builder's public messages: turns, auctions, offers, rents, whom slow games call, the end; and their final forms."""

from collections.abc import Callable, Collection, Sequence

from bot.games.builder import actions
from bot.games.builder.events import chips as chip_events
from bot.games.builder.events import game_over as end_events
from bot.games.builder.events import money
from bot.games.builder.events import trades as trade_events
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.builder import claims, pictures, position_text
from bot.present.builder.auction_message import auction_panel, past_auctions
from bot.present.builder.decision_controls import ISLAND, of_turn
from bot.present.builder.panel_context import GAME, BuilderContext
from bot.present.builder.trade_messages import DEALS, ENDS
from bot.present.controls import property_menus
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_model import Button, Panel
from bot.present.panels import auctions, debts, final_messages, game_over, out_of_turn_ping, trades, turns
from bot.present.panels import claims as rents
from bot.present.panels.final_messages import each
from bot.tables.model import OVER

INTERRUPTING = ("debt", "inherit", "auction")
"""While one of these is open the turn stands still (BUILDER-158)."""
ELSEWHERE = ("deal", "claim")
"""Waits that are told in lines or messages of their own."""
CALLED = {
    "debt": (money.DebtPaid, money.DebtCancelled, end_events.WentBankrupt, end_events.LeftGame),
    "inherit": (money.MortgageRepaid, trade_events.MortgageKept),
}
"""Who is called in slow pace, once, to decide out of turn, and what may have become of each."""
FOREMOST = (chip_events.FloorBuilt, chip_events.PenthousePlaced)
"""What matters most of a turn that is over."""
PAST: final_messages.Finals[BuilderContext] = {
    turns.TURN: turns.finals(lambda ctx: ctx.view.turn, position_text.news, pictures.board, FOREMOST),
    auctions.AUCTION: past_auctions,
    trades.DEAL: trades.finals(ENDS),
    rents.CLAIM: each(claims.past_claim),
    **dict.fromkeys(CALLED, out_of_turn_ping.finals(CALLED)),
}
"""The final forms by the first part of a message's name."""
happened: Callable[[BuilderContext, Sequence[EventFor]], list[str]] = turns.happened(
    lambda ctx: ctx.view.turn, position_text.news
)
"""All that happened in the present turn."""


def panels(ctx: BuilderContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    made = [end_panel(ctx)] if ctx.table.phase == OVER else _running(ctx, recent)
    return final_messages.with_past(ctx, made, live, recent, PAST)


def _running(ctx: BuilderContext, recent: Sequence[EventFor]) -> list[Panel]:
    """The turn, what is auctioned, open offers, rents, and whom slow games call."""

    def owed(ctx: BuilderContext, wait: Wait) -> str:
        return debts.public(ctx, ctx.view.debt if wait.kind == "debt" else None)

    auction = [auction_panel(ctx)] if ctx.view.auction is not None else []
    turn = turns.with_steps(ctx, ctx.view.turn, lambda: turn_panel(ctx, recent), auction, *_meanwhile(ctx))
    told = turns.told_in(recent, ctx.view.turn, ctx.view.turn)
    made = [*turn, *DEALS.open(ctx, ctx.view.deals, told, ENDS), *claims.claim_panels(ctx)]
    return [*made, *out_of_turn_ping.panels(ctx, ctx.view.active, CALLED, owed, of_turn)]


# ---- the turn


def turn_panel(ctx: BuilderContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = ctx.view, _public(ctx)
    notes = (
        position_text.card(ctx),
        *_claims(ctx),
        ctx.say("panel-counting") if view.stage == "count" else "",
        position_text.course(ctx),
    )
    text = DECISIONS.text(ctx, happened(ctx, recent), public, notes)
    controls = (*DECISIONS.rows(ctx, public), *claims.controls(ctx))
    return turns.panel(ctx, view.turn, view.active, text, controls, pictures.turn(ctx))


def _claims(ctx: BuilderContext) -> tuple[str, ...]:
    """The rents that may be asked for."""
    return tuple(["-# " + claims.line(ctx, claim) for claim in ctx.view.claims])


def _meanwhile(ctx: BuilderContext) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    """What is open besides an auction, in lines and controls: rents, and what holds the hammer up (BUILDER-62)."""
    first = [wait for wait in _public(ctx) if wait.kind != auctions.AUCTION]
    # The auction has the debtor's button already.
    answered = [wait for wait in first if wait.kind != "debt"]
    lines = (debts.public(ctx, ctx.view.debt), *_claims(ctx), *(_awaited(ctx, wait) for wait in first))
    return lines, (*DECISIONS.rows(ctx, answered), *claims.controls(ctx))


def reference(ctx: BuilderContext) -> tuple[Button, Button]:
    """To the island and to all deeds."""
    return Button(ctx.say("panel-island"), ctx.opens(ISLAND)), property_menus.deeds(ctx)


# ---- who is to do what


def _public(ctx: BuilderContext) -> list[Wait]:
    """The decisions that the turn's message tells: what goes before the turn, else that of the turn."""
    found = [wait for wait in ctx.waits if wait.kind not in ELSEWHERE]
    first = [wait for wait in found if wait.kind in INTERRUPTING]
    return first or found


def _awaited(ctx: BuilderContext, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    if wait.kind == "auction":
        return ctx.say("panel-auction-below")
    claim = claims.blocking(ctx) if wait.held else None
    if claim is None:
        return turns.awaited(ctx, wait, spoken_to=wait.seats[0] == ctx.view.active)
    values = {"mention": participants.mention(ctx, wait.seats[0]), "owner": ctx.name(claim.owner)}
    return clock_text.ends(ctx, "panel-held", rents.number(claim), **values)


DECISIONS = turns.Decisions(_awaited, of_turn, (actions.Buy, actions.PayFine))


# ---- the end


def end_panel(ctx: BuilderContext) -> Panel:
    """Who has won and why it is over, the count with its arithmetic, the seed that proves the dice, a rematch (section 19)."""
    view, words = ctx.view, ctx.words
    early = not view.why or ctx.table.called_off
    why = "" if early else words.event(GAME, end_events.GameEnded(view.why), ctx.names)
    won = [ctx.say("panel-points", count=line.score.total) for line in view.count if line.rank == 1]
    said = (why, *(game_over.worth(ctx, points) for points in won[:1]))
    counted = [position_text.count(ctx, line) for line in view.count]
    return game_over.panel(ctx, game_over.winner(ctx), said, counted, pictures.end(ctx))
