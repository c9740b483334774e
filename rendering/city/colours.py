"""The palette of City's pictures: the shared colours, and the world in light and shade."""

from functools import cache

from rendering import corner_scene
from rendering.theme import LIGHT, SEATS, SNOW, TOKENS, Colour, Theme, blend, stepped
from rendering.theme import palette_colours as shared
from rendering.world import WORLDS, tones

TOWN = (
    *("grass", "leaf", "trunk", "sea", "deep", "shallow", "foam", "rock", "mark", "sky"),
    *("wall", "roof", "slate", "brick", "steel", "glass", "window", "lamp", "sail"),
)
"""What the town has of the world's colours."""
PIECES = "landmark", "bonus", "pane", "alarm"
"""What its pieces have of the theme's."""


OWNED = {"light": 0.42, "dark": 0.66}
"""How far an owner colours the ground of a lot, by the key of the theme."""


def ground(theme: Theme, sign: int) -> Colour:
    """The ground of a lot in the hue of its owner's sign."""
    return blend(theme.paper, SEATS[sign % len(SEATS)], OWNED[theme.key])


def lawn(theme: Theme) -> Colour:
    """The ground of a lot that nobody owns: lighter than the park's."""
    return blend(WORLDS[theme.key]["grass"], SNOW, {"light": 0.32, "dark": 0.22}[theme.key])


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of City's pictures in a theme, at most 256."""
    solid = [WORLDS[theme.key][word] for word in TOWN] + [getattr(theme, word) for word in PIECES]
    faces = [face for each in map(tones, solid, [theme] * len(solid)) for face in (each.left, each.up, each.right)]
    owned = [ground(theme, sign) for sign in range(len(TOKENS))] + [lawn(theme), LIGHT.alarm]
    return stepped(dict.fromkeys([*shared(theme), *corner_scene.colours(theme), *faces, *owned]), ())
