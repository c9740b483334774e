"""Classic's public messages: turns, auctions, shortages, deals, claims, the end; and their final forms."""

from collections.abc import Collection, Sequence

from bot.games.kit.model import Told
from bot.present import messages
from bot.present.classic.auction import auction_panel, past_auctions
from bot.present.classic.claims import claim_panels, past_claims
from bot.present.classic.contest import contest_panels, past_contests
from bot.present.classic.deals import deal_panel, past_deals
from bot.present.classic.scene import Scene
from bot.present.classic.summons import past_summons, summons_panels
from bot.present.classic.turn import end_panel, past_turns, turn_panel
from bot.present.panel import Panel
from bot.tables.model import OVER, Table
from bot.words import Words

PAST: messages.Finals[Scene] = {
    "turn": past_turns,
    "auction": past_auctions,
    "contest": past_contests,
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
    """The turn, what is auctioned or asked for, open deals, and whom slow games call."""
    made = [turn_panel(scene, recent), *contest_panels(scene)]
    if scene.view.auction is not None:
        made.append(auction_panel(scene))
    made += [deal_panel(scene, deal) for deal in scene.view.deals]
    return [*made, *claim_panels(scene), *summons_panels(scene)]
