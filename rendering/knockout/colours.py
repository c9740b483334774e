"""The colours of Knockout: sets and sides, the cells' grounds, the palette."""

from bot.games.knockout.data import CELLS, JAIL, PARKING, Cell
from rendering.theme import NIGHT, SNOW, Colour, Theme, blend, colour, colours, stepped, text_on

SETS = colours("knockout-sets")
"""The colours of the sets, by word."""
SIDES: tuple[Colour, ...] = tuple(map(colour, ("d2323a", "ffc61a", "12a37f", "3b6fe0")))
"""The sides' colours in the order of `data.COLOURS`; each side has a shape of its own besides."""
TINTED = {"light": 0.26, "dark": 0.3}
"""How far a set colours the ground of its cells."""
SOFT, CLEAR = 0.28, 0.55
"""How far the accent covers what lies below the cone of an aim and below its stopping band."""


def ground(theme: Theme, cell: Cell) -> Colour:
    """The ground of a cell."""
    if cell.set:
        return blend(theme.paper, SETS[cell.set], TINTED[theme.key])
    return {JAIL: theme.hatch, PARKING: theme.paper}.get(cell.kind, theme.service)


def grounds(theme: Theme) -> list[Colour]:
    """The grounds of all cells."""
    return list(dict.fromkeys(ground(theme, cell) for cell in CELLS[1:]))


def texts(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of these pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t = theme
    plain = [(each, t.ink) for each in (*grounds(theme), t.ground, t.card, t.service)]
    plain += [(each, t.muted) for each in (t.ground, t.card, t.service)]
    plain += [(t.card, t.accent), (t.card, t.alarm), (t.accent, text_on(t.accent)), (t.alarm, text_on(t.alarm))]
    plain += [(t.ground, t.accent), (SNOW, NIGHT)]
    return plain + [(each, text_on(each)) for each in SETS.values()]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t = theme
    found = [(t.ground, t.card), (t.ground, t.line), (t.card, t.line), (t.hatch, t.muted), (t.service, t.muted)]
    found += [(each, NIGHT) for each in SIDES] + [(each, SNOW) for each in SIDES]
    found += [(each, t.accent) for each in grounds(theme)]
    return found + [(t.card, each) for each in SIDES]


def palette_colours(theme: Theme) -> list[Colour]:
    """All colours of Knockout's pictures in a theme, at most 255; also what an aim's cone makes of those below it."""
    below = [*grounds(theme), theme.service, theme.ground, *SETS.values()]
    covered = [blend(each, theme.accent, part) for each in below for part in (SOFT, CLEAR)]
    return stepped([*_named(theme), *covered], texts(theme) + edges(theme))


def _named(theme: Theme) -> list[Colour]:
    t = theme
    named = [t.ground, t.card, t.service, t.paper, t.ink, t.muted, t.accent, t.alarm, t.line, t.hatch, t.street]
    return list(dict.fromkeys([*named, NIGHT, SNOW, *SETS.values(), *SIDES, *grounds(theme)]))
