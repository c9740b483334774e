"""Card faces at any width: value in two corners, names, ladders of rent as steps, art; cached as sprites."""

from PIL import Image

from bot.games.deal.data import ACTION, COLOURS, FACES, MONEY, PROPERTY, RENT, Face
from bot.i18n.translator import Translator
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import LEAST, Setting, Style, fit
from rendering.deal import card_art
from rendering.deal.card_drawing import READ, CardDrawing, radius
from rendering.deal.card_words import card_word
from rendering.deal.colours import NOTES, SETS, palette_colours
from rendering.deal.symbols import set_sign
from rendering.inks import inks_of
from rendering.theme import NIGHT, Theme, palette, text_on

_KINDS = {card_word(each): each for each in reversed(FACES)}


def face_image(
    face: Face, wide: int, theme: Theme, words: Translator, dull: bool = False, high: int = 0
) -> Image.Image:
    """A card's face, `wide` pixels wide, as an RGB image, the cloth in its corners; `high`: of a shorter one."""
    image = _sprite(same(face), wide, theme, words, dull, high)
    return inks_of(theme).coloured(image) if image.mode == "L" else image.convert("RGB")


def face_sprite(
    face: Face, wide: int, theme: Theme, words: Translator, dull: bool = False, high: int = 0
) -> Image.Image:
    """A card's face in the palette's colours, which need a third of the room. Not to be changed."""
    return _sprite(same(face), wide, theme, words, dull, high)


def same(face: Face) -> Face:
    """The first of all cards that look alike: what is kept of one serves them all."""
    return _KINDS[card_word(face)]


@kept
def _sprite(face: Face, wide: int, theme: Theme, words: Translator, dull: bool, high: int) -> Image.Image:
    image = drawn(CardDrawing(wide, face, theme, words, dull, high))
    if image.mode == "L":
        return image
    return image.quantize(palette=palette(theme, palette_colours), dither=Image.Dither.NONE)


def drawn(card: CardDrawing) -> Image.Image:
    """A card's face, new."""
    ground = NOTES[card.face.value] if card.face.kind == MONEY and card.stock == card.paper.stock else card.stock
    size, round_ = (0, 0, card.wide, card.high), radius(card.wide)
    card.canvas.card(size, (round_, round_ - card.edge), (card.edge, card.paper.rim), ground)
    art = {MONEY: card_art.note, PROPERTY: _property, ACTION: card_art.action, RENT: card_art.rent}
    art.get(card.face.kind, _any if card.face.word == "wild-any" else _wild)(card)
    if card.face.kind != MONEY and card.readable:
        card.canvas.centred(title_room(card), title_setting(card), NIGHT)
    _values(card)
    return card.canvas.image


def _values(card: CardDrawing) -> None:
    """The value in two corners: a dark tag, so that it is found first."""
    text = card.words.cash("deal", card.face.value)
    style = value_style(card)
    wide = (30 if card.face.value < 10 else 38) if card.readable else 50
    for left, top in ((6, 6), (94 - wide, 118))[: 1 + card.whole] if card.readable else ((4, 4),):
        box = card.box(left, top, left + wide, top + (22 if card.readable else 32))
        card.canvas.rounded(box, card.u(5), NIGHT)
        setting = fit(text, (box[2] - box[0], box[3] - box[1] + 8), (style.size,), bold=True)
        card.canvas.centred(box, setting, card.paper.stock)


def value_style(card: CardDrawing) -> Style:
    """The text of a value."""
    return Style(card.u(15.5) if card.readable else LEAST, bold=True)


def title_of(face: Face, words: Translator) -> str:
    """What stands on a card as its title."""
    if face.kind in (PROPERTY, ACTION):
        return words.say(f"deal-card-{face.word}")
    return words.say(f"deal-face-title-{face.word}")


ROOMS = {
    PROPERTY: ((5, 35, 95, 79), 16.0),
    ACTION: ((5, 32, 95, 62), 16.0),
    RENT: ((5, 32, 95, 62), 16.0),
    "wild": ((4, 51, 96, 91), 15.5),
    "wild-any": ((4, 35, 96, 67), 15.0),
}
"""Where titles stand in hundredths of the width, and their largest size, by the kind or word of a card."""


def title_room(card: CardDrawing) -> Box:
    """Where a card's title stands."""
    left, top, right, bottom = ROOMS[card.face.word if card.face.word in ROOMS else card.face.kind][0]
    return card.box(left, top, right, min(bottom, lower(card) - 18) if card.face.word == "wild" else bottom)


