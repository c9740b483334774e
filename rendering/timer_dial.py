"""A small device with a round display: what is at stake, and the ring of its clock in quarters."""

from rendering.canvas import LEAST, Canvas, fit, quarters_mask
from rendering.theme import GROUPS, NIGHT, SEATS, Colour, Theme

BID_SIZES = (110, 100, 92, 84, 76, 68, 60, 52, 48, 44, 40, 36, 32, 30, 28, LEAST)
QUARTERS = ((1, 0), (1, 1), (0, 1), (0, 0))
"""The quarters of the ring from noon on, clockwise: whether on the right, whether below."""
RED = GROUPS["red"]
"""The light of the last seconds."""
Place = tuple[tuple[int, int], int]
"""A centre and a radius."""
Clock = tuple[int | None, int]
"""Whose sign the ring has the colour of, and how many quarters of it are lit; 0 in the last seconds."""


def dial(canvas: Canvas, place: Place, said: tuple[str, str], clock: Clock, theme: Theme) -> None:
    """The device with what it says, large and small. In the last seconds the last quarter and the whole rim are red."""
    (x, y), radius = place
    sign, quarters = clock
    canvas.disc((x, y), radius, theme.device if quarters else RED)
    ring = round(radius * 0.92)
    canvas.disc((x, y), ring, theme.device)
    colour = RED if not quarters else theme.line if sign is None else SEATS[sign % len(SEATS)]
    reach = ring - (0 if quarters else round(radius * 0.04))
    _ring(canvas, (x, y), reach, colour, max(1, quarters))
    thick = max(3, radius // 24)
    for box in ((x - thick, y - reach, x + thick, y + reach), (x - reach, y - thick, x + reach, y + thick)):
        canvas.fill(box, theme.device)
    canvas.disc((x, y), round(radius * 0.77), theme.display)
    _said(canvas, (x, y), radius, said)


def _ring(canvas: Canvas, centre: tuple[int, int], radius: int, colour: Colour, quarters: int) -> None:
    """The quarters of a disc that are lit, from noon on."""
    x, y = centre
    for right, low in QUARTERS[:quarters]:
        lit = quarters_mask(radius)[right + 2 * low]
        canvas.stamp(lit, (x - radius + radius * right, y - radius + radius * low), colour)


def _said(canvas: Canvas, centre: tuple[int, int], radius: int, said: tuple[str, str]) -> None:
    """The large text in the middle of the display, the small one below it."""
    (x, y), (text, caption), half = centre, said, round(radius * 0.68)
    low = y + half - (round(radius * 0.42) if caption else 0)
    if text:
        sizes = tuple(size for size in BID_SIZES if size < radius)
        canvas.centred((x - half, y - half, x + half, low), fit(text, (2 * half, half), sizes, bold=True), NIGHT)
    if caption:
        setting = fit(caption, (round(radius * 1.2), 40), (30, 28, LEAST))
        canvas.centred((x - radius, low - 6, x + radius, low + 26), setting, NIGHT)
