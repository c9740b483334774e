"""Everybody's points and cash by turn: a line for each, told apart by dashes and by the sign at its end."""

from collections.abc import Callable, Sequence

from PIL import Image

from bot.games.builder.view import BuilderView
from bot.words import Words
from rendering.builder.scene import Scene
from rendering.canvas import Canvas, Style, cut
from rendering.lines import Field, Point, grid, line, mask, spread, step
from rendering.people import People
from rendering.ring import Box
from rendering.theme import Theme

WIDTH, HEIGHT = 1000, 1180
FIELDS: tuple[Box, Box] = ((130, 84, 700, 560), (130, 700, 700, 1100))
"""Where the lines of points and of cash run."""
LABEL, ROOM = 66, WIDTH - 16
NAME, TOTAL, TITLE = Style(29), Style(31, bold=True), Style(40, bold=True)


def draw(view: BuilderView, theme: Theme, words: Words, people: People) -> Image.Image:
    """Both charts as an RGB image."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.card))
    scene = Scene(canvas, view, theme, words, people)
    points = (*view.course, tuple(each.score.total for each in view.seats))
    purses = (*view.purses, tuple(each.cash for each in view.seats))
    for box, key, course, said in ((FIELDS[0], "by-points", points, str), (FIELDS[1], "by-cash", purses, scene.cash)):
        canvas.text((28, box[1] - 70), scene.say(key), TITLE, theme.ink)
        _chart(scene, box, course, said)
    return canvas.image


def _chart(scene: Scene, box: Box, course: Sequence[Sequence[int]], said: Callable[[int], str]) -> None:
    """One field: level lines, everybody's line, labels at their ends."""
    view = scene.view
    most = max((amount for each in course for amount in each), default=0)
    unit = step(most)
    field = Field(box, (WIDTH, HEIGHT), max(unit, -(-most // unit) * unit))
    first = scene.say("turn", turn=view.stride)
    grid(scene.canvas, field, unit, (said, first, scene.say("turn", turn=view.turn)), scene.theme)
    lines = [field.points([each[seat.seat] for each in course], len(course) - 1) for seat in view.seats]
    for seat, points in reversed(list(enumerate(lines))):
        line(scene.canvas, field, scene.sign(seat), points, scene.theme)
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    places = spread([lines[seat][-1][1] for seat in order], LABEL, box[1] - 10, box[3] + 20)
    for seat, y in zip(order, places, strict=True):
        _label(scene, seat, (lines[seat][-1], round(y)), said(course[-1][seat]))


def _label(scene: Scene, seat: int, place: tuple[Point, int], said: str) -> None:
    """A sign at the end of the line, a thin lead to its name and amount."""
    canvas, theme, (end, y) = scene.canvas, scene.theme, place
    right = FIELDS[0][2]
    x, at = right + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (right + 22, at[1]), (x - 22, y)]
    canvas.stamp(mask((WIDTH, HEIGHT), lead, (), 2), (0, 0), theme.line)
    scene.token(seat, (x, y), 44, theme.card)
    here = scene.view.seats[seat].status == "in"
    left = x + 32
    canvas.text((left, y - 33), cut(scene.names[seat], NAME, ROOM - left), NAME, theme.ink if here else theme.muted)
    canvas.text((left, y - 2), said, TOTAL, theme.ink if here else theme.muted)
