"""A set on the table: its cards over each other, on the front one colour, sign and rent; what is missing as empty places."""

from collections.abc import Sequence

import msgspec
from PIL import Image

from bot.games.deal.data import COLOURS, WILD, face
from bot.games.deal.view import GroupView
from bot.i18n.translator import Translator
from bot.kit.contract import Card
from rendering.board_ring import Box, shrunk
from rendering.cache import LruCache
from rendering.canvas import LEAST, Canvas, Style, fit
from rendering.deal.building import HIGH, WIDE, building
from rendering.deal.colours import MEDALLIONS, PAPERS, SETS, STAR, Paper, hollow
from rendering.deal.symbols import set_sign, sign
from rendering.seat_symbols import token
from rendering.theme import NIGHT, SNOW, Colour, Theme, text_on

Size = tuple[int, int]
LOW, SEEN, GAP, LEAST_WIDE = 64, 10, 2, 64
"""The lowest cards, with two lines of text; how far a card stands out where it is counted; between two sets; the
narrowest cards."""
FARTHEST = 26
"""How far a card stands out at most."""
COUNT, LETTERS, TALL_COUNT = Style(LEAST), Style(LEAST, bold=True), Style(27)
SIZES = (34, 30, 28, 26, LEAST)
"""Of rents, from the largest on."""
NARROW = "\u202f"
ANY = ("red", "orange", "yellow", "green", "dark-blue")
"""The stripes of a card of every colour."""
_fans: LruCache[Image.Image] = LruCache(600)


class Fan(msgspec.Struct, frozen=True):
    """A set as it is laid: the upper left corner, the size of its cards, and how far one stands out from below the next.

    `empty`: how many places for missing cards are shown.
    """

    group: GroupView
    at: tuple[int, int]
    size: Size
    step: int
    empty: int = 0

    @property
    def wide(self) -> int:
        """The width of the whole set, its buildings included."""
        return self.size[0] + self.step * (len(self.group.cards) - 1 + self.empty) + aside(self.group)


def aside(group: GroupView) -> int:
    """The width of the buildings beside a set."""
    return (WIDE + 2) * (bool(group.house) + bool(group.hotel))


def missing(group: GroupView) -> int:
    """How many cards a set lacks."""
    return 0 if group.complete else max(0, COLOURS[group.colour].size - len(group.cards))


