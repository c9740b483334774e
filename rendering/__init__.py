"""Pictures of games: `paint(key, view, theme, lang, names, tokens)` is pure, same arguments, same bytes."""

from hashlib import blake2b
from typing import Any

import msgspec

from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, translator_for
from bot.kit.film import Film
from bot.tables.analysis.model import CHANCES
from rendering import chance_chart, game_film, game_menu, ranking
from rendering.cache import BUDGET, Budget, Cache
from rendering.encode import png
from rendering.image import EncodedImage, Picture
from rendering.pictures import Painter, Pictures
from rendering.players import Players
from rendering.registry import painters as painters
from rendering.registry import pictures_of as pictures_of
from rendering.registry import sample as sample
from rendering.theme import DARK, THEMES, numbered

COMMON = {
    "menu": Painter(game_menu.draw, game_menu.alt),
    "ranking": Painter(ranking.draw, ranking.alt),
    CHANCES: chance_chart.PAINTER,
}
"""The pictures that are none game's."""
PLAIN = Pictures(painters=COMMON)
FINISHED = 4_000_000
"""Bytes of finished pictures that are kept, beside what they are made of: that serves every picture to come."""
_finished: Cache[Picture] = Cache(Budget(FINISHED))
_packed = msgspec.msgpack.Encoder(order="deterministic").encode
"""What is asked for as bytes, of which the digest is its key: quicker than its hash, and whatever a view holds."""


def keep(megabytes: int) -> None:
    """How much memory finished pictures and what they are made of may take; beyond it they are drawn anew."""
    BUDGET.limit(megabytes * 1_000_000)


def paint(
    key: str, view: Any, theme: str, lang: str, names: tuple[str, ...] = (), tokens: tuple[int, ...] = ()
) -> Picture:
    """The picture `key` of a view in a table's language, kept by content: equal arguments give equal bytes and cost nothing twice.

    `theme` is `light` or `dark`; an unknown one is dark. `tokens`: the sign that each seat took, its own without (CITY-204).
    `lang` is a language, or `fr/en` for sentences in the first with the names of places and cards in the second.
    Raises KeyError for a picture nobody paints. Safe in threads.
    """

    def make() -> Picture:
        painter = COMMON.get(key) or painters()[key]
        colours, language = THEMES.get(theme, DARK), _language(lang, getattr(view, "board", ""))
        people = Players(tuple(names), tuple(tokens))
        of = PLAIN if key in COMMON else pictures_of(key.partition("/")[0])
        image = painter.draw(view, numbered(colours, of.palette) if of.numbered else colours, language, people)
        said = painter.alt(view, language, people)
        if isinstance(image, EncodedImage):
            return Picture(image.data, said, image.width, image.height, image.suffix)
        return Picture(png(image, colours, of.palette), said, image.width, image.height)

    asked = blake2b(_packed((key, view, theme, lang, tuple(names), tuple(tokens))), digest_size=16).digest()
    return _finished.get(asked, make)


def film(key: str, seen: Film, theme: str, lang: str, names: tuple[str, ...], tokens: tuple[int, ...]) -> Picture:
    """The film of a whole game, which is not kept; what else it takes is as for `paint`."""
    colours, language = THEMES.get(theme, DARK), _language(lang, seen.board)
    people = Players(tuple(names), tuple(tokens))
    made = game_film.draw(key.partition("/")[0], seen, colours, language, people)
    return Picture(made.data, game_film.alt(seen, language, people), made.width, made.height, made.suffix)


def _language(lang: str, board: str) -> Translator:
    """The words of a table's language, with the names of its board."""
    spoken, _, home = lang.partition("/")
    return on_board(translator_for(spoken), board, home)
