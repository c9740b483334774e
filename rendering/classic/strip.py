"""The strip of seats below the classic board."""

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from bot.games.classic import data
from bot.games.classic.view import SeatView
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.classic import plan
from rendering.classic.scene import Scene
from rendering.classic.signs import sign, speed_die
from rendering.layers import Kept
from rendering.ring import Box
from rendering.theme import Theme, text_on

COUNT, NAME, SMALL, TAG = Style(LEAST, bold=True), Style(LEAST), Style(LEAST), Style(LEAST, bold=True)
CASH = 36, 34, 32, 30, 28, 26, LEAST
_cards: Kept[Image.Image] = Kept(64)
MINUS = "\u2212"


def draw(scene: Scene) -> None:
    """A card for each seat: sign, name, cash and what moved of it, deeds, jail cards, the Speed Die, jail."""
    view = scene.view
    for each, box in zip(view.seats, plan.seat_boxes(len(view.seats)), strict=True):
        active = each.seat == view.active and view.stage != "over"
        scene.canvas.put(_kept(scene, box, each, active=active), box[:2])


def _kept(scene: Scene, box: Box, each: SeatView, *, active: bool) -> Image.Image:
    """A seat's card, kept by what it shows: where they stand and what they are worth is not on it."""
    shown = replace(each, space=0, worth=0, available=0, failures=0)
    size, words, people = (box[2] - box[0], box[3] - box[1]), scene.words, scene.people

    def make() -> Image.Image:
        alone = Scene(Canvas(_plate(scene.theme, size, active).copy()), scene.view, scene.theme, words, people)
        alone.token(each.seat, (45, size[1] // 2), 61, scene.theme.card)
        _facts(alone, (0, 0, *size), each)
        return alone.canvas.image

    key = (scene.theme.key, words.tongue, scene.view.board, shown, active, size, people.sign(each.seat))
    return _cards.get((*key, scene.names[each.seat]), make)


@lru_cache(32)
def _plate(theme: Theme, size: tuple[int, int], active: bool) -> Image.Image:
    """An empty card, framed for whose turn it is."""
    canvas, (right, bottom) = Canvas(Image.new("RGB", size, theme.ground)), size
    canvas.rounded((0, 0, right, bottom), 11, theme.accent if active else theme.card)
    if active:
        canvas.rounded((6, 6, right - 6, bottom - 6), 7, theme.card)
    return canvas.image


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
