"""The strip of seats below the classic board."""

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering.canvas import LEAST, Style, cut, fit, width
from rendering.classic import plan
from rendering.classic.scene import Scene
from rendering.classic.signs import sign, speed_die
from rendering.ring import Box
from rendering.theme import text_on

COUNT, NAME, SMALL, TAG = Style(LEAST, bold=True), Style(LEAST), Style(LEAST), Style(LEAST, bold=True)
CASH = 36, 34, 32, 30, 28, 26, LEAST
MINUS = "\u2212"


def draw(scene: Scene) -> None:
    """A card for each seat: sign, name, cash and what moved of it, deeds, jail cards, the Speed Die, jail."""
    view = scene.view
    for each, box in zip(view.seats, plan.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        _card(scene, box, each, active=active)
        _facts(scene, box, each)


def _card(scene: Scene, box: Box, each: SeatView, *, active: bool) -> None:
    left, top, right, bottom = box
    canvas, theme = scene.canvas, scene.theme
    canvas.rounded(box, 11, theme.accent if active else theme.card)
    if active:
        canvas.rounded((left + 6, top + 6, right - 6, bottom - 6), 7, theme.card)
    scene.token(each.seat, (left + 45, (top + bottom) // 2), 61, theme.card)


def _facts(scene: Scene, box: Box, each: SeatView) -> None:
    left, top, right, _ = box
    canvas, theme, name = scene.canvas, scene.theme, scene.names[each.seat]
    x, edge = left + 87, right - 13
    if each.moved:
        edge = _moved(scene, (edge, top + 9), each.moved) - 7
    canvas.text((x, top + 10), cut(name, NAME, edge - x), NAME, theme.ink if each.solvent else theme.muted)
    if not each.solvent:
        canvas.text((x, top + 48), scene.say("out"), SMALL, theme.muted)
        return
    cash = scene.cash(each.cash)
    canvas.text((x, top + 41), cash, fit(cash, (right - x - 13, 44), CASH, bold=True).style, theme.ink)
    if each.jailed:
        said = scene.say("jailed")
        canvas.text((x, top + 86), said, SMALL, theme.alarm)
        x += width(said, SMALL) + 16
    else:
        sign(canvas, "deeds", (x + 13, top + 100), 24, theme.muted)
        x = _counted(scene, (x + 32, top + 86), each.properties)
    if each.cards:
        sign(canvas, "key", (x + 14, top + 100), 28, theme.muted)
        x = _counted(scene, (x + 32, top + 86), len(each.cards))
    if each.awake:
        speed_die(canvas, data.BUS, (right - 45, top + 84), 32)


def _counted(scene: Scene, at: tuple[int, int], count: int) -> int:
    """A number beside its sign; returns where the next sign begins."""
    scene.canvas.text(at, str(count), COUNT, scene.theme.muted)
    return at[0] + width(str(count), COUNT) + 16


def _moved(scene: Scene, at: tuple[int, int], amount: int) -> int:
    """A tag with what came or went; returns where it begins."""
    text = ("+" if amount > 0 else MINUS) + scene.words.number(abs(amount))
    ground = scene.theme.accent if amount > 0 else scene.theme.alarm
    left = at[0] - width(text, TAG) - 15
    scene.canvas.rounded((left, at[1], at[0], at[1] + 30), 9, ground)
    scene.canvas.text((left + 7, at[1] + 2), text, TAG, text_on(ground))
    return left
