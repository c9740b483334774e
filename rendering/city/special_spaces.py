"""The spaces of City that are no districts, and the corners: names, signs, the tax."""

from functools import lru_cache

from PIL import Image

from bot.games.city.data import INDUSTRIAL_TAX, JAIL, SPACES
from bot.i18n.translator import Translator
from rendering import text_fit
from rendering.board_ring import Box, middle, shrunk
from rendering.canvas import LEAST, Canvas, Setting, fit, polygon_mask
from rendering.city import geometry
from rendering.corner import cell, title_setting
from rendering.symbols import MARKS, Points, bar
from rendering.theme import Colour, Theme

NAMES = (LEAST,)
ALONE = 59


SIGNS: dict[str, tuple[Points, ...]] = {
    **MARKS,
    "permission": (
        bar(0.24, 0.1, 0.36, 0.96),
        bar(0.06, 0.1, 0.98, 0.21),
        bar(0.06, 0.1, 0.2, 0.36),
        bar(0.8, 0.2, 0.86, 0.5),
        bar(0.68, 0.5, 0.98, 0.74),
        bar(0.1, 0.88, 0.5, 0.98),
    ),
    "auction": (
        ((0.36, 0.08), (0.7, 0.42), (0.54, 0.58), (0.2, 0.24)),
        ((0.5, 0.38), (0.96, 0.78), (0.88, 0.88), (0.42, 0.48)),
        bar(0.06, 0.84, 0.62, 0.96),
    ),
    "tax": (
        ((0.04, 0.96), (0.04, 0.4), (0.3, 0.62), (0.3, 0.4), (0.56, 0.62), (0.56, 0.4), (0.76, 0.58), (0.76, 0.96)),
        ((0.8, 0.96), (0.83, 0.06), (0.95, 0.06), (0.98, 0.96)),
    ),
    "station": (
        ((0.2, 0.0), (0.8, 0.0), (0.9, 0.1), (0.9, 0.18), (0.1, 0.18), (0.1, 0.1)),
        bar(0.1, 0.1, 0.22, 0.76),
        bar(0.78, 0.1, 0.9, 0.76),
        bar(0.45, 0.1, 0.55, 0.5),
        bar(0.1, 0.46, 0.9, 0.58),
        bar(0.3, 0.5, 0.7, 0.76),
        bar(0.1, 0.68, 0.9, 0.78),
        ((0.2, 0.78), (0.36, 0.78), (0.22, 1.0), (0.06, 1.0)),
        ((0.64, 0.78), (0.8, 0.78), (0.94, 1.0), (0.78, 1.0)),
    ),
    "taxi": (
        bar(0.4, 0.08, 0.6, 0.2),
        ((0.26, 0.22), (0.74, 0.22), (0.86, 0.5), (0.74, 0.5), (0.66, 0.32), (0.34, 0.32), (0.26, 0.5), (0.14, 0.5)),
        bar(0.02, 0.5, 0.98, 0.78),
        bar(0.12, 0.7, 0.32, 0.94),
        bar(0.68, 0.7, 0.88, 0.94),
    ),
    "dodge": (((0.06, 0.04), (0.94, 0.04), (0.94, 0.5), (0.78, 0.8), (0.5, 1.0), (0.22, 0.8), (0.06, 0.5)),),
    "card": (((0.14, 0.06), (0.86, 0.06), (0.86, 0.94), (0.14, 0.94)),),
}
"""Besides the marks a crane, a gavel, a factory, a train; a taxi, a shield, a card."""


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


def draw(canvas: Canvas, index: int, theme: Theme, words: Translator) -> None:
    """A space that is no district and no corner: its sign, its name where it is named, a tax its amount."""
    parts, kind = geometry.parts(index), SPACES[index]
    canvas.fill(parts.whole, theme.service)
    if not named(index):
        sign(canvas, kind, middle(parts.whole), ALONE, theme.muted)
        return
    place, size = sign_place(index)
    sign(canvas, kind, middle(place), size, theme.muted)
    name(canvas, name_room(index), words.space("city", index), theme.ink, turned=parts.turned)
    if kind == "tax":
        left, _, right, bottom = parts.whole
        box = parts.tag if parts.turned else (left + 65, bottom - geometry.RING.tag - 3, right, bottom - 3)
        canvas.centred(box, fit(words.cash("city", INDUSTRIAL_TAX), (90, geometry.RING.tag), (LEAST,)), theme.muted)


def named(index: int) -> bool:
    """Whether a space says its name.

    Chance and permissions do at the sides, where it is read level, and show their signs alone where it would be turned.
    """
    return SPACES[index] in {"district", "tax"} or not geometry.parts(index).turned


def name_room(index: int) -> Box:
    """Where the name of a space stands that is no corner."""
    parts, kind = geometry.parts(index), SPACES[index]
    left, top, right, bottom = parts.whole
    if kind == "district":
        return parts.name
    if parts.turned:
        outer = geometry.RING.tag if kind == "tax" else 14
        return (
            (left, top + 70, right, bottom - outer)
            if geometry.RING.side(index) == 0
            else (left, top + outer, right, bottom - 70)
        )
    return (left + 43, top, right - 4, bottom) if kind == "chance" else (left, top, right, bottom - geometry.RING.tag)


def set_name(text: str, room: Box, *, turned: bool) -> Setting:
    """A name as it is set in its room: with a margin where that does not make it smaller than legible."""
    wide, high = room[2] - room[0], room[3] - room[1]
    length, across = (high, wide) if turned else (wide, high)
    airy = fit(text, (length - 14, across - 2), NAMES)
    return airy if airy.style.size >= LEAST else fit(text, (length - 2, across), NAMES)


def name(canvas: Canvas, room: Box, text: str, colour: Colour, *, turned: bool) -> None:
    """A name, whole. Those of City's own board fit their rooms; a longer one of a group's gets narrower letters."""
    setting = set_name(text, room, turned=turned)
    if setting.style.size >= LEAST:
        (canvas.turned if turned else canvas.centred)(room, setting, colour)
        return
    wide, high = room[2] - room[0], room[3] - room[1]
    narrow = text_fit.set_name(text, (high, wide) if turned else (wide, high))
    text_fit.name(canvas, room, narrow, colour, turned=turned)


def sign_place(index: int) -> tuple[Box, int]:
    """Where the sign of a space stands that is no district and no corner, and its size."""
    parts, kind = geometry.parts(index), SPACES[index]
    left, top, right, bottom = parts.whole
    if parts.turned:
        return (
            (left, top + 7, right, top + 67)
            if geometry.RING.side(index) == 0
            else (left, bottom - 67, right, bottom - 7)
        ), 52
    if kind == "chance":
        return (left + 6, top, left + 46, bottom), 48
    return (
        (left + 22, bottom - 33, left + 59, bottom - 2) if kind == "tax" else (left, bottom - 33, right, bottom - 2)
    ), 30


def corner(canvas: Canvas, index: int, theme: Theme, words: Translator) -> None:
    """A corner of the ring: its name, its sign, room for tokens."""
    box = geometry.RING.room(index)
    canvas.fill(box, theme.service)
    title, _, held = geometry.corner_rooms(index)
    canvas.centred(title, title_setting(words.space("city", index), title), theme.ink)
    if index == JAIL:
        cell(canvas, shrunk(held, 4), theme)
    else:
        sign(canvas, SPACES[index], middle(held), 70, theme.muted)
