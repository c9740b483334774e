"""The colours of Deal's cards: sets, money, actions; and the palette of its pictures."""

from itertools import chain

import msgspec

from rendering.theme import GROUPS, NIGHT, SEATS, SNOW, Colour, Theme, colour, stepped, text_on

SETS: dict[str, Colour] = {
    "brown": GROUPS["brown"],
    "light-blue": GROUPS["sky"],
    "pink": colour("e887b6"),
    "orange": GROUPS["orange"],
    "red": GROUPS["red"],
    "yellow": GROUPS["yellow"],
    "green": GROUPS["green"],
    "dark-blue": GROUPS["blue"],
    "station": colour("3b3f49"),
    "utility": colour("b4cbb0"),
}
"""The colours of the sets, by word."""
NOTES: dict[int, Colour] = {
    1: colour("e9dcb8"),
    2: colour("f3c9b8"),
    3: colour("c6dfb8"),
    4: colour("b9d7ea"),
    5: colour("d7c4e6"),
    10: colour("f5cf6b"),
}
"""The papers of money, by value."""
DEEDS: dict[str, Colour] = {
    "theft": colour("7a4a9c"),
    "charge": colour("0e6b6b"),
    "stop": colour("b3261e"),
    "build": colour("2e7a3e"),
    "draw": colour("1f4f8f"),
}
"""The medallions of action cards, by what they do."""
STAR = colour("ffc83d")


class Paper(msgspec.Struct, frozen=True):
    """What cards are made of: light `stock` with a `rim` in both themes, pale figures in `pale`, their `back`.

    `dull` is the stock of cards that cannot be played now, `lid` the pattern of a back.
    """

    stock: Colour
    rim: Colour
    pale: Colour
    back: Colour
    lid: Colour
    dull: Colour


PAPERS = {
    "light": Paper(
        colour("fdf9ef"), colour("aaa18e"), colour("e6e0d2"), colour("28527f"), colour("4a74a3"), colour("d8d2c4")
    ),
    "dark": Paper(
        colour("f2eee4"), colour("8d877b"), colour("dbd5c8"), colour("2f5f96"), colour("5583b8"), colour("9a958c")
    ),
}


def grounds(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of Deal's pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t, paper = theme, PAPERS[theme.key]
    plain = [(ground, ink) for ground in (t.ground, t.card, t.service) for ink in (t.ink, t.muted)]
    plain += [(t.ground, t.accent), (t.card, t.accent), (t.card, t.alarm), (t.accent, text_on(t.accent))]
    plain += [(t.alarm, text_on(t.alarm)), (paper.stock, NIGHT), (paper.back, SNOW), (paper.dull, NIGHT)]
    plain += [(paper.pale, NIGHT), (NIGHT, SNOW), (STAR, NIGHT)]
    plain += [(each, text_on(each)) for each in chain(SETS.values(), NOTES.values(), SEATS)]
    return plain + [(each, SNOW) for each in DEEDS.values()]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t, paper = theme, PAPERS[theme.key]
    found = [(t.ground, t.card), (t.card, paper.rim), (t.ground, paper.rim), (paper.rim, paper.stock)]
    found += [(paper.back, paper.lid), (t.card, t.line), (t.card, STAR), (paper.stock, STAR), (t.ground, t.muted)]
    found += [(paper.stock, each) for each in chain(SETS.values(), NOTES.values(), DEEDS.values())]
    return found + [(t.card, each) for each in SEATS]


def palette_colours(theme: Theme) -> list[Colour]:
    """All colours of Deal's pictures in a theme, at most 256."""
    t, paper = theme, PAPERS[theme.key]
    named = [t.ground, t.card, t.service, t.ink, t.muted, t.accent, t.alarm, t.line, t.hatch, NIGHT, SNOW, STAR]
    named += [paper.stock, paper.rim, paper.pale, paper.back, paper.lid, paper.dull]
    named += [*SETS.values(), *NOTES.values(), *DEEDS.values(), *SEATS]
    return stepped(named, grounds(theme) + edges(theme))
