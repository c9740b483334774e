"""A seat's card, below the board and higher in the close view: cash, points, chips, blocks, properties, what changed of them."""

from bot.games.builder.data import GROUPS, KINDS
from bot.games.builder.view import DeedView, SeatView
from rendering.board_ring import Box
from rendering.builder.colours import COLOURS, GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import LEAST, Style, cut, width
from rendering.draw_context import MINUS, TAG
from rendering.theme import NIGHT

NAME, CASH, POINTS, SMALL = Style(26), Style(34, bold=True), Style(34, bold=True), Style(LEAST)
COUNT = Style(28, bold=True)
CHIP, BLOCK, SIGN, PIP = 34, 28, 21, (32, 27)
"""Sizes: of a chip, of the sign of blocks, of a group's sign, of the pips of a lone property and of one of a pair."""
GROUPED = 137
"""From this height on a card shows the properties, too, all in its middle."""


def draw(context: BuilderDrawContext, boxes: list[Box]) -> None:
    """A card for each seat."""
    view = context.view
    for each, box in zip(view.seats, boxes, strict=True):
        active = each.seat == view.active and view.stage != "over"
        card(context, box, each, active=active)


def card(context: BuilderDrawContext, box: Box, each: SeatView, *, active: bool) -> None:
    """One seat: token, name, points, cash and what moved of it, chips and what the throw brought, blocks left."""
    left, top, right, bottom = box
    canvas, theme, grouped = context.canvas, context.theme, bottom - top >= GROUPED
    context.card(box, (11, 7), 5, lit=active)
    top += (bottom - top - GROUPED) // 2 if grouped else 0
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
    cash = x + width(context.cash(each.cash), CASH) + 12
    if not grouped:
        aside(context, (cash, top + 38), (_keys(context, (right - 16, top + 38), each), top + 40), each)
        _chips(context, (left + 20, top + 89), right - 16, each, blocks=True)
        return
    aside(context, (cash, top + 37), (right - 16, top + 39), each)
    _chips(context, (left + 16, top + 84), right - 12, each, blocks=False)
    start = _blocks(context, (left + 18, top + 115), each) + 22
    _groups(context, (start, _keys(context, (right - 14, top + 100), each)), top + 115, each)


def points(context: BuilderDrawContext, at: tuple[int, int], each: SeatView) -> int:
    """Points and the bonus cards they hold just now; returns where they begin."""
    right, top = at
    canvas, text = context.canvas, str(each.score.total)
    canvas.text((right, top), text, POINTS, context.theme.ink, 1.0)
    x = right - width(text, POINTS) - 22
    star(context, (x, top + 18), 32)
    x -= 26
    for held, word in ((each.score.community, "community"), (each.score.billionaire, "crown")):
        if held:
            canvas.rounded((x - 32, top + 1, x, top + 31), 7, GOLD)
            sign(canvas, word, (x - 16, top + 16), 24, NIGHT)
            x -= 38
    return x


def star(context: BuilderDrawContext, centre: tuple[int, int], size: int) -> None:
    """The sign of points: a golden star with a dark edge."""
    sign(context.canvas, "star", centre, size + 6, NIGHT)
    sign(context.canvas, "star", centre, size, GOLD)


def aside(context: BuilderDrawContext, at: tuple[int, int], end: tuple[int, int], each: SeatView) -> None:
    """Beside the cash: what moved of it; jail."""
    canvas, theme, x = context.canvas, context.theme, at[0]
    if each.moved:
        text = ("+" if each.moved > 0 else MINUS) + context.cash(abs(each.moved))
        x = tag(context, at, text, good=each.moved > 0) + 8
    right, top = end
    if each.jailed and right - x > width(context.say("jailed"), SMALL):
        canvas.text((right, top), context.say("jailed"), SMALL, theme.alarm, 1.0)
    elif each.jailed:
        sign(canvas, "bars", (right - 13, top + 15), 26, theme.alarm)


def _keys(context: BuilderDrawContext, at: tuple[int, int], each: SeatView) -> int:
    """The kept cards up to a right edge; returns where they begin."""
    right, top = at
    for _ in each.cards:
        context.canvas.rounded((right - 26, top, right, top + 30), 6, GOLD)
        sign(context.canvas, "key", (right - 13, top + 15), 20, NIGHT)
        right -= 34
    return right


def tag(context: BuilderDrawContext, at: tuple[int, int], text: str, *, good: bool) -> int:
    """A small tag with what came or went; returns where it ends."""
    right = at[0] + width(text, TAG) + 14
    context.tag((*at, right), text, good=good)
    return right


def _chips(context: BuilderDrawContext, at: tuple[int, int], end: int, each: SeatView, *, blocks: bool) -> None:
    """The chips by type, what the throw brought of them, and if wanted the blocks left, spread over the line."""
    made = [f"+{count}" if count else "" for count in each.made or (0, 0, 0, 0)]
    ends = [CHIP + 6 + width(str(count), COUNT) for count in each.chips]
    wide = [ends[kind] + (width(made[kind], TAG) + 18 if made[kind] else 0) for kind in KINDS]
    last = BLOCK + 6 + width(str(each.blocks), COUNT) if blocks else 0
    gap = min(30, max(4, (end - at[0] - sum(wide) - last) // 4))
    (x, y), canvas, theme = at, context.canvas, context.theme
    for kind, count in enumerate(each.chips):
        chip(canvas, kind, (x + CHIP // 2, y), CHIP)
        canvas.text((x + CHIP + 6, y - 17), str(count), COUNT, theme.ink if count else theme.muted)
        if made[kind]:
            tag(context, (x + ends[kind] + 4, y - 15), made[kind], good=True)
        x += wide[kind] + gap
    if blocks:
        _blocks(context, (end - last, y), each)


def _blocks(context: BuilderDrawContext, at: tuple[int, int], each: SeatView) -> int:
    """The blocks left; returns where they end."""
    x, y = at
    sign(context.canvas, "blocks", (x + BLOCK // 2, y), BLOCK, context.theme.muted)
    context.canvas.text((x + BLOCK + 6, y - 17), str(each.blocks), COUNT, context.theme.muted)
    return x + BLOCK + 6 + width("12", COUNT)


def _groups(context: BuilderDrawContext, between: tuple[int, int], y: int, each: SeatView) -> None:
    """A pip for each own property: pairs grown together, mortgaged ones struck through."""
    own = [deed for deed in context.view.deeds if deed.owner == each.seat]
    groups = [[deed for deed in own if deed.group == group] for group in GROUPS]
    shown = [deeds for deeds in groups if deeds]
    wide = sum(PIP[len(deeds) > 1] * len(deeds) for deeds in shown)
    x, gap = between[0], min(8, (between[1] - between[0] - wide) // max(1, len(shown) - 1))
    for deeds in shown:
        _pips(context, (x, y), deeds)
        x += PIP[len(deeds) > 1] * len(deeds) + gap


def _pips(context: BuilderDrawContext, at: tuple[int, int], deeds: list[DeedView]) -> None:
    """The own properties of a group."""
    canvas, (x, y), wide, colour = context.canvas, at, PIP[len(deeds) > 1], COLOURS[deeds[0].group]
    canvas.rounded((x, y - 13, x + wide * len(deeds), y + 13), 7, colour)
    for number, deed in enumerate(deeds):
        left = x + number * wide
        group_sign(canvas, deed.group, (left + wide // 2, y), SIGN)
        if deed.mortgaged:
            canvas.slash((left + 1, y - 12, left + wide - 1, y + 12), 5, context.theme.card)
