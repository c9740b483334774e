"""The spaces of the classic board: properties with family, buildings, name, owner and rent; all others; corners."""

from functools import partial

from bot.games.classic import data
from bot.games.classic.data import Square
from bot.games.classic.view import PlotView
from bot.i18n.translator import Translator
from rendering import corner_scene
from rendering.board_ring import Box, middle
from rendering.canvas import Canvas, Setting
from rendering.classic import geometry
from rendering.classic.colours import BACKS, FAMILIES
from rendering.classic.symbols import PLATE, buildings, family_sign, sign
from rendering.owner_marks import owner_letter, rent_tag
from rendering.seat_symbols import patterned
from rendering.street_layout import SpaceLayout
from rendering.text_fit import figure, name, set_name
from rendering.theme import Theme, text_on, tint

SIGN = 24
TIMES = "×"


def draw(canvas: Canvas, each: PlotView, theme: Theme, words: Translator) -> None:
    """A property. The owner of `each` is given as the sign that the owner took."""
    parts = geometry.parts(each.space)
    canvas.fill(parts.band, FAMILIES[each.group])
    _band(canvas, parts, each)
    if each.owner is None:
        box = parts.flag[0], parts.tag[1], parts.tag[2], parts.tag[3]
        canvas.fill(box, theme.service)
        figure(canvas, box, words.number(each.price), theme.muted)
    else:
        _owned(canvas, parts, each, each.owner, theme, words)
    text = words.space("classic", each.space)
    name(canvas, parts.name, name_setting(text, parts), theme.ink, turned=parts.turned)


def name_setting(text: str, parts: SpaceLayout) -> Setting:
    """The name of a property as it is set."""
    wide, high = parts.name[2] - parts.name[0], parts.name[3] - parts.name[1]
    return set_name(text, (high, wide) if parts.turned else (wide, high))


def _band(canvas: Canvas, parts: SpaceLayout, each: PlotView) -> None:
    """The family's sign, beside it the shops or the tower."""
    left, top, right, bottom = parts.band
    if not each.level:
        family_sign(canvas, each.group, middle(parts.band), SIGN)
        return
    if parts.turned:
        family_sign(canvas, each.group, (left + 14, (top + bottom) // 2), SIGN - 2)
        buildings(canvas, each.level, (right - PLATE, top))
    else:
        family_sign(canvas, each.group, ((left + right) // 2, top + 20), SIGN)
        buildings(canvas, each.level, (left, bottom - PLATE))


def _owned(canvas: Canvas, parts: SpaceLayout, each: PlotView, owner: int, theme: Theme, words: Translator) -> None:
    """The owner's tint, flag and rent; hatched when the deed is turned over."""
    canvas.fill(parts.name, theme.paper if each.mortgaged else tint(theme, owner))
    if each.mortgaged:
        canvas.hatch(parts.name, theme.hatch, step=18, thick=7)
    patterned(canvas, parts.flag, owner)
    owner_letter(canvas, parts.flag, owner)
    shown = partial(figure, canvas, parts.tag, rent(each, words))
    rent_tag(canvas, parts.tag, owner, shown, theme, mortgaged=each.mortgaged)


def rent(each: PlotView, words: Translator) -> str:
    """The rent of a property in short; of a Machine what the dice are multiplied by."""
    said = words.number(each.rent)
    return TIMES + said if each.kind == data.MACHINE and each.rent else said


def other(canvas: Canvas, index: int, square: Square, theme: Theme, words: Translator) -> None:
    """A space that nobody can own and that is no corner: its sign, its name, a tax its amount."""
    parts, kind = geometry.parts(index), square.kind
    canvas.fill(parts.whole, theme.service)
    kind_sign(canvas, sign_box(index), kind, theme)
    room = other_room(index, kind)
    setting = other_setting(words.space("classic", index), index, kind)
    name(canvas, room, setting, theme.ink, turned=parts.turned)
    if kind == data.TAX:
        box = parts.tag if parts.turned else (parts.flag[0], parts.tag[1], parts.tag[2], parts.tag[3])
        figure(canvas, box, words.number(square.price), theme.muted)


def other_setting(text: str, index: int, kind: str) -> Setting:
    """The name of such a space as it is set."""
    room = other_room(index, kind)
    wide, high = room[2] - room[0], room[3] - room[1]
    return set_name(text, (high, wide) if geometry.parts(index).turned else (wide, high))


def kind_sign(canvas: Canvas, box: Box, kind: str, theme: Theme) -> None:
    """The sign of a space; of a deck on the back of one of its cards."""
    if kind in BACKS:
        ground = BACKS[kind]
        x, y = middle(box)
        canvas.rounded((x - 27, y - 30, x + 27, y + 30), 8, ground)
        sign(canvas, kind, (x, y), 42, text_on(ground))
    else:
        sign(canvas, kind, middle(box), 46, theme.muted)


def sign_box(index: int) -> Box:
    """Where the sign of such a space stands: at its inner end."""
    left, top, right, bottom = geometry.parts(index).whole
    return {
        0: (left, top + 6, right, top + 70),
        1: (right - 64, top, right - 4, bottom),
        2: (left, bottom - 70, right, bottom - 6),
        3: (left + 4, top, left + 64, bottom),
    }[geometry.RING.side(index)]


def other_room(index: int, kind: str) -> Box:
    """Where the name of such a space stands: between its sign and its edge, or the tax."""
    left, top, right, bottom = geometry.parts(index).whole
    low = geometry.RING.tag if kind == data.TAX else 0
    return {
        0: (left, top + 74, right, bottom - max(low, 6)),
        1: (left, top, right - 66, bottom - low),
        2: (left, top + max(low, 6), right, bottom - 74),
        3: (left + 66, top, right, bottom - low),
    }[geometry.RING.side(index)]


def corner(canvas: Canvas, index: int, square: Square, theme: Theme, words: Translator) -> None:
    """A corner of the ring: its name, its picture, on which tokens stand."""
    said = square.kind, words.space("classic", index)
    corner_scene.draw(canvas, geometry.RING.room(index), geometry.corner_rooms(index), said, theme)
