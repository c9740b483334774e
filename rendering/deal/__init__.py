"""Pictures of Deal: the table, the own hand, one card."""

from rendering.deal import alt, card_large, hand, sample, table
from rendering.deal.colours import palette_colours
from rendering.deal.draw_context import DealDrawContext
from rendering.pictures import MenuTile, Pictures, painters

PICTURES = Pictures(
    painters=painters(
        DealDrawContext,
        alt.DealAltText,
        {
            "deal": (table.draw, alt.table),
            "deal/hand": (hand.draw, alt.hand),
            "deal/card": (card_large.draw, alt.card),
        },
    ),
    palette=palette_colours,
    sample=sample.hand,
    tile=MenuTile(DealDrawContext.drawn(hand.draw), (494, 80, 988, 498)),
)
