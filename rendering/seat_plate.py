"""The low plate of a seat below a board: sign, name, cash and what moved of it, and what else there is room for."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from rendering.board_ring import Box
from rendering.canvas import LEAST, Style, cut, width
from rendering.draw_context import MINUS, TAG, DrawContext, Point

NAME, CASH, SMALL = Style(LEAST), Style(30, bold=True), Style(LEAST)
TOKEN, TEXT, PAD, GAP = 46, 60, 10, 10
NAMED = 84
"""How many pixels of a name are left at least beside what moved."""
CELL = 32
"""How wide the sign of the jail is."""


class Extra(msgspec.Struct, frozen=True):
    """Something beside the cash: how wide it is, and what draws it from a left edge and the top of its line on."""

    wide: int
    draw: Callable[[Point], None]


def numbered(context: DrawContext, wide: int, sign: Callable[[Point], None], number: int) -> Extra:
    """A sign with a number behind it."""

    def draw(at: Point) -> None:
        sign(at)
        context.canvas.text((at[0] + wide + 5, at[1] + 1), str(number), TAG, context.theme.muted)

    return Extra(wide + 5 + width(str(number), TAG), draw)


def beside(at: Point, extras: Iterable[Extra]) -> int:
    """All of some extras up to a point, which is their right edge and the top of their line; returns where they begin."""
    right, top = at
    for extra in extras:
        extra.draw((right - extra.wide, top + 4))
        right -= extra.wide + GAP + 4
    return right


def draw(
    context: DrawContext, box: Box, each: Any, extras: Sequence[Extra], amount: Callable[[int], str], *, lit: bool
) -> None:
    """A seat's plate; `extras` from the most to the least worth showing, `amount` says what moved."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    context.card(box, (11, 7), 5, lit=lit)
    context.token(each.seat, (left + PAD + TOKEN // 2, (top + bottom) // 2), TOKEN, theme.card)
    x, edge = left + TEXT, right - PAD
    cash = context.cash(each.cash) if each.solvent else context.say("out")
    end = x + width(cash, CASH)
    if each.solvent:
        canvas.text((x, top + 32), cash, CASH, theme.ink)
    else:
        canvas.text((x, top + 36), cut(cash, SMALL, edge - x), SMALL, theme.muted)
    name, line, low = context.names[each.seat], edge, edge
    if each.solvent and each.moved:
        wide = width(("+" if each.moved > 0 else MINUS) + amount(abs(each.moved)), TAG) + 15 + GAP
        if edge - wide - x >= min(NAMED, width(name, NAME)):
            line = context.moved(edge, top + 5, each.moved, amount) - GAP
        elif edge - wide >= end:
            low = context.moved(edge, top + 34, each.moved, amount) - GAP
    canvas.text((x, top + 6), cut(name, NAME, line - x), NAME, theme.ink if each.solvent else theme.muted)
    if each.solvent:
        _extras(context, (end + GAP, top + 36, low), each, extras)


def _extras(context: DrawContext, line: tuple[int, int, int], each: Any, extras: Sequence[Extra]) -> None:
    """What there is room for, up to the right edge: first of all the jail, in a word or by its sign."""
    left, top, right = line
    said = context.say("jailed")
    if each.jailed and right - left >= width(said, SMALL):
        context.canvas.text((right, top + 1), said, SMALL, context.theme.alarm, 1.0)
        right -= width(said, SMALL) + GAP
    elif each.jailed:
        _bars(context, (right - CELL, top, right, top + 28))
        right -= CELL + GAP
    for extra in extras:
        if right - extra.wide >= left:
            extra.draw((right - extra.wide, top))
            right -= extra.wide + GAP + 4


def _bars(context: DrawContext, box: Box) -> None:
    """A barred window."""
    left, top, _, bottom = box
    context.canvas.rounded(box, 5, context.theme.alarm)
    for number in range(3):
        x = left + 4 + number * 9
        context.canvas.fill((x, top + 4, x + 6, bottom - 4), context.theme.card)
