"""Pictures of Builder: the board with its island, what one person looks at, the count and the chart of the end."""

from rendering.builder import (
    alt,
    auction,
    board,
    bonus,
    chance,
    count,
    deed,
    island_map,
    player_sheet,
    trade,
    wealth_chart,
)
from rendering.builder.colours import palette_colours
from rendering.pictures import MenuTile, Painter, Pictures

PICTURES = Pictures(
    painters={
        "builder": Painter(board.draw, alt.board),
        "builder/island": Painter(island_map.island_alone, alt.island),
        "builder/site": Painter(island_map.building_site, alt.site),
        "builder/mine": Painter(player_sheet.draw, alt.mine),
        "builder/deed": Painter(deed.draw, alt.deed),
        "builder/auction": Painter(auction.draw, alt.sale),
        "builder/deal": Painter(trade.draw, alt.deal),
        "builder/card": Painter(chance.draw, alt.card),
        "builder/bonus": Painter(bonus.draw, alt.bonus),
        "builder/count": Painter(count.draw, alt.count),
        "builder/chart": Painter(wealth_chart.draw, alt.chart),
    },
    palette=palette_colours,
    tile=MenuTile(board.draw, (240, 430, 760, 870)),
)
