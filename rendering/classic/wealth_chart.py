"""Everybody's net worth by turn in the classic game (CLASSIC-166)."""

from PIL import Image

from bot.games.classic.view import ClassicView
from bot.i18n.translator import Translator
from rendering import chart
from rendering.classic.draw_context import ClassicDrawContext
from rendering.players import Players
from rendering.theme import Theme


def draw(view: ClassicView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The chart as an RGB image."""
    return chart.draw(ClassicDrawContext, view, theme, words, people)
