"""The table of Deal: whose turn it is and what was played, what is being answered, and a row for each player."""

from PIL import Image

from bot.games.deal.view import DealView
from bot.words import Words
from rendering.canvas import Canvas
from rendering.deal import demand, head, seats
from rendering.deal.scene import GAP, MARGIN, WIDTH, Scene, large, placed
from rendering.people import People
from rendering.theme import Theme


def draw(view: DealView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The whole table as an RGB image."""
    size = seats.tile_size(large(view))
    rows = sum(seats.row_height(each, size) + GAP for each in view.seats)
    high = head.HEIGHT + demand.height(view.demand) + rows + MARGIN - GAP
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    scene = Scene(canvas, view, theme, words, people)
    head.draw(scene)
    top = head.HEIGHT
    if view.demand is not None:
        top = demand.draw(scene, view.demand, top)
    for each in placed(view):
        top = seats.row(scene, each, top)
    return canvas.image
