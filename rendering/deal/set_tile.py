"""A set on the table as a tile: colour with sign and letters, its cards, how complete it is, its rent."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.deal.data import COLOURS, WILD, face
from bot.games.deal.view import GroupView
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, fit, width
from rendering.deal.colours import MEDALLIONS, PAPERS, SETS, STAR, Paper
from rendering.deal.symbols import set_sign, sign
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

SMALL, LARGE = (104, 106), (124, 146)
"""Sizes of a tile: where players are many, and where they are few."""
RENT, COUNT, COUNT_BOLD = Style(28, bold=True), Style(LEAST), Style(LEAST, bold=True)
NARROW = "\u202f"
PIP, SPINE = (80, 58), 30
"""The size of a set as a pip, and of the strip with its colour."""
_tiles: LruCache[Image.Image] = LruCache(600)


def tile(group: GroupView, size: tuple[int, int], ground: Colour, theme: Theme, words: Translator) -> Image.Image:
    """A tile on a ground of one colour; cached by what it shows. Not to be changed."""
    printed = tuple((face(card).word, face(card).colours) for card in group.cards)
    key = (group.colour, printed, group.complete, group.rent, bool(group.house), bool(group.hotel))
    return _tiles.get((key, size, ground, theme, words), lambda: _drawn(group, size, ground, theme, words))


def _drawn(group: GroupView, size: tuple[int, int], ground: Colour, theme: Theme, words: Translator) -> Image.Image:
    canvas = Canvas(Image.new("RGB", size, ground))
    paper, colour, (wide, high) = PAPERS[theme.key], SETS[group.colour], size
    canvas.rounded((0, 0, wide, high), 11, STAR if group.complete else paper.rim)
    edge = 5 if group.complete else 2
    band, foot = (38, 42) if size == LARGE else (31, 34)
    canvas.rounded((edge, edge, wide - edge, high - edge), 8, paper.stock)
    canvas.rounded((edge, edge, wide - edge, edge + band), 8, colour)
    canvas.fill((edge, edge + band // 2, wide - edge, edge + band), colour)
    ink, style = text_on(colour), Style(26 if size == LARGE else LEAST, bold=True)
    set_sign(canvas, group.colour, (edge + 22, edge + band // 2), 26 if size == LARGE else 24)
    letters, top = words.say(f"deal-letters-{group.colour}"), edge + band // 2 - round(style.size * 0.55)
    canvas.text((wide - edge - 8, top), letters, style, ink, 1.0)
    _cards(canvas, group, (edge, edge + band, wide - edge, high - foot), paper)
    _foot(canvas, group, size, words)
    return canvas.image


def pip(canvas: Canvas, group: GroupView, at: tuple[int, int], theme: Theme, words: Translator) -> None:
    """A set in short: its colour with its sign, how complete it is, its rent."""
    paper, (left, top), (wide, high) = PAPERS[theme.key], at, PIP
    box, edge = (left, top, left + wide, top + high), 4 if group.complete else 2
    canvas.card(box, (9, 7), (edge, STAR if group.complete else paper.rim), paper.stock)
    canvas.fill((left + edge, top + edge, left + SPINE, top + high - edge), SETS[group.colour])
    set_sign(canvas, group.colour, (left + edge // 2 + SPINE // 2, top + high // 2), 24)
    middle, text = left + (SPINE + wide - edge) // 2 + 1, words.cash("deal", group.rent).replace(NARROW, "")
    if group.complete:
        sign(canvas, "star", (middle, top + 17), 27, NIGHT)
        sign(canvas, "star", (middle, top + 17), 20, STAR)
    else:
        canvas.text((middle, top + 3), f"{len(group.cards)}/{COLOURS[group.colour].size}", COUNT, NIGHT, 0.5)
    canvas.text(
        (middle, top + high - 31), text, fit(text, (wide - SPINE - 4, 40), (LEAST,), bold=True).style, NIGHT, 0.5
    )


def _cards(canvas: Canvas, group: GroupView, room: Box, paper: Paper) -> None:
    """The cards of the set as small ones, those still missing as gaps, and the buildings."""
    size = COLOURS[group.colour].size
    missing = max(0, size - len(group.cards)) if not group.complete else 0
    buildings = [kind for kind, card in (("house", group.house), ("hotel", group.hotel)) if card]
    high = min(44, room[3] - room[1] - 4)
    wide, slots = round(high * 0.6), len(group.cards) + missing
    aside = (wide + 4) * len(buildings)
    step = min(wide + 4, (room[2] - room[0] - 12 - aside - wide) // max(1, slots - 1))
    left = (room[0] + room[2] - (step * (slots - 1) + wide + aside)) // 2
    top = (room[1] + room[3] - high) // 2
    for number in range(slots):
        at = left + number * step, top
        if number < len(group.cards):
            printed = face(group.cards[number])
            canvas.put(mini(printed.colours, (wide, high), printed.kind == WILD), at)
        else:
            canvas.fill((*at, at[0] + wide, at[1] + high), paper.pale)
    for number, kind in enumerate(buildings):
        building(canvas, kind, (left + step * (slots - 1) + wide + 5 + number * (wide + 4), top), (wide, high))


@lru_cache(400)
def mini(colours: tuple[str, ...], size: tuple[int, int], wild: bool) -> Image.Image:
    """A small card: plain in its colour, a wild in both of its colours, the multicolour one in many."""
    wide, high = size
    image = Image.new("RGB", size, NIGHT)
    canvas = Canvas(image)
    box = 2, 2, wide - 2, high - 2
    canvas.fill(box, SETS[colours[0]])
    if not wild:
        canvas.fill((5, high - 10, wide - 5, high - 7), text_on(SETS[colours[0]]))
    elif len(colours) == 2:
        ImageDraw.Draw(image).polygon([(wide - 3, 2), (wide - 3, high - 3), (2, high - 3)], fill=SETS[colours[1]])
        ImageDraw.Draw(image).line((2, high - 3, wide - 3, 2), fill=NIGHT, width=2)
    else:
        shown = ("red", "orange", "yellow", "green", "dark-blue")
        for number, colour in enumerate(shown):
            top = 2 + (high - 4) * number // len(shown)
            canvas.fill((2, top, wide - 2, 2 + (high - 4) * (number + 1) // len(shown)), SETS[colour])
    return image


def building(canvas: Canvas, kind: str, at: tuple[int, int], size: tuple[int, int]) -> None:
    """A house, or a hotel: higher, with windows."""
    (left, top), (wide, high) = at, size
    if kind == "house":
        sign(canvas, "house", (left + wide // 2, top + high - wide // 2 - 2), wide, MEDALLIONS["build"])
        return
    canvas.fill((left + 2, top + 2, left + wide - 2, top + high), MEDALLIONS["stop"])
    pane = 3 if high < 36 else 5
    for row in range(3):
        for column in range(2):
            x, y = left + wide // 2 - pane - 1 + column * (pane + 2), top + 5 + row * (high // 3 - 1)
            canvas.fill((x, y, x + pane, y + pane), SNOW)


def _foot(canvas: Canvas, group: GroupView, size: tuple[int, int], words: Translator) -> None:
    """How complete, and the rent now; where it is tight without its space."""
    wide, high = size
    top = high - (41 if size == LARGE else 35)
    if group.complete:
        sign(canvas, "star", (25, top + 17), 32 if size == LARGE else 25, NIGHT)
        sign(canvas, "star", (25, top + 17), 24 if size == LARGE else 19, STAR)
    else:
        canvas.text((8, top + 2), f"{len(group.cards)}/{COLOURS[group.colour].size}", COUNT, NIGHT)
    text = words.cash("deal", group.rent)
    style = RENT if size == LARGE else COUNT_BOLD
    room = wide - 20 - (32 if group.complete else width("3/3", COUNT))
    if width(text, style) > room:
        text = text.replace(NARROW, "")
    style = fit(text, (room, 40), (style.size, 26, LEAST), bold=True).style
    canvas.text((wide - 8, top + (0 if size == LARGE else 2)), text, style, NIGHT, 1.0)
