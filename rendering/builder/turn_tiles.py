"""The stretch of the ring that a turn is about, as large tiles: where the walk began and ended, what comes next."""

from bot.games.builder.data import CHIPS, COLLECT, JAIL, KINDS, SPACES
from bot.games.builder.view import BuilderView, DeedView, SeatView
from bot.kit.contract import Space
from rendering.board_ring import Box, shrunk
from rendering.builder import space
from rendering.builder.colours import COLOURS
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import chip, group_sign, sign
from rendering.canvas import Setting, Style
from rendering.draw_context import Point
from rendering.owner_marks import cell, owner_letter
from rendering.seat_symbols import arrow, patterned
from rendering.text_fit import figure, name, set_name
from rendering.theme import SEATS, SNOW, text_on, tint

GAP, BETWEEN = 8, 62
"""Between two tiles, and between those that do not follow each other."""
FAR, NEAR = 5, 3
"""Tiles across the whole picture, and beside what is at stake."""
BAND, FOOT, LINE = 46, 48, 36
NAMES, FIGURES, NUMBER = (30, 29, 28, 27), (32, 30, 28, 27), Style(34, bold=True)
TOKEN = 42
STAND = 24
"""How far above its foot the tokens' middle stands on a tile."""
PILE = 56
STEPS = Style(30, bold=True)


def at_stake(view: BuilderView) -> Space | None:
    """The space that is in question: to be bought, sold, paid or asked rent for."""
    if view.lot is not None or view.debt is not None:
        return view.lot if view.debt is None else view.debt.space
    return view.claims[0].space if view.claims else None


def shown(view: BuilderView, count: int) -> tuple[Space, ...]:
    """The spaces of the stretch in the order of the walk: its start where it is known, its end, those after it."""
    at, stake = view.seats[view.active].space, at_stake(view)
    end = at if stake is None else stake
    start = view.trail[:1] if len(view.trail) > 1 and view.trail[-1] == end and view.trail[0] != end else ()
    return *start, *((end + step) % len(SPACES) for step in range(count - len(start)))


def focus(view: BuilderView) -> Space:
    """The space that is lit."""
    stake = at_stake(view)
    return view.seats[view.active].space if stake is None else stake


