"""Pictures of the classic game: the ring round a bay, deeds, auctions, rents and cards."""

from rendering import wealth_chart
from rendering.classic import alt, auction, board, cards, claim, count, deed, trade
from rendering.classic.colours import palette_colours
from rendering.classic.draw_context import ClassicDrawContext
from rendering.pictures import MenuTile, Pictures, painters

PICTURES = Pictures(
    painters=painters(
        ClassicDrawContext,
        alt.ClassicAltText,
        {
            "classic": (board.draw, alt.board),
            "classic/auction": (auction.draw, alt.auction),
            "classic/deed": (deed.draw, alt.deed_),
            "classic/claim": (claim.draw, alt.claim),
            "classic/deal": (trade.draw, alt.trade),
            "classic/card": (cards.draw, alt.card),
            "classic/count": (count.draw, alt.count),
            "classic/chart": (wealth_chart.draw, alt.ClassicAltText.courses),
        },
    ),
    palette=palette_colours,
    tile=MenuTile(ClassicDrawContext.drawn(board.draw), (232, 546, 762, 995)),
)
