"""Pictures of City: the ring, the town inside it, deeds, auctions, deals, cards, the count."""

from rendering.city import alt, auction, board, chance, chart, count, deed, trade

PICTURES = {
    "city": (board.draw, alt.board),
    "city/auction": (auction.draw, alt.auction),
    "city/deed": (deed.draw, alt.deed),
    "city/deal": (trade.draw, alt.deal),
    "city/card": (chance.draw, alt.card),
    "city/count": (count.draw, alt.count),
    "city/chart": (chart.draw, alt.chart),
}
"""What can be painted: the picture and the sentences that stand for it."""
