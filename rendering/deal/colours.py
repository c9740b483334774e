"""The colours of Deal's cards: sets, money, actions; and the palette of its pictures."""

from functools import cache
from itertools import chain

import msgspec

from rendering.theme import DARK, NIGHT, SEATS, SNOW, Colour, Theme, blend, colour, colours, stepped, text_on
from rendering.world import WORLDS

SETS = colours("deal-sets")
"""The colours of the sets, by word."""
NOTES = {int(value): ground for value, ground in colours("notes").items()}
"""The papers of money, by value."""
MEDALLIONS = colours("actions")
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


PAPERS = {key: Paper(**colours(f"cards-{key}")) for key in ("light", "dark")}


def felt(theme: Theme) -> Colour:
    """The cloth of the table."""
    return WORLDS[theme.key]["cloth"]


def mat(theme: Theme) -> Colour:
    """Where whoever is to play has their cards: the cloth, darker."""
    return blend(felt(theme), NIGHT, {"light": 0.22, "dark": 0.34}[theme.key])


def grounds(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground of Deal's pictures and the colour of text that may stand on it: contrast at least 4.5."""
    t, paper = theme, PAPERS[theme.key]
    plain = [(ground, ink) for ground in (t.ground, t.card, t.service) for ink in (t.ink, t.muted)]
    plain += [(t.ground, t.accent), (t.card, t.accent), (t.card, t.alarm), (t.accent, text_on(t.accent))]
    plain += [(t.alarm, text_on(t.alarm)), (paper.stock, NIGHT), (paper.back, SNOW), (paper.dull, NIGHT)]
    plain += [(paper.pale, NIGHT), (NIGHT, SNOW), (STAR, NIGHT), (felt(t), text_on(felt(t)))]
    plain += [(mat(t), text_on(mat(t))), (MEDALLIONS["build"], SNOW)]
    plain += [(each, text_on(each)) for each in chain(SETS.values(), NOTES.values(), SEATS)]
    return plain + [(each, SNOW) for each in MEDALLIONS.values()]


def edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and shapes whose edges are seen most."""
    t, paper, world = theme, PAPERS[theme.key], WORLDS[theme.key]
    found = [(t.ground, t.card), (t.card, paper.rim), (t.ground, paper.rim), (paper.rim, paper.stock)]
    found += [(paper.back, paper.lid), (t.card, t.line), (t.card, STAR), (paper.stock, STAR), (t.ground, t.muted)]
    found += [(ground, each) for ground in (felt(t), mat(t)) for each in (t.card, paper.rim, t.accent, t.alarm)]
    found += [(felt(t), mat(t)), (felt(t), world["wood"]), (t.ground, world["wood"])]
    found += [(paper.stock, each) for each in chain(SETS.values(), NOTES.values(), MEDALLIONS.values())]
    return found + [(t.card, each) for each in SEATS]


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of Deal's pictures in a theme, at most 256."""
    t, paper, world = theme, PAPERS[theme.key], WORLDS[theme.key]
    named = [t.ground, t.card, t.service, t.ink, t.muted, t.accent, t.alarm, t.line, t.hatch, NIGHT, SNOW, STAR]
    named += [DARK.accent, paper.stock, paper.rim, paper.pale, paper.back, paper.lid, paper.dull, felt(t), mat(t)]
    named += [
        *SETS.values(),
        *NOTES.values(),
        *MEDALLIONS.values(),
        *SEATS,
        world["wood"],
        world["lamp"],
        world["roof"],
    ]
    return stepped(named, grounds(theme) + edges(theme))
