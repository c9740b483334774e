"""The strip of seats below City's board."""

from functools import cache

from PIL import Image

from bot.games.city.view import CityView, SeatView
from bot.words import Words
from rendering.canvas import Canvas, Style, cut, polygon_mask, width
from rendering.city import plan
from rendering.people import shown_name
from rendering.ring import Box
from rendering.signs import patterned, token
from rendering.theme import Theme

COUNT = Style(36, bold=True)
NAME, CASH, SMALL = Style(34), Style(42, bold=True), Style(30)


def draw(canvas: Canvas, view: CityView, theme: Theme, words: Words, names: tuple[str, ...]) -> None:
    """A card for each seat: sign, name, cash, districts, and what holds it."""
    for each, box in zip(view.seats, plan.seat_boxes(len(view.seats)), strict=True):
        _card(canvas, box, each, active=each.seat == view.active and view.stage != "over", theme=theme)
        _facts(canvas, box, each, theme, words, shown_name(names, each.seat, words))


def _card(canvas: Canvas, box: Box, each: SeatView, *, active: bool, theme: Theme) -> None:
    left, top, right, bottom = box
    canvas.rounded(box, 14, theme.accent if active else theme.card)
    if active:
        canvas.rounded((left + 5, top + 5, right - 5, bottom - 5), 10, theme.card)
    if each.solvent:
        patterned(canvas, (left + 12, top + 12, left + 84, bottom - 12), each.seat, 10)
    token(canvas, each.seat, (left + 48, (top + bottom) // 2), 60, theme.card)


def _facts(canvas: Canvas, box: Box, each: SeatView, theme: Theme, words: Words, name: str) -> None:
    left, top, right, _ = box
    x, edge = left + 98, right - 16
    ink = theme.ink if each.solvent else theme.muted
    canvas.text((x, top + 14), cut(name, NAME, edge - x), NAME, ink)
    if not each.solvent:
        canvas.text((x, top + 62), words.say("picture-city-out"), SMALL, theme.muted)
        return
    canvas.text((x, top + 58), words.cash("city", each.cash), CASH, theme.ink)
    if each.jailed:
        canvas.text((edge, top + 64), words.say("picture-city-jailed"), SMALL, theme.alarm, 1.0)
        return
    count = str(each.districts)
    canvas.text((edge, top + 62), count, COUNT, theme.muted, 1.0)
    canvas.stamp(houses_mask(34), (edge - width(count, COUNT) - 42, top + 62), theme.muted)


@cache
def houses_mask(size: int) -> Image.Image:
    """The sign of districts: two houses."""
    mask = polygon_mask(size, ((0.0, 0.95), (0.0, 0.5), (0.28, 0.2), (0.56, 0.5), (0.56, 0.95))).copy()
    tower = polygon_mask(size, ((0.64, 0.95), (0.64, 0.05), (1.0, 0.05), (1.0, 0.95)))
    mask.paste(255, (0, 0), tower)
    return mask
