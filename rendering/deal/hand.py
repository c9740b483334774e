"""The own hand: a fan of up to five cards, straight rows when they are more; new cards are marked."""

from math import ceil, cos, radians, sin

from PIL import Image, ImageChops

from bot.games.deal.data import NO, face
from bot.games.deal.view import DealView
from bot.kit.contract import Card
from rendering.cache import kept
from rendering.canvas import LEAST, Slot, Style, rounded_mask, width
from rendering.deal.card_drawing import TALL, radius
from rendering.deal.card_face import face_sprite
from rendering.deal.colours import STAR, felt
from rendering.deal.draw_context import DealDrawContext
from rendering.draw_context import Point
from rendering.index_canvas import blank
from rendering.theme import NIGHT, Theme, blend, text_on

WIDTH, MARGIN, HEAD, ROUND = 1000, 18, 62, 30
ACROSS = 5
"""Cards side by side, and in a fan: more would be too narrow for their names on a phone."""
FACE, WIDE, WIDER = 186, 226, 4
"""How wide cards are; up to four of a fan are wider."""
STEP, HIGHEST, PEEK = 276, 790, 150
"""From row to row; how high the picture may become before cards are shorter; what is seen of a card at least."""
SHORT = 232
"""How high shorter cards are. Only of hands of more than fifteen do they lie over each other."""
TURN = 2.6
"""Degrees between two neighbours of a fan."""
TITLES, PILL, NEW = (44, 40, 38, 36, 34, 32), Style(30, bold=True), Style(LEAST, bold=True)
FRESH = 7
"""How thick the frame of a card drawn in this turn is."""


def draw(context: DealDrawContext) -> Image.Image:
    """The hand as an RGB image."""
    rows = rows_of(context.view.hand)
    high = HEAD + 20
    if len(rows) == 1:
        wide = WIDE if len(rows[0]) <= WIDER else FACE
        high = HEAD + round(wide * TALL) + 70
    elif rows:
        step = row_step(len(rows))
        high = HEAD + (len(rows) - 1) * step + (short(len(rows)) or round(FACE * TALL)) + 10
    context.cloth((WIDTH, high), ROUND)
    _head(context)
    if len(rows) == 1:
        _fan(context, rows[0], wide, HEAD + 26)
    for number, row in enumerate(rows if len(rows) > 1 else ()):
        _row(context, row, HEAD + 4 + number * step, short(len(rows)), over=number > 0 and step < SHORT)
    return context.canvas.image


def short(count: int) -> int:
    """The height of cards in so many rows, 0 where they are as high as cards are."""
    return SHORT if count > 2 else 0


