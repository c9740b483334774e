"""A property's deed: price and owner, what it brings at which throw, its rents, mortgage, points, and the sum."""

from PIL import Image

from bot.games.builder.data import CHIPS, GIFT, SET_POINTS, TITLES, Title
from bot.games.builder.view import BuilderView, DeedView
from bot.words import Words
from rendering.builder.card import facts, title
from rendering.builder.scene import Scene
from rendering.builder.signs import chip
from rendering.builder.strip import star
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.people import People
from rendering.ring import Box
from rendering.signs import PIPS, arrow
from rendering.theme import SEATS, Theme, text_on

WIDTH, HEIGHT, MARGIN = 800, 1010, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
STRONG, PLAIN, FIGURE = Style(36, bold=True), Style(32), Style(52, bold=True)
OWNER, BRINGS, RENTS, REST, SUM = BOX[1] + 150, BOX[1] + 280, BOX[1] + 484, BOX[1] + 706, BOX[3] - 110
STEP = 74
DIE = 44


def lot_of(view: BuilderView) -> DeedView:
    """The property that the view's `lot` names; the first when it names none."""
    return next((each for each in view.deeds if each.space == view.lot), view.deeds[0])


def draw(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The deed as an RGB image."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    scene, lot = Scene(canvas, view, theme, words, people), lot_of(view)
    printed = TITLES[lot.space]
    canvas.rounded(BOX, 18, theme.card)
    title(scene, lot, BOX, 128, 18)
    _owner(scene, lot)
    _brings(scene, lot)
    _rents(scene, lot, printed)
    _rest(scene, lot, printed)
    _sum(scene, lot)
    return canvas.image


def _owner(scene: Scene, lot: DeedView) -> None:
    """The price, and whose it is."""
    canvas, theme = scene.canvas, scene.theme
    facts(scene, (LEFT, OWNER, LEFT + 220, OWNER + 110), [(scene.say("price"), scene.cash(lot.price))], FIGURE)
    x = LEFT + 240
    if lot.owner is None:
        canvas.text((x, OWNER + 34), scene.say("unowned"), PLAIN, theme.muted)
        return
    scene.token(lot.owner, (x + 36, OWNER + 52), 68, theme.card)
    name = cut(scene.names[lot.owner], STRONG, RIGHT - x - 90)
    canvas.text((x + 90, OWNER + (8 if lot.mortgaged else 30)), name, STRONG, theme.ink)
    if lot.mortgaged:
        canvas.text((x + 90, OWNER + 54), scene.say("mortgaged"), PLAIN, theme.alarm)


def _brings(scene: Scene, lot: DeedView) -> None:
    """The total that brings chips, the throws that make it, and the chips (BUILDER-36)."""
    canvas, theme, y = scene.canvas, scene.theme, BRINGS + 108
    canvas.text((LEFT, BRINGS), scene.say("brings"), PLAIN, theme.muted)
    canvas.rounded((LEFT - 8, BRINGS + 48, RIGHT + 8, BRINGS + 170), 14, theme.service)
    canvas.text((LEFT + 62, y - 48), str(lot.number), Style(80, bold=True), theme.ink, 0.5)
    pairs = [(one, lot.number - one) for one in range(1, 7) if one <= lot.number - one <= 6]
    wide = 2 * DIE + 22
    for number, pair in enumerate(pairs):
        for place, value in enumerate(pair):
            _die(scene, value, (LEFT + 136 + number * wide + place * (DIE + 4), y - DIE // 2))
    x = RIGHT - 62 - GIFT * 30
    arrow(canvas, (x - 62, y), 40, theme.muted)
    for number in range(GIFT):
        chip(canvas, CHIPS.index(lot.chip), (x + number * 62, y), 68, theme.service)


def _die(scene: Scene, value: int, at: tuple[int, int]) -> None:
    """A small die's face."""
    scene.canvas.rounded((at[0], at[1], at[0] + DIE, at[1] + DIE), 9, scene.theme.ink)
    for pip in PIPS[value]:
        centre = at[0] + round(DIE * (0.24 + 0.26 * (pip % 3))), at[1] + round(DIE * (0.24 + 0.26 * (pip // 3)))
        scene.canvas.disc(centre, 5, scene.theme.card)


def _rents(scene: Scene, lot: DeedView, printed: Title) -> None:
    """The two rents; the present one stands out in its owner's colour."""
    canvas, theme = scene.canvas, scene.theme
    canvas.text((LEFT, RENTS), scene.say("rents"), PLAIN, theme.muted)
    for number, (key, amount) in enumerate((("alone", printed.rent), ("set", 2 * printed.rent))):
        y = RENTS + 48 + number * STEP
        here = lot.complete == (key == "set") and lot.owner is not None and not lot.mortgaged
        ground = SEATS[scene.sign(lot.owner)] if here and lot.owner is not None else theme.service
        canvas.rounded((LEFT - 8, y, RIGHT + 8, y + STEP - 8), 12, ground)
        ink = text_on(ground) if here else theme.ink
        canvas.text((LEFT + 14, y + 13), scene.say(f"rent-{key}"), PLAIN, ink)
        canvas.text((RIGHT - 14, y + 10), scene.cash(amount), STRONG, ink, 1.0)


def _rest(scene: Scene, lot: DeedView, printed: Title) -> None:
    """Mortgage, what repaying costs, and the points of the whole set."""
    pairs = [("mortgage", scene.cash(printed.mortgage)), ("repay", scene.cash(printed.repay))]
    wide = (RIGHT - LEFT) // 3
    facts(
        scene,
        (LEFT, REST, LEFT + 2 * wide, REST + 110),
        [(scene.say(key), text) for key, text in pairs],
        Style(44, bold=True),
    )
    x, label = LEFT + 2 * wide, scene.say("set-points")
    scene.canvas.text((x, REST), label, fit(label, (wide, 40), (30, 28, 26, LEAST)).style, scene.theme.muted)
    star(scene, (x + 22, REST + 62), 40)
    scene.canvas.text((x + 52, REST + 34), str(SET_POINTS[lot.group]), Style(44, bold=True), scene.theme.ink)


def arithmetic(lot: DeedView, words: Words) -> str:
    """How the present rent comes about, in one line that can be checked (BUILDER-64, BUILDER-65)."""
    rent = words.cash("builder", TITLES[lot.space].rent)
    if lot.owner is None:
        return words.say("picture-builder-sum-free")
    if lot.mortgaged:
        return words.say("picture-builder-sum-mortgaged")
    return words.say("picture-builder-sum-set" if lot.complete else "picture-builder-sum-alone", rent=rent)


def sum_room(total: str) -> tuple[int, int]:
    """Where the rent's sum stands."""
    return RIGHT - LEFT - width(total, FIGURE) - 24, 88


def _sum(scene: Scene, lot: DeedView) -> None:
    """What a stop costs now."""
    canvas, theme = scene.canvas, scene.theme
    canvas.fill((LEFT, SUM - 8, RIGHT, SUM - 4), theme.line)
    total = scene.cash(0 if lot.owner is None else lot.rent)
    setting = fit(arithmetic(lot, scene.words), sum_room(total), (34, 32, 30, 29, 28))
    for number, line in enumerate(setting.lines):
        at = LEFT, SUM + 48 - setting.height // 2 + number * setting.style.line
        canvas.text(at, line, setting.style, theme.ink)
    canvas.text((RIGHT, SUM + 18), total, FIGURE, theme.accent, 1.0)
