"""The districts' blocks in the town inside the ring, with what has been built on them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache, partial

import msgspec
from msgspec.structs import replace
from PIL import Image

from bot.games.city.view import PlotView
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.canvas import Canvas, Style, polygon_mask
from rendering.city import buildings
from rendering.city.card import blocks as blocks_on
from rendering.city.card import standing as standing_on
from rendering.city.geometry import MIDDLE
from rendering.city.scene import SIZE
from rendering.isometric import WORLDS, IsometricPen, Tones, tones
from rendering.seat_symbols import group_sign, letter
from rendering.shape_data import read
from rendering.sprite import Pen, Sprite
from rendering.theme import GROUPS, NIGHT, SEATS, SNOW, Colour, Theme, text_on, tint

_PLOTS = read("town.toml")["plots"]


def at(x: int, y: int) -> tuple[int, int]:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + x, MIDDLE[1] + y


PLOTS = {int(space): at(*place) for space, place in _PLOTS.items()}
"""Where the middle of each district's block lies in the picture, by space."""
ORDER = sorted(PLOTS, key=lambda space: PLOTS[space][1])
"""The districts from the back of the town to its front."""
BEFORE = {
    space: other
    for space, (x, y) in PLOTS.items()
    for other, (aside, below) in PLOTS.items()
    if aside == x and 0 < below - y < 100
}
"""The block that stands right before another one, of which something tall would stand in its badges."""
UNIT = 2.4
"""How many pixels a unit of a block goes aside."""
GROUND, KERB, THICK, RIM = 20.0, 1.8, 3.2, 2.2
"""A block's side, its kerb, how thick its slab is, and how far a mark stands out round it, in units."""
ROOM = 118, 164
"""The room in pixels in which a block is drawn."""
MIDST = ROOM[0] // 2, ROOM[1] - 42
"""The middle of a block in its room."""
HOMES, VOID = ("residential", "vacant"), ("vacant", "idle")
"""The pieces of residential blocks, and of blocks that bring nothing."""
HOUSES, WORKS = (1.4, 10.6), (10.6, 1.4)
"""Where the two kinds of blocks stand on their district."""
BEHIND, MIDMOST, FORWARD = (1.6, 1.6), (5.6, 5.6), (12.0, 12.0)
CROWD = FORWARD, (7.0, 7.0), (15.5, 7.5), (7.5, 15.5), (16.5, 16.5)
"""Where all else stands: behind the blocks, where there are no blocks, at last before and between them; alone in the middle."""
TALL = "skyscraper", "tower"
"""What stands in front where it would else reach over the ring or into the card: above and below these heights."""
FIRST, LAST = 90, SIZE[1] - 73
CROSS = 1.2
"""Half of a beam of the cross on mortgaged land, in units."""
FLAG = (0.0, 16.0), (-8.5, 13.0), (0.0, 10.0)
"""The flag of a whole colour on its pole, in units aside and upwards from the block's right corner."""
TWO = 4
"""From how many blocks on those of one kind alone are two buildings."""
BADGE, BELOW, GAP = 28, 10, 22
"""The size of a block's badges, how far below its middle they begin, and the room that something tall has between them."""
Badge = Callable[[Canvas, int], None]
"""Draws a badge from a left edge on."""
FIGURE = Style(27, bold=True)
PENTAGON = ((0.0, 1.0), (0.0, 0.3), (0.5, 0.0), (1.0, 0.3), (1.0, 1.0))
SAW = ((0.0, 1.0), (0.0, 0.0), (0.5, 0.28), (0.5, 0.0), (1.0, 0.28), (1.0, 1.0))


class Standing(msgspec.Struct, frozen=True):
    """How a district's block stands in the town: with sparks about what is tall, under its owner's whole colour's flag."""

    sparks: bool = False
    flagged: bool = False


PLAIN = Standing()


def standings(plots: Sequence[PlotView], fresh: Collection[Space]) -> dict[Space, Standing]:
    """How the block of each district stands, by space; on the `fresh` ones something is new."""
    owners: dict[str, set[int | None]] = {}
    for each in plots:
        owners.setdefault(each.group, set()).add(each.owner)
    whole = {group for group, found in owners.items() if len(found) == 1 and found != {None}}
    tall = {each.space for each in plots if each.space in fresh and (each.skyscraper or each.tower)}
    return {each.space: Standing(each.space in tall, each.group in whole) for each in plots}


