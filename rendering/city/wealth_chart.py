"""Everybody's wealth by turn in City."""

from PIL import Image

from bot.games.city.view import CityView
from bot.i18n.translator import Translator
from rendering import chart
from rendering.city.draw_context import CityDrawContext
from rendering.players import Players
from rendering.theme import Theme


def draw(view: CityView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The chart as an RGB image."""
    return chart.draw(CityDrawContext, view, theme, words, people)
