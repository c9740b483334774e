"""A space of the ring: a deed's name, production, price or owner and rent; what an action space does; the corners."""

from functools import partial

from bot.games.builder.data import CHIPS, COLLECT, KINDS, PLACE, SPACES
from bot.games.builder.view import DeedView
from bot.i18n.translator import Translator
from rendering import corner_scene
from rendering.board_ring import Box, middle, shrunk
from rendering.builder import geometry
from rendering.builder.colours import COLOURS
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import LEAST, Canvas, Setting, Style, fit, width
from rendering.owner_marks import owner_letter, rent_tag
from rendering.seat_symbols import patterned
from rendering.street_layout import SpaceLayout
from rendering.text_fit import name, set_name
from rendering.theme import SNOW, Colour, Theme, text_on, tint

FIGURE, NUMBER = Style(LEAST, bold=True), Style(25, bold=True)
SIGN, CHIP = 17, 28
FIGURES = (27,)
NAMES = (LEAST,)
HEAP = 24
"""How far the chips of a heap lie apart."""
SERVICE = 72
"""How much of an action space its sign takes."""


def deed(canvas: Canvas, each: DeedView, theme: Theme, words: Translator) -> None:
    """A property's whole space. The owner of `each` is given as the sign that the owner took."""
    parts = geometry.parts(each.space)
    canvas.fill(parts.whole, theme.paper)
    band(canvas, parts.band, each, upright=not parts.turned)
    if each.owner is None:
        box = parts.flag[0], *parts.tag[1:]
        canvas.fill(box, theme.service)
        figure(canvas, box, str(each.price), theme.muted)
        if parts.turned:
            canvas.fill(parts.flag, theme.service)
        _name(canvas, parts.name, words.space("builder", each.space), theme, turned=parts.turned)
    else:
        _owned(canvas, parts, each, each.owner, theme, words)


def band(canvas: Canvas, box: Box, each: DeedView, *, upright: bool) -> None:
    """The group's colour and sign, and what brings chips: the number and their machine."""
    colour = COLOURS[each.group]
    canvas.fill(box, colour)
    (x, y), kind = middle(box), CHIPS.index(each.chip)
    if upright:
        third = (box[3] - box[1]) // 3
        first, number, last = (x, y - third), (x, y - 1), (x, y + third)
    else:
        first, number, last = (box[0] + 12, y), (x - 7, y - 1), (box[2] - 18, y)
    group_sign(canvas, each.group, first, SIGN)
    canvas.text((number[0], number[1] - 14), str(each.number), NUMBER, text_on(colour), 0.5)
    chip(canvas, kind, last, CHIP, SNOW)


def _name(canvas: Canvas, room: Box, text: str, theme: Theme, *, turned: bool) -> None:
    """The name of a space, whole."""
    name(canvas, room, named_in(text, room, turned=turned), theme.ink, turned=turned)


def named_in(text: str, room: Box, *, turned: bool) -> Setting:
    """A name as it is set in its room."""
    wide, high = room[2] - room[0], room[3] - room[1]
    return set_name(text, (high, wide) if turned else (wide, high), NAMES)


def _owned(canvas: Canvas, parts: SpaceLayout, each: DeedView, owner: int, theme: Theme, words: Translator) -> None:
    """The owner's tint, flag and rent; without a tint, its flag hatched and the Bank's sign for its rent, while mortgaged."""
    canvas.fill(parts.name, theme.service if each.mortgaged else tint(theme, owner))
    _name(canvas, parts.name, words.space("builder", each.space), theme, turned=parts.turned)
    if each.mortgaged:
        canvas.fill(parts.flag, theme.hatch)
        canvas.hatch(parts.flag, theme.muted, 16, 5)
    else:
        patterned(canvas, parts.flag, owner)
    owner_letter(canvas, parts.flag, owner)
    rent = partial(figure, canvas, parts.tag, str(each.rent))
    rent_tag(canvas, parts.tag, owner, rent, theme, mortgaged=each.mortgaged)