@lru_cache(600)
def plot(each: PlotView, theme: Theme, standing: Standing = PLAIN, scale: float = 1.0) -> Sprite:
    """A district's block with what has been built there; its owner is given as the owner's sign."""
    pen = Pen(theme, ROOM, scale, fine=1)
    iso = _placed(pen)
    _slab(iso, each, theme)
    blocks = _blocks(each)
    landmarks = _landmarks(each, [place for _, place, _ in blocks])
    for kind, place, floors in sorted((*landmarks, *blocks), key=lambda piece: sum(piece[1])):
        if kind in buildings.BLOCKS:
            buildings.block(iso, kind, place, floors, SEATS[(each.owner or 0) % len(SEATS)])
        else:
            buildings.PIECES[kind](iso, place, floors)
        if standing.sparks and kind in TALL:
            buildings.PIECES["fireworks"](iso, place, 0)
    if standing.flagged and each.owner is not None:
        _flag(iso, SEATS[each.owner % len(SEATS)])
    return pen.done(rows=2 if scale == 1 else 1)


def _placed(pen: Pen) -> IsometricPen:
    """A pen of which (0, 0) is the far corner of a block in its room."""
    return IsometricPen(pen, (MIDST[0], ROOM[1] - MIDST[1] + GROUND * UNIT / 2), UNIT)


@lru_cache(4)
def rim(theme: Theme) -> Sprite:
    """What shines out round a block of which something is new or in question."""
    pen, wide = Pen(theme, ROOM, fine=1), GROUND + 2 * RIM
    shine = Tones(theme.accent, theme.accent, theme.accent)
    _placed(pen).prism((-RIM, -RIM, wide, wide), -THICK - RIM / 2, -RIM / 2, shine)
    return pen.done(rows=2)


@lru_cache(600)
def block(each: PlotView, theme: Theme, standing: Standing) -> tuple[Sprite, tuple[int, int]]:
    """The same without the room about it, quick to put in its place in the picture, which is given with it."""
    whole, (x, y) = plot(each, theme, standing), PLOTS[each.space]
    left, top, right, bottom = whole.mask.getbbox() or (0, 0, *ROOM)
    cut = left, top, right, bottom
    place = x - MIDST[0] + left, y - MIDST[1] + top
    return Sprite(whole.image.crop(cut), whole.mask.crop(cut).convert("1")), place


def seen(each: PlotView) -> PlotView:
    """What of a district is seen in the town: one that looks the same is not drawn again for another rent."""
    return replace(each, price=0, rent=0, mortgage=min(each.mortgage, 1), waiting=False)


Place = tuple[float, float]
Piece = tuple[str, Place, int]
"""A piece of the town by its word, where it stands, and its floors."""


def _landmarks(each: PlotView, taken: Collection[Place]) -> list[Piece]:
    """All that stands there besides blocks, which have taken some places."""
    y = _PLOTS[str(each.space)][1]
    kinds = standing_on(each)
    tall = [kind for kind in kinds if kind in TALL and not FIRST < y < LAST]
    first = (BEHIND,) if taken or len(kinds) > 1 else (MIDMOST,)
    places = [place for place in (*first, HOUSES, WORKS, *CROWD[len(tall) > 0 :]) if place not in taken]
    found = [(kind, FORWARD, 0) for kind in tall]
    return found + [(kind, place, 0) for kind, place in zip([k for k in kinds if k not in tall], places, strict=False)]


def _flag(iso: IsometricPen, colour: Colour) -> None:
    """A flag on a pole at the right corner of a block."""
    foot = GROUND, 0.0, 0.0
    iso.flat(foot, [(-0.9, 0), (-0.4, 0), (-0.4, 17), (-0.9, 17)], WORLDS[iso.pen.theme.key]["slate"])
    iso.flat(foot, [(x - 0.4, y + 0.6) for x, y in FLAG], colour)


