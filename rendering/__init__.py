"""Pictures of games: `paint(key, view, theme, lang, names, tokens)` is pure, same arguments, same bytes."""

from collections.abc import Callable
from typing import Any

import msgspec
from PIL import Image

from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, translator_for
from rendering import game_menu
from rendering.builder import PICTURES as BUILDER
from rendering.builder.colours import palette_colours as builder_colours
from rendering.cache import LruCache
from rendering.city import PICTURES as CITY
from rendering.classic import PICTURES as CLASSIC
from rendering.classic.colours import palette_colours as classic_colours
from rendering.deal import alt as deal_alt
from rendering.deal import card_large, hand, table
from rendering.deal.colours import palette_colours as deal_colours
from rendering.encode import png
from rendering.image import EncodedImage, Picture
from rendering.knockout import aim, film, statement
from rendering.knockout import alt as knockout_alt
from rendering.knockout import board as lane
from rendering.knockout import count as ranking
from rendering.knockout.colours import palette_colours as knockout_colours
from rendering.players import Players
from rendering.theme import DARK, THEMES, Mixer, Theme, palette_colours

Drawer = Callable[[Any, Theme, Translator, Players], Image.Image | EncodedImage]
Teller = Callable[[Any, Translator, Players], str]

PAINTERS: dict[str, tuple[Drawer, Teller]] = {
    **CITY,
    **CLASSIC,
    **BUILDER,
    "deal": (table.draw, deal_alt.table),
    "deal/hand": (hand.draw, deal_alt.hand),
    "deal/card": (card_large.draw, deal_alt.card),
    "knockout": (lane.draw, knockout_alt.board),
    "knockout/slide": (film.draw, knockout_alt.slid),
    "knockout/slid": (lane.slid, knockout_alt.slid),
    "knockout/aim": (aim.draw, knockout_alt.aim),
    "knockout/aim-bare": (aim.bare, knockout_alt.bare),
    "knockout/statement": (statement.draw, knockout_alt.statement),
    "knockout/count": (ranking.draw, knockout_alt.count),
    "menu": (game_menu.draw, game_menu.alt),
}
"""What can be painted: the picture and the sentences that stand for it."""
MIXERS: dict[str, Mixer] = {
    "classic": classic_colours,
    "builder": builder_colours,
    "deal": deal_colours,
    "knockout": knockout_colours,
}
"""The palettes of games that have their own; City's else."""
_finished: LruCache[Picture] = LruCache(128)
_packed = msgspec.msgpack.Encoder(order="deterministic").encode
"""A view as a key: quicker than its hash, and whatever a view holds."""


def paint(
    key: str, view: Any, theme: str, lang: str, names: tuple[str, ...] = (), tokens: tuple[int, ...] = ()
) -> Picture:
    """The picture `key` of a view in a table's language, kept by content: equal arguments give equal bytes and cost nothing twice.

    `theme` is `light` or `dark`; an unknown one is dark. `tokens`: the sign that each seat took, its own without (CITY-204).
    `lang` is a language, or `fr/en` for sentences in the first with the names of places and cards in the second.
    Raises KeyError for a picture nobody paints. Safe in threads.
    """

    def make() -> Picture:
        drawer, teller = PAINTERS[key]
        spoken, _, home = lang.partition("/")
        colours, language = THEMES.get(theme, DARK), on_board(translator_for(spoken), getattr(view, "board", ""), home)
        people = Players(tuple(names), tuple(tokens))
        image = drawer(view, colours, language, people)
        said = teller(view, language, people)
        if isinstance(image, EncodedImage):
            return Picture(image.data, said, image.width, image.height, image.suffix)
        mixed = MIXERS.get(key.partition("/")[0], palette_colours)
        return Picture(png(image, colours, mixed), said, image.width, image.height)

    return _finished.get((key, _packed(view), theme, lang, tuple(names), tuple(tokens)), make)
