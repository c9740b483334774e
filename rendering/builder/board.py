"""The board of Builder: ring of spaces, the island, whose turn and what is at stake, the seats below."""

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.data import JAIL, SPACES
from bot.games.builder.view import DeedView, SiteView
from bot.i18n.translator import Translator
from rendering.builder import center, geometry, island, seat_strip, space
from rendering.builder.draw_context import BuilderDrawContext
from rendering.canvas import Canvas, part
from rendering.theme import Theme

WIDE, HIGH = 86, 72
GROUND = island.Ground(
    (geometry.SEA[0] + geometry.SEA[2] - island.COLUMNS * WIDE) // 2,
    (geometry.SEA[1] + geometry.SEA[3] - island.ROWS * HIGH) // 2,
    WIDE,
    HIGH,
)


def draw(context: BuilderDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    view, signs = context.view, context.people.tokens
    canvas = context.canvas = Canvas(_ground(view.deeds, view.sites, signs, context.theme, context.words).copy())
    island.mark_raised(canvas, GROUND, view, signs, context.theme)
    _marks(context)
    if len(view.trail) > 1:
        canvas.path([geometry.stop(index) for index in view.trail], 8, context.theme.accent)
    center.draw(context)
    _tokens(context)
    seat_strip.draw(context, geometry.seat_boxes(len(view.seats)))
    return canvas.image


Signs = tuple[int, ...]


@lru_cache(8)
def _ground(
    deeds: tuple[DeedView, ...], sites: tuple[SiteView, ...], signs: Signs, theme: Theme, words: Translator
) -> Image.Image:
    """The board without what moves, the room for the seats below it."""
    image = still(theme, words, len(signs)).copy()
    image.paste(_island(sites, signs, theme), geometry.SEA[:2])
    for each in deeds:
        signed = each if each.owner is None else replace(each, owner=signs[each.owner])
        image.paste(_deed(signed, theme, words), geometry.parts(each.space).whole)
    return image


@lru_cache(8)
def _island(sites: tuple[SiteView, ...], signs: Signs, theme: Theme) -> Image.Image:
    """The island in its water."""
    image = _land(theme).copy()
    island.built(Canvas(image, geometry.SEA[:2]), GROUND, sites, signs, theme)
    return image


@lru_cache(2)
def _land(theme: Theme) -> Image.Image:
    """Water, beach and grass."""
    canvas = part(geometry.SEA, theme.water)
    island.land(canvas, GROUND, theme)
    return canvas.image


@lru_cache(300)
def _deed(each: DeedView, theme: Theme, words: Translator) -> Image.Image:
    """A property's space with its owner, given as the owner's sign: a change draws one space anew."""
    canvas = part(geometry.parts(each.space).whole, theme.paper)
    space.deed(canvas, each, theme, words)
    return canvas.image


@lru_cache(8)
def still(theme: Theme, words: Translator, seats: int) -> Image.Image:
    """The board for a number of seats without its deeds and its island."""
    image = Image.new("RGB", (geometry.WIDTH, geometry.height(seats)), theme.ground)
    canvas = Canvas(image)
    geometry.RING.draw(canvas, theme)
    canvas.fill(geometry.MIDDLE, theme.water)
    for box in (geometry.HEAD, geometry.CARD):
        canvas.rounded(box, 13, theme.card)
    for index in range(geometry.RING.count):
        if geometry.RING.corner(index):
            space.corner(canvas, index, theme, words)
        elif SPACES[index] != "deed":
            space.service(canvas, index, theme, words)
    return image


def _marks(context: BuilderDrawContext) -> None:
    """A frame round what changed since the last throw and what is at stake."""
    view = context.view
    lit = {*view.fresh, *(() if view.lot is None else (view.lot,)), *(each.space for each in view.claims)}
    for index in sorted(lit) if view.stage != "over" else ():
        context.canvas.frame(geometry.RING.around(index), 6, context.theme.accent)


def _tokens(context: BuilderDrawContext) -> None:
    """Chips lying on spaces, and everybody still playing: on the street before the space, in a corner, behind bars."""
    lying = dict(context.view.lying)
    for index, chips in lying.items():
        space.pile(context.canvas, index, chips, context.theme)

    def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
        back = 1 if index in lying and index != JAIL else 0
        return geometry.in_cell(count) if jailed else geometry.standing(index, count, back)

    context.tokens([each for each in context.view.seats if each.status == "in"], 38, places)
