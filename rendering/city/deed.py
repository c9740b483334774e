"""A district's deed: price, owner, the ladder of rents with the present step, prices, what stands there, the sum."""

from collections.abc import Sequence

from PIL import Image

from bot.games.city.custom_board import board
from bot.games.city.data import STADIUM, TOWER, District
from bot.games.city.view import CityView, PlotView
from bot.i18n.translator import Translator
from bot.kit.boards.custom_board import USUAL
from rendering.board_ring import Box
from rendering.canvas import Slot, Style, cut, fit, width
from rendering.city import card
from rendering.city.buildings import within
from rendering.city.draw_context import CityDrawContext
from rendering.facts import CITY_LABELS, facts
from rendering.theme import SEATS, text_on

WIDTH, HEIGHT, MARGIN = 800, 1332, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
LADDER, STEP = BOX[1] + 268, 56
COLUMN, LINE = (RIGHT - LEFT - 40) // 2, 56
STANDS = LADDER + 40 + 9 * STEP + 8 + 46 + 3 * LINE + 16
STRONG, PLAIN, FIGURE, PRICE = Style(36, bold=True), Style(32), Style(52, bold=True), Style(32, bold=True)


def lot_of(view: CityView) -> PlotView:
    """The district that the view's `lot` names; the first when it names none."""
    return next((each for each in view.plots if each.space == view.lot), view.plots[0])


def card_of(view: CityView) -> District:
    """What is printed for that district on the table's board."""
    return board(view.board).districts[lot_of(view).space]


def draw(context: CityDrawContext) -> Image.Image:
    """The deed as an RGB image."""
    view = context.view
    lot, printed = lot_of(view), card_of(view)
    canvas = context.blank((WIDTH, HEIGHT))
    card.base(canvas, BOX, 128, lot, context.theme, context.words)
    _owner(context, lot)
    _ladder(context, lot, printed)
    _prices(context, printed)
    _stands(context, lot)
    _sum(context, lot, arithmetic(lot, context.words, view.plots, view.board))
    return canvas.image


def _owner(context: CityDrawContext, lot: PlotView) -> None:
    """The price, and whose it is."""
    canvas, theme, top = context.canvas, context.theme, BOX[1] + 144
    price = [(context.say("price"), context.cash(lot.price))]
    facts(canvas, (LEFT, top, LEFT + 220, top + 110), price, FIGURE, theme, CITY_LABELS)
    x = LEFT + 240
    if lot.owner is None:
        canvas.text((x, top), context.say("unowned"), PLAIN, theme.muted)
        return
    context.token(lot.owner, (x + 36, top + 52), 68, theme.card)
    name = cut(context.names[lot.owner], STRONG, RIGHT - x - 90)
    canvas.text((x + 90, top + (8 if lot.mortgage else 30)), name, STRONG, theme.ink)
    if lot.mortgage:
        said = context.say("mortgaged", amount=context.cash(lot.mortgage))
        canvas.text((x + 90, top + 54), said, Slot((RIGHT - x - 90, 40), (32, 30, 29, 28)), theme.alarm)


