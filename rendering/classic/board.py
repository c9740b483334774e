"""The classic board: the ring of spaces, the bay with what is at stake before it, the seats below."""

from msgspec.structs import replace
from PIL import Image

from bot.games.classic.view import ClassicView, PlotView
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, part, width
from rendering.classic import bay, middle, plan, space, strip
from rendering.classic.scene import Scene
from rendering.layers import Kept
from rendering.people import People
from rendering.ring import shrunk
from rendering.theme import Theme, text_on

_still: Kept[Image.Image] = Kept(4)
_grounds: Kept[Image.Image] = Kept(8)
_latest: Kept[list[tuple[tuple[PlotView, ...], Image.Image]]] = Kept(8)
"""By the table's look the ground drawn last, which the next is made of: seldom more than two properties change."""
_spaces: Kept[Image.Image] = Kept(400)
FRAME = 6
BADGE = Style(LEAST, bold=True)


def draw(view: ClassicView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The whole board as an RGB image."""
    image = _ground(view, theme, words, people).copy()
    scene = Scene(Canvas(image), view, theme, words, people)
    _marks(scene)
    _trail(scene)
    _tokens(scene)
    middle.draw(scene)
    strip.draw(scene)
    return image


def _ground(view: ClassicView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The board without what moves, the room for the seats below it; kept as long as no property changes."""
    signs = tuple(people.sign(each.seat) for each in view.seats)
    key = theme.key, words.tongue, view.board, signs

    def make() -> Image.Image:
        latest = _latest.get(key, list)
        known, image = latest[-1] if latest else ((), _bare(view, theme, words))
        image, before = image.copy(), dict(zip((each.space for each in known), known, strict=True))
        for each in view.plots:
            if before.get(each.space) != each:
                signed = each if each.owner is None else replace(each, owner=people.sign(each.owner))
                image.paste(_space(signed, view.board, theme, words), plan.parts(each.space).whole)
        latest[:] = [(view.plots, image)]
        return image

    return _grounds.get((*key, view.plots), make)


def _bare(view: ClassicView, theme: Theme, words: Words) -> Image.Image:
    """The board without its properties, and the room for the seats."""
    image = Image.new("RGB", (plan.WIDTH, plan.height(len(view.seats))), theme.ground)
    image.paste(still(view, theme, words), (0, 0))
    return image


def _space(each: PlotView, printed: str, theme: Theme, words: Words) -> Image.Image:
    """A property's space; kept by what it shows, so a change draws one space anew."""

    def make() -> Image.Image:
        canvas = part(plan.parts(each.space).whole, theme.paper)
        space.draw(canvas, each, theme, words)
        return canvas.image

    return _spaces.get((theme.key, words.tongue, printed, each), make)


def still(view: ClassicView, theme: Theme, words: Words) -> Image.Image:
    """The board without its properties. Built once for a theme, a language and a board."""

    def make() -> Image.Image:
        image = Image.new("RGB", (plan.WIDTH, plan.BOARD_END), theme.ground)
        canvas = Canvas(image)
        scene = Scene(canvas, view, theme, words, People())
        plan.RING.draw(canvas, theme)
        bay.draw(canvas, theme)
        for index in range(plan.RING.count):
            square = scene.square(index)
            if plan.RING.corner(index):
                space.corner(canvas, index, square, theme, words)
            elif not square.group:
                space.other(canvas, index, square, theme, words)
        return image

    return _still.get((theme.key, words.tongue, view.board), make)


def _marks(scene: Scene) -> None:
    """A frame round what changed and what is at stake; where the Bus would lead by how many steps."""
    view, canvas, theme = scene.view, scene.canvas, scene.theme
    framed = {*view.fresh, *middle.lit(view)}
    for index in sorted(framed):
        canvas.frame(plan.RING.around(index), FRAME, theme.accent)
    if view.stage == "triple":
        canvas.frame(plan.RING.inside, FRAME, theme.accent)
        canvas.frame(shrunk(plan.RING.box, -2), FRAME, theme.accent)
    for way in view.ways:
        _badge(canvas, way.space, f"+{way.steps}", theme)


def _badge(canvas: Canvas, index: int, said: str, theme: Theme) -> None:
    """A small plate in the lane before a space."""
    x, y = plan.stop(index)
    half = width(said, BADGE) // 2 + 8
    canvas.rounded((x - half, y - 17, x + half, y + 17), 9, theme.accent)
    canvas.text((x, y - 14), said, BADGE, text_on(theme.accent), 0.5)


def _trail(scene: Scene) -> None:
    """The ways of the last moves along the lane, a dot where each of them ended but the last."""
    if scene.view.stage == "over":
        return
    legs = scene.view.legs or ((scene.view.trail,) if scene.view.trail else ())
    for number, leg in enumerate(legs):
        if len(leg) < 2:
            continue
        scene.canvas.path([plan.stop(index) for index in leg], 8, scene.theme.accent)
        if number + 1 < len(legs):
            scene.canvas.disc(plan.stop(leg[-1]), 11, scene.theme.accent)
            scene.canvas.disc(plan.stop(leg[-1]), 5, scene.theme.lane)


def _tokens(scene: Scene) -> None:
    """Everybody still playing: in the lane before the space, in a corner, or behind bars."""

    def places(index: int, jailed: bool, count: int) -> list[tuple[int, int]]:
        return plan.in_cell(count) if jailed else plan.standing(index, count)

    scene.tokens([each for each in scene.view.seats if each.solvent], 38, places)
