"""The board of Knockout: the long board with its tokens, what the last slide changed, the panel (KNOCKOUT-154)."""

from collections.abc import Collection

from PIL import Image

from bot.games.knockout.data import CELLS, LAUNCH, PARKING
from bot.games.knockout.state import BOARD
from bot.games.knockout.view import KnockoutView
from bot.words import Words
from rendering.canvas import Canvas, Style
from rendering.knockout import marks, panel, plan, recent
from rendering.knockout.disc import ring, token
from rendering.knockout.ground import still
from rendering.knockout.moments import after, fresh
from rendering.knockout.scene import Scene
from rendering.people import People
from rendering.theme import Theme

SLIDING = ("slide", "again", "retry")
"""What is awaited when a token lies ready in the launch area."""
MIDDLE = 135_000
POT = Style(30, bold=True)


def draw(view: KnockoutView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The board as it is; what the last slide moved is marked as long as it lies there."""
    scene = begin(view, theme, words, people)
    lay(scene, marked=fresh(view))
    return scene.canvas.image


def slid(view: KnockoutView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The board right after the last slide, whatever has come since: the same as a film's last picture."""
    scene = begin(after(view), theme, words, people)
    lay(scene, marked=view.slide is not None)
    return scene.canvas.image


def begin(view: KnockoutView, theme: Theme, words: Words, people: People) -> Scene:
    """The board without tokens, and the panel."""
    scene = Scene(Canvas(still(theme, words).copy()), view, theme, words, people)
    pot(scene)
    panel.draw(scene)
    return scene


def lay(scene: Scene, *, marked: bool, without: Collection[int] = ()) -> None:
    """The tokens on the board except those `without`, with the marks of the last slide; the one that is due at GO."""
    slide = scene.view.slide
    if marked and slide is not None:
        marks.below(scene, slide)
    for side in scene.view.sides:
        for each in side.tokens:
            if each.status == BOARD and each.number not in without:
                token(scene.canvas, each.number, plan.spot(each.x, each.y))
    if marked and slide is not None:
        marks.above(scene, slide)
        recent.draw(scene, slide)
    asked = scene.view.awaited
    if asked is not None and asked.what in SLIDING and asked.token not in without:
        at = plan.spot(MIDDLE, LAUNCH * 1000)
        ring(scene.canvas, at, plan.DISC + 16, 5, scene.theme.accent)
        token(scene.canvas, asked.token, at)
    elif asked is not None and asked.what not in SLIDING:
        _asked(scene, asked.token)


def _asked(scene: Scene, number: int) -> None:
    """A ring round the token on the board that is asked about."""
    for side in scene.view.sides:
        for each in side.tokens:
            if each.number == number and each.status == BOARD:
                ring(scene.canvas, plan.spot(each.x, each.y), plan.DISC + 16, 5, scene.theme.accent)


def pot(scene: Scene) -> None:
    """The cash on Free Parking."""
    for space, cell in enumerate(CELLS):
        if cell.kind == PARKING:
            left, _, right, bottom = plan.cell(space)
            scene.canvas.text(((left + right) // 2, bottom - 46), scene.cash(scene.view.pot), POT, scene.theme.ink, 0.5)
