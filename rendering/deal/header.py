"""The head of the table's picture: the card played last, whose turn it is, the piles, the order of turns."""

from bot.games.deal.data import face
from rendering.canvas import LEAST, Slot, Style, cut, width
from rendering.deal.card_drawing import TALL
from rendering.deal.card_face import back_image, corners, face_image
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext
from rendering.deal.symbols import sign
from rendering.theme import text_on

CARD = 186
HEIGHT = 2 * MARGIN + round(CARD * TALL)
LEFT, RIGHT = MARGIN + CARD + 22, WIDTH - MARGIN
PILE = 82
NAME, PILL, LABEL, COUNT = Style(46, bold=True), Style(30, bold=True), Style(LEAST), Style(32, bold=True)
SAID = Slot((RIGHT - LEFT - 92 - 120, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""
TURNS = 236
"""How high the order of turns stands."""


def draw(context: DealDrawContext) -> None:
    """Everything above the rows."""
    card, theme = context.view.played, context.theme
    image = face_image(face(card), CARD, theme, context.words) if card else back_image(CARD, theme)
    context.canvas.put(image, (MARGIN, MARGIN), corners(CARD))
    _turn(context)
    _piles(context)
    if context.view.stage != "over":
        _order(context)


def _turn(context: DealDrawContext) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won."""
    view, canvas, theme = context.view, context.canvas, context.theme
    over = view.stage == "over"
    seat = view.ranks.index(min(view.ranks)) if over and view.ranks else view.active
    context.token(seat, (LEFT + 38, MARGIN + 46), 78, theme.ground)
    x = LEFT + 92
    canvas.text((x, MARGIN), cut(context.names[seat], NAME, RIGHT - x), NAME, theme.ink)
    canvas.lines(
        (x, MARGIN + 54), SAID.set(context.say("stage", stage="stopped" if view.stopped else view.stage)), theme.accent
    )
    count = view.seats[seat].colours if over else view.plays
    text = context.say("alt-count" if over else "plays", count=count)
    bright, top = over or view.plays > 0, MARGIN + 108
    wide = width(text, PILL) + 40
    canvas.rounded((LEFT, top, LEFT + wide, top + 52), 26, theme.accent if bright else theme.card)
    canvas.text((LEFT + 20, top + 9), text, PILL, text_on(theme.accent) if bright else theme.muted)
    canvas.text((RIGHT, MARGIN + 58), context.say("turn", turn=view.turn), LABEL, theme.muted, 1.0)


def _piles(context: DealDrawContext) -> None:
    """The draw pile and the played cards as stacks with their numbers."""
    view, canvas, theme, paper = context.view, context.canvas, context.theme, context.paper
    high = round(PILE * TALL)
    top = HEIGHT - MARGIN - high
    stacks = (("pile", view.pile, paper.back), ("discards", len(view.discards), paper.pale))
    for number, (label, count, ground) in enumerate(stacks):
        left = RIGHT - (2 - number) * PILE - (1 - number) * 26 - 8
        for lift in range(min(3, -(-count // 20)) if count else 0):
            box = left + 4 - lift * 4, top + 4 - lift * 4, left + 4 - lift * 4 + PILE, top + high - lift * 4
            canvas.rounded(box, 8, paper.rim)
            canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), 7, ground)
        if not count:
            canvas.rounded((left, top, left + PILE, top + high), 8, theme.line)
            canvas.rounded((left + 3, top + 3, left + PILE - 3, top + high - 3), 6, theme.ground)
        ink = text_on(ground) if count else theme.muted
        canvas.text((left + PILE // 2, top + high // 2 - 24), str(count), COUNT, ink, 0.5)
        canvas.text((left + PILE // 2, top - 38), context.say(label), LABEL, theme.muted, 0.5)


def _order(context: DealDrawContext) -> None:
    """The order of turns from left to right, the active player ringed."""
    view, theme = context.view, context.theme
    order = [seat for seat in view.order if view.seats[seat].playing]
    room = RIGHT - 2 * PILE - 50 - LEFT
    step = min(100, room // max(1, len(order)))
    size = min(50, step - 8)
    for number, seat in enumerate(order):
        x, y = LEFT + step // 2 + number * step - 8, TURNS + 12
        if seat == view.active and view.stage != "over":
            context.canvas.disc((x, y), size * 3 // 4 + 1, theme.accent)
            context.canvas.disc((x, y), size * 3 // 4 - 4, theme.ground)
        context.token(seat, (x, y), size, theme.ground)
        if number + 1 < len(order) and step >= 84:
            sign(context.canvas, "chevron", (x + step // 2, y), 18, theme.muted)
