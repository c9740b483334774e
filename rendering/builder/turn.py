"""A turn seen from near: whose it is, the spaces of the walk or the island, what is at stake, everybody's card."""

from PIL import Image

from bot.games.builder.view import BuilderView
from rendering.board_ring import Box
from rendering.builder import center, island, turn_seat, turn_tiles
from rendering.builder.draw_context import BuilderDrawContext
from rendering.canvas import LEAST, Slot, Style, cut
from rendering.seat_symbols import die

WIDTH, MARGIN, GAP = 1000, 12, 6
HEAD: Box = (MARGIN, 6, WIDTH - MARGIN, 90)
TOP = HEAD[3] + GAP
COLUMN = 410
"""The width of the column beside the tiles or the island."""
SPLIT = WIDTH - MARGIN - COLUMN
STRETCH = 270
"""The height of the tiles."""
STAKE_BOX: Box = (SPLIT, TOP, WIDTH - MARGIN, TOP + STRETCH)
"""What is at stake, beside the tiles."""
SEAT, STAKE = 147, 128
"""The heights of a seat's card, and of what is at stake below cards or island."""
DIE = 60
NAME, ROUND = Style(38, bold=True), Style(28)
SAID = Slot((WIDTH - 2 * MARGIN - 420, 38), (32, 30, 28, 27, LEAST))
"""The sentence about what is awaited."""


def draw(context: BuilderDrawContext) -> Image.Image:
    """The close view as an RGB image."""
    return _building(context) if building(context.view) else _walking(context)


def building(view: BuilderView) -> bool:
    """Whether the island matters more than the ring: while blocks may be put, and when one just was."""
    if view.debt is not None or view.inherits or view.lot is not None or view.stage in center.HINTS:
        return False
    return view.stage in {"manage", "count", "over"} or bool(view.raised)


def stretch_only(view: BuilderView) -> bool:
    """Whether there is nothing at stake and nothing has happened: the road ahead is all."""
    return turn_tiles.at_stake(view) is None and view.dice is None and not view.card and view.stage not in center.HINTS


def _walking(context: BuilderDrawContext) -> Image.Image:
    """The tiles, beside them what is at stake, the seats two in a row."""
    view, count = context.view, len(context.view.seats)
    first = TOP + STRETCH + GAP
    context.blank((WIDTH, first + -(-count // 2) * (SEAT + GAP)))
    _head(context)
    plain = stretch_only(view)
    turn_tiles.draw(context, (MARGIN, TOP, WIDTH - MARGIN if plain else SPLIT - GAP, TOP + STRETCH))
    if not plain:
        _stake(context, STAKE_BOX)
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    for each in view.seats:
        left, top = MARGIN + each.seat % 2 * (wide + GAP), first + each.seat // 2 * (SEAT + GAP)
        turn_seat.card(context, (left, top, left + wide, top + SEAT), each)
    return context.canvas.image


def _building(context: BuilderDrawContext) -> Image.Image:
    """The island, beside it the seats one below the other; what is at stake where there is room."""
    view, count = context.view, len(context.view.seats)
    below = count > 3
    bottom = TOP + count * (SEAT + GAP) - GAP + (0 if below else STAKE + GAP)
    context.blank((WIDTH, bottom + GAP))
    _head(context)
    sea = MARGIN, TOP, SPLIT - GAP, bottom - (STAKE + GAP if below else 0)
    _island(context, sea)
    for each in view.seats:
        top = TOP + each.seat * (SEAT + GAP)
        turn_seat.card(context, (SPLIT, top, WIDTH - MARGIN, top + SEAT), each)
    edges = (sea[0], sea[2]) if below else (SPLIT, WIDTH - MARGIN)
    _stake(context, (edges[0], bottom - STAKE, edges[1], bottom))
    return context.canvas.image


def _head(context: BuilderDrawContext) -> None:
    """Whose turn it is, what is awaited, the dice, the round."""
    canvas, view, theme = context.canvas, context.view, context.theme
    canvas.rounded(HEAD, 13, theme.card)
    left, top, right, bottom = HEAD
    seat = center.shown_seat(view)
    context.token(seat, (left + 48, (top + bottom) // 2), 66, theme.card)
    said = context.say("round", round=view.round)
    canvas.text((right - 16, bottom - 48), said, ROUND, theme.muted, 1.0)
    edge = right - 16 - 150
    for number, value in enumerate(view.dice or ()):
        die(canvas, value, (edge - (2 - number) * (DIE + 8), top + 13), DIE, theme)
    canvas.text((left + 94, top + 2), cut(context.names[seat], NAME, edge - 2 * DIE - 30 - left - 94), NAME, theme.ink)
    canvas.lines((left + 94, top + 44), SAID.set(context.say("stage", stage=center.awaited(view))), theme.accent)


def _island(context: BuilderDrawContext, sea: Box) -> None:
    """The island as large as its water allows, what was just built framed."""
    canvas, view, theme = context.canvas, context.view, context.theme
    canvas.rounded(sea, 13, theme.water)
    wide = (sea[2] - sea[0] - 24) // island.COLUMNS
    high = min((sea[3] - sea[1] - 24) // island.ROWS, wide + 4)
    left = (sea[0] + sea[2] - island.COLUMNS * wide) // 2
    ground = island.Ground(left, (sea[1] + sea[3] - island.ROWS * high) // 2, wide, high, min(wide / 82, high / 79))
    island.draw(canvas, ground, view.sites, context.people.tokens, theme)
    island.mark_raised(canvas, ground, view, context.people.tokens, theme)


def _stake(context: BuilderDrawContext, box: Box) -> None:
    """What is at stake or has just happened; while building, what the floors cost."""
    context.canvas.rounded(box, 13, context.theme.card)
    if building(context.view) and context.view.stage != "over" and not context.view.claims:
        center.costs(context, box)
    else:
        center.card(context, box)
