"""The island as it stands: land that waits, plots of one owner grown together, buildings with their owner and name."""

from math import cos, pi, sin

import msgspec
from PIL import Image

from bot.games.builder.data import SITES
from bot.games.builder.view import SiteView
from rendering.board_ring import Box, shrunk
from rendering.builder import shore, tower
from rendering.builder.colours import GOLD, PLAYERS, waiting
from rendering.builder.ground import BARE, BUILDING, NAME, PLACES, SIGN, Ground
from rendering.cache import kept
from rendering.canvas import Canvas, Style, rounded_mask
from rendering.index_canvas import on
from rendering.seat_symbols import token
from rendering.theme import Colour, Theme, tint

GAP, KERB, CORNER, PEG, MARK = 2, 3, 9, 8, 5
"""On the board: half the distance of two plots, how thick the edge of an owned one is, the radius of its corners, how
large the pegs of land that waits, how thick the frame of what is new."""
TOKEN, NAMED = 38, 1.2
"""The size of an owner's sign on the board; how much larger the name of land that waits is."""
SPARKS = ((0.08, 0.1, 28), (0.92, 0.1, 28), (0.42, 0.48, 20), (0.58, 0.49, 24))
"""Where fireworks burst in the sea, in parts of it from the upper left corner, and how far on the board."""
Sites = tuple[SiteView, ...]


class Settlement(msgspec.Struct, frozen=True):
    """Who built what: the foundations, the number of each seat's sign, the words of the foundations that are marked."""

    sites: Sites
    signs: tuple[int, ...]
    new: tuple[str, ...] = ()

    @property
    def crowned(self) -> SiteView | None:
        """Where the penthouse stands."""
        return next((each for each in self.sites if each.penthouse), None)


def draw(canvas: Canvas, ground: Ground, built: Settlement, theme: Theme) -> None:
    """The whole island in its sea."""
    sea = shore.draw(ground, theme)
    canvas.put(sea, ground.sea[:2], rounded_mask(sea.size, ground.radius) if ground.radius else None)
    if built.crowned is None:
        _barge(canvas, ground, theme)
    for inset in (GAP, GAP + KERB):
        _plots(canvas, ground, built, inset, theme)
    for site in range(len(PLACES)):
        _standing(canvas, ground, built, site, theme)


def celebrate(canvas: Canvas, ground: Ground, built: Settlement) -> None:
    """Fireworks above the sea once the penthouse stands, golden and in the colour of whose it is."""
    crowned = built.crowned
    if crowned is None or crowned.owner is None:
        return
    colours, (left, top, right, bottom) = (GOLD, PLAYERS[built.signs[crowned.owner]]), ground.sea
    for across, down, reach in SPARKS:
        x, y = left + round((right - left) * across), top + round((bottom - top) * down)
        for number in range(16):
            turn, far = pi * number / 8, ground.px(reach * (0.55 if number % 2 else 1))
            at = x + round(cos(turn) * far), y + round(sin(turn) * far)
            canvas.disc(at, ground.px(3), colours[number % 2])


def _plots(canvas: Canvas, ground: Ground, built: Settlement, inset: int, theme: Theme) -> None:
    """Every plot less its edge; own neighbours grow together, so that a group is one piece of land (BUILDER-142)."""
    owners = {place: each.owner for place, each in zip(PLACES, built.sites, strict=True)}
    for site, (each, (x, y)) in enumerate(zip(built.sites, PLACES, strict=True)):
        box = ground.plot(site, ground.px(inset))
        if each.owner is None:
            if inset == GAP:
                canvas.put(_waiting(ground, site, built.crowned is None, theme), box[:2])
            continue
        sign = built.signs[each.owner]
        colour = PLAYERS[sign] if inset == GAP else tint(theme, sign)
        canvas.rounded(box, ground.px(CORNER + GAP - inset), colour)
        right, below, across = (owners.get((x + east, y + south)) == each.owner for east, south in JOINED)
        _joined(canvas, ground, box, (right, below, right and below and across), colour)


JOINED = ((1, 0), (0, 1), (1, 1))
"""The neighbours that a plot grows together with: to the right, below, across."""


def _joined(canvas: Canvas, ground: Ground, box: Box, joined: tuple[bool, bool, bool], colour: Colour) -> None:
    """The land between a plot and its own neighbours to the right, below and across."""
    left, top, right, bottom = box
    wide, deep = (to - at for to, at in zip(ground.at(0.5, 0.5), ground.origin, strict=True))
    pieces = (
        (right - wide, top, right + wide, bottom),
        (left, bottom - deep, right, bottom + deep),
        (right - wide, bottom - deep, right + wide, bottom + deep),
    )
    for piece, there in zip(pieces, joined, strict=True):
        if there:
            canvas.fill(piece, colour)


@kept
def _waiting(ground: Ground, site: int, barge: bool, theme: Theme) -> Image.Image:
    """Land that waits, with the island round its corners: levelled earth between pegs, trees in a corner."""
    canvas = on(shore.draw(ground, theme).copy(), theme, ground.sea[:2])
    if barge:
        _barge(canvas, ground, theme)
    box = ground.plot(site, ground.px(GAP))
    canvas.rounded(box, ground.px(CORNER), waiting(theme))
    left, top, right, bottom = shrunk(box, ground.px(7))
    peg = ground.px(PEG)
    for x, y in ((left, top), (right - peg, top), (left, bottom - peg)):
        canvas.fill((x, y, x + peg, y + peg), theme.stake)
    wood = shore.trees(ground.unit, theme)
    canvas.put(wood.image, (right - wood.image.width, bottom - wood.image.height), wood.mask)
    x, y = ground.sea[:2]
    return canvas.image.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))


def _barge(canvas: Canvas, ground: Ground, theme: Theme) -> None:
    """The penthouse on its way, as long as it stands nowhere."""
    tower.stand(canvas, ground.at(3, 2.86), tower.barge(ground.unit, theme))


def _standing(canvas: Canvas, ground: Ground, built: Settlement, site: int, theme: Theme) -> None:
    """What stands on a plot, beside it its owner and its name: nothing hides them."""
    each = built.sites[site]
    if each.owner is None:
        _named(canvas, ground.on(site, BARE), SITES[site], round(ground.label * NAMED), theme)
        return
    sign = built.signs[each.owner]
    if each.site in built.new:
        canvas.frame(ground.plot(site), ground.px(MARK), theme.accent)
    token(canvas, sign, ground.on(site, SIGN), ground.px(TOKEN), tint(theme, sign))
    _named(canvas, ground.on(site, NAME), SITES[site], ground.label, theme)
    piece = tower.draw(tower.Tower(sign, each.floors, each.penthouse), ground.unit, theme)
    tower.stand(canvas, ground.on(site, BUILDING), piece)


def _named(canvas: Canvas, at: tuple[int, int], site: str, size: int, theme: Theme) -> None:
    """A plot's name with its middle on a pixel."""
    canvas.text((at[0], at[1] - round(size * 0.53)), site.upper(), Style(size, bold=True), theme.ink, 0.5)
