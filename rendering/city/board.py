"""The board of City: ring of spaces, plots of the town, what is at stake in the middle, the seats below."""

from PIL import Image

from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.city import middle, plan, service, strip
from rendering.layers import Kept
from rendering.ring import Box, shrunk
from rendering.signs import group_sign, letter, patterned, token
from rendering.theme import GROUPS, NIGHT, SEATS, SNOW, Theme, text_on

NAME_SIZES = (34, 32, 30, 29, LEAST)
FIGURE = Style(LEAST, bold=True)
_still: Kept[Image.Image] = Kept(8)
_slow: Kept[Image.Image] = Kept(12)


def draw(view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> Image.Image:
    """The whole board as an RGB image."""
    image = Image.new("RGB", (plan.WIDTH, plan.height(len(view.seats))), theme.ground)
    image.paste(_built(view.plots, theme, words), (0, 0))
    canvas = Canvas(image)
    _lot(canvas, view, theme)
    _trail(canvas, view, theme)
    _tokens(canvas, view, theme)
    middle.draw(canvas, view, theme, words, names)
    strip.draw(canvas, view, theme, words, names)
    return image


def _built(plots: tuple[PlotView, ...], theme: Theme, words: Words) -> Image.Image:
    """The board with owners and buildings; kept by what stands where."""

    def make() -> Image.Image:
        image = still(theme, words, tuple((each.space, each.group) for each in plots)).copy()
        canvas = Canvas(image)
        for each in plots:
            _space_of(canvas, each, theme, words)
            _plot(canvas, each, theme)
        return image

    return _slow.get((theme.key, words.lang, plots), make)


def still(theme: Theme, words: Words, districts: tuple[tuple[int, str], ...]) -> Image.Image:
    """The empty board: spaces, names, streets. Built once for a theme and a language."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.BOARD_END), theme.ground)
        canvas = Canvas(image)
        canvas.rounded(shrunk(plan.IN_STREET, -plan.GAP), 10, theme.street)
        canvas.rounded(plan.IN_PLOTS, 14, theme.town)
        groups = dict(districts)
        for index in range(plan.RING.count):
            if plan.RING.corner(index):
                service.corner(canvas, index, theme, words)
            elif index in groups:
                _district(canvas, index, groups[index], theme, words)
            else:
                service.draw(canvas, index, theme, words)
        return image

    return _still.get((theme.key, words.lang, districts), make)


def _district(canvas: Canvas, index: int, group: str, theme: Theme, words: Words) -> None:
    """A district's space without its tag."""
    parts = plan.parts(index)
    canvas.fill(parts.whole, theme.paper)
    canvas.fill(parts.band, GROUPS[group])
    group_sign(canvas, group, ((parts.band[0] + parts.band[2]) // 2, (parts.band[1] + parts.band[3]) // 2), 22)
    name(canvas, parts, words.space("city", index), theme)


def name(canvas: Canvas, parts: plan.Parts, text: str, theme: Theme) -> None:
    """The name of a space, whole."""
    setting = fit(text, name_room(parts), NAME_SIZES)
    if parts.turned:
        canvas.turned(parts.name, setting, theme.ink)
    else:
        canvas.centred(parts.name, setting, theme.ink)


def name_room(parts: plan.Parts) -> tuple[int, int]:
    """Width and height that the lines of a name may take."""
    wide, high = parts.name[2] - parts.name[0], parts.name[3] - parts.name[1]
    return (high - 10, wide - 4) if parts.turned else (wide - 8, high)


def _space_of(canvas: Canvas, each: PlotView, theme: Theme, words: Words) -> None:
    """What changes on a district's space: the tag with its price, or its owner's colour and its rent; the hatching."""
    parts = plan.parts(each.space)
    if each.owner is None:
        canvas.fill(parts.tag, theme.service)
        figure(canvas, parts.tag, words.cash("city", each.price), theme.muted)
        return
    colour = SEATS[each.owner]
    if each.mortgage:
        canvas.fill(parts.name, theme.paper)
        canvas.hatch(parts.name, theme.hatch)
        name(canvas, parts, words.space("city", each.space), theme)
    canvas.fill(parts.tag, colour)
    figure(canvas, parts.tag, words.cash("city", each.rent), text_on(colour))


def figure(canvas: Canvas, box: Box, text: str, colour: tuple[int, int, int]) -> None:
    """An amount in the middle of a box."""
    canvas.centred(box, fit(text, (box[2] - box[0] - 2, box[3] - box[1]), (30, 29, LEAST), bold=False), colour)


def _plot(canvas: Canvas, each: PlotView, theme: Theme) -> None:
    """A district's plot: land waiting, or its owner's ground with the numbers of blocks."""
    box = left, top, right, bottom = plan.plot(each.space)
    if each.owner is None:
        canvas.rounded(box, 10, theme.land)
    else:
        patterned(canvas, box, each.owner, 10)
        flag = (left + 4, top + 4, left + 38, top + 38)
        canvas.rounded(flag, 8, text_on(SEATS[each.owner]))
        canvas.text(((flag[0] + flag[2]) // 2, flag[1] + 2), letter(each.owner), FIGURE, SEATS[each.owner], 0.5)
    if each.mortgage:
        canvas.hatch(shrunk(box, 6), theme.paper, step=22, thick=5)
    for number, (count, ground, ink) in enumerate(_blocks(each, theme)):
        x = (left + right) // 2 + (number * 2 - 1) * 20 if each.residential and each.industrial else (left + right) // 2
        _badge(canvas, (x, bottom - 23), count, (ground, ink))


def _blocks(each: PlotView, theme: Theme) -> list[tuple[int, tuple[int, int, int], tuple[int, int, int]]]:
    """The kinds of blocks that stand there: number, ground and ink of the badge."""
    kinds = [(each.residential, theme.residential, NIGHT), (each.industrial, theme.industrial, SNOW)]
    return [kind for kind in kinds if kind[0]]


def _badge(canvas: Canvas, centre: tuple[int, int], count: int, colours: tuple[tuple[int, int, int], ...]) -> None:
    """How many blocks of a kind stand on a plot."""
    x, y = centre
    canvas.rounded((x - 19, y - 19, x + 19, y + 19), 7, colours[0])
    style = Style(34, bold=True)
    canvas.text((x, y - 20), str(count), style, colours[1], 0.5)


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
    """Everybody still playing, on the street before the space."""
    spaces: dict[int, list[int]] = {}
    for each in view.seats:
        if each.solvent:
            spaces.setdefault(each.space, []).append(each.seat)
    for space, seats in spaces.items():
        ordered = sorted(seats, key=lambda seat: seat == view.active)
        for seat, at in zip(ordered, plan.standing(space, len(ordered)), strict=True):
            token(canvas, seat, at, 44, theme.ink if seat == view.active else theme.paper)
