"""The last slide as a film: the aim, the tokens as they run, the board as it is then (section 12)."""

from collections.abc import Sequence
from functools import lru_cache
from math import floor

import msgspec
from PIL import Image, ImageChops, ImageDraw

from bot.games.knockout.aiming import preview
from bot.games.knockout.data import TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.view import KnockoutView
from bot.words import Words
from rendering.canvas import FINE, stepped
from rendering.knockout import board, plan
from rendering.knockout.colours import film_colours
from rendering.knockout.disc import LARGE, PAD, digit, sprite
from rendering.knockout.gif import Frame, gif
from rendering.knockout.marks import line
from rendering.knockout.moments import before
from rendering.knockout.motion import Placed, Track, tracks
from rendering.knockout.scene import Scene
from rendering.people import People
from rendering.theme import Theme

SHOWN, REAL = 50, 25_000
"""Milliseconds for which a moving picture is shown, and the microseconds of the slide that it stands for: half speed."""
MOST = 60
AIMED, HELD = 400, 2_500
"""Milliseconds of the first picture and of the last one."""
PLAYS = 3
ROOM = 500_000
"""Bytes beyond which the still is sent instead (KNOCKOUT-153)."""
SMALLER = plan.FILM_SIZE[0] / plan.WIDTH
DISC = round(plan.DISC * SMALLER)
SHADOW = 2, 3
"""How far a running token's shadow lies beside it."""
STEPS = 2
"""Places between two pixels at which a token may stand."""


class Film(msgspec.Struct, frozen=True):
    """A finished film."""

    data: bytes
    width: int
    height: int


def draw(view: KnockoutView, theme: Theme, words: Words, people: People) -> Film | Image.Image:
    """The film of the last slide; the still board where there is none, or where it would be too large."""
    last = board.slid(view, theme, words, people)
    if view.slide is None:
        return last
    data = gif(frames(view, (theme, words, people), last), film_colours(theme), PLAYS)
    return last if len(data) > ROOM else Film(data, *plan.FILM_SIZE)


def frames(view: KnockoutView, drawn: tuple[Theme, Words, People], last: Image.Image) -> list[Frame]:
    """All pictures: the aim, the run, the still (KNOCKOUT-152)."""
    slide, theme = view.slide, drawn[0]
    assert slide is not None
    running = tracks(slide)
    stage = board.begin(before(view), *drawn)
    board.lay(stage, marked=False, without={track.token for track in running})
    empty = reduced(stage.canvas.image)
    begun = empty.copy()
    begun.paste(reduced(_aimed(stage, slide, running)))
    made = [Frame(indexed(begun, theme), AIMED)]
    ground = indexed(empty, theme)
    made += [Frame(_moment(empty, ground, places, theme), SHOWN) for places in run(slide, running)]
    return [*made, Frame(indexed(reduced(last), theme), HELD)]


def run(slide: Slid, running: Sequence[Track]) -> list[list[Placed]]:
    """Where the running tokens are in each moving picture; at half speed, or as much faster as it takes."""
    time = slide.outcome.time
    count = max(1, min(MOST, -(-time // REAL)))
    step = max(REAL, -(-time // count))
    moments = [min(number * step, time) for number in range(1, count + 1)]
    return [[placed for track in running if (placed := track.at(moment)) is not None] for moment in moments]


def reduced(image: Image.Image) -> Image.Image:
    """A still, or its part from the upper left corner on, as large as a film shows it."""
    size = round(image.width * SMALLER), round(image.height * SMALLER)
    return image.resize(size, Image.Resampling.BICUBIC)


@lru_cache(4)
def _palette(theme: Theme) -> Image.Image:
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([value for each in film_colours(theme) for value in each])
    return carrier


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """A picture in the film's palette, as indices in mode L: they can be compared."""
    mapped = image.quantize(palette=_palette(theme), dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


def _aimed(stage: Scene, slide: Slid, running: Sequence[Track]) -> Image.Image:
    """The left part of the first picture: every token where it is before the slide, and the arrow of the aim."""
    board.lay(stage, marked=False)
    seen = preview((), (slide.lane, slide.angle, slide.power))
    start, end = plan.spot(*seen.start), plan.spot(*seen.stop)
    line(stage.canvas, [start, end], 8, stage.theme.accent)
    return stage.canvas.image
