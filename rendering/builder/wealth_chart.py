"""Everybody's points and cash by turn: a line for each, told apart by dashes and by the sign at its end."""

from collections.abc import Callable, Sequence

from PIL import Image

from rendering.board_ring import Box
from rendering.builder.draw_context import BuilderDrawContext
from rendering.canvas import Style
from rendering.chart_lines import spread
from rendering.wealth_chart import named, plot

WIDTH, HEIGHT = 1000, 1180
FIELDS: tuple[Box, Box] = ((130, 84, 700, 560), (130, 700, 700, 1100))
"""Where the lines of points and of cash run."""
LABEL = 66
TOTAL, TITLE = Style(31, bold=True), Style(40, bold=True)


def draw(context: BuilderDrawContext) -> Image.Image:
    """Both charts as an RGB image."""
    canvas, view = context.blank((WIDTH, HEIGHT), context.theme.card), context.view
    points = (*view.course, tuple(each.score.total for each in view.seats))
    purses = (*view.purses, tuple(each.cash for each in view.seats))
    for box, key, course, said in ((FIELDS[0], "by-points", points, str), (FIELDS[1], "by-cash", purses, context.cash)):
        canvas.text((28, box[1] - 70), context.say(key), TITLE, context.theme.ink)
        _chart(context, box, course, said)
    return canvas.image


def _chart(context: BuilderDrawContext, box: Box, course: Sequence[Sequence[int]], said: Callable[[int], str]) -> None:
    """One field: level lines, everybody's line, labels at their ends."""
    amounts = [[each[seat.seat] for each in course] for seat in context.view.seats]
    ends = [points[-1] for points in plot(context, box, course, amounts, context.view.turn, said)]
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    places = spread([ends[seat][1] for seat in order], LABEL, box[1] - 10, box[3] + 20)
    for seat, y in zip(order, map(round, places), strict=True):
        playing = context.view.seats[seat].status == "in"
        left = named(context, seat, (ends[seat], y), box[2], playing=playing)
        ink = context.theme.ink if playing else context.theme.muted
        context.canvas.text((left, y - 2), said(course[-1][seat]), TOTAL, ink)
