"""The ground of a plot: an owner's kerb told apart by its chequers, and the stakes of land that waits."""

from rendering.board_ring import Box, shrunk
from rendering.canvas import Canvas
from rendering.theme import SEATS, Theme, shade

KERBS: tuple[tuple[int, int], ...] = ((0, 1), (16, 32), (8, 16), (4, 12), (24, 32), (4, 20), (12, 16), (28, 56))
"""How an owner's kerb is chequered: (pixels in the second colour, pixels of a period)."""


def chequers(canvas: Canvas, box: Box, sign: int, kerb: int, aside: int) -> None:
    """The pattern of a sign on the upper and lower kerb, from `aside` pixels beside the left edge on.

    Upright chequers would cost a kilobyte of picture: they break every row that they touch.
    """
    on, period = KERBS[sign % len(KERBS)]
    left, top, right, bottom = box
    for x in range(left + aside, right - kerb - on, period) if on else ():
        for y in (top, bottom - kerb):
            canvas.fill((x, y, x + on, y + kerb), shade(SEATS[sign % len(SEATS)]))


def stakes(canvas: Canvas, box: Box, inset: int, size: tuple[int, int], theme: Theme) -> None:
    """The corners of unowned land, marked by angles of a `size` (length, thickness)."""
    long, thick = size
    left, top, right, bottom = shrunk(box, inset)
    for wide, high in ((long, thick), (thick, long)):
        for x in (left, right - wide):
            for y in (top, bottom - high):
                canvas.fill((x, y, x + wide, y + high), theme.stake)
