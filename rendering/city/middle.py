"""The middle of City's board: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import Canvas, Setting, Style, cut, fit
from rendering.city import plan
from rendering.people import shown_name
from rendering.ring import Box
from rendering.signs import die, group_sign, token
from rendering.theme import GROUPS, SEATS, Theme, text_on

LEFT, TOP, RIGHT, BOTTOM = plan.MIDDLE[0] + 14, plan.MIDDLE[1] + 10, plan.MIDDLE[2] - 14, plan.MIDDLE[3] - 10
HEAD = 132
CARD: Box = (LEFT, TOP + HEAD, RIGHT, TOP + 400)
UNIT_AT, UNIT = (LEFT + 108, BOTTOM - 108), 108
NAME, SAID, PLAIN, SMALL, LARGE = Style(46, bold=True), Style(32), Style(30), Style(28), Style(64, bold=True)


def draw(canvas: Canvas, view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> None:
    """Everything that stands in the middle."""
    shown = tuple(shown_name(names, each.seat, words) for each in view.seats)
    if view.stage == "over":
        _ranking(canvas, view, theme, words, shown)
        return
    _head(canvas, view, theme, words, shown)
    if view.debt is not None:
        _debt(canvas, view, theme, words, shown)
    elif view.lot is not None:
        lot = next((each for each in view.plots if each.space == view.lot), None)
        if lot is not None:
            _lot(canvas, view, lot, theme, words, shown)
    _unit(canvas, view, theme, words)
    _round(canvas, view, theme, words)


def _head(canvas: Canvas, view: CityView, theme: Theme, words: Words, shown: tuple[str, ...]) -> None:
    """Who is to act, and what is awaited."""
    token(canvas, view.active, (LEFT + 42, TOP + 60), 84, theme.town)
    x = LEFT + 100
    canvas.text((x, TOP + 8), cut(shown[view.active], NAME, RIGHT - x), NAME, theme.ink)
    setting = fit(words.say("picture-city-stage", stage=view.stage), (RIGHT - x, 40), (SAID.size, 30, 28))
    canvas.text((x, TOP + 66), setting.lines[0], setting.style, theme.accent)


def _lot(canvas: Canvas, view: CityView, lot: PlotView, theme: Theme, words: Words, shown: tuple[str, ...]) -> None:
    """The district in question; in an auction the leading bid."""
    left, top, right, bottom = CARD
    canvas.rounded(CARD, 16, theme.card)
    canvas.rounded((left, top, right, top + 70), 16, GROUPS[lot.group])
    canvas.fill((left, top + 40, right, top + 70), GROUPS[lot.group])
    group_sign(canvas, lot.group, (left + 40, top + 35), 36)
    title = fit(words.space("city", lot.space), (right - left - 90, 60), (42, 40, 38, 36, 34, 32, 30, 28), bold=True)
    canvas.text((left + 74, top + 35 - title.height // 2), title.lines[0], title.style, text_on(GROUPS[lot.group]))
    if view.auction is not None:
        _bid(canvas, view, theme, words, shown)
        return
    rows = [("picture-city-price", words.cash("city", lot.price)), ("picture-city-rent", words.cash("city", lot.rent))]
    for number, (key, text) in enumerate(rows):
        y = top + 88 + number * 62
        canvas.text((left + 26, y + 4), words.say(key), PLAIN, theme.muted)
        canvas.text((right - 26, y - 4), text, Style(44, bold=True), theme.ink, 1.0)
    if lot.owner is not None:
        token(canvas, lot.owner, (left + 48, bottom - 34), 44, theme.card)
        canvas.text((left + 82, bottom - 52), cut(shown[lot.owner], PLAIN, right - left - 110), PLAIN, theme.ink)


def _bid(canvas: Canvas, view: CityView, theme: Theme, words: Words, shown: tuple[str, ...]) -> None:
    """The leading bid and its bidder, and who has passed."""
    left, top, right, _ = CARD
    auction = view.auction
    assert auction is not None
    canvas.text((left + 26, top + 82), words.cash("city", auction.high), Style(76, bold=True), theme.ink)
    if auction.leader is None:
        canvas.text((left + 26, top + 172), words.say("picture-city-no-bid"), PLAIN, theme.muted)
    else:
        token(canvas, auction.leader, (left + 50, top + 196), 52, theme.card)
        name = cut(shown[auction.leader], PLAIN, right - left - 110)
        canvas.text((left + 90, top + 178), name, Style(34, bold=True), theme.ink)
    for number, seat in enumerate(auction.passed):
        token(canvas, seat, (right - 40 - number * 50, top + 110), 36, theme.card)


def _debt(canvas: Canvas, view: CityView, theme: Theme, words: Words, shown: tuple[str, ...]) -> None:
    """Who owes how much to whom."""
    debt = view.debt
    assert debt is not None
    left, top, right, _ = CARD
    canvas.rounded(CARD, 16, theme.card)
    canvas.text((left + 26, top + 20), words.say("picture-city-owes"), PLAIN, theme.muted)
    canvas.text((left + 26, top + 58), words.cash("city", debt.amount), Style(70, bold=True), theme.alarm)
    to = words.say("bank") if debt.creditor is None else shown[debt.creditor]
    canvas.text(
        (left + 26, top + 150), cut(words.say("picture-city-to", whom=to), PLAIN, right - left - 52), PLAIN, theme.ink
    )
    raisable = words.say("picture-city-raisable", amount=words.cash("city", debt.raisable))
    canvas.text((left + 26, top + 200), raisable, PLAIN, theme.muted)


def _unit(canvas: Canvas, view: CityView, theme: Theme, words: Words) -> None:
    """The electronic unit: the permit's digit after a press, the bid in an auction."""
    canvas.disc(UNIT_AT, UNIT, theme.device)
    canvas.disc(UNIT_AT, UNIT - 16, theme.display)
    text = ""
    if view.auction is not None:
        text = words.cash("city", view.auction.high)
    elif view.stage == "build" and view.unit.permit >= 0:
        text = words.say("picture-city-permit", permit=view.unit.permit)
    size = (100, 90, 70, 60, 52, 44, 40, 36, 32, 28)
    box = (UNIT_AT[0] - 80, UNIT_AT[1] - 60, UNIT_AT[0] + 80, UNIT_AT[1] + 60)
    if text:
        canvas.centred(box, fit(text, (150, 120), size, bold=True), (20, 22, 27))


