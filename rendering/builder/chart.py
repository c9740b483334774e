"""Everybody's points and cash by turn: a line for each, told apart by dashes and by the sign at its end."""

from collections.abc import Callable, Sequence

from PIL import Image

from bot.games.builder.view import BuilderView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.builder.draw_context import BuilderDrawContext
from rendering.canvas import Canvas, Style, cut
from rendering.chart_lines import Field, Point, grid, line, mask, spread, step
from rendering.players import Players
from rendering.theme import Theme

WIDTH, HEIGHT = 1000, 1180
FIELDS: tuple[Box, Box] = ((130, 84, 700, 560), (130, 700, 700, 1100))
"""Where the lines of points and of cash run."""
LABEL, ROOM = 66, WIDTH - 16
NAME, TOTAL, TITLE = Style(29), Style(31, bold=True), Style(40, bold=True)


def draw(view: BuilderView, theme: Theme, words: Translator, people: Players) -> Image.Image:
    """Both charts as an RGB image."""
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.card))
    context = BuilderDrawContext(canvas, view, theme, words, people)
    points = (*view.course, tuple(each.score.total for each in view.seats))
    purses = (*view.purses, tuple(each.cash for each in view.seats))
    for box, key, course, said in ((FIELDS[0], "by-points", points, str), (FIELDS[1], "by-cash", purses, context.cash)):
        canvas.text((28, box[1] - 70), context.say(key), TITLE, theme.ink)
        _chart(context, box, course, said)
    return canvas.image


def _chart(context: BuilderDrawContext, box: Box, course: Sequence[Sequence[int]], said: Callable[[int], str]) -> None:
    """One field: level lines, everybody's line, labels at their ends."""
    view = context.view
    most = max((amount for each in course for amount in each), default=0)
    unit = step(most)
    field = Field(box, (WIDTH, HEIGHT), max(unit, -(-most // unit) * unit))
    first = context.say("turn", turn=view.stride)
    grid(context.canvas, field, unit, (said, first, context.say("turn", turn=view.turn)), context.theme)
    lines = [field.points([each[seat.seat] for each in course], len(course) - 1) for seat in view.seats]
    for seat, points in reversed(list(enumerate(lines))):
        line(context.canvas, field, context.sign(seat), points, context.theme)
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    places = spread([lines[seat][-1][1] for seat in order], LABEL, box[1] - 10, box[3] + 20)
    for seat, y in zip(order, places, strict=True):
        _label(context, seat, (lines[seat][-1], round(y)), said(course[-1][seat]))


def _label(context: BuilderDrawContext, seat: int, place: tuple[Point, int], said: str) -> None:
    """A sign at the end of the line, a thin lead to its name and amount."""
    canvas, theme, (end, y) = context.canvas, context.theme, place
    right = FIELDS[0][2]
    x, at = right + 62, (round(end[0]), round(end[1]))
    lead = [(at[0], at[1]), (right + 22, at[1]), (x - 22, y)]
    canvas.stamp(mask((WIDTH, HEIGHT), lead, (), 2), (0, 0), theme.line)
    context.token(seat, (x, y), 44, theme.card)
    here = context.view.seats[seat].status == "in"
    left = x + 32
    canvas.text((left, y - 33), cut(context.names[seat], NAME, ROOM - left), NAME, theme.ink if here else theme.muted)
    canvas.text((left, y - 2), said, TOTAL, theme.ink if here else theme.muted)
