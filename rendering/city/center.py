"""The square in the middle of the town: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.city import center_card
from rendering.city.draw_context import CityDrawContext
from rendering.city.geometry import at
from rendering.city.space import NARROW
from rendering.city.symbols import sign
from rendering.seat_symbols import arrow, die
from rendering.theme import NIGHT, Colour, Theme
from rendering.timer_dial import RED, Clock, Place, dial
from rendering.world import WORLDS

PLATE: Box = (*at(128, 110), *at(466, 392))
"""The plate of the state of the game; a card on sale is as wide."""
CARD: Box = (*at(128, 400), *at(466, 572))
LEFT, TOP, RIGHT = PLATE[0] + 6, PLATE[1], PLATE[2] - 4
HIGH = 98
"""How high whose turn it is stands."""
UNIT = 62
UNIT_AT = LEFT + 74, TOP + HIGH + 79
ASIDE, BESIDE = LEFT + 156, TOP + HIGH + 6
"""What stands beside the unit: its left edge, its top."""
DIE = 61
NAME, PLAIN, BOLD, STRONG = Style(37, bold=True), Style(LEAST), Style(LEAST, bold=True), Style(31, bold=True)
SAID_SIZES = (LEAST,)
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
    if card is not None:
        card(center_card.CardDrawing(context, CARD))


def said_room() -> tuple[int, int]:
    """Where the sentence about what is awaited stands: its width and height."""
    return RIGHT - LEFT - 90, 2 * Style(26).line


def _head(context: CityDrawContext) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = context.canvas, context.view
    canvas.rounded(PLATE, 13, context.theme.card)
    context.token(view.active, (LEFT + 42, TOP + 49), 64, context.theme.card)
    x, edge = LEFT + 84, RIGHT - 8
    said = fit(context.say("stage", stage=view.stage), said_room(), SAID_SIZES)
    top = TOP + (98 - 38 - said.height) // 2 - 3
    canvas.text((x, top), cut(context.names[view.active], NAME, edge - x), NAME, context.theme.ink)
    canvas.lines((x, top + 40), said, context.theme.accent)


def unit(canvas: Canvas, place: Place, said: tuple[str, str], clock: Clock, theme: Theme) -> None:
    """The electronic unit: a device with a display, a clock, a button and a red light (CITY-38, CITY-153).

    `place`: the middle and the radius of its display; it reaches by a sixth farther, below by a half. Where it says
    nothing large it shows the station's sign: the front of a train.
    """
    (x, y), radius = place
    wide, low, small = radius + radius // 6, y + round(radius * 1.5), radius // 7
    button = y + round(radius * 1.22)
    canvas.rounded((x - wide, y - wide + 6, x + wide, low), radius // 3, WORLDS[theme.key]["rock"])
    canvas.rounded((x - wide, y - wide, x + wide, low - radius // 9), radius // 3, theme.device)
    canvas.disc((x + wide - 2 * small, y - wide + 2 * small), small, theme.line if clock[1] else RED)
    canvas.disc((x + wide // 2, button - small // 2), 3 * small // 2, theme.warning)
    for number in range(3):
        left = x - wide + (2 + 2 * number) * small
        canvas.fill((left, button - 2 * small, left + small // 2 + 1, button + small // 2), theme.line)
    dial(canvas, place, said, clock, theme)
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
    """Dice (none before the first throw), round and hour."""
    view, canvas = context.view, context.canvas
    for number, value in enumerate(view.dice or ()):
        die(canvas, value, (ASIDE + number * (DIE + 9), BESIDE), DIE, context.theme)
    canvas.text((ASIDE, BESIDE + 66), context.say("round", round=view.round), PLAIN, context.theme.muted)
    said = news(context)
    if said:
        canvas.lines((ASIDE, BESIDE + 94), fit(said, news_room(), (LEAST,)), context.theme.ink)


def news_room() -> tuple[int, int]:
    """Where it is said what there is to say about the unit or the hour: its width and height."""
    return RIGHT - ASIDE, 2 * PLAIN.line


def _deals(context: CityDrawContext) -> None:
    """Who deals with whom just now, the oldest deal and how many more there are (CITY-159); else who paid whom."""
    deals = context.view.deals
    if deals:
        more = f"+{len(deals) - 1}" if len(deals) > 1 else ""
        _between(context, (deals[0].seat, deals[0].partner), more, context.theme.muted)
        return
    moved = sorted((each.moved, each.seat) for each in context.view.seats if each.moved)
    if len(moved) == 2 and moved[0][0] + moved[1][0] == 0:
        said = context.cash(moved[1][0])
        tight = width(said, BOLD) > RIGHT - ASIDE - 92
        _between(context, (moved[0][1], moved[1][1]), said.replace(NARROW, "") if tight else said, context.theme.ink)


def _between(context: CityDrawContext, seats: tuple[int, int], said: str, colour: Colour) -> None:
    """A plate with an arrow from one seat to another, and what there is to say of it."""
    canvas, theme = context.canvas, context.theme
    x, y = ASIDE + 20, BESIDE + 159
    room = width(said, BOLD) + 12 if said else 0
    canvas.rounded((ASIDE, y - 17, ASIDE + 92 + room, y + 17), 9, theme.card)
    context.token(seats[0], (x, y), 28, theme.card)
    arrow(canvas, (x + 27, y), 20, theme.muted)
    context.token(seats[1], (x + 54, y), 28, theme.card)
    canvas.text((x + 74, y - 14), said, BOLD, colour)


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
    canvas.rounded((*PLATE[:3], CARD[3]), 13, theme.town)
    canvas.text((LEFT + 8, TOP + 5), title.lines[0], title.style, theme.ink)
    left, right = LEFT, RIGHT
    for number, line in enumerate(sorted(context.view.count, key=lambda each: each.rank)):
        y = TOP + 55 + number * ROW
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
