"""The card of City's board and of its close view: lots, debts, payments, cards, trips; the spaces that it highlights."""

from collections.abc import Callable
from functools import partial

from bot.games.city.custom_board import board
from bot.games.city.data import PERMISSIONS, RENT, TAXI_STEPS, TRACK
from bot.games.city.view import AuctionView, CityView, PlotView
from bot.kit.contract import Space
from bot.kit.fields import WORD
from bot.kit.mechanics.debt import DebtView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Setting, Style, cut, fit, width
from rendering.city import card, chance
from rendering.city.buildings import within
from rendering.city.draw_context import CityDrawContext
from rendering.city.symbols import sign
from rendering.draw_context import MINUS
from rendering.facts import CITY_LABELS, facts
from rendering.theme import NIGHT, Colour

SIZE = 312, 150
"""How large the card is on the board; where it has more room everything on it is larger."""
PLAIN, STRONG, LARGE, HUGE = (LEAST, False), (LEAST, True), (31, True), (56, True)
"""Sizes and weights of text."""
TITLES = (34, 31, 28, 26, LEAST)
PIECE = 88
"""A piece's room beside its name."""
PIECE_ROOM, SPACE_ROOM = (224, 65), 240
"""Where the name of a piece stands, and the width of a space's name."""


class CardDrawing:
    """A card being drawn. Lengths are those of the card on the board, and grow with its box."""

    def __init__(self, context: CityDrawContext, box: Box) -> None:
        self.context, self.canvas, self.theme, self.view = context, context.canvas, context.theme, context.view
        self.box = self.left, self.top, self.right, self.bottom = box
        self.scale = min((self.right - self.left) / SIZE[0], (self.bottom - self.top) / SIZE[1])

    def px(self, length: float) -> int:
        """A length in pixels of this card."""
        return round(length * self.scale)

    def ground(self, colour: Colour | None = None) -> None:
        """The empty card."""
        self.canvas.rounded(self.box, self.px(13), colour or self.theme.card)

    def style(self, of: tuple[int, bool]) -> Style:
        """A style of text at this card's size."""
        return Style(self.px(of[0]), of[1])

    def text(self, at: tuple[int, int], text: str, of: tuple[int, bool], colour: Colour, align: float = 0.0) -> None:
        """A line, smaller or at last cut where it is too long; `at` in lengths of the card from its upper left corner."""
        x = self.left + self.px(at[0])
        room = self.right - self.px(11) - x if align == 0 else width(text, self.style(of))
        sizes = range(self.px(of[0]), LEAST - 1, -1)
        style = next((each for size in sizes if width(text, each := Style(size, of[1])) <= room), Style(LEAST, of[1]))
        self.canvas.text((x, self.top + self.px(at[1])), cut(text, style, room), style, colour, align)

    def sizes(self, of: tuple[int, ...]) -> tuple[int, ...]:
        """Sizes of text at this card's size, the least of them legible."""
        return tuple(dict.fromkeys([self.px(size) for size in of] + [LEAST]))


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


Drawer = Callable[["CardDrawing"], None]


def drawer(view: CityView) -> Drawer | None:
    """What draws the card that the stage is about; None where there is nothing to say."""
    lot = next((each for each in view.plots if each.space == view.lot), None)
    if view.debt is not None:
        return partial(_debt, debt=view.debt)
    if lot is not None and view.auction is not None:
        return partial(_auction, lot=lot, auction=view.auction)
    if lot is not None:
        return partial(_lot, lot=lot)
    if view.stage == "pay" and view.bill is not None:
        return partial(_bill, bill=view.bill)
    here = view.seats[view.active].space if view.active < len(view.seats) else 0
    if view.stage == "permission" and here in PERMISSIONS:
        return partial(_permission, here=here)
    if view.stage in STAGES:
        return partial(STAGES[view.stage], here=here)
    return partial(_card, here=here) if view.card else None


def arithmetic(context: CityDrawContext, plot: PlotView, amount: int) -> str:
    """A rent's sum in short: blocks, their value, doubled or not."""
    value = board(context.view.board).districts[plot.space].rents[plot.counting]
    key = "sum-short-doubled" if amount > value else "sum-short"
    return context.say(key, count=plot.counting, value=context.cash(value))


def _lot(c: CardDrawing, lot: PlotView) -> None:
    """The district in question: price or owner, and its rent."""
    head = c.px(48)
    card.base(c.canvas, c.box, head, lot, c.theme, c.context.words)
    pairs = [(c.context.say("price"), c.context.cash(lot.price)), (c.context.say("rent"), c.context.cash(lot.rent))]
    box = c.left + c.px(17), c.top + head + c.px(13), c.right - c.px(11), c.bottom
    facts(c.canvas, box, pairs, c.style((41, True)), c.theme, CITY_LABELS)
    if lot.owner is not None:
        c.context.token(lot.owner, (c.right - c.px(33), c.bottom - c.px(33)), c.px(48), c.theme.card)


def _auction(c: CardDrawing, lot: PlotView, auction: AuctionView) -> None:
    """The lot and its leading bidder, and who bids no more."""
    card.base(c.canvas, c.box, c.px(48), lot, c.theme, c.context.words)
    c.text((17, 59), f"{c.context.say('price')} {c.context.cash(lot.price)}", PLAIN, c.theme.muted)
    for number, seat in enumerate(auction.passed):
        at = c.right - c.px(30 + number * 39), c.top + c.px(74)
        c.context.passed(seat, at, c.px(31), c.px(19))
    if auction.leader is None:
        c.text((17, 100), c.context.say("no-bid"), PLAIN, c.theme.ink)
        return
    c.context.token(auction.leader, (c.left + c.px(39), c.top + c.px(122)), c.px(44), c.theme.card)
    c.text((72, 104), c.context.names[auction.leader], LARGE, c.theme.ink)


