"""Pictures of the classic game: the ring round a bay, deeds, auctions, rents and cards."""

from rendering.classic import alt, auction, board, cards, chart, claim, count, deed, trade

PICTURES = {
    "classic": (board.draw, alt.board),
    "classic/auction": (auction.draw, alt.auction),
    "classic/deed": (deed.draw, alt.deed_),
    "classic/claim": (claim.draw, alt.claim),
    "classic/deal": (trade.draw, alt.trade),
    "classic/card": (cards.draw, alt.card),
    "classic/count": (count.draw, alt.count),
    "classic/chart": (chart.draw, alt.chart),
}
"""What can be painted: the picture and the sentences that stand for it."""
