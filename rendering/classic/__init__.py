"""Pictures of the classic game: the ring round a bay, deeds, auctions, rents and cards."""

from rendering.classic import auction, board, cards, chart, claim, count, deed, trade

def _x(view, words, people): return "x"
PICTURES = {
    "classic": (board.draw, _x),
    "classic/card": (cards.draw, _x),
    "classic/deed": (deed.draw, _x),
    "classic/auction": (auction.draw, _x),
    "classic/claim": (claim.draw, _x),
    "classic/count": (count.draw, _x),
    "classic/chart": (chart.draw, _x),
    "classic/deal": (trade.draw, _x),
}
"""What can be painted: the picture and the sentences that stand for it."""
