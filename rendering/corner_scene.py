"""The corners of the ring boards: a name above a small picture in which tokens stand, the same on all of them."""

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Setting, fit
from rendering.scenery import faces, picture
from rendering.shape_data import drawing, read
from rendering.space_tile import TileBox
from rendering.theme import Colour, Theme

WIDE = 180
"""How wide the pictures are written, in pixels."""
SPACES = {kind: drawing(lines) for kind, lines in read("vignettes.toml")["spaces"].items()}
"""By the kind of a space."""
TITLES = (30, 28, 26, LEAST)


def draw(canvas: Canvas, room: Box, rooms: tuple[Box, Box, Box], said: tuple[str, str], theme: Theme) -> None:
    """A corner; `rooms` as of its geometry, `said`: its kind and its name."""
    title, (_, _, _, low), (left, top, right, _) = rooms
    kind, name = said
    canvas.fill(room, theme.service)
    canvas.centred(title, title_setting(name, title), theme.ink)
    _put(canvas, (left, top, right, low), kind, theme)


def title_setting(name: str, title: Box) -> Setting:
    """A corner's name as it is set."""
    return fit(name, (title[2] - title[0] - 6, title[3] - title[1]), TITLES, bold=True)


def above(canvas: Canvas, tile: TileBox, kind: str, theme: Theme) -> None:
    """The picture of a corner above its name on a tile."""
    left, top, right, _ = tile.whole
    _put(canvas, (left, top, right, tile.sign[3]), kind, theme)


def _put(canvas: Canvas, box: Box, kind: str, theme: Theme) -> None:
    """A picture as wide as a box; of one that is higher the upper part."""
    left, top, right, bottom = box
    wide = right - left
    canvas.put(picture(SPACES[kind], (wide, bottom - top), wide / WIDE, theme.service, theme), (left, top))


def colours(theme: Theme) -> list[Colour]:
    """The colours of these pictures."""
    return faces([part for drawn in SPACES.values() for part in drawn], theme)
