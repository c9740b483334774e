"""Pictures of Deal: the table, the own hand, one card."""

from collections.abc import Callable

from bot.games.deal.view import DealView
from bot.i18n.translator import Translator
from rendering.deal import alt, card_large, hand, sample, table
from rendering.deal.colours import palette_colours
from rendering.pictures import MenuTile, Painter, Pictures
from rendering.players import Players


def _told(say: Callable[[alt.DealAltText], str]) -> Callable[[DealView, Translator, Players], str]:
    """A painter's sentences by a function that is given a view, words and people in one."""
    return lambda view, words, people: say(alt.DealAltText(view, words, people))


PICTURES = Pictures(
    painters={
        "deal": Painter(table.draw, _told(alt.table)),
        "deal/hand": Painter(hand.draw, _told(alt.hand)),
        "deal/card": Painter(card_large.draw, _told(alt.card)),
    },
    palette=palette_colours,
    sample=sample.hand,
    tile=MenuTile(hand.draw, (572, 62, 976, 404)),
)
