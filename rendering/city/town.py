"""The districts' blocks in the town inside the ring, with what has been built on them."""

from collections.abc import Collection, Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from bot.games.city.view import PlotView
from bot.kit.contract import Space
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Style, polygon_mask
from rendering.city.buildings import PIECES, UNIT
from rendering.city.card import standing as standing_on
from rendering.city.geometry import MIDDLE
from rendering.city.scene import SIZE
from rendering.isometric import WORLDS, IsometricPen, Tones, tones
from rendering.seat_symbols import group_sign, letter
from rendering.shape_data import read
from rendering.sprite import Pen, Sprite
from rendering.theme import GROUPS, NIGHT, SEATS, SNOW, Colour, Theme, text_on

_PLOTS = read("town.toml")["plots"]


def at(x: int, y: int) -> tuple[int, int]:
    """From the town's own pixels to the picture's."""
    return MIDDLE[0] + x, MIDDLE[1] + y


PLOTS = {int(space): at(*place) for space, place in _PLOTS.items()}
"""Where the middle of each district's block lies in the picture, by space."""
ORDER = sorted(PLOTS, key=lambda space: PLOTS[space][1])
"""The districts from the back of the town to its front."""
GROUND, KERB, THICK, RIM = 20.0, 1.3, 2.8, 2.2
"""A block's side, its kerb, how thick its slab is, and how far a mark stands out round it, in units."""
ROOM = 146, 196
"""The room in pixels in which a block is drawn."""
MIDST = ROOM[0] // 2, ROOM[1] - 50
"""The middle of a block in its room."""
HOUSES, WORKS = (1.4, 10.6), (10.6, 1.4)
"""Where the two kinds of blocks stand on their district."""
BEHIND, FORWARD = (1.6, 1.6), (12.0, 12.0)
CROWD = FORWARD, (7.0, 7.0), (15.5, 7.5), (7.5, 15.5), (16.5, 16.5)
"""Where all else stands: behind the blocks, where there are no blocks, at last before and between them."""
TALL = "skyscraper", "tower"
"""What stands in front where it would else reach over the ring or into the card: in the first and the last row."""
FLAG = (0.0, 16.0), (-8.5, 13.0), (0.0, 10.0)
"""The flag of a whole colour on its pole, in units aside and upwards from the block's right corner."""
TWO = 4
"""From how many blocks on those of one kind alone are two buildings."""
BADGE, BELOW = 25, 14
"""The size of a block's badges, and how far below its middle they begin."""
FIGURE = Style(LEAST, bold=True)
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
    lit = WORLDS[theme.key]["window" if theme.key == "light" or each.rent else "slate"]
    blocks = _blocks(each)
    landmarks = _landmarks(each, [place for _, place, _ in blocks])
    for kind, place, floors in sorted((*landmarks, *blocks), key=lambda piece: sum(piece[1])):
        PIECES[kind](iso, place, floors, lit)
        if standing.sparks and kind in TALL:
            PIECES["fireworks"](iso, place, 0, lit)
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


Place = tuple[float, float]
Piece = tuple[str, Place, int]
"""A piece of the town by its word, where it stands, and its floors."""


def _landmarks(each: PlotView, taken: Collection[Place]) -> list[Piece]:
    """All that stands there besides blocks, which have taken some places."""
    y = _PLOTS[str(each.space)][1]
    kinds = standing_on(each)
    tall = [kind for kind in kinds if kind in TALL and not ROOM[0] / 2 < y < SIZE[1] - ROOM[0] / 2]
    places = [place for place in (BEHIND, HOUSES, WORKS, *CROWD[len(tall) > 0 :]) if place not in taken]
    found = [(kind, FORWARD, 0) for kind in tall]
    return found + [(kind, place, 0) for kind, place in zip([k for k in kinds if k not in tall], places, strict=False)]


def _flag(iso: IsometricPen, colour: Colour) -> None:
    """A flag on a pole at the right corner of a block."""
    foot = GROUND, 0.0, 0.0
    iso.flat(foot, [(-0.9, 0), (-0.4, 0), (-0.4, 17), (-0.9, 17)], WORLDS[iso.pen.theme.key]["slate"])
    iso.flat(foot, [(x - 0.4, y + 0.6) for x, y in FLAG], colour)


def _blocks(each: PlotView) -> list[Piece]:
    """Both kinds of blocks side by side; many of one kind alone as two buildings."""
    both = [("residential", HOUSES, each.residential), ("industrial", WORKS, each.industrial)]
    found = [block for block in both if block[2]]
    if len(found) == 1 and found[0][2] >= TWO:
        ((kind, _, floors),) = found
        return [(kind, HOUSES, (floors + 1) // 2), (kind, WORKS, floors // 2)]
    return found


def _slab(iso: IsometricPen, each: PlotView, theme: Theme) -> None:
    """The ground of a block: its group's colour on its edge, on top its owner's or sand."""
    edge, side = GROUPS[each.group], GROUND - 2 * KERB
    iso.walls((0, 0, GROUND, GROUND), -THICK, 0, Tones(edge, edge, tones(edge, theme).right))
    iso.tile((0, 0, GROUND, GROUND), WORLDS[theme.key]["mark"])
    ground = WORLDS[theme.key]["sand"] if each.owner is None else SEATS[each.owner % len(SEATS)]
    iso.tile((KERB, KERB, side, side), ground)


@lru_cache(600)
def badges(each: PlotView, theme: Theme) -> tuple[Sprite, tuple[int, int]]:
    """Before a block the owner's letter, how many blocks of each kind; on land that waits the sign of its group.

    With its place in the picture.
    """
    x, y = PLOTS[each.space]
    kinds = [("house", each.residential), ("owner", 1), ("works", each.industrial)]
    shown = [(kind, count) for kind, count in kinds if count]
    canvas = Canvas(Image.new("RGBA", (len(shown) * BADGE, BADGE)))
    for number, (kind, count) in enumerate(shown):
        if kind == "owner":
            _owner(canvas, (number * BADGE, 0, (number + 1) * BADGE, BADGE), each)
        else:
            _count(canvas, (number * BADGE, 0), count, theme, house=kind == "house")
    mask = canvas.image.getchannel("A").convert("1", dither=Image.Dither.NONE)
    return Sprite(canvas.image.convert("RGB"), mask), (x - canvas.image.width // 2, y + BELOW)


def _owner(canvas: Canvas, box: Box, each: PlotView) -> None:
    """The letter of whom the district belongs to, else the sign of its group."""
    left, top, right, bottom = box
    colour = GROUPS[each.group] if each.owner is None else SEATS[each.owner % len(SEATS)]
    canvas.fill(box, colour)
    if each.owner is None:
        group_sign(canvas, each.group, ((left + right) // 2, (top + bottom) // 2), 18)
    else:
        canvas.text(((left + right) // 2, top), letter(each.owner), FIGURE, text_on(colour), 0.5)


def _count(canvas: Canvas, at: tuple[int, int], count: int, theme: Theme, *, house: bool) -> None:
    """How many blocks: on a house the residential ones, on a factory the industrial ones."""
    (x, y), outline = at, PENTAGON if house else SAW
    canvas.stamp(polygon_mask(BADGE, outline), (x, y), theme.residential if house else theme.industrial)
    canvas.text((x + BADGE // 2 + 1, y + 2), str(count), FIGURE, NIGHT if house else SNOW, 0.5)
