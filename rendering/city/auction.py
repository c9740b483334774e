"""The running auction: the lot's card and the unit with the leading bid, in the leader's colour."""

from PIL import Image

from bot.games.city.view import AuctionView, CityView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.canvas import Canvas, Style, cut
from rendering.city import card
from rendering.city.auction_unit import unit
from rendering.city.deed import lot_of
from rendering.players import Players, drawable_name
from rendering.symbols import token
from rendering.theme import Theme

WIDTH, HEIGHT, MARGIN = 900, 820, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
UNIT, UNIT_AT = 200, (LEFT + 200, BOX[3] - 244)
ASIDE = LEFT + 2 * UNIT + 36


def draw(view: CityView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The auction as an RGB image."""
    lot = lot_of(view)
    auction = view.auction or AuctionView(lot.space, 0, 0, None)
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    card.base(canvas, BOX, 128, lot, theme, words)
    pairs = [
        (words.say("picture-city-price"), words.cash("city", lot.price)),
        (words.say("picture-city-rent"), words.cash("city", lot.rent)),
        (words.say("picture-city-built"), str(lot.residential + lot.industrial)),
    ]
    card.facts(canvas, (LEFT, BOX[1] + 150, RIGHT, BOX[1] + 270), pairs, Style(56, bold=True), theme)
    card.pieces(canvas, (LEFT, BOX[1] + 322, RIGHT), lot, theme, words)
    sign = None if auction.leader is None else people.sign(auction.leader)
    unit(canvas, (UNIT_AT, UNIT), (words.cash("city", auction.high), ""), (sign, view.clock), theme)
    _people(canvas, auction, theme, words, people)
    return canvas.image


def _people(canvas: Canvas, auction: AuctionView, theme: Theme, words: Translator, people: Players) -> None:
    """Who leads, and who bids no more."""
    name, said = Style(44, bold=True), Style(32)
    top = UNIT_AT[1] - UNIT + 30
    if auction.leader is None:
        canvas.text((ASIDE, top), words.say("picture-city-no-bid"), said, theme.muted)
    else:
        canvas.text((ASIDE, top), words.say("picture-city-leads"), said, theme.muted)
        token(canvas, people.sign(auction.leader), (ASIDE + 36, top + 84), 68, theme.card)
        shown = drawable_name(people, auction.leader, words)
        canvas.text((ASIDE + 84, top + 60), cut(shown, name, RIGHT - ASIDE - 84), name, theme.ink)
    if auction.passed:
        canvas.text((ASIDE, top + 190), words.say("picture-city-passed"), said, theme.muted)
    for number, seat in enumerate(auction.passed):
        token(canvas, people.sign(seat), (ASIDE + 30 + number % 5 * 66, top + 262 + number // 5 * 60), 50, theme.card)
