"""An open trade of Builder: deeds, chips, held cards, cash, what all rents become, the time that is left."""

from functools import partial

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.chips import counted
from bot.games.builder.data import CHIPS, GROUPS, KINDS, TITLES, TYPE
from bot.games.builder.view import BuilderView, DeedView, TradeView
from bot.i18n.translator import Translator
from bot.kit.contract import Cash, Goods, Seat, Value
from bot.kit.fields import WORD
from rendering import trade_card
from rendering.board_ring import Box
from rendering.builder.colours import COLOURS, GOLD
from rendering.builder.draw_context import GAME, BuilderDrawContext
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import LEAST, Slot, Style
from rendering.theme import NIGHT
from rendering.trade_card import Badges, Owners, Sides, spaces, whole

EMPTY = TradeView(0, 0, 0, (), 0, (), 0)
SIZES = (36, 34, 32, 30, 28, 26, LEAST)
TEXT = 84
"""Where a row's text begins."""
NAME = Slot((trade_card.SIDE - 56 - 12, 44), SIZES, bold=True)
"""A property's name: one line."""
SAID = Slot((trade_card.SIDE - TEXT - 12, trade_card.ROW), SIZES, bold=True)
"""What a row of chips or a card says: two lines at most."""


def draw(context: BuilderDrawContext) -> Image.Image:
    """The first of the view's trades as an RGB image, as high as its longer side needs."""
    view = context.view
    both = sides(view, view.deals[0] if view.deals else EMPTY)

    def thing(box: Box, item: Value) -> None:
        deed = next((each for each in view.deeds if each.space == item), None)
        if deed is not None:
            _deed(context, box, deed)
        elif item in TYPE:
            _chips(context, box, str(item))
        else:
            _held(context, box, str(item))

    return trade_card.draw(context, both, thing, Badges(COLOURS, group_sign))


def sides(view: BuilderView, deal: TradeView) -> Sides:
    """Both sides with all their rents before and after, and the colours that become whole or are broken (BUILDER-122)."""
    owners, all_rents = {each.space: each.owner for each in view.deeds}, partial(rents, view)
    first, second = trade_card.sides(deal, owners, GROUPS, all_rents, all_rents)
    return replace(first, goods=piled(first.goods)), replace(second, goods=piled(second.goods))


def piled(goods: Goods) -> Goods:
    """Goods with the chips of a type together: `crane-3` stands for three cranes."""
    counts = counted([item for item in goods if item in TYPE])
    chips = [f"{CHIPS[kind]}-{counts[kind]}" for kind in KINDS if counts[kind]]
    others = [item for item in goods if not isinstance(item, int) and item not in TYPE]
    return (*spaces(goods), *chips, *others)


def rents(view: BuilderView, owners: Owners, seat: Seat) -> Cash:
    """What all properties of a seat bring when another stops there, mortgaged ones nothing (BUILDER-65, BUILDER-77)."""
    sets = whole(GROUPS, owners, seat)
    mine = [each for each in view.deeds if owners[each.space] == seat and not each.mortgaged]
    return sum(TITLES[each.space].rent * (2 if each.group in sets else 1) for each in mine)


# ---- one row each


def _deed(context: BuilderDrawContext, box: Box, lot: DeedView) -> None:
    """A property: colour, name, rent or mortgage, the number and the machine of what it brings."""
    left, top, right, bottom = box
    canvas, theme, y = context.canvas, context.theme, (top + bottom) // 2
    canvas.rounded(box, 10, theme.service)
    canvas.spine(box, 44, 10, COLOURS[lot.group])
    group_sign(canvas, lot.group, (left + 22, y), 26)
    chip(canvas, CHIPS.index(lot.chip), (right - 28, bottom - 27), 40)
    canvas.text((right - 54, bottom - 46), str(lot.number), Style(32, bold=True), theme.ink, 1.0)
    setting = NAME.set(context.space(lot.space))
    x = left + 56
    canvas.lines((x, y - 2 - setting.style.line), setting, theme.ink)
    canvas.text((x, y + 6), facts(lot, context.words), Style(28), theme.alarm if lot.mortgaged else theme.muted)


def facts(lot: DeedView, words: Translator) -> str:
    """A property in short: its price and the rent printed on it, or its mortgage with what repaying costs."""
    if lot.mortgaged:
        return f"{words.say('picture-builder-mortgaged')} · {words.cash(GAME, TITLES[lot.space].repay)}"
    return words.say("picture-builder-rent-of", rent=words.cash(GAME, TITLES[lot.space].rent))


def _chips(context: BuilderDrawContext, box: Box, item: str) -> None:
    kind, count = TYPE[item], int(item.rpartition("-")[2])
    context.canvas.rounded(box, 10, context.theme.card)
    left, top, _, bottom = box
    chip(context.canvas, kind, (left + 42, (top + bottom) // 2), 64)
    _said(context, box, context.words.say(f"{GAME}-some-{CHIPS[kind]}", n=count))


def _held(context: BuilderDrawContext, box: Box, item: str) -> None:
    """A card that frees from jail."""
    left, top, _, bottom = box
    context.canvas.rounded(box, 10, context.theme.card)
    context.canvas.rounded((left + 16, top + 16, left + 68, bottom - 16), 8, GOLD)
    sign(context.canvas, "key", (left + 42, (top + bottom) // 2), 38, NIGHT)
    _said(context, box, context.words.value(GAME, WORD, item))


def _said(context: BuilderDrawContext, box: Box, text: str) -> None:
    setting = SAID.set(text)
    context.canvas.lines((box[0] + TEXT, (box[1] + box[3] - setting.height) // 2), setting, context.theme.ink)
