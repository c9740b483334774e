"""The strip of seats below Builder's board: cash, points, chips, blocks, and what has just changed of them."""

from msgspec.structs import replace
from PIL import Image

from bot.games.builder.data import KINDS
from bot.games.builder.view import SeatView
from rendering.board_ring import Box
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import chip, sign
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, cut, width
from rendering.draw_context import MINUS, TAG
from rendering.theme import NIGHT

NAME, CASH, POINTS, SMALL = Style(26), Style(34, bold=True), Style(34, bold=True), Style(LEAST)
COUNT = Style(28, bold=True)
CHIP, BLOCK = 34, 28


def draw(context: BuilderDrawContext, boxes: list[Box]) -> None:
    """A card for each seat."""
    view = context.view
    for each, box in zip(view.seats, boxes, strict=True):
        active = each.seat == view.active and view.stage != "over"
        context.canvas.put(_image(context, (box[2] - box[0], box[3] - box[1]), each, active=active), box[:2])


_cards: LruCache[Image.Image] = LruCache(64)


def _image(context: BuilderDrawContext, size: tuple[int, int], each: SeatView, *, active: bool) -> Image.Image:
    """A seat's card; cached by what it shows."""

    def make() -> Image.Image:
        canvas = Canvas(Image.new("RGB", size, context.theme.ground))
        drawn = BuilderDrawContext(canvas, context.view, context.theme, context.words, context.people)
        card(drawn, (0, 0, *size), each, active=active)
        return canvas.image

    shown = replace(each, space=0, failures=0, mortgages=0)
    key = (context.theme, context.words, size, context.names[each.seat], context.sign(each.seat), active)
    return _cards.get((key, shown), make)


def card(context: BuilderDrawContext, box: Box, each: SeatView, *, active: bool) -> None:
    """One seat: token, name, points, cash and what moved of it, chips and what the throw brought, blocks left."""
    left, top, right, _ = box
    canvas, theme = context.canvas, context.theme
    context.card(box, (11, 7), 5, lit=active)
    context.token(each.seat, (left + 46, top + 40), 60, theme.card)
    x, edge = left + 92, right - 16
    out = each.status != "in"
    edge = points(context, (edge, top + 5), each) - 10 if each.status != "left" else edge
    name = cut(context.names[each.seat], NAME, edge - x)
    canvas.text((x, top + 5), name, NAME, theme.muted if out else theme.ink)
    if out:
        canvas.text((x, top + 40), context.say(each.status), SMALL, theme.muted)
        return
    canvas.text((x, top + 34), context.cash(each.cash), CASH, theme.ink)
    aside(context, (x + width(context.cash(each.cash), CASH) + 12, top + 38), (right - 16, top + 40), each)
    _chips(context, (left + 20, top + 92), right - 16, each)


def points(context: BuilderDrawContext, at: tuple[int, int], each: SeatView) -> int:
    """Points and the bonus cards they hold just now; returns where they begin."""
    right, top = at
    canvas, text = context.canvas, str(each.score.total)
    canvas.text((right, top), text, POINTS, context.theme.ink, 1.0)
    x = right - width(text, POINTS) - 22
    star(context, (x, top + 18), 32)
    x -= 20
    for held, word in ((each.score.community, "community"), (each.score.billionaire, "crown")):
        if held:
            canvas.rounded((x - 34, top + 1, x, top + 35), 7, GOLD)
            sign(canvas, word, (x - 17, top + 18), 26, NIGHT)
            x -= 40
    return x


def star(context: BuilderDrawContext, centre: tuple[int, int], size: int) -> None:
    """The sign of points: a golden star, with a dark edge on light paper."""
    if context.theme.key == "light":
        sign(context.canvas, "star", centre, size + 6, NIGHT)
    sign(context.canvas, "star", centre, size, GOLD)


def aside(context: BuilderDrawContext, at: tuple[int, int], end: tuple[int, int], each: SeatView) -> None:
    """Beside the cash: what moved of it; held cards; jail."""
    canvas, theme, x = context.canvas, context.theme, at[0]
    if each.moved:
        text = ("+" if each.moved > 0 else MINUS) + context.cash(abs(each.moved))
        x = tag(context, at, text, good=each.moved > 0) + 8
    right, top = end
    for _ in each.cards:
        canvas.rounded((right - 26, top - 2, right, top + 32), 6, GOLD)
        sign(canvas, "key", (right - 13, top + 15), 20, NIGHT)
        right -= 34
    if each.jailed and right - x > width(context.say("jailed"), SMALL):
        canvas.text((right, top), context.say("jailed"), SMALL, theme.alarm, 1.0)
    elif each.jailed:
        sign(canvas, "bars", (right - 15, top + 15), 30, theme.alarm)


def tag(context: BuilderDrawContext, at: tuple[int, int], text: str, *, good: bool) -> int:
    """A small tag with what came or went; returns where it ends."""
    right = at[0] + width(text, TAG) + 14
    context.tag((*at, right), text, good=good)
    return right


def _chips(context: BuilderDrawContext, at: tuple[int, int], end: int, each: SeatView) -> None:
    """The chips by type, what the throw brought of them, and the blocks left, spread over the line."""
    made = [f"+{count}" if count else "" for count in each.made or (0, 0, 0, 0)]
    ends = [CHIP + 6 + width(str(count), COUNT) for count in each.chips]
    wide = [ends[kind] + (width(made[kind], TAG) + 18 if made[kind] else 0) for kind in KINDS]
    wide.append(BLOCK + 6 + width(str(each.blocks), COUNT))
    gap = min(30, max(4, (end - at[0] - sum(wide)) // 4))
    (x, y), canvas, theme = at, context.canvas, context.theme
    for kind, count in enumerate(each.chips):
        chip(canvas, kind, (x + CHIP // 2, y), CHIP)
        canvas.text((x + CHIP + 6, y - 17), str(count), COUNT, theme.ink if count else theme.muted)
        if made[kind]:
            tag(context, (x + ends[kind] + 4, y - 15), made[kind], good=True)
        x += wide[kind] + gap
    x = end - wide[4]
    sign(canvas, "blocks", (x + BLOCK // 2, y), BLOCK, theme.muted)
    canvas.text((x + BLOCK + 6, y - 17), str(each.blocks), COUNT, theme.muted)
