"""The board of Builder: ring of spaces, the island, whose turn and what is at stake, the seats below."""

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.data import JAIL, SPACES
from bot.games.builder.view import DeedView
from bot.i18n.translator import Translator
from rendering.builder import center, geometry, island, seat_strip, space
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.ground import ground
from rendering.cache import kept
from rendering.index_canvas import blank, on, part
from rendering.theme import Theme
from rendering.world import WORLDS

GROUND = ground(geometry.SEA)


def draw(context: BuilderDrawContext) -> Image.Image:
    """The whole board as an RGB image."""
    view, theme, signs = context.view, context.theme, context.people.tokens
    canvas = context.canvas = on(still(theme, context.words, len(signs)).copy(), theme)
    built = island.Settlement(view.sites, signs, view.raised)
    canvas.put(_island(built, theme), geometry.SEA[:2])
    island.celebrate(canvas, GROUND, built)
    for each in view.deeds:
        signed = each if each.owner is None else replace(each, owner=signs[each.owner])
        canvas.put(_deed(signed, theme, context.words), geometry.parts(each.space).whole[:2])
    _marks(context)
    if len(view.trail) > 1:
        canvas.path([geometry.stop(index) for index in view.trail], 8, theme.accent)
    center.draw(context)
    _tokens(context)
    seat_strip.draw(context, geometry.seat_boxes(len(view.seats)))
    return canvas.image


@kept
def _island(built: island.Settlement, theme: Theme) -> Image.Image:
    """The island in its sea."""
    canvas = part(geometry.SEA, WORLDS[theme.key]["sea"], theme)
    island.draw(canvas, GROUND, built, theme)
    return canvas.image


@kept
def _deed(each: DeedView, theme: Theme, words: Translator) -> Image.Image:
    """A property's space with its owner, given as the owner's sign: a change draws one space anew."""
    canvas = part(geometry.parts(each.space).whole, theme.paper, theme)
    space.deed(canvas, each, theme, words)
    return canvas.image


@kept
def still(theme: Theme, words: Translator, seats: int) -> Image.Image:
    """The board for a number of seats without its deeds and its island."""
    canvas = blank((geometry.WIDTH, geometry.height(seats)), theme.ground, theme)
    geometry.RING.draw(canvas, theme)
    canvas.fill(geometry.MIDDLE, WORLDS[theme.key]["sea"])
    for box in (geometry.HEAD, geometry.CARD):
        canvas.rounded(box, 13, theme.card)
    for index in range(geometry.RING.count):
        if geometry.RING.corner(index):
            space.corner(canvas, index, theme, words)
        elif SPACES[index] != "deed":
            space.service(canvas, index, theme, words)
    return canvas.image


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
