"""The running auction: the lot's card and the unit with the leading bid, in the leader's colour."""

from msgspec.structs import replace
from PIL import Image

from bot.games.city.view import AuctionView, PlotView
from rendering import bidders
from rendering.board_ring import Box
from rendering.canvas import Style
from rendering.city import card, town
from rendering.city.center import unit
from rendering.city.deed import lot_of
from rendering.city.draw_context import CityDrawContext
from rendering.facts import CITY_LABELS, facts
from rendering.index_canvas import blank, sprite_of

WIDTH, HEIGHT, MARGIN = 900, 820, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
UNIT, UNIT_AT = 158, (LEFT + 186, BOX[3] - 260)
ASIDE = LEFT + 2 * 186 + 36
NEAREST = Image.Resampling.NEAREST
BLOCK, HIGH, LOW = 2, 225, 135
"""How much larger than in the town the lot is shown at most, and how high: lower where some have passed."""


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
    unit(canvas, (UNIT_AT, UNIT), (context.cash(auction.high), ""), (sign, view.clock), theme)
    top = UNIT_AT[1] - UNIT - 20
    bidders.leader(context, (ASIDE, top), RIGHT, auction.leader)
    bidders.passed(context, (ASIDE, top + 190), auction.passed)
    _block(context, lot, LOW if auction.passed else HIGH)
    return canvas.image


def _block(context: CityDrawContext, lot: PlotView, high: int) -> None:
    """The lot as it stands in the town."""
    signed = lot if lot.owner is None else replace(lot, owner=context.sign(lot.owner))
    (ground, (left, top)), (written, at) = town.block(signed, context.theme), town.badges(signed, context.theme)
    small = blank(ground.image.size, None, context.theme, (left, top))
    small.put(ground.image, (left, top), ground.mask)
    small.put(written.image, at, written.mask)
    scale = min(BLOCK, high / ground.image.height)
    size = round(ground.image.width * scale), round(ground.image.height * scale)
    lot_alone = sprite_of(small)
    at = (ASIDE + RIGHT - size[0]) // 2, BOX[3] - 20 - size[1]
    context.canvas.put(lot_alone.image.resize(size, NEAREST), at, lot_alone.mask.resize(size, NEAREST))
