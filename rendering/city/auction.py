"""The running auction: the lot's card and the unit with the leading bid, in the leader's colour."""

from PIL import Image

from bot.games.city.view import AuctionView
from rendering import bidders
from rendering.board_ring import Box
from rendering.canvas import Style
from rendering.city import card
from rendering.city.deed import lot_of
from rendering.city.draw_context import CityDrawContext
from rendering.facts import CITY_LABELS, facts
from rendering.timer_dial import dial

WIDTH, HEIGHT, MARGIN = 900, 820, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
UNIT, UNIT_AT = 200, (LEFT + 200, BOX[3] - 244)
ASIDE = LEFT + 2 * UNIT + 36


def draw(context: CityDrawContext) -> Image.Image:
    """The auction as an RGB image."""
    view, theme, lot = context.view, context.theme, lot_of(context.view)
    auction = view.auction or AuctionView(lot.space, 0, 0, None)
    canvas = context.blank((WIDTH, HEIGHT))
    card.base(canvas, BOX, 128, lot, theme, context.words)
    pairs = [
        (context.say("price"), context.cash(lot.price)),
        (context.say("rent"), context.cash(lot.rent)),
        (context.say("built"), str(lot.residential + lot.industrial)),
    ]
    facts(canvas, (LEFT, BOX[1] + 150, RIGHT, BOX[1] + 270), pairs, Style(56, bold=True), theme, CITY_LABELS)
    card.pieces(canvas, (LEFT, BOX[1] + 322, RIGHT), lot, theme, context.words)
    sign = None if auction.leader is None else context.sign(auction.leader)
    dial(canvas, (UNIT_AT, UNIT), (context.cash(auction.high), ""), (sign, view.clock), theme)
    top = UNIT_AT[1] - UNIT + 30
    bidders.leader(context, (ASIDE, top), RIGHT, auction.leader)
    bidders.passed(context, (ASIDE, top + 190), auction.passed)
    return canvas.image
