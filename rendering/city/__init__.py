"""Pictures of City: the ring, the town inside it, deeds, auctions, deals, cards, the count."""

from rendering import wealth_chart
from rendering.city import alt, auction, board, chance, count, deed, trade, turn
from rendering.city.colours import palette_colours
from rendering.city.draw_context import CityDrawContext
from rendering.city.rule_situations import RULES
from rendering.city.specimens import PIECES
from rendering.city.symbols import SYMBOLS
from rendering.pictures import MenuTile, Pictures, painters
from rendering.seat_symbols import group_sign
from rendering.theme import GROUPS
from rendering.trade_card import Badges

PICTURES = Pictures(
    badges=Badges(GROUPS, group_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    rules=RULES,
    painters=painters(
        CityDrawContext,
        alt.CityAltText,
        {
            "city": (board.draw, alt.board),
            "city/turn": (turn.draw, alt.turn),
            "city/auction": (auction.draw, alt.auction),
            "city/deed": (deed.draw, alt.deed),
            "city/deal": (trade.draw, alt.deal),
            "city/card": (chance.draw, alt.card),
            "city/count": (count.draw, alt.count),
            "city/chart": (wealth_chart.draw, alt.CityAltText.courses),
        },
    ),
    palette=palette_colours,
    numbered=True,
    tile=MenuTile(CityDrawContext.drawn(board.draw), (203, 448, 797, 951)),
)
