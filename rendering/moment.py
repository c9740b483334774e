"""Films of great moments: what has changed on a board grows from the ground up, once; then the board stands still."""

from collections.abc import Sequence
from functools import reduce
from itertools import chain, product
from math import ceil
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from bot.i18n.translator import Translator
from bot.kit.moment import Moment
from rendering.board_ring import Box
from rendering.film import Frame, encode, indexed
from rendering.image import EncodedImage
from rendering.pictures import Painter
from rendering.players import Players
from rendering.theme import Colour, Mixer, Theme

SEEN, SHOWN, HELD = 500, 60, 400
"""Milliseconds of the board before, of each picture in which something grows, and of the last one."""
STEPS = 12
"""Pictures in which it grows: with the others less than two seconds."""
NEAREST, CLOSING, FRAME = 6, 4, 5
"""Pixels from a growing thing to its frame at the end, how much nearer that comes with each picture, its thickness."""
CELL = 24
"""Pixels: what has changed nearer together than this grows as one thing."""


def painter(still: Painter, mixed: Mixer) -> Painter:
    """What paints the moments of a game by what paints its board in the colours `mixed`; a plain view stands still."""

    def draw(view: Any, theme: Theme, words: Translator, people: Players) -> Image.Image | EncodedImage:
        if not isinstance(view, Moment):
            return still.draw(view, theme, words, people)
        after = still.draw(view.after, theme, words, people)
        before = still.draw(view.before, theme, words, people)
        if not (isinstance(before, Image.Image) and isinstance(after, Image.Image)) or before.size != after.size:
            return after
        return _film(indexed(before, theme, mixed), indexed(after, theme, mixed), theme, mixed) or after

    def alt(view: Any, words: Translator, people: Players) -> str:
        return still.alt(view.after if isinstance(view, Moment) else view, words, people)

    return Painter(draw, alt)


def _film(before: Image.Image, after: Image.Image, theme: Theme, mixed: Mixer) -> EncodedImage | None:
    """The film; None where nothing differs, or too much for a film."""
    changed = areas(before, after)
    if not changed:
        return None
    colours = mixed(theme)
    accent = colours.index(theme.accent)
    grown = (Frame(growing(before, after, (changed, step, accent)), SHOWN) for step in range(1, STEPS))
    return encode(chain((Frame(before, SEEN),), grown, (Frame(after, HELD),)), colours, 1)


def growing(
    before: Image.Image, after: Image.Image, how: tuple[Sequence[Box], int, int | Colour], steps: int = STEPS
) -> Image.Image:
    """One picture of the film. `how`: what grows, its step, and the colour of the frames that close in on it."""
    changed, step, colour = how
    grown = before.copy()
    pen = ImageDraw.Draw(grown)
    for left, top, right, bottom in changed:
        box = left, bottom - ceil((bottom - top) * step / steps), right, bottom
        grown.paste(after.crop(box), box[:2])
        off = NEAREST + (steps - step) * CLOSING * STEPS // steps
        pen.rectangle((left - off, top - off, right + off, bottom + off), outline=colour, width=FRAME)
    return grown


def areas(before: Image.Image, after: Image.Image) -> list[Box]:
    """The rectangles in which two pictures differ, those that touch as one."""
    bands = ImageChops.difference(before, after).split()
    differing = reduce(ImageChops.lighter, bands).point([0] + [255] * 255)
    wide, high = ceil(before.width / CELL), ceil(before.height / CELL)
    cells = [
        (column, row)
        for column, row in product(range(wide), range(high))
        if differing.crop((column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)).getbbox()
    ]
    found = []
    left = set(cells)
    while left:
        group = _together(left.pop(), left)
        found.append(_around(group, differing))
    return sorted(found)


def _together(first: tuple[int, int], left: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """A cell with all that can be reached from it, which are taken out of `left`."""
    group = [first]
    for column, row in group:
        near = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} & left
        left -= near
        group += near
    return group


def _around(cells: list[tuple[int, int]], differing: Image.Image) -> Box:
    """The smallest rectangle around what differs in some cells."""
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    box = min(columns) * CELL, min(rows) * CELL, (max(columns) + 1) * CELL, (max(rows) + 1) * CELL
    exact = differing.crop(box).getbbox() or (0, 0, CELL, CELL)
    return box[0] + exact[0], box[1] + exact[1], box[0] + exact[2], box[1] + exact[3]
