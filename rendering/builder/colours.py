"""The colours of Builder: its groups, its chips, buildings with their roofs and sides; the palette of its pictures."""

from functools import cache
from itertools import chain

from rendering import corner_scene
from rendering.theme import NIGHT, SEATS, SNOW, Colour, Theme, blend, colour, colours, shade, stepped, text_on, tint
from rendering.world import WORLDS, tones

COLOURS = colours("builder-groups")
"""The colours of the groups, by word."""
PLAYERS: tuple[Colour, ...] = SEATS[:4]
"""The four tokens' colours: also those of their chips, for a token names its type (BUILDER-6)."""
ROOFS = tuple(blend(each, SNOW, 0.62) for each in PLAYERS)
SIDES = tuple(blend(each, NIGHT, 0.4) for each in PLAYERS)
"""Of a building: what is seen from above, and the side in the shade."""
GOLD = colour("ffc83d")
"""The penthouse, Chance cards and bonus cards."""
DAY = WORLDS["light"]
"""What is lit by itself or has the same colour by night: lamps, the penthouse, its barge."""


def pane(sign: int, theme: Theme) -> Colour:
    """The windows of a building: lit by night."""
    return DAY["lamp"] if theme.key == "dark" else blend(PLAYERS[sign], SNOW, 0.5)


def waiting(theme: Theme) -> Colour:
    """The ground of land that waits."""
    return blend(WORLDS[theme.key]["sand"], theme.paper, 0.4)


def shadow(ground: Colour) -> Colour:
    """Ground in the shadow of a building, a coast below its edge."""
    return blend(ground, NIGHT, 0.25)


def _solids(theme: Theme) -> list[Colour]:
    """The colours of the island and of what stands on it."""
    world = WORLDS[theme.key]
    words = ("sea", "deep", "shallow", "sand", "grass", "leaf", "trunk", "roof", "sail", "slate", "wall", "wood")
    found = [world[word] for word in words] + [waiting(theme), shadow(world["sand"]), DAY["trunk"]]
    for each in (GOLD, DAY["roof"], DAY["wood"]):
        found += [tones(each, theme).up, each, tones(each, theme).right]
    for seat in range(len(PLAYERS)):
        found += [pane(seat, theme)]
    return found


def grounds(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of Builder's pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t = theme
    plain = [(ground, ink) for ground in (t.paper, t.service, t.ground, t.town) for ink in (t.ink, t.muted)]
    plain += [(t.hatch, t.ink), (t.card, t.accent), (t.service, t.accent), (t.card, t.alarm)]
    plain += [(t.accent, text_on(t.accent)), (t.alarm, text_on(t.alarm)), (t.display, NIGHT), (GOLD, NIGHT)]
    plain += [(each, text_on(each)) for each in chain(PLAYERS, map(shade, PLAYERS), COLOURS.values())]
    plain += [(each, NIGHT) for each in ROOFS]
    plain += [(waiting(t), t.ink), (WORLDS[t.key]["sea"], t.ink)]
    return plain + [(tint(t, seat), t.ink) for seat in range(len(PLAYERS))]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t = theme
    found = [(t.ground, t.card), (WORLDS[t.key]["sea"], t.card), (t.service, t.muted)]
    found += [(ground, seat) for ground in (t.lane, t.card) for seat in PLAYERS]
    found += [(t.residential, NIGHT), (t.card, t.line), (t.device, t.hatch), (t.hatch, t.display)]
    return found


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of Builder's pictures in a theme, at most 256."""
    t = theme
    named = [t.ground, t.paper, t.service, t.street, t.lane, t.town, t.card, t.line, t.hatch, t.ink, t.muted]
    named += [t.accent, t.alarm, t.residential, t.display, t.device, t.stake, *_solids(t)]
    named += [NIGHT, SNOW, GOLD, *PLAYERS, *map(shade, PLAYERS), *ROOFS, *SIDES, *COLOURS.values()]
    named += corner_scene.colours(t)
    named += [tint(t, seat) for seat in range(len(PLAYERS))]
    return stepped(named, grounds(theme) + edges(theme))