def _owed(c: CardDrawing, debt: DebtView) -> None:
    """Who owes how much to whom."""
    c.ground()
    owes = c.context.say("owes", seat=c.context.names[debt.seat], whom=c.context.who(debt.creditor))
    c.text((17, 11), owes, PLAIN, c.theme.ink)
    c.text((17, 37), c.context.cash(debt.amount), HUGE, c.theme.alarm)


def _debt(c: CardDrawing, debt: DebtView) -> None:
    """A debt, and what could be raised."""
    _owed(c, debt)
    if debt.raisable is not None:
        raisable = c.context.say("raisable", amount=c.context.cash(debt.raisable))
        c.text((17, 107), raisable, PLAIN, c.theme.muted)
    if debt.creditor is not None:
        c.context.token(debt.creditor, (c.right - c.px(44), c.top + c.px(70)), c.px(56), c.theme.card)


def _bill(c: CardDrawing, bill: DebtView) -> None:
    """Who has to pay whom how much and how that comes about, and the card that could cancel it."""
    _owed(c, bill)
    plot = next((each for each in c.view.plots if each.space == bill.space), None)
    cause = c.context.say("cause", cause=bill.cause) if plot is None else arithmetic(c.context, plot, bill.amount)
    c.text((17, 107), cause, PLAIN, c.theme.muted)
    box = c.right - c.px(68), c.top + c.px(40), c.right - c.px(16), c.top + c.px(106)
    c.canvas.rounded(box, c.px(8), c.theme.warning)
    sign(c.canvas, "dodge" if bill.cause == RENT else "tax", (c.right - c.px(42), c.top + c.px(73)), c.px(38), NIGHT)


def _permission(c: CardDrawing, here: Space) -> None:
    """The hazard and the bonus building of a planning permission (CITY-87)."""
    c.ground()
    half = (c.bottom - c.top) // 2
    c.canvas.fill((c.left + c.px(16), c.top + half - 1, c.right - c.px(16), c.top + half + 1), c.theme.line)
    for number, kind in enumerate(PERMISSIONS[here]):
        foot = c.top + half * (number + 1) - c.px(5)
        piece = within(kind, 0, c.theme, (c.px(60), half - c.px(8)))
        at = c.left + c.px(38) - piece.image.width // 2, foot - piece.image.height
        c.canvas.put(piece.image, at, piece.mask)
        room = c.px(PIECE_ROOM[0]), c.px(PIECE_ROOM[1])
        setting = fit(c.context.words.value("city", WORD, kind), room, c.sizes((28, 26, LEAST)))
        y = foot - (half - c.px(10) + setting.height) // 2
        c.canvas.lines((c.left + c.px(PIECE - 10), y), setting, c.theme.ink)


def _card(c: CardDrawing, here: Space) -> None:
    """The card drawn: its sign and its title."""
    del here
    c.ground(c.theme.warning)
    chance.sign(c.canvas, c.view.card, (c.left + c.px(58), (c.top + c.bottom) // 2), c.px(62), c.theme)
    title = c.left + c.px(112), c.top + c.px(8), c.right - c.px(8), c.bottom - c.px(8)
    said = title_setting(chance.name(c.view.card, c.context.words), title, c.sizes(TITLES))
    c.canvas.centred(title, said, NIGHT)


def title_setting(text: str, room: Box, sizes: tuple[int, ...] = TITLES) -> Setting:
    """A card's title as it is set."""
    return fit(text, (room[2] - room[0], room[3] - room[1]), sizes, bold=True)


def _trip(c: CardDrawing, here: Space) -> None:
    """The train, and how many stations it may go to: they are lit on the ring."""
    del here
    c.ground(c.theme.residential)
    sign(c.canvas, "station", (c.left + c.px(64), (c.top + c.bottom) // 2), c.px(84), NIGHT)
    said = c.context.say("stations", count=len(lit(c.view)))
    room = c.left + c.px(122), c.top + c.px(8), c.right - c.px(8), c.bottom - c.px(8)
    c.canvas.centred(room, title_setting(said, room, c.sizes(TITLES)), NIGHT)


def _taxi(c: CardDrawing, here: Space) -> None:
    """Where a taxi leads to, one line for each way."""
    c.ground()
    for number, steps in enumerate(TAXI_STEPS):
        y = 9 + number * 34
        c.text((32, y), signed(steps), STRONG, c.theme.accent, 0.5)
        name = c.context.words.space("city", TRACK.after(here, steps))
        setting = fit(name, (c.px(SPACE_ROOM), c.px(34)), (c.px(LEAST), 23, 22))
        c.canvas.lines((c.left + c.px(60), c.top + c.px(y)), setting, c.theme.ink)


def signed(steps: int) -> str:
    """Steps forward or back."""
    return f"+{steps}" if steps > 0 else f"{MINUS}{-steps}"


STAGES: dict[str, Callable[..., None]] = {"trip": _trip, "taxi": _taxi, "card": _card}
"""Drawers by stage."""
