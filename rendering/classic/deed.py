"""A title deed: price, owner, all rents with the present one lit, what buildings and mortgages cost, the sum."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.data import Square
from bot.games.classic.view import ClassicView, PlotView
from bot.i18n.translator import Translator
from bot.kit.contract import Cash
from rendering.canvas import LEAST, Canvas, Slot, Style, cut, fit, width
from rendering.classic import deed_card
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import PLATE, building_row, row_width, sign_row
from rendering.facts import BELOW, facts
from rendering.theme import SEATS, text_on

WIDTH, MARGIN, HEAD = 800, 20, 132
LEFT, RIGHT = MARGIN + 32, WIDTH - MARGIN - 32
TOP, LADDER, STEP, LINE, FOOT = MARGIN + HEAD + 18, MARGIN + HEAD + 140, 60, 54, 112
COLUMN = (RIGHT - LEFT - 44) // 2
STRONG, PLAIN, FIGURE, PRICE = Style(36, bold=True), Style(32), Style(52, bold=True), Style(34, bold=True)
LABELS = (32, 30, 29, 28, 27, 26, LEAST)
WHOLE = "whole"
"""The step of bare ground in a whole group, between bare and one shop."""


class Step(msgspec.Struct, frozen=True):
    """A step of the rents: `level` shops, `whole`, or a number of properties of the family; how much; whether it is asked now."""

    level: int | str
    amount: Cash
    now: bool


def lot_of(view: ClassicView) -> PlotView:
    """The property that the view's `lot` names; the first when it names none."""
    return next((each for each in view.plots if each.space == view.lot), view.plots[0])


def square_of(view: ClassicView) -> Square:
    """What is printed for it on the table's board."""
    return board(view.board).squares[lot_of(view).space]


def steps(lot: PlotView, square: Square) -> list[Step]:
    """All rents of a property, from the least to the most."""
    present = deed_card.step(lot, square.rents)
    found = [Step(level, amount, level == present) for level, amount in enumerate(square.rents)]
    if lot.kind != data.PLACE:
        return [msgspec.structs.replace(each, level=number) for number, each in enumerate(found, 1)]
    doubled = present == 0 and lot.rent > square.rents[0]
    bare = Step(0, square.rents[0], present == 0 and not doubled)
    return [bare, Step(WHOLE, 2 * square.rents[0], doubled), *found[1:]]


def height(lot: PlotView, square: Square) -> int:
    """How high a deed is."""
    return LADDER + 44 + STEP * len(steps(lot, square)) + 20 + 2 * LINE + FOOT + MARGIN


def draw(context: ClassicDrawContext) -> Image.Image:
    """The deed as an RGB image."""
    lot, square = lot_of(context.view), square_of(context.view)
    high = height(lot, square)
    canvas = context.blank((WIDTH, high))
    box = MARGIN, MARGIN, WIDTH - MARGIN, high - MARGIN
    deed_card.base(canvas, box, HEAD, lot.group, context.space(lot.space), context.theme)
    _owner(context, lot)
    low = _ladder(context, lot, steps(lot, square))
    _prices(context, low + 20, lot)
    _sum(context, high - MARGIN - FOOT, lot)
    return canvas.image


def _owner(context: ClassicDrawContext, lot: PlotView) -> None:
    """The price, and whose it is."""
    canvas, theme, x = context.canvas, context.theme, LEFT + 260
    price = [(context.say("price"), context.cash(lot.price))]
    facts(canvas, (LEFT, TOP, LEFT + 240, TOP + 110), price, FIGURE, theme, BELOW)
    if lot.owner is None:
        canvas.text((x, TOP + 34), context.say("unowned"), PLAIN, theme.muted)
        return
    context.token(lot.owner, (x + 36, TOP + 50), 70, theme.card)
    low = 8 if lot.mortgaged else 28
    canvas.text((x + 90, TOP + low), cut(context.names[lot.owner], STRONG, RIGHT - x - 90), STRONG, theme.ink)
    if lot.mortgaged:
        canvas.text((x + 90, TOP + 54), context.say("mortgaged"), PLAIN, theme.alarm)


