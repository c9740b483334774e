"""The middle of City's board: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from bot.games.city.view import AuctionView, CityView, DebtView, PlotView
from bot.words import Words
from rendering.canvas import Canvas, Style, cut, fit, width
from rendering.city import card, plan
from rendering.city.auction import unit
from rendering.people import shown_name
from rendering.ring import Box, shrunk
from rendering.signs import die, patterned, token
from rendering.theme import NIGHT, Theme

LEFT, TOP, RIGHT, BOTTOM = shrunk(plan.MIDDLE, 42)
CARD: Box = (LEFT, TOP + 126, RIGHT, TOP + 440)
UNIT = 134
UNIT_AT = (LEFT + UNIT, BOTTOM - UNIT)
ASIDE = LEFT + 2 * UNIT + 34
NAME, SAID, PLAIN = Style(56, bold=True), Style(36), Style(32)
STRONG, HUGE = Style(46, bold=True), Style(104, bold=True)
SAID_SIZES = (36, 34, 32, 30, 28)


class Scene:
    """What the parts of the middle draw with: canvas, view, theme, words, and names as they can be shown."""

    def __init__(self, canvas: Canvas, view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> None:
        self.canvas, self.view, self.theme, self.words = canvas, view, theme, words
        self.names = tuple(shown_name(names, each.seat, words) for each in view.seats)

    def say(self, key: str, **values: object) -> str:
        """A sentence of City's pictures."""
        return self.words.say(f"picture-city-{key}", **values)

    def cash(self, amount: int) -> str:
        """An amount of City's money."""
        return self.words.cash("city", amount)


