"""Pictures of Builder: the board with its island, what one person looks at, the count and the chart of the end."""

from collections.abc import Callable

from PIL import Image

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
    turn,
    wealth_chart,
)
from rendering.builder.alt import BuilderAltText
from rendering.builder.colours import palette_colours
from rendering.builder.draw_context import BuilderDrawContext, drawn, people_of
from rendering.pictures import MenuTile, Painter, Pictures


def _painter(draw: Callable[[BuilderDrawContext], Image.Image], told: Callable[[BuilderAltText], str]) -> Painter:
    """A picture and its sentences."""
    return Painter(drawn(draw), lambda view, words, people: told(BuilderAltText(view, words, people_of(view, people))))


PICTURES = Pictures(
    painters={
        "builder": _painter(board.draw, alt.board),
        "builder/turn": _painter(turn.draw, alt.turn),
        "builder/island": _painter(island_map.island_alone, alt.island),
        "builder/site": _painter(island_map.building_site, alt.site),
        "builder/mine": _painter(player_sheet.draw, alt.mine),
        "builder/deed": _painter(deed.draw, alt.deed),
        "builder/auction": _painter(auction.draw, alt.sale),
        "builder/deal": _painter(trade.draw, alt.deal),
        "builder/card": _painter(chance.draw, alt.card),
        "builder/bonus": _painter(bonus.draw, alt.bonus),
        "builder/count": _painter(count.draw, alt.count),
        "builder/chart": _painter(wealth_chart.draw, alt.chart),
    },
    palette=palette_colours,
    tile=MenuTile(drawn(island_map.island_alone), (46, 96, 953, 864)),
)
