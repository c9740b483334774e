"""An open trade of the classic game: deeds and jail cards, cash, what rents become, the time that is left."""

from PIL import Image

from bot.games.classic import data
from bot.games.classic.board import Board, board
from bot.games.classic.view import ClassicView, PlotView, TradeView
from bot.i18n.translator import Translator
from bot.kit.contract import Cash, Seat, Space, Value
from rendering import trade_card
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot
from rendering.classic import cards
from rendering.classic.colours import FAMILIES
from rendering.classic.draw_context import GAME, ClassicDrawContext
from rendering.classic.symbols import PLATE, buildings, family_sign
from rendering.text_fit import narrowed, set_name
from rendering.trade_card import Badges, Owners, Sides, spaces

EMPTY = TradeView(0, 0, 0, (), 0, (), 0)


def draw(context: ClassicDrawContext) -> Image.Image:
    """The first of the view's trades as an RGB image, as high as its longer side needs."""
    view = context.view
    both = sides(view, view.deals[0] if view.deals else EMPTY)

    def thing(box: Box, item: Value) -> None:
        plot = next((each for each in view.plots if each.space == item), None)
        if plot is not None:
            row(context, box, plot)
        else:
            cards.row(context.canvas, box, str(item), context.theme, context.words)

    return trade_card.draw(context, both, thing, Badges(FAMILIES, family_sign))


def row(context: ClassicDrawContext, box: Box, lot: PlotView) -> None:
    """A property as a small card: its family's sign, its name, its rent or its mortgage."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    canvas.rounded(box, 10, theme.paper)
    canvas.spine(box, 44, 10, FAMILIES[lot.group])
    family_sign(canvas, lot.group, (left + 22, (top + bottom) // 2), 26)
    edge = right - 10 - (PLATE + 6 if lot.level else 0)
    if lot.level:
        buildings(canvas, lot.level, (right - 10 - PLATE, (top + bottom - PLATE) // 2))
    x, middle = left + 56, (top + bottom) // 2
    setting = set_name(context.space(lot.space), (edge - x, 40), (30, 28, 26, LEAST), bold=True)
    canvas.stamp(narrowed(setting.lines[0], setting.style, edge - x), (x, middle - 37), theme.ink)
    said = facts(lot, context.words)
    canvas.text(
        (x, middle + 2), said, Slot((edge - x, 34), (28, 26, LEAST)), theme.alarm if lot.mortgaged else theme.muted
    )


def facts(lot: PlotView, words: Translator) -> str:
    """A property in short: its price and its rent, or its mortgage with what lifting it costs."""
    if lot.mortgaged:
        lift = words.cash(GAME, lot.mortgage + lot.interest)
        return f"{words.say('picture-classic-mortgaged')} · {lift}"
    rent = words.number(lot.rent)
    shown = f"×{rent}" if lot.kind == data.MACHINE else rent
    return f"{words.cash(GAME, lot.price)} · {words.say('picture-classic-rent')} {shown}"


def sides(view: ClassicView, deal: TradeView) -> Sides:
    """Both sides with all their rents before and after, and the groups that become whole or are broken."""
    printed, lifted = board(view.board), {*spaces(deal.lift)}
    return trade_card.sides(
        deal,
        {each.space: each.owner for each in view.plots},
        printed.families,
        lambda owners, seat: rents(printed, view.plots, owners, seat),
        lambda owners, seat: rents(printed, view.plots, owners, seat, lifted),
    )


def rents(
    printed: Board,
    plots: tuple[PlotView, ...],
    owners: Owners,
    seat: Seat,
    lifted: frozenset[Space] | set[Space] = frozenset(),
) -> Cash:
    """What all properties of a seat bring when another lands there; a Machine as with a throw of seven."""
    asleep = {each.space for each in plots if each.mortgaged} - lifted
    found = 0
    for each in plots:
        if owners[each.space] != seat or each.space in asleep:
            continue
        square, family = printed.squares[each.space], printed.families[each.group]
        own = sum(owners[mate] == seat for mate in family)
        if each.kind != data.PLACE:
            found += square.rents[own - 1] * (SEVEN if each.kind == data.MACHINE else 1)
        elif each.level:
            found += square.rents[each.level]
        else:
            found += square.rents[0] * (2 if own == len(family) and not asleep & set(family) else 1)
    return found


SEVEN = 7
"""What two dice fall most often."""
