"""The island: water, coast, foundations labelled like a map, buildings with their floors, groups grown together."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.builder.data import MAP, NEIGHBOURS, SITE, SITES
from bot.games.builder.view import BuilderView, SiteView
from rendering.board_ring import Box, shrunk
from rendering.builder.colours import EMBER, GOLD, PLAYERS, ROOFS, SIDES
from rendering.canvas import Canvas, Style
from rendering.plot_ground import chequers, stakes
from rendering.seat_symbols import patterned, token
from rendering.theme import NIGHT, Colour, Theme, tint

COLUMNS, ROWS = len(MAP[0]), len(MAP)


class Ground(msgspec.Struct, frozen=True):
    """Where an island lies and how large it is drawn: its upper left foundation, and the step to the next ones."""

    left: int
    top: int
    wide: int
    high: int
    scale: float = 1.0

    def cell(self, site: int) -> Box:
        """A foundation's plot."""
        row, column = "abcde".index(SITES[site][0]), int(SITES[site][1]) - 1
        return self.at(row, column)

    def at(self, row: int, column: int) -> Box:
        """A place of the map, also one of water."""
        left, top = self.left + column * self.wide, self.top + row * self.high
        return left + self.gap, top + self.gap, left + self.wide - self.gap, top + self.high - self.gap

    @property
    def gap(self) -> int:
        """Half the distance of two plots."""
        return max(2, round(2 * self.scale))

    def px(self, length: float) -> int:
        """A length of the board's island, here."""
        return round(length * self.scale)


def land(canvas: Canvas, ground: Ground, theme: Theme) -> None:
    """Beach and grass round the foundations; the corners and the lagoon are water (BUILDER-115)."""
    for grow, colour, radius in ((9, theme.land, 20), (3, theme.grass, 14)):
        for site in range(len(SITES)):
            box = shrunk(ground.cell(site), -ground.px(grow) - ground.gap)
            canvas.rounded(box, ground.px(radius), colour)
    first, last = ground.at(2, 2), ground.at(2, 3)
    box = first[0] + ground.px(2), first[1] + ground.px(2), last[2] - ground.px(2), last[3] - ground.px(2)
    canvas.rounded(box, ground.px(16), theme.land)
    canvas.rounded(shrunk(box, ground.px(6)), ground.px(12), theme.water)


def grown(sites: tuple[SiteView, ...], theme: Theme, canvas: Canvas, ground: Ground, signs: tuple[int, ...]) -> None:
    """Every plot; own neighbours grow together, so that a group is one piece of land (BUILDER-142)."""
    kerb = ground.px(5)
    mine = [(number, signs[each.owner]) for number, each in enumerate(sites) if each.owner is not None]
    for number, each in enumerate(sites):
        if each.owner is None:
            canvas.rounded(ground.cell(number), ground.px(6), theme.town)
            stakes(canvas, ground.cell(number), ground.px(7), (ground.px(11), ground.px(3)), theme)
    for number, owner in mine:
        canvas.rounded(ground.cell(number), ground.px(6), PLAYERS[owner])
        for bridge in _bridges(sites, ground, number, 0):
            canvas.fill(bridge, PLAYERS[owner])
        chequers(canvas, ground.cell(number), owner, kerb, kerb + 3)
    for number, owner in mine:
        canvas.fill(shrunk(ground.cell(number), kerb), tint(theme, owner))
        for bridge in _bridges(sites, ground, number, kerb):
            canvas.fill(bridge, tint(theme, owner))


def _bridges(sites: tuple[SiteView, ...], ground: Ground, number: int, kerb: int) -> Iterable[Box]:
    """What joins a plot to its owner's plots further on; also the middle of four that form a square."""
    box, onward = ground.cell(number), _onward(sites, number)
    for other in onward:
        yield _bridge(box, ground.cell(other), kerb)
    across = [third for other in onward for third in _onward(sites, other) if third in NEIGHBOURS[max(onward)]]
    if len(onward) == 2 and across:
        far = ground.cell(across[0])
        yield box[2] - kerb - 4, box[3] - kerb - 4, far[0] + kerb + 4, far[1] + kerb + 4


def _onward(sites: tuple[SiteView, ...], number: int) -> list[int]:
    """Neighbours further on in the order of the map that stand on the same owner's land."""
    return [each for each in NEIGHBOURS[number] if each > number and sites[each].owner == sites[number].owner]


def _bridge(one: Box, other: Box, kerb: int) -> Box:
    """What lies between two neighbours, and the kerbs on both sides of it, less a kerb at the ends."""
    if one[1] == other[1]:
        return one[2] - kerb - 4, one[1] + kerb, other[0] + kerb + 4, one[3] - kerb
    return one[0] + kerb, one[3] - kerb - 4, one[2] - kerb, other[1] + kerb + 4


