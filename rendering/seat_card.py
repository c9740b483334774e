"""What a close view says of each seat: sign, name, cash and what moved of it, how many of each group they own."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from PIL import Image

from bot.kit.contract import Seat
from rendering import seat_plate
from rendering.board_ring import Box
from rendering.cache import Cache
from rendering.canvas import LEAST, Canvas, Style, cut, fit, width
from rendering.draw_context import DrawContext
from rendering.index_canvas import blank
from rendering.seat_plate import Extra
from rendering.theme import Theme
from rendering.trade_card import Badges

NAME, SMALL = Style(28), Style(26)
CASH = (40, 38, 36, 34, 32, 30, LEAST)
TOKEN, PAD = 58, 14
SIGN, MARK, PIPS = 28, 47, 15
"""How high a group's square is, with the pips below it, and these alone."""
WIDE, STEP, RIM = 56, 54, 4
"""How wide a group's square may be, the height of a row of them, and the frame of a whole group."""
TOP = 93
"""How much of a card lies above the groups."""


class Holding(msgspec.Struct, frozen=True):
    """How many of a group's `size` properties somebody owns; `mortgaged` of them."""

    group: str
    size: int
    owned: int
    mortgaged: int = 0


class Extras(msgspec.Struct, frozen=True):
    """What a game adds to the cards: how an amount that moved is said, and what is held."""

    amount: Callable[[int], str]
    held: Callable[[Any], Iterable[Extra]]
    badges: Badges


def holdings(plots: Iterable[Any], seat: Seat, mortgaged: Callable[[Any], bool]) -> list[Holding]:
    """How many of each group a seat owns, in the order of the board."""
    found: dict[str, list[Any]] = {}
    for each in plots:
        found.setdefault(each.group, []).append(each)
    return [
        Holding(group, len(members), len(own), sum(map(mortgaged, own)))
        for group, members in found.items()
        for own in [[each for each in members if each.owner == seat]]
    ]


def rows(groups: int, columns: int) -> int:
    """In how many rows the groups stand."""
    return 1 if columns <= 2 and groups <= 10 else 2


def height(groups: int, columns: int) -> int:
    """The height of a card."""
    return TOP + rows(groups, columns) * STEP + 3


def draw(context: DrawContext, box: Box, each: Any, owned: Sequence[Holding], extras: Extras, *, columns: int) -> None:
    """A seat's card; framed for whose turn it is."""
    left, top, right, _ = box
    canvas, theme, edge = context.canvas, context.theme, right - PAD
    lit = each.seat == context.view.active and context.view.stage != "over"
    context.card(box, (12, 8), 5, lit=lit)
    context.token(each.seat, (left + PAD + TOKEN // 2, top + 48), TOKEN, theme.card)
    x = left + PAD + TOKEN + 14
    if each.solvent and each.moved:
        edge = context.moved(edge, top + 11, each.moved, extras.amount) - 8
    name = cut(context.names[each.seat], NAME, edge - x)
    canvas.text((x, top + 9), name, NAME, theme.ink if each.solvent else theme.muted)
    if not each.solvent:
        canvas.text((x, top + 48), context.say("out"), SMALL, theme.muted)
        return
    edge = seat_plate.beside((right - PAD, top + 46), extras.held(each))
    if each.jailed:
        said = context.say("jailed")
        canvas.text((edge, top + 49), said, SMALL, theme.alarm, 1.0)
        edge -= width(said, SMALL) + 12
    cash = fit(context.cash(each.cash), (edge - x, 46), CASH, bold=True)
    canvas.text((x, top + 41 + (40 - cash.style.size) // 2), cash.lines[0], cash.style, theme.ink)
    wide, count = right - left - 2 * PAD, rows(len(owned), columns)
    key = context.game, theme, wide, count, tuple(owned)
    groups = _rows.get(key, lambda: _groups((wide, count), owned, extras.badges, theme))
    canvas.put(groups, (left + PAD - RIM, top + TOP - RIM))


_rows: Cache[Image.Image] = Cache()


def _groups(room: tuple[int, int], owned: Sequence[Holding], badges: Badges, theme: Theme) -> Image.Image:
    """A square for each group, always in its own place; `room`: the width and the number of rows. It seldom changes."""
    length, count = room
    size = length + 2 * RIM, (count - 1) * STEP + MARK + 2 * RIM
    canvas = blank(size, theme.card, theme)
    per_row = -(-len(owned) // count)
    step = (length + 8) / per_row
    wide = min(WIDE, int(step) - 8)
    for number, each in enumerate(owned):
        row, place = divmod(number, per_row)
        x, y = RIM + round(place * step), RIM + row * STEP
        _group(canvas, (x, y, x + wide, y + MARK), each, badges, theme)
    return canvas.image


def _group(canvas: Canvas, box: Box, each: Holding, badges: Badges, theme: Theme) -> None:
    """The group's sign on its colour, below it a pip for each of its properties; a whole group is framed.

    Pips are full for what is owned, half full for what is mortgaged, empty for what others have or nobody.
    """
    left, top, right, bottom = box
    if not each.owned:
        canvas.rounded((left, top, right, bottom), 6, theme.service)
        return
    whole = each.owned == each.size
    if whole:
        canvas.rounded((left - RIM, top - RIM, right + RIM, bottom + RIM), 8, theme.ink)
    canvas.rounded((left, top, right, top + SIGN), 0 if whole else 6, badges.colours[each.group])
    badges.sign(canvas, each.group, ((left + right) // 2, top + SIGN // 2), 22)
    wide, full = (right - left - 4 * (each.size - 1)) / each.size, theme.card if whole else theme.ink
    for pip in range(each.size):
        x, end = left + round(pip * (wide + 4)), left + round(pip * (wide + 4) + wide)
        mine = pip < each.owned
        canvas.fill((x, bottom - PIPS, end, bottom), full if mine else theme.line)
        if not mine or pip >= each.owned - each.mortgaged:
            empty = x + 3, bottom - PIPS + 3, end - 3, bottom - (PIPS // 2 if mine else 3)
            canvas.fill(empty, theme.ink if whole else theme.card)
