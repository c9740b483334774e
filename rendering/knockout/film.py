"""The last slide as a film: the aim, the tokens as they run, the board as it is then (KNOCKOUT-150, KNOCKOUT-152)."""

from collections.abc import Sequence
from math import floor
from time import thread_time

from PIL import Image

from bot.games.knockout.aim_preview import preview
from bot.games.knockout.data import TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.film import Frame, encode, indexed
from rendering.image import EncodedImage
from rendering.knockout import board, geometry
from rendering.knockout.before_after import before
from rendering.knockout.colours import palette_colours, table
from rendering.knockout.disc import LARGE, PAD, digit, lying, sprite
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.slide_trails import trail
from rendering.knockout.tween import Placed, Track, tracks
from rendering.players import Players
from rendering.sprite import Sprite
from rendering.theme import Theme

SHOWN, REAL = 50, 25_000
"""Milliseconds for which a moving picture is shown, and the microseconds of the slide that it stands for: half speed."""
MOST = 60
AIMED, HELD = 400, 2_500
"""Milliseconds of the first picture and of the last one."""
PLAYS = 3
WORK = 1.0
"""Seconds of its thread's work beyond which the still is sent instead (KNOCKOUT-153)."""
SMALLER = geometry.FILM_SIZE[0] / geometry.WIDTH
DISC = round(geometry.DISC * SMALLER)
SHADOW = 4, 6
"""How far a running token's shadow lies beside it; half as far once it rests."""
STEPS = 2
"""Places between two pixels at which a token may stand."""


def draw(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> EncodedImage | Image.Image:
    """The film of the last slide; the still where there is none, or where it is too large or too much work (KNOCKOUT-153)."""
    began = thread_time()
    last = board.slid(view, theme, words, people)
    if view.slide is None:
        return last
    made = encode(frames(view, (theme, words, people), last), palette_colours(theme), PLAYS)
    return last if made is None or thread_time() - began > WORK else made


def frames(view: KnockoutView, drawn: tuple[Theme, Translator, Players], last: Image.Image) -> list[Frame]:
    """All pictures: the aim, the run, the still (KNOCKOUT-152)."""
    slide, theme = view.slide, drawn[0]
    assert slide is not None
    running = tracks(slide)
    stage = board.begin(before(view), *drawn)
    board.lay(stage, marked=False, without={track.token for track in running})
    empty = reduced(stage.canvas.image)
    _aim(stage, slide, running)
    made = [Frame(indexed(reduced(stage.canvas.image), theme, palette_colours), AIMED)]
    ground = indexed(empty, theme, palette_colours)
    made += [Frame(_moment(empty, ground, places, theme), SHOWN) for places in run(slide, running)]
    return [*made, Frame(indexed(reduced(last), theme, palette_colours), HELD)]


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


def _aim(stage: KnockoutDrawContext, slide: Slid, running: Sequence[Track]) -> None:
    """The arrow of the aim, to where a perfect hand would go; every token where it is before the slide."""
    seen = preview((), (slide.lane, slide.angle, slide.power))
    start, end = geometry.spot(*seen.start), geometry.spot(*seen.stop)
    trail(stage.canvas, [start, end], 9, stage.theme.accent, 4)
    board.lay(stage, marked=False, without={track.token for track in running})
    for track in running:
        placed = track.at(0)
        if placed is not None:
            at = geometry.spot(round(placed.x), round(placed.y))
            lying(stage.canvas, placed.token, at, table(stage.theme).shade)


def _moment(empty: Image.Image, ground: Image.Image, places: Sequence[Placed], theme: Theme) -> Image.Image:
    """A moving picture: the empty stage with the running tokens; only where they are it is mapped to the palette."""
    drawn, made = empty.copy(), ground.copy()
    stood = [_stand(placed) for placed in places]
    for (image, at), placed in zip(stood, places, strict=True):
        by = 1 if placed.moving else 2
        drawn.paste(table(theme).shade, (at[0] + SHADOW[0] // by, at[1] + SHADOW[1] // by), image.mask)
    for image, at in stood:
        drawn.paste(image.image, at, image.mask)
    for image, (left, top) in stood:
        right, bottom = left + image.image.width + SHADOW[0], top + image.image.height + SHADOW[1]
        box = max(0, left), max(0, top), min(drawn.width, right), min(drawn.height, bottom)
        if box[0] < box[2] and box[1] < box[3]:
            made.paste(indexed(drawn.crop(box), theme, palette_colours), box[:2])
    return made


def _stand(placed: Placed) -> tuple[Sprite, tuple[int, int]]:
    """A token's sprite and the pixel of its upper left corner."""
    size = max(6, round(DISC * placed.size))
    half = size / 2 + PAD
    across, down = geometry.along(placed.x / 1000, placed.y / 1000)
    left, top = across * SMALLER - half, down * SMALLER - half
    x, y = floor(left * STEPS), floor(top * STEPS)
    part = LARGE // STEPS
    made = sprite(placed.token // TOKENS, digit(placed.token), size, x % STEPS * part, y % STEPS * part)
    return made, (x // STEPS, y // STEPS)
