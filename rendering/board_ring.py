"""A ring of spaces round a board: index -> rectangle and side. Written once along the walk, turned for each side."""

import msgspec

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; right and bottom are the first beyond."""


class BoardRing(msgspec.Struct, frozen=True):
    """`count` spaces, four of them corners, walked clockwise from the bottom right corner.

    `depth` is the depth of the spaces on the left and right, `rise` of those at the bottom and top.
    """

    box: Box
    depth: int
    rise: int
    count: int = 40

    @property
    def per_side(self) -> int:
        """Spaces of a side with one of its corners."""
        return self.count // 4

    def side(self, index: int) -> int:
        """The side a space stands on; a corner belongs to the side that begins with it."""
        return index // self.per_side

    def corner(self, index: int) -> bool:
        """Whether a space is a corner."""
        return index % self.per_side == 0

    def space(self, index: int) -> Box:
        """The rectangle of a space."""
        side, step = divmod(index, self.per_side)
        left, top, right, bottom = self.box
        level = side % 2 == 0
        along, start, deep = (right - left, self.depth, self.rise) if level else (bottom - top, self.rise, self.depth)
        if step == 0:
            near, far = 0, start
        else:
            cell = (along - 2 * start) / (self.per_side - 1)
            near, far = round(start + cell * (step - 1)), round(start + cell * step)
        return self._turned(side, (near, 0, far, deep))

    def _turned(self, side: int, walked: Box) -> Box:
        """From (along the walk, inward from the edge) of a side to the picture."""
        left, top, right, bottom = self.box
        near, edge, far, deep = walked
        match side:
            case 0:
                return right - far, bottom - deep, right - near, bottom - edge
            case 1:
                return left + edge, bottom - far, left + deep, bottom - near
            case 2:
                return left + near, top + edge, left + far, top + deep
            case _:
                return right - deep, top + near, right - edge, top + far


def shrunk(box: Box, by: int) -> Box:
    """A box smaller by `by` pixels on each side."""
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def middle(box: Box) -> tuple[int, int]:
    """The centre of a box."""
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
