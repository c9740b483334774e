"""The backs of cards: a row of houses by the water and its reflection; hands as backs with their number."""

from functools import lru_cache

from PIL import Image

from rendering.board_ring import shrunk
from rendering.canvas import Canvas, Style
from rendering.deal import skyline
from rendering.deal.card_drawing import TALL, corners, radius
from rendering.deal.colours import PAPERS, felt
from rendering.isometric import WORLDS
from rendering.sprite import Pen, Sprite
from rendering.theme import SNOW, Colour, Theme

FRAMED, SCENE = 36, 80
"""Narrower backs have neither a scene nor a line along their edge: it is not seen and costs bytes."""


@lru_cache(32)
def back_image(wide: int, theme: Theme) -> Image.Image:
    """The other side of a card, the cloth in its corners. Not to be changed."""
    paper, high = PAPERS[theme.key], round(wide * TALL)
    canvas = Canvas(Image.new("RGB", (wide, high), felt(theme)))
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
    """The houses above the water's line, and below it the same upside down."""
    world, paper = WORLDS[theme.key], PAPERS[theme.key]
    pen, unit, shore = Pen(theme, size), size[0] / 100, size[1] / 2
    skyline.draw(pen, unit, shore, skyline.Paint(paper.stock, world["roof"], world["lamp"]))
    half = pen.image.copy()
    pen.image.paste(half.rotate(180), (0, 0), half.rotate(180))
    pen.bar(0, shore - 2 * unit, size[0], shore + 2 * unit, paper.lid)
    return pen.done()


@lru_cache(256)
def held_image(count: int, size: tuple[int, int], ground: Colour, theme: Theme) -> Image.Image:
    """A hand as backs over each other, and on the last one how many they are; an empty place for none. Not to be changed."""
    canvas, (room, high) = Canvas(Image.new("RGB", size, ground)), size
    wide, seen = round(high / TALL), max(1, min(count, 12))
    step = min(wide * 2 // 3, (room - wide) // max(1, seen - 1))
    for number in range(seen if count else 0):
        canvas.put(back_image(wide, theme), (number * step, 0), corners(wide))
    if not count:
        canvas.card((0, 0, wide, high), (radius(wide), radius(wide)), (2, theme.muted), theme.service)
    style, ink = Style(min(40, max(28, high // 2)), bold=True), SNOW if count else theme.muted
    middle = (seen - 1) * step + wide // 2
    canvas.text((middle, high // 2 - round(style.size * 0.6)), str(count), style, ink, 0.5)
    return canvas.image
