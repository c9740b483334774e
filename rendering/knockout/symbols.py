"""The signs of Knockout: those of sets and of special spaces, the sides' shapes, bars, a cross."""

from bot.games.knockout.data import CHANCE, PARKING
from rendering.canvas import Canvas
from rendering.knockout.colours import SETS
from rendering.seat_symbols import GROUP_SIGNS, SymbolSet, heart, regular, shapes
from rendering.shape_data import Points
from rendering.theme import text_on

_SIDES = shapes("knockout-sides")
SYMBOLS = SymbolSet(
    GROUP_SIGNS | shapes("knockout") | {"pink": (heart(0.496, 0.46, last=0.0),)}, {CHANCE: "?", PARKING: "P"}, grown=8
)
"""Bars, wave, heart, diamond, cross, disc, tree, crown; a house, a jewel, a train, bars of a cell; a cross, an arrow."""
sign = SYMBOLS.draw
SHAPES: tuple[Points, ...] = (regular(40), *(_SIDES[word][0] for word in ("square", "triangle", "diamond")))
"""What the sides' tokens bear: disc, square, triangle, diamond."""
LOW = (0.0, 0.0, 0.13, 0.0)
"""How much lower the number stands in a shape that is heavier at its foot."""


def set_sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a set, in the ink that reads on its colour."""
    sign(canvas, kind, centre, size, text_on(SETS[kind]))