def title_setting(card: CardDrawing) -> Setting:
    """A card's title as it is set."""
    left, top, right, bottom = title_room(card)
    most = ROOMS[card.face.word if card.face.word in ROOMS else card.face.kind][1]
    return fit(title_of(card.face, card.words), (right - left, bottom - top), card.sizes(most, 9), bold=True)


def _band(card: CardDrawing, colour: str, top: float, sign: float) -> None:
    """A band in a set's colour along an edge of the card, its sign at `sign` and its letters beside it."""
    edge, first = max(1, card.wide // 90), top < 1
    box = edge, max(edge, card.u(top)), card.wide - edge, card.u(34) if first else card.high - edge
    card.canvas.rounded(box, radius(card.wide) - edge, SETS[colour])
    half = (box[1] + box[3]) // 2
    card.canvas.fill((box[0], half, box[2], box[3]) if first else (box[0], box[1], box[2], half), SETS[colour])
    middle = 17 if first else top + 12
    ink = text_on(SETS[colour])
    set_sign(card.canvas, colour, (card.u(sign), card.u(middle)), card.u(22))
    if not card.readable:
        return
    style = Style(card.u(15), bold=True)
    letters = card.words.say(f"deal-letters-{colour}")
    aside = sign - 25 if first else sign + 25
    card.canvas.text((card.u(aside), card.u(middle) - round(style.size * 0.55)), letters, style, ink, 0.5)


def _property(card: CardDrawing) -> None:
    """Band, name, and the rent as steps."""
    colour = card.face.colours[0]
    _band(card, colour, 0, 83)
    if not card.readable:
        card.canvas.disc((card.u(50), card.u(91)), card.u(31), SETS[colour])
        set_sign(card.canvas, colour, (card.u(50), card.u(91)), card.u(40))
        return
    right, foot = 60 if COLOURS[colour].size < 4 else 62, card.foot - 6
    ladder(card, colour, card.box(8, foot - (60 if card.whole else 46), right, foot))


def ladder(card: CardDrawing, colour: str, box: Box) -> None:
    """The rents of a colour as steps, one for each card more; the last one, of the whole set, is the highest."""
    rents = COLOURS[colour].ladder
    left, top, right, bottom = box
    wide, gap = (right - left) // len(rents), max(2, card.u(1.5))
    style = Style(max(LEAST if card.wide >= READ else 8, card.u(14)), bold=True)
    room = bottom - top - style.line
    for number, rent in enumerate(rents):
        x = left + number * wide
        high = max(card.u(4), round(room * (number + 1) / len(rents)))
        card.canvas.fill((x, bottom - high, x + wide - gap, bottom), SETS[colour])
        card.canvas.text((x + (wide - gap) // 2, bottom - high - style.line), str(rent), style, NIGHT, 0.5)


def _wild(card: CardDrawing) -> None:
    """Both halves, each with its band and its rents; of a small card a disc of both colours."""
    first, second = card.face.colours
    _band(card, first, 0, 83)
    if not card.readable:
        card_art.wheel(card, card.face.colours)
        return
    low = lower(card)
    _rents(card, first, 36)
    _band(card, second, low, 17)
    _rents(card, second, low - 18)


def lower(card: CardDrawing) -> float:
    """Where the lower band of a card begins, in hundredths of the width."""
    return card.foot - (34 if card.whole else 25)


def _rents(card: CardDrawing, colour: str, top: float) -> None:
    """The rents of a colour in a row of boxes."""
    rents = COLOURS[colour].ladder
    style = Style(card.u(13), bold=True)
    wide = 20
    left = 50 - wide * len(rents) / 2
    for number, rent in enumerate(rents):
        box = card.box(left + wide * number + 1, top, left + wide * (number + 1) - 1, top + 17)
        card.canvas.rounded(box, card.u(3), SETS[colour])
        card.canvas.centred(box, fit(str(rent), (box[2] - box[0], 99), (style.size,), bold=True), text_on(SETS[colour]))


def _any(card: CardDrawing) -> None:
    """All ten colours with their signs, and the title between; of a small card a disc of them."""
    card_art.stripes(card, 0, 34)
    if not card.readable:
        card_art.wheel(card, tuple(COLOURS))
        return
    card_art.stripes(card, lower(card), card.foot)
    card_art.swatches(card, card.box(7, 68, 93, lower(card) - 2))
