"""Pictures of City: the ring, the town inside it, deeds, auctions, deals, cards, the count."""

from rendering import wealth_chart
from rendering.city import alt, auction, board, chance, count, deed, trade, turn
from rendering.city.draw_context import CityDrawContext
from rendering.pictures import MenuTile, Painter, Pictures

PICTURES = Pictures(
    painters={
        "city": Painter(board.draw, alt.board),
        "city/turn": Painter(turn.draw, alt.turn),
        "city/auction": Painter(auction.draw, alt.auction),
        "city/deed": Painter(deed.draw, alt.deed),
        "city/deal": Painter(trade.draw, alt.deal),
        "city/card": Painter(chance.draw, alt.card),
        "city/count": Painter(count.draw, alt.count),
        "city/chart": wealth_chart.painter(CityDrawContext, alt.CityAltText),
    },
    tile=MenuTile(board.draw, (160, 678, 798, 1218)),
)
