"""Everybody's net worth by turn in the classic game (CLASSIC-166)."""

from PIL import Image

from bot.games.classic.view import ClassicView
from bot.words import Words
from rendering import chart
from rendering.classic.scene import Scene
from rendering.people import People
from rendering.theme import Theme


def draw(view: ClassicView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The chart as an RGB image."""
    return chart.draw(Scene(chart.blank(theme), view, theme, words, people))
