"""The spaces of City that are no districts, and the corners: names, signs, the tax."""

from bot.games.city.data import INDUSTRIAL_TAX, SPACES
from bot.i18n.translator import Translator
from rendering import corner_scene, text_fit
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, Setting, fit
from rendering.city import geometry
from rendering.city.symbols import sign
from rendering.theme import Colour, Theme

ALONE = 59
INNER = 58
"""The room of a sign at the inner end of a turned space."""


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
        above, below = (INNER, outer) if geometry.RING.side(index) == 0 else (outer, INNER)
        return left, top + above, right, bottom - below
    return (left + 43, top, right - 4, bottom) if kind == "chance" else (left, top, right, bottom - geometry.RING.tag)


def name(canvas: Canvas, room: Box, text: str, colour: Colour, *, turned: bool) -> None:
    """A name, whole."""
    text_fit.name(canvas, room, set_name(text, room, turned=turned), colour, turned=turned)


def set_name(text: str, room: Box, *, turned: bool) -> Setting:
    """A name as it is set in its room."""
    wide, high = room[2] - room[0], room[3] - room[1]
    return text_fit.set_name(text, (high, wide) if turned else (wide, high))


def sign_place(index: int) -> tuple[Box, int]:
    """Where the sign of a space stands that is no district and no corner, and its size."""
    parts, kind = geometry.parts(index), SPACES[index]
    left, top, right, bottom = parts.whole
    if parts.turned:
        high = top + 4 if geometry.RING.side(index) == 0 else bottom - INNER + 2
        return (left, high, right, high + INNER - 6), 48
    if kind == "chance":
        return (left + 6, top, left + 46, bottom), 48
    start, end = (left + 22, left + 59) if kind == "tax" else (left, right)
    return (start, bottom - 26, end, bottom - 1), 24


def corner(canvas: Canvas, index: int, theme: Theme, words: Translator) -> None:
    """A corner of the ring: its name, its picture, on which tokens stand."""
    said = SPACES[index], words.space("city", index)
    corner_scene.draw(canvas, geometry.RING.room(index), geometry.corner_rooms(index), said, theme)
