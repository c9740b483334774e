"""Classic's public messages: turns, auctions, shortages, deals, claims, the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.classic import events
from bot.kit.contract import EventFor
from bot.present.classic import position_text
from bot.present.classic.auction_message import auction_panel, past_auctions
from bot.present.classic.claims import claim_panels, past_claim
from bot.present.classic.out_of_turn_ping import TOLD, summons_panels
from bot.present.classic.panel_context import ClassicContext
from bot.present.classic.shortage_message import CONTEST, contest_panels, past_contest
from bot.present.classic.trade_messages import DEALS, ENDS
from bot.present.classic.turn_message import end_panel, turn_panel
from bot.present.panel_model import Panel
from bot.present.panels import auctions, claims, final_messages, out_of_turn_ping, trades, turns
from bot.present.panels.final_messages import each
from bot.tables.model import OVER

PAST: final_messages.Finals[ClassicContext] = {
    turns.TURN: turns.finals(events.TurnBegan, lambda ctx: ctx.view.turn, position_text.news),
    auctions.AUCTION: past_auctions,
    CONTEST: each(past_contest),
    trades.DEAL: trades.finals(ENDS),
    claims.CLAIM: each(past_claim),
    **dict.fromkeys(TOLD, out_of_turn_ping.finals(TOLD)),
}
"""The final forms by the first part of a message's name."""


def panels(ctx: ClassicContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    made = [end_panel(ctx)] if ctx.table.phase == OVER else _running(ctx, recent)
    return final_messages.with_past(ctx, made, live, recent, PAST)


def _running(ctx: ClassicContext, recent: Sequence[EventFor]) -> list[Panel]:
    """The turn, what is auctioned or asked for, open deals, and whom slow games call."""
    made = [turn_panel(ctx, recent), *contest_panels(ctx)]
    if ctx.view.auction is not None:
        made.append(auction_panel(ctx))
    made += [DEALS.public(ctx, deal) for deal in ctx.view.deals]
    return [*made, *claim_panels(ctx), *summons_panels(ctx)]
