"""A player's card of the close view: points and blocks, cash and what moved of it, chips, own groups as pips."""

from bot.games.builder.data import GROUPS, KINDS
from bot.games.builder.view import DeedView, SeatView
from rendering.board_ring import Box
from rendering.builder.colours import COLOURS, GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import Style, cut, width
from rendering.draw_context import MINUS
from rendering.theme import NIGHT, text_on

NAME, CASH, POINTS, COUNT = Style(29), Style(35, bold=True), Style(33, bold=True), Style(28, bold=True)
SMALL, TAG = Style(27), Style(27, bold=True)
CHIP, SIGN, PIP = 32, 21, (32, 27)
"""Sizes: of a chip, of a group's sign, of the pips of a lone property and of one of a pair."""
LEFT = 100
"""Where the lines begin that stand beside token, points and blocks."""
CASH_AT, CHIPS_AT, PIPS_AT = 35, 92, 126
"""The top of the cash, the middles of chips and pips."""


def card(context: BuilderDrawContext, box: Box, each: SeatView) -> None:
    """One seat; lit when it is its turn."""
    left, top, right, _ = box
    canvas, theme = context.canvas, context.theme
    context.card(box, (12, 8), 5, lit=each.seat == context.view.active and context.view.stage != "over")
    context.token(each.seat, (left + 48, top + 40), 60, theme.card)
    edge = _badges(context, right - 12, top + 8, each)
    out = each.status != "in"
    said = cut(context.names[each.seat], NAME, edge - left - LEFT)
    canvas.text((left + LEFT, top + 3), said, NAME, theme.muted if out else theme.ink)
    if each.status != "left":
        star(context, (left + 28, top + CHIPS_AT + 1), 30)
        canvas.text((left + 48, top + CHIPS_AT - 19), str(each.score.total), POINTS, theme.ink)
    if out:
        canvas.text((left + LEFT, top + CASH_AT + 4), context.say(each.status), SMALL, theme.muted)
        return
    canvas.text((left + LEFT, top + CASH_AT), context.cash(each.cash), CASH, theme.ink)
    _beside(context, (left + LEFT + width(context.cash(each.cash), CASH) + 12, right - 12), top + CASH_AT + 1, each)
    _chips(context, (left + LEFT, right - 12), top + CHIPS_AT, each)
    sign(canvas, "blocks", (left + 28, top + PIPS_AT), 28, theme.muted)
    canvas.text((left + 50, top + PIPS_AT - 17), str(each.blocks), COUNT, theme.muted)
    _groups(context, (left + LEFT, right - 12), top + PIPS_AT, each)


def _badges(context: BuilderDrawContext, right: int, top: int, each: SeatView) -> int:
    """The bonus cards held just now, and kept cards; returns where they begin."""
    bonus = {"community": each.score.community, "crown": each.score.billionaire}
    for word in [*(word for word, held in bonus.items() if held), *("key" for _ in each.cards)]:
        context.canvas.rounded((right - 34, top, right, top + 34), 7, GOLD)
        sign(context.canvas, word, (right - 17, top + 17), 25, NIGHT)
        right -= 40
    return right


def _beside(context: BuilderDrawContext, between: tuple[int, int], top: int, each: SeatView) -> None:
    """Beside the cash: what moved of it, and that somebody is in jail."""
    canvas, theme, (x, right) = context.canvas, context.theme, between
    if each.moved:
        text = ("+" if each.moved > 0 else MINUS) + context.cash(abs(each.moved))
        x = _tag(context, (x, top), text, good=each.moved > 0) + 10
    if each.jailed and right - x > width(context.say("jailed"), SMALL):
        canvas.text((right, top + 2), context.say("jailed"), SMALL, theme.alarm, 1.0)
    elif each.jailed:
        sign(canvas, "bars", (right - 16, top + 18), 32, theme.alarm)


def _tag(context: BuilderDrawContext, at: tuple[int, int], text: str, *, good: bool) -> int:
    """A tag with what came or went; returns where it ends."""
    right, ground = at[0] + width(text, TAG) + 12, context.theme.accent if good else context.theme.alarm
    context.canvas.rounded((*at, right, at[1] + 34), 9, ground)
    context.canvas.text((at[0] + 6, at[1] + 2), text, TAG, text_on(ground))
    return right


def _chips(context: BuilderDrawContext, between: tuple[int, int], y: int, each: SeatView) -> None:
    """The chips by type with their counts, and what the throw brought of them, spread over the line."""
    canvas, theme, (x, right) = context.canvas, context.theme, between
    made = [f"+{count}" if count else "" for count in each.made or (0, 0, 0, 0)]
    ends = [CHIP + 4 + width(str(count), COUNT) for count in each.chips]
    wide = [end + (width(said, TAG) + 14) * bool(said) for end, said in zip(ends, made, strict=True)]
    gap = min(36, max(2, (right - x - sum(wide)) // 3))
    for kind in KINDS:
        chip(canvas, kind, (x + CHIP // 2, y), CHIP)
        canvas.text(
            (x + CHIP + 4, y - 17), str(each.chips[kind]), COUNT, theme.ink if each.chips[kind] else theme.muted
        )
        if made[kind]:
            _tag(context, (x + ends[kind] + 3, y - 17), made[kind], good=True)
        x += wide[kind] + gap


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
    canvas, (x, y), wide, colour = context.canvas, at, PIP[len(deeds) > 1], COLOURS[deeds[0].group]
    canvas.rounded((x, y - 16, x + wide * len(deeds), y + 16), 7, colour)
    for number, deed in enumerate(deeds):
        left = x + number * wide
        group_sign(canvas, deed.group, (left + wide // 2, y), SIGN)
        if deed.mortgaged:
            canvas.slash((left + 1, y - 15, left + wide - 1, y + 15), 5, context.theme.card)
