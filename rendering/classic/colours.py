"""The colours of the classic game's families, decks and dice; and the palette of its pictures."""

from functools import cache
from itertools import chain

from bot.games.classic import data
from rendering.classic import scene
from rendering.theme import NIGHT, SNOW, TOKENS, Colour, Theme, colour, colours, shade, stepped, text_on, tint
from rendering.world import WORLDS

FAMILIES = colours("families")
"""The colours of the groups, of Factions and of Machines, by word."""
RED_DIE = colour("b3202c")
LEAP, CHEST = colour("f2c14e"), colour("1f7a78")
BACKS = {data.LEAP: LEAP, data.CHEST: CHEST}
"""The backs of the two decks, by the kind of the spaces where they are drawn."""


def grounds(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of these pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t = theme
    plain = [(ground, ink) for ground in (t.ground, t.paper, t.service, t.card, t.town) for ink in (t.ink, t.muted)]
    plain += [(t.hatch, t.ink), (t.card, t.accent), (t.town, t.accent), (t.ground, t.accent)]
    plain += [(t.card, t.alarm), (t.paper, t.alarm), (t.display, NIGHT), (NIGHT, SNOW)]
    plain += [(each, text_on(each)) for each in (t.accent, t.alarm, LEAP, CHEST, RED_DIE)]
    plain += [(each, text_on(each)) for each in chain(TOKENS, FAMILIES.values())]
    plain += [(shade(seat), text_on(seat)) for seat in TOKENS]
    return plain + [(tint(theme, seat), t.ink) for seat in range(len(TOKENS))]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t, world = theme, WORLDS[theme.key]
    found = [(ground, seat) for seat in TOKENS for ground in (t.lane, t.card)]
    found += [(t.ground, t.card), (t.town, t.card), (t.town, t.device), (t.service, t.muted), (t.town, t.residential)]
    found += [(t.town, world["far"]), (world["far"], world["near"]), (world["sea"], world["deep"]), (t.town, RED_DIE)]
    found += [(t.town, world["light"]), *((world["near"], world[part]) for part in ("wall", "tile"))]
    return [*found, (world["sea"], world["sail"]), (t.device, t.display)]


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of the classic game's pictures in a theme, at most 256."""
    t = theme
    named = [t.ground, t.paper, t.service, t.lane, t.town, t.card, t.line, t.hatch, t.ink, t.muted, t.accent, t.alarm]
    named += [t.residential, t.display, t.device, t.warning, NIGHT, SNOW, RED_DIE, LEAP, CHEST, WORLDS["light"]["roof"]]
    named += scene.colours(theme)
    named += [*TOKENS, *map(shade, TOKENS), *(tint(theme, seat) for seat in range(len(TOKENS))), *FAMILIES.values()]
    return stepped(named, grounds(theme) + edges(theme))
