"""A set on the table: its cards over each other, on the front one colour, sign, count and rent.

Sets for whose cards there is no room lie as low cards.
"""

from collections.abc import Sequence

import msgspec
from PIL import Image

from bot.games.deal.data import COLOURS, WILD, face
from bot.games.deal.rents import HOTEL_RENT, HOUSE_RENT
from bot.games.deal.view import GroupView
from bot.i18n.translator import Translator
from bot.kit.contract import Card
from rendering.board_ring import Box, shrunk
from rendering.cache import Cache
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.deal import set_tile
from rendering.deal.building import WIDE, column
from rendering.deal.colours import MEDALLIONS, PAPERS, SETS, STAR, Paper
from rendering.deal.symbols import set_sign, sign, star
from rendering.draw_context import Point
from rendering.index_canvas import blank
from rendering.seat_symbols import token
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

Size = tuple[int, int]
LOW, SEEN, GAP, LEAST_WIDE, MOST_WIDE = 58, 10, 4, 62, 84
"""The lowest cards, with two lines of text; how far a card stands out where it is counted; between two sets; the
narrowest low cards, and the widest."""
LOWER = 68
"""The highest low cards."""
FARTHEST = 26
"""How far a card stands out at most."""
COUNT, LETTERS = Style(LEAST), Style(LEAST, bold=True)
SIZES = (34, 30, 28, 26, LEAST)
"""Of rents, from the largest on."""
NARROW = "\u202f"
ANY = ("red", "orange", "yellow", "green", "dark-blue")
"""The stripes of a card of every colour."""
_fans: Cache[Image.Image] = Cache()


class Fan(msgspec.Struct, frozen=True):
    """A set as it is laid: the upper left corner, the size of its cards, and how far one stands out from below the next.

    `low`: whether one low card stands for all.
    """

    group: GroupView
    at: tuple[int, int]
    size: Size
    step: int = 0
    low: bool = False

    @property
    def wide(self) -> int:
        """The width of the whole set, its buildings included."""
        return self.size[0] + self.step * (len(self.group.cards) - 1) + aside(self.group)


def aside(group: GroupView) -> int:
    """The width of the column that tells what stands on a set."""
    return WIDE + 2 if group.house or group.hotel else 0


