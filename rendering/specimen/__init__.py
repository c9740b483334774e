"""The page of specimens: all signs, colours, sizes and states of the family's pictures, by day and by night.

Nothing is listed here: seats, groups, colours, sizes and symbols are those that the code knows, and a game's are what
its `Pictures` declare. For contributors, so it speaks the words of the code.
"""

import io

from PIL import Image

from bot.games import GAMES
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
    sheets = [sheet for theme in THEMES.values() for sheet in columns(theme)]
    whole = Image.new("RGB", (WIDTH * len(sheets), max(sheet.y for sheet in sheets) + MARGIN))
    for number, sheet in enumerate(sheets):
        whole.paste(sheet.canvas.image.crop((0, 0, WIDTH, whole.height)), (number * WIDTH, 0))
    return whole


def columns(theme: Theme) -> tuple[Sheet, Sheet]:
    """What all games share and each game, always on the sheet that has more room left."""
    left, right = Sheet(theme), Sheet(theme)
    for section in shared.SECTIONS:
        section(left)
    for game in GAMES:
        games.section(min(right, left, key=lambda sheet: sheet.y), game)
    return left, right
