"""The board of City: ring of spaces, plots of the town, what is at stake in the middle, the seats below."""

from PIL import Image

from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Setting, Style, fit
from rendering.city import middle, plan, service, strip
from rendering.layers import Kept
from rendering.ring import Box, shrunk
from rendering.ring import middle as centre_of
from rendering.signs import group_sign, letter, patterned, token
from rendering.theme import GROUPS, NIGHT, SEATS, SNOW, Colour, Theme, text_on, tint

NARROW = "\u202f"
FIGURE = Style(LEAST, bold=True)
_still: Kept[Image.Image] = Kept(4)
_spaces: Kept[Image.Image] = Kept(300)


def draw(view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> Image.Image:
    """The whole board as an RGB image."""
    image = Image.new("RGB", (plan.WIDTH, plan.height(len(view.seats))), theme.ground)
    image.paste(still(theme, words, frozenset(each.space for each in view.plots)), (0, 0))
    for each in view.plots:
        image.paste(_built(each, theme, words), plan.parts(each.space).whole)
    canvas = Canvas(image)
    _lot(canvas, view, theme)
    _trail(canvas, view, theme)
    _tokens(canvas, view, theme)
    middle.draw(canvas, view, theme, words, names)
    strip.draw(canvas, view, theme, words, names)
    return image


def _built(each: PlotView, theme: Theme, words: Words) -> Image.Image:
    """A district's space with owner and blocks; kept by what stands there, so a change draws one space anew."""

    def make() -> Image.Image:
        whole = plan.parts(each.space).whole
        canvas = Canvas(Image.new("RGB", (whole[2] - whole[0], whole[3] - whole[1]), theme.paper), origin=whole[:2])
        _district(canvas, each, theme, words)
        return canvas.image

    return _spaces.get((theme.key, words.lang, each), make)


def still(theme: Theme, words: Words, districts: frozenset[int]) -> Image.Image:
    """The board without its districts. Built once for a theme and a language."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.BOARD_END), theme.ground)
        canvas = Canvas(image)
        canvas.rounded(shrunk(plan.IN_STREET, -plan.GAP), 10, theme.street)
        canvas.rounded(plan.MIDDLE, 14, theme.town)
        for index in range(plan.RING.count):
            if plan.RING.corner(index):
                service.corner(canvas, index, theme, words)
            elif index not in districts:
                service.draw(canvas, index, theme, words)
        return image

    return _still.get((theme.key, words.lang, districts), make)


def _district(canvas: Canvas, each: PlotView, theme: Theme, words: Words) -> None:
    """A district's space: its group, its name, its price or owner and rent, its blocks."""
    parts = plan.parts(each.space)
    canvas.fill(parts.band, GROUPS[each.group])
    left, top, right, bottom = parts.band
    centre = (left + 18, (top + bottom) // 2) if parts.turned else ((left + right) // 2, top + 18)
    group_sign(canvas, each.group, centre, 24)
    if each.owner is None:
        box = (parts.flag[0], parts.tag[1], parts.tag[2], parts.tag[3])
        canvas.fill(box, theme.service)
        figure(canvas, box, words.cash("city", each.price), theme.muted)
        name(canvas, parts, words.space("city", each.space), theme.ink)
    else:
        _owned(canvas, parts, each, theme, words)
    _blocks(canvas, parts, each, theme)


def name(canvas: Canvas, parts: plan.Parts, text: str, colour: Colour) -> None:
    """The name of a space, whole."""
    setting = service.set_name(text, parts.name, turned=parts.turned)
    (canvas.turned if parts.turned else canvas.centred)(parts.name, setting, colour)


def _owned(canvas: Canvas, parts: plan.Parts, each: PlotView, theme: Theme, words: Words) -> None:
    """The owner's tint, flag and rent."""
    owner = each.owner or 0
    colour = SEATS[owner]
    canvas.fill(parts.name, tint(theme, owner))
    if each.mortgage:
        canvas.hatch(parts.name, theme.hatch, step=20, thick=6)
    name(canvas, parts, words.space("city", each.space), theme.ink)
    patterned(canvas, parts.flag, owner)
    x, y = centre_of(parts.flag)
    canvas.rounded((x - 16, y - 16, x + 16, y + 16), 6, text_on(colour))
    canvas.text((x, y - 16), letter(owner), FIGURE, colour, 0.5)
    canvas.fill(parts.tag, theme.service if each.mortgage else colour)
    if each.mortgage:
        canvas.hatch(parts.tag, theme.hatch, step=20, thick=6)
    figure(canvas, parts.tag, words.cash("city", each.rent), theme.muted if each.mortgage else text_on(colour))


def figure(canvas: Canvas, box: Box, text: str, colour: Colour) -> None:
    """An amount in the middle of a box; where it is tight without its space."""
    canvas.centred(box, figure_setting(text, box), colour)


def figure_setting(text: str, box: Box) -> Setting:
    """An amount as it is set."""
    room = box[2] - box[0], box[3] - box[1]
    whole = fit(text, room, (30, 29, LEAST))
    return whole if whole.style.size >= LEAST else fit(text.replace(NARROW, ""), room, (LEAST,))


def _blocks(canvas: Canvas, parts: plan.Parts, each: PlotView, theme: Theme) -> None:
    """How many blocks stand there, on the band: residential grey, industrial blue."""
    kinds = [(each.industrial, theme.industrial, SNOW), (each.residential, theme.residential, NIGHT)]
    left, top, right, bottom = parts.band
    for number, (count, ground, ink) in enumerate(kind for kind in kinds if kind[0]):
        if parts.turned:
            x, y, half = right - 14 - number * 28, (top + bottom) // 2, (13, 18)
        else:
            x, y, half = (left + right) // 2, bottom - 18 - number * 34, (18, 16)
        badge = x - half[0], y - half[1], x + half[0], y + half[1]
        canvas.rounded(badge, 6, theme.residential)
        canvas.rounded(shrunk(badge, 2), 4, ground)
        canvas.text((x, y - 17), str(count), FIGURE, ink, 0.5)


def _lot(canvas: Canvas, view: CityView, theme: Theme) -> None:
    """A frame round the space that is at stake."""
    if view.lot is None or view.stage == "over":
        return
    left, top, right, bottom = plan.RING.space(view.lot)
    thick = 6
    for box in ((left, top, right, top + thick), (left, bottom - thick, right, bottom)):
        canvas.fill(box, theme.accent)
    for box in ((left, top, left + thick, bottom), (right - thick, top, right, bottom)):
        canvas.fill(box, theme.accent)


def _trail(canvas: Canvas, view: CityView, theme: Theme) -> None:
    """The way of the last move along the street."""
    if len(view.trail) > 1:
        canvas.path([plan.stop(space) for space in view.trail], 10, theme.accent)


def _tokens(canvas: Canvas, view: CityView, theme: Theme) -> None:
    """Everybody still playing: on the street before the space, in a corner, or behind bars."""
    spaces: dict[tuple[int, bool], list[int]] = {}
    for each in sorted(view.seats, key=lambda each: each.seat == view.active):
        if each.solvent:
            spaces.setdefault((each.space, each.jailed), []).append(each.seat)
    for (space, jailed), seats in spaces.items():
        places = plan.in_cell(len(seats)) if jailed else plan.standing(space, len(seats))
        for seat, at in zip(seats, places, strict=True):
            token(canvas, seat, at, 44, theme.ink if seat == view.active else theme.paper)
