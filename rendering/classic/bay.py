"""The bay inside the ring: hills, a village by the water, a beacon on its rock, a sail; day in light, night in dark."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.canvas import Canvas, stepped
from rendering.classic.geometry import MIDDLE
from rendering.isometric import WORLDS
from rendering.shape_data import Points, drawing, read
from rendering.theme import Theme

SIZE = MIDDLE[2] - MIDDLE[0], MIDDLE[3] - MIDDLE[1]
_DRAWINGS = {word: drawing(lines) for word, lines in read("bay.toml").items()}


@lru_cache(128)
def outline(points: Points, size: tuple[int, int]) -> Image.Image:
    """A smooth outline as a mask of the whole bay."""
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    ImageDraw.Draw(mask).polygon([(x * 2, y * 2) for x, y in points], fill=255)
    return stepped(mask.reduce(2))


def draw(canvas: Canvas, theme: Theme) -> None:
    """The whole bay, in the middle of the board."""
    colours = WORLDS[theme.key]
    canvas.fill(MIDDLE, theme.town)
    for each in (*_DRAWINGS[theme.key], *_DRAWINGS["scene"]):
        colour, numbers = colours[each.colour], [round(number) for number in each.numbers]
        if each.kind == "polygon":
            canvas.stamp(outline(each.points, SIZE), MIDDLE[:2], colour)
        elif each.kind == "disc":
            x, y, radius = numbers
            canvas.disc((MIDDLE[0] + x, MIDDLE[1] + y), radius, colour)
        else:
            left, top, right, bottom = numbers
            box = MIDDLE[0] + left, MIDDLE[1] + top, MIDDLE[0] + right, MIDDLE[1] + bottom
            canvas.rounded(box, 2 if each.kind == "wave" else 0, colour)
