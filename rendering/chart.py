"""Everybody's wealth by turn: a line for each, told apart by dashes and by the sign and name at its end."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from bot.games.kit.model import Cash
from rendering.canvas import LEAST, Canvas, Style, cut, fit, stepped
from rendering.ring import Box
from rendering.scene import Drawing
from rendering.theme import SEATS, Theme, contrast

WIDTH, HEIGHT = 1000, 860
FIELD: Box = (118, 96, 690, 776)
"""Where the lines run."""
THICK, FINER = 7, 2
LABEL, ROOM = 68, WIDTH - 16
"""The least distance of two labels at the lines' ends, and where they end."""
FIGURE, NAME, TOTAL, OUT = Style(28), Style(29), Style(31, bold=True), (28, 27, 26, 25, LEAST)
AMOUNTS = 28, 27, 26, 25, LEAST
DASHES: tuple[tuple[int, ...], ...] = (
    (),
    (34, 12),
    (12, 10),
    (34, 10, 8, 10),
    (22, 22),
    (8, 18),
    (50, 10),
    (34, 8, 8, 8, 8, 8),
)
"""How a sign's line is broken: pixels drawn and left out by turns; never for the first."""
FAINT = 1.7
"""A line whose colour stands out less from the card gets a rim."""
STEPS = (1, 2, 5)
Point = tuple[float, float]


def blank(theme: Theme) -> Canvas:
    """The paper that a chart is drawn on."""
    return Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.card))


def draw(scene: Drawing) -> Image.Image:
    """The chart of a view's `course`, every `stride`-th turn, as an RGB image; `scene` stands on blank paper."""
    view, canvas = scene.view, scene.canvas
    canvas.text((28, 18), scene.say("chart"), Style(42, bold=True), scene.theme.ink)
    most = max((amount for each in view.course for amount in each), default=0)
    unit = step(most)
    high = max(unit, -(-most // unit) * unit)
    _grid(scene, unit, high)
    lines = [_points(view.course, each.seat, high) for each in view.seats]
    for seat, points in reversed(list(enumerate(lines))):
        _line(scene, seat, points)
    _labels(scene, lines)
    return canvas.image


def step(most: Cash) -> Cash:
    """The distance of the level lines: 1, 2 or 5 times a power of ten, at most six of them."""
    power = 10
    while True:
        for each in STEPS:
            if most <= 6 * each * power:
                return each * power
        power *= 10


def _grid(scene: Drawing, unit: Cash, high: Cash) -> None:
    """Level lines with their amounts, and the turns below."""
    left, top, right, bottom = FIELD
    canvas, theme = scene.canvas, scene.theme
    for amount in range(0, high + 1, unit):
        y = bottom - round((bottom - top) * amount / high)
        canvas.fill((left, y - 1, right, y + (2 if amount == 0 else 1)), theme.line)
        said = scene.cash(amount)
        canvas.text((left - 14, y - 17), said, fit(said, (left - 18, 40), AMOUNTS).style, theme.muted, 1.0)
    turns = len(scene.view.course) * scene.view.stride
    canvas.text((left, bottom + 14), scene.say("turn", turn=scene.view.stride), FIGURE, theme.muted)
    canvas.text((right, bottom + 14), scene.say("turn", turn=turns), FIGURE, theme.muted, 1.0)


def _points(course: Sequence[Sequence[Cash]], seat: int, high: Cash) -> list[Point]:
    """A seat's line in pixels; it ends where the player went out."""
    left, top, right, bottom = FIELD
    last = max(1, len(course) - 1)
    amounts = [each[seat] for each in course if seat < len(each)]
    while len(amounts) > 1 and amounts[-1] == 0 == amounts[-2]:
        amounts.pop()
    return [
        (left + (right - left) * number / last, bottom - (bottom - top) * amount / high)
        for number, amount in enumerate(amounts)
    ]


def _line(scene: Drawing, seat: int, points: Sequence[Point]) -> None:
    """A line in its sign's colour and dashes, with a rim where the colour alone would be faint."""
    sign, theme = scene.people.sign(seat), scene.theme
    colour = SEATS[sign % len(SEATS)]
    if contrast(colour, theme.card) < FAINT:
        scene.canvas.stamp(_mask(points, DASHES[sign % len(DASHES)], THICK + 4), (0, 0), theme.muted)
    scene.canvas.stamp(_mask(points, DASHES[sign % len(DASHES)], THICK), (0, 0), colour)


def _mask(points: Sequence[Point], dashes: Sequence[int], thick: int) -> Image.Image:
    """A broken line over the whole picture."""
    mask = Image.new("L", (WIDTH * FINER, HEIGHT * FINER))
    pen = ImageDraw.Draw(mask)
    for each in dashed(points, dashes):
        drawn = [(x * FINER, y * FINER) for x, y in each]
        pen.line(drawn, fill=255, width=thick * FINER, joint="curve")
    return stepped(mask.reduce(FINER))


def dashed(points: Sequence[Point], dashes: Sequence[int]) -> list[list[Point]]:
    """A line cut into its dashes; whole without any."""
    if not dashes or len(points) < 2:
        return [list(points)] if len(points) > 1 else []
    pieces: list[list[Point]] = []
    number, left, current = 0, float(dashes[0]), [points[0]]
    for (x, y), (to_x, to_y) in pairwise(points):
        length, gone = hypot(to_x - x, to_y - y), 0.0
        while length - gone > left:
            gone += left
            at = (x + (to_x - x) * gone / length, y + (to_y - y) * gone / length)
            if number % 2 == 0:
                pieces.append([*current, at])
            number += 1
            left, current = float(dashes[number % len(dashes)]), [at]
        left -= length - gone
        current.append((to_x, to_y))
    if number % 2 == 0 and len(current) > 1:
        pieces.append(current)
    return pieces


def _labels(scene: Drawing, lines: Sequence[Sequence[Point]]) -> None:
    """At each line's end its sign; aside, as near as they do not touch, name and wealth."""
    ends = [(points[-1] if points else (FIELD[0], FIELD[3])) for points in lines]
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], -_last(scene.view.course, seat)))
    wanted = [ends[seat][1] for seat in order]
    for seat, y in zip(order, spread(wanted, LABEL, FIELD[1] - 30, FIELD[3] + 30), strict=True):
        _label(scene, seat, ends[seat], round(y))


