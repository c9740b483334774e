"""Pictures of the classic game: the ring round a bay, deeds, auctions, rents and cards."""

from rendering import wealth_chart
from rendering.classic import alt, auction, board, cards, claim, count, deed, trade, turn
from rendering.classic.colours import palette_colours
from rendering.classic.draw_context import ClassicDrawContext
from rendering.pictures import MenuTile, Painter, Pictures

PICTURES = Pictures(
    painters={
        "classic": Painter(board.draw, alt.board),
        "classic/turn": Painter(turn.draw, alt.turn),
        "classic/auction": Painter(auction.draw, alt.auction),
        "classic/deed": Painter(deed.draw, alt.deed_),
        "classic/claim": Painter(claim.draw, alt.claim),
        "classic/deal": Painter(trade.draw, alt.trade),
        "classic/card": Painter(cards.draw, alt.card),
        "classic/count": Painter(count.draw, alt.count),
        "classic/chart": wealth_chart.painter(ClassicDrawContext, alt.ClassicAltText),
    },
    palette=palette_colours,
    tile=MenuTile(board.draw, (232, 502, 762, 951)),
)