def row_step(count: int) -> int:
    """How far it is from row to row: over each other where they are very many, so that each card's name is still seen."""
    return max(PEEK, min(SHORT + 6, (HIGHEST - HEAD - SHORT - 10) // (count - 1))) if short(count) else STEP


def rows_of(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """A hand in rows of at most five, as even as can be, longer ones first."""
    count = -(-len(hand) // ACROSS)
    rows, start = [], 0
    for number in range(count):
        size = -(-(len(hand) - start) // (count - number))
        rows.append(hand[start : start + size])
        start += size
    return rows


def usable(view: DealView, card: Card) -> bool:
    """Whether a card may be of use now: when an answer is asked of its owner, only a Just Say No is."""
    return not asked(view) or face(card).word == NO


def asked(view: DealView) -> bool:
    """Whether an answer is asked of the owner of the hand."""
    threads = view.demand.threads if view.demand else ()
    return view.me is not None and any(each.asked == view.me for each in threads)


def _head(context: DealDrawContext) -> None:
    """How many cards, and on a rounded ground what may be done with them."""
    canvas, view, theme = context.canvas, context.view, context.theme
    right = WIDTH - MARGIN + 6
    if view.stage != "over":
        right = _pill(context, right)
    if view.fresh:
        badge, mask = _badge(context.say("new", count=len(view.fresh)), theme)
        right -= badge.width + 10
        canvas.put(badge, (right, 14), mask)
    title = Slot((right - MARGIN - 18, HEAD), TITLES, bold=True).set(context.say("hand", count=len(view.hand)))
    canvas.lines((MARGIN + 8, HEAD // 2), title, text_on(felt(theme)), level=True)


def _pill(context: DealDrawContext, right: int) -> int:
    """What may be done with the cards, on a rounded ground that ends at `right`; returns where it begins."""
    canvas, view, theme = context.canvas, context.view, context.theme
    ground, ink = theme.card, theme.muted
    if asked(view):
        ground, text = theme.alarm, context.say("answer")
    elif view.stage == "discard" and view.excess:
        ground, text = theme.alarm, context.say("excess", count=view.excess)
    elif view.me == view.active:
        ink, text = theme.accent, context.say("plays", count=view.plays)
    else:
        text = context.say("waiting")
    wide = width(text, PILL) + 40
    canvas.rounded((right - wide, 5, right, 57), 26, ground)
    canvas.text((right - wide + 20, 14), text, PILL, text_on(ground) if ground == theme.alarm else ink)
    return right - wide


def _row(context: DealDrawContext, row: tuple[Card, ...], top: int, high: int, *, over: bool) -> None:
    """Cards side by side in the middle, `high` where they are shorter, `over` those of the row above."""
    view = context.view
    gap = (WIDTH - 2 * MARGIN - ACROSS * FACE) // (ACROSS - 1)
    first = (WIDTH - len(row) * (FACE + gap) + gap) // 2
    for number, card in enumerate(row):
        left = first + number * (FACE + gap)
        image = face_sprite(face(card), FACE, context.theme, context.words, dull=not usable(view, card), high=high)
        context.canvas.put(image, (left, top), rounded_mask(image.size, radius(FACE)) if over else None)
        if card in view.fresh:
            _new(context, image.size, (left, top), 0.0)


def _fan(context: DealDrawContext, row: tuple[Card, ...], wide: int, top: int) -> None:
    """Cards held in a fan: turned about a point far below, the middle one highest."""
    view = context.view
    high = round(wide * TALL)
    step = min(wide + 8, (WIDTH - 2 * MARGIN - wide - 16) // max(1, len(row) - 1))
    reach = step / sin(radians(TURN))
    for number, card in enumerate(row):
        angle = (number - (len(row) - 1) / 2) * TURN
        x = WIDTH / 2 + reach * sin(radians(angle))
        y = top + high / 2 + reach * (1 - cos(radians(angle)))
        sprite = face_sprite(face(card), wide, context.theme, context.words, dull=not usable(view, card))
        image, whole, edge = turned(sprite, angle)
        at = round(x - image.width / 2), round(y - image.height / 2)
        context.canvas.put(image, at, whole)
        context.canvas.stamp(edge, at, blend(felt(context.theme), context.paper.rim, 0.5))
        if card in view.fresh:
            _new(context, sprite.size, at, round(angle, 3))


def turned(sprite: Image.Image, angle: float) -> tuple[Image.Image, Image.Image, Image.Image]:
    """A card turned clockwise by a few degrees, the mask of what it covers, and that of its edge, which it half covers.

    Pixels are moved, not mixed: that costs a twentieth, keeps text sharp and pictures small; the edge smooths it.
    """
    image = sprite.rotate(-angle, Image.Resampling.NEAREST, expand=True)
    image = image.convert("RGB") if image.mode == "P" else image
    return image, *turned_masks(sprite.width, round(angle, 3), image.size)


@kept
def turned_masks(wide: int, angle: float, size: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """The round corners of a turned card in the middle of a picture of a size: the inside, and the smooth edge.

    Each pixel is covered or not: such masks cost a quarter of others. Cards of a fan do not lie over each other.
    """
    large = rounded_mask((2 * wide, 2 * round(wide * TALL)), radius(2 * wide))
    leant = large.rotate(-angle, Image.Resampling.BICUBIC, expand=True).reduce(2)
    left, top = (leant.width - size[0]) // 2, (leant.height - size[1]) // 2
    mask = leant.crop((left, top, left + size[0], top + size[1]))
    inside, edge = ([255 * (low <= value < high) for value in range(256)] for low, high in ((150, 256), (105, 150)))
    return mask.point(inside, "1"), mask.point(edge, "1")


def _new(context: DealDrawContext, size: Point, at: Point, angle: float) -> None:
    """The frame of a card of a size drawn in this turn; a dark line within it is seen on cards that are golden themselves."""
    for thick, ink in ((FRESH + 2, NIGHT), (FRESH, STAR)):
        for side, (x, y) in ring(size, thick, angle):
            context.canvas.stamp(side, (at[0] + x, at[1] + y), ink)


@kept
def ring(size: Point, thick: int, angle: float) -> tuple[tuple[Image.Image, Point], ...]:
    """The masks of a frame's sides, turned clockwise by a few degrees, and where they begin: what is empty within them is not looked at."""
    (wide, high), round_ = size, radius(size[0])
    inner = Image.new("L", size)
    inner.paste(rounded_mask((wide - 2 * thick, high - 2 * thick), round_ - 2), (thick, thick))
    frame = ImageChops.subtract(rounded_mask(size, round_), inner)
    frame = frame.rotate(-angle, Image.Resampling.NEAREST, expand=True) if angle else frame
    lean = sin(radians(abs(angle)))
    across, down = thick + round_ + ceil(high * lean), thick + round_ + ceil(wide * lean)
    wide, high = frame.size
    upper, lower = (0, 0, wide, down), (0, high - down, wide, high)
    left, right = (0, down, across, high - down), (wide - across, down, wide, high - down)
    return tuple((frame.crop(box), box[:2]) for box in (upper, lower, left, right))


@kept
def _badge(text: str, theme: Theme) -> tuple[Image.Image, Image.Image]:
    """How many cards are framed as new, and its round ends."""
    wide, high = width(text, NEW) + 28, 34
    canvas = blank((wide, high), felt(theme), theme)
    canvas.rounded((0, 0, wide, high), 17, STAR)
    canvas.text((wide // 2, 3), text, NEW, NIGHT, 0.5)
    return canvas.image, rounded_mask((wide, high), 17)
