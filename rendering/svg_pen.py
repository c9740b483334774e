"""A pen whose piece is an SVG file: the same shapes, at any size."""

from collections.abc import Sequence

from rendering.sprite import Pen, Point
from rendering.theme import Colour, Theme


class SvgPen(Pen):
    """Draws a piece as other pens do, and keeps its shapes as elements."""

    def __init__(self, theme: Theme, room: tuple[int, int]) -> None:
        super().__init__(theme, room)
        self._room = room
        self._elements: list[str] = []

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        """A polygon."""
        corners = " ".join(f"{x:.1f} {self._room[1] - y:.1f}" for x, y in points)
        self._add(f'polygon points="{corners}"', colour)

    def bar(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An upright rectangle."""
        x, y, wide, tall = left, self._room[1] - high, right - left, high - low
        self._add(f'rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}"', colour)

    def oval(self, left: float, low: float, right: float, high: float, colour: Colour) -> None:
        """An ellipse."""
        x, y = (left + right) / 2, self._room[1] - (low + high) / 2
        self._add(
            f'ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{(right - left) / 2:.1f}" ry="{(high - low) / 2:.1f}"', colour
        )

    def _add(self, element: str, colour: Colour) -> None:
        self._elements.append(f'<{element} fill="#{bytes(colour).hex()}"/>')

    def text(self, radius: int) -> str:
        """The file; the piece is cut to a rectangle with round corners."""
        wide, high = self._room
        clip = f'<clipPath id="c"><rect width="{wide}" height="{high}" rx="{radius}"/></clipPath>'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{clip}<g clip-path="url(#c)">'
        return "\n".join([head, *self._elements, "</g></svg>\n"])
