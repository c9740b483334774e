"""The square in the middle of the town: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from bot.games.city.view import AuctionView, DebtView, PlotView
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.city import card, stage
from rendering.city.lots import PLAZA
from rendering.city.scene import Scene
from rendering.city.unit import unit
from rendering.ring import Box
from rendering.signs import arrow, die
from rendering.theme import Theme

LEFT, TOP, RIGHT, BOTTOM = PLAZA[0] + 17, PLAZA[1] + 17, PLAZA[2] - 13, PLAZA[3] - 17
CARD: Box = (PLAZA[0] + 11, BOTTOM - 144, PLAZA[2] - 11, BOTTOM + 6)
UNIT = 69
UNIT_AT = (LEFT + UNIT, TOP + 98 + UNIT)
ASIDE = LEFT + 2 * UNIT + 20
DIE = 61
NAME, PLAIN, STRONG, HUGE = Style(37, bold=True), Style(LEAST), Style(31, bold=True), Style(56, bold=True)
SAID_SIZES = (LEAST,)
ABOVE = CARD[1] - 41
"""Where the line stands that tells of the hour, above the card."""
ROW, SUM_SIZES = 65, (LEAST, 23, 22)


def draw(scene: Scene) -> None:
    """Everything that stands in the middle."""
    if scene.view.stage == "over":
        _count(scene)
        return
    _head(scene)
    _unit(scene)
    _round(scene)
    _deals(scene)
    lot = scene.lot
    if scene.view.debt is not None:
        _debt(scene, scene.view.debt)
    elif lot is not None and scene.view.auction is not None:
        _auction(scene, lot, scene.view.auction)
    elif lot is not None:
        _lot(scene, lot)
    elif not stage.draw(scene, CARD):
        garden(scene.canvas, scene.theme)


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


def _head(scene: Scene) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = scene.canvas, scene.view
    scene.token(view.active, (LEFT + 31, TOP + 37), 67, scene.theme.town)
    x = LEFT + 72
    canvas.text((x, TOP - 4), cut(scene.names[view.active], NAME, RIGHT - x), NAME, scene.theme.ink)
    said = fit(scene.say("stage", stage=view.stage), said_room(), SAID_SIZES)
    for number, line in enumerate(said.lines):
        canvas.text((x, TOP + 37 + number * said.style.line), line, said.style, scene.theme.accent)


def _title(scene: Scene, lot: PlotView) -> int:
    """The card of a district; returns where its content begins."""
    card.base(scene.canvas, CARD, 48, lot, scene.theme, scene.words)
    return CARD[1] + 48


def _facts(scene: Scene, top: int, pairs: list[tuple[str, str]]) -> None:
    left, _, right, bottom = CARD
    card.facts(scene.canvas, (left + 17, top + 13, right - 11, bottom), pairs, Style(41, bold=True), scene.theme)


def _lot(scene: Scene, lot: PlotView) -> None:
    """The district in question: price or owner, and its rent."""
    top = _title(scene, lot)
    pairs = [(scene.say("price"), scene.cash(lot.price)), (scene.say("rent"), scene.cash(lot.rent))]
    _facts(scene, top, pairs)
    if lot.owner is not None:
        scene.token(lot.owner, (CARD[2] - 33, CARD[3] - 33), 48, scene.theme.card)


def _auction(scene: Scene, lot: PlotView, auction: AuctionView) -> None:
    """The lot and its leading bidder, and who bids no more."""
    top = _title(scene, lot)
    left, _, right, bottom = CARD
    price = f"{scene.say('price')} {scene.cash(lot.price)}"
    scene.canvas.text((left + 17, top + 11), price, PLAIN, scene.theme.muted)
    for number, seat in enumerate(auction.passed):
        at = right - 30 - number * 39, top + 26
        scene.token(seat, at, 31, scene.theme.card)
        scene.canvas.slash((at[0] - 19, at[1] - 19, at[0] + 19, at[1] + 19), 6, scene.theme.alarm)
    if auction.leader is None:
        scene.canvas.text((left + 17, top + 52), scene.say("no-bid"), PLAIN, scene.theme.ink)
        return
    scene.token(auction.leader, (left + 39, bottom - 28), 44, scene.theme.card)
    room = right - left - 83
    shown = cut(scene.names[auction.leader], STRONG, room)
    scene.canvas.text((left + 72, bottom - 46), shown, STRONG, scene.theme.ink)


def _debt(scene: Scene, debt: DebtView) -> None:
    """Who owes how much to whom."""
    left, top, right, _ = CARD
    canvas, theme = scene.canvas, scene.theme
    canvas.rounded(CARD, 13, theme.card)
    creditor = scene.words.say("bank") if debt.creditor is None else scene.names[debt.creditor]
    owes = cut(scene.say("owes", seat=scene.names[debt.seat], whom=creditor), PLAIN, right - left - 33)
    canvas.text((left + 17, top + 11), owes, PLAIN, theme.ink)
    canvas.text((left + 17, top + 37), scene.cash(debt.amount), HUGE, theme.alarm)
    if debt.raisable is not None:
        raisable = scene.say("raisable", amount=scene.cash(debt.raisable))
        canvas.text((left + 17, top + 107), raisable, PLAIN, theme.muted)
    if debt.creditor is not None:
        scene.token(debt.creditor, (right - 44, top + 70), 56, theme.card)


def _unit(scene: Scene) -> None:
    """The electronic unit: the permit's digit after a press, the bid in an auction, else the hour it counts."""
    view = scene.view
    leader, quarters = None, view.clock
    if view.auction is not None:
        text, caption, leader = scene.cash(view.auction.high), "", view.auction.leader
    elif view.stage == "build":
        permit = view.unit.permit
        text = "?" if permit < 0 else "" if permit == 0 else str(permit)
        caption = scene.say("permit", permit=0) if permit == 0 else scene.say("unit-build")
        quarters = 4
    else:
        text, caption = str(view.hour.number), scene.say("unit-hour")
    sign = None if leader is None else scene.people.sign(leader)
    unit(scene.canvas, (UNIT_AT, UNIT), (text, caption), (sign, quarters), scene.theme)


