"""The middle of the table: the card played last, whose turn it is, the draw pile and the discard pile."""

from bot.games.deal.data import face
from rendering.canvas import LEAST, Slot, Style, cut, width
from rendering.deal.card_back import back_image, corners, radius
from rendering.deal.card_face import face_image
from rendering.deal.colours import felt, hollow
from rendering.deal.draw_context import GAP, MARGIN, DealDrawContext, lead
from rendering.isometric import WORLDS, tones
from rendering.theme import text_on

CARD, STAND = 160, 14
"""How wide the card is that stands in its holder, and how high the holder."""
HEAD = 14
"""The upper edge of that card."""
HEIGHT = 172
TOP, FOOT = 20, HEIGHT - GAP
PLATE = (MARGIN + 6 + CARD + 22, TOP, 694, FOOT)
"""Where it stands whose turn it is."""
PILE, PILES = 88, (768, 908)
"""The width of the cards of a pile, and the middle of both piles."""
NAME, PILL, LABEL = Style(40, bold=True), Style(28, bold=True), Style(LEAST)
COUNT = Slot((118, 40), (26, LEAST), bold=True)
"""A pile's name and how many cards it has."""
SAID = Slot((PLATE[2] - PLATE[0] - 96, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""


def draw(context: DealDrawContext) -> None:
    """Everything above the places."""
    _played(context)
    _turn(context)
    view = context.view
    _pile(context, PILES[0], "pile", view.pile)
    _pile(context, PILES[1], "discards", len(view.discards))


def _played(context: DealDrawContext) -> None:
    """The card played last, in a wooden holder."""
    canvas, theme, card = context.canvas, context.theme, context.view.played
    image = face_image(face(card), CARD, theme, context.words) if card else back_image(CARD, theme)
    left, seen = MARGIN + 10, (0, 0, CARD, FOOT - HEAD - STAND + 4)
    canvas.put(image.crop(seen), (left, HEAD), corners(CARD).crop(seen))
    wood = tones(WORLDS[theme.key]["wood"], theme)
    canvas.rounded((left - 10, FOOT - STAND, left + CARD + 10, FOOT), 6, wood.right)
    canvas.rounded((left - 10, FOOT - STAND, left + CARD + 10, FOOT - 5), 6, wood.left)


def _turn(context: DealDrawContext) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won."""
    view, canvas, theme = context.view, context.canvas, context.theme
    over, each = view.stage == "over", lead(view)
    left, top, right, bottom = PLATE
    canvas.rounded(PLATE, 14, theme.card)
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
    image = back_image(PILE, theme)
    if label == "discards" and count:
        image = face_image(face(context.view.discards[-1]), PILE, theme, context.words)
    for lift in range(min(4, -(-count // 12)) - 1, 0, -1):
        box = left - 4 * lift, TOP + 3 * lift, left - 4 * lift + PILE, TOP + 3 * lift + image.height
        canvas.card(box, (radius(PILE), radius(PILE)), (2, context.paper.rim), context.paper.stock)
    if count:
        canvas.put(image, (left, TOP), corners(PILE))
    else:
        canvas.rounded((left, TOP, left + PILE, TOP + image.height), radius(PILE), hollow(felt(theme), theme))
    setting = COUNT.set(f"{context.say(label)} {count}")
    half = setting.width // 2 + 10
    canvas.rounded((middle - half, FOOT - 34, middle + half, FOOT), 12, theme.card)
    canvas.text((middle, FOOT - 33), setting.lines[0], setting.style, theme.ink, 0.5)
