"""An open deal: both sides with their districts as small cards, cash, what rents become, the unit with its time."""

from collections.abc import Sequence

from PIL import Image

from bot.games.city.effects import SideEffect, effects
from bot.games.city.view import CityView, DealView, PlotView
from bot.games.kit.model import Cash, Goods, Seat, Value
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.city import card, chance
from rendering.city.scene import Scene
from rendering.city.unit import unit
from rendering.people import People
from rendering.ring import Box
from rendering.signs import arrow, group_sign
from rendering.theme import GROUPS, NIGHT, Theme

WIDTH, MARGIN, GAP = 1000, 24, 20
SIDE = (WIDTH - 2 * MARGIN - GAP) // 2
ROW, STEP, TOP = 92, 102, 266
MOST = 8
"""Things of a side that are drawn; the message's text names them all."""
UNIT, UNIT_AT = 104, (WIDTH // 2, 128)
NAME, PLAIN, STRONG, HUGE = Style(38, bold=True), Style(30), Style(34, bold=True), 46
AFTER, GROUP = 122, 58
"""The height of what becomes of the rents, and of the groups where any become whole or are broken."""
EMPTY = DealView(0, 0, 0, (), 0, (), 0)


def draw(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The first of the view's deals as an RGB image, as high as its longer side needs."""
    deal = view.deals[0] if view.deals else EMPTY
    sides = ((deal.seat, deal.give, deal.pay), (deal.partner, deal.take, deal.ask))
    rows = max(_rows(goods, cash) for _, goods, cash in sides)
    after, changes = TOP + rows * STEP + 12, effects(view, deal)
    grouped = any(each.completed or each.broken for each in changes)
    rents = grouped or any(each.before != each.after for each in changes)
    high = (AFTER + (GROUP if grouped else 0)) if rents else 0
    canvas = Canvas(Image.new("RGB", (WIDTH, after + high + MARGIN), theme.ground))
    scene = Scene(canvas, view, theme, words, people)
    _unit(scene, deal)
    for number, (side, effect) in enumerate(zip(sides, changes, strict=True)):
        left = MARGIN + number * (SIDE + GAP)
        _head(scene, left, side[0], number)
        _things(scene, left, side[1], side[2])
        if rents:
            _after(scene, (left, after, left + SIDE, after + high), effect)
    return canvas.image


def _rows(goods: Goods, cash: Cash) -> int:
    return max(1, min(len(goods), MOST) + (len(goods) > MOST) + bool(cash))


def _unit(scene: Scene, deal: DealView) -> None:
    """The unit between the two: its ring has the time that is left, its display the cash at stake."""
    cash = deal.pay or deal.ask
    said = scene.cash(cash) if cash else ""
    unit(
        scene.canvas, (UNIT_AT, UNIT), (said or " ", ""), (scene.people.sign(deal.seat), scene.view.clock), scene.theme
    )
    x, y = UNIT_AT
    low = 46 if cash else 0
    for aside, back in ((26, False), (-26, True)):
        arrow(scene.canvas, (x + aside, y + low), 44, NIGHT, back=back)


def _head(scene: Scene, left: int, seat: Seat, number: int) -> None:
    """Who gives."""
    theme, room = scene.theme, SIDE - UNIT - 30
    at = left + 38 if number == 0 else left + SIDE - 38
    scene.token(seat, (at, 72), 70, theme.ground)
    shown = cut(scene.names[seat], NAME, room)
    edge, align = (left, 0.0) if number == 0 else (left + SIDE, 1.0)
    scene.canvas.text((edge, 124), shown, NAME, theme.ink, align)
    scene.canvas.text((edge, 174), scene.say("gives"), PLAIN, theme.muted, align)


def _things(scene: Scene, left: int, goods: Goods, cash: Cash) -> None:
    """Districts, kept cards, cash, one below the other."""
    theme, canvas, y = scene.theme, scene.canvas, TOP
    for item in goods[:MOST]:
        _thing(scene, (left, y, left + SIDE, y + ROW), item)
        y += STEP
    if len(goods) > MOST:
        canvas.text((left + SIDE // 2, y + 24), scene.say("more", count=len(goods) - MOST), STRONG, theme.muted, 0.5)
        y += STEP
    if cash:
        canvas.rounded((left, y, left + SIDE, y + ROW), 10, theme.display)
        setting = fit(scene.cash(cash), (SIDE, ROW), (HUGE,), bold=True)
        canvas.centred((left, y, left + SIDE, y + ROW), setting, NIGHT)
    elif not goods:
        canvas.rounded((left, y, left + SIDE, y + ROW), 10, theme.service)
        canvas.centred((left, y, left + SIDE, y + ROW), fit(scene.words.say("none"), (SIDE, ROW), (32,)), theme.muted)


def _thing(scene: Scene, box: Box, item: Value) -> None:
    plot = next((each for each in scene.view.plots if each.space == item), None)
    if plot is not None:
        card.row(scene.canvas, box, plot, facts(plot, scene.words), scene.theme, scene.words)
    else:
        chance.row(scene.canvas, box, str(item), scene.theme, scene.words)


def facts(plot: PlotView, words: Words) -> str:
    """A district in short: its blocks and its rent, or its mortgage."""
    said = [words.say("picture-city-block-count", count=plot.residential + plot.industrial)]
    if plot.mortgage:
        said.append(words.say("picture-city-mortgaged-short"))
    else:
        said.append(words.cash("city", plot.rent))
    return " · ".join(said)


def _after(scene: Scene, box: Box, effect: SideEffect) -> None:
    """What all rents of a side come to, before and after, and the groups that become whole or are broken."""
    (left, top, _, bottom), canvas, theme = box, scene.canvas, scene.theme
    canvas.rounded(box, 10, theme.card)
    canvas.text((left + 16, top + 10), scene.say("rents"), PLAIN, theme.muted)
    before, after = scene.cash(effect.before), scene.cash(effect.after)
    setting = fit(f"{before} →→ {after}", (SIDE - 32, 60), (42, 38, 34, 30, LEAST), bold=True)
    style = setting.style
    y = top + 54
    canvas.text((left + 16, y), before, style, theme.ink)
    x = left + 16 + fit(before, (SIDE, 60), (style.size,), bold=True).width
    arrow(canvas, (x + 32, y + style.size // 2), 34, theme.muted)
    better = effect.after >= effect.before
    canvas.text((x + 62, y), after, style, theme.accent if better else theme.alarm)
    x = _groups(scene, (left + 16, bottom - 34), effect.completed, broken=False)
    _groups(scene, (x, bottom - 34), effect.broken, broken=True)


def _groups(scene: Scene, at: tuple[int, int], groups: Sequence[str], *, broken: bool) -> int:
    """Signs of groups that become whole or are broken; returns where they end."""
    left, y = at
    for group in groups:
        x = left + 20
        scene.canvas.rounded((x - 20, y - 20, x + 20, y + 20), 8, GROUPS[group])
        group_sign(scene.canvas, group, (x, y), 26)
        if broken:
            scene.canvas.slash((x - 24, y - 24, x + 24, y + 24), 6, scene.theme.alarm)
        left += 48
    if not groups:
        return left
    said, style = scene.say("broken" if broken else "whole"), Style(28)
    scene.canvas.text((left + 2, y - 18), said, style, scene.theme.muted)
    return left + 2 + width(said, style) + 22
