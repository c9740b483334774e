"""The palette of City's pictures: the shared colours, and the world in light and shade."""

from rendering import corner_scene
from rendering.isometric import WORLDS, tones
from rendering.theme import GROUPS, TOKENS, Colour, Theme, stepped
from rendering.theme import palette_colours as shared

TOWN = (
    *("grass", "leaf", "trunk", "sea", "deep", "shallow", "foam", "sand", "rock", "road", "mark", "sky"),
    *("wall", "roof", "slate", "brick", "wood", "steel", "glass", "window", "lamp", "sail"),
)
"""What the town has of the world's colours."""
PIECES = "landmark", "bonus", "pane", "alarm"
"""What its pieces have of the theme's."""


def palette_colours(theme: Theme) -> list[Colour]:
    """All colours of City's pictures in a theme, at most 256."""
    solid = [WORLDS[theme.key][word] for word in TOWN] + [getattr(theme, word) for word in PIECES]
    solid += [*GROUPS.values(), *TOKENS]
    faces = [face for each in map(tones, solid, [theme] * len(solid)) for face in (each.left, each.up, each.right)]
    return stepped(dict.fromkeys([*shared(theme), *corner_scene.colours(theme), *faces]), ())
