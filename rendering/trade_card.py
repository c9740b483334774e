"""An open trade between two seats, low: both sides with their goods as small cards, cash, what becomes of them, the time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from PIL import Image

from bot.kit.contract import Cash, Goods, Seat, Space, Value
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.draw_context import DrawContext
from rendering.seat_symbols import arrow
from rendering.theme import NIGHT, Colour
from rendering.timer_dial import dial

WIDTH, MARGIN, GAP = 1000, 24, 20
SIDE = (WIDTH - 2 * MARGIN - GAP) // 2
ROW, STEP, TOP = 82, 90, 118
MOST = 12
"""Things of a side that are drawn; beyond them the message's text names all."""
DIAL, DIAL_AT = 46, (WIDTH // 2, 62)
NAME, PLAIN, STRONG, HUGE = Style(38, bold=True), Style(28), Style(34, bold=True), 42
AFTER, GROUP = 96, 50
"""The height of what becomes of a side, and of the groups where any become whole or are broken."""
TOKEN = 68
CHANGES = (42, 38, 34, 30, LEAST)

Thing = Callable[[Box, Value], None]
"""Draws a good in its box."""
Owners = Mapping[Space, Seat | None]
Rents = Callable[[Owners, Seat], Cash]
"""What all properties of a seat bring."""


class Badges(msgspec.Struct, frozen=True):
    """The groups' colours, and what draws a group's sign round a point, so large."""

    colours: Mapping[str, Colour]
    sign: Callable[[Canvas, str, tuple[int, int], int], None]


class Side(msgspec.Struct, frozen=True):
    """What a seat gives, and what becomes of it: a sum before and after, groups made whole and broken."""

    seat: Seat
    goods: Goods
    cash: Cash
    before: Cash
    after: Cash
    completed: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()


Sides = tuple[Side, Side]


def spaces(goods: Goods) -> list[Space]:
    """The properties among goods."""
    return [item for item in goods if isinstance(item, int)]


def whole(groups: Mapping[str, Iterable[Space]], owners: Owners, seat: Seat) -> tuple[str, ...]:
    """The groups that a seat has to the last property."""
    return tuple([group for group, members in groups.items() if all(owners[each] == seat for each in members)])


def sides(deal: Any, owners: Owners, groups: Mapping[str, Iterable[Space]], before: Rents, after: Rents) -> Sides:
    """Both sides of a trade: all their rents before and after, the groups that become whole or are broken.

    `owners` are those before it; `before` and `after` reckon rents with the owners of then.
    """
    then = {**owners, **dict.fromkeys(spaces(deal.give), deal.partner), **dict.fromkeys(spaces(deal.take), deal.seat)}

    def side(seat: Seat, goods: Goods, cash: Cash) -> Side:
        had, has = whole(groups, owners, seat), whole(groups, then, seat)
        completed = tuple([group for group in has if group not in had])
        broken = tuple([group for group in had if group not in has])
        return Side(seat, goods, cash, before(owners, seat), after(then, seat), completed, broken)

    return side(deal.seat, deal.give, deal.pay), side(deal.partner, deal.take, deal.ask)


def rows(side: Side) -> int:
    """How many rows a side's things take."""
    return max(1, min(len(side.goods), MOST) + (len(side.goods) > MOST) + bool(side.cash))


def _high(sides: Sides) -> int:
    if any(each.completed or each.broken for each in sides):
        return AFTER + GROUP
    return AFTER if any(each.before != each.after for each in sides) else 0


def draw(context: DrawContext, sides: Sides, thing: Thing, badges: Badges) -> Image.Image:
    """The trade as an RGB image, as high as the longer side needs; it is the context's canvas before a thing is drawn."""
    after, high = TOP + max(map(rows, sides)) * STEP + 4, _high(sides)
    context.blank((WIDTH, after + high + (MARGIN if high else MARGIN // 2)))
    _dial(context, sides[0].seat)
    for number, side in enumerate(sides):
        left = MARGIN + number * (SIDE + GAP)
        _head(context, left, side.seat, number)
        _things(context, left, side, thing)
        if high:
            _changes(context, (left, after, left + SIDE, after + high), side, badges)
    return context.canvas.image


def _dial(context: DrawContext, proposer: Seat) -> None:
    """The device between the two: its ring has the time that is left."""
    dial(context.canvas, (DIAL_AT, DIAL), ("", ""), (context.sign(proposer), context.view.clock), context.theme)
    x, y = DIAL_AT
    for aside, back in ((14, False), (-14, True)):
        arrow(context.canvas, (x + aside, y), 26, NIGHT, back=back)


def _head(context: DrawContext, left: int, seat: Seat, number: int) -> None:
    """Who gives."""
    theme, room = context.theme, SIDE - TOKEN - 24 - DIAL
    at, edge, align = (left, left + TOKEN + 12, 0.0) if number == 0 else (left + SIDE, left + SIDE - TOKEN - 12, 1.0)
    context.token(seat, (at + (TOKEN // 2 if number == 0 else -TOKEN // 2), 62), TOKEN, theme.ground)
    shown = cut(context.names[seat], NAME, room)
    context.canvas.text((edge, 22), shown, NAME, theme.ink, align)
    context.canvas.text((edge, 66), context.say("gives"), PLAIN, theme.muted, align)


def _things(context: DrawContext, left: int, side: Side, thing: Thing) -> None:
    """Properties, held cards, cash, one below the other."""
    theme, canvas, y = context.theme, context.canvas, TOP
    for item in side.goods[:MOST]:
        thing((left, y, left + SIDE, y + ROW), item)
        y += STEP
    if len(side.goods) > MOST:
        said = context.say("more", count=len(side.goods) - MOST)
        canvas.text((left + SIDE // 2, y + 18), said, STRONG, theme.muted, 0.5)
        y += STEP
    box = left, y, left + SIDE, y + ROW
    if side.cash:
        canvas.rounded(box, 10, theme.display)
        canvas.centred(box, fit(context.cash(side.cash), (SIDE, ROW), (HUGE,), bold=True), NIGHT)
    elif not side.goods:
        canvas.rounded(box, 10, theme.service)
        canvas.centred(box, fit(context.words.say("none"), (SIDE, ROW), (32,)), theme.muted)


def _changes(context: DrawContext, box: Box, side: Side, badges: Badges) -> None:
    """What a side's sum comes to, before and after, and the groups that become whole or are broken."""
    (left, top, _, bottom), canvas, theme = box, context.canvas, context.theme
    canvas.rounded(box, 10, theme.card)
    canvas.text((left + 16, top + 8), context.say("rents"), PLAIN, theme.muted)
    before, after = context.cash(side.before), context.cash(side.after)
    style = fit(f"{before} →→ {after}", (SIDE - 32, 60), CHANGES, bold=True).style
    y = top + 42
    canvas.text((left + 16, y), before, style, theme.ink)
    x = left + 16 + fit(before, (SIDE, 60), (style.size,), bold=True).width
    arrow(canvas, (x + 32, y + style.size // 2), 34, theme.muted)
    better = side.after >= side.before
    canvas.text((x + 62, y), after, style, theme.accent if better else theme.alarm)
    x = _groups(context, (left + 16, bottom - 30), side.completed, badges, broken=False)
    _groups(context, (x, bottom - 30), side.broken, badges, broken=True)


def _groups(context: DrawContext, at: tuple[int, int], groups: Sequence[str], badges: Badges, *, broken: bool) -> int:
    """Signs of groups that become whole or are broken; returns where they end."""
    left, y = at
    for group in groups:
        x = left + 20
        context.canvas.rounded((x - 20, y - 20, x + 20, y + 20), 8, badges.colours[group])
        badges.sign(context.canvas, group, (x, y), 26)
        if broken:
            context.canvas.slash((x - 24, y - 24, x + 24, y + 24), 6, context.theme.alarm)
        left += 48
    if not groups:
        return left
    said, style = context.say("broken" if broken else "whole"), Style(28)
    context.canvas.text((left + 2, y - 18), said, style, context.theme.muted)
    return left + 2 + width(said, style) + 22
