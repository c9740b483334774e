"""An open deal of City: districts and cards, what all rents become, the unit with its time."""

from PIL import Image

from bot.games.city.trade_preview import effects
from bot.games.city.view import PlotView, TradeView
from bot.i18n.translator import Translator
from bot.kit.contract import Value
from rendering import trade_card
from rendering.board_ring import Box
from rendering.city import card, chance
from rendering.city.draw_context import CityDrawContext
from rendering.seat_symbols import group_sign
from rendering.theme import GROUPS
from rendering.trade_card import Badges, Side

EMPTY = TradeView(0, 0, 0, (), 0, (), 0)


def draw(context: CityDrawContext) -> Image.Image:
    """The first of the view's deals as an RGB image, as high as its longer side needs."""
    view, theme, words = context.view, context.theme, context.words
    deal = view.deals[0] if view.deals else EMPTY
    first, second = effects(view, deal)
    sides = (
        Side(deal.seat, deal.give, deal.pay, first.before, first.after, first.completed, first.broken),
        Side(deal.partner, deal.take, deal.ask, second.before, second.after, second.completed, second.broken),
    )

    def thing(box: Box, item: Value) -> None:
        plot = next((each for each in view.plots if each.space == item), None)
        if plot is not None:
            card.row(context.canvas, box, plot, facts(plot, words), theme, words)
        else:
            chance.row(context.canvas, box, str(item), theme, words)

    return trade_card.draw(context, sides, thing, Badges(GROUPS, group_sign))


def facts(plot: PlotView, words: Translator) -> str:
    """A district in short: its blocks and its rent, or its mortgage."""
    built = words.say("picture-city-block-count", count=plot.residential + plot.industrial)
    rent = words.say("picture-city-mortgaged-short") if plot.mortgage else words.cash("city", plot.rent)
    return f"{built} · {rent}"
