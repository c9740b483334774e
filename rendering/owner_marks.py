"""What the three ring boards show alike on a space: the owner's letter, the rent; a corner with its name."""

from collections.abc import Callable

from rendering.board_ring import Box, middle, shrunk
from rendering.canvas import LEAST, Canvas, Setting, Style, fit
from rendering.seat_symbols import COMMON, SymbolSet, letter
from rendering.theme import SEATS, Colour, Theme, text_on

FIGURE = Style(LEAST, bold=True)
PLATE, LOW = 14, 26
"""Half of the plate with the owner's letter; a flag lower than this is as high as its plate."""
TITLES = (30, 28, 26, LEAST)
SIGNS = SymbolSet(COMMON)


def owner_letter(canvas: Canvas, flag: Box, sign: int) -> None:
    """The letter of the owner's sign on a plate in the middle of the flag."""
    colour = SEATS[sign % len(SEATS)]
    (x, y), half = middle(flag), PLATE if flag[3] - flag[1] >= LOW else (flag[3] - flag[1]) // 2
    canvas.rounded((x - 14, y - half, x + 14, y + half), 5, text_on(colour))
    canvas.text((x, y - 14), letter(sign), FIGURE, colour, 0.5)


def rent_tag(
    canvas: Canvas, tag: Box, sign: int, figure: Callable[[Colour], None], theme: Theme, *, mortgaged: bool
) -> None:
    """The rent on the owner's colour, drawn by `figure` in an ink; while mortgaged the Bank's sign."""
    if mortgaged:
        pledged(canvas, tag, theme)
        return
    colour = SEATS[sign % len(SEATS)]
    canvas.fill(tag, colour)
    figure(text_on(colour))


def pledged(canvas: Canvas, tag: Box, theme: Theme) -> None:
    """What stands where the rent was while a deed is mortgaged: the Bank's house."""
    canvas.fill(tag, theme.service)
    SIGNS.draw(canvas, "bank", middle(tag), tag[3] - tag[1] - 3, theme.ink)


def corner(canvas: Canvas, room: Box, rooms: tuple[Box, Box, Box], name: str, theme: Theme, *, jail: bool) -> None:
    """A corner of the ring with its name, and the cell of the jail; `rooms` as of its geometry."""
    title, _, held = rooms
    canvas.fill(room, theme.service)
    canvas.centred(title, title_setting(name, title), theme.ink)
    if jail:
        cell(canvas, shrunk(held, 4), theme)


def title_setting(text: str, title: Box) -> Setting:
    """A corner's name as it is set."""
    return fit(text, (title[2] - title[0] - 6, title[3] - title[1]), TITLES, bold=True)


def cell(canvas: Canvas, box: Box, theme: Theme) -> None:
    """The cell with its bars."""
    canvas.rounded(box, 8, theme.hatch)
    for x in range(box[0] + 14, box[2] - 8, 24):
        canvas.fill((x, box[1], x + 5, box[3]), theme.line)
