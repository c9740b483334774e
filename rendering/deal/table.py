"""The table of Deal: its middle with the piles, what is being answered, whoever is to play, and the others round it."""

from functools import lru_cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.deal import area, demand, header, place
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext, lead, placed
from rendering.isometric import WORLDS
from rendering.theme import Theme

RIM = 9
"""The thickness of the table's wooden edge."""
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
"""The width of one of two places side by side."""


def draw(context: DealDrawContext) -> Image.Image:
    """The whole table as an RGB image."""
    view = context.view
    first, others = lead(view), [each for each in placed(view) if each.seat != lead(view).seat]
    areas = [first, *others] if len(view.seats) == 2 else [first]
    pairs = [] if len(areas) > 1 else [others[at : at + 2] for at in range(0, len(others), 2)]
    inner = area.height(view)
    highs = [place.height(view, pair) for pair in pairs]
    top = header.HEIGHT + demand.height(view.demand)
    high = top + len(areas) * (inner + GAP) + sum(highs) + len(highs) * GAP + MARGIN - GAP
    context.canvas = Canvas(table_top((WIDTH, high), context.theme).copy())
    header.draw(context)
    if view.demand is not None:
        demand.draw(context, view.demand, header.HEIGHT)
    for each in areas:
        context.canvas.put(area.image(context, each, (WIDTH - 2 * MARGIN, inner)), (MARGIN, top))
        top += inner + GAP
    for pair, inner in zip(pairs, highs, strict=True):
        left = MARGIN if len(pair) == 2 else (WIDTH - HALF) // 2
        for number, each in enumerate(pair):
            context.canvas.put(place.image(context, each, (HALF, inner)), (left + number * (HALF + GAP), top))
        top += inner + GAP
    return context.canvas.image


@lru_cache(32)
def table_top(size: tuple[int, int], theme: Theme) -> Image.Image:
    """The empty table. Not to be changed."""
    canvas = Canvas(Image.new("RGB", size, theme.ground))
    box = (0, 0, *size)
    canvas.card(box, (34, 26), (RIM, WORLDS[theme.key]["wood"]), felt(theme))
    return canvas.image
