"""A district's space on the ring: its group, its name, its price or its owner and rent, its station."""

from functools import partial

from bot.games.city.view import PlotView
from bot.i18n.translator import Translator
from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, Setting, fit
from rendering.city import geometry, special_spaces
from rendering.city.symbols import sign
from rendering.owner_marks import owner_letter, rent_tag
from rendering.seat_symbols import group_sign
from rendering.street_layout import SpaceLayout
from rendering.theme import GROUPS, NIGHT, SEATS, Colour, Theme, tint

NARROW = "\u202f"


def draw(canvas: Canvas, each: PlotView, theme: Theme, words: Translator) -> None:
    """The whole space. The owner of `each` is given as the sign that the owner took."""
    parts = geometry.parts(each.space)
    canvas.fill(parts.band, GROUPS[each.group])
    _band(canvas, parts, each, theme)
    if each.owner is None:
        box = (parts.flag[0], parts.tag[1], parts.tag[2], parts.tag[3])
        canvas.fill(box, theme.service)
        figure(canvas, box, words.cash("city", each.price), theme.muted)
    else:
        _owned(canvas, parts, each, each.owner, theme, words)
    special_spaces.name(canvas, parts.name, words.space("city", each.space), theme.ink, turned=parts.turned)


def _band(canvas: Canvas, parts: SpaceLayout, each: PlotView, theme: Theme) -> None:
    """The sign of the group, and the station beside it."""
    x, y = middle(parts.band)
    if each.station:
        left, station = ((x - 17, y), (x + 17, y)) if parts.turned else ((x, y - 18), (x, y + 18))
        canvas.rounded((station[0] - 12, station[1] - 12, station[0] + 12, station[1] + 12), 5, theme.residential)
        sign(canvas, "station", station, 20, NIGHT)
        x, y = left
    group_sign(canvas, each.group, (x, y), 20)


def _owned(canvas: Canvas, parts: SpaceLayout, each: PlotView, owner: int, theme: Theme, words: Translator) -> None:
    """The owner's tint, letter and rent."""
    canvas.fill(parts.name, tint(theme, owner))
    canvas.fill(parts.flag, SEATS[owner % len(SEATS)])
    owner_letter(canvas, parts.flag, owner)
    rent = partial(figure, canvas, parts.tag, words.cash("city", each.rent))
    rent_tag(canvas, parts.tag, owner, rent, theme, mortgaged=bool(each.mortgage))


def figure(canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
    """An amount in the middle of a box; where it is tight without its space."""
    canvas.centred(box, figure_setting(text, box), colour)


def figure_setting(text: str, box: Box) -> Setting:
    """An amount as it is set."""
    room = box[2] - box[0], box[3] - box[1]
    whole = fit(text, room, (LEAST,))
    return whole if whole.style.size >= LEAST else fit(text.replace(NARROW, ""), room, (LEAST,))
