"""A district's card as City's pictures share it: the head with its group's colour and sign, facts in columns."""

from bot.games.city.view import PlotView
from bot.i18n.translator import Translator
from bot.kit.fields import WORD
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Setting, Slot, fit
from rendering.city.buildings import within
from rendering.seat_symbols import group_sign
from rendering.theme import GROUPS, Theme, text_on

HEAD_SIZES = (64, 60, 56, 52, 50, 46, 42, 40, 38, 36, 34, 32, 30, 28, 26, LEAST)
LANDMARKS = ("stadium", "skyscraper", "tower")
ROOM = 70, 68
"""The room of a piece on a card, in pixels."""
MANY = 3
"""Pieces that stand side by side on a small card before they move together."""


def base(canvas: Canvas, box: Box, head: int, lot: PlotView, theme: Theme, words: Translator) -> None:
    """An empty card: paper, and the head with sign and name."""
    left, top, right, _ = box
    colour = GROUPS[lot.group]
    canvas.rounded(box, 18, theme.card)
    canvas.head(box, head, 18, colour)
    size = head // 2
    group_sign(canvas, lot.group, (left + 28 + size // 2, top + head // 2), size)
    room = left + 52 + size, top, right - 16, top + head
    setting = title_setting(words.space("city", lot.space), room)
    high = top + (head - setting.height) // 2
    canvas.lines((room[0], high), setting, text_on(colour))


def title_setting(text: str, room: Box) -> Setting:
    """A card's title as it is set."""
    size = room[2] - room[0], room[3] - room[1] - 16
    return fit(text, size, tuple(each for each in HEAD_SIZES if each <= size[1]), bold=True)


def row(canvas: Canvas, box: Box, lot: PlotView, said: str, theme: Theme, words: Translator) -> None:
    """A district as a small card: its group's sign, its name, a line about it, and what stands on it."""
    left, top, right, bottom = box
    canvas.rounded(box, 10, theme.paper)
    canvas.spine(box, 44, 10, GROUPS[lot.group])
    group_sign(canvas, lot.group, (left + 22, (top + bottom) // 2), 26)
    edge = _standing(canvas, (right - 8, bottom - 7), lot, theme)
    x, middle = left + 56, (top + bottom) // 2
    setting = fit(words.space("city", lot.space), (edge - x - 6, 36), (30, 28, 26, LEAST), bold=True)
    canvas.text((x, middle - 37), setting.lines[0], setting.style, theme.ink)
    canvas.text((x, middle + 2), said, Slot((edge - x - 6, 34), (28, 26, LEAST)), theme.muted)


def _standing(canvas: Canvas, at: tuple[int, int], lot: PlotView, theme: Theme) -> int:
    """Stations, landmarks and specials from right to left, closer together when they are many; returns where they begin."""
    x, foot = at
    drawn = [within(kind, 0, theme, ROOM) for kind in reversed(standing(lot))]
    step = 1.0 if len(drawn) <= MANY else MANY / len(drawn)
    for each in drawn:
        canvas.put(each.image, (x - each.image.width, foot - each.image.height), each.mask)
        x -= round((each.image.width + 4) * step)
    return x


def pieces(canvas: Canvas, place: tuple[int, int, int], lot: PlotView, theme: Theme, words: Translator) -> None:
    """What stands there, between left and right on a foot: each piece drawn, and the names of all that are no blocks."""
    x, foot, right = place
    names = [words.value("city", WORD, kind) for kind in dict.fromkeys(standing(lot))]
    for kind, floors in (*blocks(lot), *((kind, 0) for kind in standing(lot))):
        piece = within(kind, floors, theme, ROOM)
        canvas.put(piece.image, (x, foot - piece.image.height), piece.mask)
        x += piece.image.width + 6
    if names:
        setting = fit(words.list(names), (right - x - 14, 80), (30, 28, 26, LEAST))
        top = max(foot - 36 - setting.height + setting.style.line, foot - 76)  # the level stands above
        canvas.lines((x + 14, top), setting, theme.ink)


def blocks(lot: PlotView) -> list[tuple[str, int]]:
    """The pieces of the blocks on a plot, and how many: grey ones beside a hazard and on mortgaged land, which bring nothing."""
    homes = "vacant" if lot.mortgage or lot.hazardous else "residential"
    works = "idle" if lot.mortgage else "industrial"
    return [(kind, count) for kind, count in ((homes, lot.residential), (works, lot.industrial)) if count]


def standing(lot: PlotView) -> tuple[str, ...]:
    """The words of what stands on a plot besides blocks, landmarks first, a station last."""
    return *(name for name in LANDMARKS if getattr(lot, name)), *lot.specials, *(("station",) if lot.station else ())
