"""A deed as the classic game's pictures share it: the head with its family's colour, sign and name; facts in columns."""

from collections.abc import Sequence

from bot.games.classic import data
from bot.games.classic.view import PlotView
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas
from rendering.classic.colours import FAMILIES
from rendering.classic.draw_context import ClassicDrawContext
from rendering.classic.symbols import sign, sign_row
from rendering.text_fit import block, figure, set_name
from rendering.theme import Colour, Theme, text_on

HEAD_SIZES = (60, 56, 52, 48, 44, 40, 38, 36, 34, 32, 30, 28, 26, LEAST)
SMALL = 26, LEAST


def base(canvas: Canvas, box: Box, head: int, group: str, title: str, theme: Theme) -> None:
    """An empty deed: paper, and the head with sign and name."""
    _headed(canvas, box, head, (group, round(head * 0.5), title), FAMILIES[group], theme)


def plain(canvas: Canvas, box: Box, head: int, kind: str, title: str, theme: Theme) -> None:
    """A card that is no deed: a dark head with any sign."""
    _headed(canvas, box, head, (kind, round(head * 0.6), title), theme.device, theme)


def _headed(canvas: Canvas, box: Box, head: int, said: tuple[str, int, str], ground: Colour, theme: Theme) -> None:
    """Paper with a coloured head; `said`: its sign, how large that is, and its title."""
    kind, size, title = said
    canvas.rounded(box, 16, theme.card)
    canvas.head(box, head, 16, ground)
    sign(canvas, kind, (box[0] + 24 + size // 2, box[1] + head // 2), size, text_on(ground))
    room, high = (box[0] + 44 + size, box[1], box[2] - 14, box[1] + head), head - 8
    sizes = tuple(each for each in HEAD_SIZES if each <= high)
    block(canvas, room, set_name(title, (room[2] - room[0], high), sizes, bold=True), text_on(ground))


def ladder(canvas: Canvas, box: Box, lot: PlotView, rents: Sequence[int], context: ClassicDrawContext) -> None:
    """All rents in a row: what stands there or how many are owned, below it the rent; the present one lit."""
    left, top, right, bottom = box
    wide = (right - left) / len(rents)
    present = step(lot, rents)
    for number, amount in enumerate(rents):
        x, end = left + round(number * wide), left + round((number + 1) * wide)
        here = number == present
        ground = context.theme.accent if here else context.theme.service
        canvas.rounded((x + 2, top - 4, end - 2, bottom), 8, ground)
        middle = (x + end) // 2
        ink = text_on(ground) if here else context.theme.muted
        _step(canvas, (middle, top + 18), (lot.kind, number), end - x - 4, ink)
        said = ("×" if lot.kind == data.MACHINE else "") + context.words.number(amount)
        ink = text_on(ground) if here else context.theme.ink
        figure(canvas, (x + 2, bottom - 34, end - 2, bottom - 2), said, ink, SMALL)


def step(lot: PlotView, rents: Sequence[int]) -> int:
    """Which of the rents is asked now; -1 for none."""
    if lot.owner is None or lot.mortgaged:
        return -1
    if lot.kind == data.PLACE:
        return lot.level
    return next((number for number, amount in enumerate(rents) if amount == lot.rent), -1)


def _step(canvas: Canvas, centre: tuple[int, int], what: tuple[str, int], room: int, colour: Colour) -> None:
    """What a step of the ladder stands for: nothing, shops, a tower; or a number of properties of the family."""
    (x, y), (kind, number) = centre, what
    if kind != data.PLACE:
        sign_row(canvas, kind, centre, (number + 1, 20, 24), colour)
    elif number == 0:
        canvas.fill((x - 12, y + 8, x + 12, y + 11), colour)
    elif number == data.TOWER:
        sign(canvas, data.TOWER_KIND, (x, y), 32, colour)
    else:
        wide = min(18 if number > 2 else 22, room // number - 1)
        sign_row(canvas, data.SHOP, centre, (number, wide, wide + 1), colour)
