"""An open trade between two seats: both sides with their goods as small cards, cash, what becomes of them, the time."""

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image

from bot.games.kit.model import Cash, Goods, Seat, Value
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.dial import dial
from rendering.ring import Box
from rendering.scene import Drawing
from rendering.signs import arrow
from rendering.theme import NIGHT, Theme

WIDTH, MARGIN, GAP = 1000, 24, 20
SIDE = (WIDTH - 2 * MARGIN - GAP) // 2
ROW, STEP, TOP = 92, 102, 266
MOST = 8
"""Things of a side that are drawn; the message's text names them all."""
DIAL, DIAL_AT = 104, (WIDTH // 2, 128)
NAME, PLAIN, STRONG, HUGE = Style(38, bold=True), Style(30), Style(34, bold=True), 46
AFTER, GROUP = 122, 58
"""The height of what becomes of a side, and of the groups where any become whole or are broken."""
CHANGES = (42, 38, 34, 30, LEAST)

Thing = Callable[[Box, Value], None]
"""Draws a good in its box."""
Badge = Callable[[str, tuple[int, int]], None]
"""Draws the sign of a group, 40 pixels wide and high, round a point."""


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


def rows(side: Side) -> int:
    """How many rows a side's things take."""
    return max(1, min(len(side.goods), MOST) + (len(side.goods) > MOST) + bool(side.cash))


def blank(sides: Sides, theme: Theme) -> Canvas:
    """The ground, as high as the longer side needs."""
    return Canvas(Image.new("RGB", (WIDTH, _after(sides) + _high(sides) + MARGIN), theme.ground))


def _after(sides: Sides) -> int:
    return TOP + max(map(rows, sides)) * STEP + 12


def _high(sides: Sides) -> int:
    if any(each.completed or each.broken for each in sides):
        return AFTER + GROUP
    return AFTER if any(each.before != each.after for each in sides) else 0


def draw(scene: Drawing, sides: Sides, thing: Thing, badge: Badge) -> Image.Image:
    """The trade as an RGB image; `scene` stands on blank ground of these sides."""
    after, high = _after(sides), _high(sides)
    _dial(scene, sides)
    for number, side in enumerate(sides):
        left = MARGIN + number * (SIDE + GAP)
        _head(scene, left, side.seat, number)
        _things(scene, left, side, thing)
        if high:
            _changes(scene, (left, after, left + SIDE, after + high), side, badge)
    return scene.canvas.image


def _dial(scene: Drawing, sides: Sides) -> None:
    """The device between the two: its ring has the time that is left, its display the cash at stake."""
    cash = sides[0].cash or sides[1].cash
    said = scene.cash(cash) if cash else " "
    clock = scene.people.sign(sides[0].seat), scene.view.clock
    dial(scene.canvas, (DIAL_AT, DIAL), (said, ""), clock, scene.theme)
    x, y = DIAL_AT
    low = 46 if cash else 0
    for aside, back in ((26, False), (-26, True)):
        arrow(scene.canvas, (x + aside, y + low), 44, NIGHT, back=back)


def _head(scene: Drawing, left: int, seat: Seat, number: int) -> None:
    """Who gives."""
    theme, room = scene.theme, SIDE - DIAL - 30
    at = left + 38 if number == 0 else left + SIDE - 38
    scene.token(seat, (at, 72), 70, theme.ground)
    shown = cut(scene.names[seat], NAME, room)
    edge, align = (left, 0.0) if number == 0 else (left + SIDE, 1.0)
    scene.canvas.text((edge, 124), shown, NAME, theme.ink, align)
    scene.canvas.text((edge, 174), scene.say("gives"), PLAIN, theme.muted, align)


def _things(scene: Drawing, left: int, side: Side, thing: Thing) -> None:
    """Properties, kept cards, cash, one below the other."""
    theme, canvas, y = scene.theme, scene.canvas, TOP
    for item in side.goods[:MOST]:
        thing((left, y, left + SIDE, y + ROW), item)
        y += STEP
    if len(side.goods) > MOST:
        said = scene.say("more", count=len(side.goods) - MOST)
        canvas.text((left + SIDE // 2, y + 24), said, STRONG, theme.muted, 0.5)
        y += STEP
    box = left, y, left + SIDE, y + ROW
    if side.cash:
        canvas.rounded(box, 10, theme.display)
        canvas.centred(box, fit(scene.cash(side.cash), (SIDE, ROW), (HUGE,), bold=True), NIGHT)
    elif not side.goods:
        canvas.rounded(box, 10, theme.service)
        canvas.centred(box, fit(scene.words.say("none"), (SIDE, ROW), (32,)), theme.muted)


def _changes(scene: Drawing, box: Box, side: Side, badge: Badge) -> None:
    """What a side's sum comes to, before and after, and the groups that become whole or are broken."""
    (left, top, _, bottom), canvas, theme = box, scene.canvas, scene.theme
    canvas.rounded(box, 10, theme.card)
    canvas.text((left + 16, top + 10), scene.say("rents"), PLAIN, theme.muted)
    before, after = scene.cash(side.before), scene.cash(side.after)
    style = fit(f"{before} →→ {after}", (SIDE - 32, 60), CHANGES, bold=True).style
    y = top + 54
    canvas.text((left + 16, y), before, style, theme.ink)
    x = left + 16 + fit(before, (SIDE, 60), (style.size,), bold=True).width
    arrow(canvas, (x + 32, y + style.size // 2), 34, theme.muted)
    better = side.after >= side.before
    canvas.text((x + 62, y), after, style, theme.accent if better else theme.alarm)
    x = _groups(scene, (left + 16, bottom - 34), side.completed, badge, broken=False)
    _groups(scene, (x, bottom - 34), side.broken, badge, broken=True)


def _groups(scene: Drawing, at: tuple[int, int], groups: Sequence[str], badge: Badge, *, broken: bool) -> int:
    """Signs of groups that become whole or are broken; returns where they end."""
    left, y = at
    for group in groups:
        x = left + 20
        badge(group, (x, y))
        if broken:
            scene.canvas.slash((x - 24, y - 24, x + 24, y + 24), 6, scene.theme.alarm)
        left += 48
    if not groups:
        return left
    said, style = scene.say("broken" if broken else "whole"), Style(28)
    scene.canvas.text((left + 2, y - 18), said, style, scene.theme.muted)
    return left + 2 + width(said, style) + 22