def _last(course: Sequence[Sequence[Cash]], seat: int) -> Cash:
    """What a seat was worth at the end."""
    return course[-1][seat] if course and seat < len(course[-1]) else 0


def spread(wanted: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Places in order, at least `least` apart and between `low` and `high`, near those wanted."""
    placed: list[float] = []
    for each in wanted:
        placed.append(max(each, placed[-1] + least if placed else low))
    limit = high
    for number in range(len(placed) - 1, -1, -1):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - least
    return placed


def _label(scene: Drawing, seat: int, end: Point, y: int) -> None:
    """A sign at the end of the line, a thin lead to its name and what it is worth."""
    canvas, theme = scene.canvas, scene.theme
    x, at = FIELD[2] + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (FIELD[2] + 22, at[1]), (x - 22, y)]
    canvas.stamp(_mask(lead, (), 2), (0, 0), theme.line)
    scene.token(seat, (x, y), 44, theme.card)
    left = x + 32
    solvent = scene.view.seats[seat].solvent
    canvas.text((left, y - 33), cut(scene.names[seat], NAME, ROOM - left), NAME, theme.ink if solvent else theme.muted)
    if solvent and scene.view.course:
        canvas.text((left, y - 2), scene.cash(scene.view.course[-1][seat]), TOTAL, theme.ink)
    else:
        canvas.text((left, y), scene.say("out"), fit(scene.say("out"), (ROOM - left, 34), OUT).style, theme.muted)
