"""The town inside the ring: streets, river and parks where nothing is built, and the plots with what stands on them."""

from bot.games.city.view import PlotView
from rendering.board_ring import Box, shrunk
from rendering.canvas import LEAST, Canvas, Style, polygon_mask
from rendering.city.buildings import FRONT, HIGH, WIDE, sprite, stacks
from rendering.city.card import standing
from rendering.city.geometry import MIDDLE, RING
from rendering.city.plot_layout import LOTS, PARKS, PLAZA, RIVER_MOUTHS, TREES
from rendering.plot_ground import chequers, stakes
from rendering.sprite import Sprite
from rendering.theme import NIGHT, SEATS, SNOW, Theme, tint

KERB = 6
BADGE = 25
FIGURE = Style(LEAST, bold=True)
PENTAGON = ((0.0, 1.0), (0.0, 0.3), (0.5, 0.0), (1.0, 0.3), (1.0, 1.0))
SAW = ((0.0, 1.0), (0.0, 0.0), (0.5, 0.28), (0.5, 0.0), (1.0, 0.28), (1.0, 1.0))


def ground(canvas: Canvas, theme: Theme) -> None:
    """Streets, and the green where nothing is built, with the river through it."""
    canvas.fill(MIDDLE, theme.street)
    for box in PARKS:
        canvas.rounded(box, 10, theme.grass)
    for box in RIVER_MOUTHS:
        canvas.fill(box, theme.water)
    for tree in TREES:
        canvas.disc(tree, 8, theme.tree)
    canvas.rounded(PLAZA, 14, theme.town)


def plot(canvas: Canvas, each: PlotView, theme: Theme) -> None:
    """A plot with its kerb, what stands on it, and how many blocks that are."""
    lot = LOTS[each.space]
    left, top, right, bottom = lot.box
    if each.owner is None:
        canvas.fill(lot.box, theme.land)
        stakes(canvas, lot.box, 9, (11, 3), theme)
    else:
        canvas.fill(lot.box, SEATS[each.owner % len(SEATS)])
        chequers(canvas, lot.box, each.owner, KERB, KERB)
        canvas.fill(shrunk(lot.box, KERB), tint(theme, each.owner))
    upright = RING.side(each.space) % 2 == 0
    _badges(canvas, lot.box, each, theme, upright=upright)
    if upright:
        _upright(canvas, (left + KERB + 1, top, right, bottom - KERB - (BADGE if _built(each) else 0)), each, theme)
    else:
        aside = BADGE + 2 if _built(each) else 0
        near, far = (aside, 0) if RING.side(each.space) == 1 else (0, aside)
        _along(canvas, (left + KERB + near, top, right - KERB - far, bottom - KERB), each, theme)


def _built(each: PlotView) -> int:
    return each.residential + each.industrial


def _badges(canvas: Canvas, box: Box, each: PlotView, theme: Theme, *, upright: bool) -> None:
    """How many blocks of each kind: a house for residential ones, a factory for industrial ones."""
    left, top, right, bottom = box
    kinds = [(each.residential, PENTAGON, theme.residential, NIGHT), (each.industrial, SAW, theme.industrial, SNOW)]
    shown = [kind for kind in kinds if kind[0]]
    for number, (count, outline, colour, ink) in enumerate(shown):
        if upright:
            middle = (left + right) // 2 + round((number - (len(shown) - 1) / 2) * (BADGE + 4))
            x, y = middle - BADGE // 2, bottom - KERB - BADGE
        else:
            x = left + KERB + 1 if RING.side(each.space) == 1 else right - KERB - BADGE - 1
            y = (top + bottom) // 2 + round((number - (len(shown) - 1) / 2) * (BADGE + 5)) - BADGE // 2
        canvas.stamp(polygon_mask(BADGE, outline), (x, y), colour)
        canvas.text((x + BADGE // 2 + 1, y + 1), str(count), FIGURE, ink, 0.5)


def _pieces(each: PlotView, theme: Theme) -> tuple[list[Sprite], list[Sprite]]:
    """What stands behind (landmarks, hazards, bonus buildings) and what in front (blocks)."""
    kinds = standing(each)
    blocks = [sprite("residential", floors, theme) for floors in stacks(each.residential)]
    blocks += [sprite("industrial", floors, theme) for floors in stacks(each.industrial)]
    return [sprite(kind, 0, theme) for kind in kinds], blocks


def _row(canvas: Canvas, pieces: list[Sprite], room: tuple[int, int], foot: int) -> None:
    """Pieces side by side in a room from left to right, closer together when they are many."""
    if not pieces:
        return
    left, right = room
    steps = [FRONT if piece.image.width == WIDE else piece.image.width for piece in pieces[:-1]]
    wide, last = sum(steps), pieces[-1].image.width
    if wide + last > right - left:
        steps = [(right - left - last) // len(steps)] * len(steps)
        wide = sum(steps)
    start = left + (right - left - wide - last) // 2
    for piece, step in zip(pieces, (*steps, 0), strict=True):
        canvas.put(piece.image, (start, foot - piece.image.height), piece.mask)
        start += step


def _upright(canvas: Canvas, room: Box, each: PlotView, theme: Theme) -> None:
    """A plot deeper than wide: two by two, landmarks behind."""
    left, top, right, foot = room
    behind, blocks = _pieces(each, theme)
    rows = [blocks[number : number + 2] for number in range(0, len(blocks), 2)]
    if behind:
        rows = [behind + blocks] if len(behind) + len(blocks) <= 2 else [behind, *rows]
    step = min(34, (foot - top - HIGH) // (len(rows) - 1)) if len(rows) > 1 else 0
    for number, row in enumerate(rows):
        _row(canvas, row, (left, right - KERB), foot - 2 - step * (len(rows) - 1 - number))


def _along(canvas: Canvas, room: Box, each: PlotView, theme: Theme) -> None:
    """A plot wider than deep: all in one row, when they are many the landmarks behind."""
    left, _, right, foot = room
    behind, blocks = _pieces(each, theme)
    if len(behind) + len(blocks) <= 4:
        _row(canvas, behind + blocks, (left, right), foot - 2)
        return
    _row(canvas, behind, (left, right), foot - 16)
    _row(canvas, blocks, (left, right), foot - 2)
