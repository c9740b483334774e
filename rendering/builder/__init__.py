"""Pictures of Builder: the board with its island, what one person looks at, the count and the chart of the end."""

from rendering.builder import (
    alt,
    auction,
    board,
    bonus,
    count,
    deed,
    island_map,
    player_sheet,
    trade,
    turn,
    wealth_chart,
)
from rendering.builder.alt import BuilderAltText
from rendering.builder.colours import COLOURS, grounds, palette_colours
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.rule_situations import RULES
from rendering.builder.specimens import PIECES
from rendering.builder.symbols import SYMBOLS, group_sign
from rendering.pictures import MenuTile, Pictures, painters
from rendering.trade_card import Badges

PICTURES = Pictures(
    badges=Badges(COLOURS, group_sign),
    signs=SYMBOLS,
    pieces=PIECES,
    rules=RULES,
    texts=grounds,
    painters=painters(
        BuilderDrawContext,
        BuilderAltText,
        {
            "builder": (board.draw, alt.board),
            "builder/turn": (turn.draw, alt.turn),
            "builder/island": (island_map.island_alone, alt.island),
            "builder/site": (island_map.building_site, alt.site),
            "builder/mine": (player_sheet.draw, alt.mine),
            "builder/deed": (deed.draw, alt.deed),
            "builder/auction": (auction.draw, alt.sale),
            "builder/deal": (trade.draw, alt.deal),
            "builder/bonus": (bonus.draw, alt.bonus),
            "builder/count": (count.draw, alt.count),
            "builder/chart": (wealth_chart.draw, alt.chart),
        },
    ),
    palette=palette_colours,
    numbered=True,
    tile=MenuTile(BuilderDrawContext.drawn(island_map.island_alone), (128, 96, 872, 726)),
)
