"""Pictures of Deal: the table, the own hand, one card."""

from rendering.deal import alt, card_large, hand, sample, table
from rendering.deal.colours import palette_colours
from rendering.pictures import MenuTile, Painter, Pictures

PICTURES = Pictures(
    painters={
        "deal": Painter(table.draw, alt.table),
        "deal/hand": Painter(hand.draw, alt.hand),
        "deal/card": Painter(card_large.draw, alt.card),
    },
    palette=palette_colours,
    sample=sample.hand,
    tile=MenuTile(hand.draw, (494, 80, 988, 498)),
)
