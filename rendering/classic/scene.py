"""The scene inside the ring: the bay, the city on the river, or the valley of a group's own board.

It grows with the board: houses stand where shops are built, a tower where the first tower is. Day in light, evening in
dark.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import PlotView
from rendering import corner_scene
from rendering.cache import kept
from rendering.classic import vignette
from rendering.classic.geometry import MIDDLE
from rendering.index_canvas import blank
from rendering.scenery import Scenery, faces
from rendering.shape_data import Part, drawing, read
from rendering.theme import LIGHT, Colour, Theme

SIZE = MIDDLE[2] - MIDDLE[0], MIDDLE[3] - MIDDLE[1]
SCENES = {"neutral": "bay", "edition": "river"}
OWN = "valley"
"""The scene of a shipped board by its key, and that of a group's own."""


class Layer(msgspec.Struct, frozen=True):
    """A part of a scene: its shapes, and when they are seen: in one theme, from how many shops' worth, and towers."""

    shapes: tuple[Part, ...]
    theme: str = ""
    shops: int = 0
    towers: int = 0


def scene_of(board: str) -> str:
    """The scene of a board as a state names it."""
    return SCENES.get(board, OWN)


@cache
def layers(scene: str) -> tuple[Layer, ...]:
    """All layers of a scene, from the back to the front."""
    found = read(f"{scene}.toml")["layer"]
    return tuple([Layer(drawing(shapes), **when) for shapes, when in map(_divided, found)])


def _divided(layer: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """The shapes of a layer in a file, and when it is seen."""
    return layer["shapes"], {key: value for key, value in layer.items() if key != "shapes"}


def picture(board: str, plots: Iterable[PlotView], theme: Theme) -> Image.Image:
    """The scene of a board as it stands. Not to be changed."""
    scene = scene_of(board)
    return _picture(scene, _seen(scene, plots, theme), theme)


def _seen(scene: str, plots: Iterable[PlotView], theme: Theme) -> tuple[int, ...]:
    """The layers that are seen of a scene, by number."""
    levels = [each.level for each in plots]
    shops, towers = sum(levels), levels.count(data.TOWER)
    return tuple(
        number
        for number, each in enumerate(layers(scene))
        if each.theme in {"", theme.key} and each.shops <= shops and each.towers <= towers
    )


@kept
def _picture(scene: str, seen: tuple[int, ...], theme: Theme) -> Image.Image:
    """Some layers of a scene, drawn once."""
    image = blank(SIZE, theme.town, theme).image
    scenery = Scenery(image, theme)
    for number in seen:
        scenery.draw(layers(scene)[number].shapes)
    return image


def colours(theme: Theme) -> list[Colour]:
    """All colours of all scenes and vignettes in a theme."""
    parts = [part for scene in (*SCENES.values(), OWN) for layer in layers(scene) for part in layer.shapes]
    printed = [part for drawn in vignette.CARDS.values() for part in drawn]
    return [*faces(parts, theme), *corner_scene.colours(theme), *faces(printed, LIGHT)]
