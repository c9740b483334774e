"""Classic's public messages: turns, auctions, shortages, deals, claims, the end; and their final forms."""

from collections.abc import Callable, Collection, Sequence

from bot.games.classic import actions
from bot.games.classic.events import money
from bot.games.classic.events.buildings import MortgageLifted
from bot.games.classic.events.rents import ClaimOpened
from bot.games.classic.view import CountLine
from bot.kit.contract import EventFor, Wait
from bot.present import clock_text, participants
from bot.present.classic import claims, pictures, position_text
from bot.present.classic.auction_message import auction_panel, past_auctions
from bot.present.classic.decision_controls import of_turn
from bot.present.classic.panel_context import ClassicContext
from bot.present.classic.shortage_message import CONTEST, contest_panels, past_contest
from bot.present.classic.trade_messages import DEALS, ENDS
from bot.present.panel_model import Panel
from bot.present.panels import auctions, debts, final_messages, game_over, out_of_turn_ping, trades, turns
from bot.present.panels import claims as rents
from bot.present.panels.final_messages import each
from bot.tables.model import OVER

PHASES = ("auction", "debt", "inherit", "contest")
"""While one of these is open the turn stands still (CLASSIC-23)."""
BELOW = {"auction": "panel-auction-below", "contest": "panel-contest-below"}
"""Phases with a message of their own."""
ELSEWHERE = ("deal", "claim", "hour")
"""Waits that are told in lines or messages of their own."""
CALLED = {
    "debt": (money.DebtPaid, money.SharePaid, money.WentBankrupt, money.LeftGame),
    "inherit": (MortgageLifted,),
}
"""Who is called in slow pace, once, to decide out of turn, and what may have become of each."""
PAST: final_messages.Finals[ClassicContext] = {
    turns.TURN: turns.finals(lambda ctx: ctx.view.turn, position_text.news, pictures.board),
    auctions.AUCTION: past_auctions,
    CONTEST: each(past_contest),
    trades.DEAL: trades.finals(ENDS),
    rents.CLAIM: each(claims.past_claim),
    **dict.fromkeys(CALLED, out_of_turn_ping.finals(CALLED)),
}
"""The final forms by the first part of a message's name."""
happened: Callable[[ClassicContext, Sequence[EventFor]], list[str]] = turns.happened(
    lambda ctx: ctx.view.turn, position_text.news
)
"""All that happened in the present turn."""


def panels(ctx: ClassicContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    made = [end_panel(ctx)] if ctx.table.phase == OVER else _running(ctx, recent)
    return final_messages.with_past(ctx, made, live, recent, PAST)


def _running(ctx: ClassicContext, recent: Sequence[EventFor]) -> list[Panel]:
    """The turn, what is auctioned or asked for, open deals, and whom slow games call."""
    steps = [*contest_panels(ctx), *((auction_panel(ctx),) if ctx.view.auction is not None else ())]
    meanwhile = claims.lines(ctx), claims.controls(ctx, ())
    turn = turns.with_steps(ctx, ctx.view.turn, lambda: turn_panel(ctx, recent), steps, *meanwhile)
    told = turns.told_in(recent, ctx.view.turn, ctx.view.turn)
    made = [*turn, *DEALS.open(ctx, ctx.view.deals, told, ENDS), *claims.claim_panels(ctx)]
    return [*made, *out_of_turn_ping.panels(ctx, ctx.view.active, CALLED, lambda ctx, wait: owed(ctx), of_turn)]


def owed(ctx: ClassicContext) -> str:
    """The open debt for everybody to see: who must find how much, for whom (CLASSIC-150)."""
    debt = ctx.view.debt
    return debts.public(ctx, debt, "panel-debt-each" if debt and debt.shares else "panel-debt")


# ---- the turn


def turn_panel(ctx: ClassicContext, recent: Sequence[EventFor]) -> Panel:
    """Whose turn it is, what happened, open rents, and what may be pressed."""
    view, public = ctx.view, _public(ctx)
    told = turns.told_in(recent, view.turn, view.turn)
    waiting = {claim.number for claim in view.claims}
    # Rents that may still be claimed have a line of their own.
    shown = [each for each in told if not (isinstance(each.event, ClaimOpened) and each.event.claim in waiting)]
    notes = (
        position_text.card(ctx),
        *claims.lines(ctx),
        position_text.nearly_over(ctx),
    )
    text = DECISIONS.text(ctx, position_text.news(ctx, shown), public, notes)
    controls = (*DECISIONS.rows(ctx, public), *claims.controls(ctx, told))
    return turns.panel(ctx, view.turn, view.active, text, controls, pictures.turn(ctx))


# ---- who is to do what


def _public(ctx: ClassicContext) -> list[Wait]:
    """The decisions that the turn's message tells: those of a phase, else that of the turn."""
    return [
        wait
        for wait in ctx.waits
        if wait.kind not in ELSEWHERE and not (wait.held and ctx.view.stage in PHASES and wait.kind not in PHASES)
    ]


def _awaited(ctx: ClassicContext, wait: Wait) -> str:
    """Who is to do what, until when; only the active person is mentioned."""
    kind = wait.kind
    if kind in BELOW:
        return ctx.say(BELOW[kind])
    claim = claims.blocking(ctx) if wait.held else None
    if claim is None:
        return turns.awaited(ctx, wait, spoken_to=wait.seats[0] == ctx.view.active)
    # The dice wait for a rent that may still be asked for (CLASSIC-80).
    values = {"mention": participants.mention(ctx, wait.seats[0]), "owner": ctx.name(claim.owner)}
    return clock_text.ends(ctx, "panel-held", rents.number(claim), **values)


DECISIONS = turns.Decisions(_awaited, of_turn, (actions.Buy, actions.PayFine, actions.Pay))


# ---- the end


def end_panel(ctx: ClassicContext) -> Panel:
    """Who has won by what, the count explained, the seed that proves the dice, a rematch (CLASSIC-163 to CLASSIC-167)."""
    won = [game_over.worth(ctx, ctx.cash(line.total)) for line in ctx.view.count if line.rank == 1]
    return game_over.panel(ctx, game_over.winner(ctx), won[:1], _count(ctx), pictures.end(ctx))


def _count(ctx: ClassicContext) -> tuple[str, ...]:
    """One line for each seat: rank, net worth and what it is made of (CLASSIC-166); who is out in order of leaving."""

    def sums(line: CountLine, name: str) -> str:
        parts = {part: ctx.cash(getattr(line, part)) for part in ("total", "cash", "properties", "buildings")}
        return ctx.say("panel-count", name=name, **parts)

    out = [seat.seat for seat in ctx.view.seats if not seat.solvent]
    return game_over.count(ctx, ctx.view.count, out, sums)
