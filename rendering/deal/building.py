"""Houses and hotels on the cards of their sets, in the world of all games."""

from functools import lru_cache

from rendering.isometric import WORLDS, IsometricPen, tones
from rendering.sprite import Pen, Sprite
from rendering.theme import Theme

WIDE = 28
"""How wide a building is, in pixels."""
HIGH = {"house": 36, "hotel": 40}


@lru_cache(8)
def building(kind: str, theme: Theme) -> Sprite:
    """A house with a pitched roof; a hotel: higher, flat, its windows lit."""
    world = WORLDS[theme.key]
    pen = Pen(theme, (WIDE, HIGH[kind]))
    solid, base = IsometricPen(pen, (WIDE / 2, WIDE / 2), WIDE / 2), (0.0, 0.0, 1.0, 1.0)
    if kind == "house":
        solid.walls(base, 0, 0.85, tones(world["wall"], theme))
        solid.left_panel(base, (0.3, 0.7), (0, 0.5), world["lamp"])
        solid.gable(base, 0.8, 1.55, tones(world["roof"], theme), world["wall"])
        return pen.done()
    solid.prism(base, 0, 1.7, tones(world["brick"], theme))
    for level in range(2):
        low = 0.25 + level * 0.7
        for begin in (0.15, 0.6):
            solid.left_panel(base, (begin, begin + 0.28), (low, low + 0.42), world["lamp"])
            solid.right_panel(base, (begin, begin + 0.28), (low, low + 0.42), world["lamp"])
    return pen.done()
