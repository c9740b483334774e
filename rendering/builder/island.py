"""The island as it stands: land that waits, plots of one owner grown together, buildings from the back to the front."""

from functools import lru_cache
from math import cos, pi, sin

import msgspec

from bot.games.builder.data import SITES
from bot.games.builder.view import SiteView
from rendering.builder import shore, tower
from rendering.builder.colours import GOLD, PLAYERS, shadow, waiting
from rendering.builder.ground import BACK, COLUMNS, FOOT, PLACES, Ground
from rendering.canvas import Canvas, Style, rounded_mask
from rendering.isometric import Base, IsometricPen
from rendering.sprite import Pen, Sprite
from rendering.theme import Theme, tint

GAP, KERB, SHADOW = 0.05, 0.075, 0.12
"""Half the distance of two plots, how thick the edge of an owned one is, how far a building's shadow falls; in plots."""
HIDDEN = 2
"""So many floors in front of a building hide the name at its foot; the letters and numbers at the coast say it then."""
AROUND = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
"""The neighbours of a plot: beside it, then across its corners."""
PEG, OVER = 0.16, 0.02
"""How far the pegs of land that waits are from its edge, and how far joined plots reach over each other."""
SPARKS = ((0.25, 0.08, 22), (0.68, 0.09, 26), (0.88, 0.32, 22), (0.1, 0.85, 24))
"""Where fireworks burst in the sea, in parts of it from the upper left corner, and how far on the board."""
LETTERS = ((0.1, 0.5), (-0.9, 1.5), (-0.9, 2.5), (-0.55, 3.5), (0.85, 4.72), (0.4, 4.22))
"""Where the letters of the rows stand, clear of the tallest buildings; the last is the first number, in the same corner."""
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
    _coordinates(canvas, ground, theme)
    if built.crowned is None:
        tower.stand(canvas, ground.at(3.4, 2.58, -shore.DEEP), tower.barge(ground.unit, theme))
    _plots(canvas, ground, built, theme)
    for site in sorted(range(len(PLACES)), key=lambda number: sum(PLACES[number])):
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


def _coordinates(canvas: Canvas, ground: Ground, theme: Theme) -> None:
    """Letters of the rows and numbers of the columns in the water along the coasts, as on a map."""
    style, ink = Style(ground.label, bold=True), theme.ink
    columns = [(column + 0.5, max(y for x, y in PLACES if x == column) + 1.5) for column in range(1, COLUMNS)]
    for word, place in zip("ABCDE123456", (*LETTERS, *columns), strict=True):
        x, y = ground.at(*place)
        canvas.text((x, y - style.size // 2 - 2), word, style, ink, 0.5)


def _plots(canvas: Canvas, ground: Ground, built: Settlement, theme: Theme) -> None:
    """Every plot; own neighbours grow together, so that a group is one piece of land (BUILDER-142)."""
    owners = {place: each.owner for place, each in zip(PLACES, built.sites, strict=True)}
    for (x, y), each in zip(PLACES, built.sites, strict=True):
        at = ground.at(x, y)
        corner = at[0] - ground.unit, at[1]
        if each.owner is None:
            piece = _waiting(ground.unit, theme)
        else:
            joined = tuple([owners.get((x + east, y + south)) == each.owner for east, south in AROUND])
            piece = _owned(built.signs[each.owner], joined, each.site in built.new, ground.unit, theme)
        canvas.put(piece.image, corner, piece.mask)


@lru_cache(8)
def _waiting(unit: int, theme: Theme) -> Sprite:
    """Land that waits: levelled earth between four pegs."""
    pen = Pen(theme, (2 * unit, unit))
    iso = IsometricPen(pen, (unit, unit), unit)
    iso.tile((GAP, GAP, 1 - 2 * GAP, 1 - 2 * GAP), waiting(theme))
    for x in (PEG, 1 - PEG):
        for y in (PEG, 1 - PEG):
            iso.tile((x - 0.05, y - 0.05, 0.1, 0.1), theme.stake)
    return pen.done()


@lru_cache(256)
def _owned(sign: int, joined: tuple[bool, ...], new: bool, unit: int, theme: Theme) -> Sprite:
    """A plot of somebody, edged where it ends; `joined`: which of its neighbours are theirs, as in `AROUND`."""
    pen = Pen(theme, (2 * unit, unit))
    iso = IsometricPen(pen, (unit, unit), unit)
    edge = theme.accent if new else PLAYERS[sign]
    for inset, colour in ((GAP, edge), (GAP + KERB, tint(theme, sign))):
        for piece in _pieces(joined, inset):
            iso.tile(piece, colour)
    iso.tile((BACK + FOOT, BACK, SHADOW, FOOT), shadow(tint(theme, sign)))
    return pen.done()


def _pieces(joined: tuple[bool, ...], inset: float) -> list[Base]:
    """A plot less its edge: its middle, and what reaches over to neighbours that are joined to it."""
    inner, far, near, over = 1 - 2 * inset, 1 - inset - OVER, -OVER, inset + 2 * OVER
    east, south, west, north, southeast, southwest, northwest, northeast = joined
    parts = {
        (inset, inset, inner, inner): True,
        (far, inset, over, inner): east,
        (inset, far, inner, over): south,
        (near, inset, over, inner): west,
        (inset, near, inner, over): north,
        (far, far, over, over): east and south and southeast,
        (near, far, over, over): west and south and southwest,
        (near, near, over, over): west and north and northwest,
        (far, near, over, over): east and north and northeast,
    }
    return [piece for piece, there in parts.items() if there]


def _standing(canvas: Canvas, ground: Ground, built: Settlement, site: int, theme: Theme) -> None:
    """What stands on a plot, with its name at its foot where that is seen."""
    each, (x, y) = built.sites[site], PLACES[site]
    style = Style(ground.label)
    if each.owner is None:
        left, top = ground.middle(site)
        canvas.text((left, top - style.size // 2 - 3), SITES[site].upper(), style, theme.ink, 0.5)
        return
    foot = ground.at(*tower.lowest(x, y))
    if named(built.sites, site):
        canvas.text((foot[0], foot[1] - 3), SITES[site].upper(), style, theme.ink, 0.5)
    piece = tower.Tower(built.signs[each.owner], each.floors, each.penthouse, each.site in built.new)
    tower.stand(canvas, foot, tower.draw(piece, ground.unit, theme))


def named(sites: Sites, site: int) -> bool:
    """Whether the name at the foot of a building is seen: nothing tall stands before it."""
    x, y = PLACES[site]
    front = (x + 1, y + 1)
    return front not in PLACES or sites[PLACES.index(front)].floors < HIDDEN
