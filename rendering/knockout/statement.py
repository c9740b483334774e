"""The round's statement: a bill for each side with its arithmetic, then the pot (sections 5 and 8)."""

from PIL import Image

from bot.games.kit.model import Cash
from bot.games.knockout.data import BONUS, CELLS, PARKING, TAXED
from bot.games.knockout.state import Bill, Statement
from bot.games.knockout.view import KnockoutView
from bot.words import Words
from rendering.canvas import Canvas, Setting, Style, cut, fit, width
from rendering.knockout import plan
from rendering.knockout.colours import SETS
from rendering.knockout.disc import disc
from rendering.knockout.scene import Scene, sign_of
from rendering.knockout.signs import sign
from rendering.people import People
from rendering.theme import Theme, text_on

WIDTH, MARGIN, GAP = 1080, 24, 14
TITLE, HEAD, ROW, FOOT = 84, 86, 46, 16
LEFT, RIGHT = MARGIN + 22, WIDTH - MARGIN - 22
INDENT = LEFT + 58
HEADING, NAME, GAIN, SUM = Style(46, bold=True), Style(36, bold=True), Style(46, bold=True), Style(28)
LABEL, AMOUNT = (30, 28, 27, plan.LEAST), Style(32, bold=True)
AMOUNTS = RIGHT - 170
"""Where the words of a line end."""
MINUS = "\u2212"

Line = tuple[str, str, Cash]
"""The sign of a line, what it is for, and what it brings or costs."""


def draw(view: KnockoutView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The statement of the round scored last, as high as its lines need; nothing but a heading before the first."""
    statement = view.statement
    bills = () if statement is None else statement.bills
    canvas = Canvas(Image.new("RGB", (WIDTH, 1), theme.ground))
    scene = Scene(canvas, view, theme, words, people)
    listed = [(bill, lines(scene, bill)) for bill in bills]
    high = TITLE + sum(_high(each) + GAP for _, each in listed) + (ROW * 2 if statement else 0) + MARGIN
    scene.canvas = canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    canvas.text((MARGIN + 6, 18), scene.say("statement", round=statement.round if statement else 0), HEADING, theme.ink)
    top = TITLE
    for place, (bill, each) in enumerate(listed, 1):
        _bill(scene, top, (place, bill), each)
        top += _high(each) + GAP
    if statement is not None:
        _pot(scene, top, statement)
    return canvas.image


def lines(scene: Scene, bill: Bill) -> list[Line]:
    """What a side collects and pays, in the order of KNOCKOUT-47, its share of the pot last."""
    found: list[Line] = [(CELLS[space].set, scene.space(space), CELLS[space].pays) for space in bill.spaces]
    found += [(group, scene.say("bonus", group=scene.word(group)), BONUS[group]) for group in bill.sets]
    if bill.house:
        found.append(("house", scene.say("house", space=scene.space(bill.house_space)), bill.house))
    if bill.tax:
        taxed = scene.say("tax", count=len(bill.spaces), each=scene.cash(TAXED))
        found.append(("tax", taxed, -bill.tax))
    if bill.share:
        found.append((PARKING, shared(scene, bill), bill.share))
    return found


def shared(scene: Scene, bill: Bill) -> str:
    """The share of the pot: how much there was, among how many."""
    statement = scene.view.statement
    assert statement is not None
    sharers = sum(each.share > 0 for each in statement.bills)
    return scene.say("share", count=sharers, pot=scene.cash(statement.pot))


def signed(scene: Scene, amount: Cash) -> str:
    """An amount with its sign."""
    return ("+" if amount >= 0 else MINUS) + scene.cash(abs(amount))


def _high(listed: list[Line]) -> int:
    return HEAD + max(1, len(listed)) * ROW + FOOT


def _bill(scene: Scene, top: int, of: tuple[int, Bill], listed: list[Line]) -> None:
    """A side's card: place on the reference card, sign, names, the round's gain, its lines."""
    place, bill = of
    canvas, theme, side = scene.canvas, scene.theme, scene.view.sides[bill.side]
    canvas.rounded((MARGIN, top, WIDTH - MARGIN, top + _high(listed)), 14, theme.card)
    canvas.text((LEFT + 8, top + 24), str(place), NAME, theme.muted, 0.5)
    disc(canvas, sign_of(side), "", (LEFT + 62, top + 46), 56)
    gain = signed(scene, bill.total)
    canvas.text((RIGHT, top + 16), gain, GAIN, theme.accent if bill.total > 0 else theme.ink, 1.0)
    edge = _balance(scene, (RIGHT - width(gain, GAIN) - 26, top + 30), bill)
    x = LEFT + 104
    room = edge - 24 - x
    canvas.text((x, top + 24), cut(scene.words.list(scene.people_of(side)), NAME, room), NAME, theme.ink)
    y = top + HEAD
    canvas.fill((LEFT, y - 6, RIGHT, y - 4), theme.line)
    if not listed:
        canvas.text((INDENT, y + 4), scene.say("nothing"), Style(30), theme.muted)
    for number, each in enumerate(listed):
        _line(scene, y + number * ROW, each)


def _balance(scene: Scene, at: tuple[int, int], bill: Bill) -> int:
    """The side's cash before and after, their right edge at `at`; returns where they begin."""
    (x, y), canvas, muted = at, scene.canvas, scene.theme.muted
    now = after(scene.view, bill)
    for said in (scene.cash(now), "", scene.cash(now - bill.total)):
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


def _line(scene: Scene, y: int, line: Line) -> None:
    """A sign, what it is for, the amount."""
    canvas, theme = scene.canvas, scene.theme
    kind, said, amount = line
    if kind in SETS:
        canvas.rounded((LEFT, y + 3, LEFT + 40, y + 43), 9, SETS[kind])
        sign(canvas, kind, (LEFT + 20, y + 23), 26, text_on(SETS[kind]))
    else:
        sign(canvas, kind, (LEFT + 20, y + 23), 32, theme.accent if kind == PARKING else theme.muted)
    setting = label(said)
    canvas.text((INDENT, y + 23 - setting.style.line // 2), setting.lines[0], setting.style, theme.ink)
    ink = theme.alarm if amount < 0 else theme.ink
    canvas.text((RIGHT, y + 4), signed(scene, amount), AMOUNT, ink, 1.0)


def label(said: str) -> Setting:
    """The words of a line as they are set."""
    return fit(said, (AMOUNTS - INDENT, 44), LABEL)


def _pot(scene: Scene, top: int, statement: Statement) -> None:
    """What was in the pot, what stays, what the Bank puts in (KNOCKOUT-80)."""
    canvas, theme = scene.canvas, scene.theme
    sign(canvas, PARKING, (LEFT + 20, top + 30), 36, theme.accent)
    said = pot_said(scene, statement)
    canvas.text((INDENT, top + 10), said, fit(said, (RIGHT - INDENT, 40), LABEL).style, theme.ink)
    if statement.filled:
        filled = scene.say("filled", amount=scene.cash(statement.filled))
        canvas.text((INDENT, top + 10 + ROW), filled, Style(28), theme.muted)


def pot_said(scene: Scene, statement: Statement) -> str:
    """What became of the pot."""
    taken = sum(bill.share for bill in statement.bills)
    key = "pot-was" if taken else "pot-stays"
    return scene.say(key, pot=scene.cash(statement.pot), taken=scene.cash(taken), left=scene.cash(statement.left))
