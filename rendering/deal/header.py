"""The head of the table's picture: the card played last, whose turn it is, the piles."""

from bot.games.deal.data import face
from rendering.canvas import LEAST, Slot, Style, cut, width
from rendering.deal.card_face import back_image, corners, face_image
from rendering.deal.draw_context import MARGIN, WIDTH, DealDrawContext
from rendering.theme import text_on

CARD = 160
"""How wide the card is that peeks out of the table's edge."""
HEIGHT = 172
LEFT, RIGHT = MARGIN + CARD + 18, WIDTH - MARGIN
PILE, PILES = (60, 76), 88
"""The size of a pile, and how far the second one stands from the first."""
NAME, PILL, LABEL = Style(42, bold=True), Style(30, bold=True), Style(LEAST)
COUNT = Slot((PILE[0] - 6, 40), (30, 28, 26, LEAST), bold=True)
"""How many cards a pile has."""
ROOM = RIGHT - LEFT - 2 * PILES - 20
"""The width of what is said between card and piles."""
SAID = Slot((ROOM - 84, 38), (32, 30, 28, 26, LEAST))
"""The sentence that tells what is awaited."""


def draw(context: DealDrawContext) -> None:
    """Everything above the rows."""
    card, theme = context.view.played, context.theme
    image = face_image(face(card), CARD, theme, context.words) if card else back_image(CARD, theme)
    seen = (0, 0, CARD, HEIGHT - MARGIN)
    context.canvas.put(image.crop(seen), (MARGIN, MARGIN), corners(CARD).crop(seen))
    _turn(context)
    _piles(context)


def _turn(context: DealDrawContext) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won."""
    view, canvas, theme = context.view, context.canvas, context.theme
    over = view.stage == "over"
    seat = view.ranks.index(min(view.ranks)) if over and view.ranks else view.active
    context.token(seat, (LEFT + 34, MARGIN + 40), 68, theme.ground)
    x = LEFT + 84
    canvas.text((x, MARGIN - 6), cut(context.names[seat], NAME, ROOM - 84), NAME, theme.ink)
    stage = "stopped" if view.stopped else view.stage
    canvas.lines((x, MARGIN + 44), SAID.set(context.say("stage", stage=stage)), theme.accent)
    count = view.seats[seat].colours if over else view.plays
    text = context.say("alt-count" if over else "plays", count=count)
    bright, top = over or view.plays > 0, MARGIN + 92
    wide = width(text, PILL) + 40
    canvas.rounded((LEFT, top, LEFT + wide, top + 50), 25, theme.accent if bright else theme.card)
    canvas.text((LEFT + 20, top + 8), text, PILL, text_on(theme.accent) if bright else theme.muted)
    canvas.text((RIGHT, top + 12), context.say("turn", turn=view.turn), LABEL, theme.muted, 1.0)


def _piles(context: DealDrawContext) -> None:
    """The draw pile and the played cards as stacks with their numbers."""
    view, canvas, theme, paper = context.view, context.canvas, context.theme, context.paper
    (wide, high), top = PILE, MARGIN + 24
    stacks = (("pile", view.pile, paper.back), ("discards", len(view.discards), paper.pale))
    for number, (label, count, ground) in enumerate(stacks):
        left = RIGHT - PILES * (2 - number) + (PILES - wide) // 2
        for lift in range(min(3, -(-count // 20)) if count else 0):
            box = left + 4 - lift * 4, top + 4 - lift * 4, left + 4 - lift * 4 + wide, top + high - lift * 4
            canvas.rounded(box, 8, paper.rim)
            canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), 7, ground)
        if not count:
            canvas.rounded((left, top, left + wide, top + high), 8, theme.line)
            canvas.rounded((left + 3, top + 3, left + wide - 3, top + high - 3), 6, theme.ground)
        ink = text_on(ground) if count else theme.muted
        canvas.centred((left, top, left + wide, top + high - 4), COUNT.set(str(count)), ink)
        canvas.text((left + wide // 2, MARGIN - 10), context.say(label), LABEL, theme.muted, 0.5)
