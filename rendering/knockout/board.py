"""The board of Knockout: the long board with its tokens, what the last slide changed, the panel (KNOCKOUT-154)."""

from collections.abc import Collection, Iterable, Sequence

from PIL import Image

from bot.games.knockout.data import LAUNCH
from bot.games.knockout.view import KnockoutView
from bot.i18n.translator import Translator
from rendering.index_canvas import on
from rendering.knockout import background, geometry, side_panel, slide_trails, space_card, special_spaces, told
from rendering.knockout.before_after import after, coming_bills, fresh
from rendering.knockout.colours import table
from rendering.knockout.disc import lying, point, ring
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.players import Players
from rendering.theme import Theme

SLIDING = ("slide", "again", "retry")
"""What is awaited when a token lies ready in the launch area."""
MIDDLE = 135_000


def draw(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The board as it is; what the last slide moved is marked as long as it lies there."""
    return _drawn(view, (theme, words, people), marked=fresh(view))


def slid(view: KnockoutView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """The board right after the last slide, whatever has come since: the same as a film's last picture."""
    return _drawn(after(view), (theme, words, people), marked=view.slide is not None)


def _drawn(view: KnockoutView, drawn: tuple[Theme, Translator, Players], *, marked: bool) -> Image.Image:
    context = begin(view, *drawn, marked=marked)
    lay(context, marked=marked)
    return context.canvas.image


def begin(
    view: KnockoutView, theme: Theme, words: Translator, people: Players, *, marked: bool = False
) -> KnockoutDrawContext:
    """The board without tokens but those in Jail, and the panel; with room for the ways of the last slide if `marked`."""
    context = KnockoutDrawContext(on(background.still(theme, words).copy(), theme), view, theme, words, people)
    moved = slide_trails.ways(context, view.slide).values() if marked and view.slide is not None else ()
    lane(context, moved)
    for bill in coming_bills(view):
        for group in bill.sets:
            background.complete(context.canvas, group, theme, words)
    side_panel.draw(context)
    return context


def lane(context: KnockoutDrawContext, ways: Iterable[Sequence[geometry.Point]]) -> None:
    """What pays where no token and none of these ways hides it, and who is in Jail."""
    places = [geometry.spot(each.x, each.y) for each in context.lying()]
    space_card.arranged(context, space_card.obstacles(places, ways))
    special_spaces.jail(context)


def lay(context: KnockoutDrawContext, *, marked: bool, without: Collection[int] = ()) -> None:
    """The tokens on the board except those `without`, with the marks of the last slide; the one that is due at GO."""
    slide, shade = context.view.slide, table(context.theme).shade
    if marked and slide is not None:
        slide_trails.below(context, slide)
    for each in context.lying():
        if each.number not in without:
            at = geometry.spot(each.x, each.y)
            point(context.canvas, each.number, at, geometry.into(each.space, at))
            lying(context.canvas, each.number, at, shade)
    if marked and slide is not None:
        slide_trails.lost_of(context, slide)
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
