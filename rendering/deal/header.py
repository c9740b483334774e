"""The middle of the table: the card played last, whose turn it is, the draw pile and the discard pile."""

from functools import lru_cache

from PIL import Image

from bot.games.deal.data import Face, face
from bot.games.deal.view import SeatView
from bot.i18n.translator import Translator
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Slot, Style, cut, width
from rendering.deal.card_back import back_image
from rendering.deal.card_drawing import TALL, CardDrawing, radius
from rendering.deal.card_face import drawn, same
from rendering.deal.colours import felt, hollow
from rendering.deal.draw_context import GAP, MARGIN, DealDrawContext, lead
from rendering.seat_symbols import token
from rendering.theme import Theme, text_on

CARD = 104
"""How wide the card played last is."""
HEIGHT = 172
TOP, FOOT = 20, HEIGHT - GAP
PLATE = (MARGIN + CARD + 18, TOP, 692, FOOT)
"""Where it stands whose turn it is."""
PILE, PILES = 88, (770, 911)
"""The width of the cards of a pile, and the middle of both piles."""
NAME, PILL = Style(40, bold=True), Style(28, bold=True)
LABEL, COUNT = Style(LEAST), Style(27, bold=True)
SAID = Slot((PLATE[2] - PLATE[0] - 96, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""
_turns: LruCache[Image.Image] = LruCache(32)


def draw(context: DealDrawContext) -> None:
    """Everything above the places."""
    _played(context)
    _turn(context)
    view = context.view
    _pile(context, PILES[0], "pile", view.pile)
    _pile(context, PILES[1], "discards", len(view.discards))


def _played(context: DealDrawContext) -> None:
    """The card played last, whole."""
    at = MARGIN + 2, FOOT - round(CARD * TALL)
    if context.view.played:
        printed = same(face(context.view.played))
        context.canvas.put(_card(printed, CARD, context.theme, context.words), at)
    else:
        context.canvas.rounded((*at, at[0] + CARD, FOOT), radius(CARD), hollow(felt(context.theme), context.theme))


@lru_cache(128)
def _card(printed: Face | None, wide: int, theme: Theme, words: Translator) -> Image.Image:
    """A card or its back. Not to be changed."""
    return back_image(wide, theme) if printed is None else drawn(CardDrawing(wide, printed, theme, words, dull=False))


def _turn(context: DealDrawContext) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won. Kept but for the turn's number."""
    view, (left, top, right, bottom) = context.view, PLATE
    each, stage = lead(view), "stopped" if view.stopped else view.stage
    facts = each.seat, context.names[each.seat], context.sign(each.seat), stage, view.plays, each.colours
    key = (facts, context.theme, context.words)
    context.canvas.put(_turns.get(key, lambda: _plate(context, each, stage)), (left, top))
    said = context.say("turn", turn=view.turn)
    context.canvas.text((right - 14, bottom - 42), said, LABEL, context.theme.muted, 1.0)


def _plate(context: DealDrawContext, each: SeatView, stage: str) -> Image.Image:
    theme, over, plays = context.theme, context.view.stage == "over", context.view.plays
    wide, high = PLATE[2] - PLATE[0], PLATE[3] - PLATE[1]
    canvas = Canvas(Image.new("RGB", (wide, high), felt(theme)))
    canvas.rounded((0, 0, wide, high), 14, theme.card)
    token(canvas, context.sign(each.seat), (44, 46), 60, theme.card)
    canvas.text((86, 6), cut(context.names[each.seat], NAME, wide - 96), NAME, theme.ink)
    canvas.lines((86, 53), SAID.set(context.say("stage", stage=stage)), theme.accent)
    text = context.say("alt-count", count=each.colours) if over else context.say("plays", count=plays)
    bright = over or plays > 0
    pill = 14, high - 50, 50 + width(text, PILL), high - 8
    canvas.rounded(pill, 21, theme.accent if bright else theme.service)
    canvas.text((32, high - 45), text, PILL, text_on(theme.accent) if bright else theme.muted)
    return canvas.image


def _pile(context: DealDrawContext, middle: int, label: str, count: int) -> None:
    """The draw pile from its back, or the discard pile with its top card, and how many cards it has."""
    canvas, theme, left = context.canvas, context.theme, middle - PILE // 2
    printed = same(face(context.view.discards[-1])) if label == "discards" and count else None
    for lift in range(min(4, -(-count // 12)) - 1, 0, -1):
        box = left - 4 * lift, TOP + 3 * lift, left - 4 * lift + 6, TOP + 120
        canvas.fill(box, context.paper.rim)
        canvas.fill((box[0] + 2, box[1] + 2, box[2], box[3]), context.paper.stock)
    if count:
        canvas.put(_card(printed, PILE, theme, context.words), (left, TOP))
    else:
        canvas.rounded((left, TOP, left + PILE, TOP + round(PILE * TALL)), radius(PILE), hollow(felt(theme), theme))
    said, number = context.say(label), str(count)
    wide = width(said, LABEL) + 8 + width(number, COUNT)
    half = wide // 2 + 10
    canvas.rounded((middle - half, FOOT - 34, middle + half, FOOT), 12, theme.card)
    canvas.text((middle - wide // 2, FOOT - 31), said, LABEL, theme.muted)
    canvas.text((middle + wide // 2, FOOT - 33), number, COUNT, theme.ink, 1.0)