def standing(sites: tuple[SiteView, ...], theme: Theme, canvas: Canvas, ground: Ground, signs: tuple[int, ...]) -> None:
    """Labels, buildings and their owners' tokens, from the back to the front."""
    style = Style(max(24, ground.px(24)), bold=False)
    for number, each in enumerate(sites):
        left, top, right, bottom = ground.cell(number)
        word = SITES[number].upper()
        if each.owner is None:
            canvas.text(((left + right) // 2, (top + bottom - style.size) // 2 - 4), word, style, theme.muted, 0.5)
            continue
        canvas.text((right - ground.px(5), bottom - ground.px(5) - style.line), word, style, theme.ink, 1.0)
        sign = signs[each.owner]
        token(canvas, sign, (right - ground.px(20), top + ground.px(22)), ground.px(27), tint(theme, sign))
        _stand(canvas, ground, each, sign)


FRONT, SIDE, FLOOR, TOP = 33, 9, 11, 22
"""A building's width, how far its side goes back, the height of a floor, and of the roof as it is seen."""
HOUSE = 20
"""How far the penthouse rises above the roof's back edge."""
FIGURE = 24


@lru_cache(128)
def building(owner: int, floors: int, penthouse: bool, scale: float) -> tuple[Image.Image, Image.Image]:
    """A building of so many floors, the number on its roof, or the penthouse; and the mask of its outline."""
    front, side, floor, top = (round(part * scale) for part in (FRONT, SIDE, FLOOR, TOP))
    rise = round(HOUSE * scale) if penthouse else 0
    foot = rise + top
    high = foot + floors * floor
    image, mask = Image.new("RGB", (front + side, high), PLAYERS[owner]), Image.new("L", (front + side, high))
    canvas, pen, outline = Canvas(image), ImageDraw.Draw(image), ImageDraw.Draw(mask)
    patterned(canvas, (0, foot, front, high), owner)
    wall = [(front, foot), (front + side, rise), (front + side, high - top), (front, high)]
    roof = [(0, foot), (side, rise), (front + side, rise), (front, foot)]
    pen.polygon(wall, fill=SIDES[owner])
    pen.polygon(roof, fill=ROOFS[owner])
    for number in range(1, floors):
        y = foot + number * floor
        canvas.fill((0, y - 1, front, y + 1), SIDES[owner])
    outline.rectangle((0, foot, front - 1, high), fill=255)
    outline.polygon(wall, fill=255)
    outline.polygon(roof, fill=255)
    if penthouse:
        place = round(5 * scale), front + side - round(5 * scale), foot - round(5 * scale)
        for box in _penthouse(pen, place, scale):
            outline.polygon(box, fill=255)
    else:
        style = Style(round(FIGURE * scale), bold=True)
        middle = (front + side) // 2, rise + (top - style.size) // 2 - round(2 * scale)
        canvas.text(middle, str(floors), style, NIGHT, 0.5)
    return image, mask


Pixels = list[tuple[float, float]]


def _penthouse(pen: ImageDraw.ImageDraw, place: tuple[int, int, int], scale: float) -> list[Pixels]:
    """The one penthouse between left and right on its base (BUILDER-113); returns its outlines."""
    left, right, base = place
    eaves, ridge = base - round(19 * scale), base - round(36 * scale)
    walls: Pixels = [(left, base), (left, eaves), (right, eaves), (right, base)]
    gable: Pixels = [(left - round(5 * scale), eaves), ((left + right) / 2, ridge), (right + round(4 * scale), eaves)]
    pen.polygon(walls, fill=GOLD)
    pen.polygon(gable, fill=EMBER)
    pane = round(6 * scale)
    for x in (left + pane // 2 + 1, right - pane - pane // 2 - 1):
        pen.rectangle((x, eaves + pane // 2 + 1, x + pane, eaves + pane // 2 + 1 + round(8 * scale)), fill=NIGHT)
    return [walls, gable]


def marked(canvas: Canvas, ground: Ground, site: SiteView, signs: tuple[int, ...], colour: Colour) -> None:
    """A frame round a foundation on which something is new, behind what stands there."""
    canvas.frame(shrunk(ground.cell(SITE[site.site]), -ground.px(2)), ground.px(6), colour)
    if site.owner is not None:
        _stand(canvas, ground, site, signs[site.owner])


def mark_raised(canvas: Canvas, ground: Ground, view: BuilderView, signs: tuple[int, ...], theme: Theme) -> None:
    """Frames round the foundations on which something was built since the last throw."""
    for site in view.raised:
        marked(canvas, ground, view.sites[SITE[site]], signs, theme.accent)


def _stand(canvas: Canvas, ground: Ground, site: SiteView, sign: int) -> None:
    """A building on its plot."""
    left, _, _, bottom = ground.cell(SITE[site.site])
    piece, mask = building(sign, site.floors, site.penthouse, ground.scale)
    canvas.put(piece, (left + ground.px(5), bottom - ground.px(5) - piece.height), mask)


@lru_cache(8)
def barge(scale: float) -> tuple[Image.Image, Image.Image]:
    """The barge with the penthouse, and the mask of its outline."""
    wide, deck, deep = round(80 * scale), round(37 * scale), round(10 * scale)
    image, mask = Image.new("RGB", (wide, deck + deep), NIGHT), Image.new("L", (wide, deck + deep))
    pen, outline = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    outline.polygon([(0, deck), (wide - 1, deck), (wide - 1 - deep, deck + deep), (deep, deck + deep)], fill=255)
    middle, half = wide // 2, round(21 * scale)
    for part in _penthouse(pen, (middle - half, middle + half, deck - 1), scale):
        outline.polygon(part, fill=255)
    return image, mask


def draw(canvas: Canvas, ground: Ground, sites: tuple[SiteView, ...], signs: tuple[int, ...], theme: Theme) -> None:
    """The whole island."""
    land(canvas, ground, theme)
    built(canvas, ground, sites, signs, theme)


def built(canvas: Canvas, ground: Ground, sites: tuple[SiteView, ...], signs: tuple[int, ...], theme: Theme) -> None:
    """What stands on the island: plots and buildings; the penthouse on its barge in the lagoon until it is placed."""
    if not any(each.penthouse for each in sites):
        first, last = ground.at(2, 2), ground.at(2, 3)
        image, mask = barge(ground.scale)
        canvas.put(image, ((first[0] + last[2] - image.width) // 2, last[3] - ground.px(10) - image.height), mask)
    grown(sites, theme, canvas, ground, signs)
    standing(sites, theme, canvas, ground, signs)
