"""The backs of cards: a row of houses by the water."""

from PIL import Image

from rendering.board_ring import shrunk
from rendering.cache import kept
from rendering.deal import skyline
from rendering.deal.card_drawing import TALL, radius
from rendering.deal.colours import PAPERS, felt
from rendering.index_canvas import blank
from rendering.sprite import Pen, Sprite
from rendering.theme import Theme
from rendering.world import WORLDS

FRAMED, SCENE = 36, 80
"""Narrower backs have neither a scene nor a line along their edge: it is not seen and costs bytes."""


@kept
def back_image(wide: int, theme: Theme) -> Image.Image:
    """The other side of a card, the cloth in its corners. Not to be changed."""
    paper, high = PAPERS[theme.key], round(wide * TALL)
    canvas = blank((wide, high), felt(theme), theme)
    edge, frame = max(1, wide // 90), max(3, wide // 14)
    canvas.card((0, 0, wide, high), (radius(wide), radius(wide) - edge), (edge, paper.rim), paper.stock)
    inner = shrunk((0, 0, wide, high), frame)
    canvas.rounded(inner, max(2, radius(wide) - 2), paper.back)
    if FRAMED <= wide < SCENE:
        canvas.frame(shrunk(inner, 4), 2, paper.lid)
    if wide >= SCENE:
        scene = _scene((wide - 2 * frame, high - 2 * frame), theme)
        canvas.put(scene.image, (frame, frame), scene.mask)
    return canvas.image


def _scene(size: tuple[int, int], theme: Theme) -> Sprite:
    """The houses by the water, on it some waves."""
    world, paper = WORLDS[theme.key], PAPERS[theme.key]
    pen, unit, shore = Pen(theme, size), size[0] / 100, size[1] * 0.46
    skyline.draw(pen, unit, shore, skyline.Paint(paper.stock, world["roof"], world["lamp"]))
    pen.bar(0, shore - 3 * unit, size[0], shore, paper.lid)
    for left, right, below in ((14, 38, 13), (56, 84, 20), (26, 52, 29)):
        pen.bar(left * unit, shore - (below + 3) * unit, right * unit, shore - below * unit, paper.lid)
    return pen.done()
