"""The electronic unit: a device with a round display and a clock (CITY-38, CITY-153); it may show a station's sign."""

from rendering.canvas import Canvas
from rendering.city.symbols import sign
from rendering.theme import NIGHT, Theme
from rendering.timer_dial import dial


def unit(
    canvas: Canvas,
    place: tuple[tuple[int, int], int],
    said: tuple[str, str],
    clock: tuple[int | None, int],
    theme: Theme,
) -> None:
    """The unit at a (centre, radius); where it says nothing large, the station's sign: the front of a train."""
    dial(canvas, place, said, clock, theme)
    (x, y), radius = place
    if not said[0]:
        sign(canvas, "station", (x, y - radius // 6), round(radius * 0.8), NIGHT)
