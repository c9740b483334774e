"""What the middle of the board says about a payment, a permission, a card, a trip and a taxi; the spaces that they highlight."""

from collections.abc import Callable

from bot.games.city.custom_board import board
from bot.games.city.data import PERMISSIONS, RENT, TAXI_STEPS, TRACK
from bot.games.city.view import CityView, PlotView
from bot.kit.contract import Space
from bot.kit.fields import WORD
from bot.kit.mechanics.debt import DebtView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Setting, Style, cut, fit
from rendering.city import chance
from rendering.city.buildings import sprite
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign
from rendering.theme import NIGHT

PLAIN, STRONG, HUGE = Style(LEAST), Style(LEAST, bold=True), Style(56, bold=True)
MINUS = "\u2212"
LARGER, PIECE = 1.25, 88
"""How much larger than in the town a piece is shown, and its room beside its name."""
PIECE_ROOM, SPACE_ROOM = (224, 65), 240
"""Where the name of a piece stands, and the width of a space's name."""


def lit(view: CityView) -> tuple[Space, ...]:
    """The spaces in question: the lot; where a train or a taxi may go; where the rent is due."""
    here = view.seats[view.active].space if view.active < len(view.seats) else 0
    if view.stage == "over":
        return ()
    if view.stage == "trip":
        return tuple(each.space for each in view.plots if each.station and each.space != here)
    if view.stage == "taxi":
        return tuple(TRACK.after(here, steps) for steps in TAXI_STEPS)
    if view.stage == "pay" and view.bill is not None and view.bill.space is not None:
        return (view.bill.space,)
    return () if view.lot is None else (view.lot,)


def draw(context: CityDrawContext, box: Box) -> bool:
    """What the stage is about, in the middle's card; False when there is nothing to say."""
    view = context.view
    if view.stage == "pay" and view.bill is not None:
        _bill(context, box, view.bill)
        return True
    here = view.seats[view.active].space if view.active < len(view.seats) else 0
    if view.stage == "permission" and here in PERMISSIONS:
        _permission(context, box, here)
        return True
    if view.stage in STAGES:
        STAGES[view.stage](context, box, here)
        return True
    if view.card:
        _card(context, box)
    return bool(view.card)


def arithmetic(context: CityDrawContext, plot: PlotView, amount: int) -> str:
    """A rent's sum in short: blocks, their value, doubled or not."""
    value = board(context.view.board).districts[plot.space].rents[plot.counting]
    key = "sum-short-doubled" if amount > value else "sum-short"
    return context.say(key, count=plot.counting, value=context.cash(value))


def _bill(context: CityDrawContext, box: Box, bill: DebtView) -> None:
    """Who has to pay whom how much and how that comes about, and the card that could cancel it."""
    left, top, right, _ = box
    canvas, theme = context.canvas, context.theme
    canvas.rounded(box, 13, theme.card)
    creditor = context.who(bill.creditor)
    owes = context.say("owes", seat=context.names[bill.seat], whom=creditor)
    canvas.text((left + 17, top + 11), cut(owes, PLAIN, right - left - 33), PLAIN, theme.ink)
    canvas.text((left + 17, top + 37), context.cash(bill.amount), HUGE, theme.alarm)
    plot = next((each for each in context.view.plots if each.space == bill.space), None)
    said = context.say("cause", cause=bill.cause) if plot is None else arithmetic(context, plot, bill.amount)
    canvas.text((left + 17, top + 107), said, PLAIN, theme.muted)
    canvas.rounded((right - 68, top + 40, right - 16, top + 106), 8, theme.warning)
    sign(canvas, "dodge" if bill.cause == RENT else "tax", (right - 42, top + 73), 38, NIGHT)


def _permission(context: CityDrawContext, box: Box, here: Space) -> None:
    """The hazard and the bonus building of a planning permission (CITY-87)."""
    left, top, right, bottom = box
    context.canvas.rounded(box, 13, context.theme.card)
    half = (bottom - top) // 2
    context.canvas.fill((left + 16, top + half - 1, right - 16, top + half + 1), context.theme.line)
    for number, kind in enumerate(PERMISSIONS[here]):
        foot = top + half * (number + 1) - 5
        piece = sprite(kind, 0, context.theme, LARGER)
        context.canvas.put(piece.image, (left + 38 - piece.image.width // 2, foot - piece.image.height), piece.mask)
        setting = fit(context.words.value("city", WORD, kind), PIECE_ROOM, (28, 26, LEAST))
        y = foot - (half - 10 + setting.height) // 2
        context.canvas.lines((left + PIECE - 10, y), setting, context.theme.ink)


def _card(context: CityDrawContext, box: Box, _: Space = 0) -> None:
    """The card drawn: its sign and its title."""
    left, top, right, bottom = box
    canvas, card = context.canvas, context.view.card
    canvas.rounded(box, 13, context.theme.warning)
    chance.sign(canvas, card, (left + 58, (top + bottom) // 2), 62, context.theme)
    title = (left + 112, top + 8, right - 8, bottom - 8)
    canvas.centred(title, title_setting(chance.name(card, context.words), title), NIGHT)


def title_setting(text: str, room: Box) -> Setting:
    """A card's title as it is set."""
    return fit(text, (room[2] - room[0], room[3] - room[1]), (34, 31, 28, 26, LEAST), bold=True)


def _trip(context: CityDrawContext, box: Box, _: Space) -> None:
    """The train, and how many stations it may go to: they are lit on the ring."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    canvas.rounded(box, 13, theme.residential)
    sign(canvas, "station", (left + 64, (top + bottom) // 2), 84, NIGHT)
    said = context.say("stations", count=len(lit(context.view)))
    room = (left + 122, top + 8, right - 8, bottom - 8)
    canvas.centred(room, title_setting(said, room), NIGHT)


def _taxi(context: CityDrawContext, box: Box, here: Space) -> None:
    """Where a taxi leads to, one line for each way."""
    left, top, _, _ = box
    context.canvas.rounded(box, 13, context.theme.card)
    for number, steps in enumerate(TAXI_STEPS):
        y = top + 9 + number * 34
        said = f"+{steps}" if steps > 0 else f"{MINUS}{-steps}"
        context.canvas.text((left + 32, y), said, STRONG, context.theme.accent, 0.5)
        name = context.words.space("city", TRACK.after(here, steps))
        context.canvas.lines((left + 60, y), fit(name, (SPACE_ROOM, 34), (LEAST, 23, 22)), context.theme.ink)


STAGES: dict[str, Callable[[CityDrawContext, Box, Space], None]] = {"trip": _trip, "taxi": _taxi, "card": _card}
"""Drawers by stage."""
