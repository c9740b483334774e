"""What the card before the scene says: a purchase, an auction, a debt, a shortage, the Bus, a card, the final count."""

from collections.abc import Callable
from functools import partial

from bot.games.classic import data
from bot.games.classic.view import AuctionView, ClassicView, ContestView, CountLine, DebtView, PlotView, WayView
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.canvas import LEAST, Slot, Style, cut, fit, rounded_mask, width
from rendering.classic import deed_card, vignette
from rendering.classic.cards import deck_of, title
from rendering.classic.colours import BACKS, FAMILIES, RED_DIE
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.geometry import MIDDLE
from rendering.classic.symbols import TOWER_COLOUR, bus, family_sign, sign
from rendering.seat_symbols import die
from rendering.text_fit import block, name, set_name
from rendering.theme import SNOW, Colour, text_on
from rendering.timer_dial import dial

PLAIN, STRONG, FIGURE, HUGE = Style(28), Style(32, bold=True), Style(38, bold=True), Style(64, bold=True)
HEAD, DIAL, PAD = 60, 74, 20
WAY, ROW, TITLE = 72, 84, 60
WINDOW, DECK = 190, 44
"""The largest picture on a card that was drawn; the sign of its deck below the title."""
COLUMNS = 0.0, 0.34, 0.72, 1.05
"""Where the price, the mortgage and the price of a shop stand on a deed before the scene, in parts of its width; and its end."""
NAMES = (32, 30, 28, 26, LEAST)


def lit(view: ClassicView) -> tuple[Space, ...]:
    """The spaces in question: the lot, where the Bus would lead, where rent is due or may be claimed."""
    if view.stage == "over":
        return ()
    found = {way.space for way in view.ways} | {claim.space for claim in view.claims}
    if view.lot is not None:
        found.add(view.lot)
    if view.debt is not None and view.debt.space is not None:
        found.add(view.debt.space)
    return tuple(sorted(found))


def sentence(context: ClassicDrawContext) -> str:
    """What the table waits for."""
    again = context.view.stage == "roll" and context.view.again
    return context.say("stage", stage="again" if again else context.view.stage)


Drawer = Callable[[ClassicDrawContext, Box], None]


def drawer(view: ClassicView) -> Drawer | None:
    """What draws the card that the stage is about, or that drawn last where it is about nothing else; None for neither."""
    lot = next((each for each in view.plots if each.space == view.lot), None)
    if view.debt is not None:
        return partial(_debt, debt=view.debt)
    if view.auction is not None:
        return partial(_auction, auction=view.auction, lot=lot)
    if view.contest is not None:
        return partial(_contest, contest=view.contest)
    if lot is not None:
        return partial(_lot, lot=lot)
    if view.ways:
        return partial(_ways, ways=view.ways)
    if view.stage in STAGES:
        return STAGES[view.stage]
    if view.drawn:
        return _drawn
    if view.turn == 1 and view.dice is None and view.throws:
        return partial(_throws, throws={seat: (first, second) for seat, first, second in view.throws})
    return None


def _lot(context: ClassicDrawContext, box: Box, lot: PlotView) -> None:
    """The property in question: its price, what a shop costs, its rents from the least to the most."""
    left, top, right, bottom = box
    words, square = context.words, context.square(lot.space)
    deed_card.base(context.canvas, box, HEAD, lot.group, context.space(lot.space), context.theme)
    pairs = [(context.say("price"), context.cash(lot.price)), (context.say("mortgage"), words.number(lot.mortgage))]
    if lot.shop:
        pairs.append((context.say("shop-short"), words.number(lot.shop)))
    y = top + HEAD + 10
    for number, (label, text) in enumerate(pairs):
        x, end = (
            left + PAD + round(part * (right - left - 2 * PAD)) for part in (COLUMNS[number], COLUMNS[number + 1])
        )
        context.canvas.text((x, y), label, Slot((end - x - 14, 34), (26, LEAST)), context.theme.muted)
        figure = Slot((end - x - 8, FIGURE.line), (FIGURE.size, 28, 26, LEAST), FIGURE.bold)
        context.canvas.text((x, y + 28), text, figure, context.theme.ink)
    deed_card.ladder(context.canvas, (left + 8, bottom - 74, right - 8, bottom - 8), lot, square.rents, context)


