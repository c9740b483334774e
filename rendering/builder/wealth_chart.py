"""Everybody's points by turn: a line for each, told apart by dashes and by the sign and name at its end."""

from PIL import Image

from rendering.builder.draw_context import BuilderDrawContext
from rendering.chart_lines import spread
from rendering.wealth_chart import FIELD, HEIGHT, LABEL, TITLE, TOTAL, WIDTH, named, plot


def draw(context: BuilderDrawContext) -> Image.Image:
    """The chart as an RGB image."""
    canvas, view, theme = context.blank((WIDTH, HEIGHT), context.theme.card), context.view, context.theme
    canvas.text((28, 12), context.say("by-points"), TITLE, theme.ink)
    course = (*view.course, tuple(each.score.total for each in view.seats))
    amounts = [[each[seat.seat] for each in course] for seat in view.seats]
    ends = [points[-1] for points in plot(context, FIELD, course, amounts, view.turn, str)]
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    places = spread([ends[seat][1] for seat in order], LABEL, FIELD[1] - 30, FIELD[3] + 10)
    for seat, y in zip(order, map(round, places), strict=True):
        playing = view.seats[seat].status == "in"
        left = named(context, seat, (ends[seat], y), FIELD[2], playing=playing)
        canvas.text((left, y - 2), str(course[-1][seat]), TOTAL, theme.ink if playing else theme.muted)
    return canvas.image
