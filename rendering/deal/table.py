"""The table of Deal: its middle with the piles, what is being answered, whoever is to play, and the others round it."""

from collections.abc import Callable, Sequence

from PIL import Image

from bot.games.deal.view import DealView, SeatView
from rendering.cache import kept
from rendering.canvas import Canvas
from rendering.deal import area, demand, header, place
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP, MARGIN, WIDTH, DealDrawContext, lead, placed
from rendering.index_canvas import blank
from rendering.theme import Theme
from rendering.world import WORLDS

RIM, CORNER = 9, 34
"""The thickness of the table's wooden edge, and the radius of its corners."""
Size = tuple[int, int]
Tier = tuple[Sequence[SeatView], int, Callable[[DealDrawContext, SeatView, Size], Image.Image]]
"""Players side by side, how high their places are, and what draws one of a size."""


def draw(context: DealDrawContext) -> Image.Image:
    """The whole table as an RGB image."""
    view = context.view
    first, others = lead(view), [each for each in placed(view) if each.seat != lead(view).seat]
    tiers = _rows([first, *others]) if len(view.seats) >= place.MANY else _places(view, first, others)
    top = header.HEIGHT + demand.height(view.demand)
    gap = place.CLOSE if tiers[0][2] == place.row_image else GAP
    high = top + sum(inner + gap for _, inner, _ in tiers) + MARGIN - gap
    context.canvas = table_top((WIDTH, high), context.theme)
    header.draw(context)
    if view.demand is not None:
        demand.draw(context, view.demand, header.HEIGHT)
    for seats, inner, image in tiers:
        wide = place.WIDE if image == place.image else WIDTH - 2 * MARGIN
        left = (WIDTH - len(seats) * (wide + GAP) + GAP) // 2
        for number, each in enumerate(seats):
            context.canvas.put(image(context, each, (wide, inner)), (left + number * (wide + GAP), top))
        top += inner + gap
    return context.canvas.image


def _rows(seats: Sequence[SeatView]) -> list[Tier]:
    """Each player in a row of their own: where they are many, that is the calmest."""
    return [((each,), place.row_height(each), place.row_image) for each in seats]


def _places(view: DealView, first: SeatView, others: Sequence[SeatView]) -> list[Tier]:
    """Whoever is to play as wide as the table, of two both; the others in twos below."""
    inner = area.height(view)
    if len(others) == 1:
        return [((each,), inner, area.image) for each in (first, *others)]
    pairs = [tuple(others[at : at + 2]) for at in range(0, len(others), 2)]
    return [((first,), inner, area.image), *((pair, place.height(view, pair), place.image) for pair in pairs)]


def table_top(size: Size, theme: Theme) -> Canvas:
    """The empty table: its cloth, a wooden edge, and what is always in its middle."""
    canvas, wood, (wide, high) = blank(size, felt(theme), theme), WORLDS[theme.key]["wood"], size
    head, foot = _ends(theme)
    canvas.put(head, (0, 0))
    canvas.put(foot, (0, high - CORNER))
    canvas.fill((0, head.height, RIM, high - CORNER), wood)
    canvas.fill((wide - RIM, head.height, wide, high - CORNER), wood)
    return canvas


@kept
def _ends(theme: Theme) -> tuple[Image.Image, Image.Image]:
    """The upper and the lower end of the table. Not to be changed."""
    high = header.HEIGHT + CORNER
    canvas = blank((WIDTH, high), theme.ground, theme)
    canvas.card((0, 0, WIDTH, high), (CORNER, CORNER - 8), (RIM, WORLDS[theme.key]["wood"]), felt(theme))
    head = canvas.image.crop((0, 0, WIDTH, header.HEIGHT))
    return head, canvas.image.crop((0, high - CORNER, WIDTH, high))
