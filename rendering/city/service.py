"""The spaces of City that are no districts, and the corners."""

from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.city import plan
from rendering.ring import shrunk
from rendering.theme import Theme

KINDS = {space: "chance" for space in (2, 7, 17, 22, 28, 36)}
KINDS |= {space: "permission" for space in (5, 15, 25, 35)}
KINDS |= {space: "auction" for space in (12, 33)} | {space: "tax" for space in (4, 38)}
TAX = 2000


def draw(canvas: Canvas, index: int, theme: Theme, words: Words) -> None:
    """A space that is no district and no corner."""
    parts = plan.parts(index)
    canvas.fill(parts.whole, theme.service)
    kind = KINDS.get(index, "chance")
    text = words.space("city", index)
    if kind == "chance":
        box = parts.whole
        canvas.centred(box, fit("?", (80, 90), (72,), bold=True), theme.muted)
        return
    left, top, right, bottom = parts.whole
    if parts.turned:
        canvas.turned(parts.whole, fit(text, (bottom - top - 10, right - left - 4), (34, 32, 30, LEAST)), theme.ink)
    else:
        canvas.centred(parts.whole, fit(text, (right - left - 8, bottom - top), (34, 32, 30, LEAST)), theme.ink)


def corner(canvas: Canvas, index: int, theme: Theme, words: Words) -> None:
    """A corner of the ring."""
    box = left, top, right, bottom = shrunk(plan.RING.space(index), plan.GAP)
    canvas.fill(box, theme.service)
    canvas.centred(
        (left, top + 8, right, top + 120),
        fit(words.space("city", index), (right - left - 10, 112), (40, 36, 34, 32, 30, LEAST), bold=True),
        theme.ink,
    )
