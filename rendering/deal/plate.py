"""The plate of a player: token, name, below it hand, bank and stars, at its end how an answer stands."""

from collections.abc import Hashable

from PIL import Image

from bot.games.deal.view import SeatView
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import Canvas, Style, cut, width
from rendering.deal import demand
from rendering.deal.card_back import back_image
from rendering.deal.card_drawing import corners
from rendering.deal.draw_context import DealDrawContext, lead, moving
from rendering.deal.money import note_image
from rendering.deal.symbols import sign, star
from rendering.index_canvas import blank
from rendering.seat_symbols import token
from rendering.theme import Colour, Theme

NAME, HIGH = Style(28, bold=True), 66
"""The style of a name, and the height of a plate."""
NUMBER, PLAIN = Style(27, bold=True), Style(26)
TOKEN, TEXT, BANK, STARS = 33, 64, 126, 310
"""From the left edge to the middle of the token, to name and hand, to the bank, to the end of the stars."""
RAY, BACK, NOTE = 26, 18, (32, 22)
"""From star to star, the width of the card before a hand, and the size of the note before a bank."""
NARROW = "\u202f"
EDGE, FRAME = 10, 5
"""How wide the edge is that marks whose turn it is, and the frame of whoever has to do something now."""


@kept
def empty(size: tuple[int, int], frame: Colour | None, ground: Colour, theme: Theme) -> Image.Image:
    """An empty plate on a ground of one colour, framed if its player has to do something now. Not to be changed."""
    canvas = blank(size, ground, theme)
    canvas.card((0, 0, *size), (12, 12 - FRAME), (FRAME, frame), theme.card)
    return canvas.image


def facts(context: DealDrawContext, each: SeatView) -> tuple[Hashable, ...]:
    """All that what lies before a player depends on, for what is kept of it."""
    view, made = context.view, context.view.demand
    laid = {card for group in each.groups for card in group.cards}
    last = view.played if view.played in laid else 0
    wanted = demand.wanted(made) & laid
    stands = demand.thread_of(made, each.seat), each.seat in demand.awaited(made), demand.received(made, each.seat)
    thing = (made.give, made.threads[0].target, made.actor) if made and wanted else ()
    signs = tuple(context.sign(other.seat) for other in view.seats)
    rank = view.ranks[each.seat] if view.ranks else 0
    seen = each, stands, last, tuple(wanted), thing, rank, view.goal, moving(view, each)
    return *seen, context.names[each.seat], signs, context.theme, context.words


def plate_ground(
    context: DealDrawContext, canvas: Canvas, each: SeatView, box: Box, below: Colour, *, row: bool
) -> None:
    """The empty plate of a player: framed in alarm for an answer, as a row for a move; an edge tells whose turn it is."""
    theme, (left, top, right, bottom) = context.theme, box
    awaited = each.seat in demand.awaited(context.view.demand)
    move = theme.accent if row and moving(context.view, each) else None
    canvas.put(empty((right - left, bottom - top), theme.alarm if awaited else move, below, theme), (left, top))
    if lead(context.view).seat == each.seat:
        canvas.spine(box, EDGE, 12, theme.accent)


def plate(context: DealDrawContext, canvas: Canvas, each: SeatView, box: Box, end: int = 0) -> None:
    """What stands on the plate of a player; `end`: where the name ends at the latest, if before the end of the plate.

    The answer stands at the right edge of plates that are wide enough.
    """
    theme, (left, top, right, _) = context.theme, box
    thread = demand.thread_of(context.view.demand, each.seat)
    token(canvas, context.sign(each.seat), (left + TOKEN, top + HIGH // 2), 44, theme.card)
    if thread is not None and right - left > STARS + demand.WIDE:
        demand.state(context, canvas, thread, (right - demand.WIDE - 6, top, right - 6, top + HIGH))
        end = end or right - demand.WIDE - 12
    left, end, ink = left + TEXT, end or right - 10, theme.ink if each.playing else theme.muted
    if context.view.ranks:
        rank = f"{context.view.ranks[each.seat]}."
        canvas.text((left, top + 3), rank, NAME, theme.accent)
        left += width(rank, NAME) + 8
    canvas.text((left, top + 3), cut(context.names[each.seat], NAME, end - left), NAME, ink)
    if each.playing:
        _counts(context, canvas, each, (box[0], top + 48))
    else:
        canvas.text((box[0] + TEXT, top + 33), context.say("left"), PLAIN, theme.muted)


def _counts(context: DealDrawContext, canvas: Canvas, each: SeatView, at: tuple[int, int]) -> None:
    """Hand, bank and stars, each behind its sign; `at`: the left edge of the plate and the middle of the line."""
    theme, (left, middle) = context.theme, at
    back = back_image(BACK, theme)
    canvas.put(back, (left + TEXT, middle - back.height // 2), corners(BACK))
    canvas.text(
        (left + TEXT + BACK + 6, middle - 17), str(each.cards), NUMBER, theme.ink if each.cards else theme.muted
    )
    canvas.put(note_image(NOTE, 2, context.theme), (left + BANK, middle - NOTE[1] // 2))
    text = context.cash(each.total).replace(NARROW, "")
    begin = left + BANK + NOTE[0] + 6
    canvas.text((begin, middle - 17), text, NUMBER, theme.ink if each.total else theme.muted)
    goal = max(context.view.goal, each.colours)
    if begin + width(text, NUMBER) + 4 > left + STARS - RAY * goal:
        goal = 1
        canvas.text((left + STARS + 2, middle - 17), str(each.colours), NUMBER, theme.ink)
    for number in range(goal):
        centre = left + STARS - RAY * goal + number * RAY + RAY // 2, middle
        if number < each.colours:
            star(canvas, centre, 25)
        else:
            sign(canvas, "star", centre, 24, theme.line)
