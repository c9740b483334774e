"""Labels with large figures below them, in equal columns."""

from collections.abc import Sequence

import msgspec

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Slot, Style, fit
from rendering.theme import Theme


class Labels(msgspec.Struct, frozen=True):
    """How labels are set: their sizes, the height of lines within which one is chosen; figures `step` below their top.

    Without a `step` figures stand right below their label.
    """

    sizes: tuple[int, ...] = (30, 28, 26, LEAST)
    high: int = 40
    step: int | None = Style(30).line


LABELS = Labels()
CITY_LABELS = Labels((32, 30, 28, 26, LEAST), high=60)
BELOW = Labels(step=None)


def facts(
    canvas: Canvas, box: Box, pairs: Sequence[tuple[str, str]], figure: Style, theme: Theme, labels: Labels = LABELS
) -> None:
    """Pairs of a label and a figure, the figure as large as its column allows."""
    wide = (box[2] - box[0]) // max(1, len(pairs))
    sizes = tuple(range(figure.size, LEAST - 1, -1))
    for number, (label, text) in enumerate(pairs):
        x = box[0] + number * wide
        style = fit(label, (wide - 8, labels.high), labels.sizes).style
        canvas.text((x, box[1]), label, style, theme.muted)
        below = style.line + 2 if labels.step is None else labels.step
        canvas.text((x, box[1] + below), text, Slot((wide - 8, 120), sizes, bold=figure.bold), theme.ink)
