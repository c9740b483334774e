"""A small device with a round display: what is at stake, and the ring of its clock in quarters."""

from rendering.canvas import LEAST, Canvas, fit, rounded_mask
from rendering.theme import GROUPS, NIGHT, SEATS, Theme

BID_SIZES = (110, 100, 92, 84, 76, 68, 60, 52, 48, 44, 40, 36, 32, 30, 28, LEAST)
QUARTERS = ((1, 0), (1, 1), (0, 1), (0, 0))
"""The quarters of the ring from noon on, clockwise: whether on the right, whether below."""
RED = GROUPS["red"]
"""The light of the last seconds."""


def dial(
    canvas: Canvas,
    place: tuple[tuple[int, int], int],
    said: tuple[str, str],
    clock: tuple[int | None, int],
    theme: Theme,
) -> None:
    """The device at a (centre, radius): what it says, large and small; whose colour its ring has, how many quarters.

    In the last seconds (0) its red light is on: the last quarter and the whole rim.
    """
    (x, y), radius = place
    sign, quarters = clock
    canvas.disc((x, y), radius, theme.device if quarters else RED)
    ring, inner = round(radius * 0.92), round(radius * 0.77)
    colour = RED if not quarters else theme.line if sign is None else SEATS[sign % len(SEATS)]
    canvas.disc((x, y), ring, theme.device)
    ring -= 0 if quarters else round(radius * 0.04)
    whole = rounded_mask((2 * ring, 2 * ring), ring)
    for right, low in QUARTERS[: max(1, quarters)]:
        lit = whole.crop((ring * right, ring * low, ring + ring * right, ring + ring * low))
        canvas.stamp(lit, (x - ring + ring * right, y - ring + ring * low), colour)
    thick = max(3, radius // 24)
    for box in ((x - thick, y - ring, x + thick, y + ring), (x - ring, y - thick, x + ring, y + thick)):
        canvas.fill(box, theme.device)
    canvas.disc((x, y), inner, theme.display)
    text, caption = said
    half = round(radius * 0.68)
    low = y + half - (round(radius * 0.42) if caption else 0)
    sizes = tuple(size for size in BID_SIZES if size < radius)
    if text:
        canvas.centred((x - half, y - half, x + half, low), fit(text, (2 * half, half), sizes, bold=True), NIGHT)
    if caption:
        setting = fit(caption, (round(radius * 1.2), 40), (30, 28, LEAST))
        canvas.centred((x - radius, low - 6, x + radius, low + 26), setting, NIGHT)
