"""The middle of the table: the draw pile, whose turn it is, the card played last with its name."""

from PIL import Image

from bot.games.deal.data import Face, face
from bot.games.deal.view import SeatView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.cache import Cache, kept
from rendering.canvas import LEAST, Setting, Slot, Style, cut, fit, width
from rendering.deal.card_back import back_image
from rendering.deal.card_drawing import CardDrawing
from rendering.deal.card_face import drawn, same
from rendering.deal.card_words import card_name
from rendering.deal.colours import felt
from rendering.deal.draw_context import GAP, DealDrawContext, lead
from rendering.index_canvas import blank
from rendering.seat_symbols import token
from rendering.theme import Theme, text_on

HEIGHT = 172
TOP, FOOT = 20, HEIGHT - GAP
PLATE = (162, TOP, 704, FOOT)
"""Where it stands whose turn it is."""
PILE, MIDDLE = 80, 86
"""The width of the cards of the draw pile, and its middle."""
CARD, LAST = 94, PLATE[2] + 10
"""How wide the card played last is, and where it begins."""
CAPTION: Box = (LAST + CARD + 8, TOP, 984, FOOT - 40)
"""Where its name stands."""
CAPTIONS = (28, 26, LEAST)
NAME, PILL = Style(40, bold=True), Style(28, bold=True)
LABEL, COUNT = Style(LEAST), Style(27, bold=True)
SAID = Slot((PLATE[2] - PLATE[0] - 96, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""
_turns: Cache[Image.Image] = Cache()


def draw(context: DealDrawContext) -> None:
    """Everything above the places."""
    _pile(context)
    _turn(context)
    _played(context)


def _played(context: DealDrawContext) -> None:
    """The card played last, whole, with its name; before the first one that there is none yet."""
    canvas, played = context.canvas, context.view.played
    ink = text_on(felt(context.theme))
    if not played:
        canvas.centred((LAST, TOP, CAPTION[2], FOOT), _caption(context.say("unplayed"), CAPTION[2] - LAST), ink)
        return
    image = _card(same(face(played)), CARD, context.theme, context.words)
    canvas.put(image, (LAST, (TOP + FOOT - image.height) // 2))
    canvas.centred(CAPTION, _caption(card_name(played, context.words), CAPTION[2] - CAPTION[0]), ink)
    _tag(context, (CAPTION[0] + CAPTION[2]) // 2, "discards", len(context.view.discards))


def _caption(text: str, wide: int) -> Setting:
    """Words on the cloth."""
    return fit(text, (wide, CAPTION[3] - CAPTION[1]), CAPTIONS, bold=True)


@kept
def _card(printed: Face, wide: int, theme: Theme, words: Translator) -> Image.Image:
    """A card, small. Not to be changed."""
    return drawn(CardDrawing(wide, printed, theme, words, dull=False))


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
    canvas = blank((wide, high), felt(theme), theme)
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


def _pile(context: DealDrawContext) -> None:
    """The draw pile from its back, and how many cards it has."""
    canvas, theme, left, count = context.canvas, context.theme, MIDDLE - PILE // 2, context.view.pile
    for lift in range(min(4, -(-count // 12)) - 1, 0, -1):
        box = left - 4 * lift, TOP + 3 * lift, left - 4 * lift + 6, TOP + 110
        canvas.fill(box, context.paper.rim)
        canvas.fill((box[0] + 2, box[1] + 2, box[2], box[3]), context.paper.stock)
    if count:
        canvas.put(back_image(PILE, theme), (left, TOP))
    _tag(context, MIDDLE, "pile", count)


def _tag(context: DealDrawContext, middle: int, label: str, count: int) -> None:
    """What a pile is, and how many cards it has."""
    canvas, said, number = context.canvas, context.say(label), str(count)
    wide = width(said, LABEL) + 8 + width(number, COUNT)
    half = wide // 2 + 8
    canvas.rounded((middle - half, FOOT - 34, middle + half, FOOT), 12, context.theme.card)
    canvas.text((middle - wide // 2, FOOT - 31), said, LABEL, context.theme.muted)
    canvas.text((middle + wide // 2, FOOT - 33), number, COUNT, context.theme.ink, 1.0)
