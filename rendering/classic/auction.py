"""The running auction: the lot's deed, or a building of the Bank's, and the bid in its ring of time."""

from PIL import Image

from bot.games.classic.view import AuctionView
from rendering import bidders
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, rounded_mask
from rendering.classic import deed_card, vignette
from rendering.classic.deed import lot_of
from rendering.classic.draw_context import ClassicDrawContext
from rendering.facts import BELOW, facts
from rendering.timer_dial import dial

WIDTH, HEIGHT, MARGIN, HEAD = 900, 820, 20, 132
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
DIAL, DIAL_AT = 196, (LEFT + 200, BOX[3] - 226)
ASIDE = LEFT + 2 * DIAL + 40
SAID, FIGURE = Style(32), Style(50, bold=True)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The auction as an RGB image."""
    view = context.view
    auction = view.auction or AuctionView(lot_of(view).space, 0, 0, None, ())
    canvas = context.blank((WIDTH, HEIGHT))
    if auction.lot is None:
        _building(context, auction)
    else:
        _deed(context)
    leader = None if auction.leader is None else context.sign(auction.leader)
    said = context.words.number(auction.high) if auction.high else "–"
    dial(canvas, (DIAL_AT, DIAL), (said, ""), (leader, view.clock), context.theme)
    _people(context, auction)
    return canvas.image


def _deed(context: ClassicDrawContext) -> None:
    """The lot: price, mortgage, what a shop costs, all rents."""
    lot = lot_of(context.view)
    deed_card.base(context.canvas, BOX, HEAD, lot.group, context.space(lot.space), context.theme)
    pairs = [(context.say("price"), context.cash(lot.price))]
    pairs.append((context.say("mortgaged" if lot.mortgaged else "mortgage"), context.words.number(lot.mortgage)))
    if lot.shop:
        pairs.append((context.say("shop-short"), context.words.number(lot.shop)))
    top = BOX[1] + HEAD + 14
    facts(context.canvas, (LEFT, top, RIGHT, top + 110), pairs, FIGURE, context.theme, BELOW)
    box, rents = (LEFT - 10, top + 116, RIGHT + 10, top + 190), context.square(lot.space).rents
    deed_card.ladder(context.canvas, box, lot, rents, context)


def _building(context: ClassicDrawContext, auction: AuctionView) -> None:
    """The lot is a shop or a tower of the Bank's; how many are left."""
    canvas, theme, view = context.canvas, context.theme, context.view
    deed_card.plain(canvas, BOX, HEAD, auction.kind, context.say("lot", kind=auction.kind), theme)
    top = BOX[1] + HEAD + 24
    left = view.towers if auction.kind == "tower" else view.shops
    canvas.text((LEFT, top), context.say("left", count=left), SAID, theme.muted)
    image = vignette.of_stock(auction.kind, left, (RIGHT - LEFT, 116), theme)
    canvas.put(image, (LEFT, top + 48), rounded_mask(image.size, 12))


def _people(context: ClassicDrawContext, auction: AuctionView) -> None:
    """Who leads, and who bids no more."""
    top = DIAL_AT[1] - DIAL + 6
    bidders.leader(context, (ASIDE, top), RIGHT, auction.leader)
    bidders.passed(context, (ASIDE, top + 160), auction.passed)
    if auction.series and auction.left:
        said = context.say("of", left=auction.left)
        context.canvas.text(
            (ASIDE, top + 330), said, Slot((RIGHT - ASIDE, 40), (30, 28, 26, LEAST)), context.theme.muted
        )