def _blocks(each: PlotView) -> list[Piece]:
    """Both kinds of blocks side by side; many of one kind alone as two buildings."""
    found = [(kind, HOUSES if kind in HOMES else WORKS, floors) for kind, floors in blocks_on(each)]
    if len(found) == 1 and found[0][2] >= TWO:
        ((kind, _, floors),) = found
        return [(kind, HOUSES, (floors + 1) // 2), (kind, WORKS, floors // 2)]
    return found


def _slab(iso: IsometricPen, each: PlotView, theme: Theme) -> None:
    """The ground of a block: its group's colour on its edge, on top its owner's, sand or a cross on mortgaged land."""
    edge, side = GROUPS[each.group], GROUND - 2 * KERB
    iso.walls((0, 0, GROUND, GROUND), -THICK, 0, Tones(edge, edge, tones(edge, theme).right))
    kerb, ground = WORLDS[theme.key]["mark"], WORLDS[theme.key]["sand"]
    if each.owner is not None:
        kerb, ground = SEATS[each.owner % len(SEATS)], tint(theme, each.owner)
    iso.tile((0, 0, GROUND, GROUND), kerb)
    iso.tile((KERB, KERB, side, side), WORLDS[theme.key]["slate"] if each.mortgage else ground)
    if each.mortgage:
        _cross(iso, WORLDS[theme.key]["foam"])


def _cross(iso: IsometricPen, colour: Colour) -> None:
    """Two beams from corner to corner of a block's ground."""
    low, high = KERB, GROUND - KERB
    for far, near in ((low, high), (high, low)):
        inner = CROSS if far == low else -CROSS
        ends = (
            (low, far),
            (low + CROSS, far),
            (high, near - inner),
            (high, near),
            (high - CROSS, near),
            (low, far + inner),
        )
        iso.face([(x, y, 0.0) for x, y in ends], colour)


def parted(each: PlotView, plots: Mapping[Space, PlotView]) -> bool:
    """Whether something tall of the block before it stands in the middle of a block's badges."""
    return each.space in BEFORE and any(getattr(plots[BEFORE[each.space]], kind) for kind in TALL)


@lru_cache(600)
def badges(
    each: PlotView, theme: Theme, *, apart: bool = False, grouped: bool = True
) -> tuple[Sprite, tuple[int, int]]:
    """Before a block the sign of its group, its owner's letter, how many blocks of each kind; `apart`: in two halves.

    With its place in the picture. Owned land leaves out the sign where it is not `grouped`.
    """
    shown: list[Badge] = [partial(_count, kind=kind, count=count, theme=theme) for kind, count in blocks_on(each)]
    if each.owner is not None:
        shown.insert(len(shown) > 0 and blocks_on(each)[0][0] in HOMES, partial(_owner, sign=each.owner))
    if len(shown) < 2 and (grouped or not shown):
        shown.insert(0, partial(_sign, each=each))
    split = (len(shown) + 1) // 2 if apart else len(shown)
    wide = 2 * split * BADGE + GAP if apart else len(shown) * BADGE
    canvas = Canvas(Image.new("RGBA", (wide, BADGE)))
    for number, badge in enumerate(shown):
        badge(canvas, number * BADGE + (GAP if number >= split else 0))
    mask = canvas.image.getchannel("A").convert("1", dither=Image.Dither.NONE)
    x, y = PLOTS[each.space]
    return Sprite(canvas.image.convert("RGB"), mask), (x - wide // 2, y + BELOW)


def _sign(canvas: Canvas, x: int, each: PlotView) -> None:
    """The sign of the group to which the district belongs."""
    canvas.fill((x, 0, x + BADGE, BADGE), GROUPS[each.group])
    group_sign(canvas, each.group, (x + BADGE // 2, BADGE // 2), 20)


def _owner(canvas: Canvas, x: int, sign: int) -> None:
    """The letter of whom the district belongs to."""
    colour = SEATS[sign % len(SEATS)]
    canvas.fill((x, 0, x + BADGE, BADGE), colour)
    canvas.text((x + BADGE // 2, 0), letter(sign), FIGURE, text_on(colour), 0.5)


def _count(canvas: Canvas, x: int, kind: str, count: int, theme: Theme) -> None:
    """How many blocks of a kind."""
    count_badge(canvas, (x, 0, x + BADGE, BADGE), kind, count, FIGURE, theme)


def count_badge(canvas: Canvas, box: Box, kind: str, count: int, style: Style, theme: Theme) -> None:
    """How many blocks in a square: on a house residential ones, on a factory industrial ones, struck out where they are void."""
    (left, top, right, bottom), home = box, kind in HOMES
    colour, ink = (theme.residential, NIGHT) if home else (theme.industrial, SNOW)
    if kind in VOID:
        colour, ink = theme.hatch, theme.ink
    canvas.stamp(polygon_mask(right - left, PENTAGON if home else SAW), (left, top), colour)
    at = (left + right + 1) // 2, top + max(2, bottom - top - style.line + 2)
    canvas.text(at, str(count), style, ink, 0.5)
    if kind in VOID:
        canvas.fill((left + 2, bottom - 12, right - 2, bottom - 9), theme.alarm)
