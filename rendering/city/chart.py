"""Everybody's wealth by turn: a line for each, told apart by dashes and by the sign and name at its end."""

from collections.abc import Sequence

from PIL import Image

from bot.games.city.view import CityView
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, cut, fit
from rendering.city.scene import Scene
from rendering.lines import Field, Point, grid, line, mask, spread, step
from rendering.people import People
from rendering.ring import Box
from rendering.theme import Theme

WIDTH, HEIGHT = 1000, 860
FIELD: Box = (118, 96, 690, 776)
"""Where the lines run."""
LABEL, ROOM = 68, WIDTH - 16
"""The least distance of two labels at the lines' ends, and where they end."""
NAME, TOTAL, OUT = Style(29), Style(31, bold=True), (28, 27, 26, 25, LEAST)


def draw(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The chart as an RGB image."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.card))
    scene = Scene(canvas, view, theme, words, people)
    canvas.text((28, 18), scene.say("chart"), Style(42, bold=True), theme.ink)
    most = max((amount for each in view.course for amount in each), default=0)
    unit = step(most)
    field = Field(FIELD, (WIDTH, HEIGHT), max(unit, -(-most // unit) * unit))
    turns = len(view.course) * view.stride
    said = scene.cash, scene.say("turn", turn=view.stride), scene.say("turn", turn=turns)
    grid(canvas, field, unit, said, theme)
    lines = [_points(view, each.seat, field) for each in view.seats]
    for seat, points in reversed(list(enumerate(lines))):
        line(canvas, field, people.sign(seat), points, theme)
    _labels(scene, lines)
    return canvas.image


def _points(view: CityView, seat: int, field: Field) -> list[Point]:
    """A seat's line in pixels; it ends where the player went out."""
    amounts = [each[seat] for each in view.course if seat < len(each)]
    while len(amounts) > 1 and amounts[-1] == 0 == amounts[-2]:
        amounts.pop()
    return field.points(amounts, len(view.course) - 1)


def _labels(scene: Scene, lines: Sequence[Sequence[Point]]) -> None:
    """At each line's end its sign; aside, as near as they do not touch, name and wealth."""
    ends = [(points[-1] if points else (FIELD[0], FIELD[3])) for points in lines]
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], -(scene.view.seats[seat].wealth or 0)))
    wanted = [ends[seat][1] for seat in order]
    for seat, y in zip(order, spread(wanted, LABEL, FIELD[1] - 30, FIELD[3] + 30), strict=True):
        _label(scene, seat, ends[seat], round(y))


def _label(scene: Scene, seat: int, end: Point, y: int) -> None:
    """A sign at the end of the line, a thin lead to its name and what it is worth."""
    canvas, theme = scene.canvas, scene.theme
    x, at = FIELD[2] + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (FIELD[2] + 22, at[1]), (x - 22, y)]
    canvas.stamp(mask((WIDTH, HEIGHT), lead, (), 2), (0, 0), theme.line)
    scene.token(seat, (x, y), 44, theme.card)
    left = x + 32
    solvent = scene.view.seats[seat].solvent
    canvas.text((left, y - 33), cut(scene.names[seat], NAME, ROOM - left), NAME, theme.ink if solvent else theme.muted)
    if solvent and scene.view.course:
        canvas.text((left, y - 2), scene.cash(scene.view.course[-1][seat]), TOTAL, theme.ink)
    else:
        canvas.text((left, y), scene.say("out"), fit(scene.say("out"), (ROOM - left, 34), OUT).style, theme.muted)