def _round(scene: Scene) -> None:
    """Dice, round and hour."""
    view, canvas = scene.view, scene.canvas
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(canvas, value, (ASIDE + number * (DIE + 9), UNIT_AT[1] - UNIT + 2), DIE, scene.theme)
    canvas.text((ASIDE, UNIT_AT[1] + 7), scene.say("round", round=view.round), PLAIN, scene.theme.muted)
    said = news(scene)
    if said:
        setting = fit(said, (RIGHT - LEFT, 37), (LEAST,))
        canvas.text((LEFT, ABOVE), setting.lines[0], setting.style, scene.theme.ink)


def _deals(scene: Scene) -> None:
    """Who deals with whom just now: the oldest deal, and how many more there are (CITY-159)."""
    x, y = ASIDE + 17, TOP + 219
    for deal in scene.view.deals[:1]:
        scene.token(deal.seat, (x, y), 34, scene.theme.town)
        arrow(scene.canvas, (x + 33, y), 22, scene.theme.muted)
        scene.token(deal.partner, (x + 66, y), 34, scene.theme.town)
    if len(scene.view.deals) > 1:
        scene.canvas.text((x + 92, y - 15), f"+{len(scene.view.deals) - 1}", STRONG, scene.theme.muted)


def news(scene: Scene) -> str:
    """What there is to say about the unit's blocks or the hour, if anything."""
    view = scene.view
    if view.stage == "build" and view.unit.permit > 0:
        return scene.say("left", count=view.unit.left)
    if view.hour.over:
        return scene.say("hour-over")
    if view.hour.caller is not None:
        return scene.say("hour-vote")
    if view.hour.rounds_left is not None:
        return scene.say("rounds-left", count=view.hour.rounds_left)
    return ""


def _count(scene: Scene) -> None:
    """The final count (CITY-149): rank, cash, rents, total."""
    canvas, theme = scene.canvas, scene.theme
    title = fit(scene.say("stage", stage="over"), (RIGHT - LEFT, 41), (35, 31, 28, LEAST), bold=True)
    canvas.text((LEFT, TOP - 7), title.lines[0], title.style, theme.ink)
    left, right = PLAZA[0] + 9, PLAZA[2] - 9
    for number, line in enumerate(sorted(scene.view.count, key=lambda each: each.rank)):
        y = TOP + 37 + number * ROW
        canvas.rounded((left, y, right, y + ROW - 5), 11, theme.accent if line.rank == 1 else theme.card)
        if line.rank == 1:
            canvas.rounded((left + 4, y + 4, right - 4, y + ROW - 8), 8, theme.card)
        canvas.text((left + 20, y + 13), str(line.rank), STRONG, theme.ink, 0.5)
        scene.token(line.seat, (left + 59, y + 30), 43, theme.card)
        total = scene.cash(line.total)
        canvas.text((right - 13, y + 1), total, STRONG, theme.ink, 1.0)
        room = right - left - 111 - width(total, STRONG)
        canvas.text((left + 87, y + 3), cut(scene.names[line.seat], PLAIN, room), PLAIN, theme.ink)
        sums = f"{scene.cash(line.cash)} + {scene.cash(line.total - line.cash)}"
        canvas.text((left + 87, y + 31), sums, PLAIN, theme.muted)