def lines(groups: Sequence[GroupView], room: int) -> int:
    """How many lines the sets need in a room of some width."""
    return max(1, -(-sum(LEAST_WIDE + GAP + aside(group) for group in groups) // (room + GAP)))


def arranged(groups: Sequence[GroupView], room: Size, widths: Sequence[int]) -> list[Fan]:
    """The sets in a room: in one line with the widest cards that let all be counted, else in lines of the narrowest."""
    count = lines(groups, room[0])
    high = (room[1] + GAP) // count - GAP
    across = -(-len(groups) // count)
    found: list[Fan] = []
    for line in range(count):
        found += _line(groups[line * across : (line + 1) * across], line * (high + GAP), (room[0], high), widths)
    return found


def _line(groups: Sequence[GroupView], top: int, room: Size, widths: Sequence[int]) -> list[Fan]:
    """Sets side by side."""
    behind = sum(len(group.cards) - 1 for group in groups)
    empty = sum(map(missing, groups))
    fixed = sum(map(aside, groups)) + GAP * (len(groups) - 1)
    spare = {wide: room[0] - fixed - wide * len(groups) for wide in widths}
    wide = next((wide for wide in widths if spare[wide] >= SEEN * behind), widths[-1])
    wide += min(0, spare[wide] // max(1, len(groups)))
    free = max(0, spare.get(wide, 0))
    shown = free >= (SEEN + 2) * (behind + empty)
    step = min(FARTHEST, free // max(1, behind + empty * shown))
    rest = free - step * (behind + empty * shown)
    gap = GAP + min(8, rest // max(1, len(groups) - 1))
    found, left = [], 0
    for group in groups:
        found.append(Fan(group, (left, top), (wide, room[1]), step, missing(group) * shown))
        left += found[-1].wide + gap
    return found


def fan_image(fan: Fan, ground: Colour, theme: Theme, words: Translator, taker: int | None = None) -> Image.Image:
    """A set on a ground of one colour; `taker`: the sign of whom a card of it may go to. Cached. Not to be changed."""
    group = fan.group
    printed = tuple((face(card).word, face(card).colours) for card in group.cards)
    key = (group.colour, printed, group.complete, group.rent, bool(group.house), bool(group.hotel), taker)
    look = fan.size, fan.step, fan.empty, ground, theme, words
    return _fans.get((key, look), lambda: _drawn(fan, ground, theme, words, taker))


def _drawn(fan: Fan, ground: Colour, theme: Theme, words: Translator, taker: int | None) -> Image.Image:
    canvas, paper = Canvas(Image.new("RGB", (fan.wide, fan.size[1]), ground)), PAPERS[theme.key]
    (wide, high), group = fan.size, fan.group
    count = len(group.cards)
    for number in range(count - 1 + fan.empty, count - 1, -1):
        box = number * fan.step, 0, number * fan.step + wide, high
        canvas.card(box, (7, 6), (2, ground), hollow(ground, theme))
    sought = taker is not None
    edge = (3 if high < 80 else 4) if sought or group.complete else 0
    if edge:
        canvas.rounded((0, 0, wide + fan.step * (count - 1), high), 8, theme.alarm if sought else STAR)
    behind, front = _order(group)
    for number, card in enumerate(behind):
        _behind(canvas, card, (number * fan.step + edge, edge, number * fan.step + wide - edge, high - edge), paper)
    left = fan.step * (count - 1)
    room = _front(canvas, group, front, (left + edge, edge, left + wide - edge, high - edge), paper, words)
    if taker is None:
        _rent(canvas, group.rent, room, words)
    else:
        _taken(canvas, taker, room, theme)
    _buildings(canvas, group, (fan.wide - aside(group), high), theme)
    return canvas.image


def _order(group: GroupView) -> tuple[list[Card], Card]:
    """The cards below, and the one in front: no wild one if there is another."""
    cards = sorted(group.cards, key=lambda card: face(card).kind != WILD)
    return cards[:-1], cards[-1]


def _band(high: int) -> int:
    """The height of the band on a card."""
    return 26 if high < 80 else 36


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
    """The card on top: on its band the sign, and a star or how many there are; returns what is left of it."""
    canvas.card(box, (7, 6), (2, paper.rim), paper.stock)
    left, top, right, bottom = inner = shrunk(box, 2)
    tall, high, ink = bottom - top > 96 and right - left >= 76, _band(bottom - top), text_on(SETS[group.colour])
    canvas.head(inner, high, 6, SETS[group.colour])
    if face(card).kind == WILD:
        _wild(canvas, face(card).colours, (left, top + high - 6, right, top + high), group.colour)
    middle, cards = top + high // 2, f"{len(group.cards)}/{COLOURS[group.colour].size}"
    set_sign(canvas, group.colour, (left + (18 if tall else 12), middle), 26 if tall else 19)
    if group.complete:
        star(canvas, (right - 15, middle), 24)
    elif not tall:
        cards = cards if right - left > 56 else ""
        canvas.text((right - 1, middle - 15), cards, COUNT, ink, 1.0)
        return left, top + high, right, bottom
    else:
        canvas.text((right - 6, middle - 15), words.say(f"deal-letters-{group.colour}"), LETTERS, ink, 1.0)
    if tall and not group.complete:
        canvas.text(((left + right) // 2, top + high + 6), cards, TALL_COUNT, NIGHT, 0.5)
        return left, top + high + 30, right, bottom
    return left, top + high, right, bottom


def _rent(canvas: Canvas, rent: int, room: Box, words: Translator) -> None:
    """The rent that a set brings."""
    text, wide = words.cash("deal", rent).replace(NARROW, ""), room[2] - room[0]
    sizes = tuple(size for size in SIZES if size <= max(LEAST, room[3] - room[1]))
    canvas.centred(room, fit(text, (wide - 2, 60), sizes, bold=True), NIGHT)


def _taken(canvas: Canvas, taker: int, room: Box, theme: Theme) -> None:
    """An arrow to whom it may go."""
    x, y = (room[0] + room[2]) // 2, (room[1] + room[3]) // 2
    sign(canvas, "arrow", (x - 15, y), 22, theme.alarm if theme.key == "light" else MEDALLIONS["stop"])
    token(canvas, taker, (x + 12, y), 28, SNOW)


def _wild(canvas: Canvas, colours: tuple[str, ...], box: Box, colour: str) -> None:
    """A stripe with the other colours of a card that can be laid elsewhere."""
    shown = [each for each in (colours if len(colours) == 2 else ANY) if each != colour]
    left, top, right, bottom = box
    for number, each in enumerate(shown):
        begin, end = (left + (right - left) * at // len(shown) for at in (number, number + 1))
        canvas.fill((begin, top, end, bottom), SETS[each])


def star(canvas: Canvas, centre: tuple[int, int], size: int) -> None:
    """A star with a dark edge, seen on every ground."""
    sign(canvas, "star", centre, size + 4, NIGHT)
    sign(canvas, "star", centre, size - 4, STAR)


def _buildings(canvas: Canvas, group: GroupView, at: tuple[int, int], theme: Theme) -> None:
    """House and hotel beside the cards; `at`: where they begin and their foot."""
    left, foot = at
    for kind in (kind for kind, card in (("house", group.house), ("hotel", group.hotel)) if card):
        drawn = building(kind, theme)
        canvas.put(drawn.image, (left - 5, foot - HIGH[kind]), drawn.mask)
        left += WIDE + 2
