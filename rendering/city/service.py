"""The spaces of City that are no districts, and the corners: names, signs, the tax."""

from functools import lru_cache

from PIL import Image

from bot.games.city.data import INDUSTRIAL_TAX, JAIL, SPACES
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Setting, fit, polygon_mask
from rendering.city import plan
from rendering.ring import Box, middle, shrunk
from rendering.signs import Points
from rendering.theme import Colour, Theme

NAMES = (34, 32, 30, 29, LEAST)
TITLES = (40, 38, 36, 34, 32, 30, LEAST)


def _bar(left: float, top: float, right: float, bottom: float) -> Points:
    return (left, top), (right, top), (right, bottom), (left, bottom)


SIGNS: dict[str, tuple[Points, ...]] = {
    "permission": (
        _bar(0.24, 0.1, 0.36, 0.96),
        _bar(0.06, 0.1, 0.98, 0.21),
        _bar(0.06, 0.1, 0.2, 0.36),
        _bar(0.8, 0.2, 0.86, 0.5),
        _bar(0.68, 0.5, 0.98, 0.74),
        _bar(0.1, 0.88, 0.5, 0.98),
    ),
    "auction": (
        ((0.36, 0.08), (0.7, 0.42), (0.54, 0.58), (0.2, 0.24)),
        ((0.5, 0.38), (0.96, 0.78), (0.88, 0.88), (0.42, 0.48)),
        _bar(0.06, 0.84, 0.62, 0.96),
    ),
    "tax": (
        ((0.04, 0.96), (0.04, 0.4), (0.3, 0.62), (0.3, 0.4), (0.56, 0.62), (0.56, 0.4), (0.76, 0.58), (0.76, 0.96)),
        ((0.8, 0.96), (0.83, 0.06), (0.95, 0.06), (0.98, 0.96)),
    ),
    "go": (((0.0, 0.5), (0.42, 0.08), (0.42, 0.34), (1.0, 0.34), (1.0, 0.66), (0.42, 0.66), (0.42, 0.92)),),
    "go-to-jail": (
        ((0.0, 0.5), (0.26, 0.22), (0.26, 0.4), (0.5, 0.4), (0.5, 0.6), (0.26, 0.6), (0.26, 0.78)),
        _bar(0.56, 0.06, 1.0, 0.15),
        _bar(0.56, 0.85, 1.0, 0.94),
        *(_bar(x, 0.06, x + 0.07, 0.94) for x in (0.56, 0.745, 0.93)),
    ),
}
"""A crane, a gavel, a factory, an arrow, an arrow to the bars."""


@lru_cache(64)
def sign_mask(kind: str, size: int) -> Image.Image:
    """A sign as a mask."""
    mask = Image.new("L", (size, size))
    for points in SIGNS[kind]:
        part = polygon_mask(size, points)
        mask.paste(255, (0, 0), part)
    return mask


def sign(canvas: Canvas, kind: str, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """A sign round a centre; Chance and parking are letters."""
    letters = {"chance": "?", "parking": "P"}
    if kind in letters:
        box = (centre[0] - size, centre[1] - size, centre[0] + size, centre[1] + size)
        canvas.centred(box, fit(letters[kind], (size * 2, size * 2), (size,), bold=True), colour)
    elif kind in SIGNS:
        canvas.stamp(sign_mask(kind, size), (centre[0] - size // 2, centre[1] - size // 2), colour)


def draw(canvas: Canvas, index: int, theme: Theme, words: Words) -> None:
    """A space that is no district and no corner."""
    parts, kind, text = plan.parts(index), SPACES[index], words.space("city", index)
    canvas.fill(parts.whole, theme.service)
    left, top, right, bottom = parts.whole
    if kind == "chance":
        chance(canvas, parts, text, theme)
    elif parts.turned:
        near = parts.band if plan.RING.side(index) else (left, top, right, top + plan.BAND)
        inward = 12 if plan.RING.side(index) == 0 else -12
        x, y = middle(near)
        sign(canvas, kind, (x, y + inward), 56, theme.muted)
        canvas.turned(parts.name, fit(text, room(parts), NAMES), theme.ink)
    else:
        canvas.centred((left, top, right, bottom - plan.TAG), fit(text, (right - left - 6, 64), NAMES), theme.ink)
        place = (left + 50, bottom - 21) if kind == "tax" else ((left + right) // 2, bottom - 21)
        sign(canvas, kind, place, 34, theme.muted)
    if kind == "tax":
        _tax(canvas, parts, theme, words)


def chance(canvas: Canvas, parts: plan.Parts, text: str, theme: Theme) -> None:
    """A Chance space: its name and a large question mark."""
    left, top, right, bottom = parts.whole
    if parts.turned:
        canvas.turned((left, top + 110, right, bottom - 40), fit(text, (150, 80), NAMES), theme.ink)
        sign(canvas, "chance", ((left + right) // 2, top + 64), 72, theme.muted)
    else:
        canvas.centred((left + 44, top, right, bottom), fit(text, (120, 90), NAMES), theme.ink)
        sign(canvas, "chance", (left + 34, (top + bottom) // 2), 60, theme.muted)


def _tax(canvas: Canvas, parts: plan.Parts, theme: Theme, words: Words) -> None:
    """What the tax is."""
    box = parts.tag if parts.turned else (parts.whole[0] + 76, parts.tag[1] - 3, parts.whole[2], parts.tag[3] - 3)
    canvas.centred(box, fit(words.cash("city", INDUSTRIAL_TAX), (90, plan.TAG), (30, LEAST)), theme.muted)


def room(parts: plan.Parts) -> tuple[int, int]:
    """Length and height that the lines of a name may take."""
    wide, high = parts.name[2] - parts.name[0], parts.name[3] - parts.name[1]
    return (high - 2, wide - 2) if parts.turned else (wide - 2, high)


def corner(canvas: Canvas, index: int, theme: Theme, words: Words) -> None:
    """A corner of the ring: its name, its sign, room for tokens."""
    box = shrunk(plan.RING.space(index), plan.GAP)
    canvas.fill(box, theme.service)
    title, _, held = plan.corner_rooms(index)
    canvas.centred(title, title_setting(words.space("city", index), title), theme.ink)
    if index == JAIL:
        _cell(canvas, shrunk(held, 4), theme)
    else:
        sign(canvas, SPACES[index], middle(held), 84, theme.muted)


def title_setting(text: str, title: Box) -> Setting:
    """A corner's name as it is set."""
    return fit(text, (title[2] - title[0] - 6, title[3] - title[1]), TITLES, bold=True)


def _cell(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The cell with its bars."""
    canvas.rounded(box, 8, theme.hatch)
    for x in range(box[0] + 16, box[2] - 8, 27):
        canvas.fill((x, box[1], x + 5, box[3]), theme.line)
