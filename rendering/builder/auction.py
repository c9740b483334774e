"""The running auction: the lot's card and the display with the leading bid, in the leader's colour."""

from PIL import Image

from bot.games.builder.data import TITLES
from bot.games.builder.view import AuctionView
from rendering import bidders
from rendering.board_ring import Box
from rendering.builder.card import title
from rendering.builder.deed import lot_of
from rendering.builder.draw_context import BuilderDrawContext
from rendering.canvas import LEAST, Slot, Style
from rendering.facts import facts
from rendering.timer_dial import dial

WIDTH, HEIGHT, MARGIN = 900, 780, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
DIAL, DIAL_AT = 196, (LEFT + 200, BOX[3] - 226)
ASIDE = LEFT + 2 * 200 + 40
LOW = Slot((RIGHT - ASIDE, 40), (34, 32, 30, 28, 26, LEAST))
"""The least bid in words."""


def draw(context: BuilderDrawContext) -> Image.Image:
    """The auction as an RGB image."""
    canvas, theme, lot = context.blank((WIDTH, HEIGHT)), context.theme, lot_of(context.view)
    auction = context.view.auction or AuctionView(lot.space, 0, 0, None, 10)
    canvas.rounded(BOX, 18, theme.card)
    title(context, lot, BOX, 128, 18)
    rent = TITLES[lot.space].rent
    amounts = {"price": lot.price, "rent": rent, "rent-set": 2 * rent}
    pairs = [(context.say(key), context.cash(amount)) for key, amount in amounts.items()]
    facts(canvas, (LEFT, BOX[1] + 152, RIGHT, BOX[1] + 270), pairs, Style(52, bold=True), theme)
    sign = None if auction.leader is None else context.sign(auction.leader)
    said = context.cash(auction.high) if auction.high else "–"
    dial(canvas, (DIAL_AT, DIAL), (said, ""), (sign, context.view.clock), theme)
    _people(context, auction)
    return canvas.image


def _people(context: BuilderDrawContext, auction: AuctionView) -> None:
    """Who leads, the least bid that would be taken, and who bids no more."""
    canvas, theme = context.canvas, context.theme
    said, top = Style(32), DIAL_AT[1] - DIAL + 8
    bidders.leader(context, (ASIDE, top), RIGHT, auction.leader, Style(42, bold=True))
    low = context.say("held") if auction.held else context.say("low", amount=context.cash(auction.low))
    canvas.lines((ASIDE, top + 146), LOW.set(low), theme.alarm if auction.held else theme.ink)
    if auction.passed:
        canvas.text((ASIDE, top + 226), context.say("passed"), said, theme.muted)
    for number, seat in enumerate(auction.passed):
        context.passed(seat, (ASIDE + 32 + number * 74, top + 308), 54, 32, 8)
