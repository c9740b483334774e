"""A set on the table as a tile: colour with sign and letters, its cards, how complete it is, its rent."""

from PIL import Image, ImageDraw

from bot.games.deal.data import COLOURS, WILD, face
from bot.games.deal.view import GroupView
from bot.games.kit.model import Card
from bot.words import Words
from rendering.canvas import LEAST, Canvas, Style, fit, width
from rendering.deal.colours import DEEDS, PAPERS, SETS, STAR, Paper
from rendering.deal.signs import set_sign, sign
from rendering.layers import Kept
from rendering.ring import Box
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

SMALL, LARGE = (102, 118), (124, 146)
"""Sizes of a tile: where players are many, and where they are few."""
RENT, COUNT = Style(28, bold=True), Style(26)
BAND = 38
_tiles: Kept[Image.Image] = Kept(600)
_minis: Kept[Image.Image] = Kept(400)


def tile(group: GroupView, size: tuple[int, int], ground: Colour, theme: Theme, words: Words) -> Image.Image:
    """A tile on a ground of one colour; kept by what it shows. Not to be changed."""
    printed = tuple((face(card).word, face(card).colours) for card in group.cards)
    key = (group.colour, printed, group.complete, group.rent, bool(group.house), bool(group.hotel))
    return _tiles.get((key, size, ground, theme.key, words.lang), lambda: _drawn(group, size, ground, theme, words))


def _drawn(group: GroupView, size: tuple[int, int], ground: Colour, theme: Theme, words: Words) -> Image.Image:
    canvas = Canvas(Image.new("RGB", size, ground))
    paper, colour, (wide, high) = PAPERS[theme.key], SETS[group.colour], size
    canvas.rounded((0, 0, wide, high), 11, STAR if group.complete else paper.rim)
    edge = 5 if group.complete else 2
    canvas.rounded((edge, edge, wide - edge, high - edge), 8, paper.stock)
    canvas.rounded((edge, edge, wide - edge, edge + BAND), 8, colour)
    canvas.fill((edge, edge + BAND // 2, wide - edge, edge + BAND), colour)
    ink, style = text_on(colour), Style(26, bold=True)
    set_sign(canvas, group.colour, (edge + 22, edge + BAND // 2), 26)
    canvas.text((wide - edge - 9, edge + 4), words.say(f"deal-letters-{group.colour}"), style, ink, 1.0)
    _cards(canvas, group, (edge, edge + BAND, wide - edge, high - 40), paper)
    _foot(canvas, group, size, words)
    return canvas.image


def _cards(canvas: Canvas, group: GroupView, room: Box, paper: Paper) -> None:
    """The cards of the set as small ones, those still missing as gaps, and the buildings."""
    size = COLOURS[group.colour].size
    missing = max(0, size - len(group.cards)) if not group.complete else 0
    buildings = [kind for kind, card in (("house", group.house), ("hotel", group.hotel)) if card]
    high = min(44, room[3] - room[1] - 4)
    wide, slots = round(high * 0.66), len(group.cards) + missing
    aside = (wide + 4) * len(buildings)
    step = min(wide + 4, (room[2] - room[0] - 12 - aside - wide) // max(1, slots - 1))
    left = (room[0] + room[2] - (step * (slots - 1) + wide + aside)) // 2
    top = (room[1] + room[3] - high) // 2
    for number in range(slots):
        at = left + number * step, top
        if number < len(group.cards):
            canvas.put(mini(group.cards[number], (wide, high)), at)
        else:
            gap(canvas, (*at, at[0] + wide, at[1] + high), paper)
    for number, kind in enumerate(buildings):
        building(canvas, kind, (left + step * (slots - 1) + wide + 5 + number * (wide + 4), top), (wide, high))


def gap(canvas: Canvas, box: Box, paper: Paper) -> None:
    """The place of a card that is missing."""
    canvas.rounded(box, 4, paper.rim)
    canvas.rounded((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), 3, paper.pale)




def mini(card: Card, size: tuple[int, int]) -> Image.Image:
    """A small card: plain in its colour, a wild in both of its colours, the multicolour one in many."""
    printed = face(card)
    return _minis.get((printed.kind == WILD, printed.colours, size), lambda: _mini(printed.colours, size, wild=printed.kind == WILD))


def _mini(colours: tuple[str, ...], size: tuple[int, int], *, wild: bool) -> Image.Image:
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
        sign(canvas, "house", (left + wide // 2, top + high - wide // 2 - 2), wide, DEEDS["build"])
        return
    canvas.fill((left + 3, top + 4, left + wide - 3, top + high), DEEDS["stop"])
    for row in range(3):
        for column in range(2):
            x, y = left + wide // 2 - 7 + column * 8, top + 9 + row * 11
            canvas.fill((x, y, x + 5, y + 6), SNOW)


def _foot(canvas: Canvas, group: GroupView, size: tuple[int, int], words: Words) -> None:
    """How complete, and the rent now."""
    wide, high = size
    top = high - 41
    if group.complete:
        sign(canvas, "star", (25, top + 17), 32, NIGHT)
        sign(canvas, "star", (25, top + 17), 24, STAR)
    else:
        canvas.text((10, top + 2), f"{len(group.cards)}/{COLOURS[group.colour].size}", COUNT, NIGHT)
    text = words.cash("deal", group.rent)
    room = wide - 20 - (32 if group.complete else width("3/3", COUNT))
    style = fit(text, (room, 40), (28, 27, 26, 25, LEAST), bold=True).style
    canvas.text((wide - 10, top), text, style, NIGHT, 1.0)


