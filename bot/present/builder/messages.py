"""Builder's public messages: turns, auctions, offers, rents, whom slow games call, the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.builder import events
from bot.kit.contract import EventFor
from bot.present.builder import position_text
from bot.present.builder.auction_message import auction_panel, past_auctions
from bot.present.builder.claims import claim_panels, past_claim
from bot.present.builder.out_of_turn_ping import TOLD, summons_panels
from bot.present.builder.panel_context import BuilderContext
from bot.present.builder.trade_messages import DEALS, ENDS
from bot.present.builder.turn_message import end_panel, turn_panel
from bot.present.panel_model import Panel
from bot.present.panels import auctions, claims, final_messages, out_of_turn_ping, trades, turns
from bot.present.panels.final_messages import each
from bot.tables.model import OVER

PAST: final_messages.Finals[BuilderContext] = {
    turns.TURN: turns.finals(events.TurnBegan, lambda ctx: ctx.view.turn, position_text.news),
    auctions.AUCTION: past_auctions,
    trades.DEAL: trades.finals(ENDS),
    claims.CLAIM: each(past_claim),
    **dict.fromkeys(TOLD, out_of_turn_ping.finals(TOLD)),
}
"""The final forms by the first part of a message's name."""


def panels(ctx: BuilderContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    made = [end_panel(ctx)] if ctx.table.phase == OVER else _running(ctx, recent)
    return final_messages.with_past(ctx, made, live, recent, PAST)


def _running(ctx: BuilderContext, recent: Sequence[EventFor]) -> list[Panel]:
    """The turn, what is auctioned, open offers, rents, and whom slow games call."""
    made = [turn_panel(ctx, recent)]
    if ctx.view.auction is not None:
        made.append(auction_panel(ctx))
    made += [DEALS.public(ctx, deal) for deal in ctx.view.deals]
    return [*made, *claim_panels(ctx), *summons_panels(ctx)]
