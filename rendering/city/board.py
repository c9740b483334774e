"""The board of City: ring of spaces, the town, what is at stake in its middle, the seats below."""

from msgspec.structs import replace
from PIL import Image

from bot.games.city.data import PARKING
from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import Canvas, part
from rendering.city import middle, plan, service, space, stage, strip, town
from rendering.city.lots import LOTS
from rendering.city.scene import Scene
from rendering.layers import Kept
from rendering.people import People
from rendering.ring import middle as centre
from rendering.ring import shrunk
from rendering.theme import NIGHT, SEATS, Theme

_still: Kept[Image.Image] = Kept(4)
_grounds: Kept[Image.Image] = Kept(8)
_spaces: Kept[Image.Image] = Kept(300)
_plots: Kept[Image.Image] = Kept(600)
GLOW = 5
FRAME = 6


def draw(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The whole board as an RGB image."""
    image = _ground(view, theme, words, people).copy()
    canvas = Canvas(image)
    scene = Scene(canvas, view, theme, words, people)
    _marks(scene)
    _trail(scene)
    _tokens(scene)
    middle.draw(scene)
    strip.draw(scene)
    return image


def _ground(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The board without what moves, the room for the seats below it; kept as long as no district changes."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.height(len(view.seats))), theme.ground)
        image.paste(still(theme, words, frozenset(each.space for each in view.plots)), (0, 0))
        canvas = Canvas(image)
        for each in view.plots:
            signed = each if each.owner is None else replace(each, owner=people.sign(each.owner))
            image.paste(_space(signed, theme, words), plan.parts(each.space).whole)
            image.paste(_plot(signed, theme), LOTS[each.space].box)
            _drive(canvas, signed, theme)
        return image

    signs = tuple(people.sign(each.seat) for each in view.seats)
    return _grounds.get((theme.key, words.tongue, view.plots, signs), make)


def _space(each: PlotView, theme: Theme, words: Words) -> Image.Image:
    """A district's space with its owner; kept by what it shows, so a change draws one space anew."""

    def make() -> Image.Image:
        canvas = part(plan.parts(each.space).whole, theme.paper)
        space.draw(canvas, each, theme, words)
        return canvas.image

    return _spaces.get((theme.key, words.tongue, each), make)


def _plot(each: PlotView, theme: Theme) -> Image.Image:
    """A plot of the town; kept by what stands there."""

    def make() -> Image.Image:
        canvas = part(LOTS[each.space].box, theme.street)
        town.plot(canvas, each, theme)
        return canvas.image

    return _plots.get((theme.key, each), make)


def _drive(canvas: Canvas, each: PlotView, theme: Theme) -> None:
    """The way from a plot round a corner to its space."""
    drive = LOTS[each.space].drive
    if drive is not None:
        canvas.fill(drive, theme.land if each.owner is None else SEATS[each.owner % len(SEATS)])


def still(theme: Theme, words: Words, districts: frozenset[int]) -> Image.Image:
    """The board without its districts. Built once for a theme and a language."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.BOARD_END), theme.ground)
        canvas = Canvas(image)
        plan.RING.draw(canvas, theme)
        town.ground(canvas, theme)
        for index in range(plan.RING.count):
            if plan.RING.corner(index):
                service.corner(canvas, index, theme, words)
            elif index not in districts:
                service.draw(canvas, index, theme, words)
        return image

    return _still.get((theme.key, words.tongue, districts), make)


def _marks(scene: Scene) -> None:
    """A glow round what changed since the last throw, a frame round what is at stake; Rent Dodge where it lies."""
    view, canvas, theme = scene.view, scene.canvas, scene.theme
    for index in view.fresh:
        canvas.frame(shrunk(LOTS[index].box, -GLOW), FRAME, theme.accent)
    for index in stage.lit(view):
        canvas.frame(plan.RING.around(index), FRAME, theme.accent)
    if not any(each.dodge for each in view.seats):
        x, y = centre(plan.corner_rooms(PARKING)[2])
        canvas.rounded((x + 27, y - 28, x + 69, y + 28), 8, theme.warning)
        service.sign(canvas, "dodge", (x + 48, y), 31, NIGHT)


def _trail(scene: Scene) -> None:
    """The way of the last move along the street."""
    if len(scene.view.trail) > 1:
        scene.canvas.path([plan.stop(index) for index in scene.view.trail], 8, scene.theme.accent)


def _tokens(scene: Scene) -> None:
    """Everybody still playing: on the street before the space, in a corner, or behind bars."""

    def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
        return plan.in_cell(count) if jailed else plan.standing(index, count)

    scene.tokens([each for each in scene.view.seats if each.solvent], 37, places)
