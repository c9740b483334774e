"""Builder's public messages: turns, auctions, offers, rents, whom slow games call, the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.kit.contract import EventFor
from bot.present.builder.auction_message import auction_panel, past_auctions
from bot.present.builder.claims import claim_panels, past_claims
from bot.present.builder.out_of_turn_ping import past_summons, summons_panels
from bot.present.builder.table_view import BuilderTableView
from bot.present.builder.trade_messages import deal_panel, past_deals
from bot.present.builder.turn_message import end_panel, past_turns, turn_panel
from bot.present.panel_model import Panel
from bot.present.panels import final_messages
from bot.tables.model import OVER

PAST: final_messages.Finals[BuilderTableView] = {
    "turn": past_turns,
    "auction": past_auctions,
    "deal": past_deals,
    "claim": past_claims,
    "debt": past_summons,
    "inherit": past_summons,
}
"""The final forms by the first part of a message's name."""


def panels(table_view: BuilderTableView, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    made = [end_panel(table_view)] if table_view.table.phase == OVER else _running(table_view, recent)
    return final_messages.with_past(table_view, made, live, recent, PAST)


def _running(table_view: BuilderTableView, recent: Sequence[EventFor]) -> list[Panel]:
    """The turn, what is auctioned, open offers, rents, and whom slow games call."""
    made = [turn_panel(table_view, recent)]
    if table_view.view.auction is not None:
        made.append(auction_panel(table_view))
    made += [deal_panel(table_view, deal) for deal in table_view.view.deals]
    return [*made, *claim_panels(table_view), *summons_panels(table_view)]
