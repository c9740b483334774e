"""Builder's public messages: turns, auctions, offers, rents, whom slow games call, the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.kit.model import Told
from bot.present import messages
from bot.present.builder.auction import auction_panel, past_auctions
from bot.present.builder.claims import claim_panels, past_claims
from bot.present.builder.deals import deal_panel, past_deals
from bot.present.builder.scene import Scene
from bot.present.builder.summons import past_summons, summons_panels
from bot.present.builder.turn import end_panel, past_turns, turn_panel
from bot.present.panel import Panel
from bot.tables.model import OVER, Table
from bot.words import Words

PAST: messages.Finals[Scene] = {
    "turn": past_turns,
    "auction": past_auctions,
    "deal": past_deals,
    "claim": past_claims,
    "debt": past_summons,
    "inherit": past_summons,
}
"""The final forms by the first part of a message's name."""


def panels(table: Table, recent: Sequence[Told], live: Collection[str], words: Words) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over."""
    scene = Scene(table, words)
    made = [end_panel(scene)] if table.phase == OVER else _running(scene, recent)
    return messages.with_past(scene, made, live, recent, PAST)


def _running(scene: Scene, recent: Sequence[Told]) -> list[Panel]:
    """The turn, what is auctioned, open offers, rents, and whom slow games call."""
    made = [turn_panel(scene, recent)]
    if scene.view.auction is not None:
        made.append(auction_panel(scene))
    made += [deal_panel(scene, deal) for deal in scene.view.deals]
    return [*made, *claim_panels(scene), *summons_panels(scene)]