def _ladder(context: ClassicDrawContext, lot: PlotView, ladder: Sequence[Step]) -> int:
    """All rents, one below the other; returns where they end."""
    canvas, theme, words = context.canvas, context.theme, context.words
    canvas.fill((LEFT, LADDER - 12, RIGHT, LADDER - 8), theme.line)
    canvas.text((LEFT, LADDER), context.say("rents"), PLAIN, theme.muted)
    sign_of = None if lot.owner is None else context.sign(lot.owner)
    for number, each in enumerate(ladder):
        y = LADDER + 44 + number * STEP
        ground = theme.card if not each.now else theme.accent if sign_of is None else SEATS[sign_of % len(SEATS)]
        if each.now:
            canvas.rounded((LEFT - 14, y, RIGHT + 14, y + STEP - 4), 10, ground)
        ink = text_on(ground) if each.now else theme.ink
        _piece(canvas, lot, each, (LEFT + 48, y + 28), text_on(ground) if each.now else theme.muted)
        canvas.text((LEFT + 112, y + 8), label(lot, each, words), Slot((400, 40), LABELS), ink)
        amount = ("×" if lot.kind == data.MACHINE else "") + words.number(each.amount)
        canvas.text((RIGHT, y + 6), amount, STRONG, ink, 1.0)
    return LADDER + 44 + len(ladder) * STEP


def label(lot: PlotView, each: Step, words: Translator) -> str:
    """What a step stands for, in words."""
    if lot.kind != data.PLACE:
        return words.say("picture-classic-owned", count=each.level)
    return words.say("picture-classic-level", level=each.level)


def _piece(canvas: Canvas, lot: PlotView, each: Step, centre: tuple[int, int], colour: tuple[int, int, int]) -> None:
    """What a step stands for, drawn."""
    x, y = centre
    if each.level == WHOLE:
        for number in range(3):
            canvas.fill((x - 38 + number * 28, y + 10, x - 18 + number * 28, y + 14), colour)
    elif not each.level:
        canvas.fill((x - 16, y + 10, x + 16, y + 14), colour)
    elif lot.kind == data.PLACE:
        building_row(canvas, int(each.level), (x + row_width(int(each.level)) // 2, y - PLATE // 2))
    else:
        sign_row(canvas, lot.kind, (x, y), (int(each.level), 22, 24), colour)


def _prices(context: ClassicDrawContext, top: int, lot: PlotView) -> None:
    """What buildings cost here, what the Bank lends, what it takes to lift that."""
    canvas, theme, words = context.canvas, context.theme, context.words
    canvas.fill((LEFT, top - 8, RIGHT, top - 4), theme.line)
    pairs = [("mortgage", lot.mortgage), ("lift", lot.mortgage + lot.interest), ("interest", lot.interest)]
    if lot.shop:
        pairs.insert(0, ("shop-price", lot.shop))
    for number, (key, amount) in enumerate(pairs):
        x, y = LEFT + number % 2 * (COLUMN + 44), top + 8 + number // 2 * LINE
        shown = words.number(amount)
        canvas.text((x + COLUMN, y), shown, PRICE, theme.ink, 1.0)
        canvas.text((x, y + 2), context.say(key), Slot((COLUMN - width(shown, PRICE) - 10, 44), LABELS), theme.muted)


def arithmetic(lot: PlotView, square: Square, words: Translator) -> str:
    """How the present rent comes about, in a line that can be checked (CLASSIC-65 to CLASSIC-71)."""
    count = lot.level if lot.kind == data.PLACE else max(1, deed_card.step(lot, square.rents) + 1)
    value = words.number(square.rents[0])
    return words.say("picture-classic-now", why=_why(lot, square), count=count, value=value)


def _why(lot: PlotView, square: Square) -> str:
    """The word for what makes the rent."""
    if lot.owner is None:
        return "unowned"
    if lot.mortgaged:
        return "mortgaged"
    if lot.kind != data.PLACE:
        return lot.kind
    if lot.level:
        return "tower" if lot.level == data.TOWER else "shops"
    return WHOLE if lot.rent > square.rents[0] else "bare"


def _sum(context: ClassicDrawContext, top: int, lot: PlotView) -> None:
    """The present rent, and how it comes about."""
    canvas, theme, words = context.canvas, context.theme, context.words
    canvas.fill((LEFT, top, RIGHT, top + 4), theme.line)
    total = words.number(lot.rent) if lot.kind == data.MACHINE else context.cash(lot.rent)
    total = f"×{total}" if lot.kind == data.MACHINE and lot.rent else total
    room = RIGHT - LEFT - width(total, FIGURE) - 24
    setting = fit(arithmetic(lot, context.square(lot.space), words), (room, 92), (34, 32, 30, 29, 28, 27, 26, LEAST))
    canvas.lines((LEFT, top + 56 - setting.height // 2), setting, theme.ink)
    canvas.text((RIGHT, top + 26), total, FIGURE, theme.accent, 1.0)
