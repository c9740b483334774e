"""The districts' lots in the town inside the ring, each beside its space, with what has been built on them."""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.city.view import PlotView
from bot.kit.contract import Space
from rendering.board_ring import Box, middle, shrunk
from rendering.cache import kept
from rendering.canvas import LEAST, Canvas, Style, polygon_mask, rounded_mask
from rendering.city import colours
from rendering.city.buildings import BLOCKS, HOMES, TALL, VOID, WIDE, piece, sprite
from rendering.city.card import blocks as blocks_on
from rendering.city.card import standing as standing_on
from rendering.city.geometry import RING, at
from rendering.index_canvas import blank, sprite_of
from rendering.seat_symbols import group_sign, letter
from rendering.shape_data import read
from rendering.sprite import Sprite
from rendering.theme import GROUPS, LIGHT, NIGHT, SEATS, SNOW, Colour, Theme, text_on
from rendering.world import WORLDS

LOTS: dict[Space, Box] = {
    int(space): (*at(left, top), *at(right, bottom))
    for space, (left, top, right, bottom) in read("town.toml")["lots"].items()
}
"""The districts' lots in the picture."""
ORDER = sorted(LOTS, key=lambda space: LOTS[space][3])
"""The districts from the back of the town to its front."""
KERB, CORNER, RIM, HEAD = 5, 9, 6, 40
"""A lot's edge in its owner's colour, the radius of its corners, how far a mark stands out round it, how far what is tall
may reach over it."""
TAB, HALF, SIGN = 28, 33, 20
"""A lot's outer edge: how deep it is, of those above and below how wide a half of it, the size of the group's sign."""
PLATE, CROSSED = 22, 22
"""The height of a number on a block's ground floor, the size of the cross above it."""
LONE, NARROW, LOWEST, SLIM = 58, 28, 26, 30
"""The width of a piece that stands alone, among many, at least, and of what is tall."""
GAP, CLOSE, ASIDE, MANY = 3, 13, 18, 3
"""The distance between pieces, at least where they are crowded, beside what is tall; from how many on they are crowded."""
FENCE, POST, BOARD = 3, 12, (40, 26)
"""Of a lot that nobody owns: how thick its fence is, how wide from post to post, and the size of the board on it."""
STAKED = 14
"""How far the stakes of a lot on which nothing stands are from its edge."""
FIGURE = Style(LEAST, bold=True)
PENTAGON = ((0.0, 1.0), (0.0, 0.3), (0.5, 0.0), (1.0, 0.3), (1.0, 1.0))
CROSS = (
    *((0.0, 0.2), (0.2, 0.0), (0.5, 0.3), (0.8, 0.0), (1.0, 0.2), (0.7, 0.5)),
    *((1.0, 0.8), (0.8, 1.0), (0.5, 0.7), (0.2, 1.0), (0.0, 0.8), (0.3, 0.5)),
)
SAW = ((0.0, 1.0), (0.0, 0.0), (0.5, 0.28), (0.5, 0.0), (1.0, 0.28), (1.0, 1.0))


class Standing(msgspec.Struct, frozen=True):
    """How a district's lot stands in the town: with sparks about what is tall, under its owner's whole colour's flag."""

    sparks: bool = False
    flagged: bool = False


PLAIN = Standing()


def standings(plots: Sequence[PlotView], fresh: Collection[Space]) -> dict[Space, Standing]:
    """How the lot of each district stands, by space; on the `fresh` ones something is new."""
    owners: dict[str, set[int | None]] = {}
    for each in plots:
        owners.setdefault(each.group, set()).add(each.owner)
    whole = {group for group, found in owners.items() if len(found) == 1 and found != {None}}
    tall = {each.space for each in plots if each.space in fresh and (each.skyscraper or each.tower)}
    return {each.space: Standing(each.space in tall, each.group in whole) for each in plots}


def seen(each: PlotView) -> PlotView:
    """What of a district is seen in the town: one that looks the same is not drawn again for another rent."""
    return replace(each, price=0, rent=0, mortgage=min(each.mortgage, 1), waiting=False)


def yard(space: Space) -> Box:
    """What the tab on the outer edge leaves of a lot: pieces stand on its lower edge."""
    left, top, right, bottom = LOTS[space]
    edges = [KERB + 1, KERB, KERB + 1, KERB]
    if RING.side(space) != 2:
        edges[(3, 0, 0, 2)[RING.side(space)]] = TAB + 2 * (RING.side(space) > 0)
    return left + edges[0], top + edges[1], right - edges[2], bottom - edges[3]


def tab(space: Space) -> tuple[Box, Box]:
    """The outer edge of a lot, and of it the half with the owner's letter; the other has the sign of the group."""
    left, top, right, bottom = LOTS[space]
    match RING.side(space):
        case 0:
            return (left, bottom - TAB, right, bottom), (left + HALF, bottom - TAB, left + 2 * HALF, bottom)
        case 2:
            return (left, top, right, top + TAB), (left + HALF, top, left + 2 * HALF, top + TAB)
        case side:
            x, half = left if side == 1 else right - TAB, (top + bottom) // 2
            return (x, top, x + TAB, bottom), (x, half, x + TAB, bottom)


