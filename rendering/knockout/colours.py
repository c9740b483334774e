"""The colours of Knockout: sets and sides, the cells' grounds, the palette."""

from functools import cache

import msgspec
from msgspec import structs

from bot.games.knockout.data import CELLS, Cell
from rendering.shape_data import drawing, read
from rendering.theme import NIGHT, SNOW, Colour, Theme, blend, colour, colours, stepped, text_on
from rendering.world import WORLDS

SETS = colours("knockout-sets")
"""The colours of the sets, by word."""
SIDES: tuple[Colour, ...] = tuple(map(colour, ("d2323a", "ffc61a", "12a37f", "3b6fe0")))
"""The sides' colours in the order of `data.COLOURS`; each side has a shape of its own besides."""
TINTED = {"light": 0.2, "dark": 0.3}
"""How far a set colours the ground of its cells."""
LIGHTER = {"light": 0.4, "dark": 0.1}
"""How much lighter the lane's wood is than the rail's."""
STANDING = tuple(dict.fromkeys(part.colour for lines in read("table.toml").values() for part in drawing(lines)))
"""The words of the colours of what stands on special spaces."""
SOFT, CLEAR = 0.28, 0.55
"""How far the accent covers what lies below the cone of an aim and below its stopping band."""


class Table(msgspec.Struct, frozen=True):
    """The table: its rail, the edges in shade, the lane, the lines of its boards, what is carved into it; felt, felt in shade.

    `shade` lies below tokens.
    """

    wood: Colour
    edge: Colour
    lane: Colour
    seam: Colour
    carved: Colour
    felt: Colour
    dim: Colour
    shade: Colour


@cache
def table(theme: Theme) -> Table:
    """The table in the light of a theme."""
    wood, felt = WORLDS[theme.key]["wood"], WORLDS[theme.key]["felt"]
    lane = blend(wood, SNOW, LIGHTER[theme.key])
    edge = blend(wood, NIGHT, 0.4)
    carved = blend(wood, NIGHT, 0.66) if theme.key == "light" else blend(wood, SNOW, 0.9)
    return Table(
        wood, edge, lane, blend(lane, wood, 0.6), carved, felt, blend(felt, NIGHT, 0.4), blend(wood, NIGHT, 0.7)
    )


def ground(theme: Theme, cell: Cell) -> Colour:
    """The ground of a cell."""
    return blend(theme.paper, SETS[cell.set], TINTED[theme.key]) if cell.set else theme.service


def grounds(theme: Theme) -> list[Colour]:
    """The grounds of all cells."""
    return list(dict.fromkeys(ground(theme, cell) for cell in CELLS[1:]))


def texts(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of these pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t = theme
    plain = [(each, t.ink) for each in (*grounds(theme), t.ground, t.card, t.service)]
    plain += [(each, t.muted) for each in (t.ground, t.card, t.service)]
    plain += [(t.card, t.accent), (t.card, t.alarm), (t.accent, text_on(t.accent)), (t.alarm, text_on(t.alarm))]
    plain += [(t.ground, t.accent), (SNOW, NIGHT), (table(t).wood, t.ink)]
    return plain + [(each, text_on(each)) for each in SETS.values()]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t = theme
    look = table(t)
    found = [(t.ground, t.card), (t.ground, t.line), (t.card, t.line), (t.hatch, t.muted), (t.service, t.muted)]
    found += [(look.lane, look.carved), (t.ground, look.wood), (look.felt, t.ink), (look.lane, t.ink)]
    found += [(each, NIGHT) for each in SIDES] + [(each, SNOW) for each in SIDES]
    found += [(rim(each), each) for each in SIDES] + [(rim(each), line(each, theme)) for each in SIDES]
    found += [(each, t.accent) for each in grounds(theme)]
    return found + [(t.card, each) for each in SIDES]


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of Knockout's pictures in a theme, at most 255; also what an aim's cone makes of those below it."""
    below = [*grounds(theme), *SETS.values(), *_scene(theme)]
    covered = [blend(each, theme.accent, part) for each in below for part in (SOFT, CLEAR)]
    return stepped([*_named(theme), *covered], texts(theme) + edges(theme))


def _named(theme: Theme) -> list[Colour]:
    t = theme
    named = [t.ground, t.card, t.service, t.paper, t.ink, t.muted, t.accent, t.alarm, t.line, t.hatch, t.street]
    rims = [each for side in SIDES for each in (rim(side), line(side, theme))]
    return list(dict.fromkeys([*named, NIGHT, SNOW, *SETS.values(), *SIDES, *rims, *grounds(theme), *_scene(theme)]))


def _scene(theme: Theme) -> list[Colour]:
    """The table and what stands on its special spaces."""
    return [*structs.astuple(table(theme)), *(WORLDS[theme.key][word] for word in STANDING if word != "night"), NIGHT]


def rim(side: Colour) -> Colour:
    """The rim of a side's tokens."""
    return blend(side, NIGHT, 0.6)


def line(side: Colour, theme: Theme) -> Colour:
    """What a side's tokens leave behind them on the lane: their colour, in the dark lighter."""
    return blend(side, SNOW, 0.3) if theme.key == "dark" else side