def _ladder(context: CityDrawContext, lot: PlotView, printed: District) -> None:
    """A step for each number of counting blocks; the present one stands out in its owner's colour."""
    canvas, theme, room = context.canvas, context.theme, RIGHT - LEFT - 300
    sign = None if lot.owner is None else context.sign(lot.owner)
    canvas.text((LEFT, LADDER - 6), context.say("ladder"), PLAIN, theme.muted)
    for count, amount in enumerate(printed.rents):
        y = LADDER + 40 + count * STEP
        here = count == lot.counting
        ground = SEATS[sign % len(SEATS)] if here and sign is not None else theme.accent if here else theme.service
        if here:
            canvas.rounded((LEFT - 14, y, RIGHT + 14, y + STEP - 4), 10, ground)
        ink = text_on(ground) if here else theme.ink
        canvas.text((LEFT + 26, y + 5), str(count), STRONG, ink, 0.5)
        bar = max(6, room * amount // printed.rents[-1])
        shown = ink if here else theme.line
        canvas.rounded((LEFT + 66, y + 15, LEFT + 66 + bar, y + STEP - 19), 8, shown)
        canvas.text((RIGHT, y + 5), context.cash(amount), STRONG, ink, 1.0)


def _prices(context: CityDrawContext, printed: District) -> None:
    """What a block of each kind and the landmarks cost here."""
    canvas, theme, top = context.canvas, context.theme, LADDER + 40 + 9 * STEP + 8
    canvas.text((LEFT, top), context.say("block-prices"), PLAIN, theme.muted)
    prices = {"residential": printed.residential, "industrial": printed.industrial}
    prices |= {"stadium": STADIUM, "skyscraper": printed.skyscraper, "tower": TOWER}
    for number, (kind, amount) in enumerate(prices.items()):
        x, y = LEFT + number % 2 * (COLUMN + 40), top + 46 + number // 2 * LINE
        floors = 2 if kind in ("residential", "industrial") else 0
        piece = within(kind, floors, theme, (56, LINE - 6))
        canvas.put(piece.image, (x + 26 - piece.image.width // 2, y + 46 - piece.image.height), piece.mask)
        shown = context.cash(amount)
        canvas.text((x + COLUMN, y + 2), shown, PRICE, theme.ink, 1.0)
        name = context.say(kind)
        room = COLUMN - 64 - width(shown, PRICE) - 10, 44
        canvas.text((x + 60, y + 4), name, Slot(room, (32, 30, 29, 28, 27, 26)), theme.ink)


def _stands(context: CityDrawContext, lot: PlotView) -> None:
    """What stands there: blocks, landmarks, specials, a station."""
    canvas, theme, words = context.canvas, context.theme, context.words
    canvas.fill((LEFT, STANDS - 12, RIGHT, STANDS - 8), theme.line)
    canvas.text((LEFT, STANDS + 2), blocks(lot, words), Slot((RIGHT - LEFT, 40), (32, 30, 29, 28, 27, 26)), theme.ink)
    card.pieces(canvas, (LEFT, STANDS + 122, RIGHT), lot, theme, words)


def blocks(lot: PlotView, words: Translator) -> str:
    """The blocks of a district in words, and which of them do not count (CITY-95)."""
    if not lot.residential and not lot.industrial:
        return words.say("picture-city-no-blocks")
    void = lot.hazardous and lot.residential
    said = words.say("picture-city-blocks", residential=lot.residential, industrial=lot.industrial)
    return words.say("picture-city-blocks-void", blocks=said) if void else said


def doubler(lot: PlotView, plots: Sequence[PlotView]) -> str:
    """What doubles a rent: the skyscraper of its group, else the tower (CITY-48, CITY-49, CITY-86)."""
    mine = [each for each in plots if each.owner == lot.owner]
    return "skyscraper" if any(each.skyscraper and each.group == lot.group for each in mine) else "tower"


def arithmetic(lot: PlotView, words: Translator, plots: Sequence[PlotView] = (), printed: str = USUAL) -> str:
    """How the present rent comes about, in one line that can be checked (CITY-45 to CITY-48)."""
    value = board(printed).districts[lot.space].rents[lot.counting]
    facts = {"count": lot.counting, "value": words.cash("city", value), "rent": words.cash("city", lot.rent)}
    if lot.mortgage:
        return words.say("picture-city-sum-mortgaged", **facts)
    if lot.rent > value:
        return words.say("picture-city-sum-doubled", by=doubler(lot, plots), **facts)
    return words.say("picture-city-sum-plain", **facts)


def _sum(context: CityDrawContext, lot: PlotView, said: str) -> None:
    """The present rent with its sum."""
    canvas, theme, top = context.canvas, context.theme, BOX[3] - 98
    canvas.fill((LEFT, top - 14, RIGHT, top - 10), theme.line)
    total = context.cash(lot.rent)
    room = RIGHT - LEFT - width(total, FIGURE) - 24
    setting = fit(said, (room, 88), (34, 32, 30, 29, 28))
    canvas.lines((LEFT, top + 42 - setting.height // 2), setting, theme.ink)
    canvas.text((RIGHT, top + 12), total, FIGURE, theme.accent, 1.0)