def _round(canvas: Canvas, view: CityView, theme: Theme, words: Words) -> None:
    """Dice, round and hour."""
    x = LEFT + 240
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(canvas, value, (x + number * 100, BOTTOM - 216), 86, theme)
    lines = [words.say("picture-city-round", round=view.round), words.say("picture-city-hour", hour=view.hour.number)]
    if view.hour.rounds_left is not None:
        lines.append(words.say("picture-city-rounds-left", count=view.hour.rounds_left))
    for number, text in enumerate(lines):
        canvas.text((x, BOTTOM - 110 + number * 36), text, PLAIN, theme.muted)


def _ranking(canvas: Canvas, view: CityView, theme: Theme, words: Words, shown: tuple[str, ...]) -> None:
    """The final count."""
    setting: Setting = fit(words.say("picture-city-stage", stage="over"), (RIGHT - LEFT, 60), (46, 40, 36), bold=True)
    canvas.text((LEFT, TOP + 10), setting.lines[0], setting.style, theme.ink)
    for number, line in enumerate(sorted(view.count, key=lambda each: each.rank)):
        y = TOP + 90 + number * 88
        canvas.rounded((LEFT, y, RIGHT, y + 78), 12, theme.card)
        canvas.text((LEFT + 34, y + 18), str(line.rank), Style(38, bold=True), theme.ink, 0.5)
        token(canvas, line.seat, (LEFT + 86, y + 39), 50, theme.card)
        canvas.text((LEFT + 122, y + 20), cut(shown[line.seat], PLAIN, 200), PLAIN, theme.ink)
        canvas.text((RIGHT - 20, y + 18), words.cash("city", line.total), Style(38, bold=True), theme.ink, 1.0)