class Placed(msgspec.Struct, frozen=True):
    """A piece on its lot: its word, its floors, its width, its left edge in the picture."""

    kind: str
    floors: int
    wide: int
    left: int


@lru_cache(600)
def placed(each: PlotView) -> tuple[Placed, ...]:
    """What stands on a lot, from the back to the front: what is tall at its end, all else, its blocks at its beginning.

    Blocks keep clear of each other; where it is crowded all else moves together, and at last behind them.
    """
    (left, _, right, _), blocks, kinds = yard(each.space), blocks_on(each), standing_on(each)
    tall = [kind for kind in kinds if kind in TALL]
    found = [Placed(kind, 0, SLIM, right - SLIM - number * ASIDE) for number, kind in enumerate(tall)]
    others = [kind for kind in kinds if kind not in TALL]
    right -= SLIM if tall and len(blocks) + len(others) < MANY else ASIDE * (len(tall) > 0)
    count = len(blocks) + len(others)
    wide = LONE if count == 1 else WIDE if count == 2 else NARROW
    wide = max(LOWEST, min(wide, (right - left - GAP * (count - 1)) // max(1, min(count, 2))))
    start = left if others or tall else (left + right - (wide + GAP) * len(blocks) + GAP) // 2
    found += _others(others, (start + (wide + GAP) * len(blocks), right), wide)
    return *found, *(Placed(kind, floors, wide, start + n * (wide + GAP)) for n, (kind, floors) in enumerate(blocks))


def _others(kinds: Sequence[str], room: tuple[int, int], wide: int) -> list[Placed]:
    """Pieces from the right to the left in what blocks leave of a lot, the last one in front."""
    left, right = room
    step = max(CLOSE, min(wide + GAP, (right - left - wide) // max(1, len(kinds) - 1)))
    return [Placed(kind, 0, wide, right - wide - number * step) for number, kind in enumerate(kinds)]


@kept
def block(each: PlotView, theme: Theme, standing: Standing = PLAIN) -> tuple[Sprite, tuple[int, int]]:
    """A district's lot with what stands there, and its place in the picture; its owner is given as the owner's sign."""
    left, top, right, bottom = box = LOTS[each.space]
    canvas = blank((right - left, bottom - top + HEAD), None, theme, (left, top - HEAD))
    _ground(canvas, box, each, theme)
    foot = yard(each.space)[3]
    if standing.flagged and each.owner is not None:
        _flag(canvas, each.space, SEATS[each.owner % len(SEATS)], theme)
    for one in placed(each):
        drawn = piece(one.kind, one.floors, theme, one.wide)
        at = one.left + (one.wide - drawn.image.width) // 2, foot - drawn.image.height
        canvas.put(drawn.image, at, drawn.mask)
        if standing.sparks and one.kind in TALL:
            sparks = sprite("fireworks", 0, theme)
            canvas.put(sparks.image, (at[0] - 14, at[1] - 4), sparks.mask)
    made = sprite_of(canvas)
    rise = (made.mask.getbbox() or (0, 0))[1]
    box = 0, rise, *made.image.size
    return Sprite(made.image.crop(box), made.mask.crop(box)), (left, top - HEAD + rise)


def _flag(canvas: Canvas, space: Space, colour: Colour, theme: Theme) -> None:
    """A flag on its pole at the end of a lot."""
    _, top, x, foot = yard(space)
    top += 2
    canvas.fill((x - 3, top, x, foot), WORLDS[theme.key]["slate"])
    canvas.fill((x - 22, top, x - 3, top + 15), colour)


def _ground(canvas: Canvas, box: Box, each: PlotView, theme: Theme) -> None:
    """A lot's ground: fenced lawn with a board, or its owner's colour, staked out while bare; grey while it is mortgaged."""
    if each.owner is None:
        canvas.rounded(box, CORNER, colours.lawn(theme))
        if not placed(each):
            _for_sale(canvas, yard(each.space), theme)
        return
    canvas.rounded(box, CORNER, SEATS[each.owner % len(SEATS)])
    inner = theme.hatch if each.mortgage else colours.ground(theme, each.owner)
    canvas.rounded(shrunk(box, KERB), CORNER - 4, inner)
    if not placed(each):
        _stakes(canvas, shrunk(yard(each.space), STAKED), SNOW)


def _for_sale(canvas: Canvas, room: Box, theme: Theme) -> None:
    """A fence round a lot, and a board on its post: no park."""
    left, top, right, bottom = room
    pale, post = WORLDS[theme.key]["wall"], WORLDS[theme.key]["trunk"]
    for x in range(left + 4, right - 4, POST):
        canvas.fill((x, bottom - 12, x + FENCE, bottom - 2), pale)
    canvas.fill((left + 2, bottom - 9, right - 2, bottom - 6), pale)
    (wide, high), x, middle = BOARD, (left + right) // 2, (top + bottom) // 2 - 4
    canvas.fill((x - 2, middle, x + 2, bottom - 2), post)
    canvas.rounded((x - wide // 2, middle - high // 2, x + wide // 2, middle + high // 2), 4, post)
    canvas.rounded((x - wide // 2 + 3, middle - high // 2 + 3, x + wide // 2 - 3, middle + high // 2 - 3), 2, SNOW)
    for down, short in ((-5, 8), (2, 12)):
        canvas.fill((x - wide // 2 + short, middle + down, x + wide // 2 - short, middle + down + 3), NIGHT)


def _stakes(canvas: Canvas, room: Box, ink: Colour) -> None:
    """The corners of a house to come."""
    left, top, right, bottom = room
    for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
        aside, down = 14 if x == left else -14, 12 if y == top else -12
        canvas.fill((min(x, x + aside), min(y, y + down // 4), max(x, x + aside), max(y, y + down // 4)), ink)
        canvas.fill((min(x, x + aside // 4), min(y, y + down), max(x, x + aside // 4), max(y, y + down)), ink)


@kept
def badges(each: PlotView, theme: Theme) -> tuple[Sprite, tuple[int, int]]:
    """What is written on a lot, with its place: its group and owner, how many blocks of each kind on their ground floors."""
    left, top, right, bottom = LOTS[each.space]
    canvas = blank((right - left, bottom - top), None, theme, (left, top))
    _tab(canvas, each, WORLDS[theme.key]["mark"])
    foot = yard(each.space)[3]
    for one in placed(each):
        if one.kind in BLOCKS:
            _number(canvas, (one.left, foot - PLATE, one.left + one.wide, foot), one, theme)
    made = sprite_of(canvas)
    corners = rounded_mask(canvas.image.size, CORNER).convert("1", dither=Image.Dither.NONE)
    return Sprite(made.image, ImageChops.logical_and(made.mask, corners)), (left, top)


def _tab(canvas: Canvas, each: PlotView, mark: Colour) -> None:
    """The edge of a lot towards its space: the sign of its group and its owner's letter, as on the space, and a seam in `mark`."""
    (left, top, right, bottom), half = tab(each.space)
    if each.owner is None:
        canvas.fill((left, top, right, bottom), GROUPS[each.group])
        group_sign(canvas, each.group, ((left + right) // 2, (top + bottom) // 2), SIGN)
        return
    upright = RING.side(each.space) % 2
    sign = (left, top, right, half[1]) if upright else (left, top, half[0], bottom)
    canvas.fill(sign, GROUPS[each.group])
    group_sign(canvas, each.group, middle(sign), SIGN)
    colour, (x, y) = SEATS[each.owner % len(SEATS)], middle(half)
    canvas.fill(half, colour)
    seam = (left, half[1] - 1, right, half[1] + 1) if upright else (half[0] - 1, top, half[0] + 1, bottom)
    canvas.fill(seam, mark)
    canvas.text((x, y - 14), letter(each.owner), FIGURE, text_on(colour), 0.5)


def _number(canvas: Canvas, box: Box, one: Placed, theme: Theme) -> None:
    """How many blocks of a kind; a cross above it on those that bring nothing."""
    (colour, ink), (x, _) = _inks(one.kind, theme), middle(box)
    canvas.fill(box, colour)
    canvas.text((x, box[1] - 2), str(one.floors), FIGURE, ink, 0.5)
    if one.kind in VOID:
        up = box[1] - CROSSED // 2
        for size, red in ((CROSSED + 6, SNOW), (CROSSED, LIGHT.alarm)):
            canvas.stamp(polygon_mask(size, CROSS), (x - size // 2, up - size // 2), red)


def _inks(kind: str, theme: Theme) -> tuple[Colour, Colour]:
    """The ground and the ink of a number of blocks."""
    if kind in VOID:
        return theme.hatch, theme.ink
    return (theme.residential, NIGHT) if kind in HOMES else (theme.industrial, SNOW)


def count_badge(canvas: Canvas, box: Box, kind: str, count: int, style: Style, theme: Theme) -> None:
    """How many blocks in a square: on a house residential ones, on a factory industrial ones, underlined in red where they are void."""
    left, top, right, bottom = box
    colour, ink = _inks(kind, theme)
    canvas.stamp(polygon_mask(right - left, PENTAGON if kind in HOMES else SAW), (left, top), colour)
    at = (left + right + 1) // 2, top + max(2, bottom - top - style.line + 2)
    canvas.text(at, str(count), style, ink, 0.5)
    if kind in VOID:
        canvas.fill((left + 1, bottom - 4, right - 1, bottom), theme.alarm)
