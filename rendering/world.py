"""The colours of the world that all games share, and its light.

Light comes from above and from the left: what looks up is lightest, what faces the viewer keeps its colour, what looks
to the right lies in the shade. By day a colour gets lighter upwards, at night only the shade gets darker.
"""

import msgspec

from rendering.theme import NIGHT, SNOW, Colour, Theme, blend, colours

WORLDS = {key: colours(f"world-{key}") for key in ("light", "dark")}
"""The colours of the world that all games share, by the key of the theme and by word."""
UP, SHADE = {"light": 0.3, "dark": 0.12}, {"light": 0.26, "dark": 0.4}
"""How much lighter a face is that looks up, and how much darker one in the shade, by the key of the theme."""


class Tones(msgspec.Struct, frozen=True):
    """A colour in light and shade: the face that looks up, that to the left or the viewer, that to the right."""

    up: Colour
    left: Colour
    right: Colour


def tones(of: Colour, theme: Theme) -> Tones:
    """A colour in the light of a theme."""
    return Tones(blend(of, SNOW, UP[theme.key]), of, blend(of, NIGHT, SHADE[theme.key]))
