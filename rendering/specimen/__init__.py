"""The page of specimens: all signs, colours, sizes and states of the family's pictures, by day and by night.

Nothing is listed here: seats, groups, colours, sizes and symbols are those that the code knows, and a game's are what
its `Pictures` declare. For contributors, so it speaks the words of the code.
"""

import io
from collections.abc import Callable, Iterable

from PIL import Image

from rendering.specimen import games, shared
from rendering.specimen.sheet import MARGIN, WIDTH, Sheet
from rendering.theme import THEMES, Theme


def png() -> bytes:
    """The page as a file."""
    file = io.BytesIO()
    page().save(file, "PNG")
    return file.getvalue()


def page() -> Image.Image:
    """Both themes side by side as an RGB image."""
    sheets = [sheet(theme, sections) for theme in THEMES.values() for sections in (shared.SECTIONS, games.SECTIONS)]
    whole = Image.new("RGB", (WIDTH * len(sheets), max(each.y for each in sheets) + MARGIN))
    for number, each in enumerate(sheets):
        whole.paste(each.canvas.image.crop((0, 0, WIDTH, whole.height)), (number * WIDTH, 0))
    return whole


def sheet(theme: Theme, sections: Iterable[Callable[[Sheet], None]]) -> Sheet:
    """Some sections one below the other."""
    made = Sheet(theme)
    for section in sections:
        section(made)
    return made
