"""A ring of spaces with a street inside it: how a space is divided, where tokens pass and stand, the seats below."""

import msgspec

from rendering.board_ring import BoardRing, Box, shrunk
from rendering.canvas import Canvas
from rendering.theme import Theme

GAP = 2
"""The margin of a space."""
NUDGE = 11
"""How far the stops beside a corner keep away from it, so that tokens of two sides do not touch."""
ROW = 37
"""How far inward the second row of tokens stands that are on one space."""
SEAT_GAP, SEAT_HEIGHT = 8, 68
EDGE = 4
"""How far a ring lies from the edge of the picture."""


class SpaceLayout(msgspec.Struct, frozen=True):
    """The parts of a space that is no corner. `turned`: its name runs along its depth, as at the bottom and the top."""

    whole: Box
    band: Box
    name: Box
    flag: Box
    tag: Box
    turned: bool


class StreetLayout(BoardRing, frozen=True, kw_only=True):
    """A ring with a street of `wide` pixels inside it.

    Of a space: `band` the strip with its group's sign, `flag` the owner's, `tag` its price or rent. At the sides flag
    and tag stand side by side, `low` high and the flag `beside` wide. Of a corner: its name in the uppermost `title`
    pixels, tokens in the lowest `foot`, the sign `gap` below the name.
    """

    wide: int
    band: int
    flag: int
    tag: int
    low: int
    beside: int
    title: int
    foot: int
    gap: int = 0

    @property
    def inside(self) -> Box:
        """What the spaces leave free: the street and all within."""
        left, top, right, bottom = self.box
        return left + self.depth, top + self.rise, right - self.depth, bottom - self.rise

    def room(self, index: int) -> Box:
        """A space without its margin."""
        return shrunk(self.space(index), GAP)

    def corner_rooms(self, index: int) -> tuple[Box, Box, Box]:
        """A corner's rooms: its name, its tokens, and the sign or (jail) the cell between them."""
        left, top, right, bottom = self.room(index)
        high, low = top + self.title, bottom - self.foot
        return (left, top + 4, right, high), (left, low, right, bottom), (left, high + self.gap, right, low)

    @property
    def end(self) -> int:
        """Where the board ends: as far below the ring as the ring is from the upper edge."""
        return self.box[3] + self.box[1]

    def around(self, index: int) -> Box:
        """A space with the margin about it, where it is framed."""
        return shrunk(self.space(index), -GAP)

    def parts(self, index: int) -> SpaceLayout:
        """How a space is divided: the band towards the street, the flag and the tag away from it or below the name."""
        whole = left, top, right, bottom = self.room(index)
        side, tag = self.side(index), self.tag
        if side == 0:
            band, lowest = (left, top, right, top + self.band), (left, bottom - tag, right, bottom)
            flag = left, lowest[1] - self.flag, right, lowest[1]
            return SpaceLayout(whole, band, (left, band[3], right, flag[1]), flag, lowest, turned=True)
        if side == 2:
            band, highest = (left, bottom - self.band, right, bottom), (left, top, right, top + tag)
            flag = left, highest[3], right, highest[3] + self.flag
            return SpaceLayout(whole, band, (left, flag[3], right, band[1]), flag, highest, turned=True)
        inner = right - self.band if side == 1 else left
        start, end = (left, inner) if side == 1 else (left + self.band, right)
        edge, high = start + self.beside, bottom - self.low
        flag, last, name = (start, high, edge, bottom), (edge, high, end, bottom), (start, top, end, high)
        return SpaceLayout(whole, (inner, top, inner + self.band, bottom), name, flag, last, turned=False)

    def stop(self, index: int) -> tuple[int, int]:
        """The point of the street before a space, where tokens pass; at a corner the corner of the street."""
        left, top, right, bottom = self.space(index)
        near, high, far, low = shrunk(self.inside, self.wide // 2)
        if self.corner(index):
            return ((far, low), (near, low), (near, high), (far, high))[self.side(index)]
        step = index % self.per_side
        aside = NUDGE if step == 1 else -NUDGE if step == self.per_side - 1 else 0
        x, y = (left + right) // 2, (top + bottom) // 2
        return ((x - aside, low), (near, y - aside), (x + aside, high), (far, y + aside))[self.side(index)]

    def before(self, index: int, along: int, inward: int) -> tuple[int, int]:
        """A point at a distance in pixels from a space's stop: `along` the side, to the right or down, and `inward`."""
        x, y = self.stop(index)
        return ((x + along, y - inward), (x + inward, y + along), (x + along, y + inward), (x - inward, y + along))[
            self.side(index)
        ]

    def draw(self, canvas: Canvas, theme: Theme) -> None:
        """The street: the inner end of every space, where tokens pass and stand."""
        canvas.fill(self.inside, theme.lane)
        left, top, right, bottom = self.inside
        for index in range(self.count):
            x, y, to_x, to_y = self.space(index)
            if not self.corner(index):
                box = (
                    (x - GAP, bottom - self.wide, x + GAP, bottom),
                    (left, y - GAP, left + self.wide, y + GAP),
                    (to_x - GAP, top, to_x + GAP, top + self.wide),
                    (right - self.wide, to_y - GAP, right, to_y + GAP),
                )[self.side(index)]
                canvas.fill(box, theme.ground)


def in_rows(street: StreetLayout, index: int, count: int) -> list[tuple[int, int]]:
    """Where `count` tokens stand before a space that is no corner: in up to two rows."""
    per_row = count if count <= 2 else (count + 1) // 2
    step = 39 if per_row <= 2 else 24
    places = [divmod(n, per_row) for n in range(count)]
    return [street.before(index, round((place - (per_row - 1) / 2) * step), deep * ROW) for deep, place in places]


def street(across: int, depth: int, rise: int, cells: int, **parts: int) -> StreetLayout:
    """The ring of a picture `across` pixels wide, of which `cells` are the pixels of a side without its corners."""
    box = EDGE, EDGE, across - EDGE, EDGE + 2 * rise + cells
    return StreetLayout(box=box, depth=depth, rise=rise, **parts)


def seat_boxes_below(ring: StreetLayout, count: int) -> list[Box]:
    """The seats' plates below a board: one row of up to four, else two rows."""
    return seats((EDGE, ring.end, ring.box[2]), SEAT_HEIGHT, count, count if count <= 4 else 3)


def height_with_seats(ring: StreetLayout, count: int) -> int:
    """The height of a picture with the plates of `count` seats."""
    return seat_boxes_below(ring, count)[-1][3] + SEAT_GAP


def seats(line: tuple[int, int, int], high: int, count: int, columns: int) -> list[Box]:
    """The cards of `count` seats, `high` pixels each, in rows below a line given as left, y and right."""
    left, top, right = line
    wide = (right - left - SEAT_GAP * (columns - 1)) // columns
    boxes = []
    for seat in range(count):
        row, column = divmod(seat, columns)
        x, y = left + column * (wide + SEAT_GAP), top + SEAT_GAP + row * (high + SEAT_GAP)
        boxes.append((x, y, x + wide, y + high))
    return boxes
