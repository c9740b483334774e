"""The head of the table's picture: the card played last, whose turn it is, the piles, the order of turns."""

from bot.games.deal.data import face
from rendering.canvas import LEAST, Style, cut, fit, width
from rendering.deal.face import TALL, back_image, corners, face_image
from rendering.deal.scene import MARGIN, WIDTH, Scene, winner
from rendering.deal.signs import sign
from rendering.theme import text_on

CARD = 186
HEIGHT = 2 * MARGIN + round(CARD * TALL)
LEFT, RIGHT = MARGIN + CARD + 22, WIDTH - MARGIN
PILE = 82
NAME, PILL, LABEL, COUNT = Style(46, bold=True), Style(30, bold=True), Style(LEAST), Style(32, bold=True)
SAID = (32, 30, 28, 26, LEAST)
TURNS = 236
"""How high the order of turns stands."""


def draw(scene: Scene) -> None:
    """Everything above the rows."""
    _last(scene)
    _turn(scene)
    _piles(scene)
    if scene.view.stage != "over":
        _order(scene)


def _last(scene: Scene) -> None:
    """The card played last, large."""
    card = scene.view.played
    image = face_image(face(card), CARD, scene.theme, scene.words) if card else back_image(CARD, scene.theme)
    scene.canvas.put(image, (MARGIN, MARGIN), corners(CARD))


def said_room() -> tuple[int, int]:
    """Where the sentence stands that tells what is awaited."""
    return RIGHT - LEFT - 92 - 120, 38


def _turn(scene: Scene) -> None:
    """Whose turn it is, what for, and how many plays are left; at the end who won."""
    view, canvas, theme = scene.view, scene.canvas, scene.theme
    over = view.stage == "over"
    seat = winner(view) if over else view.active
    scene.token(seat, (LEFT + 38, MARGIN + 46), 78, theme.ground)
    x = LEFT + 92
    canvas.text((x, MARGIN), cut(scene.names[seat], NAME, RIGHT - x), NAME, theme.ink)
    setting = fit(scene.say("stage", stage=view.stage), said_room(), SAID)
    canvas.text((x, MARGIN + 54), setting.lines[0], setting.style, theme.accent)
    text = scene.say("plays", count=view.plays)
    if over:
        text = scene.say("alt-count", count=view.seats[seat].colours)
    _pill(scene, text, (LEFT, MARGIN + 108), bright=over or view.plays > 0)
    canvas.text((RIGHT, MARGIN + 58), scene.say("turn", turn=view.turn), LABEL, theme.muted, 1.0)


def _pill(scene: Scene, text: str, at: tuple[int, int], *, bright: bool) -> None:
    """A sentence on a rounded ground."""
    theme, (left, top) = scene.theme, at
    wide = width(text, PILL) + 40
    scene.canvas.rounded((left, top, left + wide, top + 52), 26, theme.accent if bright else theme.card)
    scene.canvas.text((left + 20, top + 9), text, PILL, text_on(theme.accent) if bright else theme.muted)


def _piles(scene: Scene) -> None:
    """The draw pile and the played cards as stacks with their numbers."""
    view, canvas, theme, paper = scene.view, scene.canvas, scene.theme, scene.paper
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
        canvas.text((left + PILE // 2, top - 38), scene.say(label), LABEL, theme.muted, 0.5)


def _order(scene: Scene) -> None:
    """The order of turns from left to right, the active player ringed."""
    view, theme = scene.view, scene.theme
    order = [seat for seat in view.order if view.seats[seat].playing]
    room = RIGHT - 2 * PILE - 50 - LEFT
    step = min(100, room // max(1, len(order)))
    size = min(50, step - 8)
    for number, seat in enumerate(order):
        x, y = LEFT + step // 2 + number * step - 8, TURNS + 12
        if seat == view.active and view.stage != "over":
            scene.canvas.disc((x, y), size * 3 // 4 + 1, theme.accent)
            scene.canvas.disc((x, y), size * 3 // 4 - 4, theme.ground)
        scene.token(seat, (x, y), size, theme.ground)
        if number + 1 < len(order) and step >= 84:
            sign(scene.canvas, "chevron", (x + step // 2, y), 18, theme.muted)
