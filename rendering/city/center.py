"""The square in the middle of the town: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.city import center_card
from rendering.city.draw_context import CityDrawContext
from rendering.city.plot_layout import PLAZA
from rendering.city.symbols import sign
from rendering.seat_symbols import arrow, die
from rendering.theme import NIGHT, Theme
from rendering.timer_dial import Clock, Place, dial

LEFT, TOP, RIGHT, BOTTOM = PLAZA[0] + 17, PLAZA[1] + 17, PLAZA[2] - 13, PLAZA[3] - 17
CARD: Box = (PLAZA[0] + 11, BOTTOM - 144, PLAZA[2] - 11, BOTTOM + 6)
UNIT = 69
UNIT_AT = (LEFT + UNIT, TOP + 98 + UNIT)
ASIDE = LEFT + 2 * UNIT + 20
DIE = 61
NAME, PLAIN, STRONG = Style(37, bold=True), Style(LEAST), Style(31, bold=True)
SAID_SIZES = (LEAST,)
ABOVE = CARD[1] - 41
"""Where the line stands that tells of the hour, above the card."""
ROW = 65


def draw(context: CityDrawContext) -> None:
    """Everything that stands in the middle."""
    if context.view.stage == "over":
        _count(context)
        return
    _head(context)
    _unit(context)
    _round(context)
    _deals(context)
    card = center_card.drawer(context.view)
    if card is None:
        garden(context.canvas, context.theme)
    else:
        card(center_card.CardDrawing(context, CARD))


def garden(canvas: Canvas, theme: Theme) -> None:
    """A park on the square where nothing is at stake."""
    left, top, right, bottom = CARD
    canvas.rounded(CARD, 13, theme.grass)
    canvas.rounded((left + 89, top + 41, right - 102, bottom - 33), 37, theme.water)
    for x, y in ((31, 37), (61, 89), (28, 115), (213, 24), (248, 57), (278, 104), (228, 122), (289, 28), (111, 20)):
        canvas.disc((left + x, top + y), 12, theme.tree)


def said_room() -> tuple[int, int]:
    """Where the sentence about what is awaited stands: its width and height."""
    return RIGHT - LEFT - 72, 2 * Style(26).line


def _head(context: CityDrawContext) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = context.canvas, context.view
    context.token(view.active, (LEFT + 31, TOP + 37), 67, context.theme.town)
    x = LEFT + 72
    canvas.text((x, TOP - 4), cut(context.names[view.active], NAME, RIGHT - x), NAME, context.theme.ink)
    said = fit(context.say("stage", stage=view.stage), said_room(), SAID_SIZES)
    canvas.lines((x, TOP + 37), said, context.theme.accent)


def unit(canvas: Canvas, place: Place, said: tuple[str, str], clock: Clock, theme: Theme) -> None:
    """The electronic unit, a device with a round display and a clock (CITY-38, CITY-153).

    Where it says nothing large it shows the station's sign: the front of a train.
    """
    dial(canvas, place, said, clock, theme)
    (x, y), radius = place
    if not said[0]:
        sign(canvas, "station", (x, y - radius // 6), round(radius * 0.8), NIGHT)


def _unit(context: CityDrawContext) -> None:
    """The electronic unit: the permit's digit after a press, the bid in an auction, else the hour it counts."""
    view = context.view
    shown = unit_says(context)
    said, leader, quarters = shown or ((str(view.hour.number), context.say("unit-hour")), None, view.clock)
    unit(context.canvas, (UNIT_AT, UNIT), said, (leader, quarters), context.theme)


def unit_says(context: CityDrawContext) -> tuple[tuple[str, str], int | None, int] | None:
    """What the unit says of the stage, large and small; the leader's sign; its quarters. None when it counts the hour."""
    view = context.view
    if view.auction is not None:
        leader = view.auction.leader
        return (context.cash(view.auction.high), ""), None if leader is None else context.sign(leader), view.clock
    if view.stage == "build":
        permit = view.unit.permit
        text = "?" if permit < 0 else "" if permit == 0 else str(permit)
        return (text, context.say("permit", permit=0) if permit == 0 else context.say("unit-build")), None, 4
    return None


def _round(context: CityDrawContext) -> None:
    """Dice, round and hour."""
    view, canvas = context.view, context.canvas
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(canvas, value, (ASIDE + number * (DIE + 9), UNIT_AT[1] - UNIT + 2), DIE, context.theme)
    canvas.text((ASIDE, UNIT_AT[1] + 7), context.say("round", round=view.round), PLAIN, context.theme.muted)
    said = news(context)
    if said:
        canvas.lines((LEFT, ABOVE), fit(said, (RIGHT - LEFT, 37), (LEAST,)), context.theme.ink)


def _deals(context: CityDrawContext) -> None:
    """Who deals with whom just now: the oldest deal, and how many more there are (CITY-159)."""
    x, y = ASIDE + 17, TOP + 219
    for deal in context.view.deals[:1]:
        context.token(deal.seat, (x, y), 34, context.theme.town)
        arrow(context.canvas, (x + 33, y), 22, context.theme.muted)
        context.token(deal.partner, (x + 66, y), 34, context.theme.town)
    if len(context.view.deals) > 1:
        context.canvas.text((x + 92, y - 15), f"+{len(context.view.deals) - 1}", STRONG, context.theme.muted)


def news(context: CityDrawContext) -> str:
    """What there is to say about the unit's blocks or the hour, if anything."""
    view = context.view
    if view.stage == "build" and view.unit.permit > 0:
        return context.say("left", count=view.unit.left)
    if view.hour.over:
        return context.say("hour-over")
    if view.hour.caller is not None:
        return context.say("hour-vote")
    if view.hour.rounds_left is not None:
        return context.say("rounds-left", count=view.hour.rounds_left)
    return ""


def _count(context: CityDrawContext) -> None:
    """The final count (CITY-149): rank, cash, rents, total."""
    canvas, theme = context.canvas, context.theme
    title = fit(context.say("stage", stage="over"), (RIGHT - LEFT, 41), (35, 31, 28, LEAST), bold=True)
    canvas.text((LEFT, TOP - 7), title.lines[0], title.style, theme.ink)
    left, right = PLAZA[0] + 9, PLAZA[2] - 9
    for number, line in enumerate(sorted(context.view.count, key=lambda each: each.rank)):
        y = TOP + 37 + number * ROW
        canvas.rounded((left, y, right, y + ROW - 5), 11, theme.accent if line.rank == 1 else theme.card)
        if line.rank == 1:
            canvas.rounded((left + 4, y + 4, right - 4, y + ROW - 8), 8, theme.card)
        canvas.text((left + 20, y + 13), str(line.rank), STRONG, theme.ink, 0.5)
        context.token(line.seat, (left + 59, y + 30), 43, theme.card)
        total = context.cash(line.total)
        canvas.text((right - 13, y + 1), total, STRONG, theme.ink, 1.0)
        room = right - left - 111 - width(total, STRONG)
        canvas.text((left + 87, y + 3), cut(context.names[line.seat], PLAIN, room), PLAIN, theme.ink)
        sums = f"{context.cash(line.cash)} + {context.cash(line.total - line.cash)}"
        canvas.text((left + 87, y + 31), sums, PLAIN, theme.muted)
