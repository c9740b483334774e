"""A property's deed: price and owner, what it brings at which throw, its rents, mortgage, points, and the sum."""

from PIL import Image

from bot.games.builder.data import CHIPS, GIFT, SET_POINTS, TITLES, Title
from bot.games.builder.view import BuilderView, DeedView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.builder.card import title
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip
from rendering.canvas import LEAST, Slot, Style, cut, fit, width
from rendering.facts import facts
from rendering.seat_symbols import arrow, pips
from rendering.theme import SEATS, text_on

WIDTH, HEIGHT, MARGIN = 800, 1010, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
STRONG, PLAIN, FIGURE = Style(36, bold=True), Style(32), Style(52, bold=True)
OWNER, BRINGS, RENTS, REST, SUM = BOX[1] + 150, BOX[1] + 280, BOX[1] + 484, BOX[1] + 706, BOX[3] - 110
STEP = 74
DIE = 44


def lot_of(view: BuilderView) -> DeedView:
    """The property that the view's `lot` names; the first when it names none."""
    return next((each for each in view.deeds if each.space == view.lot), view.deeds[0])


def draw(context: BuilderDrawContext) -> Image.Image:
    """The deed as an RGB image."""
    canvas, lot = context.blank((WIDTH, HEIGHT)), lot_of(context.view)
    printed = TITLES[lot.space]
    canvas.rounded(BOX, 18, context.theme.card)
    title(context, lot, BOX, 128, 18)
    _owner(context, lot)
    _brings(context, lot)
    _rents(context, lot, printed)
    _rest(context, lot, printed)
    _sum(context, lot)
    return canvas.image


def _owner(context: BuilderDrawContext, lot: DeedView) -> None:
    """The price, and whose it is."""
    canvas, theme = context.canvas, context.theme
    price = context.say("price"), context.cash(lot.price)
    facts(canvas, (LEFT, OWNER, LEFT + 220, OWNER + 110), [price], FIGURE, theme)
    x = LEFT + 240
    if lot.owner is None:
        canvas.text((x, OWNER + 34), context.say("unowned"), PLAIN, theme.muted)
        return
    context.token(lot.owner, (x + 36, OWNER + 52), 68, theme.card)
    name = cut(context.names[lot.owner], STRONG, RIGHT - x - 90)
    canvas.text((x + 90, OWNER + (8 if lot.mortgaged else 30)), name, STRONG, theme.ink)
    if lot.mortgaged:
        canvas.text((x + 90, OWNER + 54), context.say("mortgaged"), PLAIN, theme.alarm)


def _brings(context: BuilderDrawContext, lot: DeedView) -> None:
    """The total that brings chips, the throws that make it, and the chips (BUILDER-36)."""
    canvas, theme, y = context.canvas, context.theme, BRINGS + 108
    canvas.text((LEFT, BRINGS), context.say("brings"), PLAIN, theme.muted)
    canvas.rounded((LEFT - 8, BRINGS + 48, RIGHT + 8, BRINGS + 170), 14, theme.service)
    canvas.text((LEFT + 62, y - 48), str(lot.number), Style(80, bold=True), theme.ink, 0.5)
    pairs = [(one, lot.number - one) for one in range(1, 7) if one <= lot.number - one <= 6]
    wide = 2 * DIE + 22
    for number, pair in enumerate(pairs):
        for place, value in enumerate(pair):
            _die(context, value, (LEFT + 136 + number * wide + place * (DIE + 4), y - DIE // 2))
    x = RIGHT - 62 - GIFT * 30
    arrow(canvas, (x - 62, y), 40, theme.muted)
    for number in range(GIFT):
        chip(canvas, CHIPS.index(lot.chip), (x + number * 62, y), 68, theme.service)


def _die(context: BuilderDrawContext, value: int, at: tuple[int, int]) -> None:
    """A small die's face."""
    context.canvas.rounded((at[0], at[1], at[0] + DIE, at[1] + DIE), 9, context.theme.ink)
    for centre in pips(value, at, DIE):
        context.canvas.disc(centre, 5, context.theme.card)


def _rents(context: BuilderDrawContext, lot: DeedView, printed: Title) -> None:
    """The two rents; the present one stands out in its owner's colour."""
    canvas, theme = context.canvas, context.theme
    canvas.text((LEFT, RENTS), context.say("rents-here"), PLAIN, theme.muted)
    for number, (key, amount) in enumerate((("alone", printed.rent), ("set", 2 * printed.rent))):
        y = RENTS + 48 + number * STEP
        here = lot.complete == (key == "set") and lot.owner is not None and not lot.mortgaged
        ground = SEATS[context.sign(lot.owner)] if here and lot.owner is not None else theme.service
        canvas.rounded((LEFT - 8, y, RIGHT + 8, y + STEP - 8), 12, ground)
        ink = text_on(ground) if here else theme.ink
        canvas.text((LEFT + 14, y + 13), context.say(f"rent-{key}"), PLAIN, ink)
        canvas.text((RIGHT - 14, y + 10), context.cash(amount), STRONG, ink, 1.0)


def _rest(context: BuilderDrawContext, lot: DeedView, printed: Title) -> None:
    """Mortgage, what repaying costs, and the points of the whole set."""
    canvas, theme, wide, style = context.canvas, context.theme, (RIGHT - LEFT) // 3, Style(44, bold=True)
    amounts = {"mortgage": printed.mortgage, "repay": printed.repay}
    pairs = [(context.say(key), context.cash(amount)) for key, amount in amounts.items()]
    facts(canvas, (LEFT, REST, LEFT + 2 * wide, REST + 110), pairs, style, theme)
    x, label = LEFT + 2 * wide, context.say("set-points")
    canvas.text((x, REST), label, Slot((wide, 40), (30, 28, 26, LEAST)), theme.muted)
    star(context, (x + 22, REST + 62), 40)
    canvas.text((x + 52, REST + 34), str(SET_POINTS[lot.group]), style, theme.ink)


def arithmetic(lot: DeedView, words: Translator) -> str:
    """How the present rent comes about, in one line that can be checked (BUILDER-64, BUILDER-65)."""
    rent = words.cash("builder", TITLES[lot.space].rent)
    if lot.owner is None:
        return words.say("picture-builder-sum-free")
    if lot.mortgaged:
        return words.say("picture-builder-sum-mortgaged")
    return words.say("picture-builder-sum-set" if lot.complete else "picture-builder-sum-alone", rent=rent)


def sum_room(total: str) -> tuple[int, int]:
    """Where the rent's sum stands."""
    return RIGHT - LEFT - width(total, FIGURE) - 24, 88


def _sum(context: BuilderDrawContext, lot: DeedView) -> None:
    """What a stop costs now."""
    canvas, theme = context.canvas, context.theme
    canvas.fill((LEFT, SUM - 8, RIGHT, SUM - 4), theme.line)
    total = context.cash(0 if lot.owner is None else lot.rent)
    setting = fit(arithmetic(lot, context.words), sum_room(total), (34, 32, 30, 29, 28))
    canvas.lines((LEFT, SUM + 48), setting, theme.ink, level=True)
    canvas.text((RIGHT, SUM + 18), total, FIGURE, theme.accent, 1.0)
