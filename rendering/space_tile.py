"""Spaces of a ring as large upright tiles side by side, with the lane below them where tokens stand."""

from collections.abc import Sequence

import msgspec

from bot.kit.contract import Space
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, Style
from rendering.owner_marks import on_plate, rent_tag
from rendering.seat_symbols import letter, patterned
from rendering.stretch import Stretch
from rendering.text_fit import figure, name, set_name
from rendering.theme import SEATS, SNOW, Colour, Theme, tint

HIGH, BAND, STRIP, LANE = 232, 42, 44, 54
"""The height of a tile, of the band of its group, of its price or rent, and of the lane below."""
WIDEST, GAP, BREAK = 165, 5, 42
"""How wide a tile may be; what lies between two; the room of a mark for spaces that are left out."""
NAMES, AMOUNTS = (28, 26, LEAST), (30, 28, 26, LEAST)
FLAG, PLATE = 46, 17
"""The owner's pattern, and half of the plate with their letter on it."""
OWNER = Style(28, bold=True)


class TileBox(msgspec.Struct, frozen=True):
    """The parts of a tile."""

    space: Space
    whole: Box
    lane: Box

    @property
    def band(self) -> Box:
        """The strip in the group's colour."""
        left, top, right, _ = self.whole
        return left, top, right, top + BAND

    @property
    def name(self) -> Box:
        """Between the band and the strip."""
        left, top, right, bottom = self.whole
        return left, top + BAND, right, bottom - STRIP

    @property
    def strip(self) -> Box:
        """Where the price or the owner and the rent stand."""
        left, _, right, bottom = self.whole
        return left, bottom - STRIP, right, bottom

    @property
    def sign(self) -> Box:
        """Of a space that nobody can own: its sign, above its name."""
        left, top, right, _ = self.whole
        return left, top + 4, right, top + 80

    @property
    def title(self) -> Box:
        """Of such a space: its name."""
        left, top, right, bottom = self.whole
        return left, top + 80, right, bottom - 6


def tiles(shown: Stretch, left: int, right: int, top: int) -> list[TileBox]:
    """The tiles of a stretch from the left of a room on, as wide as it allows."""
    count = len(shown.spaces)
    room = right - left - GAP * (count - 1) - shown.breaks * BREAK
    wide = min(WIDEST, room // count)
    made, x = [], left
    for index, space in enumerate(shown.spaces):
        low = top + HIGH - LANE
        made.append(TileBox(space, (x, top, x + wide, low), (x, low, x + wide, top + HIGH)))
        x += wide + GAP + (BREAK if index < count - 1 and shown.links[index][1] else 0)
    return made


def lane(canvas: Canvas, boxes: Sequence[TileBox], shown: Stretch, theme: Theme) -> None:
    """The lane below the tiles, the way that was walked, and dots where spaces are left out."""
    if not boxes:
        return
    canvas.fill((boxes[0].lane[0], boxes[0].lane[1], boxes[-1].lane[2], boxes[0].lane[3]), theme.lane)
    for one, other, (went, omitted) in zip(boxes, boxes[1:], shown.links, strict=False):
        (x, y), (to_x, _) = middle(one.lane), middle(other.lane)
        left, right = one.lane[2], other.lane[0]
        if not omitted:
            canvas.fill((left, one.lane[1], right, one.lane[3]), theme.ground)
        if went and omitted:
            canvas.path([(x, y), (left, y)], 8, theme.accent)
            canvas.path([(right, y), (to_x, y)], 8, theme.accent)
        elif went:
            canvas.path([(x, y), (to_x, y)], 8, theme.accent)
        if omitted:
            for dot in (-1, 0, 1):
                canvas.disc(((left + right) // 2 + 13 * dot, y), 4, theme.accent if went else theme.muted)


def free(canvas: Canvas, tile: TileBox, ground: Colour, said: str, theme: Theme) -> None:
    """A property that nobody owns, without its name: band, paper, price."""
    canvas.fill(tile.whole, theme.paper)
    canvas.fill(tile.band, ground)
    canvas.fill(tile.strip, theme.service)
    figure(canvas, tile.strip, said, theme.muted, AMOUNTS)


def owned(
    canvas: Canvas, tile: TileBox, ground: Colour, owner: tuple[int, str], theme: Theme, *, mortgaged: bool
) -> None:
    """A property of somebody, without its name; `owner`: their sign, and the rent, which is none while mortgaged."""
    sign, said = owner
    left, top, right, bottom = tile.strip
    colour = SEATS[sign % len(SEATS)]
    canvas.fill(tile.whole, theme.paper if mortgaged else tint(theme, sign))
    if mortgaged:
        canvas.hatch(tile.name, theme.hatch, step=18, thick=7)
    canvas.fill(tile.band, ground)
    patterned(canvas, (left, top, left + FLAG, bottom), sign)
    x, y = left + FLAG // 2, (top + bottom) // 2
    canvas.rounded((x - PLATE, y - PLATE, x + PLATE, y + PLATE), 6, SNOW)
    canvas.text((x, y - 16), letter(sign), OWNER, on_plate(colour), 0.5)
    tag = left + FLAG, top, right, bottom
    rent_tag(canvas, tag, sign, lambda ink: figure(canvas, tag, said, ink, AMOUNTS), theme, mortgaged=mortgaged)


def label(canvas: Canvas, box: Box, text: str, theme: Theme) -> None:
    """A space's name in the middle of a box: whole, on up to three lines."""
    setting = set_name(text, (box[2] - box[0], box[3] - box[1]), NAMES)
    name(canvas, box, setting, theme.ink)


def plain(canvas: Canvas, tile: TileBox, text: str, said: str, theme: Theme) -> None:
    """A space that nobody can own: its ground, its name and, if there is one, its amount. Its sign is its game's."""
    canvas.fill(tile.whole, theme.service)
    left, top, right, bottom = tile.title
    label(canvas, (left, top, right, bottom - (32 if said else 0)), text, theme)
    if said:
        figure(canvas, (left, bottom - 34, right, bottom), said, theme.muted, AMOUNTS)


def places(box: Box, count: int) -> tuple[int, list[tuple[int, int]]]:
    """The size and the centres of `count` tokens side by side in a box, over one another when they are many."""
    left, _, right, _ = box
    x, y = middle(box)
    size = 44 if count <= 3 else 38
    step = min(size + 6, (right - left - size - 6) // max(1, count - 1))
    return size, [(x + round((n - (count - 1) / 2) * step), y) for n in range(count)]
