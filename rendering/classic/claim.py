"""A rent that its owner may claim: whose space, who pays whom how much, and whether the next player has to wait."""

from PIL import Image

from bot.games.classic.view import ClaimView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, cut, fit
from rendering.classic import deed_card
from rendering.classic.draw_context import ClassicDrawContext
from rendering.seat_symbols import arrow

WIDTH, HEIGHT, MARGIN, HEAD = 900, 470, 20, 120
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
MIDDLE, ACROSS = BOX[1] + HEAD + 96, (LEFT + RIGHT) // 2
NAME, HUGE = Style(34, bold=True), (88, 80, 72, 64, 56, 48, 40)
SAID = (32, 30, 28, 26, LEAST)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The oldest of the open rents as an RGB image."""
    canvas, view, theme = context.blank((WIDTH, HEIGHT)), context.view, context.theme
    claim = view.claims[0] if view.claims else ClaimView(0, 0, 0, 0, view.plots[0].space)
    plot = context.plot(claim.space) or view.plots[0]
    deed_card.base(canvas, BOX, HEAD, plot.group, context.space(plot.space), theme)
    for seat, x in ((claim.payer, LEFT + 130), (claim.owner, RIGHT - 130)):
        context.token(seat, (x, MIDDLE - 10), 104, theme.card)
        canvas.text((x, MIDDLE + 62), cut(context.names[seat], NAME, 260), NAME, theme.ink, 0.5)
    setting = fit(context.cash(claim.amount), (280, 100), HUGE, bold=True)
    canvas.centred((ACROSS - 150, MIDDLE - 90, ACROSS + 150, MIDDLE + 14), setting, theme.accent)
    arrow(canvas, (ACROSS, MIDDLE + 34), 54, theme.muted)
    said = context.say("claimed" if claim.recorded else "guarded" if claim.guarded else "claim")
    canvas.text((ACROSS, BOX[3] - 66), said, Slot((RIGHT - LEFT, 44), SAID), theme.muted, 0.5)
    return canvas.image
