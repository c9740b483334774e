"""Pictures of Builder: the board with its island, what one person looks at, the count and the chart of the end."""

from rendering.builder import alt, board, bonus, chance, chart, count, deed, made, mapped, mine, sale

PICTURES = {
    "builder": (board.draw, alt.board),
    "builder/island": (mapped.island_alone, alt.island),
    "builder/site": (mapped.building_site, alt.site),
    "builder/mine": (mine.draw, alt.mine),
    "builder/made": (made.draw, alt.production),
    "builder/deed": (deed.draw, alt.deed),
    "builder/auction": (sale.draw, alt.sale),
    "builder/card": (chance.draw, alt.card),
    "builder/bonus": (bonus.draw, alt.bonus),
    "builder/count": (count.draw, alt.count),
    "builder/chart": (chart.draw, alt.chart),
}
"""What can be painted: the picture and the sentences that stand for it."""
