"""The last slide as a film: the aim, the tokens as they run, the board as it is then (KNOCKOUT-150, KNOCKOUT-152)."""

from collections.abc import Iterator, Sequence
from math import floor
from time import thread_time

from PIL import Image

from bot.games.knockout.aim_preview import preview
from bot.games.knockout.data import TOKENS
from bot.games.knockout.events import Slid
from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.film import Frame, encode
from rendering.image import EncodedImage
from rendering.inks import inks_of
from rendering.knockout import board, geometry, reduced_still
from rendering.knockout.before_after import before
from rendering.knockout.colours import palette_colours, table
from rendering.knockout.disc import LARGE, PAD, digit, lying, sprite
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.reduced_still import SMALLER, Reduced
from rendering.knockout.slide_trails import trail
from rendering.knockout.tween import Placed, Track, tracks
from rendering.players import Players
from rendering.sprite import Sprite
from rendering.theme import Colour, Theme, numbered

SHOWN, REAL = 50, 25_000
"""Milliseconds for which a moving picture is shown, and the microseconds of the slide that it stands for: half speed."""
MOST = 60
AIMED, HELD = 400, 2_500
"""Milliseconds of the first picture and of the last one."""
PLAYS = 3
WORK = 1.0
"""Seconds of its thread's work beyond which the still is sent instead (KNOCKOUT-153)."""
DISC = round(geometry.DISC * SMALLER)
SHADOW = 4, 6
"""How far a running token's shadow lies beside it; half as far once it rests."""
TILE = DISC + 2 * PAD + max(SHADOW)
"""As many pixels has a token with its shadow, across and down."""
STEPS = 2
"""Places between two pixels at which a token may stand."""
Standing = tuple[Sprite, geometry.Point]
"""A token and the pixel of its upper left corner."""


def draw(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> EncodedImage | Image.Image:
    """The film of the last slide; the still where there is none, or where it is too large or too much work (KNOCKOUT-153)."""
    began, theme = thread_time(), numbered(theme, palette_colours)
    last = board.slid(view, theme, words, people)
    if view.slide is None:
        return last
    made = encode(frames(view, (theme, words, people), last), palette_colours(theme), PLAYS)
    return last if made is None or thread_time() - began > WORK else made


def frames(view: KnockoutView, drawn: tuple[Theme, Translator, Players], last: Image.Image) -> Iterator[Frame]:
    """All pictures: the aim, the run, the still (KNOCKOUT-152)."""
    slide, theme = view.slide, drawn[0]
    assert slide is not None
    running = tracks(slide)
    stage = board.begin(before(view), *drawn)
    board.lay(stage, marked=False, without={track.token for track in running})
    bare = reduced_still.again(reduced_still.table(theme, drawn[1]), stage.canvas.image.copy(), theme)
    _aim(stage, slide, running)
    yield Frame(reduced_still.shown(bare, stage.canvas.image, theme), AIMED)
    yield from _moving(bare, run(slide, running), theme)
    yield Frame(reduced_still.shown(bare, last, theme), HELD)


def run(slide: Slid, running: Sequence[Track]) -> list[list[Placed]]:
    """Where the running tokens are in each moving picture; at half speed, or as much faster as it takes."""
    time = slide.outcome.time
    count = max(1, min(MOST, -(-time // REAL)))
    step = max(REAL, -(-time // count))
    moments = [min(number * step, time) for number in range(1, count + 1)]
    return [[placed for track in running if (placed := track.at(moment)) is not None] for moment in moments]


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


def _moving(bare: Reduced, moments: Sequence[Sequence[Placed]], theme: Theme) -> Iterator[Frame]:
    """The moving pictures: the empty stage with the running tokens, each only where these are or have just been."""
    ground, stage = bare.numbers, bare.colours.copy()
    inks, shade = inks_of(theme), table(theme).shade
    last = 0, 0, *ground.size
    for places in moments:
        stood = [_stand(placed) for placed in places]
        now = _around([at for _, at in stood], ground.size)
        part = min(last[0], now[0]), min(last[1], now[1]), max(last[2], now[2]), max(last[3], now[3])
        image, tiles = ground.crop(part), [_around([at], ground.size) for _, at in stood]
        _tokens(stage, places, stood, shade)
        for left, top, right, bottom in tiles:
            box = left - part[0], top - part[1], right - part[0], bottom - part[1]
            image.im.paste(inks.mapped(stage.im.crop((left, top, right, bottom))), box)
        for tile in tiles:
            stage.im.paste(bare.colours.im.crop(tile), tile)
        yield Frame(image, SHOWN, part[:2])
        last = now


def _tokens(stage: Image.Image, places: Sequence[Placed], stood: Sequence[Standing], shade: Colour) -> None:
    """The tokens above all their shadows."""
    core = stage.im
    for (image, (x, y)), placed in zip(stood, places, strict=True):
        across, down = (each if placed.moving else each // 2 for each in SHADOW)
        core.paste(shade, _room(image, (x + across, y + down)), image.mask.im)
    for image, at in stood:
        core.paste(image.image.im, _room(image, at), image.mask.im)


def _room(image: Sprite, at: geometry.Point) -> Box:
    """What a token covers, its upper left corner at a place."""
    return at[0], at[1], at[0] + image.mask.width, at[1] + image.mask.height


def _around(corners: Sequence[geometry.Point], room: tuple[int, int]) -> Box:
    """The part of a picture in which tokens are with their shadows, by their upper left corners; at least one pixel."""
    left, right = _span([x for x, _ in corners], room[0])
    top, bottom = _span([y for _, y in corners], room[1])
    return left, top, right, bottom


def _span(starts: Sequence[int], room: int) -> tuple[int, int]:
    """The same along one edge."""
    first = min(max(0, min(starts, default=0)), room - 1)
    return first, max(first + 1, min(max(starts, default=0) + TILE, room))


def _stand(placed: Placed) -> Standing:
    """A token's sprite and the pixel of its upper left corner."""
    size = max(6, round(DISC * placed.size))
    half = size / 2 + PAD
    across, down = geometry.along(placed.x / 1000, placed.y / 1000)
    left, top = across * SMALLER - half, down * SMALLER - half
    x, y = floor(left * STEPS), floor(top * STEPS)
    part = LARGE // STEPS
    made = sprite(placed.token // TOKENS, digit(placed.token), size, x % STEPS * part, y % STEPS * part)
    return made, (x // STEPS, y // STEPS)
