"""Everybody's wealth by turn: a line for each, told apart by dashes and by the sign and name at its end."""

from collections.abc import Sequence

from PIL import Image

from bot.kit.contract import Cash
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, cut, fit
from rendering.chart_lines import Field, Point, grid, line, mask, spread, step
from rendering.draw_context import DrawContext
from rendering.theme import Theme

WIDTH, HEIGHT = 1000, 860
FIELD: Box = (118, 96, 690, 776)
"""Where the lines run."""
LABEL, ROOM = 68, WIDTH - 16
"""The least distance of two labels at the lines' ends, and where they end."""
NAME, TOTAL, OUT = Style(29), Style(31, bold=True), (28, 27, 26, 25, LEAST)


def blank(theme: Theme) -> Canvas:
    """The paper that a chart is drawn on."""
    return Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.card))


def draw(context: DrawContext) -> Image.Image:
    """The chart of a view's `course`, every `stride`-th turn, as an RGB image; `scene` stands on blank paper."""
    view, canvas = context.view, context.canvas
    canvas.text((28, 18), context.say("chart"), Style(42, bold=True), context.theme.ink)
    most = max((amount for each in view.course for amount in each), default=0)
    unit = step(most)
    field = Field(FIELD, (WIDTH, HEIGHT), max(unit, -(-most // unit) * unit))
    turns = context.say("turn", turn=view.stride), context.say("turn", turn=len(view.course) * view.stride)
    grid(canvas, field, unit, (context.cash, *turns), context.theme)
    lines = [field.points(_amounts(view.course, each.seat), len(view.course) - 1) for each in view.seats]
    for seat, points in reversed(list(enumerate(lines))):
        line(canvas, field, context.sign(seat), points, context.theme)
    _labels(context, lines)
    return canvas.image


def _amounts(course: Sequence[Sequence[Cash]], seat: int) -> list[Cash]:
    """What a seat was worth; it ends where the player went out."""
    amounts = [each[seat] for each in course if seat < len(each)]
    while len(amounts) > 1 and amounts[-1] == 0 == amounts[-2]:
        amounts.pop()
    return amounts


def _labels(context: DrawContext, lines: Sequence[Sequence[Point]]) -> None:
    """At each line's end its sign; aside, as near as they do not touch, name and wealth."""
    ends = [(points[-1] if points else (FIELD[0], FIELD[3])) for points in lines]
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], -_last(context.view.course, seat)))
    wanted = [ends[seat][1] for seat in order]
    for seat, y in zip(order, spread(wanted, LABEL, FIELD[1] - 30, FIELD[3] + 30), strict=True):
        _label(context, seat, ends[seat], round(y))


def _last(course: Sequence[Sequence[Cash]], seat: int) -> Cash:
    """What a seat was worth at the end."""
    return course[-1][seat] if course and seat < len(course[-1]) else 0


def _label(context: DrawContext, seat: int, end: Point, y: int) -> None:
    """A sign at the end of the line, a thin lead to its name and what it is worth."""
    canvas, theme = context.canvas, context.theme
    x, at = FIELD[2] + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (FIELD[2] + 22, at[1]), (x - 22, y)]
    canvas.stamp(mask((WIDTH, HEIGHT), lead, (), 2), (0, 0), theme.line)
    context.token(seat, (x, y), 44, theme.card)
    left = x + 32
    solvent = context.view.seats[seat].solvent
    canvas.text(
        (left, y - 33), cut(context.names[seat], NAME, ROOM - left), NAME, theme.ink if solvent else theme.muted
    )
    if solvent and context.view.course:
        canvas.text((left, y - 2), context.cash(context.view.course[-1][seat]), TOTAL, theme.ink)
    else:
        canvas.text((left, y), context.say("out"), fit(context.say("out"), (ROOM - left, 34), OUT).style, theme.muted)
