"""The end: the sides by rank, what each round brought them, and all of it together (KNOCKOUT-189)."""

from PIL import Image

from bot.games.knockout.view import KnockoutView, SideView
from bot.kit.contract import Cash
from rendering.canvas import Style, cut, width
from rendering.knockout import background, geometry
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.statement import signed

WIDTH, MARGIN, GAP = 1000, 20, 12
TITLE, HIGH = 84, 164
LEFT, RIGHT = MARGIN + 22, WIDTH - MARGIN - 22
HEADING, RANK, NAME, TOTAL = Style(50, bold=True), Style(56, bold=True), Style(40, bold=True), Style(56, bold=True)
ROUND, GAIN = Style(geometry.LEAST), Style(34, bold=True)


def draw(context: KnockoutDrawContext) -> Image.Image:
    """The final count as an RGB image."""
    ranked = by_rank(context.view)
    canvas = context.blank((WIDTH, TITLE + len(ranked) * (HIGH + GAP) - GAP + MARGIN))
    background.bare(canvas, (0, 0, *canvas.image.size), (TITLE - GAP, 6), context.theme)
    canvas.text((MARGIN + 6, 10), context.say("count"), HEADING, context.theme.ink)
    for number, side in enumerate(ranked):
        _side(context, TITLE + number * (HIGH + GAP), side)
    return canvas.image


def by_rank(view: KnockoutView) -> list[SideView]:
    """The sides from the winner down; by cash as long as there are no ranks."""
    return sorted(view.sides, key=lambda side: (rank(view, side) or 0, side.resigned, -side.cash, side.index))


def rank(view: KnockoutView, side: SideView) -> int | None:
    """A side's place, equal for equal cash."""
    return view.ranks[side.seats[0]] if view.ranks else None


def gains(view: KnockoutView, side: SideView) -> list[Cash]:
    """What each scored round changed a side's cash by, fees included."""
    course = [each[side.index] for each in view.course]
    return [now - before for before, now in zip([0, *course], course, strict=False)]


def _side(context: KnockoutDrawContext, top: int, side: SideView) -> None:
    """A side: rank, sign, names, cash, and each round's gain."""
    canvas, theme, place = context.canvas, context.theme, rank(context.view, side)
    box = MARGIN, top, WIDTH - MARGIN, top + HIGH
    won = place == 1
    context.card(box, (11, 7), 5, lit=won)
    ink = theme.muted if side.resigned else theme.ink
    if place is not None:
        canvas.text((LEFT + 20, top + 24), str(place), RANK, ink, 0.5)
    disc(canvas, sign_of(side), "", (LEFT + 98, top + 56), 72)
    total = context.cash(side.cash)
    canvas.text((RIGHT, top + 16), total, TOTAL, theme.accent if won else ink, 1.0)
    x = LEFT + 146
    names = context.words.list(context.people_of(side))
    canvas.text((x, top + 26), cut(names, NAME, RIGHT - width(total, TOTAL) - 24 - x), NAME, ink)
    _rounds(context, (x, top + 92), side)


def _rounds(context: KnockoutDrawContext, at: tuple[int, int], side: SideView) -> None:
    """The rounds side by side: which, and what it brought."""
    canvas, theme = context.canvas, context.theme
    if side.resigned:
        canvas.text((at[0], at[1] + 8), context.say("left"), ROUND, theme.muted)
        return
    for number, gain in enumerate(gains(context.view, side), 1):
        x = at[0] + (number - 1) * 196
        canvas.text((x, at[1] - 6), context.say("in-round", round=number), ROUND, theme.muted)
        canvas.text((x, at[1] + 24), signed(context, gain), GAIN, theme.ink)
