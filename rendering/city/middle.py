"""The square in the middle of the town: whose turn, what is awaited, the lot, the unit, the dice, the hour."""

from bot.games.city.view import AuctionView, DebtView, PlotView
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.city import card
from rendering.city.lots import PLAZA
from rendering.city.scene import Scene
from rendering.city.unit import unit
from rendering.ring import Box
from rendering.signs import die
from rendering.theme import Theme

LEFT, TOP, RIGHT, BOTTOM = PLAZA[0] + 18, PLAZA[1] + 18, PLAZA[2] - 14, PLAZA[3] - 18
CARD: Box = (PLAZA[0] + 12, BOTTOM - 156, PLAZA[2] - 12, BOTTOM + 6)
UNIT = 74
UNIT_AT = (LEFT + UNIT, TOP + 106 + UNIT)
ASIDE = LEFT + 2 * UNIT + 22
DIE = 66
NAME, PLAIN, STRONG, HUGE = Style(40, bold=True), Style(LEAST), Style(34, bold=True), Style(60, bold=True)
SAID_SIZES = (LEAST,)
ABOVE = CARD[1] - 44
"""Where the line stands that tells of the hour, above the card."""
ROW, SUM_SIZES = 70, (LEAST, 25, 24)


def draw(scene: Scene) -> None:
    """Everything that stands in the middle."""
    if scene.view.stage == "over":
        _count(scene)
        return
    _head(scene)
    _unit(scene)
    _round(scene)
    lot = scene.lot
    if scene.view.debt is not None:
        _debt(scene, scene.view.debt)
    elif lot is not None and scene.view.auction is not None:
        _auction(scene, lot, scene.view.auction)
    elif lot is not None:
        _lot(scene, lot)


def garden(canvas: Canvas, theme: Theme) -> None:
    """A park on the square where nothing is at stake."""
    left, top, right, bottom = CARD
    canvas.rounded(CARD, 14, theme.grass)
    canvas.rounded((left + 96, top + 44, right - 110, bottom - 36), 40, theme.water)
    for x, y in ((34, 40), (66, 96), (30, 124), (230, 26), (268, 62), (300, 112), (246, 132), (312, 30), (120, 22)):
        canvas.disc((left + x, top + y), 13, theme.tree)


def said_room() -> tuple[int, int]:
    """Where the sentence about what is awaited stands: its width and height."""
    return RIGHT - LEFT - 78, 2 * Style(28).line


def _head(scene: Scene) -> None:
    """Whose turn it is, and what the table waits for."""
    canvas, view = scene.canvas, scene.view
    scene.token(view.active, (LEFT + 34, TOP + 40), 72, scene.theme.town)
    x = LEFT + 78
    canvas.text((x, TOP - 4), cut(scene.names[view.active], NAME, RIGHT - x), NAME, scene.theme.ink)
    said = fit(scene.say("stage", stage=view.stage), said_room(), SAID_SIZES)
    for number, line in enumerate(said.lines):
        canvas.text((x, TOP + 40 + number * said.style.line), line, said.style, scene.theme.accent)


def _title(scene: Scene, lot: PlotView) -> int:
    """The card of a district; returns where its content begins."""
    card.base(scene.canvas, CARD, 52, lot, scene.theme, scene.words)
    return CARD[1] + 52


def _facts(scene: Scene, top: int, pairs: list[tuple[str, str]]) -> None:
    left, _, right, bottom = CARD
    card.facts(scene.canvas, (left + 18, top + 14, right - 12, bottom), pairs, Style(44, bold=True), scene.theme)


def _lot(scene: Scene, lot: PlotView) -> None:
    """The district in question: price or owner, and its rent."""
    top = _title(scene, lot)
    pairs = [(scene.say("price"), scene.cash(lot.price)), (scene.say("rent"), scene.cash(lot.rent))]
    _facts(scene, top, pairs)
    if lot.owner is not None:
        scene.token(lot.owner, (CARD[2] - 36, CARD[3] - 36), 52, scene.theme.card)


