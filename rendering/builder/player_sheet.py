"""What one player has: cash and points, chips beside the bank's, blocks, what each level costs, deeds, held cards."""

from PIL import Image

from bot.games.builder.build import affordable
from bot.games.builder.data import BLOCKS, CHIPS, COSTS, FLOORS, KINDS, LIMIT, PENTHOUSE, WORTH
from bot.games.builder.view import DeedView, SeatView
from rendering.board_ring import Box
from rendering.builder import card, derived
from rendering.builder.colours import GOLD
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.seat_strip import star
from rendering.builder.symbols import chip, cost_chip, sign
from rendering.canvas import LEAST, Slot, Style, cut, fit, width
from rendering.seat_symbols import patterned
from rendering.theme import NIGHT, text_on

WIDTH, MARGIN, GAP = 1000, 20, 14
HEAD, CHIPS_END, BLOCKS_END = 118, 316, 398
COSTS_END = 664
ROW = 66
NAME, CASH, LABEL, COUNT = Style(40, bold=True), Style(46, bold=True), Style(30), Style(64, bold=True)
TILE = (WIDTH - 2 * MARGIN - 3 * GAP) // 4
BANK = Slot((TILE - 36, 40), (30, 28, 26, LEAST))
"""The bank's stock of a type."""
LEVEL = (WIDTH - 2 * MARGIN - 4 * 10) // PENTHOUSE


