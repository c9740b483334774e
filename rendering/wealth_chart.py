"""Everybody's wealth by turn: a line for each, told apart by dashes and by the sign and name at its end."""

from collections.abc import Callable, Sequence

from PIL import Image

from bot.kit.contract import Cash
from rendering.board_ring import Box
from rendering.canvas import Slot, Style, cut
from rendering.chart_lines import Field, Point, grid, line, mask, spread, step
from rendering.draw_context import DrawContext

WIDTH, HEIGHT = 1000, 462
FIELD: Box = (118, 82, 690, 404)
"""Where the lines run."""
LABEL, ROOM = 68, WIDTH - 16
"""The least distance of two labels at the lines' ends, and where they end."""
TITLE, NAME, TOTAL = Style(36, bold=True), Style(29), Style(31, bold=True)
OUT = 28, 27


def draw(context: DrawContext) -> Image.Image:
    """The chart of a view's `course`, every `stride`-th turn, as an RGB image."""
    canvas, view = context.blank((WIDTH, HEIGHT), context.theme.card), context.view
    canvas.text((28, 12), context.say("chart"), TITLE, context.theme.ink)
    lines = [_amounts(view.course, each.seat) for each in view.seats]
    _labels(context, plot(context, FIELD, view.course, lines, len(view.course) * view.stride, context.cash))
    return canvas.image


def plot(
    context: DrawContext,
    box: Box,
    course: Sequence[Sequence[int]],
    amounts: Sequence[Sequence[int]],
    turns: int,
    said: Callable[[int], str],
) -> list[list[Point]]:
    """Level lines and everybody's line, the first seat's above the others; returns the lines' points by seat.

    `course` has the amounts of all seats by turn, `amounts` those that are shown by seat.
    """
    canvas, view, theme = context.canvas, context.view, context.theme
    most = max((amount for each in course for amount in each), default=0)
    unit = step(most)
    field = Field(box, canvas.image.size, max(unit, -(-most // unit) * unit))
    grid(canvas, field, unit, (said, context.say("turn", turn=view.stride), context.say("turn", turn=turns)), theme)
    lines = [field.points(each, len(course) - 1) for each in amounts]
    for seat, points in reversed(list(enumerate(lines))):
        line(canvas, field, context.sign(seat), points, theme)
    return lines


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
    for seat, y in zip(order, spread(wanted, LABEL, FIELD[1] - 30, FIELD[3] + 10), strict=True):
        _label(context, seat, ends[seat], round(y))


def _last(course: Sequence[Sequence[Cash]], seat: int) -> Cash:
    """What a seat was worth at the end."""
    return course[-1][seat] if course and seat < len(course[-1]) else 0


def _label(context: DrawContext, seat: int, end: Point, y: int) -> None:
    """A name at the end of its line, and what it is worth."""
    solvent = context.view.seats[seat].solvent
    left = named(context, seat, (end, y), FIELD[2], playing=solvent)
    if solvent and context.view.course:
        context.canvas.text((left, y - 2), context.cash(context.view.course[-1][seat]), TOTAL, context.theme.ink)
    else:
        context.canvas.text((left, y), context.say("out"), Slot((ROOM - left, 34), OUT), context.theme.muted)


def named(
    context: DrawContext, seat: int, place: tuple[Point, int], edge: int, *, playing: bool, above: int = 33
) -> int:
    """A thin lead from the end of a line to a sign and a name at some height, right of the `edge` of the lines.

    Returns where text below the name begins. `above`: how far above the sign's middle the name begins.
    """
    canvas, theme, (end, y) = context.canvas, context.theme, place
    x, at = edge + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (edge + 22, at[1]), (x - 22, y)]
    canvas.stamp(*mask(canvas.image.size, lead, (), 2), theme.line)
    context.token(seat, (x, y), 44, theme.card)
    shown = cut(context.names[seat], NAME, ROOM - x - 32)
    canvas.text((x + 32, y - above), shown, NAME, theme.ink if playing else theme.muted)
    return x + 32