def _auction(scene: Scene, lot: PlotView, auction: AuctionView) -> None:
    """The lot and its leading bidder, and who bids no more."""
    top = _title(scene, lot)
    left, _, right, bottom = CARD
    price = f"{scene.say('price')} {scene.cash(lot.price)}"
    scene.canvas.text((left + 18, top + 12), price, PLAIN, scene.theme.muted)
    for number, seat in enumerate(auction.passed):
        at = right - 32 - number * 42, top + 28
        scene.token(seat, at, 34, scene.theme.card)
        scene.canvas.slash((at[0] - 20, at[1] - 20, at[0] + 20, at[1] + 20), 6, scene.theme.alarm)
    if auction.leader is None:
        scene.canvas.text((left + 18, top + 56), scene.say("no-bid"), PLAIN, scene.theme.ink)
        return
    scene.token(auction.leader, (left + 42, bottom - 30), 48, scene.theme.card)
    room = right - left - 90
    shown = cut(scene.names[auction.leader], STRONG, room)
    scene.canvas.text((left + 78, bottom - 50), shown, STRONG, scene.theme.ink)


def _debt(scene: Scene, debt: DebtView) -> None:
    """Who owes how much to whom."""
    left, top, right, _ = CARD
    canvas, theme = scene.canvas, scene.theme
    canvas.rounded(CARD, 14, theme.card)
    creditor = scene.words.say("bank") if debt.creditor is None else scene.names[debt.creditor]
    owes = cut(scene.say("owes", seat=scene.names[debt.seat], whom=creditor), PLAIN, right - left - 36)
    canvas.text((left + 18, top + 12), owes, PLAIN, theme.ink)
    canvas.text((left + 18, top + 40), scene.cash(debt.amount), HUGE, theme.alarm)
    raisable = scene.say("raisable", amount=scene.cash(debt.raisable))
    canvas.text((left + 18, top + 116), raisable, PLAIN, theme.muted)
    if debt.creditor is not None:
        scene.token(debt.creditor, (right - 48, top + 76), 60, theme.card)


def _unit(scene: Scene) -> None:
    """The electronic unit: the permit's digit after a press, the bid in an auction, else the hour it counts."""
    view = scene.view
    leader, quarters = None, 4
    if view.auction is not None:
        text, caption, leader = scene.cash(view.auction.high), "", view.auction.leader
    elif view.stage == "build":
        permit = view.unit.permit
        text = "?" if permit < 0 else "" if permit == 0 else str(permit)
        caption = scene.say("permit", permit=0) if permit == 0 else scene.say("unit-build")
    else:
        text, caption = str(view.hour.number), scene.say("unit-hour")
    sign = None if leader is None else scene.people.sign(leader)
    unit(scene.canvas, (UNIT_AT, UNIT), (text, caption), (sign, quarters), scene.theme)


def _round(scene: Scene) -> None:
    """Dice, round and hour."""
    view, canvas = scene.view, scene.canvas
    if view.dice is not None:
        for number, value in enumerate(view.dice):
            die(canvas, value, (ASIDE + number * (DIE + 10), UNIT_AT[1] - UNIT + 2), DIE, scene.theme)
    canvas.text((ASIDE, UNIT_AT[1] + 8), scene.say("round", round=view.round), PLAIN, scene.theme.muted)
    said = news(scene)
    if said:
        setting = fit(said, (RIGHT - LEFT, 40), (LEAST,))
        canvas.text((LEFT, ABOVE), setting.lines[0], setting.style, scene.theme.ink)


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
    title = fit(scene.say("stage", stage="over"), (RIGHT - LEFT, 44), (38, 34, 30, LEAST), bold=True)
    canvas.text((LEFT, TOP - 8), title.lines[0], title.style, theme.ink)
    left, right = PLAZA[0] + 10, PLAZA[2] - 10
    for number, line in enumerate(sorted(scene.view.count, key=lambda each: each.rank)):
        y = TOP + 40 + number * ROW
        canvas.rounded((left, y, right, y + ROW - 5), 12, theme.accent if line.rank == 1 else theme.card)
        if line.rank == 1:
            canvas.rounded((left + 4, y + 4, right - 4, y + ROW - 9), 9, theme.card)
        canvas.text((left + 22, y + 14), str(line.rank), STRONG, theme.ink, 0.5)
        scene.token(line.seat, (left + 64, y + 32), 46, theme.card)
        total = scene.cash(line.total)
        canvas.text((right - 14, y + 1), total, STRONG, theme.ink, 1.0)
        room = right - left - 120 - width(total, STRONG)
        canvas.text((left + 94, y + 3), cut(scene.names[line.seat], PLAIN, room), PLAIN, theme.ink)
        sums = f"{scene.cash(line.cash)} + {scene.cash(line.total - line.cash)}"
        canvas.text((left + 94, y + 34), sums, PLAIN, theme.muted)