def draw(context: BuilderDrawContext, box: Box) -> None:
    """The stretch from left to right in a box, the walk as a line through it."""
    view = context.view
    spaces = shown(view, NEAR if box[2] - box[0] < 800 else FAR)
    jump = (spaces[0] + 1) % len(SPACES) != spaces[1]
    wide = (box[2] - box[0] - GAP * (len(spaces) - 1) - (BETWEEN - GAP) * jump) // len(spaces)
    lefts = [box[0] + n * (wide + GAP) + (BETWEEN - GAP) * (jump and n > 0) for n in range(len(spaces))]
    for left, index in zip(lefts, spaces, strict=True):
        tile(context, (left, box[1], left + wide, box[3]), index, lit=index == focus(view))
    if jump:
        _walked(context, (lefts[0] + wide, lefts[1]), (box[1] + box[3]) // 2)


def _walked(context: BuilderDrawContext, between: tuple[int, int], y: int) -> None:
    """How far the walk went, between its first tile and its last one."""
    (left, right), canvas, theme = between, context.canvas, context.theme
    x, steps = (left + right) // 2, len(context.view.trail) - 1
    arrow(canvas, (x, y + 22), 42, theme.accent)
    canvas.text((x, y - 40), str(steps), STEPS, theme.accent, 0.5)


def tile(context: BuilderDrawContext, box: Box, index: Space, *, lit: bool) -> None:
    """A space: what it is, who stands on it, what lies on it; framed when it is `lit`."""
    if lit:
        context.canvas.rounded(shrunk(box, -6), 16, context.theme.accent)
    deed = next((each for each in context.view.deeds if each.space == index), None)
    if deed is None:
        _service(context, box, index)
    else:
        _deed(context, box, deed)
    _lying(context, box, index)
    here = [each for each in context.view.seats if each.status == "in" and each.space == index]
    _tokens(context, box, [each for each in here if not each.jailed])


def _deed(context: BuilderDrawContext, box: Box, deed: DeedView) -> None:
    """A property: group, number and chips, name, owner, price or rent."""
    left, top, right, bottom = box
    canvas, theme, colour = context.canvas, context.theme, COLOURS[deed.group]
    owner = None if deed.owner is None else context.sign(deed.owner)
    canvas.rounded(box, 10, theme.paper if owner is None or deed.mortgaged else tint(theme, owner))
    canvas.head(box, BAND, 10, colour)
    y = top + BAND // 2
    group_sign(canvas, deed.group, (left + 28, y), 28)
    canvas.text(((left + right) // 2, y - 19), str(deed.number), NUMBER, text_on(colour), 0.5)
    chip(canvas, CHIPS.index(deed.chip), (right - 28, y), 40, SNOW)
    room = left + 4, top + BAND, right - 4, bottom - FOOT - 2 * STAND - 2 - LINE * len(_rows(context, box, deed.space))
    name(canvas, room, named(context.space(deed.space), room), theme.ink)
    _foot(context, (left, bottom - FOOT, right, bottom), deed, owner)


def named(text: str, room: Box) -> Setting:
    """A name as it is set on a tile."""
    return set_name(text, (room[2] - room[0], room[3] - room[1]), NAMES)


def _foot(context: BuilderDrawContext, box: Box, deed: DeedView, owner: int | None) -> None:
    """The price, or the owner's pattern and letter with the rent, struck out while mortgaged."""
    left, top, right, bottom = box
    canvas, theme = context.canvas, context.theme
    if owner is None:
        canvas.rounded(box, 10, theme.service)
        figure(canvas, box, context.cash(deed.price), theme.muted, FIGURES)
        return
    flag, tag = (left, top, left + 50, bottom), (left + 54, top, right - 6, bottom)
    canvas.rounded(box, 10, theme.service if deed.mortgaged else SEATS[owner])
    if deed.mortgaged:
        canvas.hatch((left + 4, top + 4, left + 46, bottom - 4), theme.muted, 16, 5)
    else:
        patterned(canvas, flag, owner, 10)
    owner_letter(canvas, flag, owner)
    figure(canvas, tag, context.cash(deed.rent), theme.muted if deed.mortgaged else text_on(SEATS[owner]), FIGURES)
    if deed.mortgaged:
        canvas.fill((tag[0] + 4, (top + bottom) // 2 - 2, tag[2] - 4, (top + bottom) // 2 + 2), theme.alarm)


def _service(context: BuilderDrawContext, box: Box, index: Space) -> None:
    """A space that is no property: its sign and name; in jail those who are held."""
    left, top, right, bottom = box
    canvas, theme, x = context.canvas, context.theme, (box[0] + box[2]) // 2
    canvas.rounded(box, 10, theme.service)
    y, rows = top + 56, len(_rows(context, box, index))
    if index == JAIL:
        held = [each for each in context.view.seats if each.jailed and each.status == "in"]
        cell(canvas, (left + 8, top + 10, right - 8, top + 102), theme)
        _row(context, (x, y), [each.seat for each in held], right - left - 24)
    elif rows:
        y = top - 40
    elif index in COLLECT:
        for aside in (-30, 30):
            chip(canvas, COLLECT[index], (x + aside, y), 66, theme.service)
    else:
        sign(canvas, SPACES[index], (x, y), 76, theme.muted)
    room = left + 4, y + 46, right - 4, bottom - FOOT // 2 - 2 * STAND - LINE * rows
    name(canvas, room, named(context.space(index), room), theme.ink)


def _rows(context: BuilderDrawContext, box: Box, index: Space) -> list[list[tuple[int, int]]]:
    """Chips that lie on a space, as (type, number), in rows as wide as a tile."""
    chips = dict(context.view.lying).get(index, (0, 0, 0, 0))
    kinds, across = [(kind, chips[kind]) for kind in KINDS if chips[kind]], (box[2] - box[0]) // PILE
    across = 2 if len(kinds) > across else max(1, len(kinds))
    return [kinds[start : start + across] for start in range(0, len(kinds), across)]


def _lying(context: BuilderDrawContext, box: Box, index: Space) -> None:
    """Chips that lie on the space, one label for each type, above the tokens."""
    rows = _rows(context, box, index)
    for number, row in enumerate(rows):
        y = box[3] - FOOT - 2 * STAND + LINE // 2 - (len(rows) - number) * LINE
        for place, lying in enumerate(row):
            x = (box[0] + box[2]) // 2 + round((place - (len(row) - 1) / 2) * PILE)
            space.label(context.canvas, (x, y), lying, context.theme)


def _tokens(context: BuilderDrawContext, box: Box, seats: list[SeatView]) -> None:
    """Who stands on the space, the active player last."""
    order = sorted((each.seat for each in seats), key=lambda seat: seat == context.view.active)
    _row(context, ((box[0] + box[2]) // 2, box[3] - FOOT - STAND), order, box[2] - box[0] - 8)


def _row(context: BuilderDrawContext, at: Point, seats: list[int], room: int) -> None:
    """Tokens side by side round a point."""
    step = min(TOKEN + 6, (room - TOKEN) // max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        rim = context.theme.ink if seat == context.view.active else context.theme.paper
        context.token(seat, (at[0] + round((number - (len(seats) - 1) / 2) * step), at[1]), TOKEN, rim)
