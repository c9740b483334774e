"""Labels with large figures below them, in equal columns."""

from collections.abc import Sequence

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.theme import Theme

LABELS = (30, 28, 26, LEAST)
STEP = Style(30).line


def facts(
    canvas: Canvas,
    box: Box,
    pairs: Sequence[tuple[str, str]],
    figure: Style,
    theme: Theme,
    labels: tuple[int, ...] = LABELS,
    step: int | None = STEP,
    high: int = 40,
) -> None:
    """Labels and figures.

    `labels`: the sizes of the former, which may be broken into lines within `high` pixels to choose one; `step`: how
    far below their top figures stand, None for right below.
    """
    wide = (box[2] - box[0]) // max(1, len(pairs))
    sizes = tuple(range(figure.size, LEAST - 1, -1))
    for number, (label, text) in enumerate(pairs):
        x = box[0] + number * wide
        style = fit(label, (wide - 8, high), labels).style
        canvas.text((x, box[1]), label, style, theme.muted)
        below = style.line + 2 if step is None else step
        canvas.text((x, box[1] + below), text, fit(text, (wide - 8, 120), sizes, bold=figure.bold).style, theme.ink)
