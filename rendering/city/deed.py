"""A district's deed: price, owner, the ladder of rents with the present step, prices of blocks, the rent's sum."""

from PIL import Image

from bot.games.city.data import DISTRICTS, HAZARDS, District
from bot.games.city.view import CityView, PlotView
from bot.words import Words
from rendering.canvas import Canvas, Style, cut, fit, width
from rendering.city import card
from rendering.people import People, shown_name
from rendering.ring import Box
from rendering.signs import token
from rendering.theme import NIGHT, SEATS, SNOW, Theme, text_on

WIDTH, HEIGHT, MARGIN = 800, 1120, 20
BOX: Box = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN)
LEFT, RIGHT = BOX[0] + 32, BOX[2] - 32
LADDER, STEP = BOX[1] + 268, 56
STRONG, PLAIN, FIGURE = Style(36, bold=True), Style(32), Style(52, bold=True)


def lot_of(view: CityView) -> PlotView:
    """The district that the view's `lot` names; the first when it names none."""
    return next((each for each in view.plots if each.space == view.lot), view.plots[0])


def steps(lot: PlotView) -> int:
    """The blocks that count: industrial ones only where a hazard stands (CITY-46)."""
    return lot.industrial if set(lot.specials) & HAZARDS else lot.residential + lot.industrial


def draw(view: CityView, theme: Theme, words: Words, people: People) -> Image.Image:
    """The deed as an RGB image."""
    lot = lot_of(view)
    printed = DISTRICTS[lot.space]
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.ground))
    card.base(canvas, BOX, 128, lot, theme, words)
    _owner(canvas, lot, theme, words, people)
    _ladder(canvas, lot, (printed, None if lot.owner is None else people.sign(lot.owner)), theme, words)
    _prices(canvas, printed, theme, words)
    _sum(canvas, lot, theme, words)
    return canvas.image


def _owner(canvas: Canvas, lot: PlotView, theme: Theme, words: Words, people: People) -> None:
    """The price, and whose it is."""
    top = BOX[1] + 144
    card.facts(
        canvas,
        (LEFT, top, LEFT + 220, top + 110),
        [(words.say("picture-city-price"), words.cash("city", lot.price))],
        FIGURE,
        theme,
    )
    x = LEFT + 240
    if lot.owner is None:
        canvas.text((x, top), words.say("picture-city-unowned"), PLAIN, theme.muted)
        return
    token(canvas, people.sign(lot.owner), (x + 36, top + 52), 68, theme.card)
    name = shown_name(people, lot.owner, words)
    canvas.text((x + 90, top + (8 if lot.mortgage else 30)), cut(name, STRONG, RIGHT - x - 90), STRONG, theme.ink)
    if lot.mortgage:
        text = words.say("picture-city-mortgaged", amount=words.cash("city", lot.mortgage))
        canvas.text((x + 90, top + 54), text, fit(text, (RIGHT - x - 90, 40), (32, 30, 29, 28)).style, theme.alarm)


def _ladder(canvas: Canvas, lot: PlotView, facts: tuple[District, int | None], theme: Theme, words: Words) -> None:
    """A step for each number of counting blocks; the present one stands out in its owner's colour."""
    (printed, sign), present, room = facts, steps(lot), RIGHT - LEFT - 300
    canvas.text((LEFT, LADDER - 6), words.say("picture-city-ladder"), PLAIN, theme.muted)
    for count, amount in enumerate(printed.rents):
        y = LADDER + 40 + count * STEP
        here = count == present
        ground = SEATS[sign % len(SEATS)] if here and sign is not None else theme.accent if here else theme.service
        if here:
            canvas.rounded((LEFT - 14, y, RIGHT + 14, y + STEP - 4), 10, ground)
        ink = text_on(ground) if here else theme.ink
        canvas.text((LEFT + 26, y + 5), str(count), STRONG, ink, 0.5)
        bar = max(6, room * amount // printed.rents[-1])
        shown = ink if here else theme.line
        canvas.rounded((LEFT + 66, y + 15, LEFT + 66 + bar, y + STEP - 19), 8, shown)
        canvas.text((RIGHT, y + 5), words.cash("city", amount), STRONG, ink, 1.0)


def _prices(canvas: Canvas, printed: District, theme: Theme, words: Words) -> None:
    """What a block of each kind and the skyscraper cost."""
    top = LADDER + 40 + 9 * STEP + 14
    canvas.text((LEFT, top), words.say("picture-city-block-prices"), PLAIN, theme.muted)
    kinds = [
        (printed.residential, theme.residential, NIGHT, "residential"),
        (printed.industrial, theme.industrial, SNOW, "industrial"),
    ]
    for number, (amount, ground, ink, kind) in enumerate(kinds):
        y = top + 44 + number * 52
        canvas.rounded((LEFT, y, LEFT + 44, y + 44), 8, ground)
        canvas.text((LEFT + 22, y + 3), "+1", Style(30, bold=True), ink, 0.5)
        canvas.text((LEFT + 60, y + 3), words.say(f"picture-city-{kind}"), PLAIN, theme.ink)
        canvas.text((RIGHT, y), words.cash("city", amount), STRONG, theme.ink, 1.0)


def arithmetic(lot: PlotView, words: Words) -> str:
    """How the present rent comes about, in one line that can be checked (CITY-45 to CITY-48)."""
    value = DISTRICTS[lot.space].rents[steps(lot)]
    facts = {"count": steps(lot), "value": words.cash("city", value), "rent": words.cash("city", lot.rent)}
    if lot.mortgage:
        return words.say("picture-city-sum-mortgaged", **facts)
    return words.say("picture-city-sum-doubled" if lot.rent > value else "picture-city-sum-plain", **facts)


def _sum(canvas: Canvas, lot: PlotView, theme: Theme, words: Words) -> None:
    """The present rent with its sum."""
    top = BOX[3] - 92
    canvas.fill((LEFT, top - 14, RIGHT, top - 10), theme.line)
    total = words.cash("city", lot.rent)
    room = RIGHT - LEFT - width(total, FIGURE) - 24
    setting = fit(arithmetic(lot, words), (room, 84), (34, 32, 30, 29, 28))
    for number, line in enumerate(setting.lines):
        canvas.text(
            (LEFT, top + 40 - setting.height // 2 + number * setting.style.line), line, setting.style, theme.ink
        )
    canvas.text((RIGHT, top + 10), total, FIGURE, theme.accent, 1.0)
