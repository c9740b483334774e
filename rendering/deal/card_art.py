"""The art of Deal's cards: notes, medallions of actions, rents, the multicolour ones."""

from collections.abc import Sequence

from bot.games.deal.data import COLOURS
from rendering.board_ring import Box
from rendering.cache import kept
from rendering.canvas import Setting, Style, fit
from rendering.deal import skyline
from rendering.deal.card_drawing import CardDrawing
from rendering.deal.colours import MEDALLIONS, NOTES, SETS, STAR
from rendering.deal.symbols import sector, set_sign, sign
from rendering.shape_data import Part, drawing, read
from rendering.sprite import Pen, Sprite
from rendering.theme import DARK, NIGHT, SNOW, Colour, blend, text_on

KINDS: dict[str, str] = read("colours.toml")["action-kinds"]
"""What an action does, by its word."""
ART = {word: drawing(parts) for word, parts in read("actions.toml").items()}
"""The medallions of actions, by word."""
INKS = {"snow": SNOW, "star": STAR, **SETS, **MEDALLIONS}
TEXTS = {"cash": "", "more": "+", "plus": "+", "times": "×"}
"""What stands before the number of a text."""
MIDDLE, ROUND = (50, 91), 29.5
"""Where the medallion stands, and its radius, in hundredths of the width."""


def note(card: CardDrawing) -> None:
    """A banknote: a frame, its value in a ring, the houses by the water engraved below it."""
    canvas, dark = card.canvas, blend(NOTES[card.face.value], NIGHT, 0.5)
    x, y = card.u(50), card.u(66)
    for left, top, right, bottom in (
        *((40, 16, 92, 17.5), (8, card.foot - 17.5, 60, card.foot - 16)),
        *((8, 34, 9.5, card.foot - 16), (90.5, 16, 92, card.foot - 34)),
    ):
        canvas.fill(card.box(left, top, right, bottom), dark)
    houses = engraved(card.wide, dark, card.stock if card.stock == card.paper.dull else NOTES[card.face.value])
    canvas.put(houses.image, (0, card.u(card.foot - 22 * card.whole) - houses.image.height), houses.mask)
    canvas.disc((x, y), card.u(29), dark)
    canvas.disc((x, y), card.u(27), card.stock)
    size = card.u(34)
    text = card.words.cash("deal", card.face.value)
    setting = fit(text, (card.u(50), card.u(54)), tuple(range(size, 8, -1)), bold=True)
    canvas.centred((x - card.u(30), y - card.u(30), x + card.u(30), y + card.u(30)), setting, NIGHT)


@kept
def engraved(wide: int, ink: Colour, paper: Colour) -> Sprite:
    """The houses in one ink on a card of some width."""
    pen = Pen(DARK, (wide, round(wide * 0.36)))
    skyline.draw(pen, wide / 100, 0, skyline.Paint(ink, ink, paper))
    return pen.done()


def action(card: CardDrawing) -> None:
    """An action's medallion."""
    canvas, (x, y) = card.canvas, (card.u(MIDDLE[0]), card.u(MIDDLE[1]))
    ground = MEDALLIONS[KINDS[card.face.word]]
    canvas.disc((x, y), card.u(ROUND), ground)
    for part in ART[card.face.word]:
        _part(card, part)
    _kind(card, card.words.say("deal-face-action"), ground)


def _kind(card: CardDrawing, text: str, ink: tuple[int, int, int]) -> None:
    """A word in the upper right corner: what kind of card it is, or whom it is for."""
    if not card.readable:
        return
    setting = kind_setting(card, text)
    card.canvas.text(
        (card.u(94), card.u(17) - round(setting.style.size * 0.54)),
        text,
        setting.style,
        ink if card.stock == card.paper.stock else NIGHT,
        1.0,
    )


def kind_setting(card: CardDrawing, text: str) -> Setting:
    """The word in the upper right corner as it is set."""
    return fit(text, (card.u(57), card.u(20)), card.sizes(14, 9), bold=True)


def _text(card: CardDrawing, at: tuple[int, int], text: str, size: float, ink: tuple[int, int, int] = SNOW) -> None:
    style = Style(card.u(size), bold=True)
    card.canvas.text((at[0], at[1] - round(style.size * 0.54)), text, style, ink, 0.5)


