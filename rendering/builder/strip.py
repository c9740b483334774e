"""The strip of seats below Builder's board: cash, points, chips, blocks, and what has just changed of them."""

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.data import KINDS
from bot.games.builder.view import SeatView
from rendering.builder.colours import GOLD
from rendering.builder.scene import Scene
from rendering.builder.signs import chip, sign
from rendering.canvas import LEAST, Canvas, Style, cut, width
from rendering.layers import Kept
from rendering.ring import Box
from rendering.theme import NIGHT, text_on

NAME, CASH, POINTS, SMALL = Style(26), Style(34, bold=True), Style(34, bold=True), Style(LEAST)
COUNT, TAG = Style(28, bold=True), Style(LEAST, bold=True)
MINUS = "\u2212"
CHIP, BLOCK = 34, 28


def draw(scene: Scene, boxes: list[Box]) -> None:
    """A card for each seat."""
    view = scene.view
    for each, box in zip(view.seats, boxes, strict=True):
        active = each.seat == view.active and view.stage != "over"
        scene.canvas.put(_image(scene, (box[2] - box[0], box[3] - box[1]), each, active=active), box[:2])


_cards: Kept[Image.Image] = Kept(64)


def _image(scene: Scene, size: tuple[int, int], each: SeatView, *, active: bool) -> Image.Image:
    """A seat's card; kept by what it shows, so that only those are drawn anew on which something has changed."""

    def make() -> Image.Image:
        canvas = Canvas(Image.new("RGB", size, scene.theme.ground))
        drawn = Scene(canvas, scene.view, scene.theme, scene.words, scene.people)
        card(drawn, (0, 0, *size), each, active=active)
        return canvas.image

    shown = replace(each, space=0, failures=0, mortgages=0)
    key = (scene.theme.key, scene.words.tongue, size, scene.names[each.seat], scene.sign(each.seat), active)
    return _cards.get((key, shown), make)


def card(scene: Scene, box: Box, each: SeatView, *, active: bool) -> None:
    """One seat: token, name, points, cash and what moved of it, chips and what the throw brought, blocks left."""
    left, top, right, bottom = box
    canvas, theme = scene.canvas, scene.theme
    canvas.rounded(box, 11, theme.accent if active else theme.card)
    if active:
        canvas.rounded((left + 5, top + 5, right - 5, bottom - 5), 7, theme.card)
    scene.token(each.seat, (left + 47, top + 52), 64, theme.card)
    x, edge = left + 92, right - 16
    out = each.status != "in"
    edge = _points(scene, (edge, top + 8), each) - 10 if each.status != "left" else edge
    name = cut(scene.names[each.seat], NAME, edge - x)
    canvas.text((x, top + 11), name, NAME, theme.muted if out else theme.ink)
    if out:
        canvas.text((x, top + 50), scene.say(each.status), SMALL, theme.muted)
        return
    canvas.text((x, top + 44), scene.cash(each.cash), CASH, theme.ink)
    _aside(scene, (x + width(scene.cash(each.cash), CASH) + 12, top + 48), (right - 16, top + 50), each)
    _chips(scene, (left + 20, top + 117), right - 16, each)


def _points(scene: Scene, at: tuple[int, int], each: SeatView) -> int:
    """Points and the bonus cards they hold just now; returns where they begin."""
    right, top = at
    canvas, text = scene.canvas, str(each.score.total)
    canvas.text((right, top), text, POINTS, scene.theme.ink, 1.0)
    x = right - width(text, POINTS) - 22
    star(scene, (x, top + 18), 32)
    x -= 20
    for held, word in ((each.score.community, "community"), (each.score.billionaire, "crown")):
        if held:
            canvas.rounded((x - 34, top + 1, x, top + 35), 7, GOLD)
            sign(canvas, word, (x - 17, top + 18), 26, NIGHT)
            x -= 40
    return x


def star(scene: Scene, centre: tuple[int, int], size: int) -> None:
    """The sign of points: a golden star, with a dark edge on light paper."""
    if scene.theme.key == "light":
        sign(scene.canvas, "star", centre, size + 6, NIGHT)
    sign(scene.canvas, "star", centre, size, GOLD)


def _aside(scene: Scene, at: tuple[int, int], end: tuple[int, int], each: SeatView) -> None:
    """Beside the cash: what moved of it; kept cards; jail."""
    canvas, theme, x = scene.canvas, scene.theme, at[0]
    if each.moved:
        text = ("+" if each.moved > 0 else MINUS) + scene.cash(abs(each.moved))
        x = tag(scene, at, text, good=each.moved > 0) + 8
    right, top = end
    for _ in each.cards:
        canvas.rounded((right - 26, top - 2, right, top + 32), 6, GOLD)
        sign(canvas, "key", (right - 13, top + 15), 20, NIGHT)
        right -= 34
    if each.jailed and right - x > width(scene.say("jailed"), SMALL):
        canvas.text((right, top), scene.say("jailed"), SMALL, theme.alarm, 1.0)
    elif each.jailed:
        sign(canvas, "bars", (right - 15, top + 15), 30, theme.alarm)


def tag(scene: Scene, at: tuple[int, int], text: str, *, good: bool) -> int:
    """A small tag with what came or went; returns where it ends."""
    ground = scene.theme.accent if good else scene.theme.alarm
    wide = width(text, TAG) + 14
    scene.canvas.rounded((at[0], at[1], at[0] + wide, at[1] + 30), 9, ground)
    scene.canvas.text((at[0] + 7, at[1] + 2), text, TAG, text_on(ground))
    return at[0] + wide


def _chips(scene: Scene, at: tuple[int, int], end: int, each: SeatView) -> None:
    """The chips by type, what the throw brought of them, and the blocks left, spread over the line."""
    made = each.made or (0, 0, 0, 0)
    wide = [_room(each.chips[kind], made[kind]) for kind in KINDS] + [BLOCK + 6 + width(str(each.blocks), COUNT)]
    gap = min(30, max(4, (end - at[0] - sum(wide)) // 4))
    x, y = at
    for kind in KINDS:
        _chip(scene, (x, y), each, kind)
        x += wide[kind] + gap
    x = end - wide[4]
    sign(scene.canvas, "blocks", (x + BLOCK // 2, y), BLOCK, scene.theme.muted)
    scene.canvas.text((x + BLOCK + 6, y - 17), str(each.blocks), COUNT, scene.theme.muted)


def _room(count: int, made: int) -> int:
    """How much of the line a type needs."""
    brought = width(f"+{made}", TAG) + 18 if made else 0
    return CHIP + 6 + width(str(count), COUNT) + brought


def _chip(scene: Scene, at: tuple[int, int], each: SeatView, kind: int) -> None:
    """One type: the chip, how many, and what the throw brought."""
    (x, y), count = at, each.chips[kind]
    made = (each.made or (0, 0, 0, 0))[kind]
    canvas, theme = scene.canvas, scene.theme
    chip(canvas, kind, (x + CHIP // 2, y), CHIP)
    text = str(count)
    canvas.text((x + CHIP + 6, y - 17), text, COUNT, theme.ink if count else theme.muted)
    if made:
        tag(scene, (x + CHIP + 10 + width(text, COUNT), y - 15), f"+{made}", good=True)