def draw(context: BuilderDrawContext) -> Image.Image:
    """What `me` has (the active player, where nobody looks) as an RGB image."""
    me = context.me
    deeds = [each for each in context.view.deeds if each.owner == me.seat]
    rows = -(-(len(deeds) + len(me.cards)) // 2)
    canvas = context.blank((WIDTH, COSTS_END + rows * ROW + MARGIN))
    _head(context, me)
    for kind in KINDS:
        _chip(context, me, kind)
    _blocks(context, me)
    for level in range(1, PENTHOUSE + 1):
        _level(context, me, level)
    _deeds(context, me, deeds)
    return canvas.image


def _head(context: BuilderDrawContext, me: SeatView) -> None:
    """Token, name, points, cash."""
    canvas, theme = context.canvas, context.theme
    context.token(me.seat, (MARGIN + 48, 62), 78, theme.ground)
    cash = context.cash(me.cash)
    canvas.text((WIDTH - MARGIN - 4, 32), cash, CASH, theme.ink, 1.0)
    edge = WIDTH - MARGIN - 4 - width(cash, CASH) - 40
    points = str(me.score.total)
    canvas.text((edge, 32), points, CASH, theme.ink, 1.0)
    edge -= width(points, CASH) + 34
    star(context, (edge, 61), 44)
    x = MARGIN + 104
    canvas.text((x, 36), cut(context.names[me.seat], NAME, edge - 44 - x), NAME, theme.ink)


def _chip(context: BuilderDrawContext, me: SeatView, kind: int) -> None:
    """Chips of a type: how many, what the throw brought, how many the bank has; the own type has a frame."""
    left, top = MARGIN + kind * (TILE + GAP), HEAD
    box = left, top, left + TILE, CHIPS_END - GAP
    canvas, theme = context.canvas, context.theme
    own = CHIPS[kind] == me.own
    context.card(box, (16, 11), 6, lit=own)
    chip(canvas, kind, (left + 66, top + 66), 96)
    count = me.chips[kind]
    canvas.text((left + 128, top + 26), str(count), COUNT, theme.ink if count else theme.muted)
    made = me.made[kind] if me.made else 0
    if made:
        x = left + 132 + width(str(count), COUNT)
        canvas.rounded((x, top + 20, x + 46, top + 54), 10, theme.accent)
        canvas.text((x + 23, top + 22), f"+{made}", Style(28, bold=True), text_on(theme.accent), 0.5)
    canvas.lines((left + 20, top + 130), BANK.set(context.say("bank", count=context.view.bank[kind])), theme.muted)


def _blocks(context: BuilderDrawContext, me: SeatView) -> None:
    """Blocks left of the twelve, in the own colour and pattern; and how many chips are held in all."""
    canvas, theme, y = context.canvas, context.theme, CHIPS_END + 10
    canvas.text((MARGIN + 4, y + 4), context.say("blocks", count=me.blocks), LABEL, theme.ink)
    for number in range(BLOCKS):
        x = MARGIN + 256 + number * 34
        if number < me.blocks:
            patterned(canvas, (x, y + 2, x + 28, y + 42), context.sign(me.seat), 6)
        else:
            canvas.rounded((x, y + 2, x + 28, y + 42), 6, theme.hatch)
    said = context.say("chips", count=me.held, limit=LIMIT)
    ink = theme.alarm if me.held > LIMIT else theme.muted
    canvas.text((WIDTH - MARGIN - 4, y + 4), said, Slot((290, 40), (30, 28, 26, LEAST)), ink, 1.0)


def _level(context: BuilderDrawContext, me: SeatView, level: int) -> None:
    """What a level costs and counts; ticked where chips and blocks suffice."""
    left, top = MARGIN + (level - 1) * (LEVEL + 10), BLOCKS_END
    box = left, top, left + LEVEL, COSTS_END - GAP
    canvas, theme, x = context.canvas, context.theme, left + LEVEL // 2
    enough = affordable(level, me.chips) and (level == PENTHOUSE or me.blocks > 0)
    context.card(box, (16, 11), 6, lit=enough)
    if level > FLOORS:
        sign(canvas, "penthouse", (left + 42, top + 38), 44, theme.ink)
    else:
        canvas.text((left + 40, top + 12), str(level), Style(44, bold=True), theme.ink, 0.5)
    worth = str(WORTH[level])
    canvas.text((box[2] - 20, top + 16), worth, Style(38, bold=True), theme.ink, 1.0)
    star(context, (box[2] - 40 - width(worth, Style(38, bold=True)), top + 38), 32)
    _cost(context, me, level, (x, top))
    if enough:
        sign(canvas, "tick", (x, box[3] - 34), 40, theme.accent)
    elif sum(me.chips) < COSTS[level].total:
        canvas.text((x, box[3] - 52), f"{sum(me.chips)}/{COSTS[level].total}", Style(32), theme.muted, 0.5)


def _cost(context: BuilderDrawContext, me: SeatView, level: int, at: tuple[int, int]) -> None:
    """The chips that a level costs, struck through where they are missing."""
    (x, top), have, theme = at, list(me.chips), context.theme
    for kind, (chip_x, y) in derived.chip_places(level, x, (top + 130, top + 104), (54, 56)):
        cost_chip(context.canvas, kind, (chip_x, y), 48, theme)
        if kind >= 0 and not have[kind]:
            context.canvas.slash((chip_x - 26, y - 26, chip_x + 26, y + 26), 6, theme.alarm)
        elif kind >= 0:
            have[kind] -= 1


def _deeds(context: BuilderDrawContext, me: SeatView, deeds: list[DeedView]) -> None:
    """The own properties with what they bring, then held cards."""
    for number, deed in enumerate(deeds):
        card.row(context, deed_box(number), deed)
    for number, held in enumerate(me.cards, len(deeds)):
        left, top, right, bottom = box = deed_box(number)
        context.canvas.rounded(box, 10, GOLD)
        sign(context.canvas, "key", (left + 32, (top + bottom) // 2), 38, NIGHT)
        setting = fit(
            context.words.value("builder", "word", held), (right - left - 84, bottom - top), (30, 28, 26, LEAST)
        )
        context.canvas.lines((left + 66, (top + bottom - setting.height) // 2), setting, NIGHT)


def deed_box(number: int) -> Box:
    """Where an own property stands, two in a row."""
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    left, top = MARGIN + number % 2 * (wide + GAP), COSTS_END + number // 2 * ROW
    return left, top, left + wide, top + ROW - 8
