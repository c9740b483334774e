"""The electronic unit: a small device with a round display, and the ring of its clock in quarters."""

from rendering.canvas import Canvas
from rendering.city.service import sign
from rendering.dial import dial
from rendering.theme import NIGHT, Theme


def unit(
    canvas: Canvas,
    place: tuple[tuple[int, int], int],
    said: tuple[str, str],
    clock: tuple[int | None, int],
    theme: Theme,
) -> None:
    """The unit's display; where it has no text, the station's sign: the front of a train (CITY-38, CITY-153)."""
    dial(canvas, place, said, clock, theme)
    if not said[0]:
        (x, y), radius = place
        sign(canvas, "station", (x, y - radius // 6), round(radius * 0.8), NIGHT)
