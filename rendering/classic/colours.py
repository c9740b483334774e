"""The colours of the classic game's families, decks, dice and bay; and the palette of its pictures."""

from itertools import chain

import msgspec

from rendering.theme import GROUPS, NIGHT, SNOW, TOKENS, Colour, Theme, colour, shade, stepped, text_on, tint

FAMILIES: dict[str, Colour] = {
    "brown": GROUPS["brown"],
    "sky": GROUPS["sky"],
    "pink": colour("e06aa8"),
    "orange": GROUPS["orange"],
    "red": GROUPS["red"],
    "yellow": GROUPS["yellow"],
    "green": GROUPS["green"],
    "blue": GROUPS["blue"],
    "faction": colour("667085"),
    "machine": colour("b4cbb0"),
}
"""The colours of the groups, of Factions and of Machines, by word."""
RED_DIE = colour("b3202c")
LEAP, CHEST = colour("f2c14e"), colour("1f7a78")
"""The backs of the two decks."""


class Bay(msgspec.Struct, frozen=True):
    """The bay in the middle: hills behind one another, water with its light, walls, roofs and the beacon."""

    far: Colour
    near: Colour
    shore: Colour
    sea: Colour
    deep: Colour
    wall: Colour
    roof: Colour
    light: Colour
    sail: Colour


BAYS = {
    "light": Bay(
        far=colour("c3c9bd"),
        near=colour("98ab8d"),
        shore=colour("d9c48f"),
        sea=colour("a9cfdc"),
        deep=colour("8dbccd"),
        wall=colour("fbf4e4"),
        roof=colour("c0694a"),
        light=colour("f4b740"),
        sail=colour("fdfaf3"),
    ),
    "dark": Bay(
        far=colour("2f3540"),
        near=colour("2a3a36"),
        shore=colour("5b5340"),
        sea=colour("213f52"),
        deep=colour("2b5068"),
        wall=colour("8d8678"),
        roof=colour("7d4534"),
        light=colour("ffd46b"),
        sail=colour("c9c4b8"),
    ),
}


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
    t, bay = theme, BAYS[theme.key]
    found = [(ground, seat) for seat in TOKENS for ground in (t.lane, t.card)]
    found += [(t.ground, t.card), (t.town, t.card), (t.town, t.device), (t.service, t.muted), (t.town, t.residential)]
    found += [(t.town, bay.far), (bay.far, bay.near), (bay.sea, bay.deep), (t.town, RED_DIE), (t.town, bay.light)]
    return [*found, (bay.near, bay.wall), (bay.near, bay.roof), (bay.sea, bay.sail), (t.device, t.display)]


def palette_colours(theme: Theme) -> list[Colour]:
    """All colours of the classic game's pictures in a theme, at most 256."""
    t, bay = theme, BAYS[theme.key]
    named = [t.ground, t.paper, t.service, t.lane, t.town, t.card, t.line, t.hatch, t.ink, t.muted, t.accent, t.alarm]
    named += [t.residential, t.display, t.device, t.warning, NIGHT, SNOW, RED_DIE, LEAP, CHEST]
    named += [getattr(bay, field) for field in bay.__struct_fields__]
    named += [*TOKENS, *map(shade, TOKENS), *(tint(theme, seat) for seat in range(len(TOKENS))), *FAMILIES.values()]
    return stepped(named, grounds(theme) + edges(theme))