def _small(card: CardDrawing, left: float, top: float, colour: tuple[int, int, int]) -> None:
    """A small card with a band, upper left corner in hundredths."""
    box = card.box(left, top, left + 14, top + 20)
    card.canvas.rounded((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), card.u(3), NIGHT)
    card.canvas.rounded(box, card.u(2), SNOW)
    card.canvas.fill((box[0], box[1] + card.u(2), box[2], box[1] + card.u(7)), colour)


def _part(card: CardDrawing, part: Part) -> None:
    """A part of a medallion; `actions.toml` says what its numbers are."""
    canvas, colour = card.canvas, INKS[part.colour]
    x, y = card.u(MIDDLE[0]), card.u(MIDDLE[1])
    first, second, *others = map(card.u, part.numbers)
    match part.kind, others:
        case "card", _:
            _small(card, part.numbers[0], part.numbers[1], colour)
        case "disc", [radius]:
            canvas.disc((x + first, y + second), radius, colour)
        case "box" | "round", [right, bottom, *radius]:
            canvas.rounded((x + first, y + second, x + right, y + bottom), radius[0] if radius else 0, colour)
        case "coin", [high, radius]:
            canvas.rounded((x - first, y + second - high, x + first, y + second), radius, colour)
        case "pane", [wide, high]:
            left, top = x + first, y + second
            canvas.fill((left, top, left + wide, top + high), colour)
        case kind, [size, *_] if kind.startswith("sign-"):
            sign(canvas, kind.removeprefix("sign-"), (x + first, y + second), size, colour)
        case kind, _:
            number = int(part.numbers[3])
            said = card.words.cash("deal", number) if kind in ("cash", "more") else str(number)
            _text(card, (x + first, y + second), TEXTS[kind] + said, part.numbers[2], colour)


def rent(card: CardDrawing) -> None:
    """A disc in the colours that may be charged, each with its sign."""
    _kind(card, card.words.say(f"deal-face-whom-{card.face.word}"), MEDALLIONS["charge"])
    wheel(card, card.face.colours)


def wheel(card: CardDrawing, colours: Sequence[str]) -> None:
    """A disc in two colours with their signs and letters, or in all ten; of a small card without text."""
    canvas, (x, y) = card.canvas, (card.u(MIDDLE[0]), card.u(MIDDLE[1]))
    canvas.disc((x, y), card.u(ROUND + 1.5), NIGHT)
    part = 360 / len(colours)
    start = 90 if len(colours) == 2 else -90
    for number, colour in enumerate(colours):
        angles = start + number * part, start + (number + 1) * part
        sector(canvas, ((x, y), card.u(ROUND)), angles, SETS[colour])
    if len(colours) > 2:
        canvas.disc((x, y), card.u(12), card.stock)
        _text(card, (x, y), "10" if card.readable else "", 15, NIGHT)
        return
    canvas.fill((x - card.u(0.8), y - card.u(ROUND), x + card.u(0.8), y + card.u(ROUND)), NIGHT)
    for aside, colour in ((-14, colours[0]), (14, colours[1])):
        set_sign(canvas, colour, (x + card.u(aside), y - card.u(5 * card.readable)), card.u(18))
        letters = card.words.say(f"deal-letters-{colour}") if card.readable else ""
        _text(card, (x + card.u(aside), y + card.u(12)), letters, 13, text_on(SETS[colour]))


def stripes(card: CardDrawing, top: float, bottom: float) -> None:
    """A band of all ten colours, between lines in hundredths."""
    edge = max(1, card.wide // 90)
    high = (max(edge, card.u(top)), min(card.high - edge, card.u(bottom)))
    wide = (card.wide - 2 * edge) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        left, right = edge + round(number * wide), edge + round((number + 1) * wide)
        card.canvas.fill((left, high[0], right, high[1]), SETS[colour])


def swatches(card: CardDrawing, box: Box) -> None:
    """All ten colours with their signs in two rows."""
    wide, tall = (box[2] - box[0]) / 5, (box[3] - box[1]) / 2
    for number, colour in enumerate(COLOURS):
        left, top = box[0] + round(number % 5 * wide), box[1] + round(number // 5 * tall)
        cell = left + 1, top + 1, box[0] + round((number % 5 + 1) * wide) - 1, top + round(tall) - 1
        card.canvas.rounded(cell, card.u(2.5), SETS[colour])
        set_sign(card.canvas, colour, ((cell[0] + cell[2]) // 2, (cell[1] + cell[3]) // 2), card.u(12))
