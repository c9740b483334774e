"""The table of Deal: its middle with the piles, what is being answered, whoever is to play, and the others round it."""

from functools import cache

from PIL import Image

from rendering.canvas import Canvas
from rendering.deal import area, demand, header, place
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext, lead, placed
from rendering.isometric import WORLDS
from rendering.theme import Theme

RIM, CORNER = 9, 34
"""The thickness of the table's wooden edge, and the radius of its corners."""
Size = tuple[int, int]


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
    context.canvas = table_top((WIDTH, high), context.theme)
    header.draw(context)
    if view.demand is not None:
        demand.draw(context, view.demand, header.HEIGHT)
    for each in areas:
        context.canvas.put(area.image(context, each, (WIDTH - 2 * MARGIN, inner)), (MARGIN, top))
        top += inner + GAP
    for pair, inner in zip(pairs, highs, strict=True):
        left = MARGIN if len(pair) == 2 else (WIDTH - place.WIDE) // 2
        for number, each in enumerate(pair):
            context.canvas.put(
                place.image(context, each, (place.WIDE, inner)), (left + number * (place.WIDE + GAP), top)
            )
        top += inner + GAP
    return context.canvas.image


def table_top(size: Size, theme: Theme) -> Canvas:
    """The empty table: its cloth, a wooden edge, and what is always in its middle."""
    canvas, wood, (wide, high) = Canvas(Image.new("RGB", size, felt(theme))), WORLDS[theme.key]["wood"], size
    head, foot = _ends(theme)
    canvas.put(head, (0, 0))
    canvas.put(foot, (0, high - CORNER))
    canvas.fill((0, head.height, RIM, high - CORNER), wood)
    canvas.fill((wide - RIM, head.height, wide, high - CORNER), wood)
    return canvas


@cache
def _ends(theme: Theme) -> tuple[Image.Image, Image.Image]:
    """The upper and the lower end of the table. Not to be changed."""
    high = header.HEIGHT + CORNER
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    canvas.card((0, 0, WIDTH, high), (CORNER, CORNER - 8), (RIM, WORLDS[theme.key]["wood"]), felt(theme))
    header.ground(canvas, theme)
    head = canvas.image.crop((0, 0, WIDTH, header.HEIGHT))
    return head, canvas.image.crop((0, high - CORNER, WIDTH, high))
