"""Named colours of the light and the dark theme, the seats' and groups' colours, and the fixed palette of a picture."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain

import msgspec
from msgspec.structs import replace
from PIL import Image

from rendering.shape_data import read

Colour = tuple[int, int, int]
Mixer = Callable[["Theme"], Sequence[Colour]]
"""All colours of a theme's pictures, at most 255."""

STEPS = (0.5,)
"""Where between ground and text the palette holds a colour: one step is enough for smooth edges, a second one costs
a tenth of a picture."""
NEAR = 8
"""Steps that differ less in every channel from a colour already there are left out: nobody sees them."""
NIGHT: Colour = (20, 22, 27)
SNOW: Colour = (255, 255, 255)


def colour(code: str) -> Colour:
    """Read `rrggbb`."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def colours(section: str) -> dict[str, Colour]:
    """The colours of a section of `colours.toml`, by word."""
    return {word: colour(code) for word, code in read("colours.toml")[section].items()}


SEATS: tuple[Colour, ...] = tuple(
    map(colour, ("0072b2", "e69f00", "00a078", "d883b4", "d55e00", "56b4e9", "f0e442", "4a4e57", "6b2414", "a8f0a8"))
)
"""Ten colours that the colour-blind tell apart (eight after Okabe and Ito); each has its shape, pattern and letter too."""
TOKENS = SEATS[:8]
"""Those that City knows; it has no more tokens."""
LETTERS = "ABCDEFGHIJ"
GROUPS = colours("groups")


class Theme(msgspec.Struct, frozen=True):
    """One set of named colours, by where they stand.

    `ground` carries the board, `paper` a district's space, `service` any other space, `street` the way inside the
    ring, `town` the middle, `card` what lies on it; `tinted` is how far an owner colours the paper. `mixed`: the colours
    in which a picture is drawn as numbers; None where it is drawn in true colour.
    """

    key: str
    ground: Colour
    paper: Colour
    service: Colour
    street: Colour
    lane: Colour
    town: Colour
    card: Colour
    line: Colour
    hatch: Colour
    ink: Colour
    muted: Colour
    accent: Colour
    alarm: Colour
    residential: Colour
    industrial: Colour
    display: Colour
    device: Colour
    stake: Colour
    pane: Colour
    landmark: Colour
    bonus: Colour
    warning: Colour
    tinted: float
    mixed: Mixer | None = None

    def __hash__(self) -> int:
        """Quick: themes are part of the keys of caches; those of different games differ when they are compared."""
        return hash(self.key)


LIGHT, DARK = (
    Theme(key=key, tinted=tinted, mixed=None, **colours(key)) for key, tinted in (("light", 0.24), ("dark", 0.26))
)
THEMES = {theme.key: theme for theme in (LIGHT, DARK)}


def blend(under: Colour, over: Colour, part: float) -> Colour:
    """The colour `part` of the way from `under` to `over`."""
    red, green, blue = (round(low + (high - low) * part) for low, high in zip(under, over, strict=True))
    return red, green, blue


def luminance(of: Colour) -> float:
    """Relative luminance, 0 black to 1 white (WCAG 2)."""
    parts = [value / 255 for value in of]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@cache
def text_on(ground: Colour) -> Colour:
    """The colour of text on a coloured ground: night or snow, whichever reads better."""
    return max((NIGHT, SNOW), key=lambda ink: contrast(ink, ground))


def shade(of: Colour) -> Colour:
    """The second colour of a seat's pattern: towards its text, but not so far that text would not read on both."""
    return blend(of, SNOW if text_on(of) == NIGHT else NIGHT, 0.28)


def tint(theme: Theme, seat: int) -> Colour:
    """A space's paper in its owner's hue: clear at a glance, and still paper."""
    return blend(theme.paper, SEATS[seat % len(SEATS)], theme.tinted)


def texts(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Every ground and the colour of text that may stand on it; each has a contrast of at least 4.5."""
    t = theme
    plain = [(ground, t.ink) for ground in (t.paper, t.service, t.card, t.ground, t.town, t.hatch)]
    plain += [(ground, t.muted) for ground in (t.paper, t.service, t.card, t.ground, t.town)]
    plain += [(t.card, t.accent), (t.town, t.accent), (t.card, t.alarm), (t.accent, text_on(t.accent))]
    plain += [(t.residential, NIGHT), (t.industrial, SNOW), (t.display, NIGHT)]
    coloured = [(each, text_on(each)) for each in chain(TOKENS, GROUPS.values())]
    coloured += [(shade(seat), text_on(seat)) for seat in TOKENS]
    return plain + coloured + [(tint(theme, seat), t.ink) for seat in range(len(TOKENS))]


def shapes(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Grounds and colours of shapes whose edges are seen most."""
    t = theme
    tokens = [(ground, seat) for seat in TOKENS for ground in (t.lane, t.card)]
    plain = [(t.ground, t.card), (t.town, t.card), (t.town, t.device), (t.service, t.muted), (t.street, t.town)]
    return plain + tokens + [(t.street, t.accent), (t.device, t.hatch), (t.hatch, t.display)]


@cache
def numbered(theme: Theme, mixed: Mixer) -> Theme:
    """A theme for pictures that are drawn as numbers of these colours."""
    return replace(theme, mixed=mixed)


@cache
def palette_colours(theme: Theme) -> tuple[Colour, ...]:
    """All colours of a theme's pictures, at most 256: the named ones and the steps of edges on each ground."""
    named = [getattr(theme, field) for field in theme.__struct_fields__ if field not in {"key", "tinted", "mixed"}]
    named += [NIGHT, SNOW, *TOKENS, *map(shade, TOKENS), *(tint(theme, seat) for seat in range(len(TOKENS)))]
    named += GROUPS.values()
    return stepped(named, texts(theme) + shapes(theme))


def stepped(named: Iterable[Colour], grounds: Iterable[tuple[Colour, Colour]]) -> tuple[Colour, ...]:
    """Named colours, and the steps of edges between grounds and what stands on them."""
    found = list(dict.fromkeys(named))
    for each in (blend(under, over, part) for under, over in grounds for part in STEPS):
        if all(max(abs(one - two) for one, two in zip(each, other, strict=True)) > NEAR for other in found):
            found.append(each)
    return tuple(found)


@cache
def palette(theme: Theme, mixed: Mixer = palette_colours) -> Image.Image:
    """The image that carries a palette, as Pillow wants it for mapping; City's, or that of a game with its own."""
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([value for each in mixed(theme) for value in each])
    return carrier


@cache
def palette_bytes(theme: Theme, mixed: Mixer = palette_colours) -> bytes:
    """The palette as a file holds it."""
    return bytes(value for each in mixed(theme) for value in each)
