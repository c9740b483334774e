"""Everybody's wealth by turn in City."""

from PIL import Image

from bot.games.city.view import CityView
from bot.words import Words
from rendering import chart
from rendering.city.scene import Scene
from rendering.people import People
from rendering.theme import Theme


def draw(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The chart as an RGB image."""
    return chart.draw(Scene(chart.blank(theme), view, theme, words, people))
