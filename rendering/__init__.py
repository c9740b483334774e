"""Pictures of games: `paint(key, view, theme, lang, names)` is pure, same arguments, same bytes."""

from collections.abc import Callable
from typing import Any

from PIL import Image

from bot.words import Words, words
from rendering.city import alt, auction, board, deed
from rendering.encode import png
from rendering.layers import Kept
from rendering.picture import Picture
from rendering.theme import DARK, THEMES, Theme

Drawer = Callable[[Any, Theme, Words, tuple[str, ...]], Image.Image]
Teller = Callable[[Any, Words, tuple[str, ...]], str]

PAINTERS: dict[str, tuple[Drawer, Teller]] = {
    "city": (board.draw, alt.board),
    "city/auction": (auction.draw, alt.auction),
    "city/deed": (deed.draw, alt.deed),
}
"""What can be painted: the picture and the sentences that stand for it."""
_finished: Kept[Picture] = Kept(128)


def paint(key: str, view: Any, theme: str, lang: str, names: tuple[str, ...] = ()) -> Picture:
    """The picture `key` of a view in a table's language, kept by content: equal arguments give equal bytes and cost nothing twice.

    `theme` is `light` or `dark`; an unknown one is dark. Raises KeyError for a picture nobody paints. Safe in threads.
    """

    def make() -> Picture:
        drawer, teller = PAINTERS[key]
        colours, language = THEMES.get(theme, DARK), words(lang)
        image = drawer(view, colours, language, tuple(names))
        said = teller(view, language, tuple(names))
        return Picture(png(image, colours), said, image.width, image.height)

    return _finished.get((key, view, theme, lang, tuple(names)), make)