def figure(canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
    """An amount in the middle of a box. It stands without its sign: every figure there is money."""
    canvas.centred(box, fit(text, (box[2] - box[0], box[3] - box[1]), FIGURES, bold=True), colour)


def service(canvas: Canvas, index: int, theme: Theme, words: Translator) -> None:
    """A space that is no property and no corner: what it does, and its sign."""
    parts = geometry.parts(index)
    canvas.fill(parts.whole, theme.service)
    if not named(index):
        sign(canvas, SPACES[index], middle(parts.whole), 64, theme.muted)
        return
    mark(canvas, index, sign_room(index), theme)
    _name(canvas, name_room(index), words.space("builder", index), theme, turned=parts.turned)


def named(index: int) -> bool:
    """Whether a space says its name: Chance does at the sides, where it is read level, else its sign stands alone."""
    return SPACES[index] != "chance" or not geometry.parts(index).turned


def mark(canvas: Canvas, index: int, place: Box, theme: Theme) -> None:
    """The sign of an action space; two chips where it brings them."""
    (x, y), upright = middle(place), geometry.parts(index).turned
    if index not in COLLECT:
        sign(canvas, SPACES[index], (x, y), min(50, place[3] - place[1] - 4), theme.muted)
        return
    for shift in (-17, 17):
        at = (x + shift, y) if upright else (x, y + shift)
        chip(canvas, COLLECT[index], at, 36, theme.service)


def sign_room(index: int) -> Box:
    """Where the sign of an action space stands: towards the street, at the sides before the name."""
    left, top, right, bottom = geometry.parts(index).whole
    match geometry.RING.side(index):
        case 0:
            return left, top, right, top + SERVICE
        case 2:
            return left, bottom - SERVICE, right, bottom
        case _:
            return left + 6, top, left + 56, bottom


def name_room(index: int) -> Box:
    """Where the name of a space stands that is no corner."""
    if PLACE[index] >= 0:
        return geometry.parts(index).name
    left, top, right, bottom = geometry.parts(index).whole
    place = sign_room(index)
    match geometry.RING.side(index):
        case 0:
            return left, place[3], right, bottom - 8
        case 2:
            return left, top + 8, right, place[1]
        case _:
            return place[2], top, right - 4, bottom


def corner(canvas: Canvas, index: int, theme: Theme, words: Translator) -> None:
    """A corner of the ring: its name, its picture, on which tokens stand."""
    said = SPACES[index], words.space("builder", index)
    corner_scene.draw(canvas, geometry.RING.room(index), geometry.corner_rooms(index), said, theme)


def pile(canvas: Canvas, index: int, chips: tuple[int, ...], theme: Theme) -> None:
    """Chips that lie on a space (BUILDER-20): a label for each type, one for all where more than two have no room."""
    kinds = [kind for kind in KINDS if chips[kind]]
    if len(kinds) > 2 and geometry.level(index) and not geometry.RING.corner(index):
        heap(canvas, geometry.stop(index), chips, theme)
        return
    for kind, centre in zip(kinds, geometry.pile(index, len(kinds)), strict=True):
        label(canvas, centre, (kind, chips[kind]), theme)


def label(canvas: Canvas, centre: tuple[int, int], lying: tuple[int, int], theme: Theme) -> None:
    """Chips of one (type, number) that lie somewhere."""
    (x, y), (wide, high), (kind, count) = centre, geometry.PILE, lying
    box = x - wide // 2, y - high // 2, x + wide // 2 + wide % 2, y + high // 2
    canvas.rounded(box, high // 2, theme.ink)
    canvas.rounded(shrunk(box, 2), high // 2 - 2, theme.card)
    chip(canvas, kind, (box[0] + high // 2, y), high - 6)
    canvas.text((box[2] - 7, y - 14), str(count), FIGURE, theme.ink, 1.0)


def heap(canvas: Canvas, centre: tuple[int, int], chips: tuple[int, ...], theme: Theme) -> None:
    """Chips of several types that lie somewhere: the types, and how many they are together."""
    kinds, total, high = [kind for kind in KINDS if chips[kind]], str(sum(chips)), geometry.PILE[1]
    half = (high + HEAP * (len(kinds) - 1) + width(total, FIGURE) + 12) // 2
    (x, y), left = centre, centre[0] - half
    box = left, y - high // 2, x + half, y + high // 2
    canvas.rounded(box, high // 2, theme.ink)
    canvas.rounded(shrunk(box, 2), high // 2 - 2, theme.card)
    for number, kind in enumerate(kinds):
        chip(canvas, kind, (left + high // 2 + HEAP * number, y), high - 6)
    canvas.text((box[2] - 9, y - 14), total, FIGURE, theme.ink, 1.0)
