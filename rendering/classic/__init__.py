"""Pictures of the classic game: the ring round a scene, deeds, auctions, rents and trades."""

from rendering import wealth_chart
from rendering.classic import alt, auction, board, claim, count, deed, trade, turn
from rendering.classic.colours import FAMILIES, grounds, palette_colours
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.rule_situations import RULES
from rendering.classic.specimens import PIECES
from rendering.classic.symbols import SYMBOLS, family_sign
from rendering.pictures import MenuTile, Pictures, painters
from rendering.trade_card import Badges

PICTURES = Pictures(
    badges=Badges(FAMILIES, family_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    rules=RULES,
    texts=grounds,
    painters=painters(
        ClassicDrawContext,
        alt.ClassicAltText,
        {
            "classic": (board.draw, alt.board),
            "classic/turn": (turn.draw, alt.turn),
            "classic/auction": (auction.draw, alt.auction),
            "classic/deed": (deed.draw, alt.deed_),
            "classic/claim": (claim.draw, alt.claim),
            "classic/deal": (trade.draw, alt.trade),
            "classic/count": (count.draw, alt.count),
            "classic/chart": (wealth_chart.draw, alt.ClassicAltText.courses),
        },
    ),
    palette=palette_colours,
    numbered=True,
    tile=MenuTile(ClassicDrawContext.drawn(board.draw), (237, 492, 763, 937)),
)
