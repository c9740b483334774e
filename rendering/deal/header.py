"""The middle of the table: the card played last, whose turn it is, the draw pile and the discard pile."""

from functools import lru_cache

from PIL import Image

from bot.games.deal.data import Face, face
from bot.i18n.translator import Translator
from rendering.canvas import LEAST, Canvas, Slot, Style, cut, width
from rendering.deal.card_back import back_image
from rendering.deal.card_drawing import CardDrawing, radius
from rendering.deal.card_face import drawn, same
from rendering.deal.colours import felt, hollow
from rendering.deal.draw_context import GAP, MARGIN, DealDrawContext, lead
from rendering.isometric import WORLDS, tones
from rendering.theme import Theme, text_on

CARD, STAND = 160, 12
"""How wide the card is that stands in its holder, and how high the holder."""
HEAD = 12
"""The upper edge of that card."""
HEIGHT = 172
TOP, FOOT = 20, HEIGHT - GAP
PLATE = (MARGIN + 6 + CARD + 22, TOP, 692, FOOT)
"""Where it stands whose turn it is."""
PILE, PILES = 88, (770, 911)
"""The width of the cards of a pile, and the middle of both piles."""
NAME, PILL = Style(40, bold=True), Style(28, bold=True)
LABEL, COUNT = Style(LEAST), Style(27, bold=True)
SAID = Slot((PLATE[2] - PLATE[0] - 96, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""


def ground(canvas: Canvas, theme: Theme) -> None:
    """What is always there: the plate, and the holder behind which the card stands."""
    wood = tones(WORLDS[theme.key]["wood"], theme)
    canvas.rounded(PLATE, 14, theme.card)
    left, right = MARGIN, MARGIN + CARD + 20
    canvas.rounded((left, FOOT - STAND, right, FOOT), 6, wood.right)
    canvas.rounded((left, FOOT - STAND, right, FOOT - 5), 6, wood.left)


def draw(context: DealDrawContext) -> None:
    """Everything above the places."""
    _played(context)
    _turn(context)
    view = context.view
    _pile(context, PILES[0], "pile", view.pile)
    _pile(context, PILES[1], "discards", len(view.discards))


def _played(context: DealDrawContext) -> None:
    """The card played last, in its holder."""
    card = context.view.played
    printed = same(face(card)) if card else None
    context.canvas.put(_card(printed, CARD, FOOT - HEAD - STAND, context.theme, context.words), (MARGIN + 10, HEAD))


@lru_cache(128)
def _card(printed: Face | None, wide: int, high: int, theme: Theme, words: Translator) -> Image.Image:
    """The upper part of a card or of its back. Not to be changed."""
    if printed is None:
        return back_image(wide, theme).crop((0, 0, wide, high))
    return drawn(CardDrawing(wide, printed, theme, words, dull=False, seen=high))


def _turn(context: DealDrawContext) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won."""
    view, canvas, theme = context.view, context.canvas, context.theme
    over, each = view.stage == "over", lead(view)
    left, top, right, bottom = PLATE
    context.token(each.seat, (left + 44, top + 46), 60, theme.card)
    canvas.text((left + 86, top + 6), cut(context.names[each.seat], NAME, right - left - 96), NAME, theme.ink)
    stage = "stopped" if view.stopped else view.stage
    canvas.lines((left + 86, top + 53), SAID.set(context.say("stage", stage=stage)), theme.accent)
    count = each.colours if over else view.plays
    text = context.say("alt-count" if over else "plays", count=count)
    bright, top = over or view.plays > 0, bottom - 50
    wide = width(text, PILL) + 36
    canvas.rounded((left + 14, top, left + 14 + wide, top + 42), 21, theme.accent if bright else theme.service)
    canvas.text((left + 32, top + 5), text, PILL, text_on(theme.accent) if bright else theme.muted)
    canvas.text((right - 14, top + 8), context.say("turn", turn=view.turn), LABEL, theme.muted, 1.0)


def _pile(context: DealDrawContext, middle: int, label: str, count: int) -> None:
    """The draw pile from its back, or the discard pile with its top card, and how many cards it has."""
    canvas, theme, left = context.canvas, context.theme, middle - PILE // 2
    printed = same(face(context.view.discards[-1])) if label == "discards" and count else None
    for lift in range(min(4, -(-count // 12)) - 1, 0, -1):
        box = left - 4 * lift, TOP + 3 * lift, left - 4 * lift + 6, TOP + 120
        canvas.fill(box, context.paper.rim)
        canvas.fill((box[0] + 2, box[1] + 2, box[2], box[3]), context.paper.stock)
    if count:
        canvas.put(_card(printed, PILE, FOOT - TOP - 10, theme, context.words), (left, TOP))
    else:
        canvas.rounded((left, TOP, left + PILE, FOOT - 10), radius(PILE), hollow(felt(theme), theme))
    said, number = context.say(label), str(count)
    wide = width(said, LABEL) + 8 + width(number, COUNT)
    half = wide // 2 + 10
    canvas.rounded((middle - half, FOOT - 34, middle + half, FOOT), 12, theme.card)
    canvas.text((middle - wide // 2, FOOT - 31), said, LABEL, theme.muted)
    canvas.text((middle + wide // 2, FOOT - 33), number, COUNT, theme.ink, 1.0)
