"""Everybody's chance to win by turn: a line for each, told apart as in the chart of wealth; turning points numbered."""

from bisect import bisect_left
from collections.abc import Sequence

from PIL import Image

from bot.tables.analysis.model import ChanceChart, ChanceLine
from rendering.alt_text import AltText
from rendering.board_ring import Box
from rendering.canvas import Style
from rendering.chart_lines import Field, Point, grid, line, spread
from rendering.draw_context import DrawContext
from rendering.image import shortened
from rendering.pictures import Painter
from rendering.theme import text_on
from rendering.wealth_chart import NAME, TITLE, WIDTH, named

LEFT, TOP, RIGHT = 104, 132, 690
LEAST_HIGH, LABEL, BELOW = 360, 52, 58
"""The least height of the lines, and how far apart names and what stands below the lines are."""
CERTAIN, UNIT = 10_000, 2_500
CHIP, APART = 34, 40
"""The size of a turning point's number, and how far apart two numbers are at least."""
NUMBER = Style(26, bold=True)


def draw(context: DrawContext) -> Image.Image:
    """The chart of a `ChanceChart` as an RGB image, as high as its names need."""
    view: ChanceChart = context.view
    high = max(LEAST_HIGH, LABEL * len(view.seats))
    box: Box = (LEFT, TOP, RIGHT, TOP + high)
    canvas, theme = context.blank((WIDTH, TOP + high + BELOW), context.theme.card), context.theme
    canvas.text((28, 12), context.words.say("picture-chances-title"), TITLE, theme.ink)
    field = Field(box, canvas.image.size, CERTAIN)
    last = context.words.say("picture-chances-turn", turn=view.turns[-1])
    grid(canvas, field, UNIT, (lambda chance: percent(context, chance), "", last), theme)
    lines = [field.points(each.chances, len(view.turns) - 1) for each in view.seats]
    _marks(context, box)
    for seat, points in reversed(list(enumerate(lines))):
        line(canvas, field, context.sign(seat), points, theme)
    _names(context, box, lines)
    return canvas.image


def percent(words: DrawContext | AltText, chance: int) -> str:
    """A chance in per cent."""
    return words.words.say("percent", n=round(chance / 100))


def _marks(context: DrawContext, box: Box) -> None:
    """A line at the end of each turning point's turn, with its number above the lines."""
    canvas, view, theme = context.canvas, context.view, context.theme
    places = [bisect_left(view.turns, turn) for turn in view.marks]
    across = [box[0] + (box[2] - box[0]) * place / max(1, len(view.turns) - 1) for place in places]
    y = box[1] - CHIP
    for number, (x, chip) in enumerate(zip(across, spread(across, APART, box[0], box[2]), strict=True), 1):
        canvas.fill((round(x) - 1, box[1] - CHIP // 2, round(x) + 1, box[3]), theme.muted)
        left = round(chip) - CHIP // 2
        canvas.rounded((left, y - CHIP // 2, left + CHIP, y + CHIP // 2), CHIP // 2, theme.accent)
        canvas.text((round(chip), y - NUMBER.line // 2 - 1), str(number), NUMBER, text_on(theme.accent), 0.5)


def _names(context: DrawContext, box: Box, lines: Sequence[Sequence[Point]]) -> None:
    """At each line's end its sign and name."""
    order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], seat))
    places = spread([lines[seat][-1][1] for seat in order], LABEL, box[1] - 8, box[3])
    for seat, y in zip(order, map(round, places), strict=True):
        named(context, seat, (lines[seat][-1], y), box[2], playing=True, above=NAME.line // 2 + 1)


def tell(words: AltText) -> str:
    """From what to what each chance went, the least and the most it was, and the turns in which most was changed."""
    view: ChanceChart = words.view
    marks = words.words.list(map(str, view.marks))
    said = [words.words.say("picture-chances-alt", turns=view.turns[-1])]
    said += [words.words.say("picture-chances-alt-marks", turns=marks, count=len(view.marks))] if view.marks else []
    return shortened([*said, *(_course(words, each) for each in view.seats)])


def _course(words: AltText, each: ChanceLine) -> str:
    chances = {
        "first": each.chances[0],
        "last": each.chances[-1],
        "least": min(each.chances),
        "most": max(each.chances),
    }
    said = {key: percent(words, chance) for key, chance in chances.items()}
    return words.words.say("picture-chances-alt-seat", seat=words.person(each.seat), **said)


PAINTER = Painter(DrawContext.drawn(draw), AltText.told(tell))
