"""The board of Knockout: the long board with its tokens, what the last slide changed, the panel (KNOCKOUT-154)."""

from collections.abc import Collection

from PIL import Image

from bot.games.knockout.data import CELLS, LAUNCH, PARKING
from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.canvas import Canvas
from rendering.knockout import background, geometry, side_panel, slide_trails, special_spaces, told
from rendering.knockout.before_after import after, coming_bills, fresh
from rendering.knockout.colours import table
from rendering.knockout.disc import lying, ring
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.players import Players
from rendering.text_fit import figure
from rendering.theme import Theme

SLIDING = ("slide", "again", "retry")
"""What is awaited when a token lies ready in the launch area."""
MIDDLE = 135_000
POT = 34, 30, geometry.LEAST
"""The sizes of the cash on Free Parking."""


def draw(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The board as it is; what the last slide moved is marked as long as it lies there."""
    context = begin(view, theme, words, people)
    lay(context, marked=fresh(view))
    return context.canvas.image


def slid(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The board right after the last slide, whatever has come since: the same as a film's last picture."""
    context = begin(after(view), theme, words, people)
    lay(context, marked=view.slide is not None)
    return context.canvas.image


def begin(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> KnockoutDrawContext:
    """The board without tokens but those in Jail, and the panel."""
    context = KnockoutDrawContext(Canvas(background.still(theme, words).copy()), view, theme, words, people)
    pot(context)
    special_spaces.jail(context)
    for bill in coming_bills(view):
        for group in bill.sets:
            background.complete(context.canvas, group, theme, words)
    side_panel.draw(context)
    return context


def lay(context: KnockoutDrawContext, *, marked: bool, without: Collection[int] = ()) -> None:
    """The tokens on the board except those `without`, with the marks of the last slide; the one that is due at GO."""
    slide, shade = context.view.slide, table(context.theme).shade
    if marked and slide is not None:
        slide_trails.below(context, slide)
    for each in context.lying():
        if each.number not in without:
            lying(context.canvas, each.number, geometry.spot(each.x, each.y), shade)
    if marked and slide is not None:
        slide_trails.above(context, slide)
        told.summary(context, slide)
    asked = context.view.awaited
    if asked is not None and asked.what in SLIDING and asked.token not in without:
        at = geometry.spot(MIDDLE, LAUNCH * 1000)
        ring(context.canvas, at, geometry.DISC + 16, 5, context.theme.accent)
        lying(context.canvas, asked.token, at, shade)
    elif asked is not None and asked.what not in SLIDING:
        for each in context.lying():
            if each.number == asked.token:
                ring(context.canvas, geometry.spot(each.x, each.y), geometry.DISC + 16, 5, context.theme.accent)


def pot(context: KnockoutDrawContext) -> None:
    """The cash on Free Parking."""
    left, _, right, bottom = special_spaces.tile(
        next(space for space, cell in enumerate(CELLS) if cell.kind == PARKING)
    )
    box, said = (left, bottom - 42, right, bottom - 2), context.words.number(context.view.pot)
    figure(context.canvas, box, said, context.theme.ink, POT)
