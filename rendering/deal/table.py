"""The table of Deal: whose turn it is and what was played, what is being answered, and a row for each player."""

from PIL import Image

from rendering.deal import demand, header, seats
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext, placed


def draw(context: DealDrawContext) -> Image.Image:
    """The whole table as an RGB image."""
    view = context.view
    size = seats.tile_size(view)
    rows = sum(seats.row_height(each, size) + GAP for each in view.seats)
    high = header.HEIGHT + demand.height(view.demand) + rows + MARGIN - GAP
    canvas = context.blank((WIDTH, high))
    header.draw(context)
    top = header.HEIGHT
    if view.demand is not None:
        top = demand.draw(context, view.demand, top)
    for each in placed(view):
        top = seats.row(context, each, top)
    return canvas.image