def lines(groups: Sequence[GroupView], room: int) -> int:
    """How many lines the sets need in a room of some width, as low cards."""
    return max(1, -(-sum(LEAST_WIDE + GAP + aside(group) for group in groups) // (room + GAP)))


def arranged(groups: Sequence[GroupView], room: Size, widths: Sequence[int] = ()) -> list[Fan]:
    """The sets in a room: in one line with the widest cards that let all be counted, else as low cards in lines."""
    behind = sum(len(group.cards) - 1 for group in groups)
    fixed = sum(map(aside, groups)) + GAP * (len(groups) - 1)
    for wide in widths:
        if room[0] - fixed - wide * len(groups) >= SEEN * behind:
            return _fanned(groups, wide, (room[0] - fixed - wide * len(groups), room[1]))
    count = lines(groups, room[0])
    across = -(-len(groups) // count)
    found: list[Fan] = []
    for line in range(count):
        some = groups[line * across : (line + 1) * across]
        found += _low(some, line * (LOW + GAP), (room[0], LOW if count > 1 else min(room[1], LOWER)))
    return found


def _low(groups: Sequence[GroupView], top: int, room: Size) -> list[Fan]:
    """Low cards side by side."""
    fixed = sum(map(aside, groups)) + GAP * (len(groups) - 1)
    wide, left = min(MOST_WIDE, (room[0] - fixed) // max(1, len(groups))), 0
    found = []
    for group in groups:
        found.append(Fan(group, (left, top), (wide, room[1]), low=True))
        left += found[-1].wide + GAP
    return found


def _fanned(groups: Sequence[GroupView], wide: int, room: Size) -> list[Fan]:
    """Sets side by side; `room`: the width that is free for cards below the front ones, and the height."""
    behind = sum(len(group.cards) - 1 for group in groups)
    step = min(FARTHEST, room[0] // max(1, behind))
    gap = GAP + min(10, (room[0] - step * behind) // max(1, len(groups) - 1))
    found, left = [], 0
    for group in groups:
        found.append(Fan(group, (left, 0), (wide, room[1]), step))
        left += found[-1].wide + gap
    return found


def fan_image(fan: Fan, ground: Colour, theme: Theme, words: Translator, taker: int | None = None) -> Image.Image:
    """A set on a ground of one colour; `taker`: the sign of whom a card of it may go to. Cached. Not to be changed."""
    group = fan.group
    printed = tuple((face(card).word, face(card).colours) for card in group.cards)
    key = (group.colour, printed, group.complete, group.rent, bool(group.house), bool(group.hotel), taker)
    look = fan.size, fan.step, fan.low, ground, theme, words
    draw = _lowered if fan.low else _drawn
    return _fans.get((key, look), lambda: draw(fan, ground, theme, words, taker))


def _lowered(fan: Fan, ground: Colour, theme: Theme, words: Translator, taker: int | None) -> Image.Image:
    """A set as one low card."""
    group, size = fan.group, (fan.wide, fan.size[1])
    canvas = blank(size, ground, theme)
    edge = theme.alarm if taker is not None else STAR if group.complete else None
    look = PAPERS[theme.key], edge
    left, top, right, bottom = set_tile.draw(canvas, (0, 0, *size), group.colour, look, full=group.complete)
    room = left, top, right - aside(group), bottom
    if taker is None:
        set_tile.numbers(canvas, room, _count(group), _said(group.rent, words))
    else:
        middle = (top + bottom) // 2
        _taken(canvas, taker, [((left + room[2]) // 2, middle + down) for down in (-15, 12)], theme)
    _buildings(canvas, group, (room[2], top, right, bottom), words)
    return canvas.image


def _drawn(fan: Fan, ground: Colour, theme: Theme, words: Translator, taker: int | None) -> Image.Image:
    """A set as cards over each other."""
    canvas, paper = blank((fan.wide, fan.size[1]), ground, theme), PAPERS[theme.key]
    (wide, high), group = fan.size, fan.group
    count, front = len(group.cards), wide + aside(group)
    edge = 3 if taker is not None or group.complete else 0
    if edge:
        sides = 0, 0, front + fan.step * (count - 1), high
        canvas.rounded(sides, 8, theme.alarm if taker is not None else STAR)
    behind, top = _order(group)
    for number, card in enumerate(behind):
        _behind(canvas, card, (number * fan.step + edge, edge, number * fan.step + wide - edge, high - edge), paper)
    left = fan.step * (count - 1)
    room = _front(canvas, group, top, (left + edge, edge, left + front - edge, high - edge), paper, words)
    if taker is None:
        _rent(canvas, group.rent, room, words)
    else:
        x, y = (room[0] + room[2]) // 2, (room[1] + room[3]) // 2
        _taken(canvas, taker, [(x - 15, y), (x + 12, y)], theme)
    return canvas.image


def _count(group: GroupView) -> str:
    """How many cards of how many."""
    return f"{len(group.cards)}/{COLOURS[group.colour].size}"


def _said(rent: int, words: Translator) -> str:
    """A rent, close together."""
    return words.cash("deal", rent).replace(NARROW, "")


def _order(group: GroupView) -> tuple[list[Card], Card]:
    """The cards below, and the one in front: no wild one if there is another."""
    cards = sorted(group.cards, key=lambda card: face(card).kind != WILD)
    return cards[:-1], cards[-1]


def _band(high: int) -> int:
    """The height of the band on a card."""
    return 28 if high < 80 else 36


def _behind(canvas: Canvas, card: Card, box: Box, paper: Paper) -> None:
    """A card of which only the left edge is seen: its band in all its colours."""
    canvas.card(box, (7, 6), (2, paper.rim), paper.stock)
    colours, (left, top, right, _) = face(card).colours, shrunk(box, 2)
    shown = colours if len(colours) <= 2 else ANY
    high = _band(box[3] - box[1])
    for number, colour in enumerate(shown):
        canvas.fill(
            (left, top + high * number // len(shown), right, top + high * (number + 1) // len(shown)), SETS[colour]
        )


def _front(canvas: Canvas, group: GroupView, card: Card, box: Box, paper: Paper, words: Translator) -> Box:
    """The card on top: on its band the sign, and how many there are; returns what is left of it beside the buildings."""
    canvas.card(box, (7, 6), (2, paper.rim), paper.stock)
    left, top, right, bottom = inner = shrunk(box, 2)
    tall, high, ink = bottom - top > 90, _band(bottom - top), text_on(SETS[group.colour])
    canvas.head(inner, high, 6, SETS[group.colour])
    if face(card).kind == WILD:
        _wild(canvas, face(card).colours, (left, top + high - 6, right, top + high), group.colour)
    middle, free = top + high // 2, right - aside(group)
    _buildings(canvas, group, (free, top + high * tall, right, bottom), words)
    set_sign(canvas, group.colour, (left + (18 if tall else 13), middle), 26 if tall else 19)
    if not tall:
        canvas.text((free - 6, middle - 15), _count(group), COUNT, ink, 1.0)
        return left, top + high, free, bottom
    broad = right - left >= 72
    canvas.text((right - 6, middle - 15), words.say(f"deal-letters-{group.colour}") if broad else "", LETTERS, ink, 1.0)
    canvas.text((free - 10, top + high + 5), _count(group), COUNT, NIGHT, 1.0)
    if group.complete:
        star(canvas, (left + 18, top + high + 20) if broad else (right - 16, middle), 24)
    return left, top + high + 30, free, bottom


def _rent(canvas: Canvas, rent: int, room: Box, words: Translator) -> None:
    """The rent that a set brings."""
    text, wide = _said(rent, words), room[2] - room[0]
    sizes = tuple(size for size in SIZES if size <= max(LEAST, room[3] - room[1]))
    canvas.centred(room, fit(text, (wide - 2, 60), sizes, bold=True), NIGHT)


def _taken(canvas: Canvas, taker: int, centres: Sequence[Point], theme: Theme) -> None:
    """An arrow, and to whom it may go."""
    sign(canvas, "arrow", centres[0], 22, theme.alarm if theme.key == "light" else MEDALLIONS["stop"])
    token(canvas, taker, centres[1], 32, SNOW)


def _wild(canvas: Canvas, colours: tuple[str, ...], box: Box, colour: str) -> None:
    """A stripe with the other colours of a card that can be laid elsewhere."""
    shown = [each for each in (colours if len(colours) == 2 else ANY) if each != colour]
    left, top, right, bottom = box
    for number, each in enumerate(shown):
        begin, end = (left + (right - left) * at // len(shown) for at in (number, number + 1))
        canvas.fill((begin, top, end, bottom), SETS[each])


def _buildings(canvas: Canvas, group: GroupView, box: Box, words: Translator) -> None:
    """What stands on the set, within the edge of the card."""
    more = HOUSE_RENT * bool(group.house) + HOTEL_RENT * bool(group.hotel)
    if more:
        column(canvas, box, f"+{_said(more, words)}", hotel=bool(group.hotel))
