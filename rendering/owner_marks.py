"""What the three ring boards show alike on a space: the owner's letter, the rent."""

from collections.abc import Callable

from rendering.board_ring import Box, middle
from rendering.canvas import LEAST, Canvas, Style
from rendering.seat_symbols import COMMON, SymbolSet, letter
from rendering.theme import NIGHT, SEATS, SNOW, Colour, Theme, text_on

FIGURE = Style(LEAST, bold=True)
PLATE, LOW = 14, 26
"""Half of the plate with the owner's letter; a flag lower than this is as high as its plate."""
SIGNS = SymbolSet(COMMON)


def owner_letter(canvas: Canvas, flag: Box, sign: int) -> None:
    """The letter of the owner's sign on a white plate in the middle of the flag."""
    colour = SEATS[sign % len(SEATS)]
    (x, y), half = middle(flag), PLATE if flag[3] - flag[1] >= LOW else (flag[3] - flag[1]) // 2
    canvas.rounded((x - 14, y - half, x + 14, y + half), 5, SNOW)
    canvas.text((x, y - 14), letter(sign), FIGURE, on_plate(colour), 0.5)


def on_plate(colour: Colour) -> Colour:
    """What reads on a white plate: a seat's colour if it is dark, else the dark of all text."""
    return colour if text_on(colour) == SNOW else NIGHT


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
