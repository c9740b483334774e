"""The round's statement: a bill for each side with its arithmetic, then the pot (sections 5 and 8)."""

from PIL import Image

from bot.games.knockout.data import BONUS, CELLS, PARKING, TAXED
from bot.games.knockout.state import Bill, Statement
from bot.games.knockout.view import KnockoutView
from bot.kit.contract import Cash
from rendering.canvas import Slot, Style, cut, width
from rendering.draw_context import MINUS
from rendering.knockout import background, geometry
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext, sign_of
from rendering.knockout.symbols import sign
from rendering.knockout.told import plate

WIDTH, MARGIN, GAP, RAIL = 1000, 16, 10, 6
HEAD, FOOT = 68, 8
ROWS, HIGHEST = (40, 34), 900
"""The height of a line: where all are not higher than that, and where they would be."""
LEFT, RIGHT = MARGIN + 20, WIDTH - MARGIN - 20
INDENT = LEFT + 58
NAME, GAIN, SUM = Style(36, bold=True), Style(46, bold=True), Style(28)
LABEL, AMOUNT = (30, 28, geometry.LEAST), Style(32, bold=True)
AMOUNTS = RIGHT - 170
"""Where the words of a line end."""
WORDS = Slot((AMOUNTS - INDENT, ROWS[1] + 4), LABEL)
"""The words of a line."""
Line = tuple[str, str, Cash]
"""The sign of a line, what it is for, and what it brings or costs."""


def draw(context: KnockoutDrawContext) -> Image.Image:
    """The statement of the round scored last, as high as its lines need; empty before the first."""
    statement = context.view.statement
    if statement is None:
        return context.blank((WIDTH, 2 * MARGIN)).image
    listed = [(bill, lines(context, bill)) for bill in statement.bills]
    row = ROWS[0] if _total(listed, ROWS[0]) <= HIGHEST else ROWS[1]
    pot, high = ROWS[0] * (2 if statement.filled else 1) + GAP, _total(listed, row)
    canvas = context.blank((WIDTH, high + pot))
    background.bare(canvas, (0, 0, WIDTH, high + pot), (RAIL, pot - geometry.EDGE + RAIL), context.theme)
    top = MARGIN
    for place, (bill, each) in enumerate(listed, 1):
        _bill(context, (top, row), (place, bill), each)
        top += _high(each, row) + GAP
    _pot(context, top, statement)
    return context.canvas.image


def lines(context: KnockoutDrawContext, bill: Bill) -> list[Line]:
    """What a side collects and pays, in the order of KNOCKOUT-47, its share of the pot last."""
    found: list[Line] = [(CELLS[space].set, context.space(space), CELLS[space].pays) for space in bill.spaces]
    found += [(group, context.say("bonus", group=context.word(group)), BONUS[group]) for group in bill.sets]
    if bill.house:
        found.append(("house", context.say("house", space=context.space(bill.house_space)), bill.house))
    if bill.tax:
        taxed = context.say("tax", count=len(bill.spaces), each=context.cash(TAXED))
        found.append(("tax", taxed, -bill.tax))
    if bill.share:
        statement = context.view.statement
        assert statement is not None
        sharers = sum(each.share > 0 for each in statement.bills)
        shared = context.say("share", count=sharers, pot=context.cash(statement.pot))
        found.append((PARKING, shared, bill.share))
    return found


def signed(context: KnockoutDrawContext, amount: Cash) -> str:
    """An amount with its sign."""
    return ("+" if amount >= 0 else MINUS) + context.cash(abs(amount))


def _total(listed: list[tuple[Bill, list[Line]]], row: int) -> int:
    """The height of the bills with lines so high."""
    return MARGIN + sum(_high(each, row) + GAP for _, each in listed) + MARGIN


def _high(listed: list[Line], row: int) -> int:
    return HEAD + max(1, len(listed)) * row + FOOT


def _bill(context: KnockoutDrawContext, at: tuple[int, int], of: tuple[int, Bill], listed: list[Line]) -> None:
    """A side's card at its (top, height of a line): place on the reference card, sign, names, the round's gain, its lines."""
    (top, row), (place, bill) = at, of
    canvas, theme, side = context.canvas, context.theme, context.view.sides[bill.side]
    canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + _high(listed, row)), 11, theme.card)
    canvas.text((LEFT + 8, top + 14), str(place), NAME, theme.muted, 0.5)
    disc(canvas, sign_of(side), "", (LEFT + 62, top + 34), 52)
    gain = signed(context, bill.total)
    canvas.text((RIGHT, top + 6), gain, GAIN, theme.accent if bill.total > 0 else theme.ink, 1.0)
    edge = _balance(context, (RIGHT - width(gain, GAIN) - 26, top + 19), bill)
    x = LEFT + 104
    room = edge - 24 - x
    canvas.text((x, top + 12), cut(context.words.list(context.people_of(side)), NAME, room), NAME, theme.ink)
    y = top + HEAD
    canvas.fill((LEFT, y - 5, RIGHT, y - 3), theme.line)
    if not listed:
        canvas.text((INDENT, y + 4), context.say("nothing"), Style(30), theme.muted)
    for number, each in enumerate(listed):
        _line(context, y + number * row + (row - ROWS[0]) // 2, each)


def _balance(context: KnockoutDrawContext, at: tuple[int, int], bill: Bill) -> int:
    """The side's cash before and after, their right edge at `at`; returns where they begin."""
    (x, y), canvas, muted = at, context.canvas, context.theme.muted
    now = after(context.view, bill)
    for said in (context.cash(now), "", context.cash(now - bill.total)):
        if said:
            canvas.text((x, y), said, SUM, muted, 1.0)
        else:
            sign(canvas, "to", (x - 14, y + 17), 22, muted)
        x -= (width(said, SUM) if said else 28) + 6
    return x


def after(view: KnockoutView, bill: Bill) -> Cash:
    """A side's cash once the round was scored."""
    statement = view.statement
    if statement is None or len(view.course) < statement.round:
        return view.sides[bill.side].cash
    return view.course[statement.round - 1][bill.side]


def _line(context: KnockoutDrawContext, y: int, line: Line) -> None:
    """A sign, what it is for, the amount."""
    canvas, theme = context.canvas, context.theme
    kind, said, amount = line
    plate(canvas, kind, (LEFT + 18, y + 19), theme, 36)
    canvas.lines((INDENT, y + 19), WORDS.set(said), theme.ink, level=True)
    ink = theme.alarm if amount < 0 else theme.ink
    canvas.text((RIGHT, y), signed(context, amount), AMOUNT, ink, 1.0)


def _pot(context: KnockoutDrawContext, top: int, statement: Statement) -> None:
    """On the rail what was in the pot, what stays, what the Bank puts in (KNOCKOUT-80)."""
    canvas, theme = context.canvas, context.theme
    plate(canvas, PARKING, (LEFT + 18, top + 30), theme, 36)
    canvas.text((INDENT, top + 10), pot_said(context, statement), Slot((RIGHT - INDENT, 40), LABEL), theme.ink)
    if statement.filled:
        filled = context.say("filled", amount=context.cash(statement.filled))
        canvas.text((INDENT, top + 10 + ROWS[0]), filled, Style(28), theme.ink)


def pot_said(context: KnockoutDrawContext, statement: Statement) -> str:
    """What became of the pot."""
    taken = sum(bill.share for bill in statement.bills)
    amounts = {"pot": statement.pot, "taken": taken, "left": statement.left}
    cash = {key: context.cash(amount) for key, amount in amounts.items()}
    return context.say("pot-was" if taken else "pot-stays", **cash)