def draw(canvas: Canvas, view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> None:
    """Everything that stands in the middle."""
    scene = Scene(canvas, view, theme, words, names)
    if view.stage == "over":
        _count(scene)
        return
    _head(scene)
    lot = next((each for each in view.plots if each.space == view.lot), None)
    if view.debt is not None:
        _debt(scene, view.debt)
    elif view.auction is not None and lot is not None:
        _auction(scene, lot, view.auction)
    elif lot is not None:
        _lot(scene, lot)
    else:
        _wealth(scene)
    _unit(scene)
    _round(scene)


def _head(scene: Scene) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = scene.canvas, scene.view
    token(canvas, view.active, (LEFT + 50, TOP + 54), 100, scene.theme.town)
    x = LEFT + 122
    canvas.text((x, TOP - 2), cut(scene.names[view.active], NAME, RIGHT - x), NAME, scene.theme.ink)
    said = fit(scene.say("stage", stage=view.stage), (RIGHT - x, 44), SAID_SIZES)
    canvas.text((x, TOP + 68), said.lines[0], said.style, scene.theme.accent)


def _title(scene: Scene, lot: PlotView) -> int:
    """The card of a district; returns where its content begins."""
    card.base(scene.canvas, CARD, 84, lot, scene.theme, scene.words)
    return CARD[1] + 84


def _lot(scene: Scene, lot: PlotView) -> None:
    """The district in question: price or owner, and its rent."""
    top = _title(scene, lot)
    left, _, right, bottom = CARD
    pairs = [(scene.say("price"), scene.cash(lot.price)), (scene.say("rent"), scene.cash(lot.rent))]
    card.facts(scene.canvas, (left + 28, top + 18, right - 28, bottom), pairs, Style(72, bold=True), scene.theme)
    y = bottom - 46
    if lot.owner is None:
        scene.canvas.text((left + 28, y - 18), scene.say("unowned"), PLAIN, scene.theme.muted)
        return
    token(scene.canvas, lot.owner, (left + 52, y), 56, scene.theme.card)
    scene.canvas.text((left + 94, y - 18), cut(scene.names[lot.owner], PLAIN, 280), PLAIN, scene.theme.ink)
    blocks = scene.say("blocks", residential=lot.residential, industrial=lot.industrial)
    scene.canvas.text((right - 28, y - 18), blocks, PLAIN, scene.theme.muted, 1.0)


def _auction(scene: Scene, lot: PlotView, auction: AuctionView) -> None:
    """The lot, the leading bid and its bidder, and who bids no more."""
    top = _title(scene, lot)
    left, _, right, bottom = CARD
    price = f"{scene.say('price')} {scene.cash(lot.price)}"
    scene.canvas.text((left + 28, top + 16), scene.say("bid"), PLAIN, scene.theme.muted)
    scene.canvas.text((right - 28, top + 16), price, PLAIN, scene.theme.muted, 1.0)
    scene.canvas.text((left + 28, top + 44), scene.cash(auction.high), HUGE, scene.theme.ink)
    y = bottom - 46
    edge = right - 30 - 50 * len(auction.passed)
    if auction.leader is None:
        scene.canvas.text((left + 28, y - 18), scene.say("no-bid"), PLAIN, scene.theme.muted)
    else:
        token(scene.canvas, auction.leader, (left + 52, y), 56, scene.theme.card)
        scene.canvas.text(
            (left + 94, y - 24), cut(scene.names[auction.leader], STRONG, edge - left - 104), STRONG, scene.theme.ink
        )
    for number, seat in enumerate(auction.passed):
        at = right - 48 - number * 50, y
        token(scene.canvas, seat, at, 40, scene.theme.card)
        scene.canvas.slash((at[0] - 24, at[1] - 24, at[0] + 24, at[1] + 24), 8, scene.theme.alarm)


def _debt(scene: Scene, debt: DebtView) -> None:
    """Who owes how much to whom."""
    left, top, right, _ = CARD
    canvas, theme = scene.canvas, scene.theme
    canvas.rounded(CARD, 18, theme.card)
    creditor = scene.words.say("bank") if debt.creditor is None else scene.names[debt.creditor]
    token(canvas, debt.seat, (left + 56, top + 56), 60, theme.card)
    owes = cut(scene.say("owes", seat=scene.names[debt.seat], whom=creditor), SAID, right - left - 130)
    canvas.text((left + 102, top + 36), owes, SAID, theme.ink)
    canvas.text((left + 28, top + 100), scene.cash(debt.amount), HUGE, theme.alarm)
    lines = [scene.say("cash", amount=scene.cash(scene.view.seats[debt.seat].cash))]
    lines.append(scene.say("raisable", amount=scene.cash(debt.raisable)))
    for number, text in enumerate(lines):
        canvas.text((left + 28, top + 228 + number * 40), text, PLAIN, theme.muted)


def _wealth(scene: Scene) -> None:
    """What everybody is worth, as bars: cash and rents (CITY-149)."""
    left, top, right, bottom = CARD
    canvas, theme, seats = scene.canvas, scene.theme, scene.view.seats
    canvas.text((left, top + 2), scene.say("wealth"), PLAIN, theme.muted)
    pitch = min(66, (bottom - top - 46) // len(seats))
    room = right - left - 54 - max(width(scene.cash(each.wealth), STRONG) for each in seats) - 16
    most = max(1, *(each.wealth for each in seats))
    for number, each in enumerate(seats):
        y = top + 46 + number * pitch
        token(canvas, each.seat, (left + 24, y + pitch // 2), 40, theme.town)
        if not each.solvent:
            canvas.text((left + 56, y + pitch // 2 - 18), scene.say("out"), PLAIN, theme.muted)
            continue
        end = left + 54 + max(8, room * each.wealth // most)
        patterned(canvas, (left + 54, y + 6, end, y + pitch - 6), each.seat, 6)
        canvas.text((end + 12, y + pitch // 2 - 24), scene.cash(each.wealth), Style(40, bold=True), theme.ink)


def _unit(scene: Scene) -> None:
    """The electronic unit: the permit's digit after a press, the bid in an auction, else the hour it counts."""
    view = scene.view
    leader = None
    if view.auction is not None:
        text, caption, leader = scene.cash(view.auction.high), "", view.auction.leader
    elif view.stage == "build":
        permit = view.unit.permit
        text = "?" if permit < 0 else scene.say("permit", permit=permit)
        caption = "" if permit == 0 else scene.say("unit-build")
    else:
        text, caption = str(view.hour.number), scene.say("unit-hour")
    unit(scene.canvas, (UNIT_AT, UNIT), text, leader, scene.theme)
    x, y = UNIT_AT
    scene.canvas.centred((x - UNIT, y + 46, x + UNIT, y + 86), fit(caption, (2 * UNIT - 90, 40), (30, 29, 28)), NIGHT)


def _round(scene: Scene) -> None:
    """Dice, round and hour."""
    view = scene.view
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(scene.canvas, value, (ASIDE + number * 132, BOTTOM - 2 * UNIT + 8), 112, scene.theme)
    lines = [scene.say("round", round=view.round)]
    if view.stage == "build" and view.unit.permit > 0:
        lines.append(scene.say("left", count=view.unit.left))
    elif view.hour.over:
        lines.append(scene.say("hour-over"))
    elif view.hour.caller is not None:
        lines.append(scene.say("hour-vote"))
    elif view.hour.rounds_left is not None:
        lines.append(scene.say("rounds-left", count=view.hour.rounds_left))
    for number, text in enumerate(lines):
        colour = scene.theme.ink if number else scene.theme.muted
        scene.canvas.text((ASIDE, BOTTOM - 40 * len(lines) + number * 40), text, PLAIN, colour)


def _count(scene: Scene) -> None:
    """The final count (CITY-149): rank, cash, rents, total."""
    canvas, theme = scene.canvas, scene.theme
    title = fit(scene.say("stage", stage="over"), (RIGHT - LEFT, 70), (56, 50, 44, 38, 34, 28), bold=True)
    canvas.text((LEFT, TOP), title.lines[0], title.style, theme.ink)
    for number, line in enumerate(sorted(scene.view.count, key=lambda each: each.rank)):
        y = TOP + 84 + number * 108
        canvas.rounded((LEFT, y, RIGHT, y + 100), 14, theme.accent if line.rank == 1 else theme.card)
        if line.rank == 1:
            canvas.rounded((LEFT + 5, y + 5, RIGHT - 5, y + 95), 10, theme.card)
        canvas.text((LEFT + 44, y + 24), str(line.rank), STRONG, theme.ink, 0.5)
        token(canvas, line.seat, (LEFT + 110, y + 51), 62, theme.card)
        total = scene.cash(line.total)
        canvas.text((RIGHT - 24, y + 8), total, STRONG, theme.ink, 1.0)
        room = RIGHT - LEFT - 180 - width(total, STRONG)
        canvas.text(
            (LEFT + 156, y + 14),
            cut(scene.names[line.seat], Style(36, bold=True), room),
            Style(36, bold=True),
            theme.ink,
        )
        rents = scene.cash(line.total - line.cash)
        sums = scene.say("sum", cash=scene.cash(line.cash), rents=rents, count=len(line.districts))
        canvas.text((LEFT + 156, y + 58), sums, Style(30), theme.muted)