def _auction(context: ClassicDrawContext, box: Box, auction: AuctionView, lot: PlotView | None) -> None:
    """The lot, the bid in its ring, who leads, who bids no more."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    if lot is not None:
        deed_card.base(canvas, box, HEAD, lot.group, context.space(lot.space), theme)
    else:
        deed_card.plain(canvas, box, HEAD, auction.kind, context.say("lot", kind=auction.kind), theme)
    at = left + PAD + DIAL, top + HEAD + (bottom - top - HEAD) // 2
    leader = None if auction.leader is None else context.sign(auction.leader)
    high = context.words.number(auction.high) if auction.high else "–"
    dial(canvas, (at, DIAL), (high, ""), (leader, context.view.clock), theme)
    x, y = at[0] + DIAL + 26, top + HEAD + 16
    if auction.leader is None:
        canvas.text((x, y + 6), context.say("no-bid"), PLAIN, theme.muted)
    else:
        context.token(auction.leader, (x + 24, y + 24), 48, theme.card)
        canvas.text((x + 60, y + 4), cut(context.names[auction.leader], STRONG, right - x - 70), STRONG, theme.ink)
    if lot is not None:
        canvas.text((x, y + 54), f"{context.say('price')} {context.cash(lot.price)}", PLAIN, theme.muted)
    for number, seat in enumerate(auction.passed):
        context.passed(seat, (x + 20 + number * 46, bottom - 28), 34, 20)


def _debt(context: ClassicDrawContext, box: Box, debt: DebtView) -> None:
    """Who owes how much to whom, for what, and what could be raised."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    canvas.rounded(box, 16, theme.card)
    canvas.text((left + PAD, top + 14), cut(owes(context, debt), PLAIN, right - left - 2 * PAD), PLAIN, theme.ink)
    canvas.text((left + PAD, top + 56), context.cash(debt.amount), HUGE, theme.alarm)
    cause = context.say("cause", cause=debt.cause)
    if debt.space is not None:
        cause += " · " + context.space(debt.space)
    room = right - left - 2 * PAD
    canvas.text((left + PAD, top + 136), cause, Slot((room, 36), (28, 26, LEAST)), theme.muted)
    said = context.say("raisable", amount=context.cash(debt.raisable))
    canvas.text((left + PAD, bottom - 46), said, Slot((room, 36), (28, 26, LEAST)), theme.ink)
    creditors = debt.shares or (() if debt.creditor is None else (debt.creditor,))
    for number, seat in enumerate(creditors):
        size = 64 if len(creditors) == 1 else 42
        context.token(seat, (right - PAD - size // 2 - number * (size + 6), top + 92), size, theme.card)


def owes(context: ClassicDrawContext, debt: DebtView) -> str:
    """Who owes whom."""
    if debt.shares:
        return context.say("owes-each", seat=context.names[debt.seat])
    creditor = context.who(debt.creditor)
    return context.say("owes", seat=context.names[debt.seat], whom=creditor)


def _contest(context: ClassicDrawContext, box: Box, contest: ContestView) -> None:
    """A shortage: what is wanted, how many are left, who wants how many, who has not answered."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    deed_card.plain(canvas, box, HEAD, contest.kind, context.say("shortage", kind=contest.kind), theme)
    stock = context.view.towers if contest.kind == data.TOWER_KIND else context.view.shops
    x, y = left + PAD, top + HEAD + 16
    said = context.say("left", count=stock)
    canvas.text((x, y), said, PLAIN, theme.muted)
    for order in contest.orders[:4]:
        context.token(order.seat, (x + 24, y + 72), 48, theme.card)
        canvas.rounded((x + 52, y + 52, x + 92, y + 92), 8, FAMILIES[order.group])
        family_sign(canvas, order.group, (x + 72, y + 72), 26)
        x += min(118, (right - left - 2 * PAD) // 4)
    waiting = [seat for seat in contest.asked if all(order.seat != seat for order in contest.orders)]
    if waiting:
        said = context.say("asked")
        canvas.text((left + PAD, bottom - 44), said, PLAIN, theme.muted)
        x = left + PAD + width(said, PLAIN) + 16
        for seat in waiting:
            context.token(seat, (x + 18, bottom - 28), 34, theme.card)
            x += 44


def _ways(context: ClassicDrawContext, box: Box, ways: tuple[WayView, ...]) -> None:
    """Where the Bus leads to by each way: the dice that count, the space."""
    left, top, right, _ = box
    canvas, theme, dice = context.canvas, context.theme, context.view.dice or (1, 1)
    canvas.rounded(box, 16, theme.card)
    thrown = {data.FIRST: dice[:1], data.SECOND: dice[1:], data.SUM: dice}
    for number, way in enumerate(ways):
        y = top + 4 + number * WAY
        if number:
            canvas.fill((left + PAD, y - 1, right - PAD, y + 1), theme.line)
        for place, value in enumerate(thrown[way.way]):
            die(canvas, value, (left + PAD + place * 48, y + 15), 42, theme)
        room = left + PAD + 108, y + 4, right - PAD, y + WAY - 4
        setting = set_name(context.space(way.space), (room[2] - room[0], 60), NAMES, bold=True)
        block(canvas, room, setting, theme.ink)


def _throws(context: ClassicDrawContext, box: Box, throws: dict[int, tuple[int, int]]) -> None:
    """What everybody threw for the first turn (CLASSIC-10); of those who threw again the last."""
    left, top, right, bottom = box
    context.canvas.rounded(box, 16, context.theme.card)
    rows = (len(throws) + 2) // 3
    wide, high = (right - left) // 3, (bottom - top) // rows
    for number, (seat, dice) in enumerate(sorted(throws.items())):
        x, y = left + number % 3 * wide + 36, top + number // 3 * high + high // 2
        context.token(seat, (x, y), 50, context.theme.card)
        for place, value in enumerate(dice):
            die(context.canvas, value, (x + 34 + place * 50, y - 22), 44, context.theme)


def _drawn(context: ClassicDrawContext, box: Box) -> None:
    """The card drawn: what it is about, its title, the sign of its deck."""
    kind, canvas = deck_of(context.view.card), context.canvas
    x, y, side = _notice(context, box, title(context.view.card, context.words), BACKS[kind], DECK)
    image = vignette.of_card(context.view.card, side)
    canvas.put(image, (x - side // 2, y - side // 2), rounded_mask(image.size, 12))
    sign(canvas, kind, ((x + side // 2 + box[2]) // 2, box[3] - 34), DECK, text_on(BACKS[kind]))


def _inherit(context: ClassicDrawContext, box: Box) -> None:
    """How many mortgaged deeds may be lifted without interest."""
    count = len(context.view.inherit.spaces) if context.view.inherit else 0
    x, y, _ = _notice(context, box, context.say("inherit", count=count), TOWER_COLOUR)
    sign(context.canvas, "deeds", (x, y), 92, text_on(TOWER_COLOUR))


def _triple(context: ClassicDrawContext, box: Box) -> None:
    """A triple: to any space."""
    x, y, _ = _notice(context, box, context.say("triple"), RED_DIE)
    bus(context.canvas, (x, y), 96, SNOW, RED_DIE)


def _notice(context: ClassicDrawContext, box: Box, said: str, ground: Colour, below: int = 0) -> tuple[int, int, int]:
    """A sentence on a coloured card, so much room `below` it; returns the middle and the side of a square beside it."""
    left, top, right, bottom = box
    side = min(bottom - top - 28, WINDOW)
    context.canvas.rounded((left, top, right, bottom), 16, ground)
    room = left + side + 26, top + 8, right - 12, bottom - 8 - below
    setting = set_name(said, (room[2] - room[0], room[3] - room[1]), (40, 38, 36, *NAMES), bold=True)
    name(context.canvas, room, setting, text_on(ground))
    return left + 14 + side // 2, (top + bottom) // 2, side


STAGES: dict[str, Callable[[ClassicDrawContext, Box], None]] = {
    "triple": _triple,
    "inherit": _inherit,
    "card": _drawn,
}
"""Drawers by stage."""


def count(context: ClassicDrawContext, box: Box) -> None:
    """The final count (CLASSIC-166): rank, name, total, cash and properties and buildings."""
    left, top, right, _ = box
    canvas, low = context.canvas, top + TITLE + len(context.view.count) * (ROW + 8) + 4
    canvas.fill((*MIDDLE[:3], low if low < MIDDLE[3] - 2 * ROW else MIDDLE[3]), context.theme.town)
    said = context.say("stage", stage="over")
    canvas.lines((left, top - 6), fit(said, (right - left, 50), (44, 40, 36, 32, 30), bold=True), context.theme.ink)
    for number, line in enumerate(context.view.count):
        _counted(context, (left, top + TITLE + number * (ROW + 8), right, top + TITLE + number * (ROW + 8) + ROW), line)


def _counted(context: ClassicDrawContext, box: Box, line: CountLine) -> None:
    """A player's line of the count."""
    left, y, right, _ = box
    canvas, theme = context.canvas, context.theme
    context.card(box, (12, 8), 5, lit=line.rank == 1)
    canvas.text((left + 28, y + 20), str(line.rank), Style(38, bold=True), theme.ink, 0.5)
    context.token(line.seat, (left + 80, y + ROW // 2), 56, theme.card)
    x = left + 120
    if any(each.seat == line.seat and not each.solvent for each in context.view.seats):
        canvas.text((x, y + 8), cut(context.names[line.seat], STRONG, right - x - 18), STRONG, theme.muted)
        canvas.text((x, y + 47), context.say("out"), Style(26), theme.muted)
        return
    total = context.cash(line.total)
    canvas.text((right - 18, y + 8), total, STRONG, theme.accent if line.rank == 1 else theme.ink, 1.0)
    shown = cut(context.names[line.seat], STRONG, right - x - 36 - width(total, STRONG))
    canvas.text((x, y + 8), shown, STRONG, theme.ink)
    numbers = (context.words.number(each) for each in (line.cash, line.properties, line.buildings))
    canvas.text((x, y + 47), " + ".join(numbers), Slot((right - x - 18, 34), (26, LEAST)), theme.muted)
