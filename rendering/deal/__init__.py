"""Pictures of Deal: the table, the own hand, one card."""

from rendering.deal import alt, card_large, hand, sample, table
from rendering.deal.colours import SETS, grounds, palette_colours
from rendering.deal.draw_context import DealDrawContext
from rendering.deal.rule_situations import RULES
from rendering.deal.specimens import PIECES
from rendering.deal.symbols import SYMBOLS, set_sign
from rendering.pictures import MenuTile, Pictures, painters
from rendering.trade_card import Badges

PICTURES = Pictures(
    badges=Badges(SETS, set_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    rules=RULES,
    texts=grounds,
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
    numbered=True,
    sample=sample.hand,
    tile=MenuTile(DealDrawContext.drawn(hand.draw), (572, 62, 976, 404)),
)
