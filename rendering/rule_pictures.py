"""Pictures of texts of the rules: a game's own pictures of situations that nobody plays, always the same."""

from typing import Any

from PIL import Image

from bot.i18n.translator import Translator
from rendering.image import EncodedImage
from rendering.pictures import Painter, RulePicture
from rendering.players import Players
from rendering.theme import Theme

NAMES = ("Anna", "Ben", "Hugo")
"""The people of the texts' examples, by seat."""


def painter(drawn: Painter, picture: RulePicture) -> Painter:
    """What paints a situation by what paints such views; it is asked for without a view or names."""

    def draw(_view: Any, theme: Theme, words: Translator, _people: Players) -> Image.Image | EncodedImage:
        image = drawn.draw(picture.view(), theme, words, Players(NAMES))
        return image if picture.part is None or isinstance(image, EncodedImage) else image.crop(picture.part)

    def alt(_view: Any, words: Translator, _people: Players) -> str:
        return drawn.alt(picture.view(), words, Players(NAMES))

    return Painter(draw, alt)
