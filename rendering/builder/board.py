"""The board of Builder: ring of spaces, the island, whose turn and what is at stake, the seats below."""

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.data import JAIL, SITE, SPACES
from bot.games.builder.view import BuilderView, DeedView
from bot.words import Words
from rendering.builder import island, middle, plan, space, strip
from rendering.builder.scene import Scene
from rendering.canvas import Canvas, part
from rendering.layers import Kept
from rendering.people import People
from rendering.theme import Theme

_still: Kept[Image.Image] = Kept(8)
_lands: Kept[Image.Image] = Kept(2)
_grounds: Kept[Image.Image] = Kept(8)
_islands: Kept[Image.Image] = Kept(8)
_deeds: Kept[Image.Image] = Kept(300)
WIDE, HIGH = 82, 79
GROUND = island.Ground(
    (plan.SEA[0] + plan.SEA[2] - island.COLUMNS * WIDE) // 2,
    (plan.SEA[1] + plan.SEA[3] - island.ROWS * HIGH) // 2,
    WIDE,
    HIGH,
)


def draw(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The whole board as an RGB image."""
    canvas = Canvas(Image.new("RGB", (1, 1)))
    scene = Scene(canvas, view, theme, words, people)
    canvas.image = _ground(scene).copy()
    for site in view.raised:
        island.marked(canvas, GROUND, view.sites[SITE[site]], scene.people.tokens, theme.accent)
    _marks(scene)
    _trail(scene)
    middle.draw(scene)
    _tokens(scene)
    strip.draw(scene, plan.seat_boxes(len(view.seats)))
    return canvas.image


def _ground(scene: Scene) -> Image.Image:
    """The board without what moves, the room for the seats below it; kept as long as no deed and no building changes."""
    view, theme, words = scene.view, scene.theme, scene.words
    signs = scene.people.tokens

    def make() -> Image.Image:
        image = still(theme, words, len(view.seats)).copy()
        image.paste(_island(scene), plan.SEA[:2])
        for each in view.deeds:
            signed = each if each.owner is None else replace(each, owner=signs[each.owner])
            image.paste(_deed(signed, theme, words), plan.parts(each.space).whole)
        return image

    return _grounds.get((theme.key, words.tongue, view.deeds, view.sites, signs), make)


def _island(scene: Scene) -> Image.Image:
    """The island in its water; kept as long as nothing is built."""
    view, theme = scene.view, scene.theme

    def make() -> Image.Image:
        image = _land(theme).copy()
        island.built(Canvas(image, plan.SEA[:2]), GROUND, view.sites, scene.people.tokens, theme)
        return image

    return _islands.get((theme.key, view.sites, scene.people.tokens), make)


def _land(theme: Theme) -> Image.Image:
    """Water, beach and grass. Built once for a theme."""

    def make() -> Image.Image:
        canvas = part(plan.SEA, theme.water)
        island.land(canvas, GROUND, theme)
        return canvas.image

    return _lands.get(theme.key, make)


def _deed(each: DeedView, theme: Theme, words: Words) -> Image.Image:
    """A property's space with its owner; kept by what it shows, so a change draws one space anew."""

    def make() -> Image.Image:
        canvas = part(plan.parts(each.space).whole, theme.paper)
        space.deed(canvas, each, theme, words)
        return canvas.image

    return _deeds.get((theme.key, words.tongue, each), make)


def still(theme: Theme, words: Words, seats: int) -> Image.Image:
    """The board without its deeds and its island. Built once for a theme, a language and a number of seats."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.height(seats)), theme.ground)
        canvas = Canvas(image)
        plan.RING.draw(canvas, theme)
        canvas.fill(plan.MIDDLE, theme.water)
        for box in (plan.HEAD, plan.CARD):
            canvas.rounded(box, 13, theme.card)
        for index in range(plan.RING.count):
            if plan.RING.corner(index):
                space.corner(canvas, index, theme, words)
            elif SPACES[index] != "deed":
                space.service(canvas, index, theme, words)
        return image

    return _still.get((theme.key, words.tongue, seats), make)


def _marks(scene: Scene) -> None:
    """A frame round what changed since the last throw and what is at stake."""
    view = scene.view
    lit = {*view.fresh, *(() if view.lot is None else (view.lot,)), *(each.space for each in view.claims)}
    for index in sorted(lit) if view.stage != "over" else ():
        scene.canvas.frame(plan.RING.around(index), 6, scene.theme.accent)


def _trail(scene: Scene) -> None:
    """The way of the last move along the street."""
    if len(scene.view.trail) > 1:
        scene.canvas.path([plan.stop(index) for index in scene.view.trail], 8, scene.theme.accent)


def _tokens(scene: Scene) -> None:
    """Chips lying on spaces, and everybody still playing: on the street before the space, in a corner, behind bars."""
    lying = dict(scene.view.lying)
    for index, chips in lying.items():
        space.pile(scene.canvas, index, chips, scene.theme)

    def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
        back = 1 if index in lying and index != JAIL else 0
        return plan.in_cell(count) if jailed else plan.standing(index, count, back)

    scene.tokens([each for each in scene.view.seats if each.status == "in"], 38, places)
