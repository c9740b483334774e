"""The table of Deal: whose turn it is and what was played, what is being answered, and a row for each player."""

from PIL import Image

from rendering.deal import demand, header, seats
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext, placed


def draw(context: DealDrawContext) -> Image.Image:
    """The whole table as an RGB image."""
    view = context.view
    sizes = seats.sizes(view)
    high = seats.above(view) + sum(seats.row_height(view, each, sizes[each.seat]) + GAP for each in view.seats)
    canvas = context.blank((WIDTH, high + MARGIN - GAP))
    header.draw(context)
    top = header.HEIGHT
    if view.demand is not None:
        top = demand.draw(context, view.demand, top)
    for each in placed(view):
        top = seats.row(context, each, top, sizes[each.seat])
    return canvas.image
